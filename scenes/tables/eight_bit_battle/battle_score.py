"""What is played for each event of a battle: reads like a score.

A script says what happens and for how long; the board moves on inside it, at the moment when the eye should see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.events import Event
from game.games.eight_bit_battle.cards import CARDS, KING, QUEEN, WIZARD, is_character
from scenes.stage.actor import Actor
from scenes.stage.script import HOLD, Script
from scenes.stage.tween import ease_in, ease_out
from scenes.tables.eight_bit_battle.board import parts
from scenes.tables.eight_bit_battle.card_face import TEAMS
from scenes.tables.eight_bit_battle.round_count import RoundCount
from scenes.widgets.colours import AMBER, MIST, SEATS, WHITE, YELLOW
from scenes.widgets.text import Font

if TYPE_CHECKING:
    from scenes.tables.eight_bit_battle.battle_table import BattleTable

LAY_MS = 240
WALK_MS = 540
JOIN_MS = 320
LUNGE_MS = 200
STANDOFF = 52
"""Pixels between attacker and victim at the blow."""
HIT_STOP_MS, HEAVY_STOP_MS = 110, 250
PART_MS = 330
COUNT_PAUSE_MS, COUNT_MS = 300, 60
SHAKE_MS, HEAVY_SHAKE_MS = 140, 240
GAIN_ASIDE = 44
"""Pixels from the middle of a pile to that of the points it has gained."""
OVER_HEAD = 68
"""Pixels from a figure's feet to words over its head."""
IMPACT_FRAME = 3
CALL_FRAME = 2
"""Of `ability` and `cheers`: the tankard is up, the curtsy made."""
HURT_COLOURS = (WHITE, YELLOW, AMBER)


def play(table: BattleTable, event: Event) -> Script:
    """The script for one event; the board has moved on by it when the script ends."""
    score = _SCORES.get(event.kind)
    if score is None:
        table.board.apply(event)
        return
    yield from score(table, event)


def _battle_started(table: BattleTable, event: Event) -> Script:
    table.board.apply(event)
    table.clash.clear()
    table.crowd.stand(table.board)
    table.caption(table.say("table.battle", n=event["battle"]), WHITE)
    yield 420
    table.caption("")


def _committed(table: BattleTable, event: Event) -> Script:
    seat = event.number("seat")
    table.board.apply(event)
    cards = ["face_down"] + ["face_down_item"] * event.number("items")
    if _lies_there(table, seat):
        table.landed[seat].extend(cards)
        cards = []
    for what in cards:
        card = table.lay(what, seat)
        yield from table.cues.fly(card, table.map.point(f"{what}_{seat}"), LAY_MS)
        table.flying.remove(card)
        table.landed[seat].append(what)
    yield 60


def _lies_there(table: BattleTable, seat: int) -> bool:
    """Whether these eyes have just laid the seat's cards on the stage themselves: they need not fly in again."""
    return table.faces_up and table.board.eyes == seat


def _key_turned(table: BattleTable, event: Event) -> Script:
    seat = event.number("seat")
    slot = table.map.rect(f"face_down_item_{seat}")
    table.burst("key_glint", slot.center)
    table.board.apply(event)
    table.caption(table.faces.name(event.number("card")).upper() + "!", YELLOW)
    yield 620
    table.caption("")


def _key_looked(table: BattleTable, event: Event) -> Script:
    table.board.apply(event)
    seat, card = event.number("seat"), event["character"]
    if isinstance(card, int) and seat == table.board.eyes and table.faces_up:
        # H6: the owner's look stays until he confirms, even where nothing can follow.
        table.looked_at = (card, 1 - seat)
        yield HOLD
        table.looked_at = None
    else:
        slot = table.map.rect(f"face_down_{1 - seat}")
        table.pop("?", (slot.centerx, slot.top + 30), SEATS[seat])
        yield 520


def _item_added(table: BattleTable, event: Event) -> Script:
    seat = event.number("seat")
    table.board.apply(event)
    if _lies_there(table, seat):
        yield 60
        return
    card = table.lay("face_down_item", seat)
    x, y = table.map.point(f"face_down_item_{seat}")
    yield from table.cues.fly(card, (x + 10, y + 8), LAY_MS)
    table.flying.remove(card)


def _swapped(table: BattleTable, event: Event) -> Script:
    seat = event.number("seat")
    if _lies_there(table, seat):
        table.board.apply(event)
        yield 60
        return
    x, y = table.map.point(f"face_down_{seat}")
    table.landed[seat][:] = [what for what in table.landed[seat] if what != "face_down"]
    card = table.lay("face_down", seat, (x, y))
    home = table.map.rect("fighter_tray")
    yield from table.cues.fly(card, home.topleft, LAY_MS)
    yield from table.cues.fly(card, (x, y), LAY_MS)
    table.flying.remove(card)
    table.board.apply(event)
    table.landed[seat].append("face_down")


def _revealed(table: BattleTable, event: Event) -> Script:
    seat = event.number("seat")
    characters = event.cards("characters")
    x, y = table.map.point(f"face_down_{seat}")
    card = table.lay("face_down", seat, (x, y), front=table.faces.face(characters[0], TEAMS[seat]))
    table.landed[seat].clear()
    if _lies_there(table, seat):
        # It has been lying face up for the only eyes that look.
        card.down = False
    else:
        yield from table.cues.turn(card, down=False)
    yield 200
    table.board.apply(event)
    yield from _walk_in(table, seat, characters[0], 0)
    table.flying.remove(card)
    table.crowd.stand(table.board)
    for _ in event.cards("items"):
        yield 60
    yield 160


def _walk_in(table: BattleTable, seat: int, card: int, place: int, keep: Actor | None = None) -> Script:
    """From the reserve row to the front, step by step. keep: who goes on with what he does."""
    start = table.crowd.reserve_point(seat, card)
    table.crowd.stand(table.board, keep)
    actor = table.crowd.actors.get(card)
    if actor is None:
        return
    actor.x, actor.y = start
    actor.play("walk")
    table.cues.move(actor, table.crowd.fighter_point(seat, place), WALK_MS, ease_out)
    table.burst("dust" if seat == 0 else "dust_left", (actor.x, actor.y))
    yield WALK_MS
    actor.play("idle")


def _joined(table: BattleTable, event: Event) -> Script:
    """The lead calls, the Queen her King, anybody else with a tankard; who is called walks in."""
    seat, card = event.number("seat"), event.number("character")
    queen = event["reason"] == "queen"
    fighters = table.board.seats[seat].fighters
    # The Queen may have come for the Ale herself: it is she who calls, whoever was laid.
    callers = [fighter for fighter in fighters if fighter == QUEEN] if queen else fighters
    lead = table.crowd.actors.get(callers[0]) if callers else None
    if lead is not None:
        table.burst("royal_bond" if queen else "beer_splash", (lead.x, lead.y - 34))
        lead.play("ability" if queen else "cheers")
        yield lead.time_of(CALL_FRAME)
    table.board.apply(event)
    place = len(table.board.seats[seat].fighters) - 1
    yield from _walk_in(table, seat, card, place, lead)
    x, y = table.crowd.fighter_point(seat, place)
    table.pop(table.faces.name(card), (x, y - OVER_HEAD), SEATS[seat], Font.NAME)
    comer = table.crowd.actors.get(card)
    if queen and comer is not None:
        comer.play("ability")
        yield comer.duration_ms
    else:
        yield JOIN_MS
    table.crowd.stand(table.board)


def _clash(table: BattleTable, event: Event) -> Script:
    clash, board = table.clash, table.board
    attacker = event.number("attacker")
    clash.clear()
    clash.on, clash.attacker = True, attacker
    outcome = str(event["outcome"])
    yield from _add_up(table, event, "attack_parts", attacker)
    yield from _add_up(table, event, "defence_parts", 1 - attacker)
    clash.attack, clash.defence = event.number("attack"), event.number("defence")
    if outcome in ("fog", "torch"):
        yield from _fog(table, attacker, outcome == "torch")
    else:
        clash.sign = ">" if outcome == "attack_beats" else "≤"
        clash.note = "table.beats" if outcome == "attack_beats" else "table.holds"
    yield 260
    winner = attacker if outcome in ("attack_beats", "fog") else 1 - attacker
    yield from _blow(table, attacker, winner, outcome)
    board.apply(event)


def _add_up(table: BattleTable, event: Event, name: str, seat: int) -> Script:
    """Every card's number jumps from its card into the panel."""
    for card, value in parts(event, name):
        point = table.source_of(card, seat)
        text = f"+{value}" if card >= 0 else f"{table.say('table.bond')} +{value}"
        table.pop(text, point, YELLOW if name == "attack_parts" else MIST, Font.TITLE if card >= 0 else Font.NAME)
        if card < 0:
            table.burst("royal_bond", point)
        if name == "attack_parts":
            table.clash.attack += value
        else:
            table.clash.defence += value
        yield PART_MS


def _fog(table: BattleTable, attacker: int, torch: bool) -> Script:
    clash = table.clash
    wizard = table.crowd.actors.get(WIZARD)
    if wizard is not None:
        wizard.play("ability")
        table.burst("magic", (wizard.x, wizard.y - 40))
    table.sound("fog")
    table.caption(table.say("table.fog"), MIST)
    table.cues.fade(clash, "fog", 0.6, 3.4, 900)
    yield 1100
    clash.note = "table.fog.note"
    if torch:
        defender = 1 - attacker
        point = table.crowd.fighter_point(defender, 0)
        clash.hole = (point[0], point[1] - 30)
        clash.note = "table.torch.note"
        table.caption(table.say("table.torch"), AMBER)
        table.bits((point[0], point[1] - 40), HURT_COLOURS)
        yield 700
        table.cues.fade(clash, "fog", 3.4, 0.0, 500)
        yield 500
    else:
        table.cues.fade(clash, "fog", 3.4, 1.2, 500)
        yield 500
    table.caption("")


def _blow(table: BattleTable, attacker: int, winner: int, outcome: str) -> Script:
    """Lunge, smear, impact with hit-stop, flash and spark; then the victim gives way or the shield holds."""
    crowd, board = table.crowd, table.board
    striker_seat = winner if outcome == "torch" else attacker
    mine, theirs = board.seats[striker_seat].fighters, board.seats[1 - striker_seat].fighters
    striker = crowd.actors.get(mine[0]) if mine else None
    victim = crowd.actors.get(theirs[0]) if theirs else None
    if striker is None or victim is None:
        return
    way = 1 if striker_seat == 0 else -1
    home = striker.x
    hit = winner == striker_seat
    heavy = hit and mine[0] in (KING, WIZARD)
    casts = CARDS[mine[0]].picture in ("wizard", "queen")
    if not casts:
        striker.play("walk")
        table.cues.dash(striker, (victim.x - way * STANDOFF, striker.y), LUNGE_MS)
        table.burst("dust" if way > 0 else "dust_left", (striker.x, striker.y))
        yield LUNGE_MS
    striker.play("attack")
    yield striker.time_of(IMPACT_FRAME)
    contact = (victim.x - way * 8, victim.y - 30)
    if casts:
        table.burst("magic", contact)
    yield from _impact(table, striker, victim, way, hit, heavy, contact)
    if not casts:
        table.cues.move(striker, (home, striker.y), 266, ease_out)
    yield 266
    striker.play("win" if hit else "idle")
    if hit:
        victim.play("defeat")
    else:
        victim.play("win")
        striker.play("hurt")
    yield 700


def _impact(
    table: BattleTable,
    striker: Actor,
    victim: Actor,
    way: int,
    hit: bool,
    heavy: bool,
    contact: tuple[float, float],
) -> Script:
    striker.frozen = victim.frozen = True
    if hit:
        victim.flash = table.may_flash(contact)
        table.burst("spark_heavy" if heavy else "spark", contact)
        table.bits(contact, HURT_COLOURS)
    else:
        table.burst("shield_flash_left" if way > 0 else "shield_flash", contact)
    table.pop(table.say("table.hit" if hit else "table.blocked"), (contact[0], contact[1] - 44), YELLOW)
    yield 34
    victim.flash = False
    yield HEAVY_STOP_MS if heavy else HIT_STOP_MS
    striker.frozen = victim.frozen = False
    table.shake(HEAVY_SHAKE_MS if heavy else SHAKE_MS, 4 if heavy else 3)
    if hit:
        victim.play("hurt")
        yield from table.cues.knock(victim, way * 8)
    else:
        yield 120


def _battle_won(table: BattleTable, event: Event) -> Script:
    """The loser's figures dissolve, and all cards fly to the winner's pile."""
    seat = event.number("seat")
    losers = [a for c, a in table.crowd.actors.items() if c in table.crowd.in_front and table.crowd.owner[c] != seat]
    for actor in losers:
        table.cues.fade(actor, "dissolve", 0.0, 1.0, 380)
    cards = event.cards("cards")
    pile = table.map.rect(f"pile_{seat}")
    for card in cards:
        start = table.source_of(card, table.crowd.owner.get(card, seat))
        flying = table.small(card, start)
        table.cues.move(flying, pile.topleft, 380, ease_in, 26)
        yield 110
    yield 320
    table.flying.clear()
    table.landed = ([], [])
    for actor in losers:
        actor.hidden = True
    table.board.apply(event)
    table.burst("star_pop", pile.center)
    # Beside the pile, towards the middle: over it, it would run into the pile's own number.
    table.pop(f"+{event['points']}", (pile.centerx + (GAIN_ASIDE if seat == 0 else -GAIN_ASIDE), pile.top + 10), YELLOW)
    yield 620
    table.clash.clear()
    table.crowd.stand(table.board)


def _leftovers(table: BattleTable, event: Event) -> Script:
    seat = event.number("seat")
    pile = table.map.rect(f"pile_{seat}")
    table.caption(table.say("table.leftovers", points=event["points"]), SEATS[seat])
    for card in event.cards("cards"):
        actor = table.crowd.actors.get(card)
        start = (actor.x, actor.y - 40) if actor is not None and is_character(card) else pile.move(0, 120).center
        flying = table.small(card, start)
        table.cues.move(flying, pile.topleft, 380, ease_in, 26)
        yield 110
    yield 340
    table.flying.clear()
    table.board.apply(event)
    table.crowd.stand(table.board)
    yield 500
    table.caption("")


def _round_over(table: BattleTable, event: Event) -> Script:
    table.board.apply(event)
    # What still flies of the last battle, at instant speed all of it, would hang over the count.
    table.still()
    count = table.round_count = RoundCount(event)
    yield COUNT_PAUSE_MS
    while not count.complete:
        count.counted += 1
        yield COUNT_MS
    table.burst("star_pop", count.winners_place)
    yield HOLD
    table.round_count = None


_SCORES: dict[str, Callable[[BattleTable, Event], Script]] = {
    "battle_started": _battle_started,
    "committed": _committed,
    "key_turned": _key_turned,
    "key_looked": _key_looked,
    "item_added": _item_added,
    "swapped": _swapped,
    "revealed": _revealed,
    "joined": _joined,
    "clash": _clash,
    "battle_won": _battle_won,
    "leftovers": _leftovers,
    "round_over": _round_over,
}
