"""A match between players of the arcade, without a screen and without a clock."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.player import Budget
from game.ai.players import iterations_of, make_player
from game.core.contract import TABLE, Setup
from game.core.match import Match
from game.core.rng import Rng


def play_match(setup: Setup, players: Sequence[str], budget: int) -> Match:
    """One match; `players` by seat. budget: iterations a decision; levels bring their own. Every action goes through
    the public, checked `apply`, and the last state must be well formed (cards conserved). Raises ValueError where it
    is not."""
    match = Match(setup)
    seated = [make_player(player, match.game, setup.mode) for player in players]
    budgets = [Budget(iterations_of(player, setup.game, setup.mode, budget)) for player in players]
    rng = Rng(setup.seed)
    while (turn := match.turn) is not None:
        if turn.actor == TABLE:
            match.act(match.legal_actions[0])  # a step that any seat may press
            continue
        decision = seated[turn.actor].choose(match.view(turn.actor), match.legal_actions, budgets[turn.actor], rng)
        match.act(decision.action)
    match.game.state_from_json(match.game.state_to_json(match.state))
    return match
