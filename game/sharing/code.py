"""A match as a code and back: `BA1-` and letters.

What was decided is what makes a code long, so that each action is only its number among those that were legal then:
most matches take less than two hundred letters. Whoever reads a code therefore plays the match again by the same rules;
two bytes of the last state tell whether it went the same way, four of the whole whether it was typed right.

Layout of the bytes: check (4), number of the bytes that follow; then game, mode, seed, options, sitters, number of
actions, digest (2), the actions as one number in a mixed base.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from game.core.action import Action
from game.core.contract import Game, Setup, State
from game.core.match import Match
from game.core.registry import get_game
from game.sharing.catalogue import GAMES, KINDS
from game.sharing.letters import LetterError, from_letters, in_groups, to_letters
from game.sharing.packing import Packer, PackingError, Unpacker
from game.storage.match_record import MatchRecord, Sitter, with_match

PREFIX = "BA1"
"""Battle Arcade, the first kind of code."""
_ALIKE = str.maketrans("IL", "11")
_CHECK = 4
_DIGEST = 2
MOST_ACTIONS = 20_000
LONGEST_NAME = 12


class CodeFault(StrEnum):
    """What is wrong with a code: texts `share.fault.<fault>`."""

    EMPTY = "empty"
    NO_CODE = "no_code"
    NEWER = "newer"
    LETTER = "letter"
    SHORT = "short"
    LONG = "long"
    MISTYPED = "mistyped"
    RULES = "rules"


class CodeError(ValueError):
    """A text that is no code, or a damaged one. facts: the placeholders of the fault's text."""

    def __init__(self, fault: CodeFault, **facts: str) -> None:
        super().__init__(f"{fault.value} {facts}")
        self.fault, self.facts = fault, facts


def to_code(record: MatchRecord) -> str:
    """The code of a match, without line breaks. Raises ValueError for one that does not begin at its deal, or whose
    actions these rules do not know."""
    if record.base is not None:
        raise ValueError("a match of which only the end is known cannot be told from its beginning")
    game, packer = get_game(record.game), Packer()
    packer.number(GAMES.index(record.game))
    packer.number(game.modes.index(record.mode))
    packer.signed(record.seed)
    _pack_options(packer, game, record)
    packer.number(len(record.sitters))
    for sitter in record.sitters:
        _pack_sitter(packer, sitter)
    numbers, state = _numbered(game, record)
    packer.number(len(numbers))
    packer.data += _digest(game, state)
    packed = 0
    for number, of in reversed(numbers):
        packed = packed * of + number
    packer.data += packed.to_bytes((packed.bit_length() + 7) // 8, "big")
    head = Packer()
    head.number(len(packer.data))
    body = bytes(head.data + packer.data)
    return f"{PREFIX}-{to_letters(_check(body) + body)}"


def lines_of(code: str, groups: int = 8) -> list[str]:
    """A code in lines of groups of five, the prefix being the first group's beginning."""
    prefix, _, letters = code.partition("-")
    lines = in_groups(letters, groups=groups)
    return [f"{prefix}-{lines[0]}", *lines[1:]]


def from_code(text: str) -> MatchRecord:
    """The match of this code, however it is broken into lines. Raises CodeError."""
    letters, marked = _after_prefix(text)
    try:
        data = from_letters(letters)
    except LetterError as error:
        raise CodeError(CodeFault.LETTER if marked else CodeFault.NO_CODE, letter=error.letter) from error
    check, body = data[:_CHECK], data[_CHECK:]
    try:
        unpacker = Unpacker(body)
        length = unpacker.number()
    except PackingError as error:
        raise CodeError(CodeFault.SHORT if marked else CodeFault.NO_CODE) from error
    if _check(body) != check:
        raise CodeError(_damage(length, len(unpacker.rest())) if marked else CodeFault.NO_CODE)
    try:
        return _record(Unpacker(unpacker.rest()))
    except (PackingError, KeyError, IndexError, ValueError) as error:
        raise CodeError(CodeFault.RULES) from error


def _damage(length: int, there: int) -> CodeFault:
    """What has probably happened to a code that should hold so many bytes and holds others. A slip in the length itself
    is as likely as one anywhere else: it is believed only where it makes sense."""
    if there < length <= 2 * there + 20:
        return CodeFault.SHORT
    return CodeFault.LONG if there // 2 <= length < there else CodeFault.MISTYPED


def _after_prefix(text: str) -> tuple[str, bool]:
    """(the letters, whether the prefix was there: it is the first to be lost when a code is copied)."""
    plain = "".join(text.split()).upper()
    if not plain:
        raise CodeError(CodeFault.EMPTY)
    mark = plain[: len(PREFIX)].translate(_ALIKE)
    if mark == PREFIX:
        return plain[len(PREFIX) :], True
    if mark[:2] == PREFIX[:2] and mark[2:].isdigit() and plain[len(PREFIX) :].startswith("-"):
        raise CodeError(CodeFault.NEWER)
    return plain, False


def _record(unpacker: Unpacker) -> MatchRecord:
    game_id = GAMES[unpacker.number(len(GAMES) - 1)]
    game = get_game(game_id)
    mode = game.modes[unpacker.number(len(game.modes) - 1)]
    seed = unpacker.signed()
    options = _unpack_options(unpacker, game)
    sitters = tuple(_unpack_sitter(unpacker) for _ in range(unpacker.number(16)))
    match = Match(Setup(game_id, seed, len(sitters), mode, options))
    count = unpacker.number(MOST_ACTIONS)
    rest = unpacker.rest()
    digest, packed = rest[:_DIGEST], int.from_bytes(rest[_DIGEST:], "big")
    for _ in range(count):
        choices = _choices(game, match.state)
        packed, number = divmod(packed, len(choices))
        match.act(choices[number])
    if packed or _digest(game, match.state) != digest:
        raise PackingError("these rules lead elsewhere")
    empty = MatchRecord(game_id, seed, mode, options, sitters, (), None)
    return with_match(empty, match, 0.0)


def _choices(game: Game, state: State) -> Sequence[Action]:
    """What could be done: the actor's decisions, then what may happen beside them."""
    return (*game.legal_actions(state), *game.interruptions(state))


def _numbered(game: Game, record: MatchRecord) -> tuple[list[tuple[int, int]], State]:
    """((number of the action, of how many) for each action, the last state)."""
    state, _ = game.new(record.setup)
    found = []
    for line in record.actions:
        choices = _choices(game, state)
        action = next((action for action in choices if action.text == line), None)
        if action is None:
            raise ValueError(f"these rules do not allow {line!r} here")
        found.append((choices.index(action), len(choices)))
        state = game.step(state, action)
    return found, state


def _pack_options(packer: Packer, game: Game, record: MatchRecord) -> None:
    """Only those that are not as usual: (number of the option, number of its value)."""
    chosen = []
    for number, option in enumerate(game.options):
        value = record.options.get(option.id, option.default)
        if value != option.default:
            chosen.append((number, option.values.index(value)))
    packer.number(len(chosen))
    for number, value_number in chosen:
        packer.number(number)
        packer.number(value_number)


def _unpack_options(unpacker: Unpacker, game: Game) -> dict[str, str]:
    options = {}
    for _ in range(unpacker.number(len(game.options))):
        option = game.options[unpacker.number(len(game.options) - 1)]
        options[option.id] = option.values[unpacker.number(len(option.values) - 1)]
    return options


def _pack_sitter(packer: Packer, sitter: Sitter) -> None:
    """One number for who it is and whether a name was typed; then the name, where one was."""
    known = sitter.kind in KINDS
    kind = KINDS.index(sitter.kind) if known else len(KINDS)
    name = "" if sitter.lent else sitter.name[:LONGEST_NAME]
    packer.number(kind * 2 + bool(name))
    if not known:
        packer.word(sitter.kind)
    if name:
        packer.word(name)


def _unpack_sitter(unpacker: Unpacker) -> Sitter:
    kind_number, named = divmod(unpacker.number(), 2)
    kind = KINDS[kind_number] if kind_number < len(KINDS) else unpacker.word()
    name = unpacker.word() if named else ""
    if not name.isprintable() or not kind.isprintable():
        raise PackingError("no name")
    return Sitter(kind, name, lent=not named)


def _digest(game: Game, state: State) -> bytes:
    return hashlib.sha256(msgspec.json.encode(game.state_to_json(state))).digest()[:_DIGEST]


def _check(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(_CHECK, "big")
