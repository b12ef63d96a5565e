"""The forms of accounts."""

from __future__ import annotations

from flask_wtf import FlaskForm
from wtforms import BooleanField, EmailField, PasswordField, SelectMultipleField, StringField
from wtforms.fields.choices import SelectChoice
from wtforms.validators import DataRequired, InputRequired, Length
from wtforms.widgets import CheckboxInput, ListWidget

from app.site.accounts.mail_addresses import LONGEST_ADDRESS
from app.site.accounts.names import LONGEST_NAME
from app.site.accounts.passwords import LONGEST, SHORTEST
from app.site.accounts.tokens import Scope

_NEW = {"autocomplete": "new-password", "minlength": SHORTEST, "maxlength": LONGEST}
_OLD = {"autocomplete": "current-password"}
_NAME = {"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}
_NO_NAME = Length(
    max=2 * LONGEST_NAME, message=f"A name can have at most {LONGEST_NAME} characters."
)
_NO_PASSWORD = Length(max=LONGEST, message=f"A password can have at most {LONGEST} characters.")
_PASSWORD_AGAIN = [InputRequired("Enter your password."), _NO_PASSWORD]
_PASSWORD_NOTE = f"At least {SHORTEST} characters; a few words are easy to remember."

_END_TOKENS = "Revoke all tokens for programs, too"
_TOKENS_NOTE = "Somebody who knew the old password may have made some."


class SignInForm(FlaskForm):
    """Name and password."""

    name = StringField("Name", [InputRequired("Enter your name."), _NO_NAME], render_kw=_NAME)
    password = PasswordField(
        "Password", [InputRequired("Enter your password."), _NO_PASSWORD], render_kw=_OLD
    )


class SignUpForm(FlaskForm):
    """A new account. Everything else can be entered later."""

    name = StringField(
        "Name",
        [InputRequired("Choose a name."), _NO_NAME],
        description="Case and accents are ignored.",
        render_kw={**_NAME, "maxlength": LONGEST_NAME},
    )
    password = PasswordField(
        "Password",
        [InputRequired("Choose a password."), _NO_PASSWORD],
        description=_PASSWORD_NOTE,
        render_kw=_NEW,
    )
    keep = BooleanField("Move what you made without an account into it", default=True)


class PasswordForm(FlaskForm):
    """A changed password."""

    old = PasswordField(
        "Current password",
        [InputRequired("Enter your current password."), _NO_PASSWORD],
        render_kw=_OLD,
    )
    password = PasswordField(
        "New password",
        [InputRequired("Choose a new password."), _NO_PASSWORD],
        description=f"{_PASSWORD_NOTE} You stay signed in here and are signed out elsewhere.",
        render_kw=_NEW,
    )

    end_tokens = BooleanField(_END_TOKENS, default=True, description=_TOKENS_NOTE)


class NewPasswordForm(FlaskForm):
    """A password set with a link from an email."""

    password = PasswordField(
        "New password",
        [InputRequired("Choose a new password."), _NO_PASSWORD],
        description=_PASSWORD_NOTE,
        render_kw=_NEW,
    )
    end_tokens = BooleanField(_END_TOKENS, default=True, description=_TOKENS_NOTE)


class MailForm(FlaskForm):
    """The email address for a forgotten password."""

    mail = EmailField(
        "Email address",
        [Length(max=LONGEST_ADDRESS, message="Enter one email address like name@example.org.")],
        description="Only for a forgotten password. We send a link that confirms the address. "
        "Leave it empty to remove it.",
        render_kw={"autocomplete": "email"},
    )
    password = PasswordField("Your password", _PASSWORD_AGAIN, render_kw=_OLD)


class ForgottenForm(FlaskForm):
    """The name of the account whose password is forgotten."""

    name = StringField("Name", [InputRequired("Enter your name."), _NO_NAME], render_kw=_NAME)


class DeleteForm(FlaskForm):
    """The password again, before everything is deleted."""

    password = PasswordField("Password", _PASSWORD_AGAIN, render_kw=_OLD)


class EmptyForm(FlaskForm):
    """A form with only the CSRF token, for a button."""


class TokenForm(FlaskForm):
    """A new token: what its owner calls it, and what it allows."""

    label = StringField(
        "What it is for",
        [
            DataRequired("Say what the token is for, such as “league bot”."),
            Length(max=60, message="This can have at most 60 characters."),
        ],
        description="A name by which you recognize it later.",
        render_kw={"maxlength": 60, "autocomplete": "off"},
    )
    scopes = SelectMultipleField(
        "What it allows",
        [InputRequired("Choose at least one thing that the token allows.")],
        choices=[SelectChoice(scope.value, scope.words) for scope in Scope],
        widget=ListWidget(prefix_label=False),
        option_widget=CheckboxInput(),
        validate_choice=True,
    )
    password = PasswordField("Your password", _PASSWORD_AGAIN, render_kw=_OLD)

    @property
    def chosen(self) -> list[Scope]:
        """The scopes that are ticked."""
        return [Scope(word) for word in self.scopes.data or ()]
