"""A match's code leads back to the same match, survives how people copy, and says what is wrong with it."""

from __future__ import annotations

import zlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.levels import LEVEL_IDS
from game.ai.players import PLAYER_IDS
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from game.sharing.catalogue import GAMES, KINDS
from game.sharing.code import PREFIX, CodeError, CodeFault, from_code, lines_of, to_code
from game.sharing.letters import ALPHABET, from_letters, to_letters
from game.sharing.packing import Packer, PackingError, Unpacker
from game.storage.match_record import MatchRecord, Sitter, restore, with_match

MOST_ACTIONS = 3000


def whole(game_id: str, mode: str = "", seed: int = 11, **options: str) -> MatchRecord:
    """A match played to its end by chance, by a person with a name and others without."""
    game = get_game(game_id)
    mode = mode or game.modes[0]
    sitters = (Sitter("person", "Zoë"), *(Sitter("ai:2", "", lent=True) for _ in range(game.seats_of(mode)[0] - 1)))
    record = MatchRecord(game_id, seed, mode, options, sitters, (), None)
    match, rng = Match(record.setup), Rng(seed)
    while match.turn is not None and len(match.actions) < MOST_ACTIONS:
        match.act(match.legal_actions[rng.below(len(match.legal_actions))])
    return with_match(record, match, 0.0)


MODES = [(game, mode) for game in GAME_IDS for mode in get_game(game).modes]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_game_and_mode_comes_back(game: str, mode: str) -> None:
    record = whole(game, mode)
    assert record.is_over
    again = from_code(to_code(record))
    assert again == msgspec.structs.replace(record, options=again.options, state=again.state)
    assert restore(again).state == restore(record).state
    assert all(get_game(game).options)


def test_options_that_are_not_usual_come_back() -> None:
    record = whole("eight_bit_battle", draft="open", ending="total_points")
    assert from_code(to_code(record)).options == {"draft": "open", "ending": "total_points"}


def test_what_happens_beside_the_decisions_comes_back() -> None:
    record = MatchRecord("demonites", 3, "campaign", {}, (Sitter("person", "A"), Sitter("person", "B")), (), None)
    game = get_game("demonites")
    option = next(option for option in game.options if option.id == "clock")
    record = msgspec.structs.replace(record, options={"clock": option.values[-1]})
    match = Match(record.setup)
    while match.turn is not None:
        ring = game.interruptions(match.state)
        if ring and len(match.actions) > 6:
            match.act(ring[0])
        match.act(match.legal_actions[0])
    kept = with_match(record, match, 0.0)
    assert any("ring" in action for action in kept.actions)
    assert from_code(to_code(kept)).actions == kept.actions


def test_a_code_is_short() -> None:
    """One could type it: eight groups of five, some lines of them."""
    for game, most in (("eight_bit_battle", 80), ("street_war", 130), ("eight_masters_revenge", 140)):
        assert len(to_code(whole(game))) < most


def test_players_and_games_have_permanent_numbers() -> None:
    """Codes that are about in the world name them: the lists may only grow at their ends."""
    assert GAMES == ("eight_bit_battle", "eight_masters_revenge", "street_war", "demonites")
    assert set(GAME_IDS) <= set(GAMES)
    assert KINDS[:9] == (
        "person",
        "ai:1",
        "ai:2",
        "ai:3",
        "ai:4",
        "ai:5",
        "ai:random",
        "ai:greedy",
        "ai:search",
    )
    assert {*LEVEL_IDS, *PLAYER_IDS} <= set(KINDS)


def test_a_code_from_today_can_be_read_for_ever() -> None:
    """This one was made when codes were new. Whoever changes rules so that it cannot be read any more must at least
    have meant to."""
    record = from_code(SAMPLE)
    assert (record.game, record.mode, record.seed) == ("eight_bit_battle", "standard", 11)
    assert record.sitters == (Sitter("person", "Zoë"), Sitter("ai:2", "", lent=True))
    assert record.is_over


SAMPLE = "BA1-AEW1QC0S0001C0020425MVY3NC230D3D08EK6MTBKT4HFN17"
CODE = to_code(whole("eight_bit_battle"))


@pytest.mark.parametrize(
    "spoil",
    [
        str.lower,
        lambda code: "\n".join(lines_of(code)),
        lambda code: "  " + " ".join(lines_of(code, 2)) + "\r\n",
        lambda code: code.replace("0", "O").replace("1", "l"),
        lambda code: code.removeprefix(PREFIX),
        lambda code: code.replace("-", "–"),
        lambda code: code.replace("-", ""),
    ],
)
def test_how_a_code_is_copied_makes_no_difference(spoil: object) -> None:
    assert callable(spoil)
    assert from_code(spoil(CODE)) == from_code(CODE)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" \n ", CodeFault.EMPTY),
        ("hello", CodeFault.NO_CODE),
        ("https://example.org/?BA1", CodeFault.NO_CODE),
        ("BA2-00000", CodeFault.NEWER),
        ("BA1-", CodeFault.SHORT),
        ("BA1-12345", CodeFault.SHORT),
        (CODE[:-9], CodeFault.SHORT),
        (CODE[:-30], CodeFault.SHORT),
        (CODE + "ABCDEFGH", CodeFault.LONG),
        (CODE[:20] + "?" + CODE[20:], CodeFault.LETTER),
        (CODE[:20] + "U" + CODE[21:], CodeFault.LETTER),
        (CODE[:30] + ("2" if CODE[30] != "2" else "3") + CODE[31:], CodeFault.MISTYPED),
    ],
)
def test_what_is_wrong_with_a_code_is_told(text: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        from_code(text)
    assert caught.value.fault == fault


def test_a_code_of_other_rules_is_told() -> None:
    """The check fits, and what it says makes no sense."""
    body = bytearray(from_letters(CODE.removeprefix(PREFIX))[4:])
    body[1] = 200  # a game that there is not
    with pytest.raises(CodeError) as caught:
        from_code(f"{PREFIX}-{to_letters(zlib.crc32(bytes(body)).to_bytes(4, 'big') + bytes(body))}")
    assert caught.value.fault == CodeFault.RULES


@settings(max_examples=200, deadline=None)
@given(st.integers(4, len(CODE) - 1), st.sampled_from(ALPHABET))
def test_every_slip_is_noticed(at: int, letter: str) -> None:
    if letter == CODE[at]:
        return
    with pytest.raises(CodeError):
        from_code(CODE[:at] + letter + CODE[at + 1 :])


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=120))
def test_any_text_is_refused_kindly(text: str) -> None:
    with pytest.raises(CodeError):
        from_code(PREFIX + text)


@given(st.binary(max_size=60))
def test_letters_lead_back_to_bytes(data: bytes) -> None:
    assert from_letters(to_letters(data)) == data


@given(st.lists(st.integers(-(2**64), 2**64)), st.text(max_size=40))
def test_numbers_and_words_are_read_as_they_were_packed(numbers: list[int], word: str) -> None:
    packer = Packer()
    for number in numbers:
        packer.signed(number)
    packer.word(word)
    unpacker = Unpacker(bytes(packer.data))
    assert [unpacker.signed() for _ in numbers] == numbers
    assert unpacker.word() == word
    with pytest.raises(PackingError, match="too early"):
        unpacker.number()


def test_a_match_without_its_beginning_has_no_code() -> None:
    with pytest.raises(ValueError, match="only the end"):
        to_code(msgspec.structs.replace(whole("street_war"), base=[1]))
