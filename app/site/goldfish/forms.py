"""Forms of goldfish pages, filled from their URLs: a game's start, and questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from werkzeug.datastructures import MultiDict
from wtforms import Form, IntegerField, SelectField
from wtforms.validators import NumberRange, ValidationError

from app.games.capabilities.odds import Odds
from app.games.capabilities.starting import Starting, StartLike, StartRequest
from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.games.tabletop.facts import AnyCatalogue
from app.site.goldfish.deck_source import ChosenDeck
from app.site.presentation.formatting import plural

LAST_GOAL_TURN: Final = 8
LONGEST_NAME: Final = 100


def number_field(label: str, least: int, most: int, default: int) -> IntegerField:
    """A whole number within limits."""
    message = f"Enter a whole number from {least} to {most}."
    return IntegerField(
        label,
        [NumberRange(least, most, message)],
        default=default,
        render_kw={"inputmode": "numeric"},
    )


def offer(field: SelectField, choices: Mapping[str, str] | list[str], default: Any) -> None:
    """Set the choices of a field, and what is chosen where the address does not say it."""
    field.choices, field.default = choices, default
    if not field.raw_data:
        field.data = default


class GameForm(Form):
    """The start of a game. Rules: 601.1."""

    order: SelectField | None = SelectField("Going", choices=["first", "second"], default="first")
    edition = SelectField("Edition")
    starting: SelectField | None = SelectField(default="")
    seed = number_field("Seed", 0, LARGEST_SEED, 1)

    def __init__(
        self, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, start: Starting
    ) -> None:
        super().__init__(arguments)
        newest_first = reversed(deck.game.editions.known)
        offer(self.edition, {edition.id: edition.short for edition in newest_first}, deck.edition)
        self.deck, self.catalogue, self._start = deck, catalogue, start
        if not start.has_order:
            del self.order
        if self.starting is None or not start.name:
            del self.starting
            return
        choices = start.choices(deck.decklist, catalogue)
        name = start.name
        self.starting.label.text = f"{name[:1].upper()}{name[1:]}"
        self.starting.choices = {"": "default"} | {",".join(of): ", ".join(of) for of in choices}

    @property
    def goes_first(self) -> bool:
        """True if the game should be played going first."""
        return self.order is None or bool(self.order.data == "first")

    @property
    def start_options(self) -> list[str]:
        """The options of the command line that start the same game."""
        words = ["--edition", self.edition.data]
        if self.order is not None:
            words.append("--first" if self.goes_first else "--second")
        if self.starting_names:
            words += ["--starting", ",".join(self.starting_names)]
        return words

    @property
    def starting_names(self) -> tuple[str, ...] | None:
        """The cards chosen to start in play; None for the usual ones."""
        if self.starting is None or not self.starting.data:
            return None
        return tuple(self.starting.data.split(","))

    def prepared(self) -> StartLike:
        """Return the setup of the game. Raises GoldfishError if it cannot start."""
        return self.starting_with(self.deck, goes_first=self.goes_first)

    def starting_with(self, deck: ChosenDeck, *, goes_first: bool) -> StartLike:
        """Return the setup of a game with this or another deck under the same choices."""
        named = self.starting_names
        return self._start.prepare(
            deck.decklist,
            self.catalogue,
            StartRequest(self.edition.data, goes_first, named if deck is self.deck else None),
        )

    def arguments(self, **changes: object) -> dict[str, object]:
        """Return the URL arguments that repeat the request; defaults are left out."""
        asked = {
            field.name: field.data
            for field in self
            if field.data not in (None, "", field.default) and not field.errors
        }
        asked.update(changes)
        return {name: value for name, value in asked.items() if value not in (None, "")}


class HandForm(GameForm):
    """A shuffle, and the turn by which a goal must be met."""

    turn = number_field("By the end of turn", 1, LAST_GOAL_TURN, 2)


class OddsForm(GameForm):
    """The deadline for meeting the needs, in turns or cards, and the cards put back first."""

    when = SelectField(
        "Met", choices={"turn": "by my turn", "seen": "within a number of cards"}, default="turn"
    )
    number = number_field("Number of the turn, or of cards", 1, 60, 3)
    mulligan = SelectField("Mulligan")

    def __init__(
        self, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, exact: Odds
    ) -> None:
        super().__init__(arguments, deck, catalogue, exact.start)
        offer(self.mulligan, dict(exact.mulligans), next(iter(exact.mulligans)))

    def validate_number(self, field: IntegerField) -> None:
        """Reject a turn that comes after the deck has run out."""
        if self.when.data == "turn" and (field.data or 0) > LAST_GOAL_TURN:
            raise ValidationError(f"Enter a turn up to {LAST_GOAL_TURN}.")


def asked_needs(
    arguments: MultiDict[str, str], exact: Odds, catalogue: AnyCatalogue
) -> list[tuple[str, str]] | None:
    """Return the counts and queries of a URL, picked ones last; None if it names none."""
    picked = _picked(arguments, exact, catalogue)
    if "q" not in arguments:
        return picked or None
    written = zip(arguments.getlist("n"), arguments.getlist("q"), strict=False)
    return [*(row for row in written if row[1].strip()), *picked]


def _picked(
    arguments: MultiDict[str, str], exact: Odds, catalogue: AnyCatalogue
) -> list[tuple[str, str]]:
    picker = exact.picker
    if picker is None or "add" not in arguments:
        return []
    rows: list[tuple[str, str]] = []
    if card := arguments.get("card", "")[:LONGEST_NAME]:
        rows += picker.rows_of_card(card, arguments.get("way", ""), catalogue)
    if (icon := arguments.get("icon", "")) in picker.icons:
        rows.append(picker.row_of_icons(arguments.get("icons", "1")[:2], icon))
    return rows


@dataclass(frozen=True)
class AskedRounds:
    """A wish to repeat a round of the last `abilities` so many `times`, 0 for what is no number."""

    abilities: int
    times: int

    @classmethod
    def of(cls, arguments: MultiDict[str, str]) -> AskedRounds | None:
        """Return the wish in the arguments of an address; None if they hold none."""
        if "round" not in arguments:
            return None
        return cls(arguments.get("round", 0, int), arguments.get("times", 0, int))

    def told(self, done: int) -> str:
        """Return the sentence that tells how often the round was played to its end."""
        if done == self.times:
            return f"Repeated {plural(done, 'time')}."
        return (
            f"Repeated {done} of {plural(self.times, 'time')}: after that somebody was asked "
            "something else, or an ability could not be used again."
        )
