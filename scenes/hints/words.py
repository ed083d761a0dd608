"""An action in words, before it is done: mostly what the log would say of it, else a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from game.ai.advisor import Advice
from game.core.action import Action
from game.core.contract import Game, View
from game.core.events import seen_by
from game.core.rng import Rng
from game.games.demonites.wording import card_list as demon_list
from game.games.eight_masters_revenge.cards import NUMBERS
from game.games.eight_masters_revenge.wording import card_list as masters_list
from game.text import Texts

DEALS = 8
"""Deals in which a line of the log must be the same before it is told: what they differ in nobody can know yet."""
FOLLOWED = frozenset({"technique_used", "ability_used"})
"""Kinds of events that only open a line: the one that follows says what is done."""
FactsOf = Callable[[Callable[..., str], Action, Sequence[str], View], dict[str, str]]


def _demons(say: Callable[..., str], action: Action, _: Sequence[str], __: View) -> dict[str, str]:
    return {"cards": demon_list(say, [int(card) for card in action.args])}


def _raid(say: Callable[..., str], action: Action, names: Sequence[str], view: View) -> dict[str, str]:
    place, rival, target = map(int, action.args)
    card = view.table[view.eyes].cards[place]
    return {"card": demon_list(say, [card]), "who": names[rival], "n": str(target + 1)}


def _strategy(say: Callable[..., str], action: Action, _: Sequence[str], __: View) -> dict[str, str]:
    return {"card": say(f"strategy.{action.args[0]}"), "lane": action.args[1]}


def _lanes(_: Callable[..., str], action: Action, __: Sequence[str], ___: View) -> dict[str, str]:
    return {"lane": action.args[0], "cards": action.args[-1]}


def _seat(_: Callable[..., str], action: Action, names: Sequence[str], __: View) -> dict[str, str]:
    return {"who": names[int(action.args[0])]}


def _masters_cards(say: Callable[..., str], action: Action, _: Sequence[str], __: View) -> dict[str, str]:
    return {"cards": masters_list(say, [NUMBERS[word] for word in action.args])}


OWN: dict[tuple[str, str, bool], tuple[str, FactsOf | None]] = {
    # (game id, verb, whether it has arguments) -> (text id, its facts)
    ("eight_masters_revenge", "pass", False): ("hint.do.nothing", None),
    ("eight_masters_revenge", "draw", False): ("hint.do.draw", None),
    ("eight_masters_revenge", "draw", True): ("hint.do.draw_for", _seat),
    ("eight_masters_revenge", "discard", False): ("hint.do.keep_all", None),
    ("eight_masters_revenge", "discard", True): ("hint.do.discard", _masters_cards),
    ("street_war", "set", True): ("hint.do.set", _strategy),
    ("street_war", "done", False): ("hint.do.done", None),
    ("street_war", "peek", False): ("hint.do.peek", None),
    ("street_war", "look", True): ("hint.do.look", _lanes),
    ("street_war", "glimpse", True): ("hint.do.glimpse", _lanes),
    ("street_war", "leave", False): ("hint.do.leave", None),
    ("demonites", "rush", True): ("hint.do.rush", _demons),
    ("demonites", "wait", False): ("hint.do.wait", None),
    ("demonites", "play", True): ("hint.do.play", _demons),
    ("demonites", "scout", True): ("hint.do.scout", _demons),
    ("demonites", "commit", True): ("hint.do.commit", _demons),
    ("demonites", "commit", False): ("hint.do.commit_nothing", None),
    ("demonites", "attack", True): ("hint.do.raid", _raid),
    ("demonites", "hold", False): ("hint.do.nothing", None),
}
"""What the log says nothing of, or too little, or too much."""


def doing(texts: Texts, game: Game, view: View, action: Action, names: Sequence[str]) -> str:
    """What this action is, in words. names: by seat. It tells nothing that the view's eyes do not know."""
    own = OWN.get((game.id, action.verb, bool(action.args)))
    if own is not None:
        text_id, facts = own
        return texts(text_id, **(facts(texts, action, names, view) if facts is not None else {}))
    return _log_words(texts, game, view, action, names) or texts("hint.do.other")


def _log_words(texts: Texts, game: Game, view: View, action: Action, names: Sequence[str]) -> str:
    """The log's words of it, as far as they are certain."""
    turn = game.turn_in_view(view)
    if turn is None:
        return ""
    wording = import_module(f"game.games.{game.id}.wording")
    told: list[list[tuple[str, str]]] = []
    for deal in range(DEALS):
        _, events = game.apply(game.resample(view, Rng(deal)), action)
        lines = ((event.kind, wording.log_line(event, texts, names)) for event in seen_by(events, turn.actor))
        told.append([(kind, line) for kind, line in lines if line is not None])
    words: list[str] = []
    for place in range(min(map(len, told))):
        same = {lines[place] for lines in told}
        if len(same) > 1:
            break
        kind, line = same.pop()
        words.append(line)
        if kind not in FOLLOWED:
            break
    return " ".join(words)


def percent(value: float) -> str:
    """A share (0..1) as a whole number of percent; nothing is ever quite certain."""
    return str(max(1, min(99, round(100 * value))))


def reasons(texts: Texts, game: Game, view: View, advice: Advice, names: Sequence[str]) -> list[str]:
    """The few numbers behind it: the chance to win, what it guards against, the next best action."""
    lines = [texts("hint.chance", n=percent(advice.chance))]
    if advice.other is None:
        lines.append(texts("hint.badly", n=percent(advice.badly)))
        return lines
    other = doing(texts, game, view, advice.other, names)
    if advice.shared:
        lines.append(texts("hint.badly", n=percent(advice.badly)))
        turn = game.turn_in_view(view)
        hidden = turn is not None and turn.kind not in game.open_kinds | game.alike_kinds
        # Only what is laid hidden can be read from habit.
        lines.append(texts("hint.shared" if hidden else "hint.equal", what=other))
        return lines
    guards = "hint.guards" if advice.badly >= advice.other_badly else "hint.risks"
    lines.append(texts(guards, n=percent(advice.badly), m=percent(advice.other_badly)))
    lines.append(texts("hint.other", n=percent(advice.other_chance), what=other))
    return lines
