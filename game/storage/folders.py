"""Where things are kept. Nothing is written beside the program or into the working directory."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

APP = "BattleArcade"
HOME_VARIABLE = "BATTLE_ARCADE_HOME"
"""Names another folder for everything; for tests and for players who carry the game on a stick."""


def config_folder() -> Path:
    """For settings. It may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else user_config_path(APP, appauthor=False)


def data_folder() -> Path:
    """For replays and the log. It may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else user_data_path(APP, appauthor=False)
