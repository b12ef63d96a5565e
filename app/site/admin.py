"""Pages for administrators: settings, accounts, and the health of the site."""

from __future__ import annotations

from functools import cache
from typing import Any

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    flash,
    redirect,
    render_template,
    request,
    url_for,
)
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm
from sqlalchemy.exc import NoResultFound
from wtforms import BooleanField, PasswordField, SelectField, StringField
from wtforms.validators import Length

from app import release
from app.compiled import engine_in_use
from app.site import stored_settings
from app.site.accounts import store as accounts
from app.site.accounts.current import me
from app.site.decks.public import moderation
from app.site.platform.http.rendering import page
from app.site.platform.monitoring.metrics import CONTENT_TYPE, current_metrics, may_read_metrics
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import LOST, current_counts
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.platform.workers import deliveries
from app.site.platform.workers.mail import mail_server
from app.site.presentation.formatting import plural
from app.site.stored_settings import CHOICES, Choice
from app.tables import DeliveryState, Moderation, Role
from app.tables.health import UNAVAILABLE, cannot_store, free_bytes, try_writing

_LONGEST = 500
_MOST_MAILS = 200


@cache
def settings_form() -> type[FlaskForm]:
    """One field per setting."""
    return type("SettingsForm", (FlaskForm,), {choice.key: _field(choice) for choice in CHOICES})


def _field(choice: Choice) -> Any:
    if choice.kind == "switch":
        return BooleanField(choice.label, description=choice.note)
    if choice.kind == "words":
        return SelectField(choice.label, choices=list(choice.words), validate_choice=False)
    kind = PasswordField if choice.kind == "password" else StringField
    off = {"autocomplete": "off", "spellcheck": "false"}
    return kind(choice.label, [Length(max=_LONGEST)], description=choice.note, render_kw=off)


@open_to(Access.ANYONE)
def health() -> ResponseReturnValue:
    """Return whether the site responds and can store: 200 with what is served, or 503.

    Where Redis is lost the site goes on, and the status says so.
    """
    database = current_database()
    try:
        version = current_catalogue().version
        try_writing(database)
    except UNAVAILABLE as problem:
        is_read_only = cannot_store(problem)
        words = "the database cannot be written" if is_read_only else "the database does not answer"
        return {"status": words}, 503
    free = free_bytes(database)
    if free is not None and free < int(current_app.config["LEAST_FREE_BYTES"]):
        return {"status": "the disk is nearly full"}, 503
    counts = current_counts()
    status = "ok" if counts is None or counts.look() else LOST
    return {
        "status": status,
        "version": release.version(),
        "build": release.build(),
        "catalogue": version,
        "engine": engine_in_use(),
    }


@open_to(Access.TOKEN)
def metrics() -> Response:
    """Return the metrics in the format of Prometheus."""
    if not may_read_metrics():
        abort(404)
    return Response(current_metrics(), content_type=CONTENT_TYPE)


@open_to(Access.ADMINISTRATOR)
def settings() -> ResponseReturnValue:
    """Show and change the settings of the site."""
    form = settings_form()()
    fixed = current_app.extensions[stored_settings.FIXED]
    if request.method == "GET":
        for choice in stored_settings.CHOICES:
            value = current_app.config[choice.key]
            form[choice.key].data = None if choice.kind == "password" else value
    elif form.validate():
        entered = {choice.key: form[choice.key].data for choice in stored_settings.CHOICES}
        try:
            stored_settings.store(current_app, current_database(), entered)
        except stored_settings.SettingError as error:
            form[error.key].errors = [*form[error.key].errors, str(error)]
        else:
            flash("The settings were saved.", "legal")
            return redirect(url_for("admin.settings"), 303)
    return page("admin/settings.html", form, choices=stored_settings.CHOICES, fixed=fixed)


@open_to(Access.ADMINISTRATOR)
def people() -> ResponseReturnValue:
    """Show all accounts with their roles."""
    with current_database().reading() as session:
        users = accounts.list_users(session)
    return render_template("admin/people.html", users=users, roles=list(Role))


@open_to(Access.ADMINISTRATOR)
def person(user_id: int) -> ResponseReturnValue:
    """Change an account's role, hide it or show it again."""
    if user_id == me().id:
        flash(
            ("You can't change your own role or hide your own account. Ask another administrator."),
            "warning",
        )
        return redirect(url_for("admin.people"), 303)
    act = request.form.get("act", "")
    role = request.form.get("role", "")
    try:
        if act in ("hide", "show"):
            user = accounts.set_hidden(current_database(), user_id, act == "hide")
            flash(f"{user.name} is {'hidden and signed out' if act == 'hide' else 'back'}.")
        elif role in set(Role):
            user = accounts.set_role(current_database(), user_id, Role(role))
            flash(f"{user.name} is now {user.role}.", "legal")
        else:
            abort(400)
    except NoResultFound:
        abort(404)
    return redirect(url_for("admin.people"), 303)


@open_to(Access.ADMINISTRATOR)
def deck() -> ResponseReturnValue:
    """Hide one deck from everybody but its owner, or show it again."""
    link = request.form.get("link", "").strip().rstrip("/").rpartition("/")[2]
    reason = " ".join(request.form.get("reason", "").split())[: moderation.LONGEST_REASON]
    is_hidden = request.form.get("act") == "hide"
    decision = Moderation.HIDE if is_hidden else Moderation.SHOW
    with current_database().writing() as session:
        deck = moderation.deck_at(session, link)
        if deck is not None and reason:
            moderation.decide(session, deck.id, decision, reason, me())
    if deck is None:
        flash("There is no deck at that address; nothing was changed.", "warning")
    elif not reason:
        flash("Say why, in a few words; nothing was changed.", "warning")
    else:
        flash(f"{deck.name} is {'hidden' if is_hidden else 'shown again'}.", "legal")
    return redirect(url_for("admin.people"), 303)


@open_to(Access.ADMINISTRATOR)
def outgoing_mail() -> ResponseReturnValue:
    """Show the mail that waits and that was given up, and forget the latter."""
    if request.method == "POST":
        with current_database().writing() as session:
            gone = deliveries.forget_given_up(session)
        flash(f"{plural(gone, 'email')} given up {'is' if gone == 1 else 'are'} no longer listed.")
        return redirect(url_for("admin.outgoing_mail"), 303)
    with current_database().reading() as session:
        mails = deliveries.all_there(session, _MOST_MAILS)
        counted = deliveries.count(session)
    return render_template(
        "admin/mail.html",
        mails=mails,
        counted=counted,
        most=_MOST_MAILS,
        states=DeliveryState,
        has_mail=mail_server(current_app) is not None,
    )


bp = Blueprint("admin", __name__)
bp.add_url_rule("/health", "health", health)
bp.add_url_rule("/metrics", "metrics", metrics)
bp.add_url_rule("/site/settings", "settings", settings, methods=["GET", "POST"])
bp.add_url_rule("/site/people", "people", people)
bp.add_url_rule("/site/people/<int:user_id>", "person", person, methods=["POST"])
bp.add_url_rule("/site/decks", "deck", deck, methods=["POST"])
bp.add_url_rule("/site/mail", "outgoing_mail", outgoing_mail, methods=["GET", "POST"])
