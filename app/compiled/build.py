"""Compile the engine with mypyc: `python3 run.py compile`.

The build takes minutes. It goes to a folder of its own and takes the place of an older build
only once it is complete.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from app.compiled import DEFAULT_FOLDER, DIGEST_FILE, LIBRARY, ROOT
from app.compiled.native_form import native_form
from app.compiled.sources import (
    NEEDED,
    SHARED,
    digest_of_sources,
    files_to_compile,
    module_name,
    python_files,
)

BLANK: Final = (
    "app",
    "app/games",
    "app/games/spoils/engine",
    "app/games/shadowfist",
    "app/games/shadowfist/engine",
)
"""Packages whose `__init__.py` is left empty, for it imports what is not compiled."""

MYPY_OPTIONS: Final = (
    "--config-file=",
    "--ignore-missing-imports",
    "--disable-error-code=type-arg",
)
"""A dataclass that mypyc compiles is not generic, and is given types all the same."""

NO_COMPILER: Final = (
    "No C compiler that can build a Python extension was found; see the message above.\n"
    "On Debian or Ubuntu run:\n"
    "  apt-get install gcc python3-dev\n"
    "Without it everything works in plain Python."
)


class BuildExtension(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files of an extension on every core."""

    def build_extension(self, ext: Extension) -> None:
        """Compile and link one extension."""

        def compiled(source: str) -> str:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=ext.define_macros,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return objects[0]

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(compiled, ext.sources))
        target = self.get_ext_fullpath(ext.name)
        self.compiler.link_shared_object(objects, target, extra_postargs=ext.extra_link_args)


def build(folder: Path = DEFAULT_FOLDER) -> None:
    """Make a build in `folder`. Exits with a message if there is no C compiler.

    So it does if a source changes meanwhile: nobody could tell from what the build was made.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    digest = digest_of_sources()
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=folder.parent) as work:
        os.chdir(work)
        look_for_compiler()
        stage(Path(work))
        look_for_changes(digest)
        files = [name for name in files_to_compile() if (Path(work) / name).exists()]
        print(f"Translating {len(files)} modules to C ...", flush=True)  # noqa: T201
        extensions = translate(files)
        print("Compiling them, which takes minutes ...", flush=True)  # noqa: T201
        run_build(extensions)
        look_for_changes(digest)
        built = Path(work, "built")
        (built / DIGEST_FILE).write_text(digest, encoding="utf-8")
        remove(folder)
        built.rename(folder)
    os.chdir(ROOT)


def translate(files: Sequence[str]) -> list[Extension]:
    """Translate the modules to C. Exits with what mypyc says if it refuses one."""
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            return mypycify(
                [*MYPY_OPTIONS, *files],
                opt_level="1",
                debug_level="0",
                multi_file=True,
                group_name=LIBRARY,
            )
    except SystemExit:
        sys.exit(said.getvalue())


def stage(work: Path) -> None:
    """Copy what the compiler reads, in the form that it can compile."""
    for name in python_files(NEEDED):
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, work / name)
    for package in BLANK:
        (work / package / "__init__.py").write_text("", encoding="utf-8")
    for name in files_to_compile():
        source = (work / name).read_text(encoding="utf-8")
        module = import_module(module_name(name))
        native = native_form(source, module, is_shared=name.startswith(SHARED))
        (work / name).write_text(native, encoding="utf-8")


def look_for_compiler() -> None:
    """Exit with a message if the smallest extension cannot be built."""
    Path("probe.c").write_text("#include <Python.h>\n", encoding="utf-8")
    try:
        run_build([Extension("probe", ["probe.c"])])
    except SystemExit as error:
        sys.exit(f"{error}\n{NO_COMPILER}")
    shutil.rmtree("built")


def look_for_changes(digest: str) -> None:
    """Exit with a message if the sources are no longer those with this digest."""
    if digest_of_sources() != digest:
        sys.exit("error: a source has changed since the build began")


def run_build(extensions: Sequence[Extension]) -> None:
    """Build extensions into the folder `built` of the working folder."""
    for extension in extensions:
        # What another compiler warns about is no reason to refuse the build.
        kept = [word for word in extension.extra_compile_args if word != "-Werror"]
        extension.extra_compile_args = kept
    setup(
        name=LIBRARY,
        packages=[],
        ext_modules=list(extensions),
        cmdclass={"build_ext": BuildExtension},
        script_args=["--quiet", "build_ext", "--build-lib", "built"],
    )


def remove(folder: Path = DEFAULT_FOLDER) -> None:
    """Remove a build, the file that makes it valid first."""
    (folder / DIGEST_FILE).unlink(missing_ok=True)
    if folder.exists():
        shutil.rmtree(folder)


if __name__ == "__main__":
    remove() if "--remove" in sys.argv else build()
