"""The architecture of the referee: only `write` changes the table, and files stay short."""

import ast
import dataclasses
from pathlib import Path

import pytest

import app.games.shadowfist.engine as engine
from app.games.shadowfist.engine.model.state import State

FOLDER = Path(engine.__file__).parent
MOST_LINES = 250
WRITERS = ("write", "model", "damage")
TABLE = frozenset({
    "owner", "controller", "area", "mark", "face_down", "turned", "skips", "damage", "corrupted",
    "unresolved", "at", "subject", "shown", "deck", "hand", "in_play", "smoked", "toasted",
    "burned", "columns", "provided", "power", "is_out", "is_decked", "rows", "land", "states_on",
    "cost_paid", "toast",
})  # fmt: skip
"""The fields of a state that are what lies on the table; the others are a procedure's progress."""
BUILDERS = ("opening.py", "positions.py", "procedures/setup.py")
"""They make the piles and the cards before anything is on the table."""
MUTATORS = {"append", "remove", "insert", "pop", "clear", "extend", "add", "discard", "update"}


def _trees() -> dict[str, ast.Module]:
    return {
        path.relative_to(FOLDER).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(FOLDER.rglob("*.py"))
    }


def _field(node: ast.expr) -> str | None:
    """The field of `state` that an expression reaches into."""
    field = None
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        if isinstance(node, ast.Attribute):
            field = node.attr
        node = node.value
    return field if isinstance(node, ast.Name) and node.id == "state" else None


def written_fields(tree: ast.AST) -> set[str]:
    """The fields of the table that code assigns, deletes or changes in place."""
    found: set[str | None] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                parts = [it for part in targets for it in getattr(part, "elts", [part])]
                found |= {_field(it) for it in parts}
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                found.add(_field(target))
            case ast.Call(func=ast.Attribute(value=target, attr=name)) if name in MUTATORS:
                found.add(_field(target))
    return {it for it in found if it is not None} & TABLE


def test_only_the_folder_write_changes_the_table() -> None:
    offenders = {
        path: fields
        for path, tree in _trees().items()
        if path.split("/")[0] not in WRITERS
        and path not in BUILDERS
        and (fields := written_fields(tree))
    }
    assert not offenders


@pytest.mark.parametrize(
    ("code", "field"),
    [
        ("state.power[player] += 1", "power"),
        ("state.hand[player].append(card)", "hand"),
        ("state.at[card], rest = 1, 2", "at"),
        ("del state.rows[location]", "rows"),
    ],
)
def test_what_changes_the_table_is_seen(code: str, field: str) -> None:
    assert written_fields(ast.parse(code)) == {field}


def test_the_table_is_made_of_fields_of_a_state() -> None:
    assert {it.name for it in dataclasses.fields(State)} >= TABLE


def test_files_stay_short() -> None:
    lengths = {
        path.relative_to(FOLDER).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in FOLDER.rglob("*.py")
    }
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_nothing_is_copied_but_by_clone() -> None:
    texts = (path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    assert not any("deepcopy" in text for text in texts)
