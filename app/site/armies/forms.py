"""The form of an army."""

from __future__ import annotations

from flask_wtf import FlaskForm
from wtforms import IntegerField, StringField, TextAreaField
from wtforms.validators import DataRequired, Length, NumberRange, StopValidation
from wtforms.widgets import HiddenInput

from app.games.capabilities.battles import UnreadableBattleError
from app.site.armies.store import MAX_NAME, MAX_TEXT
from app.site.platform.request.current_game import current_game


class ArmyForm(FlaskForm):
    """An army's name, its text, and the version that a change builds on; 0 for a new army."""

    name = StringField(
        "Name",
        [
            DataRequired("Give the army a name by which you find it again."),
            Length(max=MAX_NAME, message=f"A name can have at most {MAX_NAME} characters."),
        ],
        filters=[lambda written: " ".join((written or "").split())],
        render_kw={"maxlength": MAX_NAME, "autocomplete": "off"},
    )
    army = TextAreaField(
        "Army and city",
        [Length(max=MAX_TEXT, message=f"An army can have at most {MAX_TEXT:,} characters.")],
        filters=[lambda written: (written or "").replace("\r\n", "\n")],
        render_kw={"rows": 16, "spellcheck": "false"},
    )
    version = IntegerField("Version", [NumberRange(0)], default=0, widget=HiddenInput())

    def validate_army(self, field: TextAreaField) -> None:
        """Refuse a text that the game cannot read, with every problem and its line."""
        try:
            current_game().battles.needed().army_summary(field.data or "")
        except UnreadableBattleError as error:
            field.errors = list(error.lines)
            raise StopValidation from None
