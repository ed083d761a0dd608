"""What is heard: two buses, the music that follows the scenes, and effects. A machine without sound runs on without.

`Audio` is the whole of it for scenes; `ears.py` gives the interface its sounds, `scenes/tables/sounds.py` the tables.
"""

from scenes.audio.mixer import Audio
from scenes.audio.music import SILENCE, Music

__all__ = ["SILENCE", "Audio", "Music"]
