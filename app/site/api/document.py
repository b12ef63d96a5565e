"""The OpenAPI document of the operations, as spectree writes it from their models."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, get_type_hints

from flask import Response, current_app
from pydantic import create_model

from app.games import games
from app.site.api import conditions
from app.site.api.conditions import depends_on
from app.site.api.operations import OPERATIONS, as_json
from app.site.platform.http.problems import MEDIA_TYPE
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited

_KEPT: Final = "openapi_document"
_JSON: Final = "application/json"
_REFUSED: Final = 400


@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.code)
def openapi() -> Response:
    """Return the OpenAPI document of all operations."""
    return as_json(openapi_document())


def openapi_document() -> Mapping[str, object]:
    """Return the document, made once for each application."""
    kept: Mapping[str, object] | None = current_app.extensions.get(_KEPT)
    if kept is None:
        kept = _with_problems(json.dumps(OPERATIONS.spec))
        kept = current_app.extensions[_KEPT] = {**kept, "servers": [{"url": "/"}]}
        _tell_cards_apart(_members(_members(kept["components"])["schemas"]))
    return kept


def _tell_cards_apart(schemas: dict[str, object]) -> None:
    """Give each game's cards a schema of their own; the member `game` tells which it is."""
    shared, mapping = _members(schemas["Card"]), {}
    for game in games():
        if not game.listing:
            continue
        prefix = game.key.capitalize()
        name, form = f"{prefix}Card", f"#/components/schemas/{prefix}{{model}}"
        told = game.listing.needed().facts
        members = {member: (of, ...) for member, of in get_type_hints(told).items()}
        made = create_model(name, __doc__=told.__doc__, **members)  # type: ignore[call-overload]
        facts = made.model_json_schema(ref_template=form)
        for defined, schema in facts.pop("$defs", {}).items():
            schemas[f"{prefix}{defined}"] = schema
        schemas[name] = {
            **shared,
            "description": f"{facts['description']}\n\n{shared['description']}",
            "properties": {
                **facts["properties"],
                **_members(shared["properties"]),
                "game": {"type": "string", "const": game.key},
            },
            "required": ["game", "slug", *facts["required"]],
            "title": name,
        }
        mapping[game.key] = f"#/components/schemas/{name}"
    schemas["Card"] = {
        "oneOf": [{"$ref": address} for address in mapping.values()],
        "discriminator": {"propertyName": "game", "mapping": mapping},
        "title": "Card",
    }


def _with_problems(written: str) -> Mapping[str, object]:
    """Return the document with the media type of problem details, which spectree does not know."""
    document: dict[str, object] = json.loads(written)
    for path in _members(document["paths"]).values():
        for operation in _members(path).values():
            for status, answer in _members(_members(operation)["responses"]).items():
                content = _members(_members(answer).get("content", {}))
                if int(status) >= _REFUSED and _JSON in content:
                    content[MEDIA_TYPE] = content.pop(_JSON)
    return document


def _members(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an operation. `choices` are all values that it takes, empty for any.

    Each is a pair, as a list to choose from takes them: the value, and what people read.
    """

    name: str
    is_in_path: bool
    description: str
    choices: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation as the page of the API shows it.

    `example` is a body as JSON for an operation that takes one, else empty. `takes_token` tells
    whether a personal token matters to it, `needs_token` whether it does nothing without.
    """

    id: str
    method: str
    path: str
    topic: str
    summary: str
    description: str
    parameters: tuple[Parameter, ...]
    example: str
    takes_token: bool
    needs_token: bool


def documented() -> Iterator[Operation]:
    """Yield the operations of the document in its order."""
    for path, methods in _members(openapi_document()["paths"]).items():
        for method, written in _members(methods).items():
            yield _operation(path, method.upper(), _members(written))


def _operation(path: str, method: str, written: Mapping[str, object]) -> Operation:
    topics, parameters = written["tags"], written["parameters"]
    proofs = written.get("security", [])
    assert isinstance(proofs, list)
    assert isinstance(topics, list)
    assert isinstance(parameters, list)
    return Operation(
        id=str(written["operationId"]),
        method=method,
        path=path,
        topic=str(topics[0]),
        summary=str(written["summary"]),
        description=str(written["description"]),
        parameters=tuple(_parameter(_members(each)) for each in parameters),
        example=_example(written),
        takes_token=bool(proofs),
        needs_token=bool(proofs) and {} not in proofs,
    )


def _example(written: Mapping[str, object]) -> str:
    """An example of the body that an operation takes, from the model of the body."""
    if "requestBody" not in written:
        return ""
    content = _members(_members(_members(written["requestBody"])["content"])[_JSON])
    name = str(_members(content["schema"])["$ref"]).rpartition("/")[2]
    schemas = _members(_members(openapi_document()["components"])["schemas"])
    examples = _members(schemas[name])["examples"]
    assert isinstance(examples, list)
    return json.dumps(examples[0], ensure_ascii=False, indent=2)


def _parameter(written: Mapping[str, object]) -> Parameter:
    choices = _members(written["schema"]).get("enum", ())
    assert isinstance(choices, list | tuple)
    return Parameter(
        name=str(written["name"]),
        is_in_path=written["in"] == "path",
        description=str(written["description"]),
        choices=tuple((str(choice), str(choice)) for choice in choices),
    )
