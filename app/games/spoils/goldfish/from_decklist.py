"""Reading of decklists, needs and keepable hands: the start of a game from what a player wrote."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.starting import Starting, StartRequest
from app.games.offers import own
from app.games.spoils.decklists import Decklist, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Card, Catalogue, Threshold
from app.games.spoils.goldfish.exact.needs import (
    Need,
    cards_drawn,
    resources_in_play,
    threshold_in_play,
)
from app.games.spoils.goldfish.model import ANY_NUMBER, Clause, Keepable
from app.games.spoils.goldfish.setup import Setup, faction_of, prepare, starting_choices
from app.games.spoils.search import SearchIndex, card_test, explain, parse
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search import Query
from app.games.tabletop.search.nodes import Condition, Multiset, Op

RESOURCES_IN_PLAY: Final = "resources in play"
"""Replaces the query in a need for a number of resources of any kind."""

NEED: Final = re.compile(r"\s*(\d{1,3})\s+(.+)", re.DOTALL)
RANGE: Final = re.compile(r"\s*(\d{1,3})(?:\s*(\.\.|-|–|\+)\s*(\d{1,3})?)?\s+(.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A setup, and in `notes` what was assumed because the deck does not say it."""

    setup: Setup
    notes: tuple[str, ...] = ()


def prepare_decklist(
    decklist: Decklist,
    catalogue: Catalogue,
    *,
    starting: Sequence[str] | None = None,
    goes_first: bool = True,
    edition: Edition = DEFAULT_EDITION,
) -> Prepared:
    """The start of a game with this deck. Rules: 601.1.

    The starting resources are those named, else those marked in the list, else the ones the deck's
    thresholds ask for. A deck without a faction starts like one with the faction that leaves all
    its starting resources open. Raises GoldfishError for two factions, an empty deck and starting
    resources that are not allowed.
    """
    notes: list[str] = []
    faction = _faction(decklist, catalogue, notes)
    deck = [
        (catalogue.by_name[name], copies)
        for name, copies in decklist.copies(Zone.DECK).items()
        if catalogue.by_name[name].is_deck_card
    ]
    if not deck:
        raise GoldfishError("The deck has no cards yet")
    named = list(starting) if starting is not None else _marked(decklist)
    try:
        setup = prepare(faction, deck, starting=named, goes_first=goes_first, edition=edition)
    except GoldfishError as error:
        if starting is not None or named is None:
            raise
        notes.append(f"The starting resources marked in the list are not used: {error}.")
        setup = prepare(faction, deck, goes_first=goes_first, edition=edition)
    if setup.missing or len(setup.starting) < faction_of(faction).starting_resources:
        notes.append("The deck lacks starting resources of its faction and starts with fewer.")
    return Prepared(setup, tuple(notes))


def _faction(decklist: Decklist, catalogue: Catalogue, notes: list[str]) -> Card:
    factions = decklist.factions
    if len(factions) > 1:
        raise GoldfishError("The deck has more than one faction")
    if factions:
        return factions[0]
    usual = max(
        catalogue.factions,
        key=lambda card: (faction_of(card).starting_staples, card.name),
    )
    notes.append(f"The deck has no faction yet; it starts as if it had {usual.name}.")
    return usual


def _marked(decklist: Decklist) -> list[str] | None:
    names = [line.name for line in decklist.starting for _ in range(line.copies)]
    return names or None


def read_needs(text: str, index: SearchIndex) -> tuple[Need, ...]:
    """Read a count and a query, such as `2 provides:R`, as needs.

    A query for nothing but provided icons means icons in play, starting resources included. Its
    letters are read as a threshold, one need for each kind of icon, and all resources in play
    meet them together: `1 provides:RRD` is two Rage and one Deception. `5 resources in play`
    counts all resources, face-down ones included. Any other query is one need and counts cards
    drawn.

    Raises GoldfishError without a count, QueryError when the query cannot be read.
    """
    found = NEED.fullmatch(text)
    if found is None or int(found[1]) < 1:
        raise GoldfishError(f"A need is a count and a query, such as '2 provides:R', not '{text}'")
    count = int(found[1])
    if " ".join(found[2].lower().split()) == RESOURCES_IN_PLAY:
        return (resources_in_play(count),)
    query = parse(found[2])
    match query.node:
        case Condition("provides", Op.HAS | Op.AT_LEAST, (Multiset(Threshold() as of),)) if of:
            return threshold_in_play(count, of)
    return (cards_drawn(count, _words(query, index), card_test(query, index)),)


def read_keepable(texts: Sequence[str], index: SearchIndex) -> Keepable:
    """Read the clauses of a keepable hand, each a range and a query.

    Examples: `2..5 t:resource`, `1 c<=3`; a single number means that many or more. Raises
    GoldfishError and QueryError as `read_needs` does.
    """
    return Keepable(tuple(_clause(text, index) for text in texts))


def _clause(text: str, index: SearchIndex) -> Clause:
    found = RANGE.fullmatch(text)
    if found is None:
        raise GoldfishError(f"Write a range and a query, such as '2..5 t:resource', not '{text}'")
    least = int(found[1])
    most = int(found[3]) if found[3] else ANY_NUMBER
    if most < least:
        raise GoldfishError(f"'{text}' asks for at least {least} and at most {most}")
    query = parse(found[4])
    return Clause(_words(query, index), card_test(query, index), least, min(most, ANY_NUMBER))


def _words(query: Query, index: SearchIndex) -> str:
    """The query in words, without the sentence around it."""
    return explain(query, index).removeprefix("Cards: ").rstrip(".")


TEMPLATES: Final = "goldfish"
"""The folder of the templates that show what is done with a start."""


class SpoilsStarting(Starting):
    """A deck with its faction and starting resources."""

    name = "starting resources"

    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, asked: StartRequest) -> Prepared:
        return prepare_decklist(
            own(deck, Decklist),
            own(catalogue, Catalogue),
            starting=asked.starting,
            goes_first=asked.goes_first,
            edition=Edition(asked.edition),
        )

    def choices(self, deck: AnyDecklist, catalogue: AnyCatalogue) -> tuple[tuple[str, ...], ...]:
        factions = own(deck, Decklist).factions
        if len(factions) != 1:
            return ()
        by_name = own(catalogue, Catalogue).by_name
        counted = deck.copies_in((Zone.DECK,)).items()
        return starting_choices(factions[0], [(by_name[name], copies) for name, copies in counted])
