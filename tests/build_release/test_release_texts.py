"""Version, notes, checksums, archives and what Windows reads in the program: the same everywhere."""

from __future__ import annotations

import hashlib
import os
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from release import archives, checksums, names, notes, windows_resources

from game.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = """# Changes

## 1.1.0 (unreleased)

- To come.

## 1.0.0 (2027-01-31)

- First.
- Second.

## 0.9

- Old.
"""


def test_the_version_is_the_same_everywhere() -> None:
    assert names.version() == VERSION
    assert notes.section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), VERSION, may_be_unreleased=True)


def test_names_say_version_system_machine_and_remark() -> None:
    name = names.artefact("-setup.exe", "windows", names.PREVIEW).name
    assert name == f"BattleArcade-{VERSION}-windows-{names.machine()}-wine-preview-setup.exe"


def test_notes_are_the_section_of_the_version() -> None:
    assert notes.section(CHANGELOG, "1.0.0") == "- First.\n- Second."
    assert notes.section(CHANGELOG, "0.9") == "- Old."
    assert notes.section(CHANGELOG, "1.1.0", may_be_unreleased=True) == "- To come."


@pytest.mark.parametrize(
    ("version", "why"), [("1.1.0", "unreleased"), ("2.0.0", "says nothing"), ("1.0", "says nothing")]
)
def test_notes_that_must_not_go_out_are_refused(version: str, why: str) -> None:
    with pytest.raises(notes.NotesError, match=why):
        notes.section(CHANGELOG, version)


def test_notes_end_with_the_checksums(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.zip").write_bytes(b"one")
    written = checksums.write_checksums(tmp_path, tmp_path.glob("*.zip"))
    lines = written.read_text(encoding="utf-8").splitlines()
    assert lines == [
        f"{hashlib.sha256(data).hexdigest()}  {name}" for name, data in (("a.zip", b"one"), ("b.zip", b"two"))
    ]
    assert lines[0] in notes.release_notes(written, may_be_unreleased=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small program: a starter, a library, a link to it."""
    inside = tmp_path / "program"
    (inside / "lib").mkdir(parents=True)
    (inside / "start").write_bytes(b"#!")
    (inside / "start").chmod(0o700)
    (inside / "lib" / "data").write_bytes(b"x" * 1000)
    return inside


@pytest.mark.skipif(os.name == "nt", reason="Windows has neither rights nor links of this kind")
def test_a_tar_keeps_links_and_who_may_start_it(folder: Path, tmp_path: Path) -> None:
    (folder / "link").symlink_to("lib/data")
    with tarfile.open(archives.write_tar_gz(folder, tmp_path / "a.tar.gz", "Game-1")) as tar:
        entries = {entry.name: entry for entry in tar.getmembers()}
    assert set(entries) == {"Game-1/start", "Game-1/lib", "Game-1/lib/data", "Game-1/link"}
    assert (entries["Game-1/start"].mode, entries["Game-1/lib/data"].mode) == (0o755, 0o644)
    assert entries["Game-1/link"].linkname == "lib/data"
    assert {(entry.uid, entry.uname, entry.mtime) for entry in entries.values()} == {(0, "", archives.EPOCH)}


def test_a_zip_holds_every_file_below_one_folder(folder: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(archives.write_zip(folder, tmp_path / "a.zip", "Game-1")) as archive:
        assert sorted(archive.namelist()) == ["Game-1/lib/data", "Game-1/start"]
        assert archive.read("Game-1/lib/data") == b"x" * 1000


def test_the_same_files_give_the_same_archive(folder: Path, tmp_path: Path) -> None:
    def made(name: str) -> tuple[bytes, bytes]:
        tar = archives.write_tar_gz(folder, tmp_path / f"{name}.tar.gz", "Game-1")
        return tar.read_bytes(), archives.write_zip(folder, tmp_path / f"{name}.zip", "Game-1").read_bytes()

    first = made("first")
    os.utime(folder / "lib" / "data", (1, 1))
    assert made("second") == first


@pytest.mark.parametrize(
    ("version", "four"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("2.0.0rc1", (2, 0, 0, 0)), ("7", (7, 0, 0, 0))],
)
def test_windows_wants_four_numbers(version: str, four: tuple[int, ...]) -> None:
    assert windows_resources.numbers(version) == four


def test_a_preview_says_so_in_the_program_itself() -> None:
    assert f"'{VERSION} (a remark)'" in windows_resources.version_text("a remark")
    assert "(" not in windows_resources.version_text().split("'ProductVersion', '")[1].split("'")[0]


def test_wheels_for_windows_are_the_versions_of_the_checkout() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    wanted = {*project["dependencies"], *project["optional-dependencies"]["package"]}
    lines = (names.FILES / "windows" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line.split() for line in lines if line and not line.startswith("#")]
    assert wanted <= {words[0] for words in pinned}
    assert all(len(words) == 2 and words[1].startswith("--hash=sha256:") for words in pinned)
