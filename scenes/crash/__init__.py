"""A fault of the program's own: the match is kept, a report is written, and the player is told in friendly words."""
