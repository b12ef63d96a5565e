"""The page of an account's webhooks: make one, see its last deliveries, turn it on again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import Blueprint, abort, current_app, flash, redirect, request, url_for
from flask.typing import ResponseReturnValue

from app.site.accounts.current import is_confirmed, me
from app.site.decks import summaries
from app.site.events import store as events
from app.site.events.states import is_due
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import title_of_deck
from app.site.webhooks import store
from app.site.webhooks.addresses import AddressError
from app.site.webhooks.forms import WebhookForm
from app.site.webhooks.making import Made, UnknownSubjectError, make
from app.site.webhooks.sending import webhooks_of
from app.site.webhooks.store import About, Subject, TooManyWebhooksError
from app.tables import Webhook, WebhookAttempt

_MOST_LISTED = 500


@dataclass(frozen=True, slots=True)
class Row:
    """A webhook as the page shows it; without a subject it is no longer the account's."""

    webhook: Webhook
    subject: Subject | None
    attempts: Sequence[WebhookAttempt]


@open_to(Access.SIGNED_IN)
@limited(Cost.CHECK)
def overview() -> ResponseReturnValue:
    """Show the webhooks, or make one."""
    form = _form()
    if not form.validate_on_submit() or not is_confirmed(form):
        return _page(form)
    about, _, public_id = str(form.subject.data).partition(" ")
    try:
        with current_database().writing() as session:
            address = str(form.address.data).strip()
            made = make(current_app, session, me().id, About(about), public_id, address)
    except AddressError as problem:
        form.address.errors = [*form.address.errors, str(problem)]
    except UnknownSubjectError:
        form.subject.errors = [*form.subject.errors, "This is not yours any more."]
    except TooManyWebhooksError:
        form.form_errors.append(f"You have {store.MOST} webhooks, which is the most. Delete one.")
    else:
        return _page(_form(is_new=True), made)
    return _page(form)


def _form(*, is_new: bool = False) -> WebhookForm:
    form = WebhookForm(formdata=None) if is_new else WebhookForm()
    with current_database().reading() as session:
        decks = summaries.of_owner(session, me().id)[:_MOST_LISTED]
        there = [it for it in events.of_owner(session, me().id) if not is_due(it)][:_MOST_LISTED]
    form.subject.choices = [
        *((f"{About.EVENT} {it.public_id}", f"Event: {it.name}") for it in there),
        *((f"{About.DECK} {it.public_id}", f"Deck: {title_of_deck(it.name)}") for it in decks),
    ]
    return form


def _page(form: WebhookForm, made: Made | None = None) -> ResponseReturnValue:
    with current_database().reading() as session:
        rows = [
            Row(it, store.subject_of(session, it), store.attempts_of(session, it))
            for it in store.of_user(session, me().id)
        ]
    return page("webhooks/webhooks.html", form, rows=rows, made=made)


@open_to(Access.SIGNED_IN)
def change(uid: str) -> ResponseReturnValue:
    """Turn a webhook on or off, or delete it."""
    with current_database().writing() as session:
        webhook = store.find(session, me().id, uid)
        if webhook is None:
            abort(404)
        session.add(webhook)
        match request.form.get("do", ""):
            case "on":
                store.turn_on(webhook)
                said = "The webhook is on. It is told of what it has missed."
            case "off":
                store.turn_off(webhook, "You turned it off.")
                said = "The webhook is off."
            case "delete":
                session.delete(webhook)
                said = "The webhook was deleted."
            case _:
                abort(400)
    webhooks_of(current_app).wake()
    flash(said, "legal")
    return redirect(url_for("webhooks.overview"), 303)


bp = Blueprint("webhooks", __name__, url_prefix="/account/webhooks")
bp.add_url_rule("", "overview", overview, methods=["GET", "POST"])
bp.add_url_rule("/<uid>", "change", change, methods=["POST"])
