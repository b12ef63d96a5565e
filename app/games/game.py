"""What a game offers to the site, the command line and the sheets.

A game is one frozen value. Only its key, title and editions are required; everything else is a
capability that is None where a game lacks it. Pages and commands are built from what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from app.games.tabletop.card_data import CardData
from app.games.tabletop.card_data.forms import FormField
from app.games.tabletop.symbols import Symbol

if TYPE_CHECKING:
    from app.games.capabilities.attacks import AnyAttacks
    from app.games.capabilities.battles import AnyBattles
    from app.games.capabilities.card_coverage import AnyCardCoverage
    from app.games.capabilities.card_listing import AnyCardListing
    from app.games.capabilities.computer_players import AnyComputerPlayers
    from app.games.capabilities.construction import AnyConstruction
    from app.games.capabilities.deck_check import AnyDeckChecks
    from app.games.capabilities.deck_editing import AnyDeckEditing
    from app.games.capabilities.deck_figures import AnyDeckFigures
    from app.games.capabilities.deck_files import AnyDeckFiles
    from app.games.capabilities.deck_header import AnyDeckHeader
    from app.games.capabilities.deck_rows import AnyDeckRows
    from app.games.capabilities.documents import Documents
    from app.games.capabilities.drafting import AnyDrafting
    from app.games.capabilities.event_options import EventOptions
    from app.games.capabilities.faces import AnyCardFaces
    from app.games.capabilities.fillers import AnyFillers
    from app.games.capabilities.language import AnyDeckLanguage, AnySearchLanguage
    from app.games.capabilities.legality import AnyLegality
    from app.games.capabilities.limited import AnyLimited
    from app.games.capabilities.matches import AnyMatches
    from app.games.capabilities.metagame import AnyMetagame
    from app.games.capabilities.odds import AnyOdds
    from app.games.capabilities.playing import AnyPlaying
    from app.games.capabilities.recordings import AnyRecordings
    from app.games.capabilities.rule_coverage import AnyRuleCoverage
    from app.games.capabilities.rulebook import Rulebook
    from app.games.capabilities.samples import AnySamples
    from app.games.capabilities.sheets import AnyDeckSheets
    from app.games.capabilities.simulator import AnySimulator
    from app.games.capabilities.suggestions import AnySuggestions
    from app.games.capabilities.table import AnyTable
    from app.games.capabilities.watching import AnyWatching
    from app.games.capabilities.wording import Wording

T = TypeVar("T")


class MissingCapabilityError(LookupError):
    """A game lacks what was asked for; the message says so in words."""


def offered(capability: Callable[[], T] | None) -> T | None:
    """What a game offers, loaded; None where it lacks it."""
    return capability() if capability is not None else None


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
    """What a newcomer has to learn first, as a title and a sentence or two.

    `symbols` are those that it is about, each with the name of its group.
    """

    title: str
    text: str
    symbols: tuple[tuple[Symbol, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CardGame:
    """A game of cards: its card data, and the form of each kind that curators edit.

    What follows is None where a game lacks it, and mostly a function that gives the capability,
    so that a command imports no more than it uses.
    """

    data: CardData[Any]
    forms: Mapping[str, tuple[FormField, ...]] = field(default_factory=dict)
    files: AnyDeckFiles | None = None
    construction: Callable[[], AnyConstruction] | None = None
    editing: AnyDeckEditing | None = None
    header: Callable[[], AnyDeckHeader] | None = None
    fillers: Callable[[], AnyFillers] | None = None
    rows: Callable[[], AnyDeckRows] | None = None
    figures: Callable[[], AnyDeckFigures] | None = None
    deck_checks: Callable[[], AnyDeckChecks] | None = None
    samples: Callable[[], AnySamples] | None = None
    sheets: Callable[[], AnyDeckSheets] | None = None
    limited: Callable[[], AnyLimited] | None = None
    drafting: Callable[[], AnyDrafting] | None = None
    metagame: Callable[[], AnyMetagame] | None = None
    faces: Callable[[], AnyCardFaces] | None = None
    language: Callable[[], AnySearchLanguage] | None = None
    legality: Callable[[], AnyLegality] | None = None
    suggestions: Callable[[], AnySuggestions] | None = None
    listing: Callable[[], AnyCardListing] | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `key` stands in tables, addresses and JSON; `about` introduces it to strangers.

    `introduction` says in a few sentences what it is, and `basics` how it is played.
    `is_multiplayer` tells whether more than two mostly play it together.

    What is heavy to import is a function that gives the capability.
    """

    key: str
    title: str
    editions: Editions
    cards: CardGame | None = None
    odds: Callable[[], AnyOdds] | None = None
    simulator: Callable[[], AnySimulator] | None = None
    table: Callable[[], AnyTable] | None = None
    event_options: EventOptions | None = None
    rulebook: Rulebook | None = None
    recordings: Callable[[], AnyRecordings] | None = None
    matches: Callable[[], AnyMatches] | None = None
    watching: Callable[[], AnyWatching] | None = None
    computer_players: Callable[[], AnyComputerPlayers] | None = None
    playing: Callable[[], AnyPlaying] | None = None
    wording: Callable[[], Wording] | None = None
    card_coverage: Callable[[], AnyCardCoverage] | None = None
    rule_coverage: Callable[[], AnyRuleCoverage] | None = None
    documents: Callable[[], Documents] | None = None
    battles: Callable[[], AnyBattles] | None = None
    attacks: Callable[[], AnyAttacks] | None = None
    about: str = ""
    introduction: str = ""
    basics: tuple[Basic, ...] = ()
    is_multiplayer: bool = False

    def needed(self, capability: T | None, what: str) -> T:
        """A capability of the game; `what` names it, such as "deck files".

        Raises MissingCapabilityError.
        """
        if capability is None:
            raise MissingCapabilityError(f"{self.title} has no {what}.")
        return capability

    def needed_cards(self) -> CardGame:
        """The game's cards. Raises MissingCapabilityError."""
        return self.needed(self.cards, "cards")

    def needed_rulebook(self) -> Rulebook:
        """The game's numbered rules. Raises MissingCapabilityError."""
        return self.needed(self.rulebook, "rules by number")

    def needed_sheets(self) -> AnyDeckSheets:
        """How the game's lists stand on paper. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().sheets, "printable sheets")()

    def needed_samples(self) -> AnySamples:
        """Examples of the game's cards. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().samples, "samples")()

    def needed_files(self) -> AnyDeckFiles:
        """The game's deck files. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().files, "deck files")

    def needed_construction(self) -> AnyConstruction:
        """The game's checks of decks. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().construction, "deck construction rules")()

    def needed_editing(self) -> AnyDeckEditing:
        """The game's decks. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().editing, "decks")

    def needed_rows(self) -> AnyDeckRows:
        """The game's orders of rows, or the plain one. Raises MissingCapabilityError."""
        from app.games.capabilities.deck_rows import BY_NAME

        return offered(self.needed_cards().rows) or BY_NAME

    def needed_deck_checks(self) -> AnyDeckChecks:
        """The game's deck checks. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().deck_checks, "deck checks")()

    def needed_limited(self) -> AnyLimited:
        """The game's limited play. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().limited, "limited play")()

    def needed_drafting(self) -> AnyDrafting:
        """How the computer drafts the game. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().drafting, "drafts against bots")()

    def needed_metagame(self) -> AnyMetagame:
        """The game's summary of what was played. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().metagame, "tournament summary")()

    def needed_faces(self) -> AnyCardFaces:
        """How the game's cards are shown. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().faces, "card faces")()

    def needed_language(self) -> AnySearchLanguage:
        """How the game's cards are searched. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().language, "search language")()

    def needed_deck_language(self) -> AnyDeckLanguage:
        """How the game's decks are searched. Raises MissingCapabilityError."""
        return self.needed(self.needed_language().decks, "deck search")

    def needed_odds(self) -> AnyOdds:
        """The game's exact odds. Raises MissingCapabilityError."""
        return self.needed(self.odds, "odds")()

    def needed_simulator(self) -> AnySimulator:
        """The game's simulation of decks. Raises MissingCapabilityError."""
        return self.needed(self.simulator, "goldfish")()

    def needed_table(self) -> AnyTable:
        """The game's referee for one player. Raises MissingCapabilityError."""
        return self.needed(self.table, "table to play at")()

    def needed_battles(self) -> AnyBattles:
        """The game's battles. Raises MissingCapabilityError."""
        return self.needed(self.battles, "battles")()

    def needed_attacks(self) -> AnyAttacks:
        """The game's attack calculator. Raises MissingCapabilityError."""
        return self.needed(self.attacks, "attack calculator")()

    def needed_legality(self) -> AnyLegality:
        """Where the game's cards may be played. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().legality, "formats")()

    def needed_recordings(self) -> AnyRecordings:
        """Recorded games of the game. Raises MissingCapabilityError."""
        return self.needed(self.recordings, "recorded games")()

    def needed_matches(self) -> AnyMatches:
        """Games between programs. Raises MissingCapabilityError."""
        return self.needed(self.matches, "referee for whole games between programs")()

    def needed_watching(self) -> AnyWatching:
        """Whole games to look at. Raises MissingCapabilityError."""
        return self.needed(self.watching, "games to watch")()

    def needed_computer_players(self) -> AnyComputerPlayers:
        """How the computer plays the game. Raises MissingCapabilityError."""
        return self.needed(self.computer_players, "computer players")()

    def needed_playing(self) -> AnyPlaying:
        """How a person plays against the computer. Raises MissingCapabilityError."""
        return self.needed(self.playing, "games against the computer")()

    def needed_wording(self) -> Wording:
        """What the game's cards do. Raises MissingCapabilityError."""
        return self.needed(self.wording, "card wording")()

    def needed_card_coverage(self) -> AnyCardCoverage:
        """How far the game's cards are. Raises MissingCapabilityError."""
        return self.needed(self.card_coverage, "card status")()

    def needed_rule_coverage(self) -> AnyRuleCoverage:
        """Which tests show the game's rules. Raises MissingCapabilityError."""
        return self.needed(self.rule_coverage, "list of rules")()

    def needed_card_listing(self) -> AnyCardListing:
        """The game's cards as a table and as JSON. Raises MissingCapabilityError."""
        return self.needed(self.needed_cards().listing, "list of cards")()
