"""Nothing that is pressed at a decision stays without an answer, in any game: it does something, or says why not."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from game.core.action import Action
from game.core.contract import Refusal, Setup
from game.core.events import PUBLIC
from game.core.match import Match
from game.core.registry import GAME_IDS
from game.core.rng import Rng
from game.text import Texts
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.tables.hands import TableHands
from scenes.tables.registry import make_table
from scenes.tables.scripted import ScriptedTable
from tests.scenes.driver import Driver

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "text"
WAYS = [
    ("eight_bit_battle", "", 2),
    ("eight_masters_revenge", "duel", 2),
    ("street_war", "", 2),
    ("demonites", "war", 3),
    ("demonites", "skirmish", 3),
    ("demonites", "scout", 3),
    ("demonites", "ambush", 3),
    ("demonites", "campaign", 2),
]
EVERYWHERE = ("no_card", "not_here", "nothing_back", "nothing_back_shared")
STILL = ("view", "legal", "_actions", "_all", "_explain", "hand", "battle")
"""What of a decision never changes."""
KEYS = (Kind.CONFIRM, Kind.CANCEL, Kind.INSPECT)


class Host:
    """Stands for the play scene, and writes down what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def open_log(self) -> None:
        self.asked.append("log")

    def open_rules(self) -> None:
        self.asked.append("rules")

    def open_menu(self) -> None:
        self.asked.append("menu")

    def toggle_peek(self) -> None:
        self.asked.append("peek")

    def undo(self) -> None:
        self.asked.append("undo")

    def can_undo(self) -> bool:
        return False


class Sitting:
    """Somebody at a table, asked the same decision again and again."""

    def __init__(self, driver: Driver, match: Match, shared: bool) -> None:
        setup = match.setup
        seats = tuple(SeatConfig(PERSON, f"P{number}") for number in range(setup.seats))
        self.host, self.match = Host(), match
        table = make_table(driver.context, MatchConfig(setup, seats), self.host, shared)
        assert isinstance(table, ScriptedTable)
        self.table = table
        self.chosen: list[Action] = []

    @property
    def hands(self) -> TableHands[object]:  # type: ignore[type-var]
        return self.table.hands

    def _explain(self, action: Action) -> Refusal | None:
        return self.match.game.refusal(self.match.state, action)

    def ask(self) -> None:
        turn = self.match.turn
        assert turn is not None
        view = self.match.view(turn.actor if turn.actor >= 0 else PUBLIC)
        self.table.reveal(True)
        self.table.show(view)
        self.table.ask(view, self.match.legal_actions, self.chosen.append, self._explain)
        self.hands.refusal = ""

    def look(self) -> tuple[object, ...]:
        """Everything that a press may change."""
        hands = self.hands
        decision = {} if hands.choosing is None else {k: repr(v) for k, v in vars(hands.choosing).items()}
        speed = getattr(hands, "autoplay", None)
        return (
            hands.refusal,
            hands.inspected,
            hands.leafing,
            hands.spots.focus,
            len(self.chosen),
            len(self.host.asked),
            {name: value for name, value in decision.items() if name not in STILL},
            repr(vars(speed)) if speed is not None else "",
        )


def decisions(game: str, mode: str, seats: int) -> Iterator[Match]:
    """The first decision of each kind in a random match."""
    options = {"pace": "calm"} if mode == "skirmish" else {}
    match = Match(Setup(game, 5, seats, mode, options) if mode else Setup(game, 5))
    rng, met = Rng(8), set()
    for _ in range(260):
        if match.turn is None:
            return
        if match.turn.kind not in met:
            met.add(match.turn.kind)
            yield match
        match.act(rng.choice(match.legal_actions))


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
@pytest.mark.parametrize(("game", "mode", "seats"), WAYS, ids=[f"{game}-{mode}" for game, mode, _ in WAYS])
def test_every_press_does_something_or_says_why_not(
    driver: Driver, game: str, mode: str, seats: int, shared: bool
) -> None:
    silent: set[tuple[str, object]] = set()
    pressed = refused = 0
    for match in decisions(game, mode, seats):
        sitting = Sitting(driver, match, shared)
        assert match.turn is not None
        sitting.ask()
        for key in [spot.key for spot in sitting.hands.spots.all]:
            sitting.ask()
            before = sitting.look()
            sitting.hands.press(key)
            pressed += 1
            refused += bool(sitting.hands.refusal)
            if sitting.look() == before:
                silent.add((match.turn.kind, key[0]))
        for kind in KEYS:
            sitting.ask()
            before = sitting.look()
            used = sitting.table.handle(Intent(kind, 0))
            if not used or sitting.look() == before:
                silent.add((match.turn.kind, kind))
    assert silent == set()
    assert pressed > 20
    assert refused > 3


def reasons(game: str) -> tuple[str, ...]:
    found: tuple[str, ...] = import_module(f"game.games.{game}.refusals").REASONS
    return found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_every_reason_has_words(game: str, language: str) -> None:
    texts = Texts(FOLDER, language, strict=True)
    hands = import_module(f"scenes.tables.{game}.hands").Hands
    wanted = [f"refusal.{game}.{reason}" for reason in reasons(game)]
    wanted += [f"{hands.words}.refusal.{reason}" for reason in sorted(hands.own_refusals)]
    wanted += [f"why.{reason}" for reason in EVERYWHERE]
    assert [text for text in wanted if not texts.has(text)] == []
    assert len(wanted) > len(EVERYWHERE) + 8


def test_who_presses_while_somebody_thinks_hears_whose_turn_it_is(driver: Driver) -> None:
    for game, mode, seats in WAYS[:3]:
        sitting = Sitting(driver, next(decisions(game, mode, seats)), shared=False)
        sitting.table.show(sitting.match.view(0))
        sitting.table.thinking(1)
        assert sitting.table.handle(Intent(Kind.CONFIRM, 0))
        assert "P1" in sitting.hands.refusal


def test_a_key_without_a_focus_gives_one(driver: Driver) -> None:
    sitting = Sitting(driver, next(decisions("eight_bit_battle", "", 2)), shared=False)
    sitting.ask()
    sitting.hands.spots.focus = None
    assert sitting.table.handle(Intent(Kind.CONFIRM, 0))
    assert sitting.hands.spots.focus is not None
    assert sitting.chosen == []


IN_FULL = {
    "eight_bit_battle": {"hand", "figure", "pile", "drawn", "held"},
    "eight_masters_revenge": {"hand", "slot", "discard"},
    "street_war": {"battle", "card", "lane", "discard"},
    "demonites": {"hand", "line", "lying"},
}
"""By game: spots whose cards are seen in full sooner or later in any match."""


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_card_can_be_looked_at_in_full_with_the_same_key(driver: Driver, game: str) -> None:
    seen: set[str] = set()
    canvas = driver.context.display.canvas
    for _, mode, seats in (way for way in WAYS if way[0] == game):
        match = Match(
            Setup(game, 5, seats, mode, {"pace": "calm"} if mode == "skirmish" else {}) if mode else Setup(game, 5)
        )
        rng, number = Rng(3), 0
        while match.turn is not None and number < 90 and not seen >= IN_FULL[game]:
            if number % 6 == 0:
                sitting = Sitting(driver, match, shared=False)
                sitting.ask()
                for spot in sitting.hands.spots.all:
                    sitting.hands.close_top()
                    sitting.hands.refusal = ""
                    assert sitting.table.handle(Intent(Kind.INSPECT, pos=spot.rect.center))
                    opened = sitting.hands.inspected is not None or sitting.hands.leafing is not None
                    assert opened != bool(sitting.hands.refusal), spot.key
                    found = sitting.hands.spots.at(spot.rect.center)
                    if opened and found is not None and found[0] not in seen:
                        seen.add(found[0])
                        sitting.table.draw(canvas)
            match.act(rng.choice(match.legal_actions))
            number += 1
    assert seen >= IN_FULL[game]
    assert driver.context.fonts.overflows == []
