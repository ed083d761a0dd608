"""The program's driver as a fixture; pygame is started and ended once for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """English, instant animation, fresh settings."""
    program = Driver(tmp_path)
    yield program
    program.app.close()
