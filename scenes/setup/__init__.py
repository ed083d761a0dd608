"""Match set-up: mode, seats, options, seed."""

from scenes.setup.scene import SetupScene

__all__ = ["SetupScene"]
