"""The boards of 8 Masters' Revenge: six columns in a ring, two rows of places, and what marks them.

sprites/cards/masters_board: `board_<colour>` with the rim of each seat, highlights round a small card and round a
token's place, life, fury and the signs of a sum. Where things lie on a board is told by its slices: `card_a1` ...
`card_d6` for cards, `token_a1` ... `token_d6` for tokens.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from art.canvas import Canvas
from art.places.brushes import dice, fill
from art.sheet import Frame, Slice, Tag, write_sheet
from art.ui.drawing import load_toml
from art.ui.masters_cards import outlined
from art.ui.panels import CARD_ROOM, LEGAL_FRAMES, card_frame, card_legal, card_shadow
from art.ui.pixelgrid import grid_image, load_key, split_row

COLUMNS, PITCH = 6, 44
ROWS = ("a", "d")
WIDTH, HEIGHT = COLUMNS * PITCH, 76
CARD = (38, 48)
CARD_AT = {"a": (3, 2), "d": (3, 26)}
"""Where a small card lies in its column, by row; a token of the other row stays in sight."""
TOKEN = 16
TOKEN_AT = {"a": (14, 6), "d": (14, 54)}
RIMS = {"blue": "blue", "red": "red", "green": "leaf", "amber": "gold"}
"""The ramp of each seat's rim, in seat order."""
LEGAL_MS = 90

FIST = "aaaaaaaa.\nabbabbaba\nabbabbaba\naaaaaaaba\nabbbbbbaa\n.aaaabba.\n...abbba.\n...abbba.\n...aaaaa."
SHIELD = "aaaaaaaaa\nabbbabbba\nabbbabbba\nabbbabbba\naaaaaaaaa\nabbbabbba\n.abbabba.\n..ababa..\n...aaa..."
CHEVRON = ("..a\n.ab\nab.\n.ab\n..a", "a..\nba.\n.ba\nba.\na..")


def slot_boxes() -> dict[str, tuple[int, int, int, int]]:
    """Where cards and tokens lie, by name (`card_a1`), in pixels from the board's first column."""
    boxes = {}
    for row in ROWS:
        for column in range(COLUMNS):
            x, y = CARD_AT[row]
            boxes[f"card_{row}{column + 1}"] = (column * PITCH + x, y, *CARD)
            x, y = TOKEN_AT[row]
            boxes[f"token_{row}{column + 1}"] = (column * PITCH + x, y, TOKEN, TOKEN)
    return boxes


def _well(c: Canvas, x: int) -> None:
    """One column: a warm place of attack over a cold place of defence, each with its sign cut into the lacquer."""
    for top, bottom, ramp, sign in ((2, 37, "red", FIST), (39, 74, "blue", SHIELD)):
        fill(c, (x + 3, top, x + PITCH - 3, bottom), "dark", 0)
        fill(c, (x + 4, top + 1, x + PITCH - 4, bottom - 1), ramp, 1)
        fill(c, (x + 5, top + 3, x + PITCH - 4, bottom - 1), "dark", 2)
        fill(c, (x + 4, bottom - 1, x + PITCH - 4, bottom), ramp, 2)
        # A disc where a token lies; half of it shows beside a card of the other row.
        middle = (TOKEN_AT["a"] if sign is FIST else TOKEN_AT["d"])[1] + TOKEN / 2
        ring = c.cut(c.ell(x + PITCH / 2, middle, 10, 10), c.ell(x + PITCH / 2, middle, 8.8, 8.8))
        c.add(ring, ramp, flat=2, line=0, ao=0)
        c.grid(x + PITCH // 2 - 4, round(middle) - 4, sign, {"a": (ramp, 2), "b": (ramp, 1)})


def board(rim: str) -> Image.Image:
    """One board, WIDTH x HEIGHT: lacquer with a rim in the seat's ramp; arrows show that column 6 meets column 1."""
    c = Canvas(WIDTH, HEIGHT)
    fill(c, (1, 0, c.w - 1, c.h), "dark", 0)
    fill(c, (0, 1, c.w, c.h - 1), "dark", 0)
    fill(c, (1, 1, c.w - 1, c.h - 1), rim, 2)
    fill(c, (1, 1, c.w - 1, 2), rim, 4)
    fill(c, (1, c.h - 2, c.w - 1, c.h - 1), rim, 1)
    fill(c, (1, 1, 2, c.h - 1), rim, 4)
    fill(c, (c.w - 2, 2, c.w - 1, c.h - 1), rim, 3)
    fill(c, (2, 2, c.w - 2, c.h - 2), "dark", 1)
    rnd = dice("board", rim)
    for _ in range(26):
        x, y = rnd.randrange(4, c.w - 40), rnd.randrange(3, c.h - 3)
        fill(c, (x, y, x + rnd.randint(8, 30), y + 1), "crim", 0)
    for column in range(COLUMNS):
        _well(c, column * PITCH)
    for column in range(1, COLUMNS):
        x = column * PITCH
        for y in (5, 37, 69):
            c.grid(x - 2, y, ".aa.\nabbc\n.cc.", {"a": ("gold", 4), "b": ("gold", 2), "c": ("gold", 1)})
    for side, x in enumerate((0, c.w - 3)):
        for y in (11, 35, 59):
            fill(c, (x, y - 1, x + 3, y + 6), "dark", 0)
            c.grid(x, y, CHEVRON[side], {"a": (rim, 5), "b": (rim, 4)})
    return c.image()


def compile_masters_board(source: Path, out: Path) -> None:
    """Boards, highlights and signs in one sheet."""
    signs = load_toml(source / "ui" / "masters_signs.toml")
    key = load_key(source / "ui" / "key.toml")
    frames = [Frame(f"board_{colour}", board(rim), pivot=(0, 0), trim=False) for colour, rim in RIMS.items()]
    room = (CARD_ROOM, CARD_ROOM)
    tags = []
    for name, size in (("small", CARD), ("place", (TOKEN, TOKEN))):
        frames.append(Frame(f"{name}_focus", card_frame(size, "ffeb57"), pivot=room, trim=False))
        frames.append(Frame(f"{name}_chosen", card_frame(size, "ffa214", thick=3), pivot=room, trim=False))
        tags.append(Tag(f"{name}_legal", len(frames), len(frames) + LEGAL_FRAMES - 1))
        frames += [
            Frame(f"{name}_legal_{step}", card_legal(size, step), LEGAL_MS, room, trim=False)
            for step in range(LEGAL_FRAMES)
        ]
    frames.append(Frame("small_shadow", card_shadow(CARD, lifted=False), pivot=(0, 0), trim=False))
    for row in signs["row"]:
        for name, rows in split_row(row["names"], row["grid"]).items():
            image = grid_image(rows, key, name)
            frames.append(Frame(name, outlined(image) if row.get("contour") else image, pivot=(0, 0), trim=False))
    slices = [Slice(name, box) for name, box in slot_boxes().items()]
    write_sheet(out / "sprites" / "cards" / "masters_board", frames, tags=tags, slices=slices)
