"""Forms about public decks."""

from __future__ import annotations

from flask_wtf import FlaskForm
from wtforms import RadioField, SelectChoice, StringField, TextAreaField
from wtforms.validators import InputRequired, Length

from app.site.decks.public.moderation import LONGEST_REASON, LONGEST_REPORT
from app.tables import Moderation


class ReportForm(FlaskForm):
    """A report of something wrong with a deck."""

    text = TextAreaField(
        "What is wrong?",
        [InputRequired("Say what is wrong with the deck."), Length(max=LONGEST_REPORT)],
        description=f"At most {LONGEST_REPORT} characters. Curators see it with your account name.",
        render_kw={"rows": 4, "maxlength": LONGEST_REPORT},
    )


class DecisionForm(FlaskForm):
    """A curator's decision about a deck, and the reason."""

    decision = RadioField(
        "Decision",
        [InputRequired("Choose what to do.")],
        choices=[
            SelectChoice(Moderation.HIDE.value, "Hide it from everybody but its owner"),
            SelectChoice(Moderation.KEEP.value, "Leave it as it is, and settle the reports"),
            SelectChoice(Moderation.SHOW.value, "Show it again"),
        ],
    )
    reason = StringField(
        "Reason",
        [InputRequired("Say why, in a few words."), Length(max=LONGEST_REASON)],
        description="The owner and other curators see it.",
    )
