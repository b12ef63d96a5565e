"""Emails to players that could not be sent: sent again, or given up."""

from __future__ import annotations

from flask import flash, redirect, request
from flask.typing import ResponseReturnValue

from app.site.events import messages
from app.site.events.access import reach
from app.site.events.bulk import link_views, message_views
from app.site.events.mail import why_no_mail, why_too_many
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.events.store import id_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural


@open_to(Access.LINK)
@limited(Cost.CHECK)
def retry(way: str, key: str) -> ResponseReturnValue:
    """Send all failed emails again, those with links with new links; or forget them."""
    reached = reach(way, key, Action.LINKS)
    with current_database().writing() as session:
        if request.form.get("do") != "again":
            messages.take_failed(session, reached.event_id)
            messages.stop_late_mails(session, reached.event_id)
            flash("These emails will not be sent.", "legal")
            return redirect(reached.base, 303)
        failed = messages.failed_mails(session, reached.event_id)
        sent_today = messages.letters_today(session, reached.event_id)
        if why := why_no_mail(reached.event) or why_too_many(sent_today, len(failed)):
            flash(why, "illegal")
            return redirect(reached.base, 303)
        failed = messages.take_failed(session, reached.event_id)
        entries = {id_of(one): one for one in players.entries_of(session, reached.event_id)}
        again = [one for one in failed if entries[one.entry_id].mail]
        letters = messages.mail_again(session, again)
        without = [entries[one.entry_id] for one in again if one.message_id is None]
        made = link_views.mail_again(session, reached, without)
        message_views.post_messages(session, reached, letters, entries)
        link_views.post_links(session, reached, made)
    flash(f"{plural(len(letters) + len(made), 'email')} on the way again.", "legal")
    return redirect(reached.base, 303)
