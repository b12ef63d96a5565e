"""One version with everything that proves it, and the comparison of two versions."""

from __future__ import annotations

from flask import abort, render_template, request

from app.site.events.access import reach
from app.site.events.check_codes import check_code, full_code
from app.site.events.lists.stored import verdict_of
from app.site.events.lists.version_difference import compare_versions
from app.site.events.registration.models import HandInContext, hand_in_context
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.catalogue import current_catalogue
from app.tables import Event, HandIn


@open_to(Access.LINK)
def receipt(way: str, key: str, number: int, entry: str | None = None) -> str:
    """Show one version with everything that proves it."""
    context = hand_in_context(reach(way, key), entry)
    version = _version(context, number)
    return render_template(
        "events/registration/receipt.html",
        context=context,
        reached=context.reached,
        version=version,
        verdict=verdict_of(version),
        code=_check_code(context.reached.event, version),
    )


def _check_code(event: Event, version: HandIn) -> tuple[str, str] | None:
    """Return the check code, short and in full, if the event publishes the means to verify it."""
    if version.hash is None or not event.opens_lists:
        return None
    return check_code(event, version.hash), full_code(event, version.hash)


@open_to(Access.LINK)
def compared(way: str, key: str, entry: str | None = None) -> str:
    """Show how two versions differ, with both verdicts as they were given."""
    context = hand_in_context(reach(way, key), entry)
    newest = context.versions[0].number if context.versions else 0
    before = request.args.get("from", max(1, newest - 1), whole_number)
    after = request.args.get("to", newest, whole_number)
    comparison = compare_versions(
        _version(context, before), _version(context, after), current_catalogue()
    )
    return render_template(
        "events/registration/compared.html",
        context=context,
        reached=context.reached,
        comparison=comparison,
    )


def _version(context: HandInContext, number: int) -> HandIn:
    found = next((one for one in context.versions if one.number == number), None)
    if found is None:
        abort(404)
    return found
