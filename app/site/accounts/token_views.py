"""The page of an account's tokens: make one, which is shown once, and revoke others."""

from __future__ import annotations

from flask import abort, flash, redirect, url_for
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm

from app.site.accounts import tokens
from app.site.accounts.current import is_confirmed, me
from app.site.accounts.forms import TokenForm
from app.site.accounts.tokens import TooManyTokensError
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database


@open_to(Access.SIGNED_IN)
def overview() -> ResponseReturnValue:
    """Show the tokens, or make one."""
    form = TokenForm()
    if not form.validate_on_submit() or not is_confirmed(form):
        return _page(form)
    try:
        with current_database().writing() as session:
            made = tokens.add(session, me().id, str(form.label.data), form.chosen)
    except TooManyTokensError:
        form.form_errors.append(
            f"You have {tokens.MOST} tokens, which is the most. Revoke one that you no longer use."
        )
        return _page(form)
    return _page(TokenForm(formdata=None), made)


def _page(form: FlaskForm, made: str = "") -> ResponseReturnValue:
    with current_database().reading() as session:
        there = tokens.list_tokens(session, me().id)
    return page("accounts/tokens.html", form, tokens=there, made=made)


@open_to(Access.SIGNED_IN)
def revoke(number: int) -> ResponseReturnValue:
    """Revoke a token; programs that use it are refused from now on."""
    with current_database().writing() as session:
        if not tokens.revoke(session, me().id, number):
            abort(404)
    flash("That token is revoked.", "legal")
    return redirect(url_for("accounts.tokens"), 303)
