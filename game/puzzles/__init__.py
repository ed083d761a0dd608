"""Puzzles of 8-Bit Battle: rounds that one action wins for certain, whatever the other side does."""
