"""`python -m game`: see `game.cli`."""

import os
import sys

from game.cli import main

INTERRUPTED = 130
"""What shells expect of a program that Ctrl+C ended."""

if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read along (head, less) has seen enough. Python flushes once more at exit: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
