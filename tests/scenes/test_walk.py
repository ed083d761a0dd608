"""The walk through all screens takes a picture of every kind of scene there is, in every language."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import scenes
from scenes.app import App
from scenes.context import Context
from scenes.launch import main
from scenes.play import FASTEST
from scenes.result import MatchResultScene
from scenes.scene import Scene
from scenes.walk import walk_everywhere
from scenes.walk.camera import Camera
from scenes.walk.matches import configs, play_through
from tests.scenes.test_reading import LEAST
from tests.scenes.written import writing

ELSEWHERE = {
    "ClimbResultScene",
    "DailyResultScene",
    "DuelResultScene",
    "DuelScene",
    "TournamentResultScene",
}
"""Matches and results of an occasion: what they show is a match, or a result, that is walked through anyhow."""


def _below(kind: type[Scene]) -> Iterator[type[Scene]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _kinds() -> set[str]:
    """The names of all scenes of the program that are made, not only derived from."""
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        importlib.import_module(module.name)
    found = {kind for kind in _below(Scene) if kind.__module__.startswith("scenes.")}
    return {kind.__name__ for kind in found if not list(kind.__subclasses__()) or kind.__name__ in MADE}


MADE = {"PlayScene", "MatchResultScene"}
"""Derived from, and made themselves."""


@pytest.mark.slow
@pytest.mark.parametrize(("language", "aided"), [("es", False), ("en", True)])
def test_every_kind_of_scene_is_walked_through_and_can_be_read(
    monkeypatch: pytest.MonkeyPatch, language: str, aided: bool
) -> None:
    """What test_reading measures on menus and first decisions, on every picture of the walk, the other way round."""
    pictures: dict[str, bytes] = {}
    faults: list[tuple[str, object]] = []
    apply_settings = Context.apply_settings

    def aid(context: Context) -> None:
        settings = context.settings
        settings.larger_text = settings.high_contrast = settings.seat_signs = aided
        apply_settings(context)

    def look(name: str, context: Context) -> None:
        pictures[name] = pygame.image.tobytes(context.display.canvas, "RGB")
        fonts = context.fonts
        with writing(fonts) as words:
            context.stack.draw(context.display.canvas)
        faults.extend((name, word) for word in words if word.contrast < LEAST)
        faults.extend((name, fault) for fault in (*fonts.overflows, *fonts.lacking))
        fonts.overflows.clear()
        fonts.lacking.clear()

    monkeypatch.setattr(Context, "apply_settings", aid)
    camera = walk_everywhere(None, language, matches=False, seen=look)
    assert faults == []
    assert {kind.__name__ for kind in camera.visited} >= _kinds() - ELSEWHERE
    assert len(set(camera.taken)) == len(camera.taken), "two pictures have one name"
    assert len(set(pictures.values())) > 0.9 * len(pictures), "too many pictures are the same"
    assert not [name for name, picture in pictures.items() if len(set(picture)) < 3], "a picture is empty"


def test_an_unknown_language_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--shots", str(tmp_path / "shots"), "--lang", "xx"])
    assert "en, es" in capsys.readouterr().err
    assert not (tmp_path / "shots").exists()


def test_a_match_of_three_people_is_walked_through_to_its_end(tmp_path: Path) -> None:
    # The second curtain was never opened: the third seat has the keys of the second.
    app = App(settings_file=tmp_path / "settings.json")
    app.transitions = False
    app.context.settings.speed = FASTEST
    camera = Camera(app, None)
    name, config = next(pair for pair in configs(app.context.texts) if pair[0].endswith("one_against_all_people"))
    play_through(camera, name, config)
    shown = camera.scene
    app.close()
    assert isinstance(shown, MatchResultScene)
