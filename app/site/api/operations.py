"""Operations of the API: what each takes and gives, from which the OpenAPI document is written."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from threading import Lock
from typing import Any, Final, TypeVar

from flask import Response, current_app, request
from pydantic import BaseModel, ValidationError
from spectree import Response as Answers
from spectree import SecurityScheme, SpecTree
from spectree.model_adapter.protocol import SchemaMode
from spectree.models import SecureType, SecuritySchemeData
from spectree.plugins.flask_plugin import FlaskPlugin
from werkzeug.exceptions import BadRequest

from app.games import game_keys
from app.site.accounts.tokens import Scope, needs
from app.site.api.models import Problem
from app.site.decks.access import Way
from app.site.events.access import EventWay
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, declared
from app.site.platform.request.incoming import PLAIN_TEXT
from app.tables import Pile

View = TypeVar("View", bound=Callable[..., Any])

TITLE: Final = "Threshold"
VERSION: Final = "1"
_TOKEN: Final = "token"


class Topic(StrEnum):
    """Subjects of operations; the page of the API has a part for each."""

    CARDS = "Cards and rules"
    LISTS = "Lists"
    JOBS = "Jobs"
    DECKS = "Decks"
    EVENTS = "Events"
    ACCOUNT = "Your account"


_CHOICES: Final = (
    ("decks", "way", Way, "How the deck is reached, as in its address on the site."),
    ("events", "way", EventWay, "How the event is reached, as in its address on the site."),
    ("account", "pile", Pile, "A list of the collection."),
)
"""Parts of addresses that take only some values: where, their names, and the values."""


class _Plugin(FlaskPlugin):
    """Spectree's plugin for Flask, which also knows what stands for a game in an address."""

    def parse_path(
        self, route: Any, path_parameter_descriptions: Mapping[str, str] | None
    ) -> tuple[str, list[Any]]:
        """The address as OpenAPI writes it, and its parameters."""
        path, parameters = super().parse_path(route, path_parameter_descriptions)
        for parameter in parameters:
            if parameter["name"] == "game":
                parameter["schema"] = {"type": "string", "enum": list(game_keys())}
                parameter["description"] = "The key of a game."
            for begins, name, choices, description in _CHOICES:
                if str(route).startswith(f"/api/v1/{begins}/") and parameter["name"] == name:
                    parameter["schema"] = {"type": "string", "enum": [str(it) for it in choices]}
                    parameter["description"] = description
        return path, parameters


def _refuse(_request: object, _answer: object, problem: Exception | None, *_more: object) -> None:
    """Answer a request that does not fit its model: which of its parts is wrong, and why."""
    if not isinstance(problem, ValidationError):
        return
    errors = [
        {"at": ".".join(map(str, error["loc"])), "problem": error["msg"]}
        for error in problem.errors(include_url=False, include_context=False, include_input=False)
    ]
    first = errors[0]
    raise ProblemError(422, f"{first['at'] or 'body'}: {first['problem']}.", {"errors": errors})


def _must_fit(_request: object, _answer: object, problem: Exception | None, *_more: object) -> None:
    """Fail on an answer that does not fit its model: the document would be wrong."""
    if problem is not None:
        raise problem


class _Operations(SpecTree):
    """The operations; the schemas of their models are made when the document is asked for.

    Spectree makes the schema of each model at once, anew for every operation that has it.
    """

    def __init__(self, *words: Any, **names: Any) -> None:
        self._of_models: dict[str, tuple[type[BaseModel], SchemaMode]] = {}
        self._writing = Lock()
        super().__init__(*words, **names)

    def _add_model(self, model: type[BaseModel], mode: SchemaMode = "validation") -> str:
        name: str = self.naming_strategy(model)
        self._of_models[name] = model, mode
        return name

    def _generate_spec(self) -> dict[str, Any]:
        with self._writing:
            for model, mode in self._of_models.values():
                super()._add_model(model, mode)
            document: dict[str, Any] = super()._generate_spec()
        return document


OPERATIONS: Final = _Operations(
    "flask",
    backend=_Plugin,
    mode="strict",
    title=TITLE,
    version=VERSION,
    description=(
        "Cards, decks and events of the games on this site. Errors are problem details "
        "(RFC 9457). docs/api.md has examples."
    ),
    naming_strategy=lambda model: model.__name__,
    nested_naming_strategy=lambda _parent, child: child,
    before=_refuse,
    after=_must_fit,
    validation_error_model=Problem,
    security_schemes=[
        SecurityScheme(
            name=_TOKEN,
            data=SecuritySchemeData(
                type=SecureType.HTTP,
                scheme="bearer",
                description="A personal token of an account, made on its page.",
            ),
        )
    ],
)


def operation(
    id_: str,
    topic: Topic,
    answer: type[BaseModel] | None,
    *,
    refusals: Sequence[int] = (404,),
    scope: Scope | None = None,
    takes_text: bool = False,
    takes_body: bool = True,
) -> Callable[[View], View]:
    """Declare a view an operation: its id, its answer, and the statuses of its refusals.

    Every operation may also answer 400, to text that cannot be stored, 401, to a token that is not
    known, and 429. `scope` is what a token has to allow; without it any token will do. With
    `takes_text` a body of plain text stands for the member `text`; without `takes_body` there need
    be none.

    Write it above `open_to` and `limited`. The docstring of the view describes the operation.
    The view takes `query` and `json`, each a model that the request is read into.
    """

    def declare(view: View) -> View:
        refused = (400, 401, *([403] if scope else []), *refusals, 429)
        models: dict[str, Any] = {f"HTTP_{status}": Problem for status in refused}
        documented: View = OPERATIONS.validate(
            resp=Answers(HTTP_200=answer, **models),
            tags=(topic.value,),
            operation_id=id_,
            security=_security(view, scope),
        )(view)
        documented.takes_text = takes_text  # type: ignore[attr-defined]
        documented.takes_body = takes_body  # type: ignore[attr-defined]
        return needs(scope)(documented)

    return declare


def _security(view: Callable[..., Any], scope: Scope | None) -> list[dict[str, list[str]]]:
    """Return the OpenAPI security of an operation: a token, an optional token, or none."""
    needs_token = declared(view) is Access.SIGNED_IN
    if not needs_token and scope is None:
        return []
    return [{_TOKEN: []}] if needs_token else [{}, {_TOKEN: []}]


def as_json(value: Mapping[str, object]) -> Response:
    """Return an answer whose members are in the order of `value`, as the command line has them."""
    return Response(json.dumps(value, ensure_ascii=False), content_type="application/json")


def _takes(what: str, usual: bool) -> bool:
    view = current_app.view_functions.get(request.endpoint or "")
    return bool(getattr(view, what, usual))


def check_body() -> None:
    """Refuse a body that is no JSON object, before an operation reads it."""
    if request.method not in ("POST", "PUT", "PATCH"):
        return
    if request.mimetype == PLAIN_TEXT and _takes("takes_text", False):
        return
    if not request.content_length and not _takes("takes_body", True):
        return
    if not request.is_json:
        raise ProblemError(415, "Send the body as JSON, with Content-Type: application/json.")
    try:
        body = request.get_json()
    except (BadRequest, RecursionError):
        raise ProblemError(400, "The body cannot be read as JSON.") from None
    if not isinstance(body, dict):
        raise ProblemError(400, "The body has to be a JSON object, such as {}.")
