"""What can be asked of a goldfish page by its address."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from wtforms import Form, IntegerField, SelectField, StringField, TextAreaField
from wtforms.validators import InputRequired, Length, NumberRange, Optional, ValidationError

from app.games.spoils.editions import Edition
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish.arrays import MOST_CLAUSES
from app.games.spoils.goldfish.deal import LARGEST_SEED
from app.games.spoils.goldfish.from_decklist import Prepared, prepare_decklist
from app.games.spoils.goldfish.model import MOST_TURNS, TURNS
from app.games.spoils.goldfish.policy import (
    MOST_RESOURCES,
    PLAIN,
    POLICIES,
    DeployOrder,
    Policy,
    policy_of,
)
from app.games.spoils.goldfish.setup import starting_choices
from app.site.goldfish.chosen import ChosenDeck

USUAL_GAMES: Final = 20_000
MOST_AT_ONCE: Final = 100_000
"""More games than this are not played by one request."""

GAMES: Final = (2_000, USUAL_GAMES, MOST_AT_ONCE, 1_000_000, 10_000_000)
OWN_POLICY: Final = "own"
LAST_GOAL_TURN: Final = 8
SORTS: Final = ("latest", "name", "cost", "threshold", "late cost", "both")
_LONGEST_LIST: Final = 40_000
_LONGEST_KEEP: Final = 500
_LONGEST_NAME: Final = 100
ORDER: Final = "order"
CHANGE: Final = "change"
MOST_CHANGED: Final = 20

_KNOBS: Final[Mapping[str, tuple[str, int]]] = {
    "put_back_cost": ("Put back cards that cost this or more", 99),
    "few_resources": ("A hand with fewer resources than this has few", 99),
    "put_back_cost_if_few": ("With few resources put back cards that cost this or more", 99),
    "keep_resources": ("Keep at most so many resources", 99),
    "play_resources_until": ("Develop plays a resource below so many in play", MOST_RESOURCES),
    "face_down_until": ("Develop plays a card face-down below so many", MOST_RESOURCES),
    "buy_resources_until": ("Pay for resources below so many in play", MOST_RESOURCES),
}


def _number(label: str, least: int, most: int, default: int) -> IntegerField:
    message = f"Write a whole number from {least} to {most}."
    return IntegerField(
        label,
        [NumberRange(least, most, message)],
        default=default,
        render_kw={"inputmode": "numeric"},
    )


def _knob(label: str, most: int) -> IntegerField:
    message = f"Write a whole number from 0 to {most}, or leave it empty."
    return IntegerField(
        label, [Optional(), NumberRange(0, most, message)], render_kw={"inputmode": "numeric"}
    )


class GameForm(Form):
    """How a game starts. Rules: 601.1."""

    order = SelectField("Going", choices=["first", "second"], default="first")
    edition = SelectField("Edition", choices=[each.value for each in Edition])
    starting = SelectField("Starting resources", default="")
    seed = _number("Seed", 0, LARGEST_SEED, 1)

    def __init__(self, arguments: Any, deck: ChosenDeck, catalogue: Catalogue) -> None:
        super().__init__(arguments)
        if not self.edition.raw_data:
            self.edition.data = deck.edition.value
        self.deck, self.catalogue = deck, catalogue
        self.starting.choices = {"": "as usual", **_starting(deck, catalogue)}

    @property
    def goes_first(self) -> bool:
        """Whether the game is asked for going first."""
        return bool(self.order.data == "first")

    def prepared(self) -> Prepared:
        """How the game starts. Raises GoldfishError when it cannot."""
        return self.starting_with(self.deck, goes_first=self.goes_first)

    def starting_with(self, deck: ChosenDeck, *, goes_first: bool) -> Prepared:
        """How a game with this or another deck starts under the same choices."""
        named = self.starting.data.split(",") if self.starting.data else None
        return prepare_decklist(
            deck.decklist,
            self.catalogue,
            starting=named if deck is self.deck else None,
            goes_first=goes_first,
            edition=Edition(self.edition.data),
        )

    def arguments(self, **changes: object) -> dict[str, object]:
        """What has to stand in an address to ask the same again; defaults are left out."""
        asked = {
            field.name: field.data
            for field in self
            if field.data not in (None, "", field.default) and not field.errors
        }
        if asked.get("edition") == self.deck.edition.value:
            del asked["edition"]
        asked.update(changes)
        return {name: value for name, value in asked.items() if value not in (None, "")}


class HandForm(GameForm):
    """A shuffle, and the turn by which a goal is to be met."""

    turn = _number("By the end of turn", 1, LAST_GOAL_TURN, 2)


class OddsForm(GameForm):
    """When the needs have to be met, and what is put back before."""

    when = SelectField(
        "Met", choices={"turn": "by my own turn", "seen": "in so many cards seen"}, default="turn"
    )
    number = _number("Turn, or cards seen", 1, 60, 3)
    mulligan = SelectField(
        "Mulligan",
        choices={"none": "keep every hand", "best": "the best put-back"},
        default="none",
    )

    def validate_number(self, field: IntegerField) -> None:
        """Turns end sooner than cards."""
        if self.when.data == "turn" and (field.data or 0) > LAST_GOAL_TURN:
            raise ValidationError(f"Turns are counted up to {LAST_GOAL_TURN}.")


class RunForm(GameForm):
    """How many games are played, and how."""

    turns = _number("Turns", 1, MOST_TURNS, TURNS)
    games = SelectField(
        "Games", choices={games: f"{games:,}" for games in GAMES}, coerce=int, default=USUAL_GAMES
    )
    policy = SelectField("Policy", choices=list(POLICIES), default=PLAIN.name)
    deploy = SelectField(
        "Deploys first",
        choices={"": "as the policy says"} | {o.value: f"the {o.value} card" for o in DeployOrder},
        default="",
    )
    put_back_cost = _knob(*_KNOBS["put_back_cost"])
    few_resources = _knob(*_KNOBS["few_resources"])
    put_back_cost_if_few = _knob(*_KNOBS["put_back_cost_if_few"])
    keep_resources = _knob(*_KNOBS["keep_resources"])
    play_resources_until = _knob(*_KNOBS["play_resources_until"])
    face_down_until = _knob(*_KNOBS["face_down_until"])
    buy_resources_until = _knob(*_KNOBS["buy_resources_until"])
    buys_draws = SelectField(
        "Pays to draw",
        choices={"": "as the policy says", "yes": "yes", "no": "no"},
        default="",
    )
    keep = TextAreaField(
        "A hand is keepable with",
        [Length(max=_LONGEST_KEEP, message=f"Write at most {_LONGEST_KEEP} characters.")],
        default="",
        render_kw={"rows": 2, "spellcheck": "false", "class_": "input mono"},
    )
    sort = SelectField("Sorted by", choices=list(SORTS), default=SORTS[0])

    @property
    def clauses(self) -> list[str]:
        """What makes a hand keepable, a range and a query each; empty for the usual."""
        lines = (self.keep.data or "").splitlines()
        return [line.strip() for line in lines if line.strip()][:MOST_CLAUSES]

    @property
    def knobs(self) -> Iterable[Any]:
        """The fields that turn one knob of the policy each, with the policy's own value."""
        own = POLICIES.get(self.policy.data, PLAIN).knobs()
        for name in _KNOBS:
            self[name].render_kw = {"inputmode": "numeric", "placeholder": own[name]}
            yield self[name]

    def chosen_policy(self) -> Policy:
        """The policy asked for; one with turned knobs is called `own`."""
        policy = policy_of(self.policy.data)
        turned: dict[str, Any] = {
            name: self[name].data for name in _KNOBS if self[name].data is not None
        }
        if self.deploy.data:
            turned["deploy"] = DeployOrder(self.deploy.data)
        if self.buys_draws.data:
            turned["buys_draws"] = self.buys_draws.data == "yes"
        changed = {k: v for k, v in turned.items() if v != getattr(policy, k)}
        return replace(policy, name=OWN_POLICY, **changed) if changed else policy


class CompareForm(GameForm):
    """What a deck is compared with: its other order, a change, or another deck."""

    against = SelectField("Compare with")
    copies = _number("Copies", 1, MOST_CHANGED, 1)
    out = SelectField("Take out")
    into = StringField(
        "Put in", [Length(max=_LONGEST_NAME)], render_kw={"list": "cards", "autocomplete": "off"}
    )
    turns = _number("Turns", 1, MOST_TURNS, TURNS)
    games = SelectField(
        "Games each",
        choices={games: f"{games:,}" for games in GAMES if games <= MOST_AT_ONCE},
        coerce=int,
        default=USUAL_GAMES,
    )
    policy = SelectField("Policy", choices=list(POLICIES), default=PLAIN.name)

    def __init__(
        self, arguments: Any, deck: ChosenDeck, catalogue: Catalogue, others: Mapping[str, str]
    ) -> None:
        super().__init__(arguments, deck, catalogue)
        other_order = "second" if self.goes_first else "first"
        self.against.choices = {
            ORDER: f"itself, going {other_order}",
            CHANGE: "itself with a change",
            **others,
        }
        self.against.default = ORDER
        if not self.against.raw_data:
            self.against.data = ORDER
        names = sorted({card.name for card, _ in deck.cards(catalogue)})
        self.out.choices = names
        self.out.default = names[0] if names else None
        if not self.out.raw_data:
            self.out.data = self.out.default

    def validate_into(self, field: StringField) -> None:
        """A change needs a card to put in."""
        if self.against.data == CHANGE and self.card_in is None:
            raise ValidationError("Write the name of a card, as it is printed.")

    @property
    def card_in(self) -> Card | None:
        """The card to put in; None where no deck can hold it."""
        found = self.catalogue.find(self.into.data or "")
        return found if found is not None and found.is_deck_card else None


class PasteForm(Form):
    """A list to goldfish with, pasted as text."""

    deck = TextAreaField(
        "Deck list",
        [
            InputRequired("Paste a deck list, one card per line: 4 Scout."),
            Length(max=_LONGEST_LIST, message=f"A list has at most {_LONGEST_LIST:,} characters."),
        ],
        render_kw={"rows": 10, "spellcheck": "false", "class_": "input mono"},
    )


def _starting(deck: ChosenDeck, catalogue: Catalogue) -> dict[str, str]:
    factions = deck.decklist.factions
    if len(factions) != 1:
        return {}
    allowed = starting_choices(factions[0], deck.cards(catalogue))
    return {",".join(names): ", ".join(names) for names in allowed}
