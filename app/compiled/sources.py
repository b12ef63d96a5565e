"""The engines' files that are compiled, and everything that a build depends on."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from app.compiled import ROOT

COMPILED: Final = (
    "app/games/spoils/engine/model",
    "app/games/spoils/engine/read",
    "app/games/spoils/engine/write",
    "app/games/spoils/engine/effects",
    "app/games/spoils/engine/procedures",
    "app/games/spoils/engine/legality",
    "app/games/spoils/engine/verbs",
    "app/games/spoils/engine/referee.py",
    "app/games/shadowfist/engine/model",
    "app/games/shadowfist/engine/read",
    "app/games/shadowfist/engine/write",
    "app/games/shadowfist/engine/damage",
    "app/games/shadowfist/engine/procedures",
    "app/games/shadowfist/engine/legality",
    "app/games/shadowfist/engine/referee.py",
    "app/games/tabletop/referee/frames.py",
    "app/games/tabletop/referee/loop.py",
    "app/games/tabletop/referee/rng.py",
)
"""The files that are compiled, and the folders in which every file is."""

LEFT_PLAIN: Final = frozenset(
    {
        "app/games/spoils/engine/model/actions.py",
        "app/games/spoils/engine/model/decisions.py",
        "app/games/spoils/engine/model/obstacles.py",
        "app/games/spoils/engine/model/position.py",
        "app/games/shadowfist/engine/model/actions.py",
        "app/games/shadowfist/engine/model/decisions.py",
        "app/games/shadowfist/engine/model/events/__init__.py",
        "app/games/shadowfist/engine/model/events/base.py",
        "app/games/shadowfist/engine/model/events/cards.py",
        "app/games/shadowfist/engine/model/events/fights.py",
        "app/games/shadowfist/engine/model/events/table.py",
    }
)
"""Files in those folders that are not compiled.

Actions come from outside and may hold anything, which native classes refuse; mypyc refuses a
decision, whose base leaves the type of a field open; a position is only looked at as a game begins.
The members of an enum with an `__init__`, such as obstacles, are made before its class is native.
Events of Shadowfist have a base with a default, which mypyc takes for that of a field.
"""

SHARED: Final = "app/games/tabletop/"
"""Other games derive classes in plain Python from those in here."""

NEEDED: Final = (
    "app/games/spoils/__init__.py",
    "app/games/spoils/editions",
    "app/games/spoils/engine",
    "app/games/spoils/facts.py",
    "app/games/spoils/terms.py",
    "app/games/spoils/vocabulary",
    "app/games/shadowfist/__init__.py",
    "app/games/shadowfist/designators.py",
    "app/games/shadowfist/editions.py",
    "app/games/shadowfist/engine",
    "app/games/shadowfist/facts",
    "app/games/shadowfist/terms.py",
    "app/games/shadowfist/vocabulary",
    "app/games/tabletop",
)
"""All that the compiler reads: the files to compile, and the types and constants that they use."""


def python_files(named: Sequence[str]) -> list[str]:
    """The files named and those in the folders named, as paths below the checkout."""
    found: list[Path] = []
    for name in named:
        path = ROOT / name
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [path.relative_to(ROOT).as_posix() for path in found]


def files_to_compile() -> list[str]:
    """All files that are compiled; one with nothing but a docstring is not."""
    return [
        name
        for name in python_files(COMPILED)
        if name not in LEFT_PLAIN and "import" in (ROOT / name).read_text(encoding="utf-8")
    ]


def digest_of_sources() -> str:
    """SHA-256 of what a build is made from: sources, the way to compile them, kind of Python."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for name in python_files((*NEEDED, "app/compiled")):
        digest.update(f"\n{name}\n".encode())
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def module_name(file: str) -> str:
    """The name under which a file is imported."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
