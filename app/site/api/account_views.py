"""The account of a token: who it is, its decks, and the events that it organizes."""

from __future__ import annotations

from flask import Response, abort

from app.site.accounts.current import me
from app.site.accounts.tokens import Scope, token_use
from app.site.api import account_models as models
from app.site.api.cursors import part
from app.site.api.event_models import Events
from app.site.api.event_views import event_as_json
from app.site.api.models import Slice
from app.site.api.operations import Topic, as_json, operation
from app.site.decks import summaries
from app.site.events import store as events
from app.site.events.access import EventWay
from app.site.events.states import is_due
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database


@operation("account", Topic.ACCOUNT, models.Account, refusals=())
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def account() -> Response:
    """The account that the token acts for, and what the token allows."""
    use = token_use() or abort(401)
    return as_json(
        {
            "name": me().name,
            "role": me().role.value,
            "token": use.label,
            "scopes": sorted(use.scopes),
        }
    )


@operation("own_decks", Topic.ACCOUNT, models.OwnDecks, refusals=(), scope=Scope.READ_DECKS)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def own_decks(query: Slice) -> Response:
    """The decks of your account, the most recently changed first."""
    with current_database().reading() as session:
        decks = summaries.of_owner(session, me().id)
    marks = (f"{deck.public_id} {deck.updated_at}" for deck in decks)
    found = part(decks, query, *marks)
    return as_json(
        {
            "items": [
                {
                    "id": deck.public_id,
                    "game": deck.game,
                    "name": deck.name,
                    "format": deck.format,
                    "edition": deck.edition,
                    "cards": deck.size,
                    "version": deck.version,
                    "visibility": deck.visibility.value,
                    "tags": list(deck.tags),
                    "updated_at": deck.updated_at.isoformat(),
                }
                for deck in found.items
            ],
            "next_cursor": found.next_cursor,
        }
    )


@operation("own_events", Topic.ACCOUNT, Events, refusals=(), scope=Scope.READ_EVENTS)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def own_events(query: Slice) -> Response:
    """The events that you organize, the latest first."""
    with current_database().reading() as session:
        there = [it for it in events.of_owner(session, me().id) if not is_due(it)]
        found = part(there, query, *(it.public_id for it in there))
        items = [event_as_json(session, it, EventWay.OWN, it.public_id) for it in found.items]
    return as_json({"items": items, "next_cursor": found.next_cursor})
