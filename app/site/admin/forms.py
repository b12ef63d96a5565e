"""The settings form, generated from the table of settings."""

from __future__ import annotations

from functools import cache
from typing import Any

from flask_wtf import FlaskForm
from wtforms import BooleanField, PasswordField, SelectField, StringField
from wtforms.validators import Length

from app.site.admin.stored import CHOICES, Choice

_LONGEST = 500


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
