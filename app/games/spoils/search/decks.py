"""Search of decks: `[[t:tactic]]>=12` and facts about the decks themselves.

`DECKS.parse` reads a query, `DECKS.ask` turns it into a question to any number of decks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final

from app.games.offers import own
from app.games.spoils.construction import Criteria, errors_of
from app.games.spoils.decklists import SHAPE, Decklist, Line, Zone
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.facts import Catalogue, Format
from app.games.spoils.search.fields import CARDS, GRAMMAR
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
    return [
        known[of.printing].card.name
        for of in deck.held
        if of.zone is Zone.FACTION and of.printing in known
    ]


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
    return errors_of(decklist_of(deck, own(catalogue, Catalogue)), criteria)


def decklist_of(deck: SearchedDeck, catalogue: Catalogue) -> Decklist:
    """The cards as the checks take them; printings that are gone are left out."""
    known = catalogue.by_printing
    return Decklist(
        tuple(
            Line(known[of.printing], of.copies, Zone(of.zone), of.mark)
            for of in deck.held
            if of.printing in known
        )
    )


_ZONES: Final = {"": Zone.DECK, "side": Zone.SIDEBOARD}
_SPELLINGS: Final = {"": "", "side": "side", "sideboard": "side"}
_ZONE_WORDS: Final = {"": "", "side": " in the sideboard"}

_COUNT: Final[Field[DeckBind]] = Field(
    COUNT, (), value_types.PLAIN_NUMBER, ORDERED, "{}",
    "Copies in the deck of the cards that match the query in the brackets, written in the "
    "language for cards; `[[]]` is every card. Without a comparison: at least one. Factions and "
    "tokens are not counted. `side[[…]]` counts in the sideboard.",
    "[[t:tactic]]>=12", counted(CARDS.search, lambda card: card.is_deck_card, _ZONES),
)  # fmt: skip

_USUAL: Final[dict[str, Field[DeckBind]]] = usual_fields(
    _editions,
    {"name": "rush", "format": "limited", "edition": "cr3", "author": "precon"},
    SHAPE.sleeved,
)

_ROWS: Final[tuple[Field[DeckBind], ...]] = (
    _COUNT,
    _USUAL.pop("name"),
    Field(
        "faction", ("fac",), value_types.WORD_OR_PATTERN, EQUAL, "with a faction {}",
        "The name of its faction.", "faction:catacombs",
        texts(_factions), phrases=phrases.NAMED,
    ),
    Field(
        "valid", ("legal",), value_types.VERDICT, (Op.HAS, Op.IS), "{}",
        f"{STANDING_HELP}; or legal in a named format, by that format's edition, optionally on a "
        "date.",
        "valid:yes", valid(_criteria, _errors),
        phrases=phrases.UNSAID, explain=explain_verdict,
    ),
    *_USUAL.values(),
)  # fmt: skip

_CLASHES: Final = {
    field: f"That applies to cards: [[{field}:…]]"
    for field in ("type", "t", "cost", "c", "trade", "tr", "subtype", "st", "set", "e", "text")
} | {
    "size": "Count the cards of a deck with [[]]: [[]]=75",
    "cards": "Count the cards of a deck with [[]]: [[]]=75",
    "is": "That applies to cards: [[is:unique]]",
}

DECKS: Final[DeckLanguage] = DeckLanguage(
    grammar=Language.of(_ROWS, _CLASHES, "faction or [[t:tactic]]>=12"),
    cards=GRAMMAR,
    zones=_SPELLINGS,
    zone_words=_ZONE_WORDS,
    about_cards=(COUNT, "faction", "valid", "missing"),
    last="valid",
    of_lists=(COUNT, "name", "faction"),
)
"""The language in which decks of The Spoils are searched."""
