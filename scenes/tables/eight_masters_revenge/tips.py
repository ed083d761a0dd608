"""Help for everything on this table that can be pointed at: what a tooltip says."""

from __future__ import annotations

from game.games.eight_masters_revenge.cards import CARDS, EFFECTS, FIGHTERS, PLACES
from game.games.eight_masters_revenge.outlook import Outlook
from scenes.intents import Kind
from scenes.tables.eight_masters_revenge.arena import Arena
from scenes.tables.eight_masters_revenge.choosing import Choosing
from scenes.tables.eight_masters_revenge.keys import SIDES
from scenes.tables.spots import Key
from scenes.tables.tip import Tip
from scenes.widgets.keyhint import key_label

SIGNS = ("menu", "log", "rules", "eye")
"""Spots that are a sign without words."""
CARD_SPOTS = ("hand", "slot", "big")
"""Spots that are a card."""


def card_of(key: Key, arena: Arena) -> int | None:
    """The card that a spot is; None for other spots."""
    word, seat, number = key
    if word == "hand":
        return number
    if word in CARD_SPOTS:
        cards = arena.board.seats[seat].cards
        return cards[number] if number < len(cards) else None
    return None


def tip_for(key: Key | None, arena: Arena, choosing: Choosing | None, faces_up: bool) -> Tip | None:
    """What there is to say about a spot; None where that is nothing, or nothing for whoever looks."""
    if key is None:
        return None
    say = arena.say
    word, seat, number = key
    if word == "hand" and not faces_up:
        return None
    card = card_of(key, arena)
    if card is not None:
        return card_tip(arena, card)
    if word in ("plate", "area", "figure"):
        return _seat(arena, seat)
    if word == "backs":
        return _hand(arena, seat, faces_up)
    if word == "fighter":
        return fighter_tip(arena, FIGHTERS[number].id)
    if word in ("place", "token"):
        return _place(arena, seat, number)
    if word == "mark":
        slot, kind = divmod(number, 2)
        power = "up" if arena.board.seats[seat].power[slot] > 0 else "down"
        sign = "wound" if kind == 0 else power
        return Tip(say(f"masters.tip.mark.{sign}"), say(f"masters.tip.mark.{sign}.help"))
    if word == "side" and choosing is not None and faces_up:
        hand, target = choosing.pick("hand"), choosing.pick("plate")
        if hand is not None and target is not None:
            return Tip(say(f"masters.side.{SIDES[number]}"), told(arena, choosing.look(hand[2], number, target[1])))
        return Tip(say(f"masters.side.{SIDES[number]}"), say("masters.tip.counter_side"))
    if word in ("deck", "discard", "supply"):
        board = arena.board
        count = board.deck if word == "deck" else len(board.discard)
        return Tip(say(f"masters.tip.{word}"), say(f"masters.tip.{word}.help", n=count))
    if word == "sign":
        aim = "up" if number > 0 else "down"
        return Tip(say(f"masters.tip.mark.{aim}"), say(f"masters.tip.mark.{aim}.help"))
    if word == "path":
        effect = EFFECTS[number]
        return Tip(arena.effect_name(effect), say(f"effect.{effect}.help"))
    if word in SIGNS:
        return Tip(say(f"masters.tip.{word}"), say(f"masters.tip.{word}.help"))
    if word.startswith("button "):
        name = word.removeprefix("button ")
        help_id = f"masters.tip.button.{name}"
        if choosing is not None and choosing.phase == "later" and name == "draw":
            help_id = "masters.preview.later"
        elif choosing is not None and choosing.phase == "turn" and name == "pass":
            help_id = "masters.tip.button.pass_turn"
        help_text = say(help_id)
        if choosing is not None and name == choosing.declining:
            help_text = _with_key(arena, choosing, help_text)
        return Tip(say(f"masters.button.{name}"), help_text)
    if word == "confirm" and choosing is not None and choosing.answers_nothing and choosing.declining is not None:
        name = choosing.declining
        return Tip(say(f"masters.button.{name}"), _with_key(arena, choosing, say(f"masters.tip.button.{name}")))
    if word == "confirm":
        return Tip(say("masters.tip.confirm"), say("masters.tip.confirm.help"))
    if word == "slide":
        return Tip(arena.effect_name("slide"), say("masters.tip.arrow", who=arena.name(seat), n=abs(number)))
    return None


def _with_key(arena: Arena, choosing: Choosing, help_text: str) -> str:
    """What declining means, and which key does it."""
    key = key_label(arena.context.texts, Kind.CANCEL, arena.keys(choosing.seat))
    return arena.say("masters.tip.with_key", help=help_text, key=key)


def card_tip(arena: Arena, card: int) -> Tip:
    """A card in words."""
    data, say = CARDS[card], arena.say
    lines = [say("masters.tip.card", left=data.left, right=data.right, damage=data.damage)]
    if data.dragon:
        lines.append(say("masters.tip.dragon"))
    elif data.effect != "none":
        lines.append(f"{arena.effect_name(data.effect)}: {say(f'effect.{data.effect}.help')}")
    return Tip(arena.faces.name(card), " ".join(lines))


def fighter_tip(arena: Arena, fighter: str) -> Tip:
    """A fighter's techniques."""
    data = next(known for known in FIGHTERS if known.id == fighter)
    say = arena.say
    lines = [f"{say(f'technique.{name}')}: {say(f'technique.{name}.help')}" for name in data.techniques]
    return Tip(say(f"fighter.{fighter}.full"), " ".join(lines))


def _seat(arena: Arena, seat: int) -> Tip:
    own, say = arena.board.seats[seat], arena.say
    if own.out:
        return Tip(arena.name(seat), say("masters.tip.out"))
    note = say("masters.tip.fury" if own.fury else "masters.tip.no_fury")
    if own.fighter is None:
        return Tip(arena.name(seat), say("masters.tip.seat", life=own.life, hand=len(own.hand)), note=note)
    tip = fighter_tip(arena, own.fighter)
    return Tip(tip.title, tip.body, note=note)


def _hand(arena: Arena, seat: int, faces_up: bool) -> Tip:
    """Somebody else's hand: how many cards, and which where these eyes may know them (open hands in a team)."""
    own = arena.board.seats[seat]
    cards = [*own.hand, *own.aside]
    lines = [arena.say("masters.tip.backs.help", n=len(cards))]
    if faces_up:
        lines += [f"{arena.faces.name(card)}." for card in cards if card is not None]
    return Tip(arena.say("masters.tip.backs", who=arena.name(seat)), " ".join(lines))


def _place(arena: Arena, seat: int, place: int) -> Tip:
    token, say = arena.board.seats[seat].tokens[place], arena.say
    title = say("masters.tip.place", place=PLACES[place].upper(), who=arena.name(seat))
    row = "attack" if place < 6 else "defence"
    return Tip(title, say(f"masters.tip.token.{token}" if token else f"masters.tip.place.{row}"))


def told(arena: Arena, look: Outlook) -> str:
    """A placing in words: the sum, what it does, and what may be answered."""
    say = arena.say
    a, b = look.attack_parts
    c, d = look.defence_parts
    sums = say("masters.told.sums", a=a, b=b, attack=look.attack, c=c, d=d, defence=look.defence)
    lines = [sums]
    if look.hit:
        lines.append(say("masters.told.hit", n=look.damage))
    else:
        lines.append(say("masters.told.near" if look.near else "masters.told.miss"))
    if look.effect != "none":
        lines.append(say("masters.told.effect", effect=say(f"effect.{look.effect}")))
    if look.pair:
        lines.append(say("masters.told.pair"))
    if look.punish:
        lines.append(say("masters.told.punish"))
    if look.averted:
        lines.append(say("masters.told.averted"))
    elif look.token is not None:
        lines.append(say("masters.told.trap" if look.token == "damage" else "masters.told.crow"))
    if look.wound:
        lines.append(say("masters.told.wound"))
    if look.may_block:
        lines.append(say("masters.told.block"))
    if look.may_counter:
        lines.append(say("masters.told.counter"))
    return " ".join(lines)
