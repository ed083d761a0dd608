"""The program is dropped in the middle of a match, in every mode, alone and between two: Continue goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.events import PUBLIC
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from scenes.intents import Kind
from scenes.play import Phase, PlayScene, open_match
from scenes.result import MatchResultScene
from scenes.saves.records import record_of_match
from scenes.saves.shelf import replays_of, saves_of
from scenes.tables.scripted import ScriptedTable
from scenes.title import TitleScene
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config, half, played

WISHES = (*(Kind.CONFIRM,) * 4, Kind.RIGHT, Kind.RIGHT, Kind.LEFT, Kind.UP, Kind.DOWN)
PRESSES = 6
"""At one decision until it is made without keys: whoever presses blindly may never find a rare button."""
MOST_FRAMES = 60_000
RACE_MS = 64
"""Frames of a race are longer here."""
SEATINGS = [
    pytest.param(game, mode, people, id=f"{game}-{mode}-{people}")
    for game in GAME_IDS
    for mode in get_game(game).modes
    for people in (1, 2)
]


class Evening:
    """One program after the other on the same folders; whoever sits there presses keys."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rng = Rng(7)
        self.driver = Driver(folder)
        self._seen, self._presses = -1, 0

    @property
    def scene(self) -> PlayScene:
        """The match in front."""
        assert isinstance(self.driver.scene, PlayScene), self.driver.scene.name
        return self.driver.scene

    @property
    def is_over(self) -> bool:
        """Whether its result stands there."""
        return isinstance(self.driver.scene, MatchResultScene)

    def press(self) -> None:
        """What somebody might do now, or a frame where nobody has anything to do."""
        driver = self.driver
        if not isinstance(driver.scene, PlayScene):
            # The log or the rules were opened by a blind press.
            driver.key(Kind.MENU, None)
            return
        scene = self.scene
        self._presses = self._presses + 1 if scene.session.position == self._seen else 0
        self._seen = scene.session.position
        turn = scene.session.turn
        if scene.phase == Phase.CURTAIN:
            driver.key(Kind.CONFIRM, scene.privacy.keys_of(scene.privacy.curtain_seat))
        elif scene.table.holding:
            driver.key(Kind.CONFIRM, scene.privacy.keys_of(max(0, scene.session.eyes)))
        elif scene.phase == Phase.CHOOSING and self._presses > PRESSES:
            scene.choose(self.rng.choice(scene.session.match.legal_actions))
        elif scene.phase == Phase.CHOOSING and turn is not None:
            driver.key(self.rng.choice(WISHES), scene.privacy.keys_of(max(0, turn.actor)))
        else:
            driver.step(ms=RACE_MS if scene.phase == Phase.RACING else 16)

    def until(self, there: Callable[[PlayScene], bool]) -> None:
        """Play until the match stands so, or is over."""
        for _ in range(MOST_FRAMES):
            if self.is_over or (isinstance(self.driver.scene, PlayScene) and there(self.scene)):
                return
            self.press()
        raise AssertionError(f"it does not get there: {self.scene.phase} at {self.scene.session.position}")

    def again(self) -> None:
        """The program is gone without having been closed; another one goes on with the match, by keys alone."""
        scene, speed = self.scene, self.driver.context.settings.speed
        assert scene.keeper is not None
        scene.keeper.flush()
        # Its thread would have gone with the program.
        scene._stop_thinking()
        before, at, match_id = scene.session.match, scene.session.position, scene.keeper.id
        told = scene.session.story()
        self.driver = Driver(self.folder, speed=speed)
        self.from_the_title()
        if self.is_over:
            # The last action was another's, and has been done meanwhile.
            return
        after = self.scene.session
        assert after.match.state_at(at) == before.state
        # Players of the arcade may have gone on already.
        assert after.match.actions[:at] == before.actions
        assert after.story()[: len(told)] == told
        assert after.config == scene.config
        assert self.scene.keeper is not None
        assert self.scene.keeper.id == match_id
        if scene.session.shared:
            assert after.eyes == PUBLIC
        elif speed == 1 and scene.session.last_told() and after.position == at:
            assert self.scene.phase == Phase.PLAYING, "what nobody can have seen to its end is not shown again"
        table = self.scene.table
        assert isinstance(table, ScriptedTable)
        if after.position == at and self.scene.phase == scene.phase:
            assert self.scene.music == scene.music
        if told and not table.busy:
            assert table.last_lines == table.log_lines(after.story())[-len(table.last_lines) :] != []

    def from_the_title(self) -> None:
        """The first thing that it offers."""
        self.driver.push(TitleScene(self.driver.context))
        self.driver.key(Kind.CONFIRM, 0)

    def close(self) -> None:
        """Nothing that was looked at did not fit."""
        fonts = self.driver.context.fonts
        assert not fonts.overflows
        assert not fonts.lacking
        self.driver.app.close()


@pytest.mark.parametrize(("game", "mode", "people"), SEATINGS)
def test_continue_after_the_program_was_dropped(tmp_path: Path, game: str, mode: str, people: int) -> None:
    match_config = config(game, mode, people)
    evening = Evening(tmp_path)
    open_match(evening.driver.context, match_config)
    evening.driver.step()
    evening.until(lambda scene: scene.session.position > 0 and scene.phase in (Phase.CHOOSING, Phase.RACING))
    evening.again()
    assert evening.scene.keeper is not None
    record = record_of_match(match_config, half(match_config.setup))
    saves_of(evening.driver.context).write(evening.scene.keeper.id, record)
    evening.driver = Driver(tmp_path)
    evening.from_the_title()
    begin = evening.scene.session.position
    evening.driver.context.settings.speed = 1
    evening.until(
        lambda scene: scene.session.position > begin + 1 and scene.phase == Phase.PLAYING and scene.table.busy
    )
    for _ in range(4):
        evening.driver.step()
    evening.again()
    evening.close()


@pytest.mark.parametrize(("game", "mode", "people"), SEATINGS)
def test_continue_one_action_before_the_end(tmp_path: Path, game: str, mode: str, people: int) -> None:
    match_config = config(game, mode, people)
    setup = match_config.setup
    evening = Evening(tmp_path)
    match = played(setup, len(played(setup).actions) - 1)
    saves_of(evening.driver.context).write("m", record_of_match(match_config, match))
    evening.from_the_title()
    evening.until(lambda scene: False)
    assert isinstance(evening.driver.scene, MatchResultScene)
    assert not saves_of(evening.driver.context)
    assert len(replays_of(evening.driver.context).ids()) == 1
    evening.close()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "mode", "people"), SEATINGS)
def test_dropped_again_and_again_to_the_end(tmp_path: Path, game: str, mode: str, people: int) -> None:
    match_config = config(game, mode, people)
    evening = Evening(tmp_path)
    open_match(evening.driver.context, match_config)
    evening.driver.step()
    drops = 0
    while not evening.is_over:
        target = evening.scene.session.position + 1 + evening.rng.below(20)
        phase = evening.rng.choice((Phase.CHOOSING, Phase.PLAYING, Phase.CURTAIN, Phase.THINKING))
        evening.driver.context.settings.speed = 4 if phase == Phase.PLAYING else 0
        evening.until(
            lambda scene, target=target, phase=phase: (  # type: ignore[misc]
                scene.session.position >= target and (scene.phase == phase or scene.session.position > target + 8)
            )
        )
        if not evening.is_over:
            evening.again()
            drops += 1
    assert drops > 2
    evening.close()
