"""The forms with which somebody makes a game by link, or sits down at one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from flask_wtf import FlaskForm
from wtforms import BooleanField, SelectField, StringField, TextAreaField
from wtforms.fields.choices import SelectChoice
from wtforms.validators import DataRequired, Length, ValidationError

from app.site.by_link.clocks import CLOCKS, Clock
from app.site.goldfish.play.play_views import deck_choices
from app.site.platform.request.current_game import current_game
from app.tables import ReportReason
from app.tables.played_games import MOST_NAME, MOST_WORDS

_REASONS: Final = {
    ReportReason.STALLING: "Lets time run on purpose",
    ReportReason.NAME: "Offends by their name",
    ReportReason.CHEATING: "Cheats, or plays by agreement",
    ReportReason.REFEREE: "The referee is wrong",
    ReportReason.OTHER: "Something else",
}


class SeatForm(FlaskForm):
    """A player's name, and a deck by its source and key."""

    name = StringField(
        "Your name",
        [
            DataRequired("Enter the name by which the others see you."),
            Length(max=MOST_NAME, message=f"A name can have at most {MOST_NAME} characters."),
        ],
        filters=[lambda written: " ".join((written or "").split())],
        render_kw={"maxlength": MOST_NAME, "autocomplete": "nickname"},
    )
    deck = SelectField("Your deck")

    def __init__(self, usual: str, taken: Sequence[str] = ()) -> None:
        super().__init__()
        self.taken = taken
        self.deck.choices = deck_choices(usual)
        if not self.deck.raw_data and usual:
            self.deck.data = usual

    def validate_name(self, field: StringField) -> None:
        """Refuse a name that cannot be seen, or that another player has."""
        if not (field.data or "").isprintable():
            raise ValidationError("Use letters, digits and usual signs only.")
        if (field.data or "").casefold() in ("you", *(it.casefold() for it in self.taken)):
            raise ValidationError(f"“{field.data}” is taken at this table. Enter another name.")


class GameForm(SeatForm):
    """The seat of who makes a game, and what is agreed."""

    seats = SelectField("Players", coerce=int)
    clock = SelectField("Clock", default=next(iter(CLOCKS)))
    is_listed = BooleanField("Anybody may join: show it in the list of open games")

    def __init__(self, usual: str) -> None:
        super().__init__(usual)
        self.clock.choices = [SelectChoice(key, it.title) for key, it in CLOCKS.items()]
        persons = current_game().seated_play.needed().persons
        self.seats.choices = [SelectChoice(it, str(it)) for it in persons]
        if self.seats.raw_data is None or not self.seats.raw_data:
            self.seats.data = persons[0]
        if len(persons) == 1:
            del self.seats

    @property
    def chosen_seats(self) -> int:
        """Return the number of players of a form that was validated."""
        persons = current_game().seated_play.needed().persons
        return int(self.seats.data) if self.seats else persons[0]

    @property
    def chosen_clock(self) -> Clock:
        """Return the chosen clock of a form that was validated."""
        return CLOCKS[str(self.clock.data)]


class ReportForm(FlaskForm):
    """A report about an opponent: a reason, and words about it."""

    about = SelectField("Player", coerce=int)
    reason = SelectField(
        "What is wrong", choices=[SelectChoice(it.value, words) for it, words in _REASONS.items()]
    )
    words = TextAreaField(
        "In your words",
        [Length(max=MOST_WORDS, message=f"A report can have at most {MOST_WORDS} characters.")],
        filters=[lambda written: " ".join((written or "").split())],
        render_kw={"maxlength": MOST_WORDS, "rows": 3},
    )

    def __init__(self, others: Mapping[int, str]) -> None:
        super().__init__()
        self.others = others
        self.about.choices = [SelectChoice(seat, name) for seat, name in others.items()]
        if len(others) == 1:
            del self.about

    @property
    def chosen_about(self) -> int:
        """Return the seat of the player whom a form is about that was validated."""
        return int(self.about.data) if self.about else next(iter(self.others))


def reason_in_words(reason: str) -> str:
    """Return the reason of a report as players choose it."""
    return _REASONS[ReportReason(reason)]
