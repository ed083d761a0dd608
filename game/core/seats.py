"""Who sits at a seat, as set-ups, kept matches and records name it."""

from __future__ import annotations

PERSON = "person"
"""A person; anybody else is a player's id such as `ai:search`. Permanent: it stands in files."""
