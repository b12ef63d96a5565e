"""The paragraphs a script is made of. Rules: 502 to 507."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary.amounts import Condition
from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.changes import Change, Paragraph, Rule
from app.games.spoils.vocabulary.events import Event
from app.games.spoils.vocabulary.places import Keyword, Player
from app.games.spoils.vocabulary.selectors import CHARACTER
from app.games.spoils.vocabulary.steps import Step
from app.games.tabletop.scripts import AnyAmount

__all__ = [
    "ANY_NUMBER",
    "COVERT",
    "TACTICAL",
    "Ability",
    "AttachTo",
    "Conditional",
    "EntersWith",
    "FlipUp",
    "HasKeyword",
    "OnResolve",
    "OneOfTexts",
    "Provides",
    "Redirect",
    "Replacement",
    "Requirement",
    "Script",
    "Trigger",
    "Unique",
    "script",
]


@dataclass(frozen=True, slots=True)
class HasKeyword(Paragraph):
    """A keyword without a parameter. Rules: 507.3, 507.6, 103.1c."""

    keyword: Keyword
    threshold: str = ""


@dataclass(frozen=True, slots=True)
class Unique(Paragraph):
    """A player can keep only one card with this unique name. Rules: 507.5."""

    name: str


@dataclass(frozen=True, slots=True)
class AttachTo(Paragraph):
    """The card enters play attached to such a card. Rules: 507.2."""

    cards: Cards = CHARACTER


@dataclass(frozen=True, slots=True)
class Provides(Paragraph):
    """The card provides the icons. Rules: 311."""

    icons: str


@dataclass(frozen=True, slots=True)
class FlipUp(Paragraph):
    """The card may be deployed while face-down in play. Rules: 507.4."""

    cost: int
    threshold: str
    extra: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class EntersWith(Paragraph):
    """The card enters play with tokens on it. Rules: 409."""

    tokens: AnyAmount
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class OnResolve(Paragraph):
    """The costs of deploying the card, and the effect when it resolves. Rules: 401.2.

    Cards that stay in play have only a cost; their triggers may refer to its picks.
    """

    effect: tuple[Step, ...] = ()
    cost: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class OneOfTexts(Paragraph):
    """A player chooses one of the texts while the card is being deployed."""

    texts: tuple[OnResolve, ...]
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Ability(Paragraph):
    """A named ability. Rules: 502.

    `area` is where the card must be. `users` are the players who may use it, `per_turn`
    how often in one turn.
    """

    name: str
    cost: tuple[Step, ...]
    effect: tuple[Step, ...]
    threshold: str = ""
    area: Area = Area.IN_PLAY
    users: Player = Player.YOU
    per_turn: int | None = None


@dataclass(frozen=True, slots=True)
class Trigger(Paragraph):
    """Instructions that are followed immediately when an event happens. Rules: 503.

    `condition` is checked when the event happens. `name` is set for the faction's rules. With
    `per_turn` only that many events of a turn count.
    """

    event: Event
    effect: tuple[Step, ...]
    condition: Condition | None = None
    threshold: str = ""
    area: Area = Area.IN_PLAY
    name: str = ""
    per_turn: int | None = None


@dataclass(frozen=True, slots=True)
class Replacement(Paragraph):
    """Instructions that are followed instead of an event. Rules: 506.

    `next_only` makes it a delayed replacement that is used up by the event (506.3).
    """

    event: Event
    instead: tuple[Step, ...]
    condition: Condition | None = None
    threshold: str = ""
    area: Area = Area.IN_PLAY
    next_only: bool = False


@dataclass(frozen=True, slots=True)
class Redirect(Paragraph):
    """The next damage to a card, up to an amount, is inflicted on another. Rules: 506.3."""

    cards: Cards
    to: Cards
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Conditional(Paragraph):
    """Changes that apply while the condition holds, or always if there is none. Rules: 504."""

    cards: Cards
    changes: tuple[Change, ...]
    condition: Condition | None = None
    threshold: str = ""
    area: Area = Area.IN_PLAY


@dataclass(frozen=True, slots=True)
class Requirement(Paragraph):
    """A rule by which a player must, may or cannot do something under a condition. Rules: 505."""

    who: Who
    rule: Rule
    condition: Condition | None = None
    threshold: str = ""
    area: Area = Area.IN_PLAY


COVERT = HasKeyword(Keyword.COVERT)
TACTICAL = HasKeyword(Keyword.TACTICAL)
ANY_NUMBER = HasKeyword(Keyword.ANY_NUMBER)


@dataclass(frozen=True, slots=True)
class Script:
    """The text of the card of that name. A card without rules text has no paragraphs."""

    name: str
    paragraphs: tuple[Paragraph, ...] = ()


def script(name: str, *paragraphs: Paragraph) -> Script:
    """The script of a card."""
    return Script(name, paragraphs)
