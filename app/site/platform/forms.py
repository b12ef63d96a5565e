"""Pages with a form."""

from __future__ import annotations

from typing import Any

from flask import render_template
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm


def page(template: str, form: FlaskForm, **values: Any) -> ResponseReturnValue:
    """A page with a form; status 400 where its fields have to be corrected."""
    status = 400 if form.errors else 200
    return render_template(template, form=form, **values), status
