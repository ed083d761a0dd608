"""The soak's small disk is really full, goes whatever happens, and a soak that is ended early says how far it came."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from soak import small_disk
from soak.small_disk import INSIDE, own_mounts

ROOT = Path(__file__).resolve().parents[2]
ENV = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "build")))}
ON_A_SMALL_DISK = """
import os, sys
from pathlib import Path
from soak.small_disk import PAGE, Filler, mounted, own_mounts
from game.storage.files import write_safely
why = own_mounts(("-c", sys.argv[1], sys.argv[1], sys.argv[2]))
if why:
    print("no mounts:", why)
    sys.exit(0)
folder = Path(sys.argv[2])
def refused(file, size):
    try:
        write_safely(file, bytes(size))
    except OSError as error:
        return error.errno
    return 0
with mounted(folder, 64 * PAGE) as disk:
    assert os.path.ismount(disk)
    filler, file = Filler(disk), disk / "home" / "kept.json"
    assert not filler.full and refused(file, 10) == 0
    filler.fill()
    assert filler.full and filler.free == 0
    print("full", refused(file, 20), len(file.read_bytes()), sorted(p.name for p in file.parent.iterdir()))
    filler.empty()
    filler.fill(spared=2)
    assert filler.free == 2 * PAGE
    print("torn", refused(file, 3 * PAGE), len(file.read_bytes()))
    print("fits", refused(file, 2 * PAGE), len(file.read_bytes()))
    filler.empty()
    assert not filler.full and filler.free > 32 * PAGE
    if "--killed" in sys.argv:
        os.kill(os.getpid(), 9)
assert not os.path.ismount(folder)
print("unmounted")
"""


def _on_a_small_disk(folder: Path, *more: str) -> list[str]:
    code = ON_A_SMALL_DISK
    done = subprocess.run(
        [sys.executable, "-c", code, code, str(folder), *more], env=ENV, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    lines = done.stdout.splitlines()
    if lines and lines[0].startswith("no mounts:"):
        pytest.skip(lines[0])
    return lines


def test_a_small_disk_is_really_full_and_goes(tmp_path: Path) -> None:
    folder = tmp_path / "disk ñ"
    assert _on_a_small_disk(folder) == [
        f"full {errno.ENOSPC} 10 ['kept.json']",
        f"torn {errno.ENOSPC} 10",
        f"fits 0 {2 * small_disk.PAGE}",
        "unmounted",
    ]
    assert not any(folder.iterdir())


def test_a_small_disk_goes_with_its_process(tmp_path: Path) -> None:
    _on_a_small_disk(tmp_path / "disk", "--killed")
    assert not os.path.ismount(tmp_path / "disk")
    assert str(tmp_path) not in Path("/proc/mounts").read_text(encoding="utf-8")


def test_where_nothing_can_be_mounted_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INSIDE, "mount: permission denied")
    assert own_mounts(("-c", "")) == "mount: permission denied"
    monkeypatch.delenv(INSIDE)
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert "unshare" in own_mounts(("-c", ""))


@pytest.mark.parametrize(("number", "mounts"), [(signal.SIGINT, False), (signal.SIGTERM, True)])
def test_a_soak_that_is_ended_early_tells_its_summary(tmp_path: Path, number: signal.Signals, mounts: bool) -> None:
    env = ENV if mounts else {**ENV, INSIDE: "nobody may mount here"}
    words = [sys.executable, "-m", "soak", "--minutes", "5", "--json", "--folder", str(tmp_path)]
    process = subprocess.Popen(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    # Its first word: the disk is there, and lives begin.
    said = process.stderr.readline()
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 128 + number, err
    found = json.loads(out)
    assert found["ended_early_by_signal"] == number
    assert (found["faults"], found["losses"]) == ([], [])
    assert ("nobody may mount here" in found["small_disk"]) != mounts
    assert found["small_disk"] in said
    assert not os.path.ismount(tmp_path / "small_disk")
