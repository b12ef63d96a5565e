"""Pages for the account's email address: enter, confirm, remove."""

from __future__ import annotations

from flask import abort, current_app, flash, redirect, render_template, url_for
from flask.typing import ResponseReturnValue

from app.site.accounts import AccountError, mail_addresses
from app.site.accounts.current import is_confirmed, me
from app.site.accounts.forms import EmptyForm, MailForm
from app.site.accounts.guesses import TooManyGuessesError, count_attempt
from app.site.platform.http.addresses import outside
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.platform.workers.mail import mail_server
from app.site.platform.workers.outbox import current_outbox

_SUBJECT = "Confirm your email address"
_TEXT = """\
Somebody, probably you, entered this address for the account {name}.

This link confirms that it is yours. It works once, for one day:
{link}

If it was not you, do nothing: the address will not be used.
"""


@open_to(Access.SIGNED_IN)
@limited(Cost.MAIL)
def mail() -> ResponseReturnValue:
    """Enter an email address, which is used once it is confirmed, or remove it."""
    with current_database().reading() as session:
        waiting = mail_addresses.awaited(session, me().id)
    form = MailForm(mail=waiting or me().mail)
    server = mail_server(current_app)
    if form.validate_on_submit() and is_confirmed(form):
        try:
            said = _change(str(form.mail.data or ""))
        except AccountError as error:
            form.mail.errors = [*form.mail.errors, str(error)]
        except TooManyGuessesError as error:
            form.form_errors.append(
                f"We have sent several links already. Wait {error.seconds} seconds, then try again."
            )
        else:
            flash(said, "legal")
            return redirect(url_for("accounts.overview"), 303)
    return page("accounts/mail.html", form, waiting=waiting, has_mail=server is not None)


@open_to(Access.LINK)
def confirm_mail(key: str) -> ResponseReturnValue:
    """Ask the owner of an address to confirm it by a button, and do so."""
    with current_database().reading() as session:
        asked = mail_addresses.asked(session, key)
    if asked is None:
        return render_template("accounts/confirmation_gone.html"), 404
    form = EmptyForm()
    if form.validate_on_submit():
        with current_database().writing() as session:
            address = mail_addresses.confirm(session, key)
        if address is None:
            abort(404)
        flash("Your email address is confirmed.", "legal")
        return redirect(url_for("accounts.overview"), 303)
    return page("accounts/confirm_mail.html", form, address=asked.mail)


def _change(text: str) -> str:
    """Remove the address, or store one and mail a link to it; return what happened in words.

    Raises AccountError and TooManyGuessesError.
    """
    user_id, database = me().id, current_database()
    if not text.strip():
        with database.writing() as session:
            mail_addresses.remove(session, user_id)
        return "Your email address was removed."
    address = mail_addresses.check_address(text)
    if address == me().mail:
        return "This address is confirmed already."
    count_attempt(database, f"mail:{user_id}")
    can_send = mail_server(current_app) is not None
    with database.writing() as session:
        key = mail_addresses.ask_to_confirm(session, user_id, address)
        if can_send:
            link = outside(url_for("accounts.confirm_mail", key=key))
            text = _TEXT.format(name=me().name, link=link)
            current_outbox().post(
                session, address, _SUBJECT, text, mail_addresses.VALID, user_id=user_id
            )
    if not can_send:
        return "Your email address was saved. It is not used until this site can send email."
    return f"We have sent a link to {address}. The address is used once you have opened the link."
