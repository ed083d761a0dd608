"""What lies on the table of the Demonites, as one pair of eyes knows it: cards, what a seat has, a front."""

from __future__ import annotations

from dataclasses import dataclass, field

Fact = int | None
"""A card by number; None: one that these eyes do not know."""


@dataclass
class Piece:
    """A card that lies before somebody. up: face up."""

    card: Fact
    up: bool


@dataclass
class Seat:
    """What one seat has. army: top first, as far as it is known. table: War's field, Skirmish's stake, Scout's scout
    and supports, Ambush's line. chose: whether it has made a choice that is not shown yet."""

    army: list[Fact] = field(default_factory=list)
    hand: list[Fact] = field(default_factory=list)
    table: list[Piece] = field(default_factory=list)
    out: bool = False
    chose: bool = False

    def take(self, card: Fact) -> None:
        """A card leaves the hand: this one, or one of those not known."""
        if card in self.hand:
            self.hand.remove(card)
        elif None in self.hand:
            self.hand.remove(None)

    @property
    def up(self) -> list[int]:
        """The cards that count in a fight."""
        return [piece.card for piece in self.table if piece.up and piece.card is not None]

    @property
    def down(self) -> int:
        """How many lie face down."""
        return sum(not piece.up for piece in self.table)

    def rest(self) -> None:
        """All but the first card turn face down."""
        for piece in self.table[1:]:
            piece.up = False


@dataclass
class Front:
    """A front of a Campaign: its two seats and the cards of each."""

    seats: tuple[int, int]
    cards: tuple[list[int], list[int]]

    def side(self, seat: int) -> list[int]:
        """The cards of this seat. Raises ValueError for a seat that does not fight here."""
        return self.cards[self.seats.index(seat)]
