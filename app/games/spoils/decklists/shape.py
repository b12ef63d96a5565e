"""What the readers and writers of deck files have to know of The Spoils."""

from enum import StrEnum
from typing import Final

from app.games.spoils import KEY
from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.facts import Printing
from app.games.spoils.terms import STARTING, CardType, Icon, Trade
from app.games.tabletop.decklists.shape import DeckShape, Octgn, Place, Section

_MAIN: Final = Place(
    "deck",
    Zone.DECK,
    words=(
        "main", "mainboard", "main board", "main deck", "maindeck", "game deck", "starting deck",
        "decklist", "deck list", "list", "cards", "library", "crypt", "commander", "companion",
    ),
    lackey="Deck",
)  # fmt: skip
_FACTION: Final = Place("faction", Zone.FACTION, words=("factions",), lackey="Faction")
_STARTING: Final = Place(
    "starting resources",
    Zone.DECK,
    STARTING,
    words=("starting", "starting resource", "starting staples"),
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


def _put(
    printing: Printing, copies: int, place: Place
) -> tuple[Line, tuple[str, ...], tuple[str, ...]]:
    """The line, with remarks and repairs about where it stands.

    The main place takes a faction card as faction; in those of faction and starting resources,
    resources start in play and all else that is no faction belongs to the deck.
    """
    card = printing.card
    if place is _SIDEBOARD:
        return Line(printing, copies, Zone.SIDEBOARD), ("In the sideboard.",), ()
    if place is _CONSIDERING:
        return Line(printing, copies, Zone.CONSIDERING), ("Under consideration only.",), ()
    if place is _MAIN or card.is_faction:
        return Line.main(printing, copies), (), ()
    if card.type is CardType.RESOURCE:
        return Line.main(printing, copies, STARTING), ("Starts in play.",), ()
    misplaced = (
        "Listed with the faction and starting resources but is neither; read as part of the deck."
    )
    return Line.main(printing, copies), (), (misplaced,)


def _line(
    printing: Printing,
    copies: int,
    zone: StrEnum,
    mark: str | None = None,
    tags: tuple[str, ...] = (),
    note: str = "",
) -> Line:
    return Line(printing, copies, Zone(zone), mark, tags, note)


def _home(printing: Printing, zone: StrEnum) -> StrEnum:
    """A faction card in the deck's zone means the faction."""
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
