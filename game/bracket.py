"""A knock-out tournament at one screen: who meets whom, who goes on, and which match is due.

Brackets are values. Matches are numbered round by round: of eight slots 0 to 3 are the first round, 4 and 5 the second,
6 is the final. Who meets whom is drawn by lot; those who get a bye are spread as far apart as they can be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng

FEWEST, MOST = 2, 8
"""How many may enter."""
SEATS = 2
NOBODY = -1
"""A bye among the slots; no winner yet among the results."""
OCCASION = "tournament:"
FINAL = "final"
_SPREAD = 1_000_003


class Entrant(msgspec.Struct, frozen=True):
    """kind: `person` or a player's id. name: as it was typed, no two are alike; empty where the arcade lends one
    (lent), in whatever language it is shown."""

    kind: str
    name: str
    lent: bool = False


class Bracket(msgspec.Struct, frozen=True):
    """id: its own, some letters and digits. slots: entrants by number, or NOBODY, in the order in which they stand;
    a power of two. winners: by match, an entrant's number or NOBODY. drawn: by match, how often nobody won it."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    seed: int
    entrants: tuple[Entrant, ...]
    slots: tuple[int, ...]
    winners: tuple[int, ...]
    drawn: tuple[int, ...]

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.slots).bit_length() - 1

    @property
    def final(self) -> int:
        """The number of the last match."""
        return len(self.slots) - 2

    @property
    def champion(self) -> Entrant | None:
        """Who has won it; None while it goes on."""
        winner = self.winners[self.final]
        return None if winner == NOBODY else self.entrants[winner]


def modes_for_two(game_id: str) -> tuple[str, ...]:
    """The modes of this game that two can play."""
    game = get_game(game_id)
    return tuple(mode for mode in game.modes if SEATS in game.seats_of(mode))


def begin(
    bracket_id: str, game: str, mode: str, options: Mapping[str, str], seed: int, entrants: Sequence[Entrant]
) -> Bracket:
    """Draw the lots. Raises ValueError for too few, too many or equally named entrants, and for a game or mode that two
    cannot play."""
    size = 2
    while size < len(entrants):
        size *= 2
    ranks = Rng(seed).shuffled(range(len(entrants)))
    slots = tuple(ranks[rank] if rank < len(ranks) else NOBODY for rank in _places(size))
    bracket = Bracket(
        bracket_id,
        game,
        mode,
        dict(options),
        seed,
        tuple(entrants),
        slots,
        (NOBODY,) * (size - 1),
        (0,) * (size - 1),
    )
    checked(bracket)
    for match in range(size // 2):
        alone = [entrant for entrant in slots[2 * match : 2 * match + 2] if entrant != NOBODY]
        if len(alone) == 1:
            bracket = won(bracket, match, alone[0])
    return bracket


def _places(size: int) -> tuple[int, ...]:
    """Ranks by slot: the first meets the last, and the first two can meet in the final alone (0 3 1 2 of four)."""
    places: tuple[int, ...] = (0,)
    while len(places) < size:
        places = tuple(one for place in places for one in (place, 2 * len(places) - 1 - place))
    return places


def round_of(bracket: Bracket, match: int) -> int:
    """Its round, from 0."""
    number, first, size = 0, 0, len(bracket.slots) // 2
    while match >= first + size:
        number, first, size = number + 1, first + size, size // 2
    return number


def matches_of(bracket: Bracket, number: int) -> range:
    """The matches of a round, from the top."""
    first = len(bracket.slots) - (len(bracket.slots) >> number)
    return range(first, first + (len(bracket.slots) >> (number + 1)))


def pair(bracket: Bracket, match: int) -> tuple[int, int]:
    """Who meets in it, from the top; NOBODY for a bye, or for whoever is not known yet."""
    number = round_of(bracket, match)
    place = match - matches_of(bracket, number)[0]
    if number == 0:
        return bracket.slots[2 * place], bracket.slots[2 * place + 1]
    before = matches_of(bracket, number - 1)
    return bracket.winners[before[2 * place]], bracket.winners[before[2 * place + 1]]


def is_bye(bracket: Bracket, match: int) -> bool:
    """Whether somebody goes on from it without playing."""
    return round_of(bracket, match) == 0 and NOBODY in pair(bracket, match)


def due(bracket: Bracket) -> int | None:
    """The next match; None when all are played."""
    open_ones = (
        match for match, winner in enumerate(bracket.winners) if winner == NOBODY and NOBODY not in pair(bracket, match)
    )
    return next(open_ones, None)


def won(bracket: Bracket, match: int, entrant: int) -> Bracket:
    """After this match. Raises ValueError where the entrant is not in it, or it has a winner already."""
    if entrant == NOBODY or entrant not in pair(bracket, match) or bracket.winners[match] != NOBODY:
        raise ValueError(f"{entrant} cannot win match {match}")
    winners = (*bracket.winners[:match], entrant, *bracket.winners[match + 1 :])
    return msgspec.structs.replace(bracket, winners=winners)


def drew(bracket: Bracket, match: int) -> Bracket:
    """After a match that nobody has won: it is due again, with other cards and the seats changed."""
    drawn = (*bracket.drawn[:match], bracket.drawn[match] + 1, *bracket.drawn[match + 1 :])
    return msgspec.structs.replace(bracket, drawn=drawn)


def renamed(bracket: Bracket, entrant: int, name: str) -> Bracket:
    """With another name for one of them; with an empty one the arcade lends one. Raises ValueError where somebody else
    has typed it."""
    entrants = list(bracket.entrants)
    entrants[entrant] = Entrant(entrants[entrant].kind, name, not name)
    changed = msgspec.structs.replace(bracket, entrants=tuple(entrants))
    checked(changed)
    return changed


def seated(bracket: Bracket, match: int) -> tuple[int, int]:
    """Entrants by seat: by lot, and the other way round after every draw."""
    one, other = pair(bracket, match)
    turned = Rng(bracket.seed * _SPREAD + match).below(2) ^ (bracket.drawn[match] & 1)
    return (other, one) if turned else (one, other)


def setup_of(bracket: Bracket, match: int) -> Setup:
    """The match to be played."""
    seed = Rng((bracket.seed * _SPREAD + match) * _SPREAD + bracket.drawn[match]).u32()
    return Setup(bracket.game, seed, SEATS, bracket.mode, bracket.options)


def occasion_of(bracket: Bracket, match: int) -> str:
    """What the match is played for."""
    return f"{OCCASION}{bracket.id}:{FINAL if match == bracket.final else match}"


def is_tournament(occasion: str) -> bool:
    """Whether a match with this occasion was played for a tournament."""
    return occasion.startswith(OCCASION)


def match_of(bracket: Bracket, occasion: str) -> int | None:
    """The match of this bracket that had this occasion; None for any other."""
    return next((match for match in range(len(bracket.winners)) if occasion_of(bracket, match) == occasion), None)


def checked(bracket: Bracket) -> Bracket:
    """The bracket itself. Raises ValueError, with what is wrong, for one that cannot be."""
    count, size = len(bracket.entrants), len(bracket.slots)
    typed = [entrant.name for entrant in bracket.entrants if not entrant.lent]
    if bracket.game not in GAME_IDS or bracket.mode not in modes_for_two(bracket.game):
        raise ValueError(f"two cannot play {bracket.mode!r} of {bracket.game!r}")
    if not FEWEST <= count <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} may enter, not {count}")
    if len(set(typed)) != len(typed) or "" in typed:
        raise ValueError("whoever has typed a name needs one of their own")
    if size not in (2, 4, 8) or sorted(one for one in bracket.slots if one != NOBODY) != list(range(count)):
        raise ValueError("every entrant stands in one slot")
    if len(bracket.winners) != size - 1 or len(bracket.drawn) != size - 1 or min(bracket.drawn) < 0:
        raise ValueError("there is one result for each match")
    for match, winner in enumerate(bracket.winners):
        if winner != NOBODY and winner not in pair(bracket, match):
            raise ValueError(f"{winner} has won match {match} and was not in it")
    return bracket
