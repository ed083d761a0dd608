"""Numbers and points as a person types them: `-15+.3*cape -7`, `floor -21+cape -2 !`.

An expression is arithmetic (+ - * /, min, max, abs) over the numbers of a pose, so that a hem or a plume can follow it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import CodeType

Numbers = Mapping[str, float]
CORNER = "!"
FUNCTIONS: dict[str, Callable[..., float]] = {"min": min, "max": max, "abs": abs}
_ALLOWED = (
    ast.Expression,
    ast.BinOp,
    ast.UnaryOp,
    ast.Constant,
    ast.Name,
    ast.Load,
    ast.Call,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.Div,
    ast.USub,
    ast.UAdd,
)


class ExpressionError(ValueError):
    """A number or a point is not well formed; the message shows it and says what is expected."""


@cache
def _compiled(text: str) -> CodeType:
    try:
        tree = ast.parse(text, mode="eval")
    except SyntaxError:
        raise ExpressionError(f"{text!r} is not a number or an expression such as -4+.5*cape") from None
    for node in ast.walk(tree):
        if not isinstance(node, _ALLOWED) or (isinstance(node, ast.Constant) and type(node.value) not in (int, float)):
            raise ExpressionError(f"{text!r}: only + - * /, numbers, names, min, max and abs are understood")
    code: CodeType = compile(tree, text, "eval")
    return code


def number(text: str | float, numbers: Numbers) -> float:
    """The value of a number or an expression over `numbers`. Raises ExpressionError for any other text."""
    if not isinstance(text, str):
        return float(text)
    try:
        return float(eval(_compiled(text), {"__builtins__": {}, **FUNCTIONS}, dict(numbers)))  # checked node by node
    except NameError as error:
        raise ExpressionError(f"{text!r}: {error}; known: {', '.join(sorted(numbers))}") from None
    except (TypeError, ZeroDivisionError) as error:
        raise ExpressionError(f"{text!r}: {error}") from None


@dataclass(frozen=True, slots=True)
class Spot:
    """A point in a named space of the skeleton; `corner` makes it a hard corner of a rounded shape."""

    space: str
    x: float
    y: float
    corner: bool = False


def spot(text: str, numbers: Numbers, space: str) -> Spot:
    """Read `[space] x y [!]`; without a space word it lies in `space`. Raises ExpressionError."""
    words = text.split()
    corner = words[-1:] == [CORNER]
    if corner:
        words.pop()
    if len(words) == 3:
        space = words.pop(0)
    if len(words) != 2:
        raise ExpressionError(f"{text!r} is not a point: write [space] x y [!]")
    return Spot(space, number(words[0], numbers), number(words[1], numbers), corner)


def spots(text: str, numbers: Numbers, space: str) -> list[Spot]:
    """Points divided by line ends or semicolons, in order. Raises ExpressionError."""
    return [spot(piece, numbers, space) for piece in text.replace(";", "\n").splitlines() if piece.strip()]
