"""The workflows: nothing that others may exchange, nothing that waits for ever, nothing published unseen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
_JOB = re.compile(r"^  (\w+):\n((?:    .*\n|\n)+)", re.MULTILINE)
_PINNED = re.compile(r"^actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")


def _jobs(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8")
    return dict(_JOB.findall(text[text.index("\njobs:\n") + len("\njobs:\n") :]))


def test_all_workflows_are_there() -> None:
    assert [path.stem for path in WORKFLOWS] == ["ci", "nightly", "release"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_digest(path: Path) -> None:
    """A tag such as v4 may be moved to other code."""
    found = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    assert found
    assert not [one for one in found if not _PINNED.match(one)]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_ends_and_may_only_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    jobs = _jobs(path)
    assert jobs
    assert not [name for name, body in jobs.items() if "    timeout-minutes: " not in body]
    assert [name for name, body in jobs.items() if "contents: write" in body] == ["publish"] * (path.stem == "release")


def test_a_release_is_tested_played_and_scanned_before_it_is_published() -> None:
    jobs = _jobs(ROOT / ".github" / "workflows" / "release.yml")
    assert list(jobs) == ["notes", "build", "scan", "publish"]
    for job, before in (("build", "notes"), ("scan", "build"), ("publish", "scan")):
        assert f"    needs: {before}\n" in jobs[job]
    for system in ("ubuntu-", "windows-", "macos-"):
        assert system in jobs["build"]
    for word in ("build/run.py test", "'try-package' || 'package'", "--try-out", "MpCmdRun.exe", "codesign --verify"):
        assert word in jobs["build"]
    assert "clamscan" in jobs["scan"]
    assert "--checksums dist" in jobs["publish"]
    assert "--draft" in jobs["publish"]
    # What a tag is called is never pasted into a command.
    assert "${{ github.ref_name }}" not in "".join(jobs.values())
