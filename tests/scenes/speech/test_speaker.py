"""What is spoken: what has changed, nothing that is not drawn, and nothing secret where people share the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.contract import Setup
from scenes.attract import open_attract
from scenes.intents import Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.options import OptionsScene
from scenes.pad_glyphs import Style, glyph
from scenes.play import Phase, PlayScene
from scenes.setup import SetupScene
from scenes.speech.speaker import Speaker, speakable
from scenes.title import TitleScene
from tests.scenes.driver import Driver


class Ear:
    """A voice that writes down what it is given."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []
        self.stopped = 0
        self.busy = False

    def say(self, words: str, language: str) -> None:
        self.said.append((words, language))

    def stop(self) -> None:
        self.stopped += 1

    @property
    def last(self) -> str:
        return self.said[-1][0] if self.said else ""


@pytest.fixture
def ear(driver: Driver) -> Ear:
    ear = Ear()
    driver.context.settings.speech = True
    driver.context.speaker = Speaker(lambda: driver.context.settings.speech, lambda: ear)
    return ear


def test_a_screen_says_what_it_is_and_what_has_the_focus(driver: Driver, ear: Ear) -> None:
    driver.push(OptionsScene(driver.context))
    texts = driver.context.texts
    assert ear.last.startswith(texts("options.title"))
    assert texts("options.language") in ear.last
    assert texts("options.language.help") in ear.last
    count = len(ear.said)
    driver.run(200)
    assert len(ear.said) == count, "nothing has changed"
    driver.key(Kind.DOWN)
    assert ear.last.startswith(texts("options.fullscreen"))
    assert texts("options.title") not in ear.last
    assert ear.said[-1][1] == "en"


def test_another_language_is_another_voice(driver: Driver, ear: Ear) -> None:
    driver.push(OptionsScene(driver.context))
    driver.key(Kind.RIGHT)
    assert ear.said[-1][1] == "es"


def test_nothing_is_said_unless_it_is_wanted(driver: Driver, ear: Ear) -> None:
    driver.context.settings.speech = False
    driver.push(TitleScene(driver.context))
    driver.context.speaker.tell("gone")
    driver.run(100)
    assert ear.said == []
    assert ear.stopped == 0
    driver.context.settings.speech = True
    driver.key(Kind.DOWN)
    assert "gone" not in ear.last
    assert ear.last
    driver.context.settings.speech = False
    driver.step()
    assert ear.stopped == 1


def test_what_happens_waits_until_the_voice_is_free(driver: Driver, ear: Ear) -> None:
    driver.push(TitleScene(driver.context))
    ear.busy = True
    count = len(ear.said)
    driver.context.speaker.tell("One.")
    driver.context.speaker.tell("Two.")
    driver.run(100)
    assert len(ear.said) == count
    ear.busy = False
    driver.step()
    assert ear.last == "One. Two."
    ear.busy = True
    driver.context.speaker.tell("Three.")
    driver.key(Kind.DOWN)
    assert "Three" not in ear.last, "whoever goes on does not wait for what has happened"


def _match(driver: Driver, *kinds: str) -> PlayScene:
    seats = tuple(SeatConfig(kind, name) for kind, name in zip(kinds, ("Ada", "Bo"), strict=True))
    scene = PlayScene(driver.context, MatchConfig(Setup("eight_bit_battle", 3), seats, seed_given=True))
    driver.push(scene)
    driver.run(200)
    return scene


def test_a_button_and_its_tip_are_not_named_twice(driver: Driver, ear: Ear) -> None:
    scene = TitleScene(driver.context)
    driver.context.speaker.update(
        scene, [("focus", "NEXT"), ("tip", "Next"), ("tip", "One step.")], driver.context.texts
    )
    assert ear.last == "Next One step."
    said = [("focus", "ROUND"), ("tip", "All steps.")]
    driver.context.speaker.update(scene, said, driver.context.texts)
    assert ear.last == "ROUND. All steps."


def test_alone_the_table_tells_what_is_asked_and_what_has_the_focus(driver: Driver, ear: Ear) -> None:
    _match(driver, PERSON, "ai:random")
    heard = " ".join(words for words, _ in ear.said)
    assert "Ada" in heard
    before = len(ear.said)
    for kind in (Kind.RIGHT, Kind.DOWN, Kind.LEFT):
        driver.key(kind)
    assert len(ear.said) > before


def test_a_match_for_show_is_told_to_nobody(driver: Driver, ear: Ear) -> None:
    driver.push(TitleScene(driver.context))
    open_attract(driver.context)
    driver.step()
    ear.said.clear()
    driver.run(2000)
    assert driver.scene.silent_effects
    assert ear.said == []


def test_between_people_only_the_curtain_the_log_and_buttons_are_told(driver: Driver, ear: Ear) -> None:
    scene = _match(driver, PERSON, PERSON)
    assert "Ada" in " ".join(words for words, _ in ear.said)
    driver.key(Kind.CONFIRM, scene.privacy.curtain_seat)
    driver.run(100)
    ear.said.clear()
    seat = scene.session.turn.actor if scene.session.turn is not None else 0
    driver.hold(Kind.PEEK, seat, True)
    secret: set[str] = set()
    for kind in (Kind.UP, Kind.LEFT, Kind.DOWN, Kind.RIGHT, Kind.RIGHT, Kind.UP):
        driver.key(kind, seat)
        driver.frame()
        secret |= {line for role, line in driver.context.fonts.said if role in ("tip", "prompt", "hint")}
    assert secret, "the screen itself does say it to whoever peeks"
    assert not any(line in words for line in secret for words, _ in ear.said)


def test_every_sign_of_a_pad_has_words_in_both_languages(tmp_path: Path) -> None:
    for language in ("en", "es"):
        driver = Driver(tmp_path, language)
        for style in Style:
            signs = [glyph(style, button) for button in range(15)]
            words = [speakable(f"({sign})", driver.context.texts) for sign in signs if sign != "?"]
            assert len(set(words)) == len(words)
            assert not any(sign in word for sign in signs for word in words)
        driver.app.close()


def test_every_question_is_told_though_it_be_in_the_same_words(driver: Driver, ear: Ear) -> None:
    scene = TitleScene(driver.context)
    speaker, texts = driver.context.speaker, driver.context.texts
    said = [("prompt", "Ada: keep it or give it?"), ("focus", "KEEP")]
    speaker.update(scene, said, texts)
    speaker.update(scene, said, texts)
    assert len(ear.said) == 1
    speaker.tell("Bo keeps the card.")
    speaker.ask()
    speaker.update(scene, said, texts)
    assert ear.last == "Bo keeps the card. Ada: keep it or give it?"


def test_a_table_asks_again_at_every_decision(driver: Driver, ear: Ear) -> None:
    scene = _match(driver, PERSON, "ai:random")
    asked = 0
    for _ in range(200):
        driver.step()
        if scene.phase == Phase.CHOOSING:
            driver.step()
            words = " ".join(line for line, _ in ear.said)
            prompts = [line for role, line in driver.context.fonts.said if role == "prompt"]
            assert prompts
            assert speakable(prompts[0], driver.context.texts) in words
            ear.said.clear()
            scene.choose(scene.session.match.legal_actions[0])
            asked += 1
    assert asked > 5


def test_columns_are_spoken_one_after_the_other(driver: Driver, ear: Ear) -> None:
    driver.push(SetupScene(driver.context, "demonites"))
    texts = driver.context.texts
    found = [ear.last.index(texts(text_id)) for text_id in ("setup.seat.0", "setup.seat.1", "setup.options")]
    assert found == sorted(found)
    assert speakable("Won · 7 · 13", texts) == "Won, 7, 13"
