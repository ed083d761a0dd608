"""How often each character wins against the field: what `python -m game balance` counts and prints.

A game whose players have characters says so in its own `balance.py` (such as `game/games/street_war/balance.py`):
`CHARACTERS`, the ids, and `placed(state, characters)`, the action that gives the seat to act its character, or None
once all have one. Every ordered pair of different characters is played as often as any other, so that neither seats
nor opponents favour one of them. Match k has the seed S + k, whoever meets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from importlib import import_module
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

from game.ai.player import Budget
from game.ai.players import make_player
from game.core.action import Action
from game.core.contract import Setup, State
from game.core.match import Match
from game.core.rng import Rng
from game.wilson import wilson

SEATS = 2
CHUNK = 4
"""Matches that a process is given at a time."""


class Balanced(Protocol):
    """What a game's `balance.py` holds."""

    CHARACTERS: tuple[str, ...]

    def placed(self, state: State, characters: tuple[str, ...]) -> Action | None:
        """The action that gives the seat to act its character; None once all have theirs."""


def balanced(game_id: str) -> Balanced:
    """The game's `balance.py`. Raises ValueError for a game that has none."""
    name = f"game.games.{game_id}.balance"
    try:
        return cast(Balanced, import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise ValueError(f"{game_id} has no characters to weigh against each other") from error


def pairings(characters: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Every two different characters, by seat: both ways."""
    return tuple(permutations(characters, SEATS))


class Figures(NamedTuple):
    """How a character does: its matches, what it won of them, draws, and the share won (a draw is a half) with the
    bounds of its 95 % interval."""

    matches: int
    wins: int
    draws: int
    share: float
    low: float
    high: float


@dataclass
class Count:
    """Matches counted so far. settings: all that they were played with; pairs: (character of seat 0, of seat 1) ->
    [won by seat 0, won by seat 1, drawn]; actions: in all of them together."""

    settings: dict[str, Any]
    pairs: dict[tuple[str, ...], list[int]] = field(default_factory=dict)
    actions: int = 0

    @property
    def matches(self) -> int:
        """How many have been counted."""
        return sum(map(sum, self.pairs.values()))

    def add(self, characters: tuple[str, ...], winners: tuple[int, ...], actions: int) -> None:
        """One match more."""
        row = self.pairs.setdefault(characters, [0] * (SEATS + 1))
        row[winners[0] if winners else SEATS] += 1
        self.actions += actions

    def figures(self, characters: Sequence[str]) -> dict[str, Figures]:
        """Of each of these characters that has played, from the one that wins least."""
        found = {}
        for one in characters:
            rows = [(row, pair.index(one)) for pair, row in self.pairs.items() if one in pair]
            matches = sum(sum(row) for row, _ in rows)
            if matches:
                wins, draws = sum(row[seat] for row, seat in rows), sum(row[SEATS] for row, _ in rows)
                share = (wins + draws / 2) / matches
                found[one] = Figures(matches, wins, draws, share, *wilson(share, matches))
        return dict(sorted(found.items(), key=lambda item: item[1].share))

    def first_seat(self) -> Figures:
        """The same of whoever sits in seat 0. Needs a match at least."""
        wins, draws = (sum(row[place] for row in self.pairs.values()) for place in (0, SEATS))
        share = (wins + draws / 2) / self.matches
        return Figures(self.matches, wins, draws, share, *wilson(share, self.matches))

    def to_json(self) -> dict[str, Any]:
        """The count as JSON values."""
        pairs = {" ".join(pair): row for pair, row in sorted(self.pairs.items())}
        return {"settings": self.settings, "actions": self.actions, "pairs": pairs}

    @classmethod
    def from_json(cls, data: object) -> Count:
        """The way back. Raises ValueError for what is no count."""
        if not isinstance(data, dict) or set(data) != {"settings", "actions", "pairs"}:
            raise ValueError("this is no count of matches")
        rows = data["pairs"]
        if not isinstance(rows, dict) or not all(_is_row(row) for row in rows.values()):
            raise ValueError("this is no count of matches: pairs should be rows of three numbers")
        pairs = {tuple(words.split()): list(row) for words, row in rows.items()}
        return cls(dict(data["settings"]), pairs, int(data["actions"]))


def _is_row(row: object) -> bool:
    return isinstance(row, list) and len(row) == SEATS + 1 and all(isinstance(one, int) and one >= 0 for one in row)


class Task(NamedTuple):
    """A match to play; for a worker process."""

    setup: Setup
    characters: tuple[str, ...]
    player: str
    budget: int


def play(task: Task) -> tuple[tuple[str, ...], tuple[int, ...], int]:
    """(characters by seat, winners, actions) of one match, both seats taken by the same kind of player."""
    match, weighed = Match(task.setup), balanced(task.setup.game)
    player, budget, rng = make_player(task.player, match.game), Budget(task.budget), Rng(task.setup.seed)
    while (turn := match.turn) is not None:
        action = weighed.placed(match.state, task.characters)
        if action is None:
            action = player.choose(match.view(turn.actor), match.legal_actions, budget, rng).action
        match.act(action)
    result = match.result
    return task.characters, result.winners if result is not None else (), len(match.actions)


def count(
    weighed: Balanced, counted: Count, matches: int, seed: int, options: Mapping[str, str], workers: int
) -> Iterator[Count]:
    """Play so many matches more and add them up in `counted`, whose settings say by whom and how; yields it whenever
    everybody has met everybody again, and at the end, so that what is interrupted need not be lost."""
    game, player, budget = (counted.settings[name] for name in ("game", "player", "budget"))
    pairs, done = pairings(weighed.CHARACTERS), counted.matches
    tasks = [
        Task(Setup(game, seed + k, SEATS, counted.settings["mode"], options), pairs[k % len(pairs)], player, budget)
        for k in range(done, done + matches)
    ]
    with ProcessPoolExecutor(workers) if workers > 1 else nullcontext() as pool:
        played = map(play, tasks) if pool is None else pool.map(play, tasks, chunksize=CHUNK)
        for number, (characters, winners, actions) in enumerate(played, 1):
            counted.add(characters, winners, actions)
            if number % len(pairs) == 0 or number == matches:
                yield counted


def read_count(path: Path, settings: dict[str, Any]) -> Count:
    """What the file holds, or an empty count where there is none. Raises ValueError where it is no count, or one of
    matches that were played otherwise."""
    if not path.exists():
        return Count(settings)
    try:
        counted = Count.from_json(json.loads(path.read_text(encoding="utf-8")))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    if counted.settings != settings:
        raise ValueError(f"{path} counts matches that were played otherwise: {json.dumps(counted.settings)}")
    return counted
