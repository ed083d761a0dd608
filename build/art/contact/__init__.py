"""The contact sheet: everything that is drawn, with names, on one page, so that anyone can judge the art at a glance.

`contents` gathers what lies in assets/, `page` lays it out. `python3 build/run.py sheet` writes dist/contact_sheet.png.
"""

from __future__ import annotations

from art.contact.contents import Picture, Section, Strip, contents
from art.contact.page import Placed, Sheet, draw, lay_out

__all__ = ["Picture", "Placed", "Section", "Sheet", "Strip", "contents", "draw", "lay_out"]
