"""The form with which a player joins."""

from __future__ import annotations

from flask_wtf import FlaskForm
from wtforms import StringField
from wtforms.validators import InputRequired, Length

from app.site.events.players.store import LONGEST_NAME


class EnterForm(FlaskForm):
    """A player's name."""

    name = StringField(
        "Your name",
        [
            InputRequired("Enter your name as it should appear on pairings."),
            Length(
                max=2 * LONGEST_NAME, message=(f"A name can have up to {LONGEST_NAME} characters.")
            ),
        ],
        description="As it should appear on pairings and sheets.",
        render_kw={"maxlength": LONGEST_NAME, "autocomplete": "name"},
    )
