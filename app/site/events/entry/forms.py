"""The forms of entry: its settings, and the organizer's questions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from flask_wtf import FlaskForm
from wtforms import (
    BooleanField,
    HiddenField,
    IntegerField,
    SelectChoice,
    SelectField,
    StringField,
    TextAreaField,
)
from wtforms.validators import InputRequired, Length, NumberRange, Optional, ValidationError

from app.games.text import plain_line
from app.games.tournament.swiss import MOST_PLAYERS
from app.site.events.entry.questions import (
    LONGEST_CHOICE,
    LONGEST_QUESTION,
    MOST_CHOICES,
    MOST_QUESTIONS,
    EntryQuestion,
    QuestionKind,
    check_answer,
    read_choices,
    read_questions,
)
from app.site.events.players.store import LONGEST_NAME, MOST_ENTRIES
from app.site.events.store import new_code
from app.tables import EntryMode, Event

ANSWER: Final = "answer_"
"""The prefix of the names of fields with answers; the question's key follows."""

_LONGEST_KEY: Final = 12
_MODES: Final = (
    (EntryMode.OPEN, "open: anyone with the code can join"),
    (EntryMode.APPROVAL, "by approval: players ask to join, and the desk admits them"),
    (EntryMode.ROSTER, "roster only: the desk adds players and gives them their links"),
)
_KINDS: Final = (
    (QuestionKind.TEXT, "text"),
    (QuestionKind.CHOICE, "one of several choices"),
    (QuestionKind.YES_NO, "yes or no"),
    (QuestionKind.MAIL, "an email address, for messages from the desk"),
)


class EntryForm(FlaskForm):
    """The way to join. `seen` identifies the stored settings that the form was filled with."""

    seen = HiddenField(validators=[Length(max=64)])
    mode = SelectField("Entry", choices=[SelectChoice(*choice) for choice in _MODES])
    most_players = IntegerField(
        "Places",
        [Optional(), NumberRange(1, MOST_ENTRIES, f"Enter 1 to {MOST_ENTRIES:,} places.")],
        description=(
            "Leave empty for no limit. Later players join a waiting list. Rounds can pair up to "
            f"{MOST_PLAYERS} players."
        ),
    )
    has_check_in = BooleanField("Players check in on the day of the event")

    def questions(self) -> tuple[EntryQuestion, ...]:
        """Return the questions of the form. Rows without a text are left out."""
        rows = (self._row(number) for number in range(MOST_QUESTIONS))
        return tuple(
            EntryQuestion(
                key=row["key"].data or new_code(),
                kind=QuestionKind(row["kind"].data),
                text=plain_line(row["text"].data or "", LONGEST_QUESTION),
                choices=_choices(row) if row["kind"].data == QuestionKind.CHOICE else (),
                is_required=bool(row["required"].data),
            )
            for row in rows
            if (row["text"].data or "").strip()
        )

    def _row(self, number: int) -> Mapping[str, Any]:
        return {name: self[f"{name}_{number}"] for name in _ROW}


_ROW: Final = ("key", "text", "kind", "choices", "required")


def _choices(row: Mapping[str, Any]) -> tuple[str, ...]:
    return read_choices(row["choices"].data or "")


def _row_fields(number: int) -> dict[str, Any]:
    def validate_choices(form: EntryForm, field: Any) -> None:
        row = form._row(number)
        if row["kind"].data != QuestionKind.CHOICE or not (row["text"].data or "").strip():
            return
        if not 2 <= len(_choices(row)) <= MOST_CHOICES:
            raise ValidationError(f"Enter 2 to {MOST_CHOICES} choices, one per line.")

    return {
        f"key_{number}": HiddenField(validators=[Length(max=_LONGEST_KEY)]),
        f"text_{number}": StringField(
            f"Question {number + 1}",
            [Length(max=LONGEST_QUESTION)],
            render_kw={"maxlength": LONGEST_QUESTION, "autocomplete": "off"},
        ),
        f"kind_{number}": SelectField(
            "The answer is", choices=[SelectChoice(*choice) for choice in _KINDS]
        ),
        f"choices_{number}": TextAreaField(
            "Choices",
            [Length(max=MOST_CHOICES * (LONGEST_CHOICE + 2))],
            description="One per line, only for “one of several choices”.",
            render_kw={"rows": 3},
        ),
        f"required_{number}": BooleanField("Required"),
        f"validate_choices_{number}": validate_choices,
    }


_MEMBERS: Final[Mapping[str, Any]] = {
    name: field for number in range(MOST_QUESTIONS) for name, field in _row_fields(number).items()
}
EntrySettingsForm: Final[type[EntryForm]] = type("EntrySettingsForm", (EntryForm,), dict(_MEMBERS))


def entry_values(event: Event) -> dict[str, Any]:
    """Return how players join an event as the form shows it."""
    values: dict[str, Any] = {
        "seen": seen_of(event),
        "mode": event.entry_mode,
        "most_players": event.most_players,
        "has_check_in": event.has_check_in,
    }
    for number, question in enumerate(read_questions(event.questions)):
        values |= {
            f"key_{number}": question.key,
            f"text_{number}": question.text,
            f"kind_{number}": question.kind.value,
            f"choices_{number}": "\n".join(question.choices),
            f"required_{number}": question.is_required,
        }
    return values


def seen_of(event: Event) -> str:
    """Return a fingerprint of how players join."""
    facts = (event.entry_mode, event.most_players, event.has_check_in, event.questions)
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def with_questions(base: type[FlaskForm], questions: Sequence[EntryQuestion]) -> type[FlaskForm]:
    """Return a form that also asks these questions."""
    members = {f"{ANSWER}{one.key}": _answer_field(one) for one in questions}
    return type("FormWithQuestions", (base,), members) if members else base


def _answer_field(question: EntryQuestion) -> Any:
    def fits(_form: Any, field: Any) -> None:
        try:
            check_answer(question, field.data or "")
        except ValueError as problem:
            raise ValidationError(str(problem)) from None

    label = question.text if question.is_required else f"{question.text} (optional)"
    if question.answers:
        choices = [SelectChoice("", "–"), *(SelectChoice(one, one) for one in question.answers)]
        return SelectField(label, [fits], choices=choices, validate_choice=False)
    mail = question.kind is QuestionKind.MAIL
    attributes = {"type": "email", "autocomplete": "email"} if mail else {"autocomplete": "off"}
    return StringField(label, [fits], render_kw=attributes)


def answers_in(form: FlaskForm, questions: Sequence[EntryQuestion]) -> dict[str, str]:
    """Return the answers of a valid form by the keys of their questions."""
    return {one.key: check_answer(one, form[f"{ANSWER}{one.key}"].data or "") for one in questions}


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
