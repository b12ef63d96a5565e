"""Cards of public decks for other sites' pages: one to put into a frame, and oEmbed to find it."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import urlsplit

from flask import Blueprint, Response, abort, jsonify, render_template, request, url_for

from app.site.decks.access import ReachedDeck, Way, reach
from app.site.decks.profiles import profile_of
from app.site.platform.http.addresses import outside
from app.site.platform.http.problems import ProblemError
from app.site.platform.http.security import in_frames
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue

WIDTH: Final = 420
HEIGHT: Final = 260
"""Pixels of a card, unless less is asked for."""

_VIEW: Final = "/decks/view/"


@in_frames
@open_to(Access.ANYONE)
@limited(Cost.DECK)
def deck_card(public_id: str) -> str:
    """A public deck as a card that any site may show in a frame. It sets no cookie."""
    reached = reach(Way.PUBLISHED, public_id)
    state = reached.deck.state
    return render_template(
        "decks/public/deck_card.html",
        state=state,
        address=outside(f"{_VIEW}{public_id}"),
        format=current_catalogue().formats.get(state.format),
        profile=profile_of(state, current_catalogue()),
    )


@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def oembed() -> Response:
    """Tell how to embed the public deck whose page is at `url` (oEmbed 1.0, as JSON)."""
    if request.args.get("format", "json") != "json":
        raise ProblemError(501, "Only format=json is answered.")
    reached = _deck_at(request.args.get("url", ""))
    width, height = _most("maxwidth", WIDTH), _most("maxheight", HEIGHT)
    state = reached.deck.state
    shown = outside(url_for("embedding.deck_card", public_id=reached.key))
    html = (
        f'<iframe src="{escape(shown)}" title="{escape(state.name)}" width="{width}" '
        f'height="{height}" loading="lazy" sandbox="allow-popups"></iframe>'
    )
    return jsonify(
        {
            "version": "1.0",
            "type": "rich",
            "provider_name": "Threshold",
            "provider_url": outside("/"),
            "title": state.name,
            "author_name": state.decklist.author,
            "html": html,
            "width": width,
            "height": height,
        }
    )


def _deck_at(url: str) -> ReachedDeck:
    """Return the public deck whose page is at an address of this site. Aborts with 404."""
    own = urlsplit(outside(_VIEW))
    try:
        asked = urlsplit(url)
    except ValueError:  # such as an open square bracket, which begins an IPv6 address
        abort(404)
    public_id = asked.path.removeprefix(own.path)
    if asked.netloc != own.netloc or public_id == asked.path:
        abort(404)
    return reach(Way.PUBLISHED, public_id)


def _most(name: str, usual: int) -> int:
    """Return the usual number of pixels, or what is asked for at most. Raises ProblemError."""
    asked = request.args.get(name, type=whole_number)
    if (asked is None and name in request.args) or (asked is not None and asked < 1):
        raise ProblemError(400, f"{name} is a number of pixels, at least 1.")
    return usual if asked is None else min(usual, asked)


bp = Blueprint("embedding", __name__)
bp.add_url_rule(f"{_VIEW}<public_id>/card", "deck_card", deck_card)
bp.add_url_rule("/api/oembed", "oembed", oembed)
