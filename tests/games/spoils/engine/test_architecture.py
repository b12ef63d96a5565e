"""The referee's architecture: only the folder `write` changes a state, and files stay short."""

import ast
import dataclasses
import graphlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import app.games.spoils.engine as engine
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.engine.model.state import Battle, State
from tests.support.catalogues import shipped_catalogue

FOLDER = Path(engine.__file__).parent
PACKAGE = engine.__name__
WRITERS = ("write", "model")
CACHES = frozenset({"cached", "derived", "offered"})
"""Values that follow from the rest: any question may add the one it computed."""
WORK = frozenset({"frames"})
"""The frames: a procedure keeps its progress in its frame and may change it."""
FIELDS = (
    {field.name for cls in (State, Battle) for field in dataclasses.fields(cls)} - CACHES - WORK
)
MUTATORS = {"append", "remove", "insert", "pop", "clear", "extend", "add", "discard", "update"}
MOST_LINES = 350


def _files() -> dict[str, ast.Module]:
    """The syntax tree of each file of the referee, by its path below the package."""
    return {
        path.relative_to(FOLDER).as_posix(): ast.parse(path.read_text())
        for path in sorted(FOLDER.rglob("*.py"))
    }


def _written_field(node: ast.expr) -> str | None:
    """The field next to the variable that an expression starts from."""
    field = None
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        if isinstance(node, ast.Attribute):
            field = node.attr
        node = node.value
    return field if isinstance(node, ast.Name) else None


def _targets(node: ast.AST) -> list[ast.expr]:
    """The expressions that a piece of code assigns, deletes or changes in place."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return [it for part in targets for it in getattr(part, "elts", [part])]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
        case ast.Call(func=ast.Attribute(value=target, attr=name)) if name in MUTATORS:
            return [target]
        case ast.Call(func=ast.Name(id="setattr"), args=[target, ast.Constant(value=name), *_]):
            return [ast.Attribute(target, str(name))]
    return []


def _writes(tree: ast.AST) -> list[str]:
    """The fields of a state that code changes."""
    written = (_written_field(target) for node in ast.walk(tree) for target in _targets(node))
    return [field for field in written if field in FIELDS]


def test_only_the_folder_write_changes_a_state() -> None:
    offenders = {
        path: writes
        for path, tree in _files().items()
        if path.split("/")[0] not in WRITERS and (writes := _writes(tree))
    }
    assert not offenders


@pytest.mark.parametrize(
    ("code", "field"),
    [
        ("state.tokens[card] += 1", "tokens"),
        ("state.hand[player].append(card)", "hand"),
        ("copy.rng, left = word, 1", "rng"),
        ("battle.attacking.remove(card)", "attacking"),
        ("del asked.pending[0]", "pending"),
        ("setattr(state, 'turn', 3)", "turn"),
    ],
)
def test_the_scan_finds_a_write(code: str, field: str) -> None:
    assert _writes(ast.parse(code)) == [field]


@pytest.mark.parametrize(
    "code",
    ["held = state.tokens[card]", "state.cached[about] = known", "state.frames[-1].answer = one"],
)
def test_the_scan_passes_what_changes_nothing_on_the_table(code: str) -> None:
    assert not _writes(ast.parse(code))


def _imported(tree: ast.AST, modules: set[str]) -> Iterator[str]:
    """The modules of the referee that code imports, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from names & modules or {node.module} & modules
        elif isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} & modules


def test_no_files_import_one_another_in_a_circle() -> None:
    trees = {
        ".".join([PACKAGE, *Path(path).with_suffix("").parts]).removesuffix(".__init__"): tree
        for path, tree in _files().items()
    }
    graph = {name: set(_imported(tree, set(trees))) for name, tree in trees.items()}
    graphlib.TopologicalSorter(graph).prepare()


def test_no_file_is_longer_than_its_budget() -> None:
    long = {
        path.relative_to(FOLDER).as_posix(): lines
        for path in FOLDER.rglob("*.py")
        if (lines := len(path.read_text().splitlines())) > MOST_LINES
    }
    assert not long


def test_no_card_is_named_in_the_referee() -> None:
    names = {card.name for card in shipped_catalogue(CARD_DATA).cards if len(card.name) > 8}
    for path, tree in _files().items():
        strings = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not (strings & names) - {"Micromajig Token"}, path
