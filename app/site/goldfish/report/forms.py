"""The forms of the report and of the pages beside it, filled from their URLs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from wtforms import Field, Form, IntegerField, SelectField, StringField, TextAreaField
from wtforms.validators import InputRequired, Length, NumberRange, Optional, ValidationError

from app.games.capabilities.simulator import (
    ChoiceKnob,
    Knob,
    NumberKnob,
    RunOptions,
    RunRequest,
    Simulator,
)
from app.games.tabletop.facts import AnyCatalogue
from app.site.goldfish.deck_source import ChosenDeck
from app.site.goldfish.forms import LONGEST_NAME, GameForm, number_field, offer

USUAL_GAMES: Final = 20_000
MOST_AT_ONCE: Final = 100_000
"""The largest number of games that one request plays."""

GAMES: Final = (2_000, USUAL_GAMES, MOST_AT_ONCE, 1_000_000, 10_000_000)
CHANGE_GAMES: Final = (10_000, MOST_AT_ONCE, 400_000)
"""Numbers of games to choose from for measuring one more of a card."""

_LONGEST_LIST: Final = 40_000
_LONGEST_KEEP: Final = 500
_LONGEST_ASSUMED: Final = 2_000
ORDER: Final = "order"
CHANGE: Final = "change"
MOST_CHANGED: Final = 20


class RunForm(GameForm):
    """The number of games to play, and a field for each setting of the policy."""

    turns: IntegerField
    games: SelectField
    policy: SelectField
    keep: TextAreaField | None = None
    assume: TextAreaField | None = None
    sort: SelectField
    options: RunOptions

    @classmethod
    def of(
        cls, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, simulator: Simulator
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
        """The player's assumptions about cards; empty by default."""
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
    """The other side of a comparison: the other play order, a change, or another deck."""

    against: SelectField
    copies: IntegerField
    out: SelectField
    into: StringField
    turns: IntegerField
    games: SelectField
    policy: SelectField
    simulator: Simulator

    @classmethod
    def of(
        cls,
        arguments: Any,
        deck: ChosenDeck,
        catalogue: AnyCatalogue,
        simulator: Simulator,
        others: Mapping[str, str],
    ) -> CompareForm:
        """Return the form with the fields for what the simulator supports."""
        options = simulator.options
        fields = {
            "against": SelectField("Compare with"),
            "copies": number_field("Copies", 1, MOST_CHANGED, 1),
            "out": SelectField("Remove"),
            "into": StringField(
                "Add",
                [Length(max=LONGEST_NAME)],
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
        offer(self.against, choices, next(iter(choices)))
        names = sorted(deck.cards)
        offer(self.out, names, names[0] if names else None)

    def validate_into(self, field: StringField) -> None:
        """Require a card to put in if a change is asked for."""
        if self.against.data == CHANGE and self.card_in is None:
            raise ValidationError("Enter the name of a card as it is printed.")

    @property
    def card_in(self) -> str | None:
        """Return the name of the card to put in; None if no deck can contain it."""
        return self.simulator.deck_card(self.into.data or "", self.catalogue)


class ChangesForm(GameForm):
    """Settings for measuring one more and one fewer of each card."""

    games: SelectField
    policy: SelectField
    simulator: Simulator

    @classmethod
    def of(
        cls, arguments: Any, deck: ChosenDeck, catalogue: AnyCatalogue, simulator: Simulator
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
    return number_field("Turns", 1, options.most_turns, options.turns)


def _games(label: str, choices: Iterable[int]) -> SelectField:
    words = {games: f"{games:,}" for games in choices}
    return SelectField(label, choices=words, coerce=int, default=USUAL_GAMES)


def _policy(options: RunOptions) -> SelectField:
    names = list(options.policies)
    return SelectField("Policy", choices=names, default=options.default_policy)
