"""The rules of each game as pages with pictures."""
