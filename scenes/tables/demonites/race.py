"""A live clash of a Skirmish (rules/demonites.md §4.2 Pace): who slams a card first, by the clock. Knows no screen.

Time is what `update` is given, in milliseconds: real time on the screen, any time in tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.games.demonites import pace

DEAL_MS = round(pace.DEAL * 1000)
TOGETHER_MS = round(pace.TOGETHER * 1000)
OPEN_MS: Mapping[str, int] = {
    "rush": round(pace.DRUM * 1000),
    "answer": round(pace.ANSWER_TIME * 1000),
    "blind": round(pace.BLIND_TIME * 1000),
}
"""How long cards may be slammed, by phase."""
WAIT = Action("wait")


@dataclass
class Runner:
    """One seat of the race. hand: by place, cards that may be known to nobody who looks. reaction_ms: when a player of
    the arcade moves, None for a person. thought: what it has decided, None while it thinks."""

    seat: int
    legal: Sequence[Action]
    hand: Sequence[int]
    reaction_ms: int | None = None
    thought: Callable[[], Action | None] = lambda: None
    slammed: int | None = None
    """The card, once it is slammed."""
    at_ms: int = 0


class Race:
    """One clash. phase: `rush`, `answer` or `blind`."""

    def __init__(self, phase: str, runners: Sequence[Runner]) -> None:
        self.phase, self.runners = phase, list(runners)
        self.clock = 0
        """Since the deal."""
        self._ends = (DEAL_MS if phase == "rush" else 0) + OPEN_MS[phase]

    @property
    def opens_ms(self) -> int:
        """Before this nothing can be slammed: the cards are being dealt."""
        return DEAL_MS if self.phase == "rush" else 0

    @property
    def left(self) -> float:
        """The share of the time that is left, 1 to 0."""
        whole = self._ends - self.opens_ms
        return max(0.0, min(1.0, (self._ends - self.clock) / whole))

    @property
    def first(self) -> Runner | None:
        """Who slammed first, in a rush."""
        done = [runner for runner in self.runners if runner.slammed is not None]
        return min(done, key=lambda runner: runner.at_ms, default=None)

    @property
    def over(self) -> bool:
        """Whether it is decided who does what."""
        if all(runner.slammed is not None for runner in self.runners) or self.clock >= self._ends:
            return True
        first = self.first
        return self.phase == "rush" and first is not None and self.clock >= first.at_ms + TOGETHER_MS

    def slam(self, seat: int, place: int) -> bool:
        """A person slams the card at this place of the hand. Returns whether it counted."""
        runner = next((runner for runner in self.runners if runner.seat == seat), None)
        if runner is None or runner.reaction_ms is not None or not 0 <= place < len(runner.hand):
            return False
        return self._slam(runner, runner.hand[place])

    def _slam(self, runner: Runner, card: int) -> bool:
        if runner.slammed is not None or self.over or self.clock < self.opens_ms:
            return False
        runner.slammed, runner.at_ms = card, self.clock
        return True

    def update(self, ms: int) -> None:
        """Let time pass; players of the arcade move when their reaction time has come."""
        if self.over:
            return
        self.clock += ms
        for runner in self.runners:
            if runner.reaction_ms is None or runner.slammed is not None:
                continue
            if self.clock < self.opens_ms + runner.reaction_ms:
                continue
            action = runner.thought()
            if action is not None and action.verb != "wait":
                # It moved when its time had come, between two frames.
                late = self.clock
                self.clock = max(self.opens_ms, min(late, self.opens_ms + runner.reaction_ms))
                self._slam(runner, int(action.args[0]))
                self.clock = late

    @property
    def actions(self) -> list[Action]:
        """What each seat does, in their order, once it is over: who has not moved waits, or plays the leftmost card."""
        return [self._action(runner) for runner in self.runners]

    def _action(self, runner: Runner) -> Action:
        if self.phase == "rush":
            return Action("rush", (str(runner.slammed),)) if runner.slammed is not None else WAIT
        if runner.slammed is None:
            thought = runner.thought()
            if thought is not None:
                return thought
        card = runner.slammed if runner.slammed is not None else leftmost(runner)
        return Action("play", (str(card),))


def leftmost(runner: Runner) -> int:
    """The card played for whoever is too late: the leftmost of the hand."""
    return runner.hand[0] if runner.hand else int(runner.legal[0].args[0])
