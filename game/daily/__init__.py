"""Daily challenges: one match a date, the same for everybody, and what it is worth."""
