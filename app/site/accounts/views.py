"""Pages of accounts: sign in, sign out, sign up, and the account's own page."""

from __future__ import annotations

from collections.abc import Callable

from flask import abort, flash, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm

from app.site.accounts import AccountError, mail_addresses, names, sessions, store
from app.site.accounts.current import (
    current_account,
    enter,
    hooks,
    known_device,
    leave,
    me,
    session_key,
)
from app.site.accounts.forms import EmptyForm, PasswordForm, SignInForm, SignUpForm
from app.site.accounts.guesses import TooManyGuessesError
from app.site.accounts.tokens import list_tokens
from app.site.platform.http.addresses import local_path
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import key_hash


@open_to(Access.ANYONE)
@limited(Cost.SIGN_IN)
def sign_in() -> ResponseReturnValue:
    """Ask for name and password, then return to the page the visitor came from."""
    wanted = local_path(request.values.get("next"), url_for("accounts.overview"))
    if request.method == "GET" and current_account() is not None:
        return redirect(wanted, 303)
    form = SignInForm()
    if form.validate_on_submit():
        name, password = str(form.name.data), str(form.password.data)
        user_id = _attempt(
            form, lambda: store.sign_in(current_database(), name, password, _device(name))
        )
        if user_id is not None:
            enter(user_id)
            return redirect(wanted, 303)
    return page("accounts/sign_in.html", form, next=wanted)


@open_to(Access.ANYONE)
@limited(Cost.SIGN_UP)
def sign_up() -> ResponseReturnValue:
    """Create an account and sign in."""
    wanted = local_path(request.values.get("next"), url_for("accounts.overview"))
    form = SignUpForm()
    if form.validate_on_submit():
        user_id = _attempt(form, lambda: _add(str(form.name.data), str(form.password.data)))
        if user_id is not None:
            enter(user_id)
            if form.keep.data:
                hooks().keep(user_id)
            flash("Your account is ready. New decks are saved in it.", "legal")
            return redirect(wanted, 303)
    return page("accounts/sign_up.html", form, next=wanted, made=hooks().made_without_account())


@open_to(Access.ANYONE)
def sign_out() -> ResponseReturnValue:
    """End this session."""
    leave()
    flash("You are signed out.")
    return redirect("/", 303)


@open_to(Access.SIGNED_IN)
def sign_out_everywhere() -> ResponseReturnValue:
    """End all other sessions, also one with a copy of this device's cookie."""
    user_id = me().id
    with current_database().writing() as rows:
        sessions.end_all(rows, user_id)
    enter(user_id)
    flash("You have been signed out everywhere else.", "legal")
    return redirect(url_for("accounts.overview"), 303)


@open_to(Access.SIGNED_IN)
def end_session(number: int) -> ResponseReturnValue:
    """End one of the account's other sessions."""
    with current_database().writing() as rows:
        if not sessions.end_one(rows, me().id, number):
            abort(404)
    flash("That device has been signed out.", "legal")
    return redirect(url_for("accounts.overview"), 303)


@open_to(Access.SIGNED_IN)
def overview() -> ResponseReturnValue:
    """Show the account and what can be done with it."""
    key = session_key()
    with current_database().reading() as rows:
        return render_template(
            "accounts/overview.html",
            form=EmptyForm(),
            sessions=sessions.list_sessions(rows, me().id),
            this_session=key_hash(key) if key else None,
            awaited_mail=mail_addresses.awaited(rows, me().id),
            tokens=len(list_tokens(rows, me().id)),
        )


@open_to(Access.SIGNED_IN)
def password() -> ResponseReturnValue:
    """Change the password."""
    form = PasswordForm()
    if form.validate_on_submit():
        old, new = str(form.old.data), str(form.password.data)
        keeps_tokens = not form.end_tokens.data
        user_id = _attempt(form, lambda: _change_password(me().id, old, new, keeps_tokens))
        if user_id is not None:
            enter(user_id)
            flash(f"Your password is changed. {ended(keeps_tokens)}", "legal")
            return redirect(url_for("accounts.overview"), 303)
    return page("accounts/password.html", form)


def _attempt(form: FlaskForm, act: Callable[[], int]) -> int | None:
    """Return the id of the account that an action is about.

    On failure put the reason next to its field, or above the form.
    """
    try:
        user_id = act()
    except AccountError as error:
        if error.field is None:
            form.form_errors.append(str(error))
        else:
            form[error.field].errors = [*form[error.field].errors, str(error)]
    except TooManyGuessesError as error:
        form.form_errors.append(
            f"There were too many failed attempts. Wait {error.seconds} seconds, then try again."
        )
    else:
        return user_id
    return None


def _add(name: str, password: str) -> int:
    plain = names.check_name(name)
    names.refuse_reserved(plain)
    user = store.add_user(current_database(), plain, password)
    assert user.id is not None
    return user.id


def ended(keeps_tokens: bool) -> str:
    """Return in words what a new password has ended."""
    too = "" if keeps_tokens else ", and tokens for programs are revoked"
    return f"You have been signed out everywhere else{too}."


def _change_password(user_id: int, old: str, new: str, keeps_tokens: bool) -> int:
    store.change_password(current_database(), user_id, old, new, keeps_tokens=keeps_tokens)
    return user_id


def _device(name: str) -> str | None:
    """Return the mark of this device if it has signed in to the account with that name before."""
    if "device_of" not in session:
        return None
    with current_database().reading() as rows:
        user = store.find_user(rows, name)
    return known_device(user.id if user else None)
