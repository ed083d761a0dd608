"""Asking for a hint at a match: who may, what is thought meanwhile, and when it goes away again."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ai.advisor import Advice, Advisor
from game.ai.player import Budget
from scenes.context import Context
from scenes.hints.coach import coaching
from scenes.hints.panel import draw_hint
from scenes.hints.places import rects_of
from scenes.hints.words import doing, reasons
from scenes.intents import Kind
from scenes.lesson.spotlight import Spotlight
from scenes.match_session import Due, MatchSession
from scenes.privacy import Privacy
from scenes.seating import names_of
from scenes.tables.table import Table
from scenes.thinking import Background
from scenes.widgets.keyhint import key_label

SECONDS = 0.9
"""A hint is ready after so long, whatever it has found by then."""
ITERATIONS = 1_200
TICK_MS = 160
SAID_MS = 3_200
"""How long it is said why there is no hint now."""
IN_QUESTION = frozenset({"drawn", "peeked"})
"""Spots that a decision is about: no panel should lie over them."""


class Hints:
    """One hint at a time, for the seat that decides now, from what it knows and nothing else."""

    def __init__(self, context: Context, session: MatchSession, table: Table, privacy: Privacy) -> None:
        self.context, self.session, self.table, self.privacy = context, session, table, privacy
        self._advisor: Advisor | None = None
        self._work: Background[Advice] = Background()
        self._light = Spotlight(context)
        self.advice: Advice | None = None
        """What is shown."""
        self._heading, self._lines = "", list[str]()
        self._thinking = False
        self._clock = 0
        self._said_ms = 0
        """How much longer a word lies there that goes away by itself; 0: nothing does."""
        self._texts = context.texts
        """The language in which it was said."""
        self._asked_at = -1
        self._due: Due | None = None
        """The decision that it is about."""

    @property
    def open(self) -> bool:
        """Whether a hint, a thought of one or a word about it lies on the table."""
        return self._thinking or bool(self._heading)

    @property
    def passing(self) -> bool:
        """Whether what lies there goes away by itself: nobody has to put it away first."""
        return self._said_ms > 0

    def ask(self, together: int = 1) -> bool:
        """The hint key, while somebody chooses: show one, or put it away. together: how many seats decide now, one
        after the other or in a race; the first of them that is a person's is meant. Returns whether the picture
        changed."""
        if self.open:
            self.clear()
            return True
        session, texts = self.session, self.context.texts
        self._texts = texts
        people = (due for due in session.foreseen(together) if session.is_person(due.seat))
        due = None if session.is_tables else next(people, None)
        if due is None:
            return self.say(texts("hint.tables"))
        if not self.context.settings.hints:
            self._heading = texts("hint.off")
            return True
        if not self.privacy.faces_up:
            # What it would say tells of the hand: whoever may not see the hand may not read it.
            key = key_label(texts, Kind.PEEK, self.privacy.keys_of(due.seat))
            self._heading = texts("hint.covered", key=key)
            return True
        self._begin(due)
        return True

    def say(self, words: str) -> bool:
        """Why there is no hint now, for a while; once more: put it away. Returns whether the picture changed."""
        if self.open:
            self.clear()
        else:
            self._heading, self._said_ms, self._texts = words, SAID_MS, self.context.texts
        return True

    def _begin(self, due: Due) -> None:
        session, game = self.session, self.session.match.game
        advisor, seed = self._advisor or Advisor(game), session.seed_of_thought()
        self._advisor, self._due = advisor, due
        view, legal, turn = due.view, due.legal, game.turn_in_view(due.view)
        steps = self.table.most_unseen(turn.kind, view) if turn is not None else 0
        self._thinking, self._clock, self._asked_at = True, 0, session.position
        self._work.begin(lambda expired: advisor.advise(view, legal, Budget(ITERATIONS, expired), seed, steps), SECONDS)

    def clear(self) -> None:
        """Nothing is shown, nobody thinks; what would come of it is dropped."""
        self._work.cancel()
        self.advice, self._thinking = None, False
        self._heading, self._lines, self._said_ms = "", [], 0

    def update(self, ms: int) -> bool:
        """Let time pass, take the answer. Returns whether the picture is old."""
        if not self.open:
            return False
        if self._said_ms:
            self._said_ms = max(0, self._said_ms - ms)
            if not self._said_ms:
                self.clear()
                return True
        if not self._allowed():
            self.clear()
            return True
        if self._texts is not self.context.texts:
            self._say_again()
            return True
        before, self._clock = self._clock // TICK_MS, self._clock + ms
        moved = self._light.update(ms) and self.advice is not None
        if self._thinking and (advice := self._work.poll()) is not None:
            self._tell(advice)
            moved = True
        return moved or (self._thinking and self._clock // TICK_MS != before)

    def _say_again(self) -> None:
        """Another language has been chosen meanwhile: advice is told in it, a mere word goes."""
        self._texts = self.context.texts
        if self.advice is not None:
            self._tell(self.advice)
        elif not self._thinking:
            self.clear()

    def _allowed(self) -> bool:
        """Whether what is shown may still be seen: the position is the same, and no hand has been covered."""
        if self.advice is None and not self._thinking:
            return True
        return self._asked_at == self.session.position and self.privacy.faces_up

    def _tell(self, advice: Advice) -> None:
        texts, game, due = self.context.texts, self.session.match.game, self._due
        self._thinking = False
        if due is None:
            return
        view, names = due.view, list(names_of(texts, self.session.config.seats))
        self.advice = advice
        # What follows in the same decision is told in its words alone: nobody can know what it will see then.
        words = [doing(texts, game, view, action, names) for action in advice.plan]
        self._heading = "  ".join(dict.fromkeys(words))
        self._lines = [
            *coaching(texts, game.id, view, advice.action),
            *reasons(texts, game, view, advice, names),
        ]

    def rects(self) -> tuple[pygame.Rect, ...]:
        """What the hint speaks of, on the table as it is laid out now."""
        due = self._due
        if self.advice is None or due is None:
            return ()
        found: list[pygame.Rect] = []
        for action in self.advice.plan:
            if action.verb == "done" and len(self.advice.plan) > 1:
                continue
            rects = rects_of(self.session.match.setup.game, action, due.seat, due.view, self.table.spots)
            found += [rect for rect in rects if rect not in found]
        return tuple(found)

    @property
    def words(self) -> Sequence[str]:
        """All that is read."""
        return (self._heading, *self._lines)

    def draw(self, canvas: pygame.Surface) -> None:
        """Over the table."""
        if not self.open:
            return
        texts = self.context.texts
        if self._thinking:
            heading, lines, clock = texts("hint.wait"), list[str](), self._clock
        else:
            heading, lines, clock = self._heading, self._lines, None
        keep = [spot.rect for spot in self.table.spots.all if spot.key[0] in IN_QUESTION]
        draw_hint(canvas, self.context, self._light, texts("hint.title"), heading, lines, self.rects(), clock, keep)
