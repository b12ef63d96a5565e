"""Set Threshold up in `.venv` and run what is inside: `python3 run.py serve`, `... test`.

Uses the standard library only, so that it runs before anything is installed.
"""

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCK = ROOT / "requirements.lock"
RUN_LOCK = ROOT / "requirements-run.lock"
"""The packages that a site needs; `LOCK` has those of developers, too."""

SERVING = ("serve", "threshold")
"""Commands for which the packages of `RUN_LOCK` are enough."""

OLDEST = (3, 11)

FORMAT = ["ruff", "format", "--check", "."]
LINT = ["ruff", "check", "."]
LAYERS = ["lint-imports"]
TYPES = ["mypy"]
FRESH = ["python", "-m", "app.generate", "--check"]

DOCUMENTED = ("app", "bench", "tests")
QUESTION_WORDS = {"What", "Where", "Who", "Whose", "Which", "Whether", "How"}

MEMORY = Path("/dev/shm")
ROOM = 3 << 30
"""Bytes that must be free in memory for the databases and other files of tests to go there."""

LAID_OUT = ("templates/**/*.html", "static/**/*.js", "static/**/*.css")
LONGEST_LINE = 120


def main(arguments: Sequence[str]) -> int:
    """Run the command named first, with the rest as its arguments; return its exit status."""
    command, *rest = arguments or ["help"]
    if command not in COMMANDS:
        print(__doc__)
        print("Commands: " + ", ".join(sorted(COMMANDS)))
        return 0 if command in ("help", "--help", "-h") else 64
    set_up(RUN_LOCK if command in SERVING else LOCK)
    return COMMANDS[command](rest)


def set_up(lock_file: Path) -> None:
    """Make `.venv` with pinned packages and this checkout, unless it has them.

    An environment with the developers' packages has all that a site needs.
    """
    if sys.version_info < OLDEST:
        sys.exit(f"Threshold needs Python {OLDEST[0]}.{OLDEST[1]} or newer.")
    stamp = VENV / "installed"
    if stamp.exists() and stamp.read_text() in (installed(lock_file), installed(LOCK)):
        return
    make_venv()
    print("Installing what Threshold needs into .venv ...", flush=True)
    pip = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    for step in (
        [*pip, "--require-hashes", "--requirement", str(lock_file)],
        [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    ):
        done = subprocess.run(
            step, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode != 0:
            print(done.stdout)
            sys.exit(
                "Installation failed; see the messages above. Then run the same command again."
            )
    stamp.write_text(installed(lock_file))


def installed(lock_file: Path) -> str:
    """Return the mark of an environment with the packages of a lock file and this checkout."""
    project = (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(lock_file.read_bytes() + project + str(ROOT).encode()).hexdigest()


def make_venv() -> None:
    """Make the virtual environment, or say which package the system lacks."""
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        sys.exit(
            "Python's venv and pip are missing. On Debian or Ubuntu run:\n"
            "  apt-get install python3-venv python3-pip"
        )
    # Pip comes last: without it the folder is what an interrupted run left behind.
    if shutil.which("pip", path=str(BIN)) is None:
        venv.EnvBuilder(with_pip=True, clear=True).create(VENV)


def tool(*words: str, **environment: str) -> int:
    """Run an installed tool in the checkout and return its exit status.

    Python may keep what it compiles, whatever the environment says: the tests start hundreds of
    processes, and compiling the program anew takes longer than most of them run.
    """
    command = [str(BIN / words[0]), *words[1:]]
    variables = {name: it for name, it in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run(command, cwd=ROOT, env=variables | environment, check=False).returncode


def threshold(command: str) -> Callable[[Sequence[str]], int]:
    """A command of this script that passes everything on to `threshold`."""
    return lambda rest: (
        subprocess.run([str(BIN / "threshold"), command, *rest], check=False).returncode
    )


def test(rest: Sequence[str]) -> int:
    """Run the tests on every core: quickly, or all of them with `--all`.

    A quick run leaves out PostgreSQL, the browser and what takes more than a second; it says so
    at its end. With `--all` twice as many processes as cores run, because a test in a browser or
    on PostgreSQL spends half its time waiting; each begins with its dearest tests. `--require
    postgres,redis,browser,nginx,caddy` makes missing real parts a failure. Naming a file or
    folder runs all of it in one process, where output and debugger stay in order.
    """
    words = [word for word in rest if word != "--all"]
    if any((ROOT / word.partition("::")[0]).exists() for word in words):
        return tool("pytest", *words, **in_memory())
    cores = os.cpu_count() or 1
    tier = [f"--numprocesses={cores}", "--quick"]
    if "--all" in rest:
        tier = [f"--numprocesses={2 * cores}", "--hypothesis-profile=thorough"]
    return tool("pytest", "--dist=worksteal", *tier, *words, **in_memory())


def in_memory() -> dict[str, str]:
    """The variable that puts temporary files into memory; empty where it is set or room is short.

    A thousand tests have a database on PostgreSQL of their own, which a disk takes ten times as
    long to copy.
    """
    if "TMPDIR" in os.environ or not MEMORY.is_dir():
        return {}
    has_room = shutil.disk_usage(MEMORY).free >= ROOM and os.access(MEMORY, os.W_OK)
    return {"TMPDIR": str(MEMORY)} if has_room else {}


def style(rest: Sequence[str]) -> int:
    """Run formatter, linter, layering, type check and freshness; stop at the first failure."""
    if rest:
        print(
            f"style takes no arguments, and got: {' '.join(rest)}. It always checks everything; "
            "for one step use format, lint, layers or types."
        )
        return 64
    if status := long_lines() or docstrings():
        return status
    for step in (FORMAT, LINT, LAYERS, TYPES, FRESH):
        print("$ " + " ".join(step), flush=True)
        if status := tool(*step):
            return status
    return 0


def long_lines() -> int:
    """Name the lines of templates, scripts and styles that are too long; 1 if there are any."""
    files = sorted(file for pattern in LAID_OUT for file in ROOT.glob(pattern))
    found = [
        f"{file.relative_to(ROOT)}:{number}: {len(line)} characters, {LONGEST_LINE} allowed"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE and "url(data:" not in line
    ]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


def docstrings() -> int:
    """Name the docstrings that begin with a question word; 1 if there are any.

    The first word is a verb, or the noun that a call returns: "The odds that ...", "Return ...".
    """
    found = []
    for file in sorted(file for folder in DOCUMENTED for file in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                continue
            first = re.match(r"\w*", ast.get_docstring(node) or "")
            if first and first[0] in QUESTION_WORDS:
                line = getattr(node, "lineno", 1)
                found.append(
                    f"{file.relative_to(ROOT)}:{line}: a docstring begins with a verb or a noun, "
                    f"not with {first[0]!r}"
                )
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


def check(rest: Sequence[str]) -> int:
    """Run everything that has to pass before a change lands."""
    return style([]) or test(["--all", *rest])


def games(rest: Sequence[str]) -> int:
    """Play random games by the thousand and look whether they finish clean."""
    return tool("python", "-m", "tests.campaign", *rest)


def same(rest: Sequence[str]) -> int:
    """Prove that this checkout behaves like the one in a folder: reports, games and pages."""
    return tool("python", "-m", "tests.same", *rest)


def attack(rest: Sequence[str]) -> int:
    """Attack the program with damaged files, random requests and kills, for `--minutes N`."""
    return tool("python", "-m", "tests.attack", *rest)


def bench(rest: Sequence[str]) -> int:
    """Run all benchmarks, or those named; they print ratios."""
    return tool("python", "-m", "bench", *rest)


def paths(rest: Sequence[str]) -> int:
    """Count the files and functions of `app` that a few requests enter: `--files` lists them."""
    return tool("python", "-m", "bench.call_paths", *rest)


def ladder(rest: Sequence[str]) -> int:
    """Measure the computer's levels against each other: `--pairs N`; goes on where it stopped."""
    return tool("python", "-m", "app.generate.ladder", *rest)


def matrix(rest: Sequence[str]) -> int:
    """Let all precons meet and write the table that the site shows: `--games N --level KEY`."""
    return tool("python", "-m", "app.generate.matrix", *rest)


def compile_engine(rest: Sequence[str]) -> int:
    """Compile the engine with mypyc and a C compiler, or remove what was compiled: `--remove`.

    A build that plays another game than plain Python is removed at once.
    """
    build = ("python", "-m", "app.compiled.build")
    if "--remove" in rest:
        return tool(*build, "--remove", THRESHOLD_COMPILED="")
    if status := tool(*build, THRESHOLD_COMPILED=""):
        return status
    print("Comparing the games it plays with those of plain Python ...", flush=True)
    if status := tool("pytest", "--quiet", "tests/compiled"):
        tool(*build, "--remove", THRESHOLD_COMPILED="")
        print("The build was removed, so plain Python is used.")
        return status
    print("The compiled engine is used from now on, as long as its sources do not change.")
    return 0


def catalogue(_rest: Sequence[str]) -> int:
    """Build `cards.sqlite` from the folders in `data/`."""
    return tool("python", "-m", "app.catalogue.build")


def docs(_rest: Sequence[str]) -> int:
    """Write the files that are generated from the code and its tests."""
    return tool("python", "-m", "app.generate")


def strings(rest: Sequence[str]) -> int:
    """List the texts that a user can read, with file and line: all, or of the paths named."""
    return tool("python", "-m", "app.generate.strings", *rest)


def lock(_rest: Sequence[str]) -> int:
    """Pin the newest allowed packages: for developers, and the same ones that a site needs."""
    compile_lock = [
        "pip-compile", "--quiet", "--generate-hashes", "--no-emit-find-links",
        "--no-emit-index-url", "--no-emit-trusted-host", "--allow-unsafe", "--no-strip-extras",
    ]  # fmt: skip
    if status := tool(
        *compile_lock,
        "--extra",
        "dev,site,fast,postgres",
        "--upgrade",
        "--output-file",
        LOCK.name,
        "pyproject.toml",
    ):
        return status
    shutil.copy(LOCK, RUN_LOCK)  # what stands in the file that is written stays pinned
    return tool(
        *compile_lock, "--extra", "site,fast,postgres,redis", "--build-deps-for", "editable",
        "--output-file", RUN_LOCK.name, "pyproject.toml",
    )  # fmt: skip


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "serve": threshold("serve"),
    "threshold": lambda rest: (
        subprocess.run([str(BIN / "threshold"), *rest], check=False).returncode
    ),
    "test": test,
    "check": check,
    "style": style,
    "format": lambda _rest: tool("ruff", "format", ".") or tool("ruff", "check", "--fix", "."),
    "lint": lambda _rest: tool(*FORMAT) or tool(*LINT),
    "types": lambda _rest: tool(*TYPES),
    "layers": lambda _rest: tool(*LAYERS),
    "catalogue": catalogue,
    "compile": compile_engine,
    "docs": docs,
    "strings": strings,
    "bench": bench,
    "games": games,
    "same": same,
    "attack": attack,
    "paths": paths,
    "ladder": ladder,
    "matrix": matrix,
    "lock": lock,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
