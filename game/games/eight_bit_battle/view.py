"""What one pair of eyes knows of a match of 8-Bit Battle: plain data with no way back to the state.

Everything that the eyes have learned is in it (a card they gave away, a card a Key showed them), and nothing else:
two states that differ only in what is hidden give equal views. Cards are numbers of `cards.py`; tuples of cards are
ascending unless said otherwise.
"""

from __future__ import annotations

from typing import NamedTuple


class SeatView(NamedTuple):
    """One seat's holdings as the eyes know them.

    hand: cards (characters and items) known to be in hand, cards committed face down included until they are revealed,
        for eyes that may not know which they are; the owner's own hand is always complete, and his committed cards are
        in it until they are revealed too (`SideView` says which they are).
    unknown_characters, unknown_items: how many more he holds that these eyes do not know.
    pile: his prizes, open to all.
    shown: the cards of the hand that the other seat knows too, so that everybody does (a given card, H5).
    points: health points of the pile; total: over the whole match, this round's pile included; rounds: rounds won.
    """

    hand: tuple[int, ...]
    unknown_characters: int
    unknown_items: int
    pile: tuple[int, ...]
    points: int
    total: int
    rounds: int
    shown: tuple[int, ...]


class DraftView(NamedTuple):
    """The draft under way.

    kind: `characters` or `items`; drafter: whose turn; turn: 1 to 4 or 1 to 3... counted over both seats (characters
    have 4 turns, items 3); left: face-down cards in the deck, the drawn one not counted.
    card: the drawn card, where these eyes may know it, else None.
    """

    kind: str
    drafter: int
    turn: int
    turns: int
    left: int
    card: int | None


class SideView(NamedTuple):
    """One side of a battle.

    committed: whether a character lies on the table; characters: the fighters these eyes may know, lead first, in the
    order in which they came (empty while hidden); items: the items these eyes may know, in the order laid;
    items_laid: how many lie there, known or not; open: whether the side has been revealed.
    """

    committed: bool
    characters: tuple[int, ...]
    items: tuple[int, ...]
    items_laid: int
    open: bool


class BattleView(NamedTuple):
    """The battle under way.

    sides: by seat. keys_turned: whether the moment for Keys has passed, so that what still lies face down from the
    commitments is no Key. seen_by_key: the other side's character that the eyes' own Key showed them in this battle (a
    defender may have swapped since), else None; shown_to_key: the eyes' own character that the other side's Key showed.
    looked: by seat, whether its Key looked. swapped: whether the defender changed his character.
    """

    number: int
    attacker: int
    sides: tuple[SideView, SideView]
    keys_turned: bool
    seen_by_key: int | None
    shown_to_key: int | None
    looked: tuple[bool, bool]
    swapped: bool


class BattleSum(NamedTuple):
    """How the last battle came out, for the table and the log. parts: (card, value) for each card that counts, the
    royal bond as (-1, 1). outcome: `attack_beats`, `defence_holds`, `fog`, `torch`."""

    attacker: int
    attack_parts: tuple[tuple[int, int], ...]
    defence_parts: tuple[tuple[int, int], ...]
    attack: int
    defence: int
    outcome: str
    winner: int


class View(NamedTuple):
    """All that `eyes` know.

    phase: `draft`, `commit_attacker`, `commit_defender`, `key_attacker`, `key_defender`, `join_attacker`,
        `join_defender`, `first` (the round's winner chooses who drafts first) or `over`.
    to_act: the seat to decide, None when over. first: F, who drafted first this round. round: from 1.
    options: (id, value) for every option, sorted. out: how many items stay out this round, unseen.
    gone: cards that are lost to both this round (H4), open.
    last: the battle resolved last in this round; None before the first.
    round_results: (points of seat 0, of seat 1, winner, reason) for each finished round.
    winner: the match's winner when over, else None.
    """

    eyes: int
    phase: str
    to_act: int | None
    round: int
    first: int
    options: tuple[tuple[str, str], ...]
    seats: tuple[SeatView, SeatView]
    draft: DraftView | None
    battle: BattleView | None
    out: int
    gone: tuple[int, ...]
    last: BattleSum | None
    round_results: tuple[tuple[int, int, int, str], ...]
    winner: int | None
