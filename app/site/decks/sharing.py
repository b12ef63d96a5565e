"""Pages for sharing, copying and deleting a deck."""

from __future__ import annotations

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.site.decks import store
from app.site.decks.access import EDIT_LINKS, ReachedDeck, Way, reach
from app.site.decks.library.views import opened
from app.site.decks.public.moderation import decisions as decisions_on
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import Visibility


@open_to(Access.LINK)
def sharing(way: str, key: str) -> str:
    """Show the links of a deck, and who may view it."""
    return _page(reach(way, key, to_edit=True))


def _page(reached: ReachedDeck, fresh: str = "") -> str:
    """Return the page; `fresh` is a new edit link, which is shown once."""
    with current_database().reading() as session:
        decisions = decisions_on(session, reached.deck.id) if reached.deck.hidden_at else ()
    return render_template(
        "decks/sharing/sharing.html", reached=reached, fresh=fresh, decisions=decisions
    )


@open_to(Access.LINK)
def share(way: str, key: str) -> ResponseReturnValue:
    """Change who may view the deck."""
    reached = reach(way, key, to_edit=True)
    wanted = request.form.get("visibility", "")
    if wanted not in set(Visibility):
        abort(400)
    involves_public = wanted == Visibility.PUBLISHED or reached.deck.is_listed
    if involves_public and not reached.may_publish:
        abort(404)
    with current_database().writing() as session:
        store.set_visibility(session, reached.deck.id, Visibility(wanted))
    is_public = wanted == Visibility.PUBLISHED
    flash("The deck is public now." if is_public else "Saved.", "legal")
    return redirect(f"{reached.base}/share", 303)


@open_to(Access.LINK)
def new_links(way: str, key: str) -> ResponseReturnValue:
    """Create new edit and read links; the old ones stop working."""
    reached = reach(way, key, to_dispose=True)
    with current_database().writing() as session:
        fresh = store.renew_keys(session, reached.deck.id)
    flash("The old links no longer work.", "legal")
    if reached.way is Way.OWN:
        return _page(reach(way, key), fresh)
    EDIT_LINKS.forget(key)
    EDIT_LINKS.remember(Way.EDIT, fresh)
    return redirect(f"/decks/edit/{fresh}/share", 303)


@open_to(Access.LINK)
def delete(way: str, key: str) -> ResponseReturnValue:
    """Delete the deck permanently if the box is ticked."""
    reached = reach(way, key, to_dispose=True)
    if request.form.get("sure") != "yes":
        flash("Tick the box to delete the deck. Nothing was deleted.", "illegal")
        return redirect(f"{reached.base}/share", 303)
    with current_database().writing() as session:
        store.remove(session, reached.deck.id)
    EDIT_LINKS.forget(key)
    flash(f"{reached.deck.state.name} was deleted.")
    return redirect("/decks", 303)


@open_to(Access.LINK)
@limited(Cost.NEW_DECK)
def copy(way: str, key: str) -> ResponseReturnValue:
    """Create a deck of the visitor's own from this one, with credit."""
    reached = reach(way, key)
    name = reached.deck.state.name
    return opened(
        reached.deck.state,
        reason=f"Copy of {name}",
        credit=f"Copied from {name}, version {reached.deck.version}",
        copied_from=reached.deck.id,
    )
