"""One street in New York at four hours: brownstones, a diner, a hotel, an avenue that runs off to the skyline.

The houses stand still; the hour (`assets/source/places/street.toml`, `[hour.<name>]`) changes sky, ramps, who is at
home, what is lit and how wet the road is. Coordinates are those of the stage (640x218, its top is row 22 of the
screen).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.canvas import Canvas
from art.palette import RID, rgb
from art.places import street_houses as houses
from art.places import street_props as props
from art.places.brushes import FRAMES, Mask, bayer, copy, dice, dot, fill, gradient, polygon, shift_levels, stamp
from art.places.courtyard import cloud_strip
from art.places.street_houses import Paint, Window
from art.places.tiled_map import PaintedLayer

WIDTH, HEIGHT = 640, 218
GROUND = 92
"""Where houses and pavement meet."""
KERB = 106
"""Where the road begins."""
GAP = (226, 414)
"""The avenue between the houses."""
VANISH = (320, 70)

Place = dict[str, Any]


def layers(place: Place, hour: str) -> list[PaintedLayer]:
    """The street at `hour`, back to front. Raises KeyError for an hour that street.toml does not describe."""
    look = place["hour"][hour]
    return [
        PaintedLayer("sky", _sky(look), 0.0),
        PaintedLayer("clouds", [cloud_strip(look["clouds"], WIDTH, HEIGHT)], 0.1, drift=float(place["cloud_drift"])),
        PaintedLayer("far", _skyline(place, look), 0.25),
        PaintedLayer("middle", _houses(place, look), 0.6),
        PaintedLayer("ground", _road(place, look), 1.0),
    ]


# ---------------------------------------------------------------------------------------------------------------- sky
def _sky(look: Place) -> list[Image.Image]:
    base = gradient(WIDTH, HEIGHT, look["sky"])
    if disc := look.get("disc"):
        c = Canvas(WIDTH, HEIGHT)
        x, y, r = disc["x"], disc["y"], disc["radius"]
        if disc.get("halo"):
            yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
            far = np.hypot(xx + 0.5 - x, yy + 0.5 - y)
            halo = (far < r + 7) & ((xx + yy) % 2 == 0)
            c.r[halo], c.l[halo] = RID[disc["halo"]], disc["halo_level"]
        c.add(c.ell(x, y, r, r), disc["ramp"], R=r - 1, lo=disc["low"], hi=disc["high"], line=0, ao=0)
        base.alpha_composite(c.image())
    rnd = dice("street stars")
    stars = [(rnd.randrange(WIDTH), int(rnd.random() ** 1.5 * 60)) for _ in range(90)][: look["stars"]]
    frames = []
    for frame in range(FRAMES):
        image = base.copy()
        for k, (x, y) in enumerate(stars):
            if k % 3 or k // 3 % FRAMES != frame:
                image.putpixel((x, y), (*rgb(look["star_colours"][k % len(look["star_colours"])]), 255))
        frames.append(image)
    return frames


# ------------------------------------------------------------------------------------------------------------ skyline
def _skyline(place: Place, look: Place) -> list[Image.Image]:
    """Towers at the end of the avenue and above the roofs, two rows deep, some windows lit."""
    still = Canvas(WIDTH, HEIGHT)
    lamps: list[tuple[int, int]] = []
    for row, key in enumerate(("towers_far", "towers_near")):
        ramp, level = look[key]
        for tower in place[key]:
            _tower(still, tower, ramp, level, row, lamps, look["skyline_lit"])
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for k, (x, y) in enumerate(lamps):
            if k % 9 == 0 and (k // 9 + frame) % FRAMES == 0:
                continue
            dot(c, x, y, look["skyline_ramp"], look["skyline_level"])
        for x, y in place["beacons"]:
            dot(c, x, y, "red", 4 if frame < 2 else 2)
        frames.append(c.image())
    return frames


def _tower(
    c: Canvas, tower: list[Any], ramp: str, level: int, row: int, lamps: list[tuple[int, int]], share: float
) -> None:
    """[x, top, width, crown]: a tower with a `flat`, `step`, `spire` or `slant` crown."""
    x, top, wide, crown = tower
    fill(c, (x, top, x + wide, GROUND + 6), ramp, level)
    if crown in ("step", "spire"):
        for k, inset in enumerate((3, 6)):
            fill(c, (x + inset, top - 5 * (k + 1), x + wide - inset, top - 5 * k), ramp, level)
            fill(c, (x + inset, top - 5 * (k + 1), x + inset + 1, top - 5 * k), ramp, level + 1)
    if crown == "spire":
        middle = x + wide // 2
        for k in range(12):
            half = max(0.5, (wide / 2 - 7) * (1 - k / 11))
            fill(c, (round(middle - half), top - 11 - k, round(middle + half), top - 10 - k), ramp, level)
        fill(c, (middle, top - 32, middle + 1, top - 20), ramp, level)
    if crown == "slant":
        polygon(c, [(x, top), (x, top - 10), (x + wide, top)], ramp, level)
    fill(c, (x, top, x + 1, GROUND), ramp, level + 1)
    fill(c, (x + wide - 2, top, x + wide, GROUND), ramp, max(0, level - 1))
    rnd = dice("tower", row, x)
    for y in range(top + 3, GROUND - 8, 4):
        for px in range(x + 3, x + wide - 3, 3):
            if rnd.random() < share:
                lamps.append((px, y))


# ------------------------------------------------------------------------------------------------------------- houses
def _houses(place: Place, look: Place) -> list[Image.Image]:
    paint: Paint = look["paint"]
    still = Canvas(WIDTH, HEIGHT)
    _avenue(still, look)
    panes: list[Window] = []
    for house in place["houses"]:
        panes += _house(still, house, paint)
    counter = houses.diner(still, place["diner"], GROUND, paint["steel"])
    if by := look["dim"]:
        shift_levels(still, still.r >= 0, by, lowest=0)
    _eaves_shade(still)
    at_home = _who_is_in(panes, look["at_home"])
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for window, kind in at_home:
            houses.light(c, window, kind, frame, (window.x, window.y))
        for x, top, side in place["stoop_lamps"]:
            _porch_lamp(c, x, top, side, look["lamps"])
        if look["lamps"]:
            houses.diner_light(c, counter, frame)
        _cars(c, look, frame)
        props.cup_sign(c, place["cup_sign"][0], place["cup_sign"][1], look["lamps"], frame)
        props.hotel_sign(c, place["hotel_sign"][0], place["hotel_sign"][1], look["lamps"], frame)
        for x, side in place["lamp_posts"]:
            props.lamp_post(c, x, GROUND + 6, look["lamps"], side)
        props.traffic_light(c, place["traffic_light"], GROUND + 8, frame)
        props.subway(c, place["subway"], GROUND + 6, look["lamps"])
        frames.append(c.image())
    return frames


def _eaves_shade(c: Canvas) -> None:
    """The street's walls darken towards the pavement, most at both ends, where the fighters stand before them."""
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    threshold = bayer(HEIGHT, WIDTH)
    shift_levels(c, ((yy - 62) / 10 > threshold) & (c.l > 2), -1, lowest=1)
    shift_levels(c, _wings(xx, yy, 56, 68) & (c.l > 0), -1)


def _wings(xx: npt.NDArray[np.int64], yy: npt.NDArray[np.int64], top: int, full: int) -> Mask:
    """Both ends of the street below `top`, wholly below `full`, with dithered borders."""
    threshold = bayer(HEIGHT, WIDTH)
    aside = np.minimum(xx, WIDTH - 1 - xx)
    return np.asarray(((yy - top) / (full - top) > threshold) & ((132 - aside) / 24 > threshold))


def _who_is_in(panes: list[Window], share: float) -> list[tuple[Window, str]]:
    """Which windows are lit, and how: the same people stay up longest at every hour."""
    rnd = dice("tenants")
    order = sorted(panes, key=lambda pane: rnd.random())
    kinds = ("lamp", "tv", "curtain", "cat", "lamp", "person", "curtain")
    lit = enumerate(order[: round(len(panes) * share)])
    # Nobody fits into a fanlight.
    return [(pane, kinds[k % len(kinds)] if pane.h > 8 else "lamp") for k, pane in lit]


def _house(c: Canvas, house: Place, paint: Paint) -> list[Window]:
    """One brick house from street.toml; returns its panes."""
    x0, x1, top = house["x0"], house["x1"], house["top"]
    brick, trim = paint[house["brick"]], paint["trim"]
    houses.bricks(c, (x0, top, x1, GROUND), brick, 2, ("house", x0))
    fill(c, (x0, top, x0 + 1, GROUND), brick, 3)
    fill(c, (x1 - 2, top, x1, GROUND), brick, 1)
    houses.cornice(c, x0, x1, top, trim)
    panes = [
        houses.sash(c, x, y, house["pane"][0], house["pane"][1], trim, house.get("arched", False))
        for y in house["rows"]
        for x in house["columns"]
    ]
    if escape := house.get("escape"):
        houses.fire_escape(c, escape["x0"], escape["x1"], escape["floors"], GROUND)
    for x in house.get("stoops", ()):
        panes.append(houses.stoop(c, x, GROUND, paint["stoop"], paint["door"]))
    for x, foot, size in house.get("towers", ()):
        houses.water_tower(c, x, foot, paint["wood"], size)
    if shop := house.get("shop"):
        panes += _shop(c, shop, paint)
    return panes


def _shop(c: Canvas, shop: Place, paint: Paint) -> list[Window]:
    """A shop window under an awning, crates of fruit before it."""
    x0, x1 = shop["x0"], shop["x1"]
    fill(c, (x0, GROUND - 34, x1, GROUND), "dark", 0)
    fill(c, (x0 + 1, GROUND - 33, x1 - 1, GROUND - 1), paint["trim"], 2)
    middle = (x0 + x1) // 2
    pane = Window(x0 + 4, GROUND - 24, middle - x0 - 7, 16)
    door = Window(middle + 4, GROUND - 24, x1 - middle - 10, 23)
    for window in (pane, door):
        fill(c, (window.x - 1, window.y - 1, window.x + window.w + 1, window.y + window.h + 1), "dark", 0)
        fill(c, (window.x, window.y, window.x + window.w, window.y + window.h), "dark", 2)
    houses.awning(c, x0 - 2, x1 + 2, GROUND - 36, (paint["awning"], "white"))
    for k, ramp in enumerate(("red", "leaf", "orange")):
        x = x0 + 3 + k * 10
        fill(c, (x, GROUND - 7, x + 9, GROUND + 1), "dark", 0)
        fill(c, (x + 1, GROUND - 4, x + 8, GROUND), paint["wood"], 2)
        for q in range(3):
            fill(c, (x + 1 + q * 2, GROUND - 6 + q % 2, x + 3 + q * 2, GROUND - 4), ramp, 3)
    return [pane]


def _porch_lamp(c: Canvas, x: int, y: int, side: int, lit: bool) -> None:
    fill(c, (x, y, x + 3, y + 5), "dark", 0)
    fill(c, (x + 1, y + 1, x + 2, y + 4), "gold" if lit else "dark", 5 if lit else 3)
    dot(c, x - side, y + 1, "dark", 0)


def _avenue(c: Canvas, look: Place) -> None:
    """The walls of the avenue run to its end in steps; between them its road."""
    x0, x1 = GAP
    ramp, level = look["avenue"]
    vx, vy = VANISH
    steps = 7
    for k in range(steps, 0, -1):
        t0, t1 = 1 - (k / steps) ** 1.5 * 0.98, 1 - ((k - 1) / steps) ** 1.5 * 0.98
        tall = (12, 20, 6, 14, 0, 10, 16)[k % 7]
        for edge, sign in ((x0, 1), (x1, -1)):
            near, far = edge + (vx - edge) * t0 * 0.9, edge + (vx - edge) * t1 * 0.9
            foot = GROUND + (vy - GROUND) * t0 * 0.9
            roof = vy - (30 + tall) * (1 - t0 * 0.86)
            shade = level + (1 if (k + (sign < 0)) % 2 else 0)
            left, right = sorted((round(near), round(far)))
            fill(c, (left, round(roof), right, round(foot)), ramp, shade)
            fill(c, (left, round(roof), right, round(roof) + 1), ramp, shade + 1)
            rnd = dice("avenue", k, sign)
            for y in range(round(roof) + 4, round(foot) - 5, 5):
                for px in range(left + 2, right - 1, 4):
                    if rnd.random() < look["at_home"] * 0.8:
                        fill(c, (px, y, px + 1 + (right - left > 14), y + 2), "ochre", 3)
                    elif right - left > 8:
                        fill(c, (px, y, px + 2, y + 2), ramp, max(0, shade - 1))
    # Road: a wedge from the near edge to its end.
    road, tone = look["road"]
    polygon(c, [(vx - 9, vy + 2), (vx + 9, vy + 2), (x1 - 14, GROUND + 8), (x0 + 14, GROUND + 8)], road, tone)
    polygon(
        c, [(x0, GROUND), (x0, GROUND + 8), (x0 + 14, GROUND + 8), (vx - 9, vy + 2), (vx - 12, vy + 2)], road, tone + 1
    )
    polygon(
        c, [(x1, GROUND), (x1, GROUND + 8), (x1 - 14, GROUND + 8), (vx + 9, vy + 2), (vx + 12, vy + 2)], road, tone + 1
    )
    for k in range(6):
        t = (k + 0.2) / 6
        y0, y1 = vy + 3 + (GROUND + 6 - vy) * t**1.6, vy + 3 + (GROUND + 6 - vy) * (t + 0.07) ** 1.6
        half = 0.5 + 1.6 * t
        fill(c, (round(vx - half), round(y0), round(vx + half), max(round(y0) + 1, round(y1))), "straw", 3)


def _cars(c: Canvas, look: Place, frame: int) -> None:
    """Far cars: pairs of white lights that come nearer on the right, red ones that leave on the left."""
    vx, vy = VANISH
    for k in range(4):
        t = ((k + frame / FRAMES) % 4) / 4
        for side, ramp, run in ((1, "white", t), (-1, "red", 1 - t)):
            y = round(vy + 4 + (GROUND - vy) * run**1.5)
            x = vx + side * (4 + 24 * run**1.5)
            wide, size = 2 + 7 * run, 1 + (run > 0.6)
            if not look["lamps"] and side > 0:
                continue
            for left in (round(x - wide / 2), round(x + wide / 2)):
                fill(c, (left, y, left + size, y + size), ramp, 4)


# --------------------------------------------------------------------------------------------------------------- road
def _road(place: Place, look: Place) -> list[Image.Image]:
    still = Canvas(WIDTH, HEIGHT)
    _pavement(still, look)
    _asphalt(still, place, look)
    for x, y in place["manholes"]:
        props.manhole(still, x, y)
    for x, foot in place["hydrants"]:
        _shadow(still, x, foot, 8)
        props.hydrant(still, x, foot)
    for x, foot in place["bins"]:
        _shadow(still, x + 16, foot, 22)
        props.bin_and_bags(still, x, foot)
    frames = []
    for frame in range(FRAMES):
        c = copy(still)
        for x, ramp, length in place["reflections"][: look["wet"]]:
            props.reflection(c, x, KERB + 3, ramp, length, frame)
        for x, y, half in place["puddles"][: look["puddles"]]:
            props.puddle(c, x, y, half, tuple(look["puddle"]), frame)
        _shadow(c, place["cab"] + 46, KERB + 8, 48)
        stamp(c, props.cab(look["paint"]["cab"], look["lamps"], frame), place["cab"], KERB - 30)
        for x, y in place["manholes"][:1]:
            props.steam(c, x, y, frame, tuple(look["steam"]))
        frames.append(c.image())
    return frames


def _shadow(c: Canvas, x: int, y: int, half: int) -> None:
    yy, xx = np.mgrid[0 : c.h, 0 : c.w]
    inside = ((xx - x - 2) / half) ** 2 + ((yy - y) / 2.4) ** 2 <= 1
    c.l[inside & (c.r >= 0)] = np.maximum(0, c.l[inside & (c.r >= 0)] - 1)


def _pavement(c: Canvas, look: Place) -> None:
    """Slabs whose joints run towards the avenue's end, and the kerb."""
    ramp, level = look["pavement"]
    fill(c, (0, GROUND, WIDTH, KERB), ramp, level)
    fill(c, (0, GROUND, WIDTH, GROUND + 1), ramp, level - 1)
    fill(c, (0, GROUND + 7, WIDTH, GROUND + 8), ramp, level - 1)
    for k in range(-14, 15):
        x = VANISH[0] + k * 26
        for y in range(GROUND, KERB - 2):
            dot(c, round(x + (x - VANISH[0]) * (y - GROUND) / 70), y, ramp, level - 1)
    rnd = dice("gum")
    for _ in range(70):
        dot(c, rnd.randrange(WIDTH), rnd.randrange(GROUND + 1, KERB - 3), ramp, level + rnd.choice((-1, 1)))
    fill(c, (0, KERB - 3, WIDTH, KERB - 2), ramp, level + 1)
    fill(c, (0, KERB - 2, WIDTH, KERB), ramp, level)
    fill(c, (0, KERB, WIDTH, KERB + 2), "dark", 0)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH]
    shift_levels(c, _wings(xx, yy, GROUND - 2, GROUND) & (yy < KERB), -1, lowest=1)
    # The kerb is lowered where the avenue meets the street.
    fill(c, (GAP[0] + 16, GROUND, GAP[1] - 16, KERB), look["road"][0], look["road"][1])


def _asphalt(c: Canvas, place: Place, look: Place) -> None:
    """Worn asphalt: patches, cracks, tyre tracks, a yellow double line and the crossing."""
    ramp, level = look["road"]
    fill(c, (0, KERB + 2, WIDTH, HEIGHT), ramp, level)
    fill(c, (GAP[0] + 16, KERB - 3, GAP[1] - 16, KERB + 3), ramp, level)
    rnd = dice("asphalt")
    for _ in range(260):
        x, y = rnd.randrange(-10, WIDTH), rnd.randrange(KERB + 3, HEIGHT)
        n = rnd.randint(2, 5 + (y - KERB) // 9)
        fill(c, (x, y, x + n, y + 1), ramp, level + rnd.choice((-1, -1, 1)))
    for _ in range(9):
        x, y = rnd.randrange(20, WIDTH - 60), rnd.randrange(KERB + 10, HEIGHT - 10)
        for k in range(rnd.randint(12, 40)):
            y += rnd.choice((-1, 0, 0, 0, 1))
            dot(c, x + k, min(HEIGHT - 1, max(KERB + 3, y)), ramp, max(0, level - 2))
    paint, tone = look["marking"]
    _crossing(c, ramp, paint, tone)
    for y, thick in ((150, 2), (155, 3)):
        for x in range(WIDTH):
            if rnd.random() < 0.93:
                fill(c, (x, y, x + 1, y + thick), "straw", look["line"])
    for x0, x1, y in place["patches"]:
        polygon(c, [(x0, y), (x1, y), (x1 + 6, y + 12), (x0 - 4, y + 12)], ramp, max(0, level - 1))
        fill(c, (x0, y, x1, y + 1), ramp, level + 1)
    if look["dusk"]:
        yy = np.arange(HEIGHT)[:, None] + np.zeros(WIDTH)[None, :]
        shift_levels(c, ((yy - 176) / 30 > bayer(HEIGHT, WIDTH)) & (c.l > 1) & (yy > KERB + 2), -1, lowest=1)


def _crossing(c: Canvas, ramp: str, paint: str, tone: int) -> None:
    """White bars across the avenue's mouth, worn away in places."""
    rnd = dice("zebra")
    for k in range(9):
        x = GAP[0] + 26 + k * 16
        lean = (x - VANISH[0]) / 110
        top, foot = KERB + 5, KERB + 22
        bar = [(x + lean * 5, top), (x + 9 + lean * 5, top), (x + 11 + lean * 22, foot), (x - 1 + lean * 22, foot)]
        polygon(c, bar, paint, tone)
    for _ in range(120):
        x, y = rnd.randrange(GAP[0] + 20, GAP[1] - 20), rnd.randrange(KERB + 4, KERB + 23)
        if c.r[y, x] == RID[paint] and c.l[y, x] == tone:
            fill(c, (x, y, x + rnd.randint(1, 3), y + 1), ramp, max(1, tone - 1))
