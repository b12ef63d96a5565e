"""Write a typed client in Python for the API of a site, from its OpenAPI document.

`python -m app.generate.client DOCUMENT > threshold_client.py`, where DOCUMENT is the address or the
file of the document. The client needs nothing but the standard library; checkers of types know
every member and every value of an enumeration.
"""

from __future__ import annotations

import keyword
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import indent, wrap
from typing import Annotated, Final
from urllib.request import urlopen

from pydantic import BaseModel, Field


class Schema(BaseModel):
    """A schema of the document, as far as types depend on it."""

    ref: Annotated[str, Field(alias="$ref")] = ""
    const: str | int | None = None
    enum: tuple[str | int, ...] = ()
    any_of: Annotated[tuple[Schema, ...], Field(alias="anyOf")] = ()
    one_of: Annotated[tuple[Schema, ...], Field(alias="oneOf")] = ()
    type: str = ""
    items: Schema | None = None
    properties: dict[str, Schema] | None = None
    required: frozenset[str] = frozenset()
    values: Annotated[bool | Schema, Field(alias="additionalProperties")] = True
    description: str = ""


class _Content(BaseModel):
    of: Annotated[Schema, Field(alias="schema")]


class _Message(BaseModel):
    content: dict[str, _Content] = {}


class _Parameter(BaseModel):
    name: str
    place: Annotated[str, Field(alias="in")]
    of: Annotated[Schema, Field(alias="schema")]


class _Operation(BaseModel):
    id: Annotated[str, Field(alias="operationId")]
    summary: str
    description: str = ""
    parameters: tuple[_Parameter, ...] = ()
    body: Annotated[_Message | None, Field(alias="requestBody")] = None
    responses: dict[str, _Message]


class _Components(BaseModel):
    schemas: dict[str, Schema]


class Document(BaseModel):
    """An OpenAPI document."""

    paths: dict[str, dict[str, _Operation]]
    components: _Components


_WIDTH: Final = 96
_JSON: Final = "application/json"
_SIMPLE: Final = {
    "string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None",
}  # fmt: skip

_HEAD: Final = '''"""A typed client of the API. `python -m app.generate.client` writes it."""

from __future__ import annotations

import json
from typing import Any, Literal, NotRequired, TypedDict, Union
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

'''

_CLIENT: Final = '''
class ProblemError(Exception):
    """A request that was refused; `problem` says why, and its `code` stays what it is."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem["detail"])
        self.problem = problem


class Client:
    """The operations of a site. `token` is a personal token of an account."""

    def __init__(self, site: str, token: str = "") -> None:
        self.site, self.token = site.rstrip("/"), token

    def _ask(self, method: str, path: str, query: dict[str, Any], body: object = None) -> bytes:
        given = {name: value for name, value in query.items() if value is not None}
        address = f"{self.site}{path}" + (f"?{urlencode(given)}" if given else "")
        asked = Request(address, method=method, headers={"Accept": "application/json"})
        if body is not None:
            asked.data = json.dumps(body).encode()
            asked.add_header("Content-Type", "application/json")
        if self.token:
            asked.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urlopen(asked) as answer:
                content: bytes = answer.read()
                return content
        except HTTPError as refused:
            if refused.headers.get_content_type() != "application/problem+json":
                raise
            raise ProblemError(json.load(refused)) from None
'''


def client_of(document: Document) -> str:
    """Return the client as the text of a module."""
    schemas = document.components.schemas
    parts = [_HEAD]
    parts += [_enumeration(name, it) for name, it in schemas.items() if it.enum]
    parts += ["JsonValue = Any\n"]
    parts += [_record(name, it) for name, it in schemas.items() if it.properties is not None]
    parts += [_union(name, it) for name, it in schemas.items() if it.one_of]
    parts += [_CLIENT]
    parts += [
        _method(path, method, operation)
        for path, methods in document.paths.items()
        for method, operation in methods.items()
    ]
    return "\n".join(parts)


def _enumeration(name: str, schema: Schema) -> str:
    values = "".join(f"    {it!r},\n" for it in schema.enum)
    return f"{name} = Literal[\n{values}]\n"


def _union(name: str, schema: Schema) -> str:
    each = "".join(f"    {_type(it)},\n" for it in schema.one_of)
    return f"{name} = Union[\n{each}]\n"


def _record(name: str, schema: Schema) -> str:
    """Return the TypedDict of an object, as a call where a member is a word of Python."""
    members = {
        it: _type(of) if it in schema.required else f"NotRequired[{_type(of)}]"
        for it, of in (schema.properties or {}).items()
    }
    if any(keyword.iskeyword(it) or not it.isidentifier() for it in members):
        rows = "".join(f"        {it!r}: {of!r},\n" for it, of in members.items())
        return f"\n{name} = TypedDict(\n    {name!r},\n    {{\n{rows}    }},\n)\n"
    rows = "".join(f"    {it}: {of}\n" for it, of in members.items())
    told = _docstring(schema.description or f"{name}.", 4)
    return f"\nclass {name}(TypedDict):\n{told}\n\n{rows}"


def _type(schema: Schema) -> str:
    """Return a schema as a type of Python."""
    if schema.ref:
        return schema.ref.rpartition("/")[2]
    if schema.const is not None or schema.enum:
        return f"Literal[{', '.join(map(repr, schema.enum or (schema.const,)))}]"
    if schema.any_of:
        return " | ".join(dict.fromkeys(map(_type, schema.any_of)))
    if schema.type == "array":
        return f"list[{_type(schema.items or Schema())}]"
    if schema.type == "object":
        of = schema.values
        return f"dict[str, {_type(of) if isinstance(of, Schema) else 'Any'}]"
    return _SIMPLE.get(schema.type, "Any")


def _method(path: str, method: str, operation: _Operation) -> str:
    """Return the method of an operation: parts of the address, the body, then the query by name."""
    in_path = [it for it in operation.parameters if it.place == "path"]
    in_query = [it for it in operation.parameters if it.place == "query"]
    body, answer = operation.body, operation.responses["200"].content.get(_JSON)
    takes = ["self", *(f"{it.name}: {_type(it.of)}" for it in in_path)]
    if body:
        takes.append(f"body: {_type(body.content[_JSON].of)}")
    if in_query:
        takes += ["*", *(f"{it.name}: {_type(it.of)} | None = None" for it in in_query)]
    gives = _type(answer.of) if answer else "bytes"
    address = path
    for it in in_path:
        address = address.replace(f"{{{it.name}}}", f'{{quote(str({it.name}), safe="")}}')
    query = ", ".join(f'"{it.name}": {it.name}' for it in in_query)
    words = [repr(method.upper()), f"{'f' if in_path else ''}{address!r}", f"{{{query}}}"]
    asked = f"self._ask({', '.join([*words, *(['body'] if body else [])])})"
    lines = "".join(f"        {it},\n" for it in takes)
    told = f"{operation.summary}\n\n{operation.description}".strip()
    text = f"\n    def {operation.id}(\n{lines}    ) -> {gives}:\n{_docstring(told, 8)}\n"
    if answer:
        return f"{text}        found: {gives} = json.loads({asked})\n        return found\n"
    return f"{text}        return {asked}\n"


def _docstring(text: str, spaces: int) -> str:
    paragraphs = ["\n".join(wrap(it, _WIDTH - spaces)) for it in text.split("\n\n")]
    written = "\n\n".join(paragraphs).replace("\\", "\\\\")
    end = "\n" if "\n" in written else ""
    return indent(f'"""{written}{end}"""', " " * spaces)


def _document(place: str) -> Document:
    if place.startswith(("http://", "https://")):
        with urlopen(place) as answer:
            return Document.model_validate_json(answer.read())
    return Document.model_validate_json(Path(place).read_bytes())


def main(arguments: Sequence[str]) -> int:
    """Print the client of the document that is named; return the exit status."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 64
    print(client_of(_document(arguments[0])), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
