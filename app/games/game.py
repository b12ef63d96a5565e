"""Games as the site, the command line and the sheets know them.

A game is one frozen value. Only its key, title and editions are required; everything else is a
capability in a slot that is empty where a game lacks it. Pages and commands are built from what
is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from app.games.offers import MissingCapabilityError, Offer, label, slot
from app.games.tabletop.symbols import Symbol

if TYPE_CHECKING:
    from app.games.capabilities.attacks import Attacks
    from app.games.capabilities.battles import Battles
    from app.games.capabilities.card_coverage import CardCoverage
    from app.games.capabilities.computer_players import ComputerPlayers
    from app.games.capabilities.construction import Construction
    from app.games.capabilities.deck_check import DeckChecks
    from app.games.capabilities.deck_editing import DeckEditing
    from app.games.capabilities.deck_figures import DeckFigures
    from app.games.capabilities.deck_files import AnyDeckFiles
    from app.games.capabilities.deck_header import DeckHeader
    from app.games.capabilities.deck_rows import DeckRows
    from app.games.capabilities.documents import Documents
    from app.games.capabilities.drafting import Drafting
    from app.games.capabilities.event_advice import Advice
    from app.games.capabilities.event_options import EventOptions
    from app.games.capabilities.faces import CardFaces, CardListing
    from app.games.capabilities.fillers import Fillers
    from app.games.capabilities.language import SearchLanguage
    from app.games.capabilities.legality import Legality
    from app.games.capabilities.matches import Matches
    from app.games.capabilities.metagame import MetagameSummary
    from app.games.capabilities.odds import Odds
    from app.games.capabilities.playing import Playing, SeatedPlay
    from app.games.capabilities.recordings import Recordings
    from app.games.capabilities.rulebook import Rulebook, RuleCoverage
    from app.games.capabilities.rulings import Rulings
    from app.games.capabilities.samples import Samples
    from app.games.capabilities.sheets import DeckSheets
    from app.games.capabilities.simulator import Simulator
    from app.games.capabilities.suggestions import Suggestions
    from app.games.capabilities.table import Table
    from app.games.capabilities.watching import Watching
    from app.games.capabilities.wording import Wording
    from app.games.tabletop.card_data import CardData
    from app.games.tabletop.construction import PoolChecks
    from app.games.tabletop.search.decks.query import DeckLanguage

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class EditionTitle:
    """An edition of a rulebook: its id in addresses, files and JSON, and what people call it."""

    id: str
    title: str
    short: str

    @property
    def label(self) -> str:
        """Id and title, for choosing among editions."""
        return f"{self.id}, {self.title}"


@dataclass(frozen=True, slots=True)
class Editions:
    """The editions of a game's rulebook, oldest first. `default` is the id of one of them."""

    known: tuple[EditionTitle, ...]
    default: str

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all editions, oldest first."""
        return tuple(edition.id for edition in self.known)

    def title(self, id_: str) -> EditionTitle:
        """The edition with this id. Raises KeyError."""
        return {edition.id: edition for edition in self.known}[id_]

    @property
    def newest_first(self) -> tuple[EditionTitle, ...]:
        """All editions, the newest first."""
        return self.known[::-1]


@dataclass(frozen=True, slots=True)
class Basic:
    """A first lesson for newcomers, as a title and a sentence or two.

    `symbols` are those that it is about, each with the name of its group.
    """

    title: str
    text: str
    symbols: tuple[tuple[Symbol, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `key` stands in tables, addresses and JSON; `about` introduces it to strangers.

    `introduction` says in a few sentences what it is, and `basics` how it is played.
    `is_multiplayer` tells whether more than two mostly play it together. `event_advice` is what
    published documents advise organizers.
    """

    key: str
    title: str
    editions: Editions
    cards: Offer[CardData[Any]] = slot("cards")
    files: Offer[AnyDeckFiles] = slot("deck files", of_cards=True)
    editing: Offer[DeckEditing] = slot("decks", of_cards=True)
    language: Offer[SearchLanguage] = slot("search language", of_cards=True)
    deck_language: Offer[DeckLanguage] = slot("deck search", of_cards=True)
    odds: Offer[Odds] = slot("odds")
    simulator: Offer[Simulator] = slot("goldfish")
    table: Offer[Table] = slot("table to play at")
    event_options: EventOptions | None = None
    rulebook: Offer[Rulebook] = slot("rules by number")
    recordings: Offer[Recordings] = slot("recorded games")
    matches: Offer[Matches] = slot("referee for whole games between programs")
    watching: Offer[Watching] = slot("games to watch")
    computer_players: Offer[ComputerPlayers] = slot("computer players")
    playing: Offer[Playing] = slot("games against the computer")
    seated_play: Offer[SeatedPlay] = slot("games between people")
    wording: Offer[Wording] = slot("card wording")
    card_coverage: Offer[CardCoverage] = slot("card status")
    rule_coverage: Offer[RuleCoverage] = slot("list of rules")
    documents: Offer[Documents] = slot("documents")
    battles: Offer[Battles] = slot("battles")
    attacks: Offer[Attacks] = slot("attack calculator")
    rulings: Offer[Rulings] = slot("judge's bench")
    listing: Offer[CardListing] = slot("list of cards", of_cards=True)
    deck_checks: Offer[DeckChecks] = slot("deck checks", of_cards=True)
    figures: Offer[DeckFigures] = slot("deck figures", of_cards=True)
    header: Offer[DeckHeader] = slot("deck header", of_cards=True)
    rows: Offer[DeckRows] = slot(
        "orders of rows", of_cards=True, usual="app.games.capabilities.deck_rows:RowsByName"
    )
    drafting: Offer[Drafting] = slot("drafts against bots", of_cards=True)
    fillers: Offer[Fillers] = slot("fillers", of_cards=True)
    legality: Offer[Legality] = slot("formats", of_cards=True)
    metagame: Offer[MetagameSummary] = slot("tournament summary", of_cards=True)
    samples: Offer[Samples] = slot("samples", of_cards=True)
    sheets: Offer[DeckSheets] = slot("printable sheets", of_cards=True)
    faces: Offer[CardFaces] = slot("card faces", of_cards=True)
    construction: Offer[Construction] = slot("deck construction rules", of_cards=True)
    limited: Offer[PoolChecks] = slot("limited play", of_cards=True)
    suggestions: Offer[Suggestions] = slot("suggestions", of_cards=True)
    about: str = ""
    introduction: str = ""
    basics: tuple[Basic, ...] = ()
    is_multiplayer: bool = False
    event_advice: tuple[Advice, ...] = ()

    def __post_init__(self) -> None:
        label(self, self.title, has_cards=bool(self.cards))

    def needed(self, capability: T | None, what: str) -> T:
        """A capability of the game; `what` names it, such as "deck files".

        Raises MissingCapabilityError.
        """
        if capability is None:
            raise MissingCapabilityError(f"{self.title} has no {what}.")
        return capability
