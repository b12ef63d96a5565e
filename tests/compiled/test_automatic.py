"""The engine is compiled by itself, is used only if it is a gain, and leaves nothing behind."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Event

import pytest

from app.compiled import DIGEST_FILE, ROOT, VARIABLE, automatic
from app.compiled.automatic import NotBuiltError, build_and_try, compile_when_idle, is_wanted
from app.compiled.sources import digest_of_sources


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of a build; automatic builds are not switched off."""
    monkeypatch.delenv(automatic.SWITCH, raising=False)
    monkeypatch.delenv(VARIABLE, raising=False)
    return tmp_path / "builds" / "compiled"


def left_in(parent: Path) -> set[str]:
    """The names of everything in the folder of builds except the lock."""
    return {it.name for it in parent.iterdir()} - {automatic.LOCK}


def test_a_build_is_wanted_unless_one_fits_or_failed_or_it_is_switched_off(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_wanted(folder)
    folder.mkdir(parents=True)
    (folder / DIGEST_FILE).write_text(digest_of_sources())
    assert not is_wanted(folder)
    (folder / DIGEST_FILE).write_text("0" * 64)
    assert is_wanted(folder)
    (folder.parent / automatic.REFUSED).write_text(digest_of_sources())
    assert not is_wanted(folder)
    (folder.parent / automatic.REFUSED).write_text("0" * 64)
    assert is_wanted(folder)
    for name, value in ((automatic.SWITCH, "0"), (VARIABLE, ""), (VARIABLE, "elsewhere")):
        with monkeypatch.context() as changed:
            changed.setenv(name, value)
            assert not is_wanted(folder)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, in which a build and its compiler may change what they like."""
    copy = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "app", copy / "app", ignore=shutil.ignore_patterns("__pycache__"))
    return copy


SOURCE = "app/games/spoils/engine/referee.py"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("compiler", "why"),
    [
        (None, "No such file or directory"),
        ("exit 1", "the compiler returned non-zero exit status 1"),
        ("kill -9 $$", "the compiler died with .*SIGKILL"),
        (f"echo >> {{}}/{SOURCE}; touch $(echo $* | grep -o '[^ ]*[.]s*o$')", "has changed"),
    ],
    ids=["none", "fails", "killed", "changed source"],
)
def test_a_build_that_fails_says_why_in_one_line_and_leaves_nothing(
    checkout: Path, tmp_path: Path, compiler: str | None, why: str
) -> None:
    program = tmp_path / "cc"
    if compiler is not None:
        program.write_text(f"#!/bin/sh\n{compiler.format(checkout)}\n")
        program.chmod(0o755)
    kept = {k: v for k, v in os.environ.items() if k != VARIABLE}
    done = subprocess.run(
        [sys.executable, "-m", "app.compiled.automatic"],
        cwd=checkout,
        env={**kept, automatic.SWITCH: "1", "CC": str(program), "LDSHARED": str(program)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.count("\n")) == (1, 1), done.stderr
    assert re.search(rf"could not be compiled \(.*({why}).*\), so plain Python", done.stdout)
    assert left_in(checkout / "build") == set()


def test_two_at_once_do_not_build_twice(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    with (folder.parent / automatic.LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(NotBuiltError, match="Another process is compiling"):
            build_and_try(folder)


def test_a_folder_that_cannot_be_written_is_said(folder: Path) -> None:
    folder.parent.parent.joinpath("builds").write_text("a file where the folder should be")
    with pytest.raises(NotBuiltError, match="cannot be written"):
        build_and_try(folder)


def test_what_a_killed_build_left_is_removed_by_the_next(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    for name in ("compiling-abc", automatic.UNTRIED):
        (folder.parent / name).mkdir()
    folder.mkdir()
    (folder / DIGEST_FILE).write_text(digest_of_sources())
    with pytest.raises(NotBuiltError, match="compiled already"):
        build_and_try(folder)
    assert left_in(folder.parent) == {folder.name}


@pytest.mark.usefixtures("folder")
def test_a_server_that_stops_while_it_waits_does_not_build() -> None:
    stop, said = Event(), list[str]()
    waiting = compile_when_idle(lambda: 0.0, stop, said.append)
    stop.set()
    waiting.join(timeout=60)
    assert not waiting.is_alive()
    assert said == []


@pytest.mark.slow
def test_a_build_that_is_stopped_is_not_put_in_place(tmp_path: Path) -> None:
    words = (
        "import sys, pathlib, signal, app.compiled.automatic as it;"
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(1));"
        "it.build_and_try(pathlib.Path(sys.argv[1]))"
    )
    folder = tmp_path / "compiled"
    kept = {k: v for k, v in os.environ.items() if k != VARIABLE}
    building = subprocess.Popen(
        [sys.executable, "-c", words, str(folder)],
        cwd=ROOT,
        env={**kept, automatic.SWITCH: "1"},
        start_new_session=True,
    )
    while building.poll() is None and not list(tmp_path.glob("compiling-*")):
        time.sleep(0.05)
    os.killpg(building.pid, signal.SIGTERM)
    building.wait()
    assert not folder.exists()
    left = {it.name for it in tmp_path.iterdir()} - {automatic.LOCK}
    assert all(name.startswith("compiling-") for name in left)
