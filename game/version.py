"""Which Battle Arcade this is. The same number stands in pyproject.toml (a test compares them)."""

from __future__ import annotations

VERSION = "0.1.0"
"""Semantic version: for `--version`, logs, reports and the names of packages."""
