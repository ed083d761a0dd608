"""Positions in words, as the rules page writes them (rules/eight_bit_battle.md §8): for lessons, puzzles and tests.

A position is a mapping with `seats` (two mappings with `hand`, `pile`, `known`: card words), and with

- `draft` (`characters` or `items`), `deck` (the cards on top of the deck, the drawn one first) and `turn` (draft turns
  done): a draft; cards that are named nowhere lie below, in their usual order;
- or `attacker`: a battle that begins. Items that are named nowhere stay out; characters must all be named. Everything
  in hands is known to both, unless a seat says what the other one knows of it (`known`). `battle` numbers it.

`first` (0) is the round's first drafter, `results` are the finished rounds as [points, points, winner], `moves` are
actions done from there, as text. Everything else has the default of a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.action import parse_action
from game.core.rng import seeded
from game.games.eight_bit_battle.cards import CARDS, CHARACTER_MASK, CHARACTERS, mask_of
from game.games.eight_bit_battle.options import Options, read_options
from game.games.eight_bit_battle.packing import state_problem
from game.games.eight_bit_battle.rules import GAME
from game.games.eight_bit_battle.state import COMMIT_ATTACKER, DRAFT_CHARACTERS, DRAFT_ITEMS, State, item_deck

DRAFTS = {"characters": DRAFT_CHARACTERS, "items": DRAFT_ITEMS}


class _Box:
    """The cards of a round, each of which can be taken once."""

    def __init__(self, options: Options) -> None:
        self.left = [*CHARACTERS, *item_deck(options)]

    def take(self, words: Iterable[str]) -> tuple[int, ...]:
        """Cards by word: of several alike the lowest that is left. Raises ValueError for one that is not."""
        taken = []
        for word in words:
            card = next((card for card in self.left if CARDS[card].id == word), None)
            if card is None:
                raise ValueError(f"there is no card {word!r} left for this position")
            self.left.remove(card)
            taken.append(card)
        return tuple(taken)


def position(setup: Mapping[str, Any], options: Mapping[str, str] | None = None) -> State:
    """The state that a set-up describes. Raises SetupError for an option that the game does not have, ValueError, with
    what is wrong, for a position that cannot be, and IllegalActionError for a move that is not legal."""
    chosen = read_options(options or {})
    box = _Box(chosen)
    described = [*setup.get("seats", ()), {}, {}][:2]
    hands = [box.take(one.get("hand", ())) for one in described]
    piles = [box.take(one.get("pile", ())) for one in described]
    first, results = int(setup.get("first", 0)), tuple(setup.get("results", ()))
    state = State(
        options=chosen,
        rng=seeded(int(setup.get("rng", 1))),
        round=len(results) + 1,
        first=first,
        hands=(mask_of(hands[0]), mask_of(hands[1])),
        piles=(mask_of(piles[0]), mask_of(piles[1])),
        results=tuple((int(a), int(b), int(winner), 0) for a, b, winner in results),
    )
    state = _draft(state, setup, box) if "draft" in setup else _battle(state, setup, box)
    state = state._replace(known=(_known(state, described, 1), _known(state, described, 0)))
    problem = state_problem(state)
    if problem:
        raise ValueError(problem)
    for move in setup.get("moves", ()):
        state = GAME.apply(state, parse_action(move))[0]
    return state


def _draft(state: State, setup: Mapping[str, Any], box: _Box) -> State:
    phase = DRAFTS[str(setup["draft"])]
    deck = box.take(setup.get("deck", ()))
    rest = tuple(card for card in box.left if phase == DRAFT_ITEMS or CHARACTER_MASK >> card & 1)
    return state._replace(phase=phase, turn=int(setup.get("turn", 0)), deck=(*deck, *rest))


def _battle(state: State, setup: Mapping[str, Any], box: _Box) -> State:
    fought = (8 - sum((hand & CHARACTER_MASK).bit_count() for hand in state.hands)) // 2
    return state._replace(
        phase=COMMIT_ATTACKER,
        attacker=int(setup.get("attacker", 0)),
        battle=int(setup.get("battle", min(4, fought + 1))),
        deck=tuple(box.left),
    )


def _known(state: State, described: list[Mapping[str, Any]], seat: int) -> int:
    """What the other seat knows of this seat's hand."""
    hand, words = state.hands[seat], described[seat].get("known")
    if words is None:
        drafted = state.phase != DRAFT_CHARACTERS
        return hand if state.phase == COMMIT_ATTACKER else hand & CHARACTER_MASK if drafted else 0
    box = _Box(state.options)
    box.left = [card for card in box.left if hand >> card & 1]
    return mask_of(box.take(words))
