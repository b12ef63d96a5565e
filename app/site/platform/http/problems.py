"""Problem details (RFC 9457): how programs that use `/api/` are told what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from flask import Response, current_app
from werkzeug.exceptions import HTTPException

MEDIA_TYPE: Final = "application/problem+json"

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
    """A request of a program that is refused. `members` are further members of the answer."""

    def __init__(
        self,
        status: int,
        detail: str,
        members: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = status
        self.detail = detail
        self.members = members or {}
        self.headers = headers or {}


def problem(status: int, detail: str = "", members: Mapping[str, object] | None = None) -> Response:
    """Return problem details; without `detail`, with what the status usually means here."""
    answer = Response(
        current_app.json.dumps(
            {
                "type": "about:blank",
                "title": HTTPStatus(status).phrase,
                "status": status,
                "detail": detail or _DETAILS.get(status, _DETAILS[400]),
                **(members or {}),
            }
        ),
        status,
        content_type=MEDIA_TYPE,
    )
    answer.headers["Cache-Control"] = "no-store"
    return answer
