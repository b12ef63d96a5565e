"""Forgotten passwords: a link by email if email is configured, otherwise instructions."""

from __future__ import annotations

from flask import abort, current_app, flash, redirect, render_template, url_for
from flask.typing import ResponseReturnValue

from app.site.accounts import AccountError, resets, store
from app.site.accounts.current import enter
from app.site.accounts.forms import ForgottenForm, NewPasswordForm
from app.site.accounts.views import ended
from app.site.platform.http.addresses import outside
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.platform.workers.mail import mail_server
from app.site.platform.workers.outbox import current_outbox

SENT = (
    "If there is an account with that name and a confirmed email address, we have sent a link to "
    "the address. It works once, within one hour."
)
_TEXT = """\
Somebody, probably you, requested a new password for the account {name}.

This link sets one. It works once, for one hour:
{link}

If it was not you, do nothing: the password stays as it is.
"""


@open_to(Access.ANYONE)
@limited(Cost.MAIL)
def forgotten() -> ResponseReturnValue:
    """Ask for the name; the answer is the same whether the account exists or not."""
    form = ForgottenForm()
    has_mail = mail_server(current_app) is not None
    if has_mail and form.validate_on_submit():
        _send(str(form.name.data))
        flash(SENT)
        return redirect(url_for("accounts.sign_in"), 303)
    return page("accounts/forgotten.html", form, has_mail=has_mail)


@open_to(Access.LINK)
@limited(Cost.SIGN_IN)
def reset(key: str) -> ResponseReturnValue:
    """Set a new password with a link."""
    with current_database().reading() as session:
        user = resets.user_of_reset(session, key)
    if user is None:
        return render_template("accounts/link_gone.html"), 404
    form = NewPasswordForm()
    if form.validate_on_submit():
        try:
            keeps_tokens = not form.end_tokens.data
            user_id = resets.use_reset(
                current_database(), key, str(form.password.data), keeps_tokens=keeps_tokens
            )
        except AccountError as error:
            form.password.errors = [*form.password.errors, str(error)]
        else:
            if user_id is None:
                abort(404)
            enter(user_id)
            flash(f"Your new password is set. {ended(keeps_tokens)}", "legal")
            return redirect(url_for("accounts.overview"), 303)
    return page("accounts/reset.html", form, name=user.name)


def _send(name: str) -> None:
    """Mail a link, unless one was mailed minutes ago; so nobody is flooded and nobody blocked."""
    with current_database().writing() as session:
        user = store.find_user(session, name)
        if user is None or not user.mail or user.hidden_at is not None:
            return
        key = resets.make_reset(session, user)
        if key is None:
            return
        link = outside(url_for("accounts.reset", key=key))
        text = _TEXT.format(name=user.name, link=link)
        current_outbox().post(
            session, user.mail, "A new password", text, resets.VALID, user_id=user.id
        )
