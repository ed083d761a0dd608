"""The system's clipboard, where there is one: texts in and out."""

from __future__ import annotations

import pygame


def copy_text(text: str) -> bool:
    """Put a text there. Returns whether it is there now."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except (pygame.error, NotImplementedError, AttributeError):
        return False


def pasted_text() -> str:
    """The text that is there; empty where there is none, or no clipboard."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except (pygame.error, NotImplementedError, AttributeError):
        return ""
