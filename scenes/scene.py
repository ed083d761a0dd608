"""What a scene is: one screen, or something laid over another."""

from __future__ import annotations

import pygame

from scenes.audio.music import Music
from scenes.intents import Intent
from scenes.pointer import ARROW


class Scene:
    """Life: enter, then any number of pause and resume (something lies over it), then exit.

    Drawing changes nothing; `update` and `handle` change, and say by `dirty` that the picture is old.
    """

    opaque = True
    """False for a scene through which the one below is seen."""
    arrival = "fade"
    """How the screen before turns into this one: of transition.STYLES."""
    wants_text = False
    """True while a text field has the focus."""
    wants_any_key = False
    """Whether keys that mean nothing are told to it as OTHER_KEY."""
    wants_slams = False
    """True while seats race for their cards."""
    waits_for_pads = False
    """True for a scene in which somebody may be holding a pad: when it is unplugged, a notice is laid over it."""
    one_person = True
    """False where people with keys of their own share the screen."""
    hushes = False
    """True for a scene whose music is softer while something lies over it."""
    silent_effects = False
    """True for a scene that plays for nobody."""
    still = False
    """True while all that moves is what breathes or flickers: twenty pictures a second will do (pace.py)."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def name(self) -> str:
        """For the log file: the class's name."""
        return type(self).__name__

    @property
    def music(self) -> Music | None:
        """What is to be heard with it; None: whatever the scene below wants."""
        return None

    @property
    def pointer(self) -> str:
        """What the mouse pointer looks like over it: of pointer.py."""
        return ARROW

    def enter(self) -> None:
        """It has become the top of the stack."""

    def exit(self) -> None:
        """It has left the stack: stop what runs."""

    def pause(self) -> None:
        """Something was laid over it."""

    def resume(self) -> None:
        """It is the top again."""
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        """Somebody wants something."""

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds. Set `dirty` where that changes the picture."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw all of it."""
