"""Links of an event: made, withdrawn, replaced. A key is shown once and never again."""

from __future__ import annotations

from flask import abort, flash, redirect, render_template, request, session
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.access import Access, open_to
from app.site.database import current_database
from app.site.events import store
from app.site.events.reach import Reached, Way, entry_there, reach
from app.site.events.states import Action
from app.site.events.words import plain_line
from app.tables import HolderKind

_FRESH = "fresh_link"
_LABELS = {HolderKind.ORGANIZER: "Organizer", HolderKind.JUDGE: "Judge"}


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """All links of organizers and judges, and the one just made."""
    reached = reach(way, key, Action.LINKS)
    with current_database().reading() as rows:
        links = store.links_of(rows, reached.event_id)
    return render_template(
        "events/links.html", reached=reached, links=links, fresh=session.pop(_FRESH, None)
    )


@open_to(Access.LINK)
def make(way: str, key: str) -> ResponseReturnValue:
    """Make a link for one more organizer or judge."""
    reached = reach(way, key, Action.LINKS)
    kind = request.form.get("kind", "")
    if kind not in _LABELS:
        abort(404)
    with current_database().writing() as rows:
        _make(rows, reached, HolderKind(kind), request.form.get("label", ""))
    return redirect(f"{reached.base}/links", 303)


@open_to(Access.LINK)
def withdraw(way: str, key: str) -> ResponseReturnValue:
    """End a link; with `replace` a new one of the same kind and label takes its place."""
    reached = reach(way, key, Action.LINKS)
    link_id = request.form.get("link", 0, int)
    with current_database().writing() as rows:
        link = store.withdraw_link(rows, reached.event_id, link_id, reached.actor)
        if link is None:
            abort(404)
        if request.form.get("replace"):
            _make(rows, reached, HolderKind(link.kind), link.label)
    flash("The link is withdrawn: whoever has it sees nothing any more.", "legal")
    if _is_gone(reached):
        fresh = session.pop(_FRESH, None)
        return redirect(fresh["path"] if fresh else "/events", 303)
    return redirect(f"{reached.base}/links", 303)


@open_to(Access.LINK)
def player_link(way: str, key: str, entry: str) -> ResponseReturnValue:
    """A new link for a player; the older ones end."""
    reached = reach(way, key, Action.LINKS)
    with current_database().writing() as rows:
        player = entry_there(rows, reached, entry)
        made = store.replace_player_link(rows, player, reached.actor)
    _show_once(HolderKind.PLAYER, player.name, made)
    return redirect(f"{reached.base}/links", 303)


def _make(rows: Session, reached: Reached, kind: HolderKind, label: str) -> None:
    plain = plain_line(label, store.LONGEST_NAME) or _LABELS[kind]
    taken = {link.label for link in store.links_of(rows, reached.event_id) if link.kind == kind}
    named = plain if plain not in taken or label else f"{plain} {len(taken) + 1}"
    made = store.add_link(rows, reached.event_id, kind, named, reached.actor)
    _show_once(kind, named, made)


def _show_once(kind: HolderKind, label: str, key: str) -> None:
    session[_FRESH] = {"kind": str(kind), "label": label, "path": f"/events/{kind}/{key}"}


def _is_gone(reached: Reached) -> bool:
    if reached.way is not Way.ORGANIZER:
        return False
    with current_database().reading() as rows:
        return store.find_link(rows, HolderKind.ORGANIZER, reached.key) is None
