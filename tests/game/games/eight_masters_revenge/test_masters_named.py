"""Fighters named before the match (options fighter0 to fighter3), in every mode and together with every other way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import main
from game.core.action import parse_action
from game.core.contract import Setup, SetupError
from game.core.match import Match
from game.core.rng import Rng
from game.games.eight_masters_revenge import GAME
from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.eight_masters_revenge.modes import MODE_IDS
from game.games.eight_masters_revenge.options import NAMED, OPTIONS, named_fighters

WORDS = [fighter.id for fighter in FIGHTERS]


def match(mode: str = "duel", seed: int = 1, **options: str) -> Match:
    return Match(Setup(GAME.id, seed, GAME.seats_of(mode)[0], mode, options))


def fighters(of: Match) -> list[str | None]:
    return [seat.fighter for seat in of.view(0).seats]


def picked(of: Match) -> list[tuple[object, object, object]]:
    events = [event for step in of.story(0) for event in step if event.kind == "fighter_picked"]
    return [(event["seat"], event["fighter"], event["how"]) for event in events]


@pytest.mark.parametrize("way", ["choose", "random"])
def test_both_named_the_fight_begins_at_once(way: str) -> None:
    duel = match(fighters=way, fighter0="hulda", fighter1="karu")
    assert fighters(duel) == ["hulda", "karu"]
    assert picked(duel) == [(0, "hulda", "named"), (1, "karu", "named")]
    assert duel.turn == (0, "turn")


@pytest.mark.parametrize(("named", "asked"), [("fighter0", 1), ("fighter1", 0)])
def test_the_other_seat_picks_of_other_boards(named: str, asked: int) -> None:
    duel = match("duel", 1, **{named: "masan"})
    assert duel.turn == (asked, "pick")
    choices = {action.args[0] for action in duel.legal_actions}
    assert choices == set(WORDS) - {"masan", "nenzo"}
    refusal = GAME.refusal(duel.state, parse_action("pick nenzo"))
    assert refusal is not None
    assert refusal.reason == "board_taken"
    assert GAME.state_from_json(GAME.state_to_json(duel.state)) == duel.state
    duel.act(parse_action("pick tilla"))
    assert duel.turn == (0, "turn")
    assert fighters(duel)[asked] == "tilla"


def test_in_between_seats_pick_in_order() -> None:
    table = match("free_for_all", fighter1="osmine", fighter2="corvane")
    assert fighters(table) == [None, "osmine", None, None], "corvane is of osmine's board"
    for seat, word in ((0, "karu"), (2, "hulda"), (3, "masan")):
        assert table.turn == (seat, "pick")
        table.act(parse_action(f"pick {word}"))
    assert table.turn == (0, "turn")


@pytest.mark.parametrize("seed", range(40))
def test_others_draw_of_the_boards_that_are_left(seed: int) -> None:
    table = match("teams", seed, fighters="random", fighter2="brugo")
    boards = [FIGHTERS[WORDS.index(str(word))].board for word in fighters(table)]
    assert sorted(boards) == [0, 1, 2, 3]
    assert boards[2] == 0
    assert [how for _, _, how in picked(table)] == ["named", "drawn", "drawn", "drawn"]


def test_nothing_else_of_the_deal_depends_on_it() -> None:
    usual, named = match(), match(fighter0="karu", fighter1="tilla")
    usual.act(parse_action("pick karu"))
    usual.act(parse_action("pick tilla"))
    assert usual.state == named.state


def test_without_fighters_nobody_gets_one() -> None:
    assert fighters(match(fighters="none", fighter0="karu")) == [None, None]


@pytest.mark.parametrize("mode", MODE_IDS)
def test_every_mix_is_a_match(mode: str) -> None:
    rng = Rng(7)
    for seed in range(60):
        options = {option.id: rng.choice(option.values) for option in (*OPTIONS, *NAMED)}
        state, _ = GAME.new(Setup(GAME.id, seed, GAME.seats_of(mode)[0], mode, options))
        assert GAME.state_from_json(GAME.state_to_json(state)) == state
        for eyes in range(len(state.seats)):
            again = GAME.resample(GAME.view(state, eyes), rng)
            assert GAME.view(again, eyes) == GAME.view(state, eyes)


def test_more_seats_than_play_are_not_looked_at() -> None:
    assert named_fighters({"fighter0": "karu", "fighter3": "brugo"}, 2) == (0, -1)


def test_who_is_no_fighter_is_refused() -> None:
    with pytest.raises(SetupError, match="fighter0' cannot be 'king'"):
        match(fighter0="king")
    with pytest.raises(SetupError, match="no option 'fighter4'"):
        match(fighter4="karu")


def test_no_screen_asks_for_them() -> None:
    assert [option.asked for option in OPTIONS] == [True] * len(OPTIONS)
    assert [option.asked for option in NAMED] == [False] * 4
    assert set(NAMED) <= set(GAME.options)


def test_the_command_line_plays_and_replays_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", GAME.id, "--mode", "solo", "--matches", "1", "--players", "ai:random,ai:random"]
    words += ["--option", "fighter0=nenzo", "--option", "fighter1=hulda", "--save", str(tmp_path)]
    assert main(words) == 0
    file = tmp_path / f"{GAME.id}-1.json"
    assert json.loads(file.read_text(encoding="utf-8"))["options"] == {"fighter0": "nenzo", "fighter1": "hulda"}
    capsys.readouterr()
    assert main(["replay", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["steps"][0]["events"]
    assert [event["fighter"] for event in told if event["kind"] == "fighter_picked"] == ["nenzo", "hulda"]
    assert main(["replay", str(file)]) == 0
    assert "Nenzo" in capsys.readouterr().out
