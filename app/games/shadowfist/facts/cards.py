"""The printed facts of a card, and the titles and printings that have them. Rules: 8.

Numbers belong to the printing: two cards of one title may differ, and each is played as it is
printed (8.11.1). What decides about decks goes by title (1.2.3).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, Self, TypeAlias

from app.games.shadowfist.facts.pool import NO_RESOURCES, Pool
from app.games.shadowfist.terms import (
    CardType,
    Keyword,
    PlayCostKind,
    Rarity,
    Resource,
    Restriction,
)
from app.games.tabletop import facts


class Variable(Enum):
    """Signs that are printed in place of a number. Rules: 48."""

    X = "X"
    STAR = "*"

    def __str__(self) -> str:
        return str(self.value)


Score: TypeAlias = int | Variable
"""A printed score: a number, or X or * where the text tells the number. Rules: 8.5, 8.7, 48."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A keyword with its number, or with what it is about, as in *Immunity to Events*."""

    keyword: Keyword
    amount: Score | None = None
    about: str = ""

    def __str__(self) -> str:
        if self.about:
            return f"{self.keyword} to {self.about}"
        return self.keyword if self.amount is None else f"{self.keyword}: {self.amount}"


@dataclass(frozen=True, slots=True)
class PlayCost:
    """The resources and Power of another way to play a card. Rules: 43, 50.4."""

    kind: PlayCostKind
    requires: Pool
    power: int

    def __str__(self) -> str:
        return f"{self.kind}: {self.requires}{self.power}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """The facts that are printed on one card; `None` where no number is printed.

    `factions` are those that the frame shows, none for an unaligned card; a talent stands there
    on cards that belong to a talent only. `subject` says what a State is played on. `effects`
    are our short codes for simple texts, and `words_left` counts the words of rules text that no
    field tells: where it is 0, the facts are all of the card. `designators` follow from title and
    subtitle (14).
    """

    type: CardType
    subtitle: str = ""
    factions: tuple[Resource, ...] = ()
    cost: Score | None = None
    requires: Pool = NO_RESOURCES
    provides: Pool = NO_RESOURCES
    fighting: Score | None = None
    power: int | None = None
    body: int | None = None
    restrictions: tuple[Restriction, ...] = ()
    abilities: tuple[Ability, ...] = ()
    play_costs: tuple[PlayCost, ...] = ()
    subject: str = ""
    effects: tuple[str, ...] = ()
    words_left: int = 0
    designators: frozenset[str] = frozenset()

    @property
    def is_foundation(self) -> bool:
        """True if it requires no resources and provides some. Rules: 18.4."""
        return bool(self.provides) and not self.requires

    @property
    def is_complete(self) -> bool:
        """True if the facts give all of the card's text; effect codes count as text."""
        return self.words_left == 0

    @property
    def resources(self) -> frozenset[Resource]:
        """The resources whose type of card it is. Rules: 18.2."""
        return self.requires.resources | self.provides.resources

    def has(self, word: Restriction | Keyword) -> bool:
        """Tell whether it has a restriction or an unconditional keyword."""
        return word in self.restrictions or any(each.keyword is word for each in self.abilities)

    def amount(self, keyword: Keyword) -> Score | None:
        """The number of a keyword such as Toughness; `None` where it is missing."""
        return next((each.amount for each in self.abilities if each.keyword is keyword), None)

    @property
    def digested(self) -> str:
        """All facts as one line."""
        return "|".join(str(value) for value in self._values())

    def _values(self) -> tuple[object, ...]:
        return (
            self.type, self.subtitle, "".join(self.factions), self.cost, self.requires,
            self.provides, self.fighting, self.power, self.body, ";".join(self.restrictions),
            ";".join(map(str, self.abilities)), ";".join(map(str, self.play_costs)),
            self.subject, ";".join(self.effects), self.words_left,
            " ".join(sorted(self.designators)),
        )  # fmt: skip


COMPARED: Final = (
    "type", "subtitle", "factions", "cost", "requires", "provides", "fighting", "power", "body",
    "restrictions", "abilities", "play_costs",
)  # fmt: skip
"""The facts by which two printings of a title can differ in play."""


@dataclass(frozen=True, slots=True)
class Erratum:
    """A later correction of a card, in words of our own.

    `issued` is a day, month or year. `printing` is the id of the printing that has other facts by
    it, and `printed` these facts; both are None if it is known in words only.
    """

    title: str
    words: str
    issued: str
    source: str
    printing: facts.PrintingId | None = None
    printed: Printed | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Title:
    """A card by its title, which decks are judged by. Rules: 1.2.3, 8.1.

    `printed` are the facts of its printings, oldest first; `newest` are those of the printing
    that a bare title stands for. `no_max` lifts the limit of copies (49.3). `identity` is the
    title that it also counts as (49.1). `is_alike` says that all printings have the same facts.
    """

    name: str
    newest: Printed
    printed: tuple[Printed, ...]
    no_max: bool = False
    identity: str | None = None
    is_alike: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        is_alike = len(self.printed) == 1 or len(set(self.printed)) == 1
        object.__setattr__(self, "is_alike", is_alike)

    @property
    def type(self) -> CardType:
        """The type of the newest printing."""
        return self.newest.type

    @property
    def is_token(self) -> bool:
        """True for a token or a proxy, which no deck may hold. Rules: 47."""
        return self.type is CardType.TOKEN

    @property
    def differing(self) -> tuple[str, ...]:
        """The fields of `COMPARED` in which its printings differ. Rules: 8.11.1."""
        if len(self.printed) == 1:
            return ()
        return tuple(
            field
            for field in COMPARED
            if len({_comparable(getattr(printed, field)) for printed in self.printed}) > 1
        )

    @property
    def digested(self) -> str:
        """All facts that a verdict can depend on, as one line."""
        printed = "/".join(each.digested for each in self.printed)
        return f"{self.name}|{self.no_max}|{self.identity}|{self.newest.digested}/{printed}"


def _comparable(value: object) -> object:
    """A value without the order of its parts, which says nothing in play."""
    return frozenset(value) if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Printing(facts.Printing[Title, Rarity]):
    """One card of Shadowfist in one set, with the facts that are printed on it.

    `newest_id` is set where it stands for a bare title: the id of the newest printing.
    """

    printed: Printed = Printed(type=CardType.TOKEN)
    newest_id: facts.PrintingId | None = None

    def unspecified(self, id_: facts.PrintingId) -> Self:
        """The same for a title that names no printing, with the id of the newest beside it."""
        return replace(self, id=id_, number=None, newest_id=self.id)

    @property
    def lackey_id(self) -> str:
        """The id of a printing that LackeyCCG has an image of."""
        return self.newest_id or self.id


@dataclass(frozen=True, slots=True)
class Token:
    """A Character that effects create. Rules: 47.1.

    `resource` is the one in its cost; `None` where it is unaligned or where the source does not
    tell.
    """

    title: str
    fighting: int
    cost: int
    resource: Resource | None = None
    ability: Ability | None = None


@dataclass(frozen=True, slots=True)
class Barred:
    """The reason why no deck may hold a title. `rule` is empty if no numbered rule says so."""

    title: str
    reason: str
    rule: str = ""
    source: str = ""
