"""What The Spoils offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from app.games.game import Basic, CardGame, Editions, EditionTitle, Game
from app.games.spoils import KEY
from app.games.spoils.capabilities.deck_editing import DECK_EDITING
from app.games.spoils.capabilities.deck_files import DECK_FILES
from app.games.spoils.capabilities.event_options import EVENT_OPTIONS
from app.games.spoils.capabilities.rulebook import RULEBOOK
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.card_data.forms import FORMS
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.terms import Trade

if TYPE_CHECKING:
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
    from app.games.capabilities.faces import AnyCardFaces
    from app.games.capabilities.fillers import AnyFillers
    from app.games.capabilities.language import AnySearchLanguage
    from app.games.capabilities.legality import AnyLegality
    from app.games.capabilities.limited import AnyLimited
    from app.games.capabilities.metagame import AnyMetagame
    from app.games.capabilities.odds import AnyOdds
    from app.games.capabilities.playing import AnyPlaying
    from app.games.capabilities.recordings import AnyRecordings
    from app.games.capabilities.rule_coverage import AnyRuleCoverage
    from app.games.capabilities.samples import AnySamples
    from app.games.capabilities.sheets import AnyDeckSheets
    from app.games.capabilities.simulator import AnySimulator
    from app.games.capabilities.suggestions import AnySuggestions
    from app.games.capabilities.table import AnyTable
    from app.games.capabilities.watching import AnyWatching
    from app.games.capabilities.wording import Wording


def _odds() -> AnyOdds:
    from app.games.spoils.capabilities.odds import ODDS

    return cast("AnyOdds", ODDS)


def _simulator() -> AnySimulator:
    from app.games.spoils.capabilities.simulator import SIMULATOR

    return cast("AnySimulator", SIMULATOR)


def _table() -> AnyTable:
    from app.games.spoils.capabilities.table import TABLE

    return cast("AnyTable", TABLE)


def _recordings() -> AnyRecordings:
    from app.games.spoils.capabilities.recordings import RECORDINGS

    return cast("AnyRecordings", RECORDINGS)


def _computer_players() -> AnyComputerPlayers:
    from app.games.spoils.capabilities.computer_players import COMPUTER_PLAYERS

    return cast("AnyComputerPlayers", COMPUTER_PLAYERS)


def _playing() -> AnyPlaying:
    from app.games.spoils.capabilities.playing import PLAYING

    return cast("AnyPlaying", PLAYING)


def _watching() -> AnyWatching:
    from app.games.spoils.capabilities.watching import WATCHING

    return cast("AnyWatching", WATCHING)


def _wording() -> Wording:
    from app.games.spoils.capabilities.wording import WORDING

    return WORDING


def _card_coverage() -> AnyCardCoverage:
    from app.games.spoils.capabilities.card_coverage import CARD_COVERAGE

    return cast("AnyCardCoverage", CARD_COVERAGE)


def _rule_coverage() -> AnyRuleCoverage:
    from app.games.spoils.capabilities.rule_coverage import RULE_COVERAGE

    return cast("AnyRuleCoverage", RULE_COVERAGE)


def _documents() -> Documents:
    from app.games.spoils.capabilities.documents import DOCUMENTS

    return DOCUMENTS


def _construction() -> AnyConstruction:
    from app.games.spoils.capabilities.construction import CONSTRUCTION

    return cast("AnyConstruction", CONSTRUCTION)


def _header() -> AnyDeckHeader:
    from app.games.spoils.capabilities.deck_header import DECK_HEADER

    return cast("AnyDeckHeader", DECK_HEADER)


def _fillers() -> AnyFillers:
    from app.games.spoils.capabilities.fillers import FILLERS

    return cast("AnyFillers", FILLERS)


def _rows() -> AnyDeckRows:
    from app.games.spoils.capabilities.deck_rows import DECK_ROWS

    return cast("AnyDeckRows", DECK_ROWS)


def _figures() -> AnyDeckFigures:
    from app.games.spoils.capabilities.deck_figures import DECK_FIGURES

    return cast("AnyDeckFigures", DECK_FIGURES)


def _deck_checks() -> AnyDeckChecks:
    from app.games.spoils.capabilities.deck_check import DECK_CHECKS

    return cast("AnyDeckChecks", DECK_CHECKS)


def _samples() -> AnySamples:
    from app.games.spoils.capabilities.samples import SAMPLES

    return cast("AnySamples", SAMPLES)


def _sheets() -> AnyDeckSheets:
    from app.games.spoils.capabilities.sheets import SHEETS

    return cast("AnyDeckSheets", SHEETS)


def _limited() -> AnyLimited:
    from app.games.spoils.construction import POOL_CHECKS

    return cast("AnyLimited", POOL_CHECKS)


def _drafting() -> AnyDrafting:
    from app.games.spoils.capabilities.drafting import DRAFTING

    return cast("AnyDrafting", DRAFTING)


def _metagame() -> AnyMetagame:
    from app.games.spoils.capabilities.metagame import METAGAME

    return cast("AnyMetagame", METAGAME)


def _faces() -> AnyCardFaces:
    from app.games.spoils.presentation.faces import FACES

    return cast("AnyCardFaces", FACES)


def _language() -> AnySearchLanguage:
    from app.games.spoils.capabilities.language import LANGUAGE

    return cast("AnySearchLanguage", LANGUAGE)


def _legality() -> AnyLegality:
    from app.games.spoils.capabilities.legality import LEGALITY

    return cast("AnyLegality", LEGALITY)


def _suggestions() -> AnySuggestions:
    from app.games.spoils.capabilities.suggestions import SUGGESTIONS

    return cast("AnySuggestions", SUGGESTIONS)


def _listing() -> AnyCardListing:
    from app.games.spoils.capabilities.card_listing import CARD_LISTING

    return cast("AnyCardListing", CARD_LISTING)


GAME: Final = Game(
    key=KEY,
    title="The Spoils",
    about="A duel of two factions, fought with characters, items, locations and tactics that need "
    "the right resources. Build decks, draw hands and play turns on a complete rules engine.",
    introduction="The Spoils is a trading card game for two players; it went out of print in 2017 "
    "and is still played. Each player leads a faction, and a player who has no influence left "
    "loses.",
    basics=(
        Basic(
            "Choose a faction",
            "It sets your influence and your first resources, and has abilities that you can pay "
            "for all game long.",
        ),
        Basic(
            "Mix the five trades",
            "Each trade has its own characters, items, locations and tactics, and an icon.",
            tuple((trade.icon, trade.value) for trade in Trade if trade is not Trade.UNIVERSAL),
        ),
        Basic(
            "Draw a card or play a resource",
            "Every turn you do one of the two. Resources pay for cards, and their icons meet the "
            "thresholds of stronger ones.",
        ),
        Basic(
            "Attack",
            "Characters attack the opposing faction or its locations, and the opponent's "
            "characters can block them.",
        ),
    ),
    editions=Editions(
        tuple(EditionTitle(each.value, each.full_name, each.short_name) for each in Edition),
        DEFAULT_EDITION.value,
    ),
    rulebook=RULEBOOK,
    cards=CardGame(
        data=CARD_DATA,
        forms=FORMS,
        files=cast("AnyDeckFiles", DECK_FILES),
        listing=_listing,
        construction=_construction,
        editing=cast("AnyDeckEditing", DECK_EDITING),
        header=_header,
        fillers=_fillers,
        rows=_rows,
        figures=_figures,
        deck_checks=_deck_checks,
        samples=_samples,
        sheets=_sheets,
        limited=_limited,
        drafting=_drafting,
        metagame=_metagame,
        faces=_faces,
        language=_language,
        legality=_legality,
        suggestions=_suggestions,
    ),
    odds=_odds,
    simulator=_simulator,
    table=_table,
    event_options=EVENT_OPTIONS,
    recordings=_recordings,
    computer_players=_computer_players,
    playing=_playing,
    watching=_watching,
    wording=_wording,
    card_coverage=_card_coverage,
    rule_coverage=_rule_coverage,
    documents=_documents,
)
