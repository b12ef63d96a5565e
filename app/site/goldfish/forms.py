"""The forms of goldfish pages, filled from their URLs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from werkzeug.datastructures import MultiDict
from wtforms import Field, Form, IntegerField, SelectField, StringField, TextAreaField
from wtforms.validators import InputRequired, Length, NumberRange, Optional, ValidationError

from app.games.capabilities.odds import AnyOdds
from app.games.capabilities.simulator import (
    AnySimulator,
    ChoiceKnob,
    Knob,
    NumberKnob,
    RunOptions,
    RunRequest,
)
from app.games.capabilities.starting import AnyStarting, StartLike, StartRequest
from app.games.tabletop.chance.shuffle import LARGEST_SEED
from app.games.tabletop.facts import AnyCatalogue
from app.site.goldfish.deck_source import ChosenDeck

USUAL_GAMES: Final = 20_000
MOST_AT_ONCE: Final = 100_000
"""The largest number of games that one request plays."""

GAMES: Final = (2_000, USUAL_GAMES, MOST_AT_ONCE, 1_000_000, 10_000_000)
CHANGE_GAMES: Final = (10_000, MOST_AT_ONCE, 400_000)
"""How many games may measure one more of a card."""

LAST_GOAL_TURN: Final = 8
_LONGEST_LIST: Final = 40_000
_LONGEST_KEEP: Final = 500
_LONGEST_ASSUMED: Final = 2_000
_LONGEST_NAME: Final = 100
ORDER: Final = "order"
CHANGE: Final = "change"
MOST_CHANGED: Final = 20


def _number(label: str, least: int, most: int, default: int) -> IntegerField:
    message = f"Enter a whole number from {least} to {most}."
    return IntegerField(
        label,
        [NumberRange(least, most, message)],
        default=default,
        render_kw={"inputmode": "numeric"},
    )


def _knob(knob: Knob) -> Field:
    if isinstance(knob, ChoiceKnob):
        choices = {"": "the policy's default", **dict(knob.choices)}
        return SelectField(knob.label, choices=choices, default="")
    message = f"Enter a whole number from 0 to {knob.most}, or leave it empty."
    return IntegerField(
        knob.label,
        [Optional(), NumberRange(0, knob.most, message)],
        render_kw={"inputmode": "numeric"},
    )


def _offer(field: SelectField, choices: Mapping[str, str] | list[str], default: Any) -> None:
    """Set the choices of a field, and what is chosen where the address does not say it."""
    field.choices, field.default = choices, default
    if not field.raw_data:
        field.data = default


class GameForm(Form):
    """How a game starts. Rules: 601.1."""

    order: SelectField | None = SelectField("Going", choices=["first", "second"], default="first")
    edition = SelectField("Edition")
    starting: SelectField | None = SelectField(default="")
    seed = _number("Seed", 0, LARGEST_SEED, 1)

    def __init__(
        self, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, start: AnyStarting
    ) -> None:
        super().__init__(arguments)
        newest_first = reversed(deck.game.editions.known)
        _offer(self.edition, {edition.id: edition.short for edition in newest_first}, deck.edition)
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
        """Whether the game should be played going first."""
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

    turn = _number("By the end of turn", 1, LAST_GOAL_TURN, 2)


class OddsForm(GameForm):
    """When the needs must be met, and which cards are put back first."""

    when = SelectField(
        "Met", choices={"turn": "by my turn", "seen": "within a number of cards"}, default="turn"
    )
    number = _number("Number of the turn, or of cards", 1, 60, 3)
    mulligan = SelectField("Mulligan")

    def __init__(
        self, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, exact: AnyOdds
    ) -> None:
        super().__init__(arguments, deck, catalogue, exact.start)
        _offer(self.mulligan, dict(exact.mulligans), next(iter(exact.mulligans)))

    def validate_number(self, field: IntegerField) -> None:
        """Reject a turn that comes after the deck has run out."""
        if self.when.data == "turn" and (field.data or 0) > LAST_GOAL_TURN:
            raise ValidationError(f"Enter a turn up to {LAST_GOAL_TURN}.")


class RunForm(GameForm):
    """How many games are played, and how; a field for each setting of the policy."""

    turns: IntegerField
    games: SelectField
    policy: SelectField
    keep: TextAreaField | None = None
    assume: TextAreaField | None = None
    sort: SelectField
    options: RunOptions

    @classmethod
    def of(
        cls, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, simulator: AnySimulator
    ) -> RunForm:
        """Return the form with the fields for what the simulator supports."""
        options = simulator.options
        fields = {
            "turns": _turns(options),
            "games": _games("Games", GAMES),
            "policy": _policy(options),
            **{knob.name: _knob(knob) for knob in options.knobs},
            "keep": _lines("A hand is keepable with", _LONGEST_KEEP),
            "assume": _lines("Assumed of cards", _LONGEST_ASSUMED),
            "sort": SelectField("Sorted by", choices=list(options.sorts), default=options.sorts[0]),
        }
        if not options.most_clauses:
            del fields["keep"]
        if not options.assumption:
            del fields["assume"]
        made: type[RunForm] = type(cls.__name__, (cls,), {**fields, "options": options})
        return made(arguments, deck, catalogue, simulator.start)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that define a keepable hand: a range and a query each; empty by default."""
        return _written(self.keep)[: self.options.most_clauses]

    @property
    def assumed(self) -> tuple[str, ...]:
        """What the player assumes of cards; empty by default."""
        return _written(self.assume)

    @property
    def knobs(self) -> Iterable[Any]:
        """The fields of the policy's settings, with the policy's own values."""
        policies = self.options.policies
        own = policies.get(self.policy.data, policies[self.policy.default])
        for knob in self.options.knobs:
            if isinstance(knob, NumberKnob):
                self[knob.name].render_kw = {"inputmode": "numeric", "placeholder": own[knob.name]}
                yield self[knob.name]

    def request(self) -> RunRequest:
        """The request: how the games should be played."""
        turned = ((knob.name, self[knob.name].data) for knob in self.options.knobs)
        return RunRequest(
            self.policy.data,
            self.turns.data,
            self.clauses,
            tuple((name, value) for name, value in turned if value not in (None, "")),
            self.assumed,
        )


class CompareForm(GameForm):
    """What a deck is compared with: the other play order, a change, or another deck."""

    against: SelectField
    copies: IntegerField
    out: SelectField
    into: StringField
    turns: IntegerField
    games: SelectField
    policy: SelectField
    simulator: AnySimulator

    @classmethod
    def of(
        cls,
        arguments: Any,
        deck: ChosenDeck,
        catalogue: AnyCatalogue,
        simulator: AnySimulator,
        others: Mapping[str, str],
    ) -> CompareForm:
        """Return the form with the fields for what the simulator supports."""
        options = simulator.options
        fields = {
            "against": SelectField("Compare with"),
            "copies": _number("Copies", 1, MOST_CHANGED, 1),
            "out": SelectField("Remove"),
            "into": StringField(
                "Add",
                [Length(max=_LONGEST_NAME)],
                render_kw={"list": "cards", "autocomplete": "off"},
            ),
            "turns": _turns(options),
            "games": _games("Games each", [games for games in GAMES if games <= MOST_AT_ONCE]),
            "policy": _policy(options),
        }
        made: type[CompareForm] = type(cls.__name__, (cls,), {**fields, "simulator": simulator})
        return made(arguments, deck, catalogue, others)

    def __init__(
        self,
        arguments: Any,
        deck: ChosenDeck,
        catalogue: AnyCatalogue,
        others: Mapping[str, str],
    ) -> None:
        super().__init__(arguments, deck, catalogue, self.simulator.start)
        choices = {CHANGE: "itself with one card replaced", **others}
        if self.order is not None:
            other_order = "second" if self.goes_first else "first"
            choices = {ORDER: f"itself, going {other_order}", **choices}
        _offer(self.against, choices, next(iter(choices)))
        names = sorted(deck.cards)
        _offer(self.out, names, names[0] if names else None)

    def validate_into(self, field: StringField) -> None:
        """Require a card to put in if a change is asked for."""
        if self.against.data == CHANGE and self.card_in is None:
            raise ValidationError("Enter the name of a card as it is printed.")

    @property
    def card_in(self) -> str | None:
        """Return the name of the card to put in; None if no deck can contain it."""
        return self.simulator.deck_card(self.into.data or "", self.catalogue)


class ChangesForm(GameForm):
    """How one more and one fewer of each card are measured."""

    games: SelectField
    policy: SelectField
    simulator: AnySimulator

    @classmethod
    def of(
        cls, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, simulator: AnySimulator
    ) -> ChangesForm:
        """Return the form with the policies of the simulator."""
        fields = {
            "games": SelectField(
                "Games for each change",
                choices={games: f"{games:,}" for games in CHANGE_GAMES},
                coerce=int,
                default=MOST_AT_ONCE,
            ),
            "policy": _policy(simulator.options),
        }
        made: type[ChangesForm] = type(cls.__name__, (cls,), {**fields, "simulator": simulator})
        return made(arguments, deck, catalogue, simulator.start)


def _lines(label: str, most: int) -> TextAreaField:
    return TextAreaField(
        label,
        [Length(max=most, message=f"Enter at most {most} characters.")],
        default="",
        render_kw={"rows": 2, "spellcheck": "false", "class_": "input mono"},
    )


def _written(field: TextAreaField | None) -> tuple[str, ...]:
    """The lines of a field that are not empty; none where the form lacks the field."""
    lines = (field.data or "").splitlines() if field is not None else ()
    return tuple(line.strip() for line in lines if line.strip())


def _turns(options: RunOptions) -> IntegerField:
    return _number("Turns", 1, options.most_turns, options.turns)


def _games(label: str, choices: Iterable[int]) -> SelectField:
    words = {games: f"{games:,}" for games in choices}
    return SelectField(label, choices=words, coerce=int, default=USUAL_GAMES)


def _policy(options: RunOptions) -> SelectField:
    names = list(options.policies)
    return SelectField("Policy", choices=names, default=options.default_policy)


class PasteForm(Form):
    """A list to simulate, pasted as text."""

    deck = TextAreaField(
        "Deck list",
        [
            InputRequired("Paste a deck list, one card per line: 4 Scout."),
            Length(
                max=_LONGEST_LIST,
                message=f"A list can have at most {_LONGEST_LIST:,} characters.",
            ),
        ],
        render_kw={"rows": 10, "spellcheck": "false", "class_": "input mono"},
    )


def asked_needs(
    arguments: MultiDict[str, str], exact: AnyOdds, catalogue: AnyCatalogue
) -> list[tuple[str, str]] | None:
    """Return the counts and queries of a URL, picked ones last; None if it names none."""
    picked = _picked(arguments, exact, catalogue)
    if "q" not in arguments:
        return picked or None
    written = zip(arguments.getlist("n"), arguments.getlist("q"), strict=False)
    return [*(row for row in written if row[1].strip()), *picked]


def _picked(
    arguments: MultiDict[str, str], exact: AnyOdds, catalogue: AnyCatalogue
) -> list[tuple[str, str]]:
    picker = exact.picker
    if picker is None or "add" not in arguments:
        return []
    rows: list[tuple[str, str]] = []
    if card := arguments.get("card", "")[:_LONGEST_NAME]:
        rows += picker.rows_of_card(card, arguments.get("way", ""), catalogue)
    if (icon := arguments.get("icon", "")) in picker.icons:
        rows.append(picker.row_of_icons(arguments.get("icons", "1")[:2], icon))
    return rows
