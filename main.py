"""Battle Arcade. Start it with `python3 build/run.py play`, which brings what it needs."""

import os
import sys

# Before pygame is loaded: it would greet in the terminal.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

try:
    from scenes.launch import main
except ImportError as error:
    if getattr(sys, "frozen", False):
        sys.exit(f"Battle Arcade's folder is not whole. Unpack or install it anew. ({error})")
    sys.exit(f"Battle Arcade is not set up yet ({error.name} is missing). Run this instead:  python3 build/run.py play")

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
