"""The form of a new webhook."""

from __future__ import annotations

from flask_wtf import FlaskForm
from wtforms import PasswordField, SelectField, StringField
from wtforms.validators import InputRequired, Length

from app.site.accounts.passwords import LONGEST as LONGEST_PASSWORD
from app.site.webhooks.addresses import LONGEST


class WebhookForm(FlaskForm):
    """A new webhook: what it is told of, and where it is."""

    subject = SelectField("Tell it of changes of", validate_choice=True)
    address = StringField(
        "Address",
        [InputRequired("Enter the address of your program."), Length(max=LONGEST)],
        description="Begins with https:// and is on the internet.",
        render_kw={"type": "url", "autocomplete": "off", "maxlength": LONGEST},
    )
    password = PasswordField(
        "Your password",
        [InputRequired("Enter your password."), Length(max=LONGEST_PASSWORD)],
        render_kw={"autocomplete": "current-password"},
    )
