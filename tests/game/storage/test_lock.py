"""One program at a time at a folder."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from game.storage import lock
from game.storage.lock import NAME, FolderLock, Hold

ROOT = Path(__file__).resolve().parents[3]
HOLDS = """
import sys
from pathlib import Path
from game.storage.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print(lock.take().value, flush=True)
sys.stdin.read()
"""


def _program(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Another program that wants the folder, and what has become of that."""
    program = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(folder)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    return program, program.stdout.readline().strip()


def test_a_second_program_is_told_and_a_killed_one_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    first, said = _program(folder)
    assert said == "ours"
    ours = FolderLock(folder)
    assert ours.take() is Hold.OTHERS
    assert FolderLock(tmp_path / "elsewhere").take() is Hold.OURS
    first.kill()
    first.communicate()
    assert (folder / NAME).exists()
    assert ours.take() is Hold.OURS
    assert ours.take() is Hold.OURS
    second, said = _program(folder)
    assert said == "others"
    second.communicate()
    ours.close()
    ours.close()
    third, said = _program(folder)
    assert said == "ours"
    third.communicate()


def test_what_the_program_starts_does_not_hold_it_for_longer(tmp_path: Path) -> None:
    ours = FolderLock(tmp_path)
    assert ours.take() is Hold.OURS
    child = subprocess.Popen(
        [sys.executable, "-c", "import sys; print(1, flush=True); sys.stdin.read()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        close_fds=False,
    )
    assert child.stdout is not None
    child.stdout.readline()
    ours.close()
    assert FolderLock(tmp_path).take() is Hold.OURS
    child.communicate()


@pytest.mark.parametrize("why", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL])
def test_nobody_is_locked_out_where_the_file_system_cannot_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: int
) -> None:
    def cannot(_handle: int) -> None:
        raise OSError(why, "no locks here")

    monkeypatch.setattr(lock, "_lock", cannot)
    assert FolderLock(tmp_path).take() is Hold.UNKNOWN


def test_nobody_is_locked_out_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file where the folder should be", encoding="ascii")
    assert FolderLock(tmp_path / "file").take() is Hold.UNKNOWN
    (tmp_path / NAME).mkdir()
    assert FolderLock(tmp_path).take() is Hold.UNKNOWN
