"""Webhooks for programs: made, listed, turned on again, deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from flask import Response, current_app
from sqlmodel import Session

from app.site.accounts.current import me
from app.site.accounts.tokens import Scope
from app.site.api import webhook_models as models
from app.site.api.operations import Topic, as_json, operation
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.webhooks import store
from app.site.webhooks.addresses import AddressError
from app.site.webhooks.making import UnknownSubjectError, make
from app.site.webhooks.sending import webhooks_of
from app.tables import Webhook


@operation("webhooks", Topic.ACCOUNT, models.Webhooks, refusals=(), scope=Scope.WRITE_WEBHOOKS)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def webhooks() -> Response:
    """The webhooks of your account."""
    with current_database().reading() as session:
        found = [_shown(session, it) for it in store.of_user(session, me().id)]
    return as_json({"items": found})


@operation(
    "make_webhook",
    Topic.ACCOUNT,
    models.MadeWebhook,
    refusals=(404, 409, 413, 415),
    scope=Scope.WRITE_WEBHOOKS,
)
@open_to(Access.SIGNED_IN)
@limited(Cost.CHECK)
def make_webhook(json: models.NewWebhook) -> Response:
    """Make a webhook: it is told of each change from now on, signed with the answered secret.

    An account has ten at most; beyond that the answer is 409.
    """
    try:
        with current_database().writing() as session:
            made = make(current_app, session, me().id, json.about, json.id, json.address)
            shown = _shown(session, made.webhook)
    except AddressError as problem:
        raise ProblemError(422, f"address: {problem}") from None
    except UnknownSubjectError:
        raise ProblemError(404, f"Your account has no {json.about} with this id.") from None
    except store.TooManyWebhooksError:
        raise ProblemError(
            409, f"You have {store.MOST} webhooks, which is the most. Delete one."
        ) from None
    return as_json({**shown, "secret": made.secret})


@operation(
    "turn_on_webhook",
    Topic.ACCOUNT,
    models.Webhook,
    scope=Scope.WRITE_WEBHOOKS,
    takes_body=False,
)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def turn_on(webhook: str) -> Response:
    """Turn a webhook on, which is then told of what it has missed; one that is on tries at once."""
    with current_database().writing() as session:
        found = store.find(session, me().id, webhook) or _no_webhook()
        store.turn_on(found)
        session.add(found)
        shown = _shown(session, found)
    webhooks_of(current_app).wake()
    return as_json(shown)


@operation("delete_webhook", Topic.ACCOUNT, models.Webhook, scope=Scope.WRITE_WEBHOOKS)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def delete_webhook(webhook: str) -> Response:
    """Delete a webhook, and answer what it was."""
    with current_database().writing() as session:
        found = store.find(session, me().id, webhook) or _no_webhook()
        shown = _shown(session, found)
        session.delete(found)
    return as_json(shown)


def _no_webhook() -> NoReturn:
    raise ProblemError(404, "Your account has no such webhook.")


def _shown(session: Session, webhook: Webhook) -> Mapping[str, object]:
    subject = store.subject_of(session, webhook)
    return {
        "key": webhook.uid,
        "about": subject and subject.kind,
        "id": subject and subject.public_id,
        "address": webhook.address,
        "seen": webhook.seen,
        "failing_since": webhook.failing_since and webhook.failing_since.isoformat(),
        "off_at": webhook.off_at and webhook.off_at.isoformat(),
        "off_because": webhook.off_because,
    }
