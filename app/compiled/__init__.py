"""Use the compiled engine, if there is a build of it that fits; plain Python otherwise.

`python3 run.py compile` makes a build in `build/compiled`. It fits as long as the sources are
what it was built from, for this kind of Python; where it does not fit, a line on standard error
says so. The environment variable `THRESHOLD_COMPILED` names another folder with a build; if it
is empty, no build is used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "THRESHOLD_COMPILED"
ROOT: Final = Path(__file__).resolve().parents[2]
DEFAULT_FOLDER: Final = ROOT / "build" / "compiled"
DIGEST_FILE: Final = "sources.sha256"
LIBRARY: Final = "threshold_engine"
"""All compiled modules are in one library, which Python imports by this name and a suffix."""

_STALE: Final = (
    "The compiled engine was built from other sources, so plain Python is used. "
    "Build it again with 'python3 run.py compile', or remove it with 'python3 run.py compile "
    "--remove'.\n"
)


class CompiledModules:
    """Finds modules of the engine in the folder of a build. A finder of Python's import system."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: Mapping[str, Path] | None = None

    @property
    def files(self) -> Mapping[str, Path]:
        """The file of each compiled module by its name; none where the build does not fit."""
        if self._files is None:
            self._files = self._modules()
        return self._files

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a compiled module is; None for any other.

        The build is checked when it is first used.
        """
        if not name.startswith(("app.games.", LIBRARY)):
            return None
        file = self.files.get(name)
        if file is None:
            return None
        source = ROOT.joinpath(*name.split("."))
        return spec_from_file_location(
            name,
            file,
            loader=ExtensionFileLoader(name, str(file)),
            submodule_search_locations=[str(source)] if source.is_dir() else None,
        )

    def _modules(self) -> Mapping[str, Path]:
        """The file of each module; none where the build does not fit the sources."""
        from app.compiled.sources import digest_of_sources

        if (self._folder / DIGEST_FILE).read_text(encoding="utf-8") != digest_of_sources():
            sys.stderr.write(_STALE)
            return {}
        suffix = EXTENSION_SUFFIXES[0]
        return {
            ".".join(path.relative_to(self._folder).parts)
            .removesuffix(suffix)
            .removesuffix(".__init__"): path
            for path in self._folder.rglob(f"*{suffix}")
        }


def folder_of_build() -> Path | None:
    """Return the folder that may have a build; None if none is to be used."""
    named = os.environ.get(VARIABLE)
    if named is None:
        return DEFAULT_FOLDER
    return Path(named) if named else None


def is_build_used() -> bool:
    """Return whether this process plays on the compiled engine."""
    return any(it.files for it in sys.meta_path if isinstance(it, CompiledModules))


def engine_in_use() -> str:
    """The words for the engine that this process plays on, as logs and `/health` have them."""
    return "compiled" if is_build_used() else "plain Python"


def use_build() -> None:
    """Import compiled modules from the folder of the build, if there is one."""
    folder = folder_of_build()
    if folder is not None and (folder / DIGEST_FILE).exists():
        sys.meta_path.insert(0, CompiledModules(folder))
