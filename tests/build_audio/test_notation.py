"""Bars of text become notes; what cannot be read is quoted."""

from __future__ import annotations

from fractions import Fraction

import pytest
from audio.envelope import read_envelope
from audio.notation import NotationError, pitch_of, read_bars


def test_the_words_of_a_bar_share_it_evenly() -> None:
    notes, bars = read_bars("c4 - e4 . | g4", {})
    assert bars == 2
    assert [(note.at, note.length, note.pitch) for note in notes] == [
        (Fraction(0), Fraction(1, 2), 60),
        (Fraction(1, 2), Fraction(1, 4), 64),
        (Fraction(1), Fraction(1), 67),
    ]


def test_a_hold_after_a_rest_holds_nothing() -> None:
    notes, _ = read_bars("c4 . - -", {})
    assert [note.length for note in notes] == [Fraction(1, 4)]


def test_the_bar_before_again_and_a_note_held_over_it() -> None:
    notes, bars = read_bars("c4 d4 | % | - -", {})
    assert bars == 3
    assert [note.pitch for note in notes] == [60, 62, 60, 62]
    assert notes[-1].length == Fraction(3, 2)


def test_a_bar_by_name_stands_on_its_root_and_half_a_bar_each() -> None:
    notes, _ = read_bars("up c2 ; up g1:m", {"up": "0 12"})
    assert [note.pitch for note in notes] == [36, 48, 31, 43]
    assert [note.at for note in notes] == [0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)]
    assert [len(note.chord) for note in notes] == [0, 0, 3, 3]


def test_chords_stress_and_another_instrument() -> None:
    notes, _ = read_bars("c4:m! @bell d4, e4 .", {})
    assert notes[0].chord == (0, 3, 7)
    assert notes[0].stress > 1 > notes[1].stress
    assert [note.instrument for note in notes] == ["", "bell", "bell"]


def test_drums_are_letters() -> None:
    notes, _ = read_bars("k h! s .", {}, "khs")
    assert [note.drum for note in notes] == ["k", "h", "s"]


@pytest.mark.parametrize(
    ("word", "pitch"), [("a4", 69), ("c4", 60), ("bb3", 58), ("f#5", 78), ("c-1", 0), ("db4", 61), ("e#4", 65)]
)
def test_pitches(word: str, pitch: int) -> None:
    assert pitch_of(word) == pitch


@pytest.mark.parametrize("text", ["h4", "c4 x", "c4:zz", "7", "up", "up c2 c3", "c4 | | d4"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_bars(text, {"up": "0 12"})


def test_an_envelope_starts_goes_round_and_ends() -> None:
    envelope = read_envelope("15 13 | 9 8 / 4 2")
    assert [envelope.at(tick, 6) for tick in range(9)] == [15, 13, 9, 8, 9, 8, 4, 2, 2]
    assert read_envelope("9 5 0").dies_away
    assert not envelope.dies_away


@pytest.mark.parametrize("text", ["", "15 |", "/ 3", "loud"])
def test_an_envelope_needs_numbers(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_envelope(text)
