"""Changes to the classes of a module that mypyc needs, compared with plain Python.

- A native class has fixed attributes anyway and cannot be made anew with `slots=True`.
- It can be given no method once it exists, so `clone` is written out; and so is `__init__`, which
  would stay interpreted, and could not be native if the class was frozen.
- A dataclass cannot be generic, so its type variables become Any; it may still be given types.
- The type of a field cannot be `object`; Any says the same.
- A member of an enum is looked up in its class each time it is named; a constant is not.
- A class from which plain Python derives others has to say so, and to name its fields as slots.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import MISSING
from enum import Enum, EnumType
from inspect import Parameter, signature
from types import ModuleType
from typing import Final

from app.games.tabletop.referee.cloning import Cloneable, cloneable, copies_of_fields

_IMPORTS: Final = ("from typing import Any", "from mypy_extensions import mypyc_attr")
_SUBSCRIPT: Final = (
    "",
    "    @classmethod",
    "    def __class_getitem__(cls, types: Any) -> Any:",
    "        return cls",
)
_TELL_SLOTS: Final = (
    'setattr({0}, "__slots__", type("Names", (tuple,), {{"__bool__": lambda names: False}})'
    "({0}.__dataclass_fields__))"
)
"""Else a dataclass with slots that is derived from the class would have these fields twice.

The names count as none where a native class is derived: mypyc refuses one that has any.
"""
_DERIVABLE: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"


def native_form(source: str, module: ModuleType, *, is_shared: bool) -> str:
    """The source of a module as mypyc compiles it; `module` is the module in plain form.

    `is_shared` says that other games may derive classes from those of the module.
    """
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and _is_dataclass(node):
            source = _without_parameters(source, node)
    source = _with_constants(source, module)
    lines, body = source.splitlines(), ast.parse(source).body
    # From the last class to the first, so that line numbers stay true.
    for node in reversed(body):
        if isinstance(node, ast.ClassDef):
            first = min((it.lineno for it in node.decorator_list), default=node.lineno) - 1
            inside = lines[node.lineno : node.end_lineno]
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and _names(field.annotation, "object"):
                    place = field.lineno - node.lineno - 1
                    inside[place] = inside[place].replace(": object", ": Any")
            if _is_dataclass(node) and any(_names(it, "Generic") for it in node.bases):
                inside += _SUBSCRIPT
            if _is_dataclass(node):
                inside += [*_init(node, module), *_clone(node, module)]
            changed = [*_decorators(node), _heading(node), *inside]
            if is_shared and not any(_names(it, "Protocol") for it in node.bases):
                changed.insert(0, _DERIVABLE)
                if _is_dataclass(node):
                    changed.append(_TELL_SLOTS.format(node.name))
            lines[first : node.end_lineno] = changed
    if is_shared or ": Any" in "".join(lines):
        first = next(it.lineno for it in body if _is_usual_import(it)) - 1
        lines[first:first] = _IMPORTS
    return "\n".join(lines) + "\n"


def _with_constants(source: str, module: ModuleType) -> str:
    """The source with constants for the members of imported enums, where functions name them."""
    lines, constants = source.splitlines(), dict[str, str]()
    tree = ast.parse(source)
    functions = [it for it in ast.walk(tree) if isinstance(it, ast.FunctionDef)]
    inside = {it for function in functions for part in function.body for it in ast.walk(part)}
    patterns = {it for node in inside if isinstance(node, ast.pattern) for it in ast.walk(node)} | {
        it for node in inside if isinstance(node, ast.JoinedStr) for it in ast.walk(node)
    }
    named = [it for it in inside - patterns if isinstance(it, ast.Attribute)]
    for node in sorted(named, key=lambda it: (it.lineno, it.col_offset), reverse=True):
        if node.lineno == node.end_lineno and _is_imported_member(node, module):
            text = ast.unparse(node)
            constants[text] = f"_{text.replace('.', '_')}"
            line = lines[node.lineno - 1].encode()
            before, after = line[: node.col_offset].decode(), line[node.end_col_offset :].decode()
            lines[node.lineno - 1] = before + constants[text] + after
    last = max((it.end_lineno or 0 for it in tree.body if _is_usual_import(it)), default=0)
    named_once = [f"{name}: Final = {text}" for text, name in sorted(constants.items())]
    lines[last:last] = ["from typing import Final", *named_once] if named_once else []
    return "\n".join(lines) + "\n"


def _is_imported_member(node: ast.Attribute, module: ModuleType) -> bool:
    """Tell whether an expression names a member of an enum that another module defines."""
    parts = ast.unparse(node).split(".")
    found: object = module
    for part in parts[:-1]:
        found = getattr(found, part, None)
    return (
        isinstance(found, EnumType)
        and found.__module__ != module.__name__
        and parts[-1] in found.__members__
    )


def _without_parameters(source: str, node: ast.ClassDef) -> str:
    """The source with Any for the type variables of a class."""
    for base in node.bases:
        if isinstance(base, ast.Subscript) and _names(base, "Generic"):
            for name in re.findall(r"\w+", ast.unparse(base.slice)):
                source = re.sub(rf"(?m)^{name} = TypeVar\(.*$", f"{name} = Any", source)
    return source


def _is_dataclass(node: ast.ClassDef) -> bool:
    called = (it.func if isinstance(it, ast.Call) else it for it in node.decorator_list)
    return any(_names(it, "dataclass") for it in called)


def _is_usual_import(node: ast.stmt) -> bool:
    return isinstance(node, (ast.Import, ast.ImportFrom)) and "__future__" not in ast.unparse(node)


def _decorators(node: ast.ClassDef) -> Iterator[str]:
    """The decorators without slots, and without the one that generates `clone`."""
    for it in node.decorator_list:
        if isinstance(it, ast.Call) and _names(it.func, "dataclass"):
            words = [ast.unparse(word) for word in it.keywords if word.arg != "slots"]
            words = ["unsafe_hash=True" if word == "frozen=True" else word for word in words]
            yield f"@dataclass({', '.join(words)})"
            continue
        if not _names(it, cloneable.__name__):
            yield f"@{ast.unparse(it)}"


def _heading(node: ast.ClassDef) -> str:
    """The first line of the class, without the base class that only promises `clone`."""
    kept = [it for it in node.bases if not _names(it, Cloneable.__name__)]
    if _is_dataclass(node):
        plain = [it.value if isinstance(it, ast.Subscript) else it for it in kept]
        kept = [it for it in plain if not _names(it, "Generic")]
    return f"class {node.name}({', '.join(map(ast.unparse, kept))}):"


def _init(node: ast.ClassDef, module: ModuleType) -> Iterator[str]:
    """The method `__init__` of a dataclass with fields."""
    cls = getattr(module, node.name)
    fields = cls.__dataclass_fields__
    own = {
        it.target.id: it
        for it in node.body
        if isinstance(it, ast.AnnAssign) and isinstance(it.target, ast.Name)
    }
    parameters, assigned = ["self"], list[str]()
    for name, parameter in signature(cls).parameters.items():
        if parameter.kind is Parameter.KEYWORD_ONLY and "*" not in parameters:
            parameters.append("*")
        kind = ast.unparse(own[name].annotation).replace("object", "Any") if name in own else "Any"
        value = name
        if fields[name].default_factory is not MISSING:
            parameters.append(f"{name}: {kind} | None = None")
            value = f"{_given(own[name], 'default_factory')}() if {name} is None else {name}"
        elif fields[name].default is not MISSING:
            given = own.get(name)
            default = _given(given, "default") if given else _written(fields[name].default)
            parameters.append(f"{name}: {kind} = {default}")
        else:
            parameters.append(f"{name}: {kind}")
        assigned.append(f"        self.{name} = {value}  # type: ignore")
    if hasattr(cls, "__post_init__"):
        assigned.append("        self.__post_init__()")
    if assigned:
        yield ""
        yield f"    def __init__({', '.join(parameters)}) -> None:"
        yield from assigned


def _written(value: object) -> str:
    """The source of an inherited default, which is a simple value or a member of an enum."""
    return str(value) if isinstance(value, Enum) else repr(value)


def _given(node: ast.AnnAssign, what: str) -> str:
    """The default of a field, or the function that makes it, as it is written."""
    assert node.value is not None
    if isinstance(node.value, ast.Call) and _names(node.value.func, "field"):
        (value,) = (it.value for it in node.value.keywords if it.arg == what)
        return f"({ast.unparse(value)})"
    return ast.unparse(node.value)


def _clone(node: ast.ClassDef, module: ModuleType) -> Iterator[str]:
    """The method `clone`, if it would be generated."""
    if any(_names(it, cloneable.__name__) for it in node.decorator_list):
        yield ""
        yield f"    def clone(self) -> {node.name}:"
        yield f"        return {node.name}("
        for name, copied in copies_of_fields(getattr(module, node.name)).items():
            yield f"            {name}={copied},  # type: ignore"
        yield "        )"


def _names(node: ast.expr, name: str) -> bool:
    """Tell whether an expression is this name, perhaps with a subscript."""
    named = node.value if isinstance(node, ast.Subscript) else node
    return isinstance(named, ast.Name) and named.id == name
