"""A puzzle on the real table, against a rival who knows what was laid."""

from __future__ import annotations

from game.core.action import Action
from game.puzzles.puzzle import RIVAL, Puzzle, verdict
from game.puzzles.rival import PuzzleRival
from scenes.play import PlayScene
from scenes.puzzles.note import NoteScene
from scenes.puzzles.shelf import Visit, puzzles, tie_text


class PuzzleScene(PlayScene):
    """Under it waits the shelf."""

    keeps = False
    leave_question = "puzzles.leave.ask"

    def __init__(self, visit: Visit, number: int) -> None:
        config, kept = visit.match(number)
        super().__init__(visit.context, config, kept=kept)
        self.visit, self.number = visit, number
        match = self.session.match
        self._players[RIVAL] = PuzzleRival(match.game, lambda: match.state)

    @property
    def puzzle(self) -> Puzzle:
        """What is to be solved."""
        return puzzles()[self.number]

    def enter(self) -> None:
        """The position stands there, and what is asked is said over it."""
        super().enter()
        self.context.stack.push(NoteScene(self.context, self.puzzle.text_id(), self.task()))

    def task(self) -> str:
        """What is asked, in words."""
        texts = self.context.texts
        return "\n".join(
            texts(text_id) for text_id in (self.puzzle.text_id("story"), "puzzles.task", tie_text(self.puzzle))
        )

    def hint_text(self) -> str:
        """What to look at first, without the whole answer; later in the match nothing but what counts."""
        texts = self.context.texts
        if self.session.position:
            return texts("puzzles.hint.later")
        action = self.puzzle.action
        if action.args:
            return texts(f"puzzles.hint.{action.verb}", card=texts(f"card.{action.args[0]}.the"))
        return texts("puzzles.hint.pass")

    def _hint(self) -> None:
        self.visit.kept.value.help(self.puzzle.id)
        self.visit.kept.save()
        self.context.stack.push(NoteScene(self.context, "puzzles.hint.title", self.hint_text()))

    def can_undo(self) -> bool:
        """A try is a try."""
        return False

    def undo(self) -> None:
        """See `can_undo`."""

    def _finish(self) -> None:
        """The try is entered before anything is shown; no other record counts it."""
        from scenes.puzzles.ending import PuzzleEndScene

        match = self.session.match
        if match.result is None:
            return
        actions: tuple[Action, ...] = match.actions
        how = verdict(self.puzzle, actions, match.result)
        self.visit.kept.value.enter(self.puzzle.id, how)
        self.visit.kept.save()
        self.context.stack.replace(PuzzleEndScene(self.visit, self.number, how))

    def leave(self) -> None:
        """Back to the shelf, the pause in front taken away, too."""
        self.context.stack.pop()
        self.context.stack.pop()
