"""Records for tests and pictures: many matches of all games, some achievements, some daily results."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.achievements.shelf import ACHIEVEMENTS
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.street_war.cards import CHARACTERS
from game.records.record import MatchRecord, SeatRecord
from game.storage.records import Records

LONG_NAME = "WWWWWWWWW"
NAMES = ("", "Ada", "Ñandú", LONG_NAME)
BEGAN = datetime(2026, 9, 1, 20, 4, 0)
CAST = {
    "eight_masters_revenge": tuple(fighter.id for fighter in FIGHTERS),
    "street_war": tuple(character.id for character in CHARACTERS),
}


def made_up(number: int) -> MatchRecord:
    """A match that nobody has played: equal numbers give equal ones. They tell no story."""
    rng = Rng(number)
    game_id = GAME_IDS[rng.below(len(GAME_IDS))]
    game = get_game(game_id)
    mode = rng.choice(game.modes)
    seats = rng.choice(game.seats_of(mode))
    watched = number % 11 == 10
    winner = rng.below(seats + 1)
    names = rng.shuffled(NAMES)
    people = 0 if watched else 1 + (number % 5 == 4)
    sitting = tuple(
        SeatRecord(
            "person" if seat < people else f"ai:{1 + rng.below(5)}",
            names[seat] if seat < people else "",
            rng.choice(CAST[game_id]) if game_id in CAST else "",
            rng.below(31),
            seat == winner,
        )
        for seat in range(seats)
    )
    ended = (BEGAN + timedelta(hours=17 * number)).isoformat()
    return MatchRecord(f"{number:016x}", ended, game_id, mode, rng.u32(), {}, sitting, "score", "limit", ("keep",))


def fill(records: Records, matches: int = 60, achievements: int = 23) -> None:
    """Keep so many matches, and every second achievement until there are so many."""
    made = [made_up(number) for number in range(matches)]
    for record in made[:1]:
        records.keep(record)
    records._enter(made[1:])
    records.unlock([one.id for one in ACHIEVEMENTS[::2]][:achievements], made[-1])
    records.fresh()
