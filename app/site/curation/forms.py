"""Forms for curators. Values are validated by the same code that loads the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from flask_wtf import FlaskForm
from flask_wtf.file import FileRequired, MultipleFileField
from wtforms import (
    BooleanField,
    DateField,
    HiddenField,
    SelectField,
    StringField,
    TextAreaField,
)
from wtforms.validators import InputRequired, Length, Optional

from app.games.tabletop.card_data import LONGEST_TEXT
from app.games.tabletop.card_data.kinds import FormField
from app.site.platform.request.incoming import LONG_FIELDS


class CheckedForm(FlaskForm):
    """A form whose values are checked again by what stores them."""

    def put(self, field: str, message: str) -> None:
        """Add an error to its field, or above the form if it has none."""
        if field in self:
            self[field].errors = [*self[field].errors, message]
        else:
            self.form_errors.append(message)


class ReasonForm(CheckedForm):
    """The reason of a change, stored with it and shown on the card's page."""

    reason = StringField(
        "Reason",
        [InputRequired("Say why, in a few words."), Length(max=300)],
        description="Shown with the change, for example a source.",
    )


class FactForm(ReasonForm):
    """One row of card data. `seen` identifies the values when the form was opened."""

    seen = HiddenField(validators=[Length(max=LONGEST_TEXT)])

    asked: ClassVar[tuple[FormField, ...]] = ()

    @property
    def facts(self) -> Mapping[str, str | None]:
        """Return the values entered, by column."""
        return {field.name: (self[field.name].data or "").strip() or None for field in self.asked}


class BannedListForm(CheckedForm):
    """A banned list as it was announced."""

    format = SelectField("Format")
    since = DateField("Valid from", [Optional()], description="Leave empty if unknown.")
    source = StringField(
        "Source",
        [InputRequired("Say who announced it, and where."), Length(max=LONGEST_TEXT)],
        description="Who announced it, and where.",
    )
    banned = TextAreaField(
        "Banned", [Length(max=20_000)], description="One name per line.", render_kw={"rows": 8}
    )
    restricted = TextAreaField(
        "Restricted to one copy",
        [Length(max=20_000)],
        description="One name per line.",
        render_kw={"rows": 8},
    )
    is_whole = BooleanField(
        "This is the whole list",
        description="Entries that are not in it end on the day from which it is valid.",
    )


class UploadForm(FlaskForm):
    """Files with card data and texts."""

    files = MultipleFileField(
        "Files",
        [FileRequired("Choose one or more files.")],
        description="An OCTGN set.xml, or CSV with the columns of the exports below. You can "
        "choose several files.",
        render_kw={"accept": ".xml,.csv,text/xml,text/csv"},
    )


class ConfirmForm(ReasonForm):
    """A confirmed preview: `writes` is signed, `agreed` identifies the differences."""

    writes = HiddenField(validators=[Length(max=LONG_FIELDS["writes"])])
    agreed = HiddenField(validators=[Length(max=LONGEST_TEXT)])


@cache
def form_for(kind: str, asked: tuple[FormField, ...]) -> type[FactForm]:
    """Return the form class for a kind of card data, made from its fields."""
    fields: dict[str, Any] = {field.name: _field(field) for field in asked}
    return type(f"{kind.capitalize()}Form", (FactForm,), {**fields, "asked": asked})


def _field(column: FormField) -> Any:
    checks: list[Any] = [Length(max=LONGEST_TEXT)]
    if column.is_required:
        checks.insert(0, InputRequired("This must not be empty."))
    if column.choices:
        choices = ["", *column.choices]
        return SelectField(
            column.label, checks, choices=choices, validate_choice=False, description=column.note
        )
    kind = TextAreaField if column.is_long else StringField
    return kind(column.label, checks, description=column.note, render_kw={"spellcheck": "false"})
