"""Searching through decks of Shadowfist: `[[t:character]]>=20` and facts about the decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final

from app.games.offers import own
from app.games.shadowfist.construction import Criteria, errors_of
from app.games.shadowfist.decklists import SHAPE, Decklist, Line, Zone
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.facts import Catalogue, Format
from app.games.shadowfist.search.fields import CARDS, GRAMMAR
from app.games.tabletop.construction import Finding
from app.games.tabletop.facts import AnyCatalogue, FormatLike
from app.games.tabletop.search import phrases, value_types
from app.games.tabletop.search.decks import SearchedDeck
from app.games.tabletop.search.decks.asking import Asking, DeckBind
from app.games.tabletop.search.decks.conditions import counted, texts
from app.games.tabletop.search.decks.fields import usual_fields
from app.games.tabletop.search.decks.parser import COUNT
from app.games.tabletop.search.decks.query import DeckLanguage
from app.games.tabletop.search.decks.verdicts import STANDING_HELP, explain_verdict, valid
from app.games.tabletop.search.language import EQUAL, ORDERED, Field, Language
from app.games.tabletop.search.nodes import Op


def _factions(deck: SearchedDeck, asking: Asking) -> Iterable[str]:
    known = own(asking.index.catalogue, Catalogue).by_printing
    return {
        faction.word
        for of in deck.held
        if of.zone is Zone.DECK and of.printing in known
        for faction in known[of.printing].printed.factions
    }


def _edition(key: str | None) -> Edition:
    return DEFAULT_EDITION if key is None else Edition(key)


def _editions(deck: SearchedDeck, _: Asking) -> Iterable[str]:
    edition = _edition(deck.edition)
    return (edition.value, edition.short_name)


def _criteria(
    form: FormatLike, edition: str | None, day: date | None, catalogue: AnyCatalogue
) -> Criteria:
    return Criteria.of(own(form, Format), _edition(edition), own(catalogue, Catalogue), as_of=day)


def _errors(deck: SearchedDeck, criteria: Criteria, catalogue: AnyCatalogue) -> Sequence[Finding]:
    known = own(catalogue, Catalogue).by_printing
    lines = tuple(
        Line(known[of.printing], of.copies, Zone(of.zone))
        for of in deck.held
        if of.printing in known
    )
    return errors_of(Decklist(lines), criteria)


_USUAL: Final[dict[str, Field[DeckBind]]] = usual_fields(
    _editions,
    {"name": "ash", "format": "modern", "edition": "sf210", "author": "precon"},
    SHAPE.sleeved,
)

_ROWS: Final[tuple[Field[DeckBind], ...]] = (
    Field(
        COUNT, (), value_types.PLAIN_NUMBER, ORDERED, "{}",
        "Copies in the deck of the cards that match the query in the brackets, written in the "
        "language for cards; `[[]]` is every card. Without a comparison: at least one. Tokens are "
        "not counted.",
        "[[t:character]]>=20",
        counted(CARDS.search, lambda title: not title.is_token, {"": Zone.DECK}),
    ),
    _USUAL.pop("name"),
    Field(
        "faction", ("fac",), value_types.WORD_OR_PATTERN, EQUAL, "with cards of a faction {}",
        "A faction that one of its cards has.", "faction:monarchs",
        texts(_factions), phrases=phrases.NAMED,
    ),
    Field(
        "valid", ("legal",), value_types.VERDICT, (Op.HAS, Op.IS), "{}",
        f"{STANDING_HELP}; or legal in a named format.",
        "valid:yes", valid(_criteria, _errors), phrases=phrases.UNSAID, explain=explain_verdict,
    ),
    *_USUAL.values(),
)  # fmt: skip

_CLASHES: Final = {
    field: f"That applies to cards: [[{field}:…]]"
    for field in ("type", "t", "cost", "c", "fighting", "fi", "designator", "d", "set", "e", "text")
} | {
    "size": "Count the cards of a deck with [[]]: [[]]=50",
    "cards": "Count the cards of a deck with [[]]: [[]]=50",
    "is": "That applies to cards: [[is:unique]]",
}

DECKS: Final[DeckLanguage] = DeckLanguage(
    grammar=Language.of(_ROWS, _CLASHES, "faction or [[t:character]]>=20"),
    cards=GRAMMAR,
    zones={"": ""},
    zone_words={"": ""},
    about_cards=(COUNT, "faction", "valid", "missing"),
    last="valid",
    of_lists=(COUNT, "name", "faction"),
)
"""The language in which decks of Shadowfist are searched."""
