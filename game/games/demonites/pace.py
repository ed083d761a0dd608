"""The times of a live Skirmish as data (rules/demonites.md §4.2). The rules know no clock: a screen keeps these times,
and what it sees becomes the actions `rush`, `wait` and `play`. All in seconds."""

from __future__ import annotations

DEAL = 0.8
DRUM = 4.0
"""Who slams no card before it ends waits."""
ANSWER_TIME, BLIND_TIME = 3.0, 3.0
"""Then the leftmost card of the hand is played."""
TOGETHER = 0.10
"""Slams no further apart both count as a rush."""
REACTIONS: dict[str, tuple[float, float]] = {"easy": (2.2, 3.4), "normal": (1.4, 2.4), "hard": (0.8, 1.6)}
"""By level: between which two times a computer player reacts, each time as likely."""
LEVEL_OF: dict[str, str] = {
    "ai:1": "easy",
    "ai:2": "easy",
    "ai:3": "normal",
    "ai:4": "hard",
    "ai:5": "hard",
    "ai:random": "easy",
    "ai:novice": "easy",
    "ai:adept": "normal",
    "ai:greedy": "hard",
    "ai:search": "hard",
    "ai:exact": "hard",
}
"""How quickly each player of the arcade reacts, by its id."""
LATEST_ANSWER = 2.7
"""A computer player answers no later than this."""


def reaction(level: str, chance: float) -> float:
    """The reaction time of a level for a random number from 0 to 1. Raises KeyError for a level there is not."""
    earliest, latest = REACTIONS[level]
    return earliest + (latest - earliest) * chance


def answer_time(level: str, chance: float) -> float:
    """The same for an answer to a rush."""
    return min(LATEST_ANSWER, reaction(level, chance))
