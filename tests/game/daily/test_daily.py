"""Daily challenges: equal dates give equal matches that the rules can play, and scores add up."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.ai.levels import LEVEL_IDS
from game.core.match import Match
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from game.daily.challenge import KINDS, OPPONENTS, challenge_of, date_of
from game.daily.scoring import LEVEL, MEASURES, WIN, score_of, total
from game.records.record import Finished, finished

MONDAY = date(2026, 11, 30)


def played(day: date) -> Finished:
    challenge = challenge_of(day)
    match, rng = Match(challenge.setup), Rng(day.toordinal())
    while match.turn is not None:
        match.act(rng.choice(match.legal_actions))
    kinds = [("person" if seat == challenge.seat else challenge.opponent, "") for seat in range(challenge.setup.seats)]
    return finished(match, kinds, "0" * 16, f"{day}T12:00:00", challenge.occasion)


def test_a_date_has_one_challenge_wherever_it_is_asked() -> None:
    """Figures written down once: whoever plays another match on this date has another program."""
    challenge = challenge_of(MONDAY)
    assert challenge == challenge_of(date(2026, 11, 30))
    setup = challenge.setup
    assert (setup.game, setup.seed, challenge.seat, challenge.opponent) == ("street_war", 2313095871, 1, "ai:1")


def test_games_and_ways_to_play_come_in_turns() -> None:
    days = [challenge_of(MONDAY + timedelta(days)) for days in range(80)]
    assert [one.setup.game for one in days[:4]] == [days[number + 4].setup.game for number in range(4)]
    assert {one.setup.game for one in days[:4]} == set(GAME_IDS) == set(KINDS) == set(MEASURES)
    for game_id in GAME_IDS:
        met = {
            (one.setup.mode, one.setup.seats, *sorted(one.setup.options.items()))
            for one in days
            if one.setup.game == game_id
        }
        assert met == {(kind.mode, kind.seats, *sorted(kind.options.items())) for kind in KINDS[game_id]}
    assert len({one.setup.seed for one in days}) == len(days)
    assert {one.seat for one in days if one.setup.seats == 2} == {0, 1}


def test_a_week_gets_harder() -> None:
    week = [challenge_of(MONDAY + timedelta(days)).opponent for days in range(7)]
    assert tuple(week) == OPPONENTS
    assert sorted(week) == week
    assert set(week) <= set(LEVEL_IDS)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_kind_can_be_set_up_and_deals_the_same_characters(game_id: str) -> None:
    game = get_game(game_id)
    for kind in KINDS[game_id]:
        assert kind.seats in game.seats_of(kind.mode)
        values = {option.id: option.values for option in game.options}
        assert all(
            value in values[name] and value != values[name][0]
            for name, value in kind.options.items()
            if name != "first"
        )
        # Nothing that everybody could choose otherwise is left to choose before the cards are dealt.
        assert "choose" not in {
            kind.options.get(name, known[0]) for name, known in values.items() if name in ("fighters", "characters")
        }


def test_only_a_date_is_read_from_an_occasion() -> None:
    assert date_of("daily:2026-11-30") == MONDAY
    assert [date_of(one) for one in ("", "gauntlet", "daily:", "daily:yesterday", "tournament:2026-11-30")] == [
        None
    ] * 5


@pytest.mark.parametrize("days", range(8))
def test_the_lines_of_a_score_say_what_happened(days: int) -> None:
    day = MONDAY + timedelta(days)
    match, seat = played(day), challenge_of(day).seat
    lines = score_of(match, seat)
    by_text = {line.text: line for line in lines}
    assert total(lines) == sum(line.points for line in lines)
    won = match.won(seat)
    level = LEVEL_IDS.index(challenge_of(day).opponent) + 1
    assert ("daily.line.won" in by_text) == won
    if won:
        assert by_text["daily.line.won"].points == WIN
        assert by_text["daily.line.level"].points == LEVEL * level
    assert ("daily.line.drawn" in by_text) == (not match.record.winners)
    for measure in MEASURES[match.record.game]:
        assert by_text[measure.text].points == measure.each * by_text[measure.text].count >= 0
