"""Cases of cards in the sources of tests: functions under `@CASES.of("Name of a card")`.

Names of cards are written out, or as constants of the file: a text, a tuple or list of texts after
a star, or a dictionary whose keys are the names.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import TypeAlias

Constants: TypeAlias = Mapping[str, ast.expr]


def constants_of(tree: ast.Module) -> Constants:
    """Return the expressions that a file assigns to names at its top level."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found |= dict(_named(target, node.value))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def _named(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """Yield each name of an assignment with its expression; a tuple gives several."""
    match target, value:
        case ast.Name(id=name), _:
            yield name, value
        case ast.Tuple(elts=names), ast.Tuple(elts=values) if len(names) == len(values):
            for each, its in zip(names, values, strict=True):
                yield from _named(each, its)


def cards_of(node: ast.FunctionDef, constants: Constants) -> tuple[str, ...]:
    """The cards that a function is about; empty if it is no case of cards.

    Raises ValueError if a card is not written as described above.
    """
    return tuple(
        name
        for call in _calls(node)
        for argument in call.args
        for name in _texts(argument, constants, node.name)
    )


def difference_of(node: ast.FunctionDef, constants: Constants) -> str:
    """Return how a case says that the program differs from the printed card; else empty."""
    return "".join(
        text
        for call in _calls(node)
        for keyword in call.keywords
        if keyword.arg == "differs"
        for text in _texts(keyword.value, constants, node.name)
    )


def _calls(node: ast.FunctionDef) -> Iterator[ast.Call]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "CASES.of":
            yield decorator


def _texts(node: ast.expr | None, constants: Constants, case: str) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.Name(id=name) if name in constants:
            yield from _texts(constants[name], constants, case)
        case ast.Starred(value=value):
            yield from _texts(value, constants, case)
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            for element in elements:
                yield from _texts(element, constants, case)
        case ast.Dict(keys=keys):
            for key in keys:
                yield from _texts(key, constants, case)
        case _:
            raise ValueError(
                f"{case}: write the names of its cards in CASES.of(...) as texts, or as constants "
                "of the file"
            )
