"""The form of an event: its description and what its lists are checked against."""

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

from app.games.capabilities.event_options import MOST_PACKS
from app.games.tabletop.construction import LONGEST_FORMAT, FormatError
from app.games.tabletop.facts import AnyCatalogue, Base
from app.games.text import plain_line
from app.site.events.criteria import HOUSE
from app.site.events.times import is_zone, require_day
from app.site.platform.request.current_game import current_game
from app.tables import PoolKind

_LOCAL: Final = ["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S"]
_POOLS: Final = (
    (PoolKind.NONE, "no pool: decks are built at home"),
    (PoolKind.SEALED, "sealed: packs opened and registered"),
    (PoolKind.DRAFT, "draft: cards picked from packs"),
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
    """The description of an event and what its lists are checked against.

    `seen` identifies the stored settings that the form was filled with.
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
    ends_on = DateField(
        "Last day", [Optional(), _real_day], description="Leave empty for a one-day event."
    )
    time_zone = StringField(
        "Time zone",
        [InputRequired("Enter the time zone."), Length(max=60)],
        description="For example Europe/Vienna or America/Chicago.",
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
    )
    as_of = DateField(
        "Banned list as of",
        [Optional(), _real_day],
        description="Leave empty to use the first day.",
    )
    supplied = SelectField("Supplied in addition to a pool")
    pool_kind = SelectField(
        "Card pools",
        choices=[SelectChoice(*choice) for choice in _POOLS],
        default=PoolKind.NONE.value,
    )
    draft_cards = IntegerField(
        "Cards drafted by a player",
        [Optional(), NumberRange(1, 999, "Between 1 and 999 cards.")],
        description="Leave empty for all cards of the packs.",
    )
    is_pool_swapped = BooleanField("Pools are registered by one player and played by another")
    deadline = DateTimeLocalField(
        "Deadline",
        [Optional()],
        format=_LOCAL,
        description="In the event's time zone. Leave empty to close the desk manually.",
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
    may_be_illegal = BooleanField("Allow illegal lists (players must confirm)", default=True)
    opens_lists = BooleanField("Publish all lists after the event")
    needs_second_person = BooleanField(
        "Late changes must be accepted by someone other than the judge who entered them"
    )
    purge_on = DateField(
        "Delete everything on",
        [Optional(), _real_day],
        description="Leave empty for 30 days after the last day.",
    )

    def validate_time_zone(self, field: Any) -> None:
        """Accept only known time zones."""
        if not is_zone(field.data or ""):
            raise ValidationError(
                f"There is no time zone “{field.data}”; write it like Europe/Vienna."
            )

    def validate_ends_on(self, field: Any) -> None:
        """Require an end that is not before the start."""
        if field.data and self.starts_on.data and field.data < self.starts_on.data:
            raise ValidationError("The last day is before the first.")


def event_form(catalogue: AnyCatalogue) -> type[EventForm]:
    """Return the form with the formats that can be checked and the packs that are sold."""
    construction, editions = current_game().construction.needed(), current_game().editions
    complete = [f for f in catalogue.formats.values() if not f.unknown]
    packs: dict[str, Any] = {
        f"packs_{s.code}": IntegerField(
            s.name,
            [Optional(), NumberRange(0, MOST_PACKS, f"Up to {MOST_PACKS} packs.")],
            render_kw={"min": 0},
        )
        for s in catalogue.sets
        if s.pack
    }

    def validate_format_text(form: EventForm, field: Any) -> None:
        if form.format.data != HOUSE:
            return
        try:
            construction.parse_format(field.data or "", catalogue)
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

    offered = current_game().event_options
    choices = [SelectChoice(f.id, f.name) for f in complete]
    choices.append(SelectChoice(HOUSE, "a house format, given below"))
    members: Mapping[str, Any] = {
        **packs,
        "format": SelectField("Format", choices=choices),
        "edition": SelectField(
            "Edition",
            default=editions.default,
            choices=[SelectChoice(each.id, each.label) for each in reversed(editions.known)],
        ),
        "supplied": SelectField(
            "Supplied in addition to a pool",
            choices=[SelectChoice(*choice) for choice in offered.supplies] if offered else [],
            validators=[] if offered else [Length(max=20)],
            validate_choice=offered is not None,
        ),
        "validate_format_text": validate_format_text,
        "validate_pool_kind": validate_pool_kind,
        "packs": tuple(packs),
    }
    return type("EventFormOfCatalogue", (EventForm,), dict(members))


def _require_limited(form: EventForm, catalogue: AnyCatalogue) -> None:
    try:
        construction = current_game().construction.needed()
        base = construction.parse_format(form.format_text.data or "", catalogue).base
    except FormatError:
        return  # said next to the format
    if base is not Base.LIMITED:
        raise ValidationError('Pools need a limited format; the file says base = "constructed".')


def packs_of(form: EventForm) -> dict[str, int]:
    """Return the packs each player opens, by set code."""
    fields: tuple[str, ...] = form.packs
    counts = {name.removeprefix("packs_"): form[name].data or 0 for name in fields}
    return {code: number for code, number in counts.items() if number}
