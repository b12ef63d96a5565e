"""Problem details (RFC 9457): how programs that use `/api/` are told what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import Final

from flask import Response, current_app
from werkzeug.exceptions import HTTPException

MEDIA_TYPE: Final = "application/problem+json"


class ProblemCode(StrEnum):
    """Kinds of problems, which programs tell apart; later releases may add others."""

    NOT_UNDERSTOOD = "not_understood"
    OLD_CURSOR = "old_cursor"
    TOKEN_NEEDED = "token_needed"
    SCOPE_NEEDED = "scope_needed"
    NOT_FOUND = "not_found"
    WRONG_METHOD = "wrong_method"
    OUTDATED = "outdated"
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    INVALID = "invalid"
    BAD_QUERY = "bad_query"
    UNREADABLE = "unreadable"
    UNREADABLE_BENCH = "unreadable_bench"
    TOO_MANY_REQUESTS = "too_many_requests"
    FAILURE = "failure"
    TRY_LATER = "try_later"
    NAME_TAKEN = "name_taken"
    NOT_NOW = "not_now"
    ROUND_OVER = "round_over"
    OPEN_LINES = "open_lines"
    NOT_LEGAL = "not_legal"
    REASON_NEEDED = "reason_needed"
    POOL_NEEDED = "pool_needed"


_CODES: Final[Mapping[int, ProblemCode]] = {
    401: ProblemCode.TOKEN_NEEDED,
    403: ProblemCode.SCOPE_NEEDED,
    404: ProblemCode.NOT_FOUND,
    405: ProblemCode.WRONG_METHOD,
    409: ProblemCode.OUTDATED,
    413: ProblemCode.TOO_LARGE,
    415: ProblemCode.NOT_JSON,
    422: ProblemCode.INVALID,
    429: ProblemCode.TOO_MANY_REQUESTS,
    500: ProblemCode.FAILURE,
    503: ProblemCode.TRY_LATER,
}
"""The codes of statuses that mean one thing only; any other one is a request not understood."""

_DETAILS: Final[Mapping[int, str]] = {
    400: "The request was not complete or not understood.",
    404: "Nothing is at this address, or it is not open to you.",
    405: "This address does not accept that method; the header Allow lists those it accepts.",
    413: "The body is larger than this site accepts. Send one deck at a time.",
    415: "Send the body as JSON, with the header Content-Type: application/json.",
    429: "Too many requests from you or your network. The header Retry-After says when to go on.",
    500: "Something went wrong on our side, and no partial changes were saved.",
}


class ProblemError(HTTPException):
    """A request of a program that is refused. `members` are further members of the answer.

    `code` is needed only where the status does not tell it.
    """

    def __init__(
        self,
        status: int,
        detail: str,
        members: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
        code: ProblemCode | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = status
        self.detail = detail
        self.members = {**({"code": code} if code else {}), **(members or {})}
        self.headers = headers or {}


def problem(status: int, detail: str = "", members: Mapping[str, object] | None = None) -> Response:
    """Return problem details; without `detail`, with what the status usually means here."""
    answer = Response(
        current_app.json.dumps(
            {
                "type": "about:blank",
                "title": HTTPStatus(status).phrase,
                "status": status,
                "code": _CODES.get(status, ProblemCode.NOT_UNDERSTOOD),
                "detail": detail or _DETAILS.get(status, _DETAILS[400]),
                **(members or {}),
            }
        ),
        status,
        content_type=MEDIA_TYPE,
    )
    answer.headers["Cache-Control"] = "no-store"
    return answer
