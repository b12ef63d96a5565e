"""What keeps the referee honest: only mutations write, and files stay short."""

import ast
from pathlib import Path

import app.games.spoils.engine as engine
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.engine.model.state import State

FOLDER = Path(engine.__file__).parent
WRITERS = ("write", "model")
MACHINE = {"frames", "decision", "offered", "steps", "fresh", "pending", "needs_checks", "cached",
           "derived", "trial", "verdict", "undo"}  # fmt: skip
MUTATORS = {"append", "remove", "insert", "pop", "clear", "extend", "add", "discard", "update"}


def _written_field(node: ast.expr) -> str | None:
    """The field of a name `state` or `copy` that an expression reaches into."""
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        inner = node.value
        if (
            isinstance(node, ast.Attribute)
            and isinstance(inner, ast.Name)
            and inner.id in ("state", "copy")
        ):
            return node.attr
        node = inner
    return None


def _writes(tree: ast.AST) -> list[str]:
    found = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in MUTATORS
        ):
            targets = [node.func.value]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                field = _written_field(part)
                if field in State.__slots__ and field not in MACHINE:
                    found.append(f"{field} in line {part.lineno}")
    return found


def test_only_the_folder_write_changes_what_is_on_the_table() -> None:
    allowed = {"observe.py"}  # deals hidden cards anew, on a copy
    offenders = {
        str(path.relative_to(FOLDER)): writes
        for path in FOLDER.rglob("*.py")
        if path.relative_to(FOLDER).parts[0] not in WRITERS
        and path.name not in allowed
        and (writes := _writes(ast.parse(path.read_text())))
    }
    assert not offenders


def test_the_scan_finds_a_write() -> None:
    assert _writes(ast.parse("state.tokens[card] += 1"))
    assert _writes(ast.parse("state.hand[player].append(card)"))
    assert not _writes(ast.parse("held = state.tokens[card]"))


def test_no_file_is_longer_than_its_budget() -> None:
    long = {
        str(path.relative_to(FOLDER)): lines
        for path in FOLDER.rglob("*.py")
        if (lines := len(path.read_text().splitlines())) > 400
    }
    assert not long


def test_no_card_is_named_in_the_referee() -> None:
    from app.catalogue import read_catalogue

    names = {card.name for card in read_catalogue(CARD_DATA).cards if len(card.name) > 8}
    for path in FOLDER.rglob("*.py"):
        strings = {
            node.value
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not (strings & names) - {"Micromajig Token"}, path
