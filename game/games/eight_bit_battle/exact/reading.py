"""Between the rules' words and the solver's: which decision of a clash a view asks for, and which action a choice is.

Choices name cards by kind: of several villagers (or Keys) the one with the highest number that is free in a hand of the
one form (`hands.py`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from game.core.action import Action
from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, KING, cards_in
from game.games.eight_bit_battle.exact.clash import NOTHING
from game.games.eight_bit_battle.exact.hands import alike, plain, word
from game.games.eight_bit_battle.exact.situation import Known
from game.games.eight_bit_battle.legality import PASS
from game.games.eight_bit_battle.state import KEYS
from game.games.eight_bit_battle.view import View

Commitment = tuple[int, int]


def decision_key(view: View, know: Known) -> Hashable:
    """The key of the decision (`clash.py`) that the view's eyes have to take: attacker's commitment, addition or
    joining, defender's commitment or exchange. Not for the defender's joining (`joining.py`)."""
    battle = view.battle
    assert battle is not None
    if view.phase == "commit_attacker":
        return ("commit", None)
    side, other = battle.sides[know.seat], battle.sides[1 - know.seat]
    if view.phase == "commit_defender":
        return ("commit", other.items_laid)
    hand = plain(know.hand)
    lead, item = side.characters[0], side.items[:1]
    own: Commitment = alike(1 << lead, hand), alike(1 << item[0], hand) if item else NOTHING
    turned = _turned(other.items)
    if view.phase == "key_defender":
        assert battle.seen_by_key is not None
        total, mine = other.items_laid, _turned(other.items)
        # A second item can only have come by the attacker's Key.
        return ("swap", own, min(total, 1), mine, total, _rival(battle.seen_by_key, know))
    looked = battle.seen_by_key
    seen = _rival(looked, know) if looked is not None else NOTHING
    known = (own, min(other.items_laid, 1), turned, seen)
    if view.phase == "key_attacker":
        return ("add", *known)
    added = side.items[1:]
    addition = alike(1 << added[0], hand & ~own[1]) if added else NOTHING
    return ("join", *known, addition, battle.swapped)


def _turned(items: tuple[int, ...]) -> bool:
    """Whether the first of these items that can be seen is a Key that was turned up."""
    return bool(items and KEYS >> items[0] & 1)


def _rival(card: int, know: Known) -> int:
    """The other side's character as its own choices name it."""
    characters = plain(know.situation.open_cards[1 - know.side]) & CHARACTER_MASK
    return alike(1 << card, characters)


def actions_of(phase: str, choices: Iterable[Hashable], view: View, know: Known) -> list[Action]:
    """For each choice the action that does it, or the first of those that do."""
    found = []
    for choice in choices:
        if isinstance(choice, tuple):
            character, item = choice
            words = (word(character),) if item == NOTHING else (word(character), word(item))
            found.append(Action("play", words))
        elif phase == "key_attacker":
            found.append(_one("add", choice))
        elif phase == "key_defender":
            found.append(_one("swap", choice))
        else:
            assert isinstance(choice, int)
            found.append(_next_joiner(choice, view, know))
    return found


def _one(verb: str, card: Hashable) -> Action:
    assert isinstance(card, int)
    return Action(verb, (word(card),)) if card else PASS


def joined(view: View, know: Known) -> list[str]:
    """The words of who has joined the eyes' side so far."""
    battle = view.battle
    assert battle is not None
    return sorted(CARDS[card].id for card in battle.sides[know.seat].characters[1:])


def _next_joiner(choice: int, view: View, know: Known) -> Action:
    """The next step to this set of joiners. The King comes last: before the Queen he would drink her Ale."""
    rest = [CARDS[card].id for card in cards_in(choice)]
    for one in joined(view, know):
        rest.remove(one)
    if not rest:
        return PASS
    king = CARDS[KING].id
    return Action("join", (min(rest, key=lambda one: (one == king, one)),))


def can_still_be(choice: Hashable, view: View, know: Known) -> bool:
    """Whether a set of joiners holds all who have joined already (any choice elsewhere)."""
    if view.phase not in ("join_attacker", "join_defender"):
        return True
    assert isinstance(choice, int)
    rest = [CARDS[card].id for card in cards_in(choice)]
    for one in joined(view, know):
        if one not in rest:
            return False
        rest.remove(one)
    return True
