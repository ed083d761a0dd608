"""What is spoken, and when: whatever has changed of what the screen in front says.

Nothing is ever spoken that is not drawn. Scenes draw their words in roles (`Fonts.saying`); a role whose words are not
those of before is told. Lines of the log come by themselves (`tell`).

    title    what this screen is, or whose turn it is
    behind   what a screen says beside what has the focus, in reading order: told when it comes, where it is short
    refusal  why something cannot be done
    prompt   what is asked
    hint     what a strong player would do
    focus    what has the focus
    tip      what that is
    over     what the focused thing does
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from game.text import Texts
from scenes.pad_glyphs import sign_of
from scenes.reading_order import BETWEEN, in_order
from scenes.scene import Scene
from scenes.speech.voices import Voice
from scenes.widgets.text import Framed, Heard

ORDER = ("title", "behind", "refusal", "prompt", "hint", "focus", "tip", "over")
BREAKS = frozenset({"title", "refusal", "focus", "tip"})
"""Roles whose words break off what is being said: somebody has just done something."""
ALOUD = frozenset({"title", "behind", "focus", "over"})
"""Roles that are told where people share the screen: no more than everybody may hear."""
SHORT = 260
"""Characters of `behind` that are told at once; more is for whoever asks for it."""


class Speaker:
    """Listens to what is drawn, and says what is new."""

    def __init__(self, wanted: Callable[[], bool], voice: Callable[[], Voice | None]) -> None:
        """wanted: whether anybody wants to hear anything. voice: the voice; None where the system has none."""
        self._wanted, self._find = wanted, voice
        self._scene: Scene | None = None
        self._told: dict[str, str] = {}
        self._waiting: list[str] = []
        self._silent = True

    def tell(self, line: str) -> None:
        """Something has happened; it is said when what is being said has ended."""
        if self._wanted():
            self._waiting.append(line)

    def ask(self) -> None:
        """Somebody is asked anew: what is asked is told though it be in the same words as before."""
        self._told.pop("prompt", None)

    @contextmanager
    def passing_over(self) -> Iterator[None]:
        """What happens meanwhile has been told before, or never shall be: a replay is wound past it."""
        waiting = list(self._waiting)
        yield
        self._waiting = waiting

    def update(self, scene: Scene, said: Sequence[tuple[str, str]], texts: Texts) -> None:
        """After a frame. scene: the one in front. said: (role, line) of what it has drawn last."""
        if not self._wanted() or scene.silent_effects:
            # What plays for nobody is told to nobody.
            self._hush()
            return
        voice = self._find()
        if voice is None:
            self._waiting.clear()
            return
        self._silent = False
        news = self._news(scene, said)
        breaks = any(role in BREAKS for role in news)
        if breaks:
            # What happened before is heard first, unless somebody does not wait for it.
            self._waiting = [] if voice.busy else self._waiting
        self._waiting += news.values()
        if self._waiting and (breaks or not voice.busy):
            words = " ".join(_sentence(speakable(line, texts)) for line in self._waiting)
            self._waiting.clear()
            voice.say(words, texts.language)

    def _news(self, scene: Scene, said: Sequence[tuple[str, str]]) -> Mapping[str, str]:
        """Role -> what is to be said, of the roles whose words have changed."""
        now: dict[str, str] = {}
        for role, line in said:
            if role in ORDER and (scene.one_person or role in ALOUD):
                now[role] = f"{now[role]} {line}" if role in now else line
        comes = scene is not self._scene
        if comes:
            self._scene, self._told = scene, {}
        if not comes or len(now.get("behind", "")) > SHORT:
            # What stands on the screen all the time is told once.
            self._told["behind"] = now.get("behind", "")
        news = {role: now[role] for role in ORDER if now.get(role) and now[role] != self._told.get(role)}
        self._told = {**now, "behind": now.get("behind", "")}
        if "focus" in news and news.get("tip", "").casefold().startswith(news["focus"].casefold()):
            # A tip whose title is what stands on the button.
            del news["focus"]
        return news

    def _hush(self) -> None:
        self._waiting.clear()
        self._told, self._scene = {}, None
        self.close()

    def close(self) -> None:
        """Say no more."""
        if not self._silent:
            self._silent = True
            voice = self._find()
            if voice is not None:
                voice.stop()


def in_reading_order(said: Sequence[tuple[str, str]], heard: Sequence[Heard | Framed]) -> list[tuple[str, str]]:
    """What was said, what stands behind the widgets in the order in which it is read. heard: the same words, where
    they stand."""
    behind = in_order([one for one in heard if isinstance(one, Framed) or one.role == "behind"])
    return [("behind", line) for line in behind] + [(role, line) for role, line in said if role != "behind"]


def speakable(line: str, texts: Texts) -> str:
    """The line with words for the signs that no voice can read."""
    words = []
    for character in line.replace(BETWEEN, ", "):
        sign = sign_of(character)
        words.append(f" {texts(f'spoken.{sign}')} " if sign is not None else character)
    return " ".join("".join(words).split())


def _sentence(line: str) -> str:
    """Closed, so that the voice draws breath before the next."""
    return line if line.endswith((".", "!", "?", "…", ":")) else f"{line}."
