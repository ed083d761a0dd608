"""No frame of 8 Masters' Revenge tells what those who look may not know (rules/eight_masters_revenge.md §4.2, UX §2).

A position and another that differs from it in everything hidden from the eyes are drawn by two runs that get the same
input: every frame must be the same, byte for byte. At decisions, with every spot pointed at and pressed, with tooltips,
full cards, peeking and the log, and while what was chosen is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from game.ai.player import Decision
from game.ai.players import thinking_time
from game.core.action import Action
from game.core.contract import Game, Setup, State
from game.core.events import PUBLIC, seen_by
from game.core.match import Match
from game.core.registry import get_game
from game.core.rng import Rng
from scenes.intents import Kind
from scenes.match_config import PERSON
from scenes.play import Phase, PlayScene
from scenes.tables.eight_masters_revenge.spots_of import meaning
from scenes.thinking import Thinker
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.masters_matches import GAME_ID, NAMES, table_of
from tests.scenes.twins import TwinRecorder, compare, same

GAME: Game = get_game(GAME_ID)
Script = Callable[["Recorder", Action | None], None]


class _Timed(Thinker):
    """Takes the blow or yields, so many milliseconds after it was asked."""

    def __init__(self, scene: PlayScene, ms: int) -> None:
        super().__init__()
        self._scene, self._ms = scene, ms
        self._decision: Decision | None = None

    def start(self, *words: object, **_: object) -> None:
        """Begin to think."""
        legal = words[2]
        assert isinstance(legal, tuple)
        self._decision = Decision(next(action for action in legal if action.verb in ("take", "yield")))

    def poll(self) -> Decision | None:
        """The answer, when it is there."""
        return self._decision if self._scene._waited >= self._ms else None


def _walk(setup: Setup) -> Iterator[tuple[Match, Rng]]:
    """Every position of a random match in which blows are struck more often than chance would have it."""
    rng = Rng(setup.seed)
    match = Match(setup)
    while match.turn is not None:
        yield match, rng
        attacks = [action for action in match.legal_actions if action.verb == "attack"]
        match.act(rng.choice(attacks if attacks and rng.below(3) else match.legal_actions))


def _alike(state: State, other: State, eyes: int, action: Action, _: Rng) -> Action | None:
    """A legal action of the other state that tells these eyes the same, as different as it can be."""
    told = seen_by(GAME.apply(state, action)[1], eyes)
    for candidate in sorted(GAME.legal_actions(other), key=lambda legal: legal == action):
        if seen_by(GAME.apply(other, candidate)[1], eyes) == told:
            return candidate
    return None


class Recorder(TwinRecorder):
    """Twins in the arena."""

    names = NAMES
    cards = ("hand", "slot", "big")
    secret = ("hand",)

    def keys_of(self, seat: int) -> int:
        """Those who sit on one side share their keys."""
        return seat % 2

    def press_around(self, words: tuple[str, ...]) -> None:
        """Everything of these kinds is pressed once; cards are dragged, too. What is refused is refused alike."""
        table = table_of(self.scene)
        assert table.choosing is not None
        pressed = set()
        for spot in table.spots.all:
            at = table.spots.at(spot.rect.center)
            meant = meaning(at, table.choosing) if at is not None else None
            if spot.key == at and at[0] in words and meant not in pressed:
                pressed.add(meant)
                self.driver.click(spot.rect.center)
                self.keep()
                if spot.key[0] == "hand":
                    board = table.arena.geometry.board(0)
                    self.driver.drag(spot.rect.center, board.center)
                    self.keep()

    def act(self, action: Action) -> None:
        """What is played, ten frames a second, until somebody must do something."""
        assert self.scene.session.position == self.position
        self.scene.table.thinking(None)
        self.scene._act(action)
        for _ in range(400):
            self.driver.step(ms=96)
            self.keep()
            if self.scene.phase != Phase.PLAYING:
                return


def _compare(
    driver: Driver,
    setup: Setup,
    kinds: tuple[str, ...],
    eyes_of: Callable[[int], int],
    script: Script,
    pick: Callable[[Match, int], bool],
) -> set[str]:
    """The kinds that were met, as `twins.compare`, along a match of many blows."""

    def recorder(match: Match, state: State) -> Recorder:
        return Recorder(driver, match, state, kinds)

    def plan(match: Match, rng: Rng) -> Action:
        return rng.choice(match.legal_actions)

    return set(compare(GAME, _walk(setup), eyes_of, pick, plan, _alike, recorder, script))


RARE = frozenset({"start", "later", "block2", "counter", "hit", "paths", "limit", "sleeve"})


def _some(every: int) -> Callable[[Match, int], bool]:
    """Every so many, and whatever is rare, once."""
    seen: Counter[str] = Counter()

    def pick(match: Match, number: int) -> bool:
        assert match.turn is not None
        seen[match.turn.kind] += 1
        return number % every == 0 or (match.turn.kind in RARE and seen[match.turn.kind] < 2)

    return pick


DUEL_SETUP = Setup(GAME_ID, 3, 2, "duel", {"fighters": "random"})
FOUR_SETUP = Setup(GAME_ID, 5, 4, "teams", {"fighters": "random"})


@pytest.mark.parametrize("setup", [DUEL_SETUP, FOUR_SETUP], ids=["duel", "teams"])
def test_several_people_see_only_what_all_know(driver: Driver, setup: Setup) -> None:
    """Behind the curtain, but with the hand covered: whatever is pointed at and pressed."""

    def script(recorder: Recorder, action: Action | None) -> None:
        turn = recorder.scene.session.turn
        assert turn is not None
        recorder.open_curtain()
        assert recorder.scene.phase == Phase.CHOOSING
        recorder.look_around()
        recorder.press_around(("hand", "side"))
        recorder.walk_by_keys(turn.actor)
        if turn.kind in ("turn", "defend", "counter"):
            # Elsewhere nothing depends on the hand, and pressing may decide.
            recorder.press_around(("plate", "slot", "place", "token", "mark"))
        recorder.read_log()
        if action is not None:
            recorder.act(action)

    met = _compare(driver, setup, (PERSON,) * setup.seats, lambda _: PUBLIC, script, _some(31))
    assert {"turn", "defend"} <= met


@pytest.mark.parametrize("seat", [0, 1])
def test_alone_nothing_of_the_rivals_shows(driver: Driver, seat: int) -> None:
    def script(recorder: Recorder, action: Action | None) -> None:
        recorder.keep()
        recorder.look_around()
        recorder.read_log()
        if action is not None:
            recorder.act(action)
            recorder.look_around()

    kinds = (PERSON, "ai:random") if seat == 0 else ("ai:random", PERSON)
    met = _compare(driver, DUEL_SETUP, kinds, lambda _: seat, script, _some(31))
    assert {"turn", "defend"} <= met


@pytest.mark.parametrize("hands", ["closed", "open"])
def test_alone_in_a_team_only_what_the_seat_may_know_shows(driver: Driver, hands: str) -> None:
    def script(recorder: Recorder, action: Action | None) -> None:
        recorder.keep()
        recorder.look_around()
        if action is not None:
            recorder.act(action)

    setup = Setup(GAME_ID, 8, 4, "teams", {"fighters": "random", "team_hands": hands})
    kinds = ("ai:random", PERSON, "ai:random", "ai:random")
    assert "turn" in _compare(driver, setup, kinds, lambda _: 1, script, _some(31))


def test_whoever_peeks_sees_nothing_of_the_others(driver: Driver) -> None:
    def script(recorder: Recorder, action: Action | None) -> None:
        turn = recorder.scene.session.turn
        assert turn is not None
        recorder.open_curtain()
        recorder.driver.hold(Kind.PEEK, turn.actor % 2, True)
        recorder.keep()
        recorder.look_around()
        recorder.press_around(("hand", "side"))
        recorder.driver.hold(Kind.PEEK, turn.actor % 2, False)
        recorder.keep()

    met = _compare(driver, DUEL_SETUP, (PERSON, PERSON), lambda actor: actor, script, _some(31))
    assert {"turn", "defend"} <= met


def test_covered_again_nothing_of_what_was_picked_shows(driver: Driver) -> None:
    """Cards and targets that were picked while peeking leave no trace once the hand is covered."""
    compared = 0
    for number, (match, _) in enumerate(_walk(FOUR_SETUP)):
        turn = match.turn
        assert turn is not None
        hand = GAME.view(match.state, turn.actor).seats[turn.actor].hand
        if turn.kind != "turn" or number % 5 or len(hand) < 2:
            continue
        frames = set()
        for pick in range(len(hand) + 1):
            recorder = Recorder(driver, match, match.state, (PERSON,) * 4)
            recorder.open_curtain()
            recorder.driver.hold(Kind.PEEK, turn.actor % 2, True)
            spots = [spot for spot in table_of(recorder.scene).spots.all if spot.key[0] == "hand"]
            # As many inputs, whatever is picked.
            where = spots[pick].rect.center if pick < len(hand) else (320, 0)
            recorder.driver.click(where)
            recorder.driver.point((320, 0))
            recorder.driver.hold(Kind.PEEK, turn.actor % 2, False)
            frames.add(recorder.driver.frame())
            compared += 1
        assert len(frames) == 1, [action.text for action in match.actions]
    assert compared > 10


def _with_and_without(kind: str, seeds: range) -> Iterator[tuple[Match, State]]:
    """Positions of this kind with a twin in which the hand has an answer where the other has none."""
    for seed in seeds:
        for match, rng in _walk(Setup(GAME_ID, seed, 2, "duel", {"fighters": "none"})):
            if match.turn is None or match.turn.kind != kind:
                continue
            for _ in range(4):
                other = GAME.resample(match.view(PUBLIC), rng)
                verbs = [{action.verb for action in GAME.legal_actions(state)} for state in (match.state, other)]
                if ("counter" in verbs[0]) != ("counter" in verbs[1]):
                    yield match, other
                    break


@pytest.mark.parametrize("kind", ["defend", "counter"])
def test_a_reaction_is_asked_alike_whether_or_not_there_is_an_answer(driver: Driver, kind: str) -> None:
    """From the blow on, frame by frame, until the answer that both have was given and played."""

    def script(recorder: Recorder, _: Action | None) -> None:
        recorder.keep()
        recorder.press_around(("hand",))
        recorder.walk_by_keys(1)
        legal = recorder.scene.session.match.legal_actions
        recorder.act(next(action for action in legal if action.verb in ("take", "yield")))

    compared = 0
    for match, other in _with_and_without(kind, range(40)):

        def recorder(state: State, match: Match = match) -> Recorder:
            return Recorder(driver, match, state, (PERSON, PERSON))

        same(recorder, match, other, None, script)
        compared += 1
        if compared == 4:
            return
    raise AssertionError(f"only {compared} such positions")


@pytest.mark.parametrize("speed", [0, 1, 4])
@pytest.mark.parametrize("player", ["ai:greedy", "ai:search", "ai:random"])
def test_a_player_of_the_arcade_takes_as_long_to_answer_with_and_without_a_dragon(
    driver: Driver, player: str, speed: int
) -> None:
    """Whoever has nothing to think about is done at once; who has a dragon may think as long as he is given."""
    longest = round(thinking_time(player)[0] * 1000)
    compared = 0
    for match, other in _with_and_without("defend", range(12)):
        assert match.turn is not None
        actor = match.turn.actor
        kinds = (PERSON, player) if actor == 1 else (player, PERSON)
        waits = []
        for state in (match.state, other):
            recorder = Recorder(driver, match, state, kinds)
            driver.context.settings.speed = speed
            recorder.scene._thinker = _Timed(recorder.scene, longest if len(GAME.legal_actions(state)) > 1 else 0)
            recorder.scene._think(actor)
            frames = 0
            while recorder.scene.phase == Phase.THINKING:
                driver.step()
                frames += 1
            waits.append(frames)
            driver.context.stack.reset(TitleScene(driver.context))
        assert waits[0] == waits[1]
        assert waits[0] > 1
        compared += 1
        if compared == 3:
            return
    raise AssertionError(f"only {compared} such positions")


def test_the_curtain_is_the_same_whatever_lies_behind_it(driver: Driver) -> None:
    frames = set()
    for seed in range(5):
        match = Match(Setup(GAME_ID, seed, 2, "duel", {"fighters": "none"}))
        recorder = Recorder(driver, match, match.state, (PERSON, PERSON))
        assert recorder.scene.phase == Phase.CURTAIN
        frames.add(recorder.driver.frame())
    assert len(frames) == 1
