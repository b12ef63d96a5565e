"""Shape of a deck of The Spoils for readers and writers of deck files: places, words, marks."""

from enum import StrEnum
from typing import Final

from app.games.spoils import KEY
from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.facts import Printing
from app.games.spoils.terms import STARTING, CardType, Icon, Trade
from app.games.tabletop.decklists.shape import DeckShape, Octgn, Place, Section
from app.games.tabletop.facts import PrintingLike

_MAIN: Final = Place(
    "deck",
    Zone.DECK,
    words=(
        "main", "mainboard", "main board", "main deck", "maindeck", "game deck", "starting deck",
        "decklist", "deck list", "list", "cards", "library", "crypt", "commander", "companion",
    ),
    lackey="Deck",
)  # fmt: skip
_FACTION: Final = Place(
    "faction",
    Zone.FACTION,
    words=("factions", "fraktion", "facción", "fazione", "frakcja"),
    lackey="Faction",
)
_STARTING: Final = Place(
    "starting resources",
    Zone.DECK,
    STARTING,
    words=(
        "starting",
        "starting resource",
        "starting staple",
        "starting staples",
        "start",
        "starts",
        "starter",
        "starters",
        "starts in play",
        "start in play",
        "starting in play",
        "in play",
        "in play at start",
        "starting card",
        "starting cards",
        "starts with",
        "starting with",
        "starting hand",
        "opening resources",
        "begins in play",
        "begin in play",
    ),
    lackey="Starting",
    loss="which resources start in play",
)
_SIDEBOARD: Final = Place(
    "sideboard",
    Zone.SIDEBOARD,
    words=("side board", "side", "side deck", "sidedeck", "sb"),
    lackey="Sideboard",
    loss="the sideboard",
)
_CONSIDERING: Final = Place(
    "considering",
    Zone.CONSIDERING,
    words=("maybe", "maybeboard", "maybe board", "tokens", "token"),
    lackey="Considering",
    loss="the cards under consideration",
)
_ICONS: Final = frozenset(icon.word for icon in Icon)
_HEADING_WORDS: Final = frozenset(
    form
    for word in (*CardType, *Trade, "staple", "starting", "start", "universal", "trade", "other")
    for form in (word.lower(), f"{word.lower()}s")
    if word not in _ICONS
)


def _put(
    printing: PrintingLike, copies: int, place: Place
) -> tuple[Line, tuple[str, ...], tuple[str, ...]]:
    """The line, with remarks and repairs about where it stands.

    The main place takes a faction card as faction; in those of faction and starting resources,
    resources start in play and all else that is no faction belongs to the deck.
    """
    assert isinstance(printing, Printing)
    card = printing.card
    if place is _SIDEBOARD:
        return Line(printing, copies, Zone.SIDEBOARD), ("in the sideboard",), ()
    if place is _CONSIDERING:
        return Line(printing, copies, Zone.CONSIDERING), ("under consideration only",), ()
    if place is _MAIN or card.is_faction:
        return Line.main(printing, copies), (), ()
    if card.type is CardType.RESOURCE:
        return Line.main(printing, copies, STARTING), ("starts in play",), ()
    misplaced = (
        "listed with the faction and starting resources but is neither; read as part of the deck"
    )
    return Line.main(printing, copies), (), (misplaced,)


def _line(
    printing: PrintingLike,
    copies: int,
    zone: StrEnum,
    mark: str | None = None,
    tags: tuple[str, ...] = (),
    note: str = "",
) -> Line:
    assert isinstance(printing, Printing)
    return Line(printing, copies, Zone(zone), mark, tags, note)


def _home(printing: PrintingLike, zone: StrEnum) -> StrEnum:
    """The place of a line: a faction card in the deck's zone belongs to the faction."""
    assert isinstance(printing, Printing)
    return Zone.FACTION if zone is Zone.DECK and printing.card.is_faction else zone


SHAPE: Final = DeckShape(
    game=KEY,
    title="The Spoils",
    places=(_FACTION, _STARTING, _MAIN, _SIDEBOARD, _CONSIDERING),
    main=_MAIN,
    sideboard=_SIDEBOARD,
    considering=_CONSIDERING,
    until_blank=frozenset({_FACTION, _STARTING}),
    kinds=frozenset(
        form
        for word in (*CardType, *Trade, "staple", "staple resource")
        if word not in _ICONS
        for form in (word, word + "s")
    ),
    heading_words=_HEADING_WORDS,
    lone=Zone.FACTION,
    lackey="thespoils",
    octgn=Octgn(
        "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88",
        (("Game Deck", (_MAIN,)), ("Faction", (_FACTION, _STARTING))),
    ),
    cockatrice=(Section("main", (Zone.FACTION, Zone.DECK)), Section("side", (Zone.SIDEBOARD,))),
    hashed=Line.HASHED,
    empty=Decklist(),
    put=_put,
    line=_line,
    home=_home,
)
