"""Bytes as letters that survive being read aloud and typed: Crockford's base 32.

Capitals and small letters are the same, O is 0, I and L are 1; blanks, line breaks and dashes mean nothing.
"""

from __future__ import annotations

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_BITS = 5
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}


class LetterError(ValueError):
    """A sign that no such text has. letter: which."""

    def __init__(self, letter: str) -> None:
        super().__init__(f"{letter!r} is none of the letters and digits of a code")
        self.letter = letter


def to_letters(data: bytes) -> str:
    """Eight letters for five bytes, without blanks."""
    count = -(-len(data) * 8 // _BITS)
    number = int.from_bytes(data, "big") << (count * _BITS - len(data) * 8)
    return "".join(ALPHABET[number >> _BITS * place & 31] for place in reversed(range(count)))


def from_letters(text: str) -> bytes:
    """The way back. What is left over of the last letter is dropped. Raises LetterError."""
    number, count = 0, 0
    for letter in text.upper():
        if letter.isspace() or letter in "-–—_.":
            continue
        if letter not in _VALUES:
            raise LetterError(letter)
        number = number << _BITS | _VALUES[letter]
        count += 1
    length = count * _BITS // 8
    return (number >> (count * _BITS - length * 8)).to_bytes(length, "big")


def in_groups(text: str, size: int = 5, groups: int = 8) -> list[str]:
    """Lines of so many groups of so many letters, with a dash between groups: easier to type and to compare."""
    parts = [text[at : at + size] for at in range(0, len(text), size)]
    return ["-".join(parts[at : at + groups]) for at in range(0, len(parts), groups)]
