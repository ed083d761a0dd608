"""Compiles what lies over the stage: item icons, cards, signs and panels, effects.

sprites/cards/items.png             24 x 24 icons, one frame per item
sprites/cards/eight_bit_battle.png  card faces without texts, backs; slices say where names and numbers go
sprites/cards/masters.png           blow cards of 8 Masters' Revenge: faces, pictures, numerals, dragon, effects, tokens
sprites/cards/masters_board.png     its boards, highlights, life, fury and the signs of a sum
sprites/cards/street.png            the cards of Street War: battle, strategy, backs, icons, numerals, signs, cones
sprites/cards/demonites.png         the cards of Demonites: frames by clan, backs, numerals, signs, drums, banners
sprites/ui/ui.png                   signs, widget parts, pads' buttons, cursors, panels, card highlights, the trophy
sprites/fx/fx.png                   effects, one tag each
sprites/fx/masters.png              the effects of 8 Masters' Revenge
sprites/fx/street.png               the effects of Street War
sprites/fx/demonites.png            the effects of Demonites
"""

from __future__ import annotations

from pathlib import Path

from art.sheet import Frame, Slice, Tag, write_sheet
from art.ui.cards import BACKS, FIGURES, ITEM_ART, ITEMS, STATS, TEAMS, CardPainter, load_cards
from art.ui.demon_cards import compile_demon_cards
from art.ui.demon_fx import compile_demon_fx
from art.ui.drawing import load_toml, render_drawing
from art.ui.effects import draw_effects
from art.ui.masters_board import compile_masters_board
from art.ui.masters_cards import compile_masters_cards
from art.ui.masters_fx import compile_masters_fx
from art.ui.panels import CARD_ROOM, LEGAL_FRAMES, card_frame, card_legal, card_shadow, read_panels
from art.ui.pixelgrid import load_key, read_signs
from art.ui.street_cards import compile_street_cards
from art.ui.street_fx import compile_street_fx

ICON = 24
TROPHY_SIZES = {"trophy": 48, "trophy_large": 96}
CORNER = (0, 0)  # the anchor of what has none of its own: Aseprite slices would inherit the frame before's
HOTSPOTS = {"cursor": (0, 0), "cursor_hand": (5, 0), "cursor_hand_down": (5, 2), "cursor_wait": (5, 7)}
HOURGLASS_MS = (260, 260, 260, 260, 260, 130)
LEGAL_MS = 90


def compile_items(source: Path, out: Path) -> None:
    """The item icons."""
    frames = [Frame(item, render_drawing(load_toml(source / "items" / f"{item}.toml"), ICON)) for item in ITEMS]
    write_sheet(out / "sprites" / "cards" / "items", frames)


def card_frames(source: Path, painter: CardPainter) -> list[Frame]:
    """Every card face and back, untrimmed: a card is always 56 x 80."""
    from art.figures import idle_image  # here, so that panels and effects compile without the figures

    frames = []
    for figure in FIGURES:
        idle = idle_image(figure, source=source)
        frames += [Frame(f"{figure}_{team}", painter.figure_face(figure, team, idle), trim=False) for team in TEAMS]
    for item in ITEMS:
        art = render_drawing(load_toml(source / "items" / f"{item}.toml"), ITEM_ART)
        frames.append(Frame(item, painter.item_face(art), trim=False))
    frames += [Frame(f"back_{name}", painter.back(name), trim=False) for name in BACKS]
    frames += [Frame(f"small_back_{name}", painter.small_back(name), trim=False) for name in BACKS]
    return frames


def compile_cards(source: Path, out: Path) -> None:
    """The cards of 8-Bit Battle, with the boxes for name and numbers as slices."""
    key = load_key(source / "ui" / "key.toml")
    painter = load_cards(source, read_signs(source / "ui" / "signs.toml", key), key)
    slices = [Slice(name, tuple(painter.layout[name])) for name in ("name", "art", *STATS)]
    write_sheet(out / "sprites" / "cards" / "eight_bit_battle", card_frames(source, painter), slices=slices)


def compile_widgets(source: Path, out: Path) -> None:
    """Signs, widget parts, panels, card highlights and the trophy."""
    folder = source / "ui"
    key = load_key(folder / "key.toml")
    frames: list[Frame] = []
    tags: list[Tag] = []
    slices: list[Slice] = []
    for file in ("signs.toml", "widgets.toml", "pads.toml"):
        for name, image in read_signs(folder / file, key).items():
            step = int(name.rsplit("_", 1)[1]) if name.startswith("hourglass_") else -1
            if step == 0:
                tags.append(Tag("hourglass", len(frames), len(frames) + len(HOURGLASS_MS) - 1))
            duration = HOURGLASS_MS[step] if step >= 0 else 100
            frames.append(Frame(name, image, duration, HOTSPOTS.get(name, CORNER), trim=False))
    for panel in read_panels(folder / "panels.toml"):
        bounds = (0, 0, panel.image.width, panel.image.height)
        slices.append(Slice(panel.name, bounds, center=panel.center, frame=len(frames)))
        frames.append(Frame(panel.name, panel.image, pivot=CORNER, trim=False))
    size = tuple(load_toml(source / "cards" / "cards.toml")["layout"]["size"])
    room = (CARD_ROOM, CARD_ROOM)
    frames.append(Frame("card_focus", card_frame(size, "ffeb57"), pivot=room, trim=False))
    frames.append(Frame("card_chosen", card_frame(size, "ffa214", thick=3), pivot=room, trim=False))
    frames.append(Frame("card_shadow", card_shadow(size, lifted=False), pivot=CORNER, trim=False))
    frames.append(Frame("card_shadow_lifted", card_shadow(size, lifted=True), pivot=CORNER, trim=False))
    tags.append(Tag("card_legal", len(frames), len(frames) + LEGAL_FRAMES - 1))
    frames += [
        Frame(f"card_legal_{step}", card_legal(size, step), LEGAL_MS, room, trim=False) for step in range(LEGAL_FRAMES)
    ]
    trophy = load_toml(folder / "trophy.toml")
    frames += [
        Frame(name, render_drawing(trophy, pixels), pivot=CORNER, trim=False) for name, pixels in TROPHY_SIZES.items()
    ]
    write_sheet(out / "sprites" / "ui" / "ui", frames, tags=tags, slices=slices)


def compile_effects(source: Path, out: Path) -> None:
    """Every effect as a tag of one sheet."""
    frames: list[Frame] = []
    tags: list[Tag] = []
    for effect in draw_effects(source / "fx" / "fx.toml"):
        tags.append(Tag(effect.name, len(frames), len(frames) + len(effect.images) - 1))
        for step, (image, duration) in enumerate(zip(effect.images, effect.milliseconds, strict=True)):
            # Fog and masks are laid side by side by their size, so they keep it.
            trim = not effect.name.startswith(("fog_", "torch_"))
            frames.append(Frame(f"{effect.name}_{step}", image, duration, effect.anchor, trim=trim))
    write_sheet(out / "sprites" / "fx" / "fx", frames, tags=tags)


def compile_group(source: Path, out: Path) -> None:
    """Compile everything of this group from `source` (assets/source) into `out` (assets, or a copy of its layout)."""
    compile_items(source, out)
    compile_cards(source, out)
    compile_masters_cards(source, out)
    compile_masters_board(source, out)
    compile_street_cards(source, out)
    compile_demon_cards(source, out)
    compile_widgets(source, out)
    compile_effects(source, out)
    compile_masters_fx(source, out)
    compile_street_fx(source, out)
    compile_demon_fx(source, out)
