"""What lies off the main way: after a match, behind a button, between two duels, before a lesson."""

from __future__ import annotations

import pygame

from game.games.eight_masters_revenge.cards import FIGHTERS
from game.games.eight_masters_revenge.gauntlet import Run
from game.storage.kept import Notice
from scenes.already_open import AlreadyOpenScene
from scenes.crash.gather import report_of
from scenes.crash.scene import CrashScene
from scenes.gauntlet.choice import FighterChoiceScene
from scenes.gauntlet.ending import GauntletEndScene
from scenes.gauntlet.ladder import LadderScene
from scenes.gauntlet.shelf import Visit, first_scene
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.menu import LessonMenuScene
from scenes.lesson.offer import LessonOfferScene
from scenes.lesson.scene import LessonScene
from scenes.lesson.shelf import lesson_of
from scenes.match_config import MatchConfig
from scenes.options.binding import BindingScene
from scenes.pads.letters import LettersScene
from scenes.pads.lost import LostPadScene
from scenes.reader import ReaderScene
from scenes.records.detail import MatchDetailScene
from scenes.records.keeping import records_of
from scenes.replay.menu import ReplayMenuScene
from scenes.replay.play_on import PlayOnScene
from scenes.replay.read_code import ReadCodeScene
from scenes.replay.scene import ReplayScene
from scenes.replay.share import ShareScene
from scenes.result import MatchResultScene
from scenes.review import ReviewScene
from scenes.saves.shelf import replays_of
from scenes.sure import SureScene
from scenes.title import TitleScene
from scenes.tournament.bracket import BracketScene
from scenes.tournament.entering import EnteringScene
from scenes.tournament.names import NamesScene
from scenes.tournament.shelf import open_tournament
from scenes.walk.camera import Camera
from scenes.widgets.field import TextField

LESSON = ("street_war", "standard")
SHOWN = "~/faults/fault-20261130-161605.json"


def after_a_match(camera: Camera) -> None:
    """With a result in front: looking back at it, watching it again, sharing it, going on from the middle."""
    context, result = camera.context, camera.scene
    if not isinstance(result, MatchResultScene):
        raise ValueError("the match has no result in front")
    config: MatchConfig = result.config
    actions = result.actions
    camera.lay(ReviewScene(context, config, actions), "review")
    replay = ReplayScene(context, config, actions, len(actions) // 2)
    camera.show(replay, "replay")
    camera.lay(ReplayMenuScene(context, replay), "replay_menu")
    camera.lay(PlayOnScene(context, config, actions[: len(actions) // 2]), "replay_play_on")
    camera.lay(ReadCodeScene(context), "replay_read_code")
    for entry in replays_of(context).entries()[:1]:
        if entry.record is not None:
            camera.lay(ShareScene(context, entry.record), "replay_share")
        camera.lay(MatchDetailScene(context, records_of(context), entry.id), "records_detail")


def gauntlet(camera: Camera) -> None:
    """The choice of a fighter, the ladder half way up, and the end."""
    first = first_scene(camera.context)
    camera.show(first, "gauntlet_choice")
    if not isinstance(first, FighterChoiceScene):
        return
    visit: Visit = first.visit
    for name, left in (("ladder", (9, 7, 3)), ("end", (9, 7, 3, 6, 5, 2))):
        visit.keep(Run(FIGHTERS[0].id, 3, left, len(left) + 1))
        camera.show(LadderScene(visit) if name == "ladder" else GauntletEndScene(visit), f"gauntlet_{name}")


def tournament(camera: Camera) -> None:
    """The bracket as it is drawn, and changing a name."""
    camera.show(TitleScene(camera.context), "title_again", 16)
    open_tournament(camera.context)
    camera.run(400)
    scene = camera.scene
    if isinstance(scene, EnteringScene):
        scene.begin()
        camera.run(400)
    camera.take("tournament_bracket")
    bracket = camera.scene
    if isinstance(bracket, BracketScene):
        camera.lay(NamesScene(bracket.visit), "tournament_names")


def notices(camera: Camera) -> None:
    """Lost pads, keys to bind, questions, lessons around their steps."""
    context = camera.context
    context.store.notices.append(Notice("keep.notice.restored", {"file": SHOWN}))
    camera.show(TitleScene(context), "under_notices", 16)
    context.store.notices.pop()
    camera.lay(LostPadScene(context, 0), "lost_pad")
    camera.lay(ReaderScene(context), "reader")
    camera.lay(BindingScene(context, pads=False), "bind_keys")
    camera.lay(BindingScene(context, pads=True), "bind_buttons")
    camera.lay(SureScene(context, lambda: None, lambda: None), "sure")
    field = TextField(pygame.Rect(0, 0, 90, 18), str, "Zoë", str, lambda _: None)
    camera.lay(LettersScene(context, field), "letters")
    fault = RuntimeError(SHOWN)
    camera.lay(CrashScene(context, report_of(fault, context), SHOWN, "safe", lambda: None), "crash")
    camera.lay(AlreadyOpenScene(context, lambda: False, lambda: None), "already_open")
    lesson = lesson_of(*LESSON)
    camera.lay(LessonOfferScene(context, lesson), "lesson_offer")
    scene = LessonScene(context, lesson)
    camera.show(scene, "lesson_under_menu", 400)
    camera.lay(LessonMenuScene(context, lambda: None, lambda: None), "lesson_menu")
    camera.lay(LessonEndScene(context, lesson, frozenset()), "lesson_end")
