"""Going through a lesson on the screen, by keys alone and by mouse alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module

from game.core.action import Action
from game.games.eight_bit_battle.cards import CARDS
from game.lessons.lesson import Act, Ask, Look, Rival, plan_for, texts_of
from scenes.intents import MOVES, Kind
from scenes.lesson.ending import LessonEndScene
from scenes.lesson.scene import LessonScene, Phase
from scenes.lesson.shelf import lesson_of
from scenes.tables.spots import Key, Spots
from scenes.tables.table import Table
from tests.scenes import demonites_lesson_presses, street_lesson_presses
from tests.scenes.driver import Driver

MASTERS = "eight_masters_revenge"
STREET = "street_war"
DEMONITES = "demonites"
EIGHT_BIT = "eight_bit_battle"
MOST_FRAMES = 4000
MOST_STEPS = 60


def start(driver: Driver, game_id: str = MASTERS, mode: str = "") -> LessonScene:
    """Open the game's lesson, or the mode's."""
    scene = LessonScene(driver.context, lesson_of(game_id, mode))
    driver.push(scene)
    return scene


def reach(driver: Driver, scene: LessonScene, step: int, phase: Phase = Phase.TASK) -> None:
    """Stand at this step's first thing to do (or another phase), by keys."""
    scene.begin(step)
    for _ in range(MOST_FRAMES):
        if scene.phase == phase:
            return
        if scene.phase == Phase.TALK:
            answer_by_keys(driver, scene)
        else:
            driver.step()
    raise AssertionError(f"step {step} never came to {phase}")


def finish(driver: Driver, scene: LessonScene, mouse: bool) -> list[str]:
    """Go through it as the coach asks, to its end. Returns the texts that were said or asked."""
    said: list[str] = []
    for _ in range(MOST_FRAMES):
        if isinstance(driver.scene, LessonEndScene):
            return said
        part = scene.course.part
        if scene.phase == Phase.TALK:
            said.append(f"{scene.course.step.id}.{scene._speech[0]}")
            (answer_by_mouse if mouse else answer_by_keys)(driver, scene)
        elif scene.phase == Phase.TASK and isinstance(part, Look):
            said.append(f"{scene.course.step.id}.{part.text}")
            key = key_of(scene, part.at[-1])
            if mouse:
                rect = scene.table.spots.rect(key)
                assert rect is not None
                driver.point(rect.center)
            else:
                walk(driver, scene, key)
        elif scene.phase == Phase.TASK and isinstance(part, Act):
            said.append(f"{scene.course.step.id}.{part.text}")
            (act_by_mouse if mouse else act_by_keys)(driver, scene, *plan_for(part, scene.course.legal))
        else:
            go_on(driver, scene, mouse)
    raise AssertionError(f"no end: {scene.course.step.id} {scene.phase}")


def key_of(scene: LessonScene, words: str) -> Key:
    """The spot that these words of the lesson's mean."""
    key: Key = import_module(f"scenes.tables.{scene.lesson.game}.lesson_points").key_of(words)
    return key


def _right_answer(scene: LessonScene) -> int:
    """The number of the button that goes on."""
    part = scene.course.part
    if isinstance(part, Ask) and scene._speech[0] == part.text:
        return part.answers.index(part.right)
    return 0


def answer_by_keys(driver: Driver, scene: LessonScene, number: int | None = None) -> None:
    """Press this button of the coach's panel; None: the one that goes on."""
    for _ in range(_right_answer(scene) if number is None else number):
        driver.key(Kind.RIGHT)
    driver.key(Kind.CONFIRM)


def answer_by_mouse(driver: Driver, scene: LessonScene, number: int | None = None) -> None:
    """Click on it."""
    assert scene.panel is not None
    button = scene.panel.buttons[_right_answer(scene) if number is None else number]
    driver.click(button.rect.center)


def _keys(scene: LessonScene, action: Action) -> list[Key]:
    """What an action is pressed together from, cards first, the proposal's own parts last."""
    keys: frozenset[Key] = import_module(f"scenes.tables.{scene.lesson.game}.keys").keys_of(action, scene.lesson.seat)
    return sorted(keys, key=lambda key: ("hand", "slot", "plate", "side").index(key[0]))


def go_on(driver: Driver, scene: LessonScene, mouse: bool = False) -> None:
    """One frame; what waits for somebody to have read it is confirmed."""
    if not scene.table.holding:
        driver.step()
    elif mouse:
        driver.click((320, 120))
    else:
        driver.key(Kind.CONFIRM)


def _presses(scene: LessonScene, actions: tuple[Action, ...]) -> Iterator[Key]:
    """Everything that is pressed for these actions of one decision, the confirming button last. Looks before each
    press what the table has picked by itself meanwhile."""
    if scene.lesson.game == STREET:
        yield from street_lesson_presses.presses(scene.table, actions)  # type: ignore[arg-type]
        return
    (action,) = actions
    if scene.lesson.game == EIGHT_BIT:
        yield from eight_bit_presses(scene.table, action)
        return
    if scene.lesson.game == DEMONITES:
        yield from demonites_lesson_presses.presses(scene.table, action)  # type: ignore[arg-type]
        return
    if not action.args:
        yield (f"button {action.verb}", 0, 0)
        return
    for key in _keys(scene, action):
        if key not in scene.table.choosing.picked:  # type: ignore[attr-defined]
            yield key
    yield ("confirm", 0, 0)


def eight_bit_presses(table: Table, action: Action) -> list[Key]:
    """What is pressed on the table of 8-Bit Battle for an action."""
    if not action.args:
        return [(action.verb, 0, 0)]
    hand = {CARDS[spot.key[2]].id: spot.key for spot in table.spots.all if spot.key[0] == "hand"}
    return [*(hand[word] for word in action.args), ("confirm", 0, 0)]


def act_by_mouse(driver: Driver, scene: LessonScene, *actions: Action) -> None:
    """Press them together and confirm, by clicks."""
    for key in _presses(scene, actions):
        rect = scene.table.spots.rect(key)
        assert rect is not None, key
        driver.click(rect.center)


def act_by_keys(driver: Driver, scene: LessonScene, *actions: Action) -> None:
    """The same by walking."""
    for key in _presses(scene, actions):
        walk(driver, scene, key)
        driver.key(Kind.CONFIRM)


def walk(driver: Driver, scene: LessonScene, goal: Key) -> None:
    """To this spot by the fewest arrow keys, while something is to be done. Fails where none lead there."""
    walk_to(driver, scene.table.spots, goal, lambda: scene.phase == Phase.TASK)


def walk_to(driver: Driver, spots: Spots, goal: Key, on: Callable[[], bool] = lambda: True) -> None:
    """The same on any table. on: whether there is anything to walk for yet."""
    for _ in range(MOST_STEPS):
        # One step at a time: a table may know shorter ways than the spots do.
        if spots.focus == goal or not on():
            return
        driver.key(_way(spots, goal)[0])
    raise AssertionError(f"{goal} is never reached")


def _way(spots: Spots, goal: Key) -> list[Kind]:
    start_key = spots.focus
    ways: dict[Key | None, list[Kind]] = {start_key: []}
    open_ = deque([start_key])
    while open_ and goal not in ways:
        here = open_.popleft()
        for kind in MOVES:
            other = Spots()
            other.all, other.focus = spots.all, here
            other.move(kind)
            if other.focus not in ways:
                ways[other.focus] = [*ways[here], kind]
                open_.append(other.focus)
    assert goal in ways, f"no keys lead from {start_key} to {goal}"
    return ways[goal]


def stand_at(driver: Driver, scene: LessonScene, step: int, number: int) -> None:
    """Stand at this thing to do of the step, the earlier ones done."""
    reach(driver, scene, step)
    while True:
        part = scene.course.part
        if scene.phase == Phase.TALK:
            answer_by_keys(driver, scene)
        elif scene.phase == Phase.TASK and isinstance(part, Look):
            driver.point(scene._rects(part.at)[-1].center)
        elif scene.phase == Phase.TASK and isinstance(part, Act):
            if number == 0:
                return
            number -= 1
            act_by_keys(driver, scene, *plan_for(part, scene.course.legal))
        else:
            go_on(driver, scene)


def read_every_text(driver: Driver, scene: LessonScene) -> None:
    """Every text of the lesson, where it is said: it fits, and its panel hides nothing that it speaks of."""
    fonts, course = driver.context.fonts, scene.course
    for number, step in enumerate(scene.lesson.steps):
        scene.begin(number)
        for part in step.parts:
            if isinstance(part, Rival):
                course.rival()
                scene.table.show(course.view)
                continue
            if isinstance(part, Act | Look):
                scene.table.ask(course.asked_view, course.legal, scene.choose, course.explain)
                scene.phase = Phase.TASK
                driver.frame()
                assert fonts.overflows == [], part.text
            for word in texts_of(part):
                scene._talk(word, part.point, (("lesson.try_again", scene._go_on),))
                driver.frame()
                assert fonts.overflows == [], word
                assert scene.panel is not None
                assert driver.context.display.canvas.get_rect().contains(scene.panel.rect)
                for rect in scene._rects(part.point):
                    assert not scene.panel.rect.colliderect(rect), (step.id, word)
                assert len(scene._rects(part.point)) == len(part.point), (step.id, word)
            if isinstance(part, Act):
                scene.table.stop_asking()
                for action in plan_for(part, course.legal):
                    course.act(action)
                scene.table.show(course.view)
            else:
                course.go_on()
    assert fonts.lacking == []
