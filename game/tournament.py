"""Everybody against everybody: what `python -m game tournament` plays and prints.

Every deal is played both ways round, so that neither seats nor deals favour anybody: matches 2k and 2k + 1 of every
pairing have the seed S + k. Nothing here looks at a clock but the figure of matches a second, so that equal commands
give equal tables, however many workers there are.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from game.ai.levels import LEVEL_IDS
from game.core.contract import Setup
from game.elo import difference, ratings
from game.match_play import play_match
from game.wilson import wilson

PAIRS = ("all", "near")
"""Who meets whom: everybody everybody, or each level only the next one."""
CHUNK = 2
"""Matches that a process is given at a time: both ways round of one deal."""


class Task(NamedTuple):
    """A match to play, for a worker process. pair: the players by side."""

    setup: Setup
    pair: tuple[str, str]
    first_side: int
    """The side of the table, 0 or 1, at which the pair's first player sits."""
    budget: int


class Pairing(NamedTuple):
    """How the first of two players did against the second. wins, losses, draws: matches. actions: in all of them."""

    first: str
    second: str
    wins: int
    losses: int
    draws: int
    actions: int

    @property
    def matches(self) -> int:
        """How many were played."""
        return self.wins + self.losses + self.draws

    @property
    def share(self) -> float:
        """What the first won of them, a draw being a half."""
        return (self.wins + self.draws / 2) / self.matches

    def to_json(self) -> dict[str, Any]:
        """With the 95 % interval (Wilson) of the share, and what it means in Elo points."""
        low, high = wilson(self.share, self.matches)
        return {
            "first": self.first,
            "second": self.second,
            "matches": self.matches,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "share": self.share,
            "low": low,
            "high": high,
            "elo": difference(self.share),
            "elo_low": difference(low),
            "elo_high": difference(high),
            "mean_length": self.actions / self.matches,
        }


def side_of(seat: int, seats: int) -> int:
    """At which of two sides this seat of so many plays: neighbours are opponents, partners sit crosswise; of three the
    first is against the two others."""
    return min(seat, 1) if seats == 3 else seat % 2


def players_of(names: str) -> tuple[str, ...]:
    """The players that `--levels` names: `all`, numbers of levels, or ids of players, by commas. Raises ValueError for
    fewer than two, or one named twice."""
    if names == "all":
        return LEVEL_IDS
    found = tuple(f"ai:{name}" if name.isdecimal() else name for name in names.split(","))
    if len(found) < 2 or len(set(found)) < len(found):
        raise ValueError(f"--levels {names!r}: give 'all', or two or more different ones, such as 1,3 or 2,ai:search")
    return found


def play(task: Task) -> tuple[float, int]:
    """(what the pair's first player won: 1, 0, or 0.5 of a draw; actions) of one match. Of several winners who sit at
    both sides each side has won its part."""
    seats = task.setup.seats
    first = [side_of(seat, seats) == task.first_side for seat in range(seats)]
    match = play_match(task.setup, [task.pair[0] if own else task.pair[1] for own in first], task.budget)
    winners = match.result.winners if match.result is not None else ()
    won = sum(first[seat] for seat in winners) / len(winners) if winners else 0.5
    return won, len(match.actions)


def pairs_of(players: Sequence[str], near: bool = False) -> list[tuple[str, str]]:
    """Who meets whom: everybody everybody, or only (near) each player the next one in this order."""
    return list(pairwise(players) if near else combinations(players, 2))


def tasks_of(players: Sequence[str], setup: Setup, matches: int, budget: int, near: bool = False) -> list[Task]:
    """All matches of all pairings; `setup` has the first seed. near: see `pairs_of`."""
    return [
        Task(Setup(setup.game, setup.seed + k // 2, setup.seats, setup.mode, setup.options), pair, k % 2, budget)
        for pair in pairs_of(players, near)
        for k in range(matches)
    ]


def pairings_of(tasks: Sequence[Task], played: Iterable[tuple[float, int]]) -> list[Pairing]:
    """The results of these tasks, in their order, added up by pairing."""
    found: dict[tuple[str, str], list[int]] = {}
    for task, (won, actions) in zip(tasks, played, strict=True):
        row = found.setdefault(task.pair, [0, 0, 0, 0])
        row[0 if won > 0.5 else 1 if won < 0.5 else 2] += 1
        row[3] += actions
    return [Pairing(*pair, *row) for pair, row in found.items()]


def table_of(players: Sequence[str], pairings: Sequence[Pairing]) -> list[dict[str, Any]]:
    """By player: what he won of all his matches, with the 95 % interval, and his Elo rating (the average being 0)."""
    scores = {(one.first, one.second): (one.wins + one.draws / 2, one.losses + one.draws / 2) for one in pairings}
    rated = ratings(players, scores)
    rows = []
    for player in players:
        own = [(one, one.first == player) for one in pairings if player in (one.first, one.second)]
        matches = sum(one.matches for one, _ in own)
        share = sum((one.share if first else 1 - one.share) * one.matches for one, first in own) / matches
        low, high = wilson(share, matches)
        rows.append(
            {"player": player, "matches": matches, "share": share, "low": low, "high": high, "elo": rated[player]}
        )
    return rows


def tournament(
    players: Sequence[str], setup: Setup, matches: int, budget: int, workers: int = 1, near: bool = False
) -> tuple[list[Pairing], float]:
    """(all pairings, seconds taken). matches: of each pairing. budget: iterations a decision of players that are no
    levels. near: see `pairs_of`."""
    tasks = tasks_of(players, setup, matches, budget, near)
    began = time.perf_counter()
    with ProcessPoolExecutor(workers) if workers > 1 else nullcontext() as pool:
        played = map(play, tasks) if pool is None else pool.map(play, tasks, chunksize=CHUNK)
        found = pairings_of(tasks, played)
    return found, time.perf_counter() - began


def report_of(
    players: Sequence[str], setup: Setup, matches: int, budget: int, workers: int, near: bool = False
) -> dict[str, Any]:
    """Play, and all that is printed of it as JSON values. near: see `pairs_of`."""
    found, seconds = tournament(players, setup, matches, budget, workers, near)
    return {
        "game": setup.game,
        "mode": setup.mode,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seed": setup.seed,
        "matches": matches,
        "budget": budget,
        "workers": workers,
        "levels": table_of(players, found),
        "pairings": [one.to_json() for one in found],
        "matches_per_second": sum(one.matches for one in found) / seconds,
    }


def show(report: dict[str, Any]) -> None:
    """The same for people: a table of all pairings, the row's player against the column's."""
    players = [row["player"] for row in report["levels"]]
    shares = {(one["first"], one["second"]): one for one in report["pairings"]}
    print(f"{report['game']} {report['mode']}, {report['matches']} matches a pairing, seed {report['seed']}")
    print(" " * 12 + "".join(f"{player:>20}" for player in players))
    for one in players:
        cells = []
        for other in players:
            if (pair := shares.get((one, other))) is not None:
                cells.append(_cell(pair["share"], pair["low"], pair["high"]))
            elif (pair := shares.get((other, one))) is not None:
                cells.append(_cell(1 - pair["share"], 1 - pair["high"], 1 - pair["low"]))
            else:
                cells.append("-")
        print(f"{one:12}" + "".join(f"{cell:>20}" for cell in cells))
    for row in report["levels"]:
        print(f"{row['player']:12}{_cell(row['share'], row['low'], row['high']):>20}  Elo {row['elo']:+.0f}")


def _cell(share: float, low: float, high: float) -> str:
    return f"{share:.0%} ({low:.0%} to {high:.0%})"


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> argparse.ArgumentParser:
    """The subcommand, without what says which game is played."""
    parser = commands.add_parser("tournament", help="every level against every other")
    parser.add_argument("--levels", default="all", help="all (default), or by commas: 1,3,5 or ids such as ai:search")
    parser.add_argument("--pairs", choices=PAIRS, default=PAIRS[0], help="all, or near: each level only the next one")
    return parser


def print_report(report: dict[str, Any], as_json: bool) -> None:
    """One JSON object, or the tables."""
    if as_json:
        print(json.dumps(report))
    else:
        show(report)
