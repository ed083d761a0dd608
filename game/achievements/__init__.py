"""Achievements: as data, each with what it takes of a finished match or of all of them."""
