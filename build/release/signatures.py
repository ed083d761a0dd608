"""Who signed a Windows program, and whether its bytes are the signed ones. Uses Debian's osslsigncode."""

from __future__ import annotations

import hashlib
import re
import subprocess
from pathlib import Path

SIGNING_DAY = 1712060000
"""2024-04-02, when CPython 3.11.9 was signed (Unix seconds): certificates are judged as of then, since they expire."""
PYTHON = "O=Python Software Foundation/CN=Python Software Foundation"
MICROSOFT = re.compile(r"O=Microsoft Corporation/CN=Microsoft (Corporation|Windows Software Compatibility Publisher)")
_DIGESTS = re.compile(r"^(Current|Calculated) message digest\s*: ([0-9A-F]+)\s*$", re.MULTILINE)
_SIGNER = re.compile(r"Signer's certificate:.*?Subject:\s*(\S[^\n]*)\n", re.DOTALL)


class SignatureError(RuntimeError):
    """A file is not signed by whom it must be, or is not what was signed."""


def _verify(path: Path) -> subprocess.CompletedProcess[str]:
    command = ["osslsigncode", "verify", "-ignore-timestamp", "-ignore-cdp", "-ignore-crl"]
    return subprocess.run(
        [*command, "-time", str(SIGNING_DAY), "-in", str(path)], capture_output=True, text=True, check=False
    )


def judge(name: str, output: str, succeeded: bool) -> str:
    """Whose signature osslsigncode found, `python` or `microsoft`. The digest that was signed must be that of the
    file. Python's chain of certificates must hold up to a root that Debian trusts; Debian has no root of Microsoft's,
    so for Microsoft the name and the digest have to do. Raises SignatureError."""
    found = _DIGESTS.findall(output)
    current = [digest for kind, digest in found if kind == "Current"]
    if not current or current != [digest for kind, digest in found if kind == "Calculated"]:
        raise SignatureError(f"{name}: not signed, or changed since")
    signers = _SIGNER.findall(output)
    if signers and PYTHON in signers[0]:
        if not succeeded:
            raise SignatureError(f"{name}: the certificates of its signature do not hold")
        return "python"
    if signers and MICROSOFT.search(signers[0]):
        return "microsoft"
    raise SignatureError(f"{name}: signed by {signers[0] if signers else 'nobody'}")


def check_program(path: Path) -> str:
    """`judge` an .exe, .dll or .pyd."""
    found = _verify(path)
    return judge(path.name, found.stdout, found.returncode == 0)


class Catalogue:
    """Python's signed list of the digests of its library's files."""

    def __init__(self, path: Path) -> None:
        """Read it. Raises SignatureError where its signature does not hold."""
        found = _verify(path)
        if found.returncode != 0 or PYTHON not in found.stdout:
            raise SignatureError(f"{path.name}: the catalogue's signature does not hold")
        self._signed = path.read_bytes()

    def lists(self, data: bytes) -> bool:
        """Whether a file with this content is in the list."""
        return hashlib.sha256(data).digest() in self._signed or hashlib.sha1(data).digest() in self._signed
