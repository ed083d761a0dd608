"""Matches of the walk: played by chance, with a picture of each kind of decision and of what is played in between."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.contract import TABLE, Setup
from game.core.registry import GAME_IDS, get_game
from game.core.rng import Rng
from game.text import Texts
from scenes.intents import Intent, Kind
from scenes.match_config import PERSON, MatchConfig, SeatConfig
from scenes.play import FASTEST, Phase, PlayScene
from scenes.seating import named
from scenes.walk.camera import FRAME_MS, Camera

MOST_FRAMES = 30_000
"""After so many a match is left as it is."""
PATIENCE = 6_000
"""After so many nothing is shown any more but decisions and the end."""
SHORT = {"demonites": {"limit": "short"}}
"""House rules that make a game's matches shorter, so that each comes to its end."""
MOVING_EVERY = 45
MOST_MOVING = 6
"""Pictures of what is played: so many frames apart, and at most so many a match."""
OPPONENT = "ai:random"


def configs(texts: Texts) -> Iterator[tuple[str, MatchConfig]]:
    """(name, match) for every mode of every game: alone against players of the arcade, and as many people as fit."""
    for game_id in GAME_IDS:
        game = get_game(game_id)
        for mode in game.modes:
            seats = game.seats_of(mode)
            alone = (PERSON, *[OPPONENT] * (seats[0] - 1))
            for label, kinds in (("alone", alone), ("people", (PERSON,) * seats[-1])):
                setup = Setup(game_id, 5, len(kinds), mode, SHORT.get(game_id, {}))
                seated = named([SeatConfig(kind, "", lent=True) for kind in kinds])
                yield f"{game_id}_{mode}_{label}", MatchConfig(setup, seated)


def play_through(camera: Camera, name: str, config: MatchConfig) -> None:
    """The match from the deal to its result, and a picture of everything that comes for the first time."""
    scene, settings = PlayScene(camera.context, config), camera.context.settings
    keys, pace = scene.privacy.keys_of, settings.speed
    camera.context.stack.reset(scene)
    camera.run(FRAME_MS)
    match, rng = scene.session.match, Rng(config.setup.seed)
    seen: set[str] = set()
    moving = frames = 0
    while frames < MOST_FRAMES and camera.scene is scene:
        turn = match.turn
        if scene.phase == Phase.CURTAIN:
            if "curtain" not in seen:
                seen.add("curtain")
                camera.take(f"{name}_curtain")
            scene.handle(Intent(Kind.CONFIRM, keys(scene.privacy.curtain_seat)))
        elif scene.phase == Phase.CHOOSING and turn is not None:
            if turn.kind not in seen:
                seen.add(turn.kind)
                side = keys(max(turn.actor, 0))
                scene.handle(Intent(Kind.PEEK, side))
                camera.run(FRAME_MS)
                camera.take(f"{name}_{turn.kind}")
                scene.handle(Intent(Kind.PEEK, side, pressed=False))
                # What waits behind a curtain may have come between.
                frames += 1
                continue
            legal = match.legal_actions
            scene.choose(legal[-1] if turn.actor == TABLE else rng.choice(legal))
        elif scene.phase == Phase.THINKING:
            # Whoever thinks gives way to frames: with nothing between them there would be no thought.
            pygame.time.wait(2)
        elif scene.table.holding:
            scene.table.confirm()
        elif moving < MOST_MOVING and scene.phase == Phase.PLAYING and frames % MOVING_EVERY == MOVING_EVERY - 1:
            moving += 1
            camera.take(f"{name}_moving_{moving}")
        camera.run(FRAME_MS)
        frames += 1
        if frames == PATIENCE:
            settings.speed = FASTEST
    settings.speed = pace
    camera.run(1200)
    camera.take(f"{name}_result")
