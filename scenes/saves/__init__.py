"""Matches that are kept: written after every action, gone on with, listed, named, forgotten."""
