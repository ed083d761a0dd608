"""What a coach says in a draft, beside the numbers of a hint: what the card makes, whom it beats, what it denies."""

from __future__ import annotations

from game.core.action import Action
from game.core.contract import View
from game.games.eight_bit_battle.cards import CARDS
from game.games.eight_bit_battle.coaching import Remark, remarks
from game.text import Texts

DRAFTS = {"eight_bit_battle": {"keep": True, "give": False}}
"""By game: the verbs of its draft, and whether each keeps the card."""


def coaching(texts: Texts, game_id: str, view: View, action: Action) -> list[str]:
    """One line for each thing that speaks for this action; empty outside of drafts."""
    keeps = DRAFTS.get(game_id, {}).get(action.verb)
    if keeps is None:
        return []
    return [said(texts, remark) for remark in remarks(view, keeps)]


def said(texts: Texts, remark: Remark) -> str:
    """A remark in words."""
    return texts(
        f"coach.{remark.word}",
        card=_name(texts, remark.card),
        other=_name(texts, remark.other),
        n=remark.value,
        m=remark.more,
    )


def _name(texts: Texts, card: int | None) -> str:
    return texts(f"card.{CARDS[card].id}") if card is not None else ""
