"""The release that runs: its version, and a mark of its code."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

_CODE: Final = Path(__file__).parent
_DIGITS: Final = 12


@cache
def version() -> str:
    """Return the version, as `pyproject.toml` has it."""
    settings = tomllib.loads((_CODE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    return str(settings["project"]["version"])


@cache
def build() -> str:
    """Return a mark that differs between any two states of the code.

    The site asks for it once when it starts, before an upgrade can have replaced a file.
    """
    code = hashlib.sha256()
    for path in sorted(_CODE.rglob("*.py")):
        code.update(f"{path.relative_to(_CODE).as_posix()}\0".encode())
        code.update(path.read_bytes())
    return code.hexdigest()[:_DIGITS]
