"""The page of the API: every operation, and forms to try those that only read."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from urllib.parse import quote, urlencode

from flask import abort, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.api.document import Operation, documented
from app.site.platform.http.addresses import outside
from app.site.platform.request.access import Access, open_to


@open_to(Access.ANYONE)
def overview() -> ResponseReturnValue:
    """Show the operations; with `operation` in the address, go where that one answers."""
    operations = tuple(documented())
    if "operation" in request.args:
        asked = request.args["operation"]
        chosen = next((it for it in operations if it.id == asked and it.method == "GET"), None)
        return redirect(address(chosen, request.args)) if chosen else abort(404)
    ordered = sorted(operations, key=lambda it: _topics(operations).index(it.topic))
    return render_template(
        "api/overview.html",
        topics=[(topic, tuple(them)) for topic, them in groupby(ordered, key=lambda it: it.topic)],
        outside=outside,
    )


def _topics(operations: tuple[Operation, ...]) -> list[str]:
    return list(dict.fromkeys(it.topic for it in operations))


def address(operation: Operation, values: Mapping[str, str]) -> str:
    """Return the address of an operation with these parameters; empty ones are left out."""
    path, query = operation.path, {}
    for parameter in operation.parameters:
        value = values.get(parameter.name, "")
        if parameter.is_in_path:
            path = path.replace(f"{{{parameter.name}}}", quote(value, safe="") or "-")
        elif value:
            query[parameter.name] = value
    return f"{path}?{urlencode(query)}" if query else path
