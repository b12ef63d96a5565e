"""Compile the engine by itself, in a process of its own: `python -m app.compiled.automatic`.

A server starts it once nobody has asked for anything for a minute, and a long gauntlet once it
has played for a minute. The build is used by the next process that starts, and only if it plays
the same games as plain Python in less time; else it is not tried again for the same sources. The
environment variable `THRESHOLD_COMPILE` switches all of this off with 0; so does
`THRESHOLD_COMPILED`, whatever it names.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread, Timer
from typing import TYPE_CHECKING, Final

from app.compiled import DEFAULT_FOLDER, DIGEST_FILE, ROOT, VARIABLE
from app.compiled.sources import digest_of_sources

if TYPE_CHECKING:
    from app.compiled.trial import Trial

SWITCH: Final = "THRESHOLD_COMPILE"
"""The environment variable that switches automatic builds off with 0."""

LOCK: Final = "compiling.lock"
UNTRIED: Final = "untried"
REFUSED: Final = "refused.sha256"
"""The digest of the sources for which a build played other games, or was no faster."""

NICENESS: Final = 19

IDLE_SECONDS: Final = 60.0
"""A server builds once it was asked for nothing so long."""

LONG_SECONDS: Final = 60.0
"""A command that plays for longer than this makes a build for the next one."""

_STEP: Final = 0.5
_FAILED: Final = "The engine could not be compiled ({}), so plain Python is used."


class NotBuiltError(Exception):
    """No build was made; the message says why, as a sentence."""


class _NoGainError(NotBuiltError):
    """A build plays other games than plain Python, or is no faster."""


def is_wanted(folder: Path = DEFAULT_FOLDER) -> bool:
    """True unless builds are switched off, one fits already, or one was refused."""
    if os.environ.get(SWITCH) == "0" or VARIABLE in os.environ:
        return False
    digest = digest_of_sources()
    return digest not in (_read(folder / DIGEST_FILE), _read(folder.parent / REFUSED))


def start_building(output: int = subprocess.PIPE) -> subprocess.Popen[str]:
    """Start the build with the lowest priority; its `output` is one sentence.

    It is the leader of a group of processes, so that its compilers can be stopped with it.
    """
    return subprocess.Popen(
        [sys.executable, "-m", __name__],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )


def stop_building(building: subprocess.Popen[str]) -> None:
    """Stop a build and its compilers, and wait until it has removed what it made."""
    if building.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(building.pid, signal.SIGTERM)
        building.wait()


def compile_when_idle(
    idle_seconds: Callable[[], float], stop: Event, say: Callable[[str], object]
) -> Thread:
    """Return a started thread that builds once nothing was asked for `IDLE_SECONDS`.

    It ends when the build is made, or when `stop` is set, which stops the build. `say` is given one
    sentence about it.
    """
    waiting = (idle_seconds, stop, say)
    thread = Thread(target=_wait_and_build, args=waiting, name="compile", daemon=True)
    thread.start()
    return thread


@contextmanager
def compile_while_long(say: Callable[[str], object]) -> Iterator[None]:
    """Build in the background if what is done inside takes more than `LONG_SECONDS`.

    The build goes on after that. `say` is given one sentence when it begins.
    """
    timer = Timer(LONG_SECONDS, _build_beside, args=(say,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _build_beside(say: Callable[[str], object]) -> None:
    if is_wanted():
        start_building(subprocess.DEVNULL)
        say("The engine is being compiled, so that the next command plays about twice as fast.")


def _wait_and_build(
    idle_seconds: Callable[[], float], stop: Event, say: Callable[[str], object]
) -> None:
    if not is_wanted():
        return
    while (left := IDLE_SECONDS - idle_seconds()) > 0:
        if stop.wait(left):
            return
    building = start_building()
    while building.poll() is None:
        if stop.wait(_STEP):
            stop_building(building)
            return
    assert building.stdout is not None
    say(building.stdout.read().strip())


def build_and_try(folder: Path = DEFAULT_FOLDER) -> str:
    """Make a build beside `folder`, try it, and put it there; return a sentence about it.

    Raises NotBuiltError. Nothing is left behind then but a note of the sources that failed.
    """
    with _alone(folder.parent):
        _sweep(folder.parent)
        if not is_wanted(folder):
            raise NotBuiltError("The engine is compiled already.")
        untried, digest = folder.parent / UNTRIED, digest_of_sources()
        try:
            _build(untried)
            gain = _gain(untried)
            (folder / DIGEST_FILE).unlink(missing_ok=True)
            shutil.rmtree(folder, ignore_errors=True)
            untried.rename(folder)
        except _NoGainError:
            if digest_of_sources() != digest:
                raise NotBuiltError(_FAILED.format("a source has changed meanwhile")) from None
            (folder.parent / REFUSED).write_text(digest, encoding="utf-8")
            raise
        finally:
            _sweep(folder.parent)
    return f"Compiled: the engine is {gain:.1f} times as fast in the next process that starts."


def _build(untried: Path) -> None:
    if find_spec("mypyc") is None:
        raise NotBuiltError("The compiler mypyc is not installed, so plain Python is used.")
    words = f"import pathlib, app.compiled.build as it; it.build(pathlib.Path({str(untried)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NotBuiltError(_FAILED.format(_reason(done.stderr)))


def _reason(said: str) -> str:
    """Return what the first line that tells of an error says of it, or else the last line.

    A long command is left out.
    """
    lines = [line.strip().rstrip(".") for line in said.splitlines()]
    told = (line.partition("error:")[2].strip() for line in lines)
    reason = next(filter(None, told), "") or next(filter(None, reversed(lines)), "no reason given")
    return re.sub(r"^Command '\[.*\]'", "the compiler", reason)


def _gain(untried: Path) -> float:
    """Seconds of plain Python for each second of a build. Raises NotBuiltError."""
    plain, compiled = _trial(""), _trial(str(untried))
    if compiled.digest != plain.digest:
        raise _NoGainError("The compiled engine played other games, so plain Python is used.")
    if compiled.seconds >= plain.seconds:
        raise _NoGainError("The compiled engine is no faster, so plain Python is used.")
    return plain.seconds / compiled.seconds


def _trial(build: str) -> Trial:
    done = subprocess.run(
        [sys.executable, "-m", "app.compiled.trial"],
        cwd=ROOT,
        env={**os.environ, VARIABLE: build},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise _NoGainError("The compiled engine does not run, so plain Python is used.")
    from app.compiled.trial import Trial

    return Trial(**json.loads(done.stdout))


@contextmanager
def _alone(parent: Path) -> Iterator[None]:
    """Hold the lock of builds. Raises NotBuiltError if another process holds it."""
    try:
        parent.mkdir(parents=True, exist_ok=True)
        lock = (parent / LOCK).open("w")
    except OSError as problem:
        raise NotBuiltError(f"The folder of builds cannot be written: {problem}.") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NotBuiltError("Another process is compiling the engine.") from None
        yield


def _sweep(parent: Path) -> None:
    """Remove what is left of builds that failed or were stopped half-way."""
    for left in (*parent.glob("compiling-*"), parent / UNTRIED):
        shutil.rmtree(left, ignore_errors=True)


def _read(file: Path) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return None


def main() -> int:
    """Build with the lowest priority and print a sentence; 1 if there is no new build."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))
    os.nice(NICENESS)
    try:
        said, status = build_and_try(), 0
    except NotBuiltError as problem:
        said, status = str(problem), 1
    sys.stdout.write(said + "\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
