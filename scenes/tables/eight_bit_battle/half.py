"""What the draft table and the battle table of 8-Bit Battle share: names, card faces and the board they stand by."""

from __future__ import annotations

from scenes.context import Context
from scenes.match_config import MatchConfig
from scenes.stage.script import Player
from scenes.tables.eight_bit_battle.board import Board
from scenes.tables.eight_bit_battle.card_face import CardFaces
from scenes.tables.eight_bit_battle.picture import Picture
from scenes.tables.eight_bit_battle.sounds import SOUNDS
from scenes.tables.layout import TableMap
from scenes.tables.performance import Performance


class HalfTable(Performance):
    """One of the two tables that a round is played at."""

    sounds = SOUNDS

    def __init__(self, context: Context, config: MatchConfig, table: TableMap, player: Player) -> None:
        super().__init__(context, table, player)
        self.picture = Picture(context, config)
        self.board = Board(eyes=0)

    @property
    def faces(self) -> CardFaces:
        """Card faces."""
        return self.picture.faces
