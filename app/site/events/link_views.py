"""Links of an event: made, withdrawn, replaced. A key is shown once and never again."""

from __future__ import annotations

from typing import Final

from flask import Response, abort, flash, redirect, render_template, request, session
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.text import plain_line
from app.site.events import links
from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.mail import why_no_mail
from app.site.events.players import store as players
from app.site.events.states import ROLE_WORDS, Action
from app.site.events.store import EventError
from app.site.platform.http.addresses import outside, qr_code, qr_drawing
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database
from app.tables import EventLink, EventRole

_FRESH = "fresh_link"
_LABELS: Final = {
    role: ROLE_WORDS[role].capitalize()
    for role in (
        EventRole.JUDGE,
        EventRole.SCOREKEEPER,
        EventRole.DECK_CHECKER,
        EventRole.READER,
        EventRole.ORGANIZER,
    )
}
"""The roles for which links are made here, and how a link is called that got no name."""


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """All links of the desk, and the one just made."""
    return _page(reach(way, key, Action.LINKS))


def _page(reached: ReachedEvent, to_confirm: EventLink | None = None) -> str:
    """The page; `to_confirm` is the visitor's own link, to be withdrawn only if that is meant."""
    with current_database().reading() as rows:
        found = links.links_of(rows, reached.event_id)
    return render_template(
        "events/links/links.html",
        reached=reached,
        links=found,
        roles=_LABELS,
        own=next((link.id for link in found if reached.holds(link)), None),
        to_confirm=to_confirm,
        fresh=_fresh(),
        why_no_mail=why_no_mail(reached.event),
    )


def _fresh() -> dict[str, str] | None:
    """Return the link that was just made, with its QR code."""
    fresh: dict[str, str] | None = session.pop(_FRESH, None)
    return fresh and {**fresh, "drawing": qr_drawing(outside(fresh["path"]))}


@open_to(Access.LINK)
def own_qr(way: str, key: str) -> Response:
    """The visitor's own link as a QR code, to open it on another device."""
    reached = reach(way, key)
    if not reached.is_by_link:
        abort(404)
    return qr_code(outside(reached.base))


@open_to(Access.LINK)
def make(way: str, key: str) -> ResponseReturnValue:
    """Make a link for one more person of the desk, in the role that was chosen."""
    reached = reach(way, key, Action.LINKS)
    kind = request.form.get("kind", "")
    if kind not in _LABELS:
        abort(404)
    with current_database().writing() as rows:
        _make(rows, reached, EventRole(kind), request.form.get("label", ""))
    return redirect(f"{reached.base}/links", 303)


@open_to(Access.LINK)
def withdraw(way: str, key: str) -> ResponseReturnValue:
    """End a link; with `replace` a new one of the same kind and label takes its place.

    The visitor's own link is withdrawn only after a question.
    """
    reached = reach(way, key, Action.LINKS)
    link_id = request.form.get("link", 0, whole_number)
    is_replaced = bool(request.form.get("replace"))
    is_agreed = is_replaced or request.form.get("sure") == "yes"
    try:
        with current_database().writing() as rows:
            link = links.link_of(rows, reached.event_id, link_id)
            if link is None:
                abort(404)
            is_own = reached.holds(link)
            if is_replaced:
                _make(rows, reached, EventRole(link.kind), link.label)
            if is_agreed or not is_own:
                links.withdraw_link(rows, link, reached.actor)
            else:
                links.refuse_last_way_in(rows, reached.event, link)
    except EventError as problem:
        flash(str(problem), "illegal")
        return redirect(f"{reached.base}/links", 303)
    if is_own and not is_agreed:
        return _page(reached, to_confirm=link)
    if not is_own:
        flash("The link was withdrawn. Anyone who has it can no longer open the event.", "legal")
        return redirect(f"{reached.base}/links", 303)
    fresh = session.pop(_FRESH, None) if is_replaced else None
    if fresh is None:
        flash("Your link was withdrawn. You can no longer open this event with it.", "legal")
        return redirect("/events", 303)
    flash("Your link was replaced. The address of this page is your new link: save it.", "legal")
    return redirect(fresh["path"], 303)


@open_to(Access.LINK)
def player_link(way: str, key: str, entry: str) -> str:
    """Make a new link for a player who lost it and show it once; the older ones end."""
    reached = reach(way, key, Action.PLAYER_LINK)
    with current_database().writing() as rows:
        player = entry_there(rows, reached, entry)
        made = links.replace_player_link(rows, player, reached.actor)
    path = f"/events/{EventRole.PLAYER}/{made}"
    return render_template(
        "events/links/player_link.html",
        reached=reached,
        player=player,
        path=path,
        drawing=qr_drawing(outside(path)),
    )


def _make(rows: Session, reached: ReachedEvent, kind: EventRole, label: str) -> None:
    plain = plain_line(label, players.LONGEST_NAME) or _LABELS[kind]
    taken = {link.label for link in links.links_of(rows, reached.event_id) if link.kind == kind}
    named = plain if plain not in taken or label else f"{plain} {len(taken) + 1}"
    made = links.add_link(rows, reached.event_id, kind, named, reached.actor)
    _show_once(kind, named, made)


def _show_once(kind: EventRole, label: str, key: str) -> None:
    session[_FRESH] = {"kind": str(kind), "label": label, "path": f"/events/{kind}/{key}"}
