"""A card of Shadowfist as text: the lines that stand on its face, in reading order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from app.games.capabilities.faces import (
    Adding,
    CardFaces,
    CardGroup,
    DifferingFact,
    Face,
    FaceLabels,
    FaceLine,
    FacePart,
    LabelledFace,
    LaterChange,
    ListEntry,
    PartLabel,
)
from app.games.offers import own
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue, Pool, Printed, Printing, Title
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.facts import AnyCatalogue, CardLike, PrintingLike
from app.games.tabletop.symbols import Symbols

_CHANGES: Final = {
    "type": "Type",
    "subtitle": "Subtitle",
    "factions": "Faction",
    "cost": "Cost",
    "requires": "Requires",
    "provides": "Provides",
    "fighting": "Fighting",
    "power": "Power",
    "body": "Body",
    "restrictions": "Restrictions",
    "abilities": "Keywords",
    "play_costs": "Other costs",
}
"""Field -> what the column of a table of printings is called."""


def face_of(title: Title, printing: Printing | None = None) -> Face:
    """The face of a card as one printing shows it, or as the newest does."""
    printed = title.newest if printing is None else printing.printed
    keywords = tuple(_keywords(title, printed))
    faction, query = _faction(printed)
    kind = printed.type.value
    of_type = f"{query} type:{_word(printed.type)}"
    return Face(
        card=title,
        printing=printing,
        type_line=type_line(printed),
        keywords=keywords,
        stats=tuple(_stats(printed)),
        kind=kind,
        group=CardGroup("Faction", faction, query, _symbol(printed)),
        place=((faction, query), (kind, of_type)),
        cost=_cost(printed),
        asks=printed.requires,
        gives=printed.provides,
        wording=() if printed.is_complete else None,
        text=printing.text if printing else None,
        opening=keywords,
        is_bare=not keywords and not printed.is_complete,
        coverage=coverage(printed),
        related=(("Designators", tuple(_designators(printed))),),
    )


def type_line(printed: Printed) -> str:
    """The line under the title: a Character's subtitle comes after its type."""
    if printed.type is CardType.CHARACTER and printed.subtitle:
        return f"{printed.type.value}, {printed.subtitle}"
    return printed.subtitle or printed.type.value


def coverage(printed: Printed) -> str:
    """Return a sentence on how much of a card's text is recorded."""
    if printed.is_complete:
        return "Complete: the facts shown here are all that the card says."
    return "Only numbers are known for this card."


def stat_line(printed: Printed) -> str:
    """The stats in the short form of lists: Fighting, or Power and Body."""
    return "/".join(number for _, number in _stats(printed))


def _keywords(title: Title, printed: Printed) -> Iterator[FaceLine]:
    if title.no_max:
        yield FaceLine("No Max")
    if title.identity:
        yield FaceLine("Identity", title.identity, is_label=True)
    for restriction in printed.restrictions:
        yield FaceLine(restriction.value)
    for ability in printed.abilities:
        if ability.amount is None:
            yield FaceLine(str(ability))
        else:
            yield FaceLine(ability.keyword.value, str(ability.amount), is_label=True)
    for cost in printed.play_costs:
        yield FaceLine(cost.kind.value, f"{cost.power} Power", cost.requires, is_label=True)
    if printed.effects:
        yield FaceLine("Effects", "; ".join(map(_effect, printed.effects)), is_label=True)
    if printed.subject:
        yield FaceLine("Played on", f"{printed.subject.removesuffix(' *')}", is_label=True)


def _effect(code: str) -> str:
    """Return one of our short codes for simple texts in words, its condition in brackets."""
    does, _, when = code.partition(" @")
    return f"{does} ({when.replace('-', ' ')})" if when else does


def _designators(printed: Printed) -> Iterator[tuple[str, str]]:
    """The designators with the query that finds the cards that match. Rules: 14."""
    for word in sorted(printed.designators):
        yield word, f'd:"{word}"'


def _stats(printed: Printed) -> Iterator[tuple[str, str]]:
    for word in ("fighting", "power", "body"):
        number = getattr(printed, word)
        if number is not None:
            yield word, str(number)


def _cost(printed: Printed) -> int | str | None:
    """The cost, X as a letter."""
    cost = printed.cost
    return cost if cost is None or isinstance(cost, int) else str(cost)


def _faction(printed: Printed) -> tuple[str, str]:
    """The faction or talent of the frame, and the query that finds its cards."""
    if not printed.factions:
        return "Unaligned", "is:unaligned"
    words = " and ".join(each.word for each in printed.factions)
    queries = (
        f'{"talent" if each.is_talent else "faction"}:"{each.word.lower()}"'
        for each in printed.factions
    )
    return words, " ".join(queries)


def _symbol(printed: Printed) -> Resource | None:
    return printed.factions[0] if printed.factions else None


def _word(card_type: CardType) -> str:
    return "fss" if card_type is CardType.FENG_SHUI_SITE else card_type.lower()


@lru_cache(maxsize=8192)
def _entry(title: Title) -> ListEntry:
    return entry_of(title.newest)


def entry_of(printed: Printed) -> ListEntry:
    """Return a card's entry in a list, from its printed facts."""
    return ListEntry(
        type_line(printed), stat_line(printed), _cost(printed), printed.requires, printed.provides
    )


def differing(title: Title, printings: Sequence[Printing]) -> tuple[DifferingFact, ...]:
    """The facts in which the printings of a title differ, printing by printing. Rules: 8.11.1."""
    return tuple(
        DifferingFact(
            _CHANGES[field], tuple(_shown(getattr(each.printed, field)) for each in printings)
        )
        for field in title.differing
    )


def _shown(value: object) -> str | Symbols:
    if isinstance(value, Pool):
        return value
    if isinstance(value, tuple):
        return ", ".join(each.word if isinstance(each, Resource) else str(each) for each in value)
    return "" if value is None else str(value)


def _adding(title: Title) -> Adding | None:
    if title.is_token:
        return None
    exact = '"' + title.name.replace('"', '\\"') + '"'
    return Adding("Add to a deck", "Add", f"[[!{exact}]]")


_EXPLAINED: Final = LabelledFace(
    "Flying Monkey Squad",
    (
        PartLabel(FacePart.COST, "Cost", "how much Power to pay"),
        PartLabel(FacePart.SYMBOLS, "Resources", "those it requires, then those it provides"),
        PartLabel(FacePart.TYPE, "Type and faction", "the words after the type are designators"),
        PartLabel(FacePart.TEXT, "Keywords", "what it can do"),
        PartLabel(FacePart.STATS, "Fighting", "the damage it inflicts and can take"),
        PartLabel(FacePart.PRINTING, "Set and rarity", "printings can differ in their numbers"),
    ),
)


def _changes(title: Title, catalogue: Catalogue) -> tuple[LaterChange, ...]:
    """Return the errata of a title; games follow those whose facts are known."""
    return tuple(
        LaterChange(
            erratum.words,
            erratum.issued,
            erratum.source,
            Edition.SWS.short_name if erratum.printed is not None else "",
        )
        for erratum in catalogue.errata
        if erratum.title == title.name
    )


class ShadowfistFaces(CardFaces):
    """Titles of Shadowfist, each as its printings show it."""

    symbols = tuple(Resource)
    explained = _EXPLAINED
    labels = FaceLabels(
        asks="Requires",
        gives_sign="→",
        stats="Fighting, or Power/Body",
        same_card="a deck counts them together, and each is played as printed",
    )

    def of(self, card: CardLike, printing: PrintingLike | None) -> Face:
        return face_of(own(card, Title), None if printing is None else own(printing, Printing))

    def entry(self, card: CardLike) -> ListEntry:
        return _entry(own(card, Title))

    def entry_as(self, card: CardLike, printing: PrintingLike) -> ListEntry:
        return entry_of(own(printing, Printing).printed)

    def adding(self, card: CardLike) -> Adding | None:
        return _adding(own(card, Title))

    def differing(
        self, card: CardLike, printings: Sequence[PrintingLike]
    ) -> tuple[DifferingFact, ...]:
        return differing(own(card, Title), [own(each, Printing) for each in printings])

    def changes(self, card: CardLike, catalogue: AnyCatalogue) -> tuple[LaterChange, ...]:
        return _changes(own(card, Title), own(catalogue, Catalogue))
