"""Which music a scene wants."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Music:
    """calm: a piece of `assets/audio/music`; empty: silence. tense: a piece of equal length that runs beside it, heard
    in its place while `tension` is true; both keep step, so that a cross-fade stays in the bar. then: what follows a
    piece that does not go round, such as a jingle."""

    calm: str
    tense: str = ""
    tension: bool = False
    then: str = ""

    @property
    def pieces(self) -> tuple[str, ...]:
        """What runs: one piece or two."""
        return tuple(piece for piece in (self.calm, self.tense) if piece)

    @property
    def heard(self) -> str:
        """The one that is heard now."""
        return self.tense if self.tense and self.tension else self.calm


SILENCE = Music("")
