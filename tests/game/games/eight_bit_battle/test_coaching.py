"""The draft coach says only what is so, from the drafter's own view, and has something to say of nearly every card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from art.texts import read_catalog

from game.core.action import Action
from game.core.contract import Setup
from game.core.match import Match
from game.core.rng import Rng
from game.games.eight_bit_battle.cards import CARDS, KING, QUEEN, WIZARD, is_character
from game.games.eight_bit_battle.coaching import MOST, Remark, remarks
from game.games.eight_bit_battle.view import View

FOLDER = Path(__file__).resolve().parents[4] / "assets" / "text"
KEEP, GIVE = Action("keep"), Action("give")
FROM_HAND = ("bond", "deny_bond", "beats", "makes_attack", "makes_defence", "holds_off", "no_king", "ale_fog", "ale")


def drafts(matches: int) -> Iterator[View]:
    """What whoever drafts sees, over the first rounds of so many matches."""
    for seed in range(matches):
        match, rng = Match(Setup("eight_bit_battle", seed)), Rng(seed)
        while match.turn is not None and match.turn.kind == "draft":
            yield match.view(match.turn.actor)
            match.act(rng.choice((KEEP, GIVE)))


def said() -> Iterator[tuple[View, bool, Remark]]:
    for view in drafts(60):
        for keeps in (True, False):
            found = remarks(view, keeps)
            assert len(found) <= MOST
            for remark in found:
                yield view, keeps, remark


def test_what_it_says_of_hands_is_so() -> None:
    met = set()
    for view, _, remark in said():
        assert view.draft is not None
        mine, theirs = view.seats[view.draft.drafter].hand, view.seats[1 - view.draft.drafter].hand
        if remark.word not in FROM_HAND or remark.other is None:
            continue
        met.add(remark.word)
        rivals = remark.word in ("deny_bond", "beats", "holds_off")
        assert remark.other in (theirs if rivals else mine), remark
        if remark.word == "beats":
            assert remark.value > remark.more == CARDS[remark.other].defence
            assert all(CARDS[card].defence <= remark.more for card in theirs if is_character(card))
        elif remark.word == "holds_off":
            assert remark.value >= remark.more == CARDS[remark.other].attack
        elif remark.word == "makes_attack":
            assert remark.card is not None
            assert remark.value == CARDS[remark.card].attack + CARDS[remark.other].attack
    assert met >= set(FROM_HAND) - {"ale"}


def test_the_wizard_is_feared_where_he_is() -> None:
    for view, _, remark in said():
        assert view.draft is not None
        mine, theirs = view.seats[view.draft.drafter].hand, view.seats[1 - view.draft.drafter].hand
        if remark.word in ("beats_fog", "answers_fog", "key_fog"):
            assert WIZARD in theirs
        if remark.word == "deny_torch":
            assert WIZARD in mine
        if remark.word == "king_to_come":
            assert KING not in (*mine, *theirs)
            assert remark.card == QUEEN


def test_every_word_of_the_coach_is_said_sometimes_and_has_its_text() -> None:
    words = {f"coach.{remark.word}" for _, _, remark in said()}
    texts = {str(m.id) for m in read_catalog(FOLDER / "en" / "learn.po") if str(m.id).startswith("coach.")}
    assert words == texts


def test_nearly_every_kept_card_has_a_reason() -> None:
    views = list(drafts(30))
    silent = [view for view in views if not remarks(view, keeps=True)]
    assert len(silent) * 10 < len(views)


def test_outside_a_draft_it_is_silent() -> None:
    match, rng = Match(Setup("eight_bit_battle", 3)), Rng(3)
    while match.turn is not None and match.turn.kind == "draft":
        match.act(rng.choice((KEEP, GIVE)))
    assert match.turn is not None
    assert remarks(match.view(match.turn.actor), keeps=True) == ()
