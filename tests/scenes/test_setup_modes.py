"""The set-up of a game with several modes, up to four seats and a lot for who begins."""

from __future__ import annotations

from pathlib import Path

import pytest

import scenes.play
from game.core.contract import Setup
from game.core.registry import GAME_IDS, get_game
from game.storage.settings import SeatSettings, SetupSettings
from scenes.intents import MOVES, Intent, Kind
from scenes.match_config import PERSON, MatchConfig
from scenes.seating import ARCADE_SEATS, names_of
from scenes.setup import SetupScene
from scenes.setup.chosen import KINDS, USUAL_OPPONENT, options_of, usable
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.field import TextField
from tests.scenes.driver import Driver

GAME = "eight_masters_revenge"
MODES = get_game(GAME).modes
SEATS = {"duel": 2, "solo": 2, "one_against_all": 3, "free_for_all": 4, "teams": 4}


def setup(driver: Driver, mode: str = "", game: str = GAME) -> SetupScene:
    scene = SetupScene(driver.context, game)
    driver.push(scene)
    if mode:
        scene._set_mode(mode)
    return scene


def choice(scene: SetupScene, label: str) -> Choice:
    words = scene.context.texts(label)
    return next(w for w in scene.group.widgets if isinstance(w, Choice) and w.label() == words)


def started(scene: SetupScene, monkeypatch: pytest.MonkeyPatch) -> MatchConfig:
    """The match that the big button would open."""
    opened: list[MatchConfig] = []
    monkeypatch.setattr(scenes.play, "open_match", lambda context, config: opened.append(config))
    scene.start()
    return opened[0]


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_gives_a_match_that_the_rules_take(
    driver: Driver, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = started(setup(driver, mode), monkeypatch)
    assert (config.setup.mode, config.setup.seats, len(config.seats)) == (mode, SEATS[mode], SEATS[mode])
    get_game(GAME).new(config.setup)
    assert sum(seat.kind == PERSON for seat in config.seats) == 1
    assert len(set(names_of(driver.context.texts, config.seats))) == len(config.seats)


@pytest.mark.parametrize("mode", MODES)
def test_only_options_that_matter_are_asked(driver: Driver, mode: str) -> None:
    scene = setup(driver, mode)
    asked = {option.id for option in options_of(scene.game, mode)}
    assert ("lone_order" in asked) == (mode == "one_against_all")
    assert ("team_hands" in asked) == (mode == "teams")
    assert ("solo_level" in asked) == (mode == "solo")
    assert "solo_seat" not in asked, "the screen knows it"
    assert set(scene.config().setup.options) == asked | ({"solo_seat"} if mode == "solo" else set())


def test_the_mode_is_chosen_by_keys_alone(driver: Driver) -> None:
    scene = setup(driver)
    driver.key(Kind.LOG, None)
    assert scene.group.focused is choice(scene, "setup.mode")
    seen = [scene.mode]
    for _ in MODES:
        driver.key(Kind.RIGHT)
        seen.append(scene.mode)
        assert scene.group.focused is choice(scene, "setup.mode"), "the focus stays while the page changes"
    assert seen == [*MODES, MODES[0]]


def test_the_mode_is_chosen_by_the_mouse_alone(driver: Driver) -> None:
    scene = setup(driver)
    box = choice(scene, "setup.mode").box
    driver.click((box.right - 8, box.centery))
    assert scene.mode == MODES[1]
    box = choice(scene, "setup.mode").box
    driver.click((box.left + 8, box.centery))
    assert scene.mode == MODES[0]


@pytest.mark.parametrize("mode", MODES)
def test_moves_alone_reach_every_widget(driver: Driver, mode: str) -> None:
    scene = setup(driver, mode)
    group = scene.group
    moves = [Intent(kind, 0) for kind in MOVES]
    reached, waiting = {group.index}, [group.index]
    while waiting:
        here = waiting.pop()
        for intent in moves:
            group.index = here
            if isinstance(group.focused, Choice) and intent.kind in (Kind.LEFT, Kind.RIGHT):
                continue
            group.handle(intent)
            if group.index not in reached:
                reached.add(group.index)
                waiting.append(group.index)
    enabled = {number for number, widget in enumerate(group.widgets) if widget.enabled}
    assert enabled <= reached
    group.index = 0
    stepped = set()
    for _ in group.widgets:
        group.step()
        stepped.add(group.index)
    assert stepped >= enabled - {0}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAME_IDS)
def test_every_text_fits_in_every_mode(tmp_path: Path, game: str, language: str) -> None:
    driver = Driver(tmp_path, language)
    scene = setup(driver, game=game)
    for mode in scene.game.modes:
        scene._set_mode(mode)
        for count in scene.game.seats_of(mode):
            scene._set_count(str(count))
            for lot in (True, False):
                scene.chosen.lot = lot
                for seat in scene.chosen.seats:
                    seat.name = "W" * 9 if lot else ""
                scene._build()
                _walk(driver, scene)
    assert driver.context.fonts.overflows == []
    assert driver.context.fonts.lacking == []
    driver.app.close()


def _walk(driver: Driver, scene: SetupScene) -> None:
    """Draw every line with the focus on it, and with every value it can have; the number of seats stays."""
    for index in range(len(scene.group.widgets)):
        scene.group.index = index
        driver.frame()
        widget = scene.group.widgets[index]
        seats = scene._help.get(id(widget)) == "setup.seats.help"
        for _ in range(len(getattr(widget, "values", ())) if index > 1 and not seats else 0):
            scene.group.focus(scene.group.widgets[index])
            driver.key(Kind.RIGHT)
            driver.frame()


def test_widgets_of_every_mode_keep_apart(driver: Driver) -> None:
    for mode in MODES:
        widgets = setup(driver, mode).group.widgets
        for number, widget in enumerate(widgets):
            assert widget.rect.collidelist([other.rect for other in widgets[number + 1 :]]) == -1, mode
            assert driver.context.display.canvas.get_rect().contains(widget.rect)


def test_alone_the_level_says_who_sits_there(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = setup(driver, "solo")
    arcade = ARCADE_SEATS[GAME, "solo"]
    for level, player in arcade.players.items():
        scene._set_option(arcade.level, level)
        assert scene.config().seats[1].kind == player
    scene.chosen.seats[1].kind = PERSON
    assert scene.config().seats[1].kind == arcade.players["5"]
    scene._set_kind(1, "ai:random")
    assert not next(w for w in scene.group.widgets if isinstance(w, Button) and w.label() == "Swap seats").enabled
    config = started(scene, monkeypatch)
    where = next(number for number, seat in enumerate(config.seats) if seat.kind != PERSON)
    assert config.setup.options["solo_seat"] == f"seat{where}"


def test_who_begins_is_drawn_or_stays_as_shown(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = setup(driver, "free_for_all")
    monkeypatch.setattr("scenes.seating.secrets.randbelow", lambda count: 2)
    assert [seat.kind for seat in started(scene, monkeypatch).seats].index(PERSON) == 2
    begins = choice(scene, "setup.begins")
    scene.group.focus(begins)
    driver.key(Kind.RIGHT)
    config = started(scene, monkeypatch)
    assert [seat.kind for seat in config.seats].index(PERSON) == 0
    assert not config.lot


def test_a_game_that_decides_itself_who_begins_draws_no_lot(driver: Driver) -> None:
    scene = setup(driver, game="eight_bit_battle")
    assert not scene.game.seat_zero_begins
    assert not scene.config().lot
    assert all(w.label() != "Who begins" for w in scene.group.widgets if isinstance(w, Choice))


def test_each_mode_remembers_its_own(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = setup(driver, "teams")
    scene.chosen.seats[3].name = "Dee"
    scene._set_option("team_hands", "open")
    started(scene, monkeypatch)
    duel = setup(driver, "duel")
    duel.chosen.seats[0].kind = "ai:random"
    started(duel, monkeypatch)
    again = SetupScene(driver.context, GAME)
    assert (again.mode, again.chosen.seats[0].kind) == ("duel", "ai:random")
    again._set_mode("teams")
    assert (again.chosen.seats[3].name, again.chosen.options["team_hands"]) == ("Dee", "open")
    assert driver.context.settings.game == GAME


def test_who_sits_there_comes_along_into_a_mode_never_played(driver: Driver) -> None:
    scene = setup(driver)
    scene.chosen.seats[0].name = "Ann"
    scene.chosen.seats[1].kind = "ai:random"
    scene._set_mode("free_for_all")
    kinds = [(seat.name, seat.kind) for seat in scene.chosen.seats]
    assert kinds == [("Ann", PERSON), ("", "ai:random"), ("", USUAL_OPPONENT), ("", USUAL_OPPONENT)]
    scene.chosen.seats[0].name = "Bea"
    scene._set_mode("duel")
    assert scene.chosen.seats[0].name == "Ann", "what was chosen there before"
    scene._set_mode("free_for_all")
    assert scene.chosen.seats[0].name == "Bea"


def test_moving_seats_on_and_resetting(driver: Driver) -> None:
    scene = setup(driver, "free_for_all")
    for seat, name in zip(scene.chosen.seats, ("Ann", "Bob", "Cy", "Dee"), strict=True):
        seat.name = name
    scene._swap()
    assert [seat.name for seat in scene.chosen.seats] == ["Dee", "Ann", "Bob", "Cy"]
    scene._reset()
    assert scene.chosen == usable(None, scene.game, "free_for_all")
    assert [seat.kind for seat in scene.chosen.seats] == [PERSON, *[USUAL_OPPONENT] * 3]


def test_another_number_of_seats_where_a_mode_leaves_the_choice(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = setup(driver)
    monkeypatch.setattr(type(scene.game), "seats_of", lambda self, mode: (2, 3, 4))
    scene._build()
    scene.group.focus(choice(scene, "setup.seats"))
    for count in (3, 4, 2):
        driver.key(Kind.RIGHT)
        assert len(scene.chosen.seats) == len(scene.config().seats) == count
        assert scene.group.focused is choice(scene, "setup.seats")


def test_the_lone_masters_seat_says_so_where_nothing_is_drawn(driver: Driver) -> None:
    scene = setup(driver, "one_against_all")
    assert scene._seat_title(0) == "BLUE"
    scene._set_lot("shown")
    assert scene._seat_title(0) == "BLUE, alone"


@pytest.mark.parametrize(
    "saved",
    [
        SetupSettings([]),
        SetupSettings([SeatSettings()] * 7, {"fighters": "gods"}),
        SetupSettings([SeatSettings("ai:oracle", " x " * 9)] * 4, {"team_hands": "open", "solo_seat": "seat0"}),
    ],
)
@pytest.mark.parametrize("mode", MODES)
def test_an_edited_file_still_gives_a_match(driver: Driver, saved: SetupSettings, mode: str) -> None:
    driver.context.settings.setups[f"{GAME}/{mode}"] = saved
    driver.context.settings.modes[GAME] = mode
    config = setup(driver).config()
    get_game(GAME).new(config.setup)
    assert all(seat.kind in KINDS for seat in config.seats)


def test_an_unknown_mode_in_the_file_is_the_first_one(driver: Driver) -> None:
    driver.context.settings.modes[GAME] = "royal_rumble"
    assert setup(driver).mode == MODES[0]


def test_an_empty_name_shows_the_one_that_the_match_will_lend(driver: Driver) -> None:
    scene = setup(driver, "free_for_all")
    shown = [w.empty() for w in scene.group.widgets if isinstance(w, TextField)][:4]
    assert shown == ["Blue", "Regular", "Regular 2", "Regular 3"]
    assert shown == list(names_of(driver.context.texts, scene.config().seats))


def test_f1_opens_the_rules_of_this_game(driver: Driver) -> None:
    from scenes.rules import RulesScene

    setup(driver)
    driver.key(Kind.RULES, None)
    assert isinstance(driver.scene, RulesScene)
    assert driver.scene.game_id == GAME


def test_a_plain_setup_of_every_game_is_accepted() -> None:
    for game_id in GAME_IDS:
        game = get_game(game_id)
        for mode in game.modes:
            for seats in game.seats_of(mode):
                game.new(Setup(game_id, 3, seats, mode))
