"""What the package leaves out is nothing that the program loads."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from release import left_out

ROOT = Path(__file__).resolve().parents[2]
ONLY_ON_THE_COMMAND_LINE = {
    "game/__main__.py",
    "game/cli.py",
    "game/balance.py",
    "game/tournament.py",
    "game/exploit.py",
    "game/bench.py",
}
"""`python -m game`: it runs from the checkout alone."""
SOURCES = {
    path: ast.parse(path.read_text(encoding="utf-8"))
    for folder in ("game", "scenes")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path.relative_to(ROOT).as_posix() not in ONLY_ON_THE_COMMAND_LINE
}


def _imports(tree: ast.AST) -> Iterator[str]:
    """Every module that is imported anywhere in it, and `module.name` of what is taken from one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _left_out(module: str) -> bool:
    return any(module == name or module.startswith(name + ".") for name in left_out.MODULES)


def test_nothing_that_the_package_lacks_is_imported() -> None:
    lacking = {
        f"{path.relative_to(ROOT)}: {module}"
        for path, tree in SOURCES.items()
        for module in _imports(tree)
        if _left_out(module)
    }
    assert not lacking


def test_an_import_of_what_is_left_out_would_be_seen() -> None:
    tree = ast.parse("def f():\n    import asyncio.events\n    from urllib import request\n    import json")
    assert [module for module in _imports(tree) if _left_out(module)] == ["asyncio.events", "urllib.request"]


def test_the_program_needs_no_docstring() -> None:
    """The package is compiled without them."""
    for path, tree in SOURCES.items():
        assert "__doc__" not in {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}, path


@pytest.mark.parametrize(
    ("target", "windows", "stays"),
    [
        ("libstdc++.so.6", False, False),
        ("libgcc_s.so.1", False, False),
        ("pygame_ce.libs/libjpeg-a5e764f6.so.62.4.0", False, True),
        ("libstdc++-6.dll", True, True),
        ("libjpeg-62.dll", True, False),
        ("pygame\\libwebp-7.dll", True, False),
        ("SDL2.dll", True, False),
        ("pygame\\SDL2.dll", True, True),
        ("libpng16-16.dll", True, True),
        ("libcrypto-3.dll", True, True),
        ("_decimal.pyd", True, True),
    ],
)
def test_which_libraries_stay(target: str, windows: bool, stays: bool) -> None:
    found = frozenset({"SDL2.dll", "pygame\\SDL2.dll", "libpng16-16.dll", "libcrypto-3.dll"})
    assert left_out.needed(target, windows, found) == stays
