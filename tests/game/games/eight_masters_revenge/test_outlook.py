"""What the preview promises of a blow is what comes of it when nobody answers: sums, damage, tokens, pair, effect.

Thousands of blows of random matches in every mode: the outlook is read from the attacker's view alone, then the blow is
struck, every answer and technique declined, and its events compared (rules/eight_masters_revenge.md §5.2 to §5.5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from game.core.action import Action
from game.core.contract import Setup
from game.core.events import Event
from game.core.rng import Rng
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import CARDS, NUMBERS
from game.games.eight_masters_revenge.modes import MODES
from game.games.eight_masters_revenge.outlook import Outlook, outlook
from game.games.eight_masters_revenge.state import State
from game.games.eight_masters_revenge.view import View

MATCHES = 60
DECLINING = ("take", "pass", "yield")


class Blow:
    """An attack that nobody answers. asked: what was legal when the target was asked; after: the state at its end."""

    def __init__(self, look: Outlook, view: View, events: list[Event], asked: tuple[Action, ...], seat: int) -> None:
        self.look, self.view, self.events, self.asked, self.seat = look, view, events, asked, seat

    def of(self, kind: str, seat: int | None = None) -> list[Event]:
        """Its events of this kind."""
        return [event for event in self.events if event.kind == kind and (seat is None or event["seat"] == seat)]


def _unanswered(state: State, action: Action) -> tuple[list[Event], tuple[Action, ...]]:
    """Strike it; decline everything until the blow is gone. Of Many Paths the blow's own effect is chosen."""
    state, events = GAME.apply(state, action)
    told: list[Event] = list(events)
    asked: tuple[Action, ...] = ()
    while not any(event.kind in ("blow_gone", "match_over") for event in told):
        turn = GAME.to_act(state)
        assert turn is not None
        legal = GAME.legal_actions(state)
        if turn.kind == "defend":
            asked = legal
        chosen = next((one for one in legal if one.verb in DECLINING), legal[0])
        state, events = GAME.apply(state, chosen)
        told += events
    end = next(place for place, event in enumerate(told) if event.kind in ("blow_gone", "match_over"))
    return told[: end + 1], asked


def _blows() -> Iterator[Blow]:
    for seed in range(MATCHES):
        rng = Rng(seed)
        mode = MODES[seed % len(MODES)]
        state, _ = GAME.new(Setup("eight_masters_revenge", seed, mode.seats, mode.id, {"fighters": "random"}))
        while (turn := GAME.to_act(state)) is not None:
            legal = GAME.legal_actions(state)
            if turn.kind == "turn":
                view = GAME.view(state, turn.actor)
                for action in rng.shuffled([one for one in legal if one.verb == "attack"])[:3]:
                    card, side, target = action.args
                    look = outlook(view, turn.actor, NUMBERS[card], side, int(target))
                    events, asked = _unanswered(state, action)
                    yield Blow(look, view, events, asked, turn.actor)
            state = GAME.step(state, rng.choice(legal))


@cache
def _all() -> tuple[Blow, ...]:
    return tuple(_blows())


def _reached(blow: Blow) -> bool:
    """Whether it came to the hit check: the attacker did not fall by what lay in his way."""
    return bool(blow.of("hit_checked"))


def test_there_are_thousands_of_all_kinds() -> None:
    met: Counter[str] = Counter()
    for blow in _all():
        look = blow.look
        for name in ("hit", "near", "heavy", "flurry", "punish", "pair", "fury", "token", "wound", "may_block",
                     "may_counter", "power", "averted"):  # fmt: skip
            met[name] += bool(getattr(look, name))
        met["two tokens"] += look.token is not None and look.wound
        met[f"effect {look.effect}"] += 1
        met["fell"] += not _reached(blow)
    assert len(_all()) > 3000
    assert all(met[name] >= 5 for name in met), met
    assert len([name for name in met if name.startswith("effect")]) == 9


def test_the_sums_are_those_of_the_hit_check() -> None:
    for blow in _all():
        if _reached(blow):
            (check,) = blow.of("hit_checked")
            look = blow.look
            assert check["attack_parts"] == look.attack_parts
            assert check["defence_parts"] == look.defence_parts
            assert (check["attack"], check["defence"]) == (look.attack, look.defence)
            assert bool(check["hit"]) == look.hit
            assert sum(look.attack_parts) == look.attack


def test_the_damage_is_dealt_and_nothing_else() -> None:
    for blow in _all():
        if not _reached(blow):
            continue
        look = blow.look
        dealt = sum(
            event.number("amount")
            for event in blow.of("life_lost", look.target)
            if event["why"] in ("blow", "near_miss")
        )
        life = blow.view.seats[look.target].life
        assert dealt == min(look.damage, life), (look, dealt)
        assert bool(blow.of("near_missed")) == look.near
        if look.hit:
            (summed,) = blow.of("damage_summed")
            parts = ("printed", "power", "heavy", "flurry", "punish", "total")
            assert [summed[name] for name in parts] == [
                look.printed, look.power, look.heavy, look.flurry, look.punish, look.damage
            ]  # fmt: skip


def test_the_pair_lands_where_it_is_said_and_meets_what_lies_there() -> None:
    for blow in _all():
        look, me = blow.look, blow.view.seats[blow.seat]
        placed = next(event for event in blow.of("card_placed", blow.seat) if event["why"] == "attack")
        assert (placed["place"], placed["leaves"], placed["card"]) == (look.place, look.blow, look.card)
        triggered = [event for event in blow.of("token_triggered", blow.seat) if event["place"] == look.place]
        assert [bool(event["averted"]) for event in triggered[:1]] == ([look.averted] if look.token else [])
        met = [event["token"] for event in triggered]
        assert met[:1] == ([] if look.token is None else [look.token])
        fell_before = (
            look.token == "damage" and not look.averted and me.life == 1 and bool(blow.of("seat_out", blow.seat))
        )
        assert bool(blow.of("wound_paid", blow.seat)) == (look.wound and not fell_before)
        if _reached(blow):
            assert bool(blow.of("pair_noted", blow.seat)) == look.pair


def test_the_effect_is_the_blows() -> None:
    for blow in _all():
        if not _reached(blow) or blow.of("path_chosen") or blow.of("match_over"):
            continue
        told = [event["effect"] for event in blow.events if event.kind in ("effect_offered", "effect_skipped")]
        assert told[:1] == ([] if blow.look.effect == "none" else [blow.look.effect])


def test_what_the_target_may_do_is_not_underestimated() -> None:
    countered = 0
    for blow in _all():
        if not blow.asked:
            continue
        assert sum(action.verb == "block" for action in blow.asked) == blow.look.may_block
        can = any(action.verb == "counter" for action in blow.asked)
        assert blow.look.may_counter or not can
        countered += can
    assert countered > 50


def test_own_guard_and_fury_are_those_of_the_new_pair() -> None:
    for blow in _all():
        left, right = blow.look.cards
        assert blow.look.card in (left, right)
        assert blow.look.own_guard == CARDS[left].left + CARDS[right].right
        colours = {CARDS[left].colour, CARDS[right].colour}
        assert blow.look.fury == (len(colours) == 1 and colours != {None})


def test_a_fallen_seat_has_no_outlook() -> None:
    setup = Setup("eight_masters_revenge", 1, 4, "free_for_all", {"fighters": "none"})
    state, _ = GAME.new(setup)
    view = GAME.view(state, 0)
    seats = list(view.seats)
    seats[2] = seats[2]._replace(cards=(), out=True)
    with pytest.raises(ValueError, match="no pair"):
        outlook(view._replace(seats=tuple(seats)), 0, view.seats[0].hand[0] if view.seats[0].hand else 0, "left", 2)
