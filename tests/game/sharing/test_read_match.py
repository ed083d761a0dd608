"""The command line reads whatever holds a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import main
from game.core.match import Match, MatchFileError
from game.sharing.code import to_code
from game.sharing.files import code_files, read_code, write_code
from game.sharing.reading import NoMatchError, read_match
from game.storage.match_record import MatchRecord, RecordError, Sitter, encode, with_match

RECORD = MatchRecord("street_war", 5, "standard", {}, (Sitter("person", "Zoë"), Sitter("ai:2", "Bo")), (), None)
MATCH = Match(RECORD.setup)
while MATCH.turn is not None:
    MATCH.act(MATCH.legal_actions[-1])
WHOLE = with_match(RECORD, MATCH, 1.0)
CODE = to_code(WHOLE)


def test_a_match_is_read_from_all_that_holds_one(tmp_path: Path) -> None:
    kept, bare = tmp_path / "kept.json", tmp_path / "bare.json"
    kept.write_bytes(encode(WHOLE))
    bare.write_text(json.dumps(MATCH.to_json()), encoding="utf-8")
    shared = write_code(tmp_path, "shared", CODE, "a match of Zoë's")
    for source in (CODE, CODE.lower(), str(kept), str(bare), str(shared)):
        assert read_match(source).state == MATCH.state


def test_files_of_codes_do_not_lie_over_one_another(tmp_path: Path) -> None:
    assert code_files(tmp_path / "none") == ()
    paths = {write_code(tmp_path, "a", CODE, "one") for _ in range(3)}
    assert len(paths) == 3
    assert set(code_files(tmp_path)) == paths
    assert all(read_code(path).split() == read_code(min(paths)).split() for path in paths)


def test_what_holds_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoMatchError, match="mistyped"):
        read_match(CODE[:20] + ("2" if CODE[20] != "2" else "3") + CODE[21:])
    for text, error in (
        ("hello", NoMatchError),
        ('{"format": 2', NoMatchError),
        ('{"format": 2, "checksum": "", "record": {}}', RecordError),
        ('{"format": 9}', MatchFileError),
        ("7", MatchFileError),
    ):
        path = tmp_path / "x.txt"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(error):
            read_match(str(path))
    with pytest.raises(FileNotFoundError):
        read_match(str(tmp_path / "nowhere"))


def test_the_command_line_tells_a_code(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["replay", CODE, "--eyes", "public"]) == 0
    told = capsys.readouterr().out
    path = tmp_path / "kept.json"
    path.write_bytes(encode(WHOLE))
    assert main(["replay", str(path), "--eyes", "public"]) == 0
    assert capsys.readouterr().out == told
    path.write_bytes(encode(WHOLE)[:-40])
    assert main(["replay", str(path)]) == 2
    assert "no JSON file" in capsys.readouterr().err
