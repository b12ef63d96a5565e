"""A player says that messages were read."""

from __future__ import annotations

from flask import redirect
from flask.typing import ResponseReturnValue

from app.site.events.access import reach
from app.site.events.messages import store as messages
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database


@open_to(Access.LINK)
def read(way: str, key: str) -> ResponseReturnValue:
    """Note that the player of this link has read all messages."""
    reached = reach(way, key, Action.SEE_OWN)
    player = reached.player
    with current_database().writing() as session:
        messages.mark_read(session, player)
    return redirect(reached.base, 303)
