"""The arcade without a screen: list, simulate, tournament, balance, exploit, bench, replay, nodes."""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

from game import balance, bench, exploit, tournament
from game.ai.players import make_player
from game.core.contract import Game, Setup, SetupError, State
from game.core.events import OPEN, PUBLIC, Event
from game.core.match import Match, MatchFileError
from game.core.registry import GAME_IDS, get_game
from game.match_play import play_match
from game.reproduce import reproduce
from game.sharing.reading import NoMatchError, read_match, read_report
from game.storage.crash_report import CrashReport, ReportError
from game.storage.match_record import RecordError
from game.text import Texts, languages, system_language

TEXTS = Path(__file__).resolve().parent.parent / "assets" / "text"
EYES = {"public": PUBLIC, "open": OPEN}
DEFAULT_PLAYERS = ("ai:greedy", "ai:search")
BUDGET = 800
"""Iterations of a player that searches, for each decision of a simulation."""


class UsageError(ValueError):
    """Arguments that make no sense together. The message says what to do."""


def main(words: Sequence[str]) -> int:
    """Run one command. Returns the exit code: 0, or 2 with a message for bad arguments."""
    parser = _parser()
    chosen = parser.parse_args(words)
    try:
        return int(chosen.run(chosen))
    except (UsageError, SetupError, MatchFileError, KeyError) as error:
        print(f"python -m game {chosen.command}: {error.args[0]}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    listing = commands.add_parser("list", help="the games, their seats, modes and options")
    listing.add_argument("--json", action="store_true", help="one JSON object")
    listing.set_defaults(run=_list)

    simulate = commands.add_parser("simulate", help="play matches between players")
    _game_arguments(simulate)
    simulate.add_argument(
        "--players", help="by seat, such as ai:greedy,ai:search (default: ai:greedy and ai:search by turns)"
    )
    simulate.add_argument("--matches", type=_positive, default=100, help="how many; match k has the seed S + k")
    simulate.add_argument(
        "--budget", type=_positive, default=BUDGET, help="iterations a decision (default %(default)s)"
    )
    simulate.add_argument("--workers", type=_positive, default=1, help="processes")
    simulate.add_argument("--save", type=Path, metavar="FOLDER", help="keep every match there as a file for `replay`")
    simulate.add_argument("--json", action="store_true", help="one JSON object")
    simulate.set_defaults(run=_simulate)

    compete = tournament.add_command(commands)
    _game_arguments(compete)
    compete.add_argument("--matches", type=_positive, default=20, help="of each pairing (default %(default)s)")
    compete.add_argument(
        "--budget", type=_positive, default=BUDGET, help="iterations a decision of players that are no levels"
    )
    compete.add_argument("--workers", type=_positive, default=1, help="processes")
    compete.add_argument("--json", action="store_true", help="one JSON object")
    compete.set_defaults(run=_tournament)

    weigh = commands.add_parser("balance", help="how often each character of a game wins against the others")
    _game_arguments(weigh, seats=False)
    weigh.add_argument("--player", default="ai:search", help="who plays both seats (default %(default)s)")
    weigh.add_argument("--matches", type=_positive, default=1120, help="how many (more); match k has the seed S + k")
    weigh.add_argument("--budget", type=_positive, default=BUDGET, help="iterations a decision (default %(default)s)")
    weigh.add_argument("--workers", type=_positive, default=1, help="processes")
    weigh.add_argument(
        "--file", type=Path, help="add up there: the next such command goes on where this one has stopped"
    )
    weigh.add_argument("--json", action="store_true", help="one JSON object")
    weigh.set_defaults(run=_balance)

    exploit.add_command(commands)

    bench.add_command(commands)

    replay = commands.add_parser("replay", help="tell a kept or shared match, or that of a report, in words")
    replay.add_argument("match", help="a file that holds a match, its code or a report of a fault; or a code itself")
    replay.add_argument("--eyes", default="open", help="a seat, public or open (default)")
    replay.add_argument("--json", action="store_true", help="one JSON object")
    replay.set_defaults(run=_replay)

    nodes = commands.add_parser("nodes", help="count positions by depth from a deal")
    _game_arguments(nodes)
    nodes.add_argument("--depth", type=_positive, default=4)
    nodes.add_argument("--json", action="store_true", help="one JSON object")
    nodes.set_defaults(run=_nodes)
    return parser


def _game_arguments(parser: argparse.ArgumentParser, *, seats: bool = True) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(GAME_IDS)}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", help="default: the game's first")
    if seats:
        parser.add_argument(
            "--seats", type=_positive, help="default: as many as players are named, or the mode's usual"
        )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too small: give 1 or more")
    return number


def _options(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise UsageError(f"--option {pair!r} should look like name=value")
        options[name] = value
    return options


def _mode_and_seats(game: Game, chosen: argparse.Namespace) -> tuple[str, int]:
    """The mode and the number of seats, from what was said and what is usual. Raises SetupError for unknown ones."""
    mode = chosen.mode if chosen.mode is not None else game.modes[0]
    possible = game.seats_of(mode)
    seats = chosen.seats if chosen.seats is not None else possible[0]
    if seats not in possible:
        raise SetupError(f"{game.id} {mode} is for {' or '.join(map(str, possible))} seats, not {seats}")
    return mode, seats


def _list(chosen: argparse.Namespace) -> int:
    games = [get_game(game_id) for game_id in GAME_IDS]
    if chosen.json:
        rows = [
            {
                "id": game.id,
                "seats": list(game.seat_counts),
                "modes": {mode: list(game.seats_of(mode)) for mode in game.modes},
                "options": {option.id: list(option.values) for option in game.options},
            }
            for game in games
        ]
        print(json.dumps({"games": rows}))
        return 0
    for game in games:
        print(f"{game.id}  seats: {', '.join(map(str, game.seat_counts))}  modes: {', '.join(game.modes)}")
        for option in game.options:
            print(f"    {option.id}: {' | '.join(option.values)}")
    return 0


def _played(task: tuple[Setup, tuple[str, ...], int, Path | None]) -> tuple[tuple[int, ...], int]:
    """(winners, actions) of one match; for a worker process."""
    setup, players, budget, folder = task
    match = play_match(setup, players, budget)
    if folder is not None:
        path = folder / f"{setup.game}-{setup.seed}.json"
        path.write_text(json.dumps(match.to_json(), indent=1), encoding="utf-8")
    result = match.result
    return (result.winners if result is not None else ()), len(match.actions)


def _simulate(chosen: argparse.Namespace) -> int:
    game = get_game(chosen.game)
    if chosen.players is None:
        mode, seats = _mode_and_seats(game, chosen)
        players = (*DEFAULT_PLAYERS, *DEFAULT_PLAYERS)[:seats]
    else:
        players = tuple(chosen.players.split(","))
        chosen.seats = chosen.seats or len(players)
        mode, seats = _mode_and_seats(game, chosen)
        if len(players) != seats:
            raise UsageError(f"--players names {len(players)} players for {seats} seats")
    try:
        for player in players:
            make_player(player, game)
    except ValueError as error:
        raise UsageError(str(error)) from error
    if chosen.save is not None:
        try:
            chosen.save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(f"the folder {chosen.save} cannot be made: {error}") from error
    options = _options(chosen.option)
    tasks = [
        (Setup(chosen.game, chosen.seed + k, seats, mode, options), players, chosen.budget, chosen.save)
        for k in range(chosen.matches)
    ]
    game.new(tasks[0][0])  # what cannot be played is said before any process starts
    began = time.perf_counter()
    if chosen.workers > 1:
        with ProcessPoolExecutor(chosen.workers) as pool:
            played = list(pool.map(_played, tasks, chunksize=max(1, len(tasks) // (8 * chosen.workers))))
    else:
        played = [_played(task) for task in tasks]
    seconds = time.perf_counter() - began
    wins = [sum(seat in winners for winners, _ in played) for seat in range(len(players))]
    report = {
        "matches": len(played),
        "wins": wins,
        "draws": sum(not winners for winners, _ in played),
        "mean_length": sum(length for _, length in played) / len(played),
        "matches_per_second": len(played) / seconds,
    }
    if chosen.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name}: {value if not isinstance(value, float) else round(value, 3)}")
    return 0


def _tournament(chosen: argparse.Namespace) -> int:
    game = get_game(chosen.game)
    mode, seats = _mode_and_seats(game, chosen)
    setup = Setup(game.id, chosen.seed, seats, mode, _options(chosen.option))
    try:
        players = tournament.players_of(chosen.levels)
        for player in players:
            make_player(player, game)
    except ValueError as error:
        raise UsageError(str(error)) from error
    game.new(setup)  # what cannot be played is said before any process starts
    near = chosen.pairs == tournament.PAIRS[1]
    report = tournament.report_of(players, setup, chosen.matches, chosen.budget, chosen.workers, near)
    tournament.print_report(report, chosen.json)
    return 0


def _balance(chosen: argparse.Namespace) -> int:
    chosen.seats = balance.SEATS
    game = get_game(chosen.game)
    mode, _ = _mode_and_seats(game, chosen)
    options = _options(chosen.option)
    settings = {
        "game": game.id,
        "mode": mode,
        "options": options,
        "player": chosen.player,
        "budget": chosen.budget,
        "seed": chosen.seed,
    }
    try:
        weighed = balance.balanced(game.id)
        make_player(chosen.player, game)
        counted = balance.read_count(chosen.file, settings) if chosen.file is not None else balance.Count(settings)
    except (OSError, ValueError) as error:
        raise UsageError(str(error)) from error
    game.new(Setup(game.id, chosen.seed, balance.SEATS, mode, options))  # what cannot be played is said before
    began = time.perf_counter()
    for so_far in balance.count(weighed, counted, chosen.matches, chosen.seed, options, chosen.workers):
        if chosen.file is not None:
            chosen.file.write_text(json.dumps(so_far.to_json(), indent=1), encoding="utf-8")
    seconds = time.perf_counter() - began
    figures = {**counted.figures(weighed.CHARACTERS), "seat 0": counted.first_seat()}
    report = {
        **settings,
        "workers": chosen.workers,
        "matches": counted.matches,
        "mean_length": counted.actions / counted.matches,
        "matches_per_second": chosen.matches / seconds,
    }
    if chosen.json:
        print(json.dumps({**report, "characters": {one: found._asdict() for one, found in figures.items()}}))
        return 0
    for name, value in report.items():
        print(f"{name}: {value if not isinstance(value, float) else round(value, 3)}")
    for one, found in figures.items():
        print(
            f"{one:10} {found.share:6.1%}  95 %: {found.low:.1%} to {found.high:.1%}"
            f"  ({found.wins} won and {found.draws} drawn of {found.matches})"
        )
    return 0


def _replay(chosen: argparse.Namespace) -> int:
    try:
        match = read_match(chosen.match)
    except OSError as error:
        raise UsageError(f"the file cannot be read: {error}") from error
    except (NoMatchError, RecordError, ReportError) as error:
        raise UsageError(str(error)) from error
    eyes = EYES.get(chosen.eyes)
    if eyes is None:
        if not chosen.eyes.isdecimal() or int(chosen.eyes) >= match.setup.seats:
            raise UsageError(f"--eyes {chosen.eyes!r}: give a seat from 0 to {match.setup.seats - 1}, public or open")
        eyes = int(chosen.eyes)
    story = match.story(eyes)
    lines = ["", *(action.text for action in match.actions)]
    if chosen.json:
        steps = [
            {"action": line, "events": [{"kind": event.kind, **event.facts} for event in events]}
            for line, events in zip(lines, story, strict=True)
        ]
        print(json.dumps({"game": match.setup.game, "steps": steps, "result": match.result}))
        return 0
    report = read_report(chosen.match)
    tell = _teller(match)
    for events in story:
        for event in events:
            line = tell(event)
            if line is not None:
                print(line)
    return 0 if report is None else _reproduce(report, match)


def _reproduce(report: CrashReport, match: Match) -> int:
    """Do what failed once more. Returns the exit code: 1 where it fails again."""
    last = report.trace.strip().rpartition("\n")[2]
    print(f"\nReported of version {report.program} on {report.when}, {' > '.join(report.scenes)}: {last}")
    try:
        tried = reproduce(report, match)
    except Exception:
        print("The same again:\n\n" + traceback.format_exc(), file=sys.stderr)
        return 1
    if tried:
        print(f"It does not fail here: {tried}")
    else:
        print("No rule and no player was at work: the fault lay on the screen. It was reported as:\n\n" + report.trace)
    return 0


def _teller(match: Match) -> Callable[[Event], str | None]:
    """Events in the game's own words, in the system's language."""
    texts = Texts(TEXTS, system_language(languages(TEXTS)))
    names = [texts(f"seat.{seat}") for seat in range(match.setup.seats)]
    wording = import_module(f"game.games.{match.setup.game}.wording")
    return lambda event: wording.log_line(event, texts, names)


def count_nodes(game: Game, state: State, depth: int) -> list[int]:
    """How many lines of play lead to each depth, from 0 to `depth`."""
    counts = [0] * (depth + 1)
    # Depth first: as many positions at once as the line is long, however many lines there are.
    waiting = [(state, 0)]
    while waiting:
        position, at = waiting.pop()
        counts[at] += 1
        if at < depth:
            waiting.extend((game.step(position, action), at + 1) for action in game.legal_actions(position))
    return counts


def _nodes(chosen: argparse.Namespace) -> int:
    game = get_game(chosen.game)
    mode, seats = _mode_and_seats(game, chosen)
    state, _ = game.new(Setup(chosen.game, chosen.seed, seats, mode, _options(chosen.option)))
    began = time.perf_counter()
    counts = count_nodes(game, state, chosen.depth)
    if chosen.json:
        print(json.dumps({"nodes": counts, "seconds": time.perf_counter() - began}))
    else:
        for depth, count in enumerate(counts):
            print(f"{depth}: {count}")
    return 0
