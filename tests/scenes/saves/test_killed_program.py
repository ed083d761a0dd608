"""The whole program is killed at random moments of a match: whatever was on the screen goes on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.storage.match_folder import MatchFolder
from game.storage.match_record import restore

ROOT = Path(__file__).resolve().parents[3]
PLAYS = """
import sys
from pathlib import Path
from tests.scenes.driver import Driver
from tests.scenes.saves.kept_matches import config
from scenes.intents import Kind
from scenes.play import PlayScene, open_match
from scenes.saves.shelf import has_saves
from scenes.title import TitleScene
driver = Driver(Path(sys.argv[1]))
if has_saves(driver.context):
    driver.push(TitleScene(driver.context))
    driver.key(Kind.CONFIRM, 0)
else:
    open_match(driver.context, config("street_war", people=0))
    driver.step()
scene = driver.scene
assert isinstance(scene, PlayScene), scene.name
seen = -1
while driver.scene is scene:
    driver.step()
    position = scene.session.position
    if position != seen:
        # A frame later it has been seen.
        driver.step()
        scene.keeper.flush()
        print(position, flush=True)
        seen = position
print("over", flush=True)
"""


@pytest.mark.soak
@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_match_survives_every_kill(tmp_path: Path) -> None:
    rng, least, kills = random.Random(4), 0, 0
    saves = MatchFolder(tmp_path / "saves")
    while kills < 60:
        program = subprocess.Popen(
            [sys.executable, "-c", PLAYS, str(tmp_path)],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "SDL_VIDEODRIVER": "dummy",
                "SDL_AUDIODRIVER": "dummy",
                "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        assert program.stdout is not None
        said = [program.stdout.readline()]
        time.sleep(rng.random() * 0.4)
        program.send_signal(signal.SIGKILL)
        said += program.stdout.read().split("\n")
        program.wait()
        numbers = [int(line) for line in said if line.strip().isdecimal()]
        if any("over" in line for line in said) or not numbers:
            break
        kills += 1
        assert numbers[0] >= least, "the program began behind what had been seen"
        (match_id,) = saves.ids()
        record = saves.read(match_id).record
        assert record is not None
        assert len(restore(record).actions) >= numbers[-1]
        least = len(record.actions)
        assert not list(saves.path.glob("*.broken*"))
    assert kills > 3, said
