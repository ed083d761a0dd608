"""The life of scenes on the stack."""

from __future__ import annotations

import pygame

from scenes.intents import Intent, Kind
from scenes.scene import Scene
from scenes.stack import SceneStack


class Witness(Scene):
    """Writes down what happens to it."""

    def __init__(self, label: str, story: list[str], opaque: bool = True) -> None:
        super().__init__()
        self.label, self.story = label, story
        self.opaque = opaque

    def enter(self) -> None:
        self.story.append(f"{self.label} enter")

    def exit(self) -> None:
        self.story.append(f"{self.label} exit")

    def pause(self) -> None:
        self.story.append(f"{self.label} pause")

    def resume(self) -> None:
        super().resume()
        self.story.append(f"{self.label} resume")

    def handle(self, intent: Intent) -> None:
        self.story.append(f"{self.label} {intent.kind}")

    def draw(self, canvas: pygame.Surface) -> None:
        self.story.append(f"{self.label} draw")


def make(*labels: str) -> tuple[SceneStack, list[str], list[Witness]]:
    story: list[str] = []
    stack = SceneStack()
    scenes = [Witness(label, story) for label in labels]
    for scene in scenes:
        stack.push(scene)
    stack.apply_changes()
    story.clear()
    return stack, story, scenes


def test_changes_wait_until_they_are_applied() -> None:
    stack, story, scenes = make("a")
    stack.push(Witness("b", story))
    assert stack.top is scenes[0]
    stack.apply_changes()
    assert story == ["a pause", "b enter"]


def test_pop_resumes_what_lies_below() -> None:
    stack, story, scenes = make("a", "b")
    stack.pop()
    stack.apply_changes()
    assert story == ["b exit", "a resume"]
    assert stack.scenes == (scenes[0],)


def test_replace_does_not_wake_what_lies_below() -> None:
    stack, story, _ = make("a", "b")
    stack.replace(Witness("c", story))
    stack.apply_changes()
    assert story == ["b exit", "c enter"]


def test_reset_leaves_all_from_the_top() -> None:
    stack, story, _ = make("a", "b")
    stack.reset(Witness("c", story), Witness("d", story))
    stack.apply_changes()
    assert story == ["b exit", "a exit", "c enter", "c pause", "d enter"]


def test_only_the_top_hears() -> None:
    stack, story, _ = make("a", "b")
    stack.handle(Intent(Kind.CONFIRM))
    assert story == ["b confirm"]


def test_what_a_see_through_scene_lies_on_is_drawn_first() -> None:
    stack, story, _ = make("a", "b")
    stack.push(Witness("c", story, opaque=False))
    stack.apply_changes()
    story.clear()
    stack.draw(pygame.Surface((1, 1)))
    assert story == ["b draw", "c draw"]
    assert not stack.dirty


def test_an_empty_stack_bears_everything() -> None:
    stack = SceneStack()
    stack.pop()
    stack.apply_changes()
    stack.handle(Intent(Kind.CONFIRM))
    stack.update(16)
    assert stack.top is None
