"""The cards as data: one script per name, by trade, type and set.

A script is a frozen value in the words of `app.games.spoils.vocabulary`. How to add one:
`docs/card-scripts.md`.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages
from types import MappingProxyType
from typing import Final

from app.games.spoils.vocabulary import Script


def _scripts_by_file() -> Iterator[tuple[str, tuple[Script, ...]]]:
    """Each module below this package with its scripts, in the order of their names."""
    for found in walk_packages(__path__, f"{__name__}."):
        if not found.ispkg:
            yield found.name.removeprefix(f"{__name__}."), import_module(found.name).SCRIPTS


FILES: Final[Mapping[str, tuple[Script, ...]]] = MappingProxyType(dict(_scripts_by_file()))
"""The scripts of each file, such as those of `rogue.tactics_seeds`."""

ALL_SCRIPTS: Final[tuple[Script, ...]] = tuple(
    script for scripts in FILES.values() for script in scripts
)
"""Every script, file by file."""

SCRIPTS: Final[Mapping[str, Script]] = MappingProxyType(
    {script.name: script for script in ALL_SCRIPTS}
)
"""Every script by the name of its card."""
