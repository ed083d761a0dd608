"""What was won apart from single matches: the best of Gauntlet and Tower, and tournaments' champions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.storage.climb import Towers, climb_file, open_towers
from game.storage.gauntlet import Progress, gauntlet_file, open_progress
from game.storage.records_csv import Table
from game.storage.tournament import Tournaments, open_tournaments, tournament_file


def trophy_tables(settings_file: Path) -> Mapping[str, Table]:
    """A table of each, for spreadsheets."""
    towers = open_towers(climb_file(settings_file)).value
    gauntlet = open_progress(gauntlet_file(settings_file)).value
    cups = open_tournaments(tournament_file(settings_file)).value.cups
    return {
        "tower": (
            ("game", "mode", "floors", "coins", "matches"),
            [(*key.split("/"), best.won, best.coins, best.played) for key, best in sorted(towers.best.items())],
        ),
        "gauntlet": (
            ("fighter", "life", "duels"),
            [(fighter, record.life, record.duels) for fighter, record in sorted(gauntlet.records.items())],
        ),
        "champions": (
            ("day", "game", "mode", "champion", "entrants", "kind"),
            [(cup.day, cup.game, cup.mode, cup.champion, cup.entrants, cup.kind) for cup in cups],
        ),
    }


def forget_trophies(settings_file: Path) -> bool:
    """Forget them all, with the runs and the tournament under way. Returns whether it could; files that are not there
    are not made."""
    done = True
    if (path := gauntlet_file(settings_file)).exists():
        gauntlet = open_progress(path)
        gauntlet.value = Progress()
        done = gauntlet.save() and done
    if (path := climb_file(settings_file)).exists():
        towers = open_towers(path)
        towers.value = Towers()
        done = towers.save() and done
    if (path := tournament_file(settings_file)).exists():
        tournaments = open_tournaments(path)
        tournaments.value = Tournaments()
        done = tournaments.save() and done
    for path in (gauntlet_file(settings_file), climb_file(settings_file), tournament_file(settings_file)):
        # The generation before, too: what is forgotten shall not come back.
        path.with_name(path.name + ".old").unlink(missing_ok=True)
    return done
