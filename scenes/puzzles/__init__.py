"""Puzzles on the screen: their shelf, the real table with a rival who knows, and what comes after."""
