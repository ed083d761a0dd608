"""A walk through all screens, with a picture of each: `python main.py --shots DIR --lang es`."""

from scenes.walk.walk import walk_everywhere

__all__ = ["walk_everywhere"]
