"""A kept match comes back as it was; damage, other formats and other rules are told apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.contract import Setup
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.storage import match_record
from game.storage.match_record import (
    FORMAT,
    MIGRATIONS,
    MatchRecord,
    NewerRecordError,
    RecordError,
    RulesError,
    Sitter,
    decode,
    encode,
    restore,
    with_match,
)

KEPT = Path(__file__).parent / "kept"
TWO = (Sitter("person", "Zoë"), Sitter("ai:2", "Novice", lent=True))


def begun(game: str = "street_war", seed: int = 5) -> MatchRecord:
    """A record of a match of which nothing has been done."""
    mode = get_game(game).modes[0]
    seats = get_game(game).seats_of(mode)[0]
    sitters = (TWO[0], *(TWO[1] for _ in range(seats - 1)))
    return MatchRecord(game, seed, mode, {}, sitters, (), None, title="Ñandú", begun=1.5)


def played(record: MatchRecord, steps: int) -> Match:
    """Its match after so many actions, always the last that is legal; or at its end."""
    match = Match(record.setup)
    for _ in range(steps):
        if match.turn is None:
            break
        match.act(match.legal_actions[-1])
    return match


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("steps", [0, 9, 4000])
def test_every_game_comes_back_as_it_was_kept(game: str, steps: int) -> None:
    match = played(begun(game), steps)
    record = with_match(begun(game), match, 2.5)
    again = decode(encode(record))
    assert again == msgspec.structs.replace(record, state=again.state)
    assert again.title == "Ñandú"
    assert again.is_over == (match.result is not None) == (steps == 4000)
    found = restore(again)
    assert found.state == match.state
    assert found.actions == match.actions
    assert found.story(0) == match.story(0)


def test_a_record_says_who_has_won_and_which_round_it_is() -> None:
    match = played(begun(), 4000)
    record = with_match(begun(), match, 2.5)
    assert match.result is not None
    assert record.winners == match.result.winners
    assert record.round == match.view(-1).round
    assert with_match(begun(), played(begun(), 3), 0.0).round == 1


# ---------------------------------------------------------------------- older formats, with a sample of each


def test_every_older_format_has_a_migration_and_a_sample() -> None:
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))
    samples = {json.loads(path.read_text(encoding="utf-8"))["format"] for path in KEPT.glob("*.json")}
    assert samples == set(range(1, FORMAT + 1))


def test_format_1_is_a_bare_match() -> None:
    over = decode((KEPT / "format_1_over.json").read_bytes())
    assert over.game == "eight_bit_battle"
    assert over.options == {"draft": "open"}
    assert over.winners is not None
    assert [sitter.lent for sitter in over.sitters] == [True, True]
    assert restore(over).result is not None
    under_way = decode((KEPT / "format_1_under_way.json").read_bytes())
    assert not under_way.is_over
    assert restore(under_way).actions == restore(over).actions[:12]


def test_format_2_is_what_is_written_now() -> None:
    data = (KEPT / "format_2.json").read_bytes()
    record = decode(data)
    assert record.title == "Before the rush"
    assert record.sitters == TWO
    assert (record.begun, record.changed) == (1796050800.0, 1796054400.5)
    assert len(restore(record).actions) == 20
    assert decode(encode(record)) == record


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no kept match"),
        (b"[]", "no kept match"),
        (b'{"format": 0}', "never a format 0"),
        (b'{"format": -3}', "never a format -3"),
        (b'{"format": "two"}', "no kept match"),
        (b'{"format": 1}', "number of seats"),
        (b'{"format": 1, "seats": 2}', "no kept match"),
        (b'{"format": 1, "seats": 99}', "number of seats"),
        (b'{"format": 2, "checksum": "", "record": {}}', "checksum"),
        (b"\xff\xfe{}", "no kept match"),
        (b'{"format":1,"seats":2,"game":"chess","seed":1,"mode":"","options":{},"actions":[],"state":0}', "chess"),
        (b"[" * 100_000, "no kept match"),
    ],
)
def test_what_is_no_kept_match_is_told(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        decode(data)


def test_a_newer_format_is_told_apart_whatever_else_it_holds() -> None:
    with pytest.raises(NewerRecordError):
        decode(b'{"format": 3, "everything": "is different"}')


def test_a_record_whose_seats_do_not_fit_is_broken() -> None:
    with pytest.raises(RecordError, match="seats"):
        decode(encode(msgspec.structs.replace(begun(), winners=(7,))))
    with pytest.raises(RecordError, match="seats"):
        decode(encode(msgspec.structs.replace(begun(), sitters=())))


WHOLE = encode(with_match(begun(), played(begun(), 12), 2.5))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
def test_one_changed_byte_is_always_found(at: int, change: int) -> None:
    data = bytearray(WHOLE)
    data[at] ^= change
    if at == len(WHOLE) - 1:
        return  # the line's end holds nothing
    try:
        record = decode(bytes(data))
    except RecordError:
        return
    # Only what carries no meaning may change: the JSON of the outer object.
    assert record == decode(WHOLE)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200), st.integers(0, len(WHOLE)))
def test_any_bytes_are_a_match_or_refused(tail: bytes, cut: int) -> None:
    try:
        record = decode(WHOLE[:cut] + tail)
    except RecordError:
        return
    assert record == decode(WHOLE)


# ---------------------------------------------------------------------- other rules


def test_where_actions_lead_elsewhere_now_the_state_goes_on() -> None:
    match = played(begun(), 12)
    record = with_match(begun(), match, 2.5)
    strange = msgspec.structs.replace(record, actions=("somersault", *record.actions))
    found = restore(strange)
    assert found.state == match.state
    assert found.actions == ()
    assert found.story(0) == ((),)
    found.act(found.legal_actions[0])
    match.act(match.legal_actions[0])
    assert found.state == match.state
    # Kept once more, it goes on from there, with its own actions alone.
    again = with_match(record, found, 3.5)
    assert len(again.actions) == 1
    assert restore(decode(encode(again))).state == match.state
    assert restore(decode(encode(again))).base is not None


def test_actions_of_other_rules_that_are_legal_are_found_out_by_their_state() -> None:
    record = with_match(begun(), played(begun(), 12), 2.5)
    shorter = msgspec.structs.replace(record, actions=record.actions[:-1])
    assert restore(shorter).base is not None


@pytest.mark.parametrize("state", [None, [], {"phase": "dream"}, 7])
def test_where_the_state_cannot_be_read_either_it_is_said(state: Any) -> None:
    record = with_match(begun(), played(begun(), 12), 2.5)
    with pytest.raises(RulesError, match="cannot play this match"):
        restore(msgspec.structs.replace(record, actions=("somersault",), state=state))


def test_a_mode_or_game_that_is_no_more_is_said() -> None:
    record = with_match(begun(), played(begun(), 3), 2.5)
    for change in ({"game": "chess"}, {"mode": "blindfold"}, {"options": {"gravity": "off"}}):
        with pytest.raises(RulesError):
            restore(msgspec.structs.replace(record, **change))


def test_the_check_sees_a_changed_action_in_a_file_with_a_right_checksum(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cheat who computes the checksum, too, is played from the state that was kept."""
    record = with_match(begun(), played(begun(), 12), 2.5)
    cheat = msgspec.structs.replace(record, actions=(*record.actions[:-1], record.actions[0]))
    assert restore(decode(encode(cheat))).actions == ()
    monkeypatch.setattr(match_record, "_checksum", lambda body: "anything")
    assert decode(encode(record)).game == "street_war"


def test_a_bare_setup_is_the_match_of_its_seats() -> None:
    assert begun().setup == Setup("street_war", 5, 2, "standard", {})
    assert begun().people == (0,)
