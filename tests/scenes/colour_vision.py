"""How colours look to eyes that lack one kind of cone: Machado, Oliveira and Fernandes, "A Physiologically-based Model
for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1.0, on linear RGB."""

from __future__ import annotations

from functools import lru_cache

LACKS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@lru_cache(maxsize=5000)
def seen_with(lack: str, colour: tuple[int, ...]) -> tuple[int, int, int]:
    """The colour as these eyes see it. Raises KeyError for a lack that is none of `LACKS`."""
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    mixed = [sum(share * part for share, part in zip(row, linear, strict=True)) for row in LACKS[lack]]
    kept = [min(1.0, max(0.0, part)) for part in mixed]
    shown = [part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in kept]
    red, green, blue = (round(255 * part) for part in shown)
    return red, green, blue
