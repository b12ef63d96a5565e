"""The forms of the desk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flask_wtf import FlaskForm
from wtforms import (
    BooleanField,
    DateField,
    DateTimeLocalField,
    HiddenField,
    IntegerField,
    SelectChoice,
    SelectField,
    StringField,
    TextAreaField,
)
from wtforms.validators import InputRequired, Length, NumberRange, Optional, ValidationError

from app.games.spoils.construction import LONGEST_FORMAT, FormatError, parse_format
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Base, Catalogue, Supplied
from app.site.events.store import LONGEST_NAME
from app.site.events.times import is_zone, require_day
from app.site.events.words import plain_line
from app.tables import PoolKind

HOUSE: Final = "house"
"""The choice of a format that comes as a file instead of by name."""

_LOCAL: Final = ["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S"]
_POOLS: Final = (
    (PoolKind.NONE, "no pool: decks are built at home"),
    (PoolKind.SEALED, "sealed: packs opened and registered"),
    (PoolKind.DRAFT, "draft: cards picked from packs"),
)
_SUPPLIED: Final = (
    (Supplied.STAPLES_AND_FACTIONS, "staple resources and factions"),
    (Supplied.NONE, "nothing: only the pool"),
)


def _one_line(text: str | None) -> str | None:
    return plain_line(text, len(text)) if text else text


def _real_day(_form: Any, field: Any) -> None:
    if field.data:
        try:
            require_day(field.data)
        except ValueError as problem:
            raise ValidationError(str(problem)) from None


class EventForm(FlaskForm):
    """What an event is and what its lists are checked against.

    `seen` tells which stored settings the form was filled with.
    """

    seen = HiddenField(validators=[Length(max=64)])
    name = StringField(
        "Name",
        [InputRequired("Enter the event's name."), Length(max=120)],
        filters=[_one_line],
        render_kw={"maxlength": 120},
    )
    place = StringField(
        "Place", [Length(max=200)], filters=[_one_line], render_kw={"maxlength": 200}
    )
    starts_on = DateField("First day", [InputRequired("Enter the day of the event."), _real_day])
    ends_on = DateField("Last day", [Optional(), _real_day], description="Empty: the same day.")
    time_zone = StringField(
        "Time zone",
        [InputRequired("Enter the time zone."), Length(max=60)],
        description="As in Europe/Vienna or America/Chicago.",
        render_kw={"list": "zones", "autocomplete": "off"},
    )
    format = SelectField("Format")
    format_text = TextAreaField(
        "House format, as a format file",
        [Length(max=LONGEST_FORMAT, message=f"At most {LONGEST_FORMAT:,} characters.")],
        description="Only for a house format.",
        render_kw={"rows": 6, "spellcheck": "false"},
    )
    edition = SelectField(
        "Edition",
        default=DEFAULT_EDITION.value,
        choices=[SelectChoice(e.value, f"{e.value}, {e.full_name}") for e in reversed(Edition)],
    )
    as_of = DateField(
        "Banned list as of", [Optional(), _real_day], description="Empty: as of the first day."
    )
    supplied = SelectField(
        "Supplied besides a pool", choices=[SelectChoice(*choice) for choice in _SUPPLIED]
    )
    pool_kind = SelectField("Card pools", choices=[SelectChoice(*choice) for choice in _POOLS])
    draft_cards = IntegerField(
        "Cards drafted by a player",
        [Optional(), NumberRange(1, 999, "Between 1 and 999 cards.")],
        description="Empty: all cards of the packs.",
    )
    is_pool_swapped = BooleanField("Pools are registered by one player and played by another")
    deadline = DateTimeLocalField(
        "Deadline",
        [Optional()],
        format=_LOCAL,
        description="In the event's time zone. Empty: the desk is closed by hand.",
    )
    grace_seconds = IntegerField(
        "Grace, in seconds",
        [InputRequired("Enter a number, or 0."), NumberRange(0, 86_400, "Up to a day.")],
        default=60,
        description="How long after the deadline a list still counts as in time.",
    )
    most_versions = IntegerField(
        "Versions a player may hand in",
        [InputRequired("Enter a number."), NumberRange(1, 100, "Between 1 and 100.")],
        default=10,
    )
    may_be_illegal = BooleanField(
        "Illegal lists may be handed in, by players who say they know", default=True
    )
    opens_lists = BooleanField("Publish all lists after the event")
    purge_on = DateField(
        "Delete everything on",
        [Optional(), _real_day],
        description="Empty: 30 days after the last day.",
    )

    def validate_time_zone(self, field: Any) -> None:
        """Only zones that are known."""
        if not is_zone(field.data or ""):
            raise ValidationError(
                f"There is no time zone “{field.data}”; write it as Europe/Vienna."
            )

    def validate_ends_on(self, field: Any) -> None:
        """Not before it starts."""
        if field.data and self.starts_on.data and field.data < self.starts_on.data:
            raise ValidationError("The last day is before the first.")


def event_form(catalogue: Catalogue) -> type[EventForm]:
    """The form with the formats that can be checked, and the packs that are sold."""
    complete = [f for f in catalogue.formats.values() if not f.unknown]
    packs: dict[str, Any] = {
        f"packs_{s.code}": IntegerField(
            s.name, [Optional(), NumberRange(0, 99, "Up to 99 packs.")], render_kw={"min": 0}
        )
        for s in catalogue.sets
        if s.pack
    }

    def validate_format_text(form: EventForm, field: Any) -> None:
        if form.format.data != HOUSE:
            return
        try:
            parse_format(field.data or "", catalogue)
        except FormatError as error:
            field.errors.extend(error.problems[:-1])
            raise ValidationError(error.problems[-1]) from None

    def validate_pool_kind(form: EventForm, field: Any) -> None:
        chosen = catalogue.formats.get(form.format.data or "")
        if field.data != PoolKind.NONE and chosen is not None and chosen.base is not Base.LIMITED:
            raise ValidationError(
                f"{chosen.name} is played without pools; choose a limited format."
            )
        if form.format.data == HOUSE and field.data != PoolKind.NONE:
            _require_limited(form, catalogue)
        if field.data != PoolKind.NONE and not packs_of(form):
            raise ValidationError("Enter how many packs of which set a player opens.")

    choices = [SelectChoice(f.id, f.name) for f in complete]
    choices.append(SelectChoice(HOUSE, "a house format, given below"))
    members: Mapping[str, Any] = {
        **packs,
        "format": SelectField("Format", choices=choices),
        "validate_format_text": validate_format_text,
        "validate_pool_kind": validate_pool_kind,
        "packs": tuple(packs),
    }
    return type("EventFormOfCatalogue", (EventForm,), dict(members))


def _require_limited(form: EventForm, catalogue: Catalogue) -> None:
    try:
        base = parse_format(form.format_text.data or "", catalogue).base
    except FormatError:
        return  # said next to the format
    if base is not Base.LIMITED:
        raise ValidationError('Pools need a limited format; the file says base = "constructed".')


def packs_of(form: EventForm) -> dict[str, int]:
    """The packs a player opens, by set code."""
    fields: tuple[str, ...] = form.packs
    counts = {name.removeprefix("packs_"): form[name].data or 0 for name in fields}
    return {code: number for code, number in counts.items() if number}


class EnterForm(FlaskForm):
    """A player's name."""

    name = StringField(
        "Your name",
        [
            InputRequired("Enter your name, as the organizer should call it."),
            Length(max=2 * LONGEST_NAME, message=f"A name has up to {LONGEST_NAME} characters."),
        ],
        description="As it should stand on pairings and sheets.",
        render_kw={"maxlength": LONGEST_NAME, "autocomplete": "name"},
    )
