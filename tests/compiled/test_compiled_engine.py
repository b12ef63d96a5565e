"""The optional compiled engine: it plays the same games, and is used only while it fits."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.compiled import DEFAULT_FOLDER, DIGEST_FILE, ROOT, VARIABLE, is_build_used
from app.compiled.native_form import native_form
from app.compiled.sources import digest_of_sources, files_to_compile
from app.games.shadowfist.engine.damage import modifiers
from app.games.spoils.editions import Edition
from app.games.spoils.engine.model import locals as frame_locals
from app.games.tabletop.referee import frames

GAMES = "2"
"""For each edition; `run.py games` plays more."""

SHOW_FILE = "from app.games.spoils.engine.model import state; print(state.__file__)"


def run_python(
    build: Path | str, *words: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with the build in a folder, or without any where that is empty."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **environment, VARIABLE: str(build)},
        capture_output=True,
        text=True,
        check=False,
    )


def digest_of_both_games(build: Path | str) -> str:
    """One digest of games of The Spoils and of Shadowfist."""
    done = run_python(build, "-m", "app.compiled.trial")
    assert done.returncode == 0, done.stderr
    return str(json.loads(done.stdout)["digest"])


def digests(build: Path | str, scratch: Path) -> list[str]:
    """One digest for each edition of all decisions, legal answers and events."""
    words = ("-m", "tests.campaign", GAMES, "--digest", "--folder", str(scratch))
    done = run_python(build, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if " games: " in line]


@pytest.mark.slow
def test_compiled_and_plain_engine_play_the_same_games(tmp_path: Path) -> None:
    stored = DEFAULT_FOLDER / DIGEST_FILE
    if not stored.exists() or stored.read_text() != digest_of_sources():
        pytest.skip("no build of these sources; 'run.py compile' makes one and runs this test")
    assert run_python(DEFAULT_FOLDER, "-c", SHOW_FILE).stdout.startswith(str(DEFAULT_FOLDER))
    compiled = digests(DEFAULT_FOLDER, tmp_path)
    assert len(compiled) == len(Edition)
    assert compiled == digests("", tmp_path)
    assert digest_of_both_games(DEFAULT_FOLDER) == digest_of_both_games("")


def test_a_build_of_other_sources_is_not_used_and_a_line_says_so(tmp_path: Path) -> None:
    (tmp_path / DIGEST_FILE).write_text("0" * 64)
    done = run_python(tmp_path, "-c", SHOW_FILE)
    assert done.stdout.strip().endswith("state.py")
    assert "built from other sources" in done.stderr
    assert "run.py compile --remove" in done.stderr


@pytest.mark.slow
def test_without_a_build_plain_python_is_used_and_nothing_is_said(tmp_path: Path) -> None:
    for build in (tmp_path, ""):
        done = run_python(build, "-c", SHOW_FILE)
        assert done.stdout.strip().endswith("state.py")
        assert not done.stderr


def test_without_a_c_compiler_nothing_is_built_and_a_message_says_what_to_install(
    tmp_path: Path,
) -> None:
    code = "import sys, pathlib, app.compiled.build as b; b.build(pathlib.Path(sys.argv[1]))"
    done = run_python("", "-c", code, str(tmp_path / "built"), CC="/no/such/compiler")
    assert done.returncode == 1
    assert "No C compiler" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_every_module_of_the_list_is_there() -> None:
    files = files_to_compile()
    assert "app/games/spoils/engine/referee.py" in files
    assert "app/games/shadowfist/engine/referee.py" in files
    assert all((ROOT / file).exists() for file in files)


@pytest.mark.skipif(
    is_build_used(),
    reason="needs plain classes: 'THRESHOLD_COMPILED= pytest' leaves the build out",
)
def test_a_clone_in_native_form_has_every_field_its_original_has() -> None:
    source = (ROOT / "app/games/spoils/engine/model/locals.py").read_text(encoding="utf-8")
    changed: dict[str, object] = {"__name__": frame_locals.__name__}
    exec(native_form(source, frame_locals, is_shared=False), changed)
    bid = changed["BiddingLocals"](3, calls=2)  # type: ignore[operator]
    copy = bid.clone()
    assert copy is not bid
    assert (copy, copy.bid, copy.calls) == (bid, 3, 2)


@pytest.mark.skipif(is_build_used(), reason="needs plain classes")
def test_a_value_in_native_form_is_checked_as_it_is_made() -> None:
    source = (ROOT / "app/games/shadowfist/engine/damage/modifiers.py").read_text(encoding="utf-8")
    assert "        self.__post_init__()" in native_form(source, modifiers, is_shared=False)


def test_a_shared_dataclass_in_native_form_can_be_given_types_and_says_that_it_is_derived() -> None:
    source = (ROOT / "app/games/tabletop/referee/frames.py").read_text(encoding="utf-8")
    native = native_form(source, frames, is_shared=True)
    assert "Generic[A, L]):" not in native
    assert "def __class_getitem__" in native
    assert "allow_interpreted_subclasses=True" in native


def test_no_module_of_the_list_has_what_mypyc_refuses() -> None:
    """Tuples with stars compared, loops left inside `try`, enums with `__init__`: decision 8."""
    refused = [
        f"{file}:{node.lineno}"
        for file in files_to_compile()
        for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8")))
        if (isinstance(node, ast.Compare) and any(map(_has_star, node.comparators)))
        or (isinstance(node, ast.Try) and node.finalbody and _leaves(node))
        or (isinstance(node, ast.ClassDef) and _is_enum_with_init(node))
    ]
    assert refused == []


def _has_star(compared: ast.expr) -> bool:
    elements = compared.elts if isinstance(compared, ast.Tuple) else []
    return any(isinstance(it, ast.Starred) for it in elements)


def _leaves(block: ast.Try) -> bool:
    return any(isinstance(it, ast.Continue | ast.Break) for it in ast.walk(block))


def _is_enum_with_init(node: ast.ClassDef) -> bool:
    is_enum = any(ast.unparse(base).endswith("Enum") for base in node.bases)
    return is_enum and any(getattr(it, "name", "") == "__init__" for it in node.body)
