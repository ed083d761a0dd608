"""What PyInstaller would take along and the program never loads. The spec reads this; a test holds the code to it."""

from __future__ import annotations

from pathlib import PurePath

MODULES = (
    # The asset compiler's, and tools.
    "numpy", "PIL", "babel", "soundfile", "setuptools", "pip", "pytest", "hypothesis", "_pytest",
    "tkinter", "unittest", "pydoc", "doctest", "pdb", "distutils", "lib2to3",
    "pygame.tests", "pygame.examples", "pygame.docs",
    # Networks and what secures them: the arcade plays at home. hashlib has digests of its own without OpenSSL.
    "ssl", "_ssl", "_hashlib", "http", "urllib.request", "urllib.error", "urllib.response", "ftplib", "xmlrpc",
    "asyncio", "email", "netrc", "mimetypes", "socketserver",
    # Players think in threads; tournaments over processes are for the checkout's command line.
    "multiprocessing", "concurrent.futures.process",
    # Archives: settings, matches and pictures are in none of these.
    "bz2", "_bz2", "lzma", "_lzma", "tarfile",
    # Names of characters, host names beyond ASCII, and encodings of East Asia: the program is told to speak UTF-8
    # wherever it runs.
    "unicodedata", "stringprep", "_multibytecodec", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp",
    "_codecs_kr", "_codecs_tw",
)  # fmt: skip
"""Modules that are neither analysed nor packed; a name stands for everything below it."""

LIBRARIES = ("libstdc++", "libgcc_s")
"""Shared libraries that stay the system's own on Linux: a bundled C++ runtime breaks newer graphics drivers."""

CODECS = ("libjpeg", "libtiff", "libwebp", "libxmp", "libwavpack", "libopus", "libopusfile", "libogg", "portmidi")
"""Windows' SDL looks for these by name when such a file is opened; ours are PNG and OGG, which it reads by itself. On
Linux and macOS its libraries are bound to them: there they have to stay."""


def needed(target: str, windows: bool, beside: frozenset[str]) -> bool:
    """Whether this file of the package stays. target: its path in the package. windows: for Windows. beside: the paths
    of all that PyInstaller found; DLLs that it found twice stay only beside the module that loads them."""
    path = PurePath(target.replace("\\", "/"))
    name = path.name.lower()
    if not windows:
        return not name.startswith(LIBRARIES)
    if name.endswith(".dll"):
        if name.startswith(CODECS):
            return False
        twin = f"pygame/{name}"
        return len(path.parts) > 1 or twin not in {entry.replace("\\", "/").lower() for entry in beside}
    return True
