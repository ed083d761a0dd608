"""Reports of faults: whole, without names, and of no use to anybody who wants to know who played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.storage.crash_report import FORMAT, KIND, MOST, CrashReport, ReportError, decode, encode, nameless, write
from game.storage.match_record import MatchRecord, Sitter
from game.storage.scrub import scrubbed

REPORT = CrashReport(KIND, FORMAT, "0.1.0", "2026-11-30T16:20:05Z", {"system": "linux"}, "ZeroDivisionError: 1")
RECORD = MatchRecord(
    "street_war", 5, "standard", {}, (Sitter("person", "Zoë"), Sitter("ai:2", "Bo", True)), (), None, title="Zoë's"
)


def test_a_report_comes_back() -> None:
    whole = msgspec.structs.replace(REPORT, match=nameless(RECORD), attempt="flip", thinking=1, presses=("Play up 0",))
    assert decode(encode(whole)) == whole


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[" * 100_000, encode(REPORT)[:-9]])
def test_what_is_no_report_is_refused(data: bytes) -> None:
    with pytest.raises(ReportError):
        decode(data)


@pytest.mark.parametrize("change", [{"kind": "other"}, {"format": FORMAT + 1}])
def test_other_reports_and_newer_ones_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(ReportError):
        decode(encode(msgspec.structs.replace(REPORT, **change)))


def test_a_match_loses_its_names() -> None:
    data = msgspec.json.encode(nameless(RECORD)).decode("utf-8")
    assert "Zo" not in data
    assert "Bo" not in data
    assert nameless(RECORD).setup == RECORD.setup


def test_reports_do_not_lie_over_one_another_and_the_oldest_go(tmp_path: Path) -> None:
    first = {write(tmp_path / "faults", REPORT) for _ in range(3)}
    assert len(first) == 3
    for day in range(1, MOST + 1):
        write(tmp_path / "faults", msgspec.structs.replace(REPORT, when=f"2026-12-{day:02}T00:00:00Z"))
    left = set((tmp_path / "faults").iterdir())
    assert len(left) == MOST
    assert not first & left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ('File "/home/zoe/arcade/scenes/app.py", line 3', 'File "<program>/scenes/app.py", line 3'),
        ("/home/zoe/notes.txt", "~/notes.txt"),
        ("/home/zoebel/notes.txt", "/home/zoebel/notes.txt"),
        (r"C:\Users\Zoe Ash\x", r"~\x"),
        ("'C:\\\\Users\\\\Zoe Ash\\\\x'", "'~\\\\x'"),
        ("c:/users/zoe ash/x", "~/x"),
        ("KeyError: 'Zoe'", "KeyError: '<user>'"),
        ("zoetrope", "zoetrope"),
        ("a person named Al", "a person named Al"),
    ],
)
def test_what_tells_of_somebody_is_taken_out(text: str, left: str) -> None:
    folders = [("/home/zoe/arcade", "<program>"), ("/home/zoe", "~"), (r"C:\Users\Zoe Ash", "~"), ("/", "no")]
    assert scrubbed(text, folders, [("zoe", "<user>"), ("Al", "<player>"), ("", "no")]) == left
