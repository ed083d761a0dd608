"""The Gauntlet: six duels against the fighters of the other three boards (rules/eight_masters_revenge.md §3).

Runs are values. Whoever keeps one asks `due` which duel is next, `duel_begun` before it and `after` when it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.contract import Result, Setup
from game.core.rng import Rng
from game.games.eight_masters_revenge.cards import FIGHTER_NUMBERS, FIGHTERS
from game.games.eight_masters_revenge.modes import SOLO_LEVELS

LEVELS: tuple[int, ...] = (1, 2, 2, 3, 3, 4)
"""The solo levels of the six duels, in order."""
MOST_BEGUN = 9_999
"""More duels than anybody fights in one run; the bound for what is read from a file."""
MOST_LIFE: int = sum(SOLO_LEVELS[level][0] for level in LEVELS)
"""The highest record there can be: six duels without a scratch."""
_SEEDS = 1 << 32


class Rung(NamedTuple):
    """One duel of the six. number: from 0. fighter: the opponent's id. level: of `SOLO_LEVELS`."""

    number: int
    fighter: str
    level: int

    @property
    def life(self) -> int:
        """The life with which the person begins it: as much can be left of it."""
        return SOLO_LEVELS[self.level][0]


class Run(NamedTuple):
    """One way through the Gauntlet.

    fighter: the person's, by id. seed: from 0 to 2**32 - 1; the order, the lots and the deals come from it. left: the
    life left after each duel won. begun: how many duels have been begun, the lost and the abandoned ones too.
    """

    fighter: str
    seed: int
    left: tuple[int, ...] = ()
    begun: int = 0

    @property
    def life(self) -> int:
        """The record so far: life left, summed."""
        return sum(self.left)

    @property
    def is_over(self) -> bool:
        """Whether all six are won."""
        return len(self.left) == len(LEVELS)


class Record(NamedTuple):
    """A finished run. life: left, summed. duels: how many it took, six at least. More life is better, then fewer
    duels."""

    life: int
    duels: int

    def beats(self, other: Record | None) -> bool:
        """Whether it is better than the other; anything is better than none."""
        return other is None or (self.life, -self.duels) > (other.life, -other.duels)


def begin(fighter: str, seed: int) -> Run:
    """A new run. seed: any int, taken modulo 2**32. Raises ValueError for an unknown fighter."""
    if fighter not in FIGHTER_NUMBERS:
        raise ValueError(f"there is no fighter {fighter!r}; there are: {', '.join(FIGHTER_NUMBERS)}")
    return Run(fighter, seed % _SEEDS)


def ladder(run: Run) -> tuple[Rung, ...]:
    """The six duels: every fighter of another board once, in the order that the run's seed gives."""
    mine = FIGHTERS[FIGHTER_NUMBERS[run.fighter]].board
    others = Rng(run.seed).shuffled([fighter.id for fighter in FIGHTERS if fighter.board != mine])
    return tuple(
        Rung(number, fighter, level) for number, (fighter, level) in enumerate(zip(others, LEVELS, strict=True))
    )


def due(run: Run) -> Rung | None:
    """The next duel; None when all six are won. A lost one stays the next."""
    return None if run.is_over else ladder(run)[len(run.left)]


def duel_begun(run: Run) -> Run:
    """The run once its next duel has begun: a duel that is left counts, and its cards do not come again. Raises
    ValueError when all six are won."""
    if run.is_over:
        raise ValueError("all duels of this run are won")
    return run._replace(begun=min(run.begun + 1, MOST_BEGUN))


def setup_of(run: Run, game: str, options: Mapping[str, str] | None = None) -> Setup:
    """The match of the duel that has begun. By lot, from the run's seed and the number of duels begun, the person sits
    first or second (`person_seat`).

    options: what does not touch the record, such as `hide_pauses`; the Gauntlet's own hold before them. Raises
    ValueError when all six are won.
    """
    rung = due(run)
    if rung is None:
        raise ValueError("all duels of this run are won")
    # Past what the ladder took from the same seed; a prime keeps the numbers of two runs apart.
    rng = Rng(run.seed * 10_007 + run.begun + 1)
    person, seed = rng.below(2), rng.u32()
    fighters = (run.fighter, rung.fighter) if person == 0 else (rung.fighter, run.fighter)
    own = {
        "fighters": "choose",
        "fighter0": fighters[0],
        "fighter1": fighters[1],
        "solo_level": str(rung.level),
        "solo_seat": f"seat{1 - person}",
    }
    return Setup(game, seed, 2, "solo", {**(options or {}), **own})


def person_seat(setup: Setup) -> int:
    """Where the person sits in a duel of `setup_of`."""
    return 1 if setup.options["solo_seat"] == "seat0" else 0


def after(run: Run, person: int, result: Result) -> Run:
    """The run after its duel: won, the life left is added; lost, the same duel is due again. person: their seat."""
    if person not in result.winners or run.is_over:
        return run
    return run._replace(left=(*run.left, result.scores[person]))


def lost(run: Run) -> int:
    """How many duels were lost or left."""
    return run.begun - len(run.left)


def record_of(run: Run) -> Record:
    """What a finished run brought. Raises ValueError for one that is not over."""
    if not run.is_over:
        raise ValueError("this run is not over")
    return Record(run.life, run.begun)


def run_to_json(run: Run) -> dict[str, object]:
    """The run as JSON values."""
    return {"fighter": run.fighter, "seed": run.seed, "left": list(run.left), "begun": run.begun}


def run_from_json(data: object) -> Run:
    """The way back. Raises ValueError, with what is wrong, for data that is no run."""
    if not isinstance(data, Mapping) or set(data) != set(Run._fields):
        raise ValueError("this is no run of the Gauntlet: its fields are not the ones expected")
    fighter, left = data["fighter"], data["left"]
    if not isinstance(fighter, str) or fighter not in FIGHTER_NUMBERS:
        raise ValueError(f"there is no fighter {fighter!r}")
    if not isinstance(left, list) or len(left) > len(LEVELS):
        raise ValueError("the life left should be a list of at most six numbers")
    run = Run(fighter, _number(data["seed"], "seed", 0, _SEEDS - 1))
    for number, (life, rung) in enumerate(zip(left, ladder(run), strict=False)):
        run = run._replace(left=(*run.left, _number(life, f"the life left of duel {number + 1}", 1, rung.life)))
    return run._replace(begun=_number(data["begun"], "begun", len(left), MOST_BEGUN))


def records_to_json(records: Mapping[str, Record]) -> dict[str, object]:
    """The best run of each fighter (by id) as JSON values."""
    return {fighter: {"life": record.life, "duels": record.duels} for fighter, record in records.items()}


def records_from_json(data: object) -> dict[str, Record]:
    """The way back. Raises ValueError, with what is wrong, for data that are no records."""
    if not isinstance(data, Mapping):
        raise ValueError("these are no records of the Gauntlet")
    found = {}
    for fighter, record in data.items():
        if fighter not in FIGHTER_NUMBERS:
            raise ValueError(f"there is no fighter {fighter!r}")
        if not isinstance(record, Mapping) or set(record) != set(Record._fields):
            raise ValueError(f"the record of {fighter} has not the fields expected")
        found[str(fighter)] = Record(
            _number(record["life"], f"the record of {fighter}", len(LEVELS), MOST_LIFE),
            _number(record["duels"], f"the duels of {fighter}", len(LEVELS), MOST_BEGUN),
        )
    return found


def _number(value: object, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{what} should be a whole number from {low} to {high}, not {value!r}")
    return value
