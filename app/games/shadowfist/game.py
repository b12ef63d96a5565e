"""What Shadowfist offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from app.games.game import Basic, CardGame, Editions, EditionTitle, Game
from app.games.shadowfist import KEY
from app.games.shadowfist.capabilities.deck_editing import DECK_EDITING
from app.games.shadowfist.capabilities.deck_files import DECK_FILES
from app.games.shadowfist.capabilities.rules import RULEBOOK
from app.games.shadowfist.card_data import CARD_DATA, FORMS
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.terms import Resource

if TYPE_CHECKING:
    from app.games.capabilities.attacks import AnyAttacks
    from app.games.capabilities.card_listing import AnyCardListing
    from app.games.capabilities.construction import AnyConstruction
    from app.games.capabilities.deck_check import AnyDeckChecks
    from app.games.capabilities.deck_editing import AnyDeckEditing
    from app.games.capabilities.deck_figures import AnyDeckFigures
    from app.games.capabilities.deck_files import AnyDeckFiles
    from app.games.capabilities.deck_rows import AnyDeckRows
    from app.games.capabilities.documents import Documents
    from app.games.capabilities.faces import AnyCardFaces
    from app.games.capabilities.language import AnySearchLanguage
    from app.games.capabilities.legality import AnyLegality
    from app.games.capabilities.matches import AnyMatches
    from app.games.capabilities.metagame import AnyMetagame
    from app.games.capabilities.odds import AnyOdds
    from app.games.capabilities.recordings import AnyRecordings
    from app.games.capabilities.rule_coverage import AnyRuleCoverage
    from app.games.capabilities.sheets import AnyDeckSheets
    from app.games.capabilities.simulator import AnySimulator
    from app.games.capabilities.suggestions import AnySuggestions
    from app.games.capabilities.table import AnyTable
    from app.games.capabilities.watching import AnyWatching


def _construction() -> AnyConstruction:
    from app.games.shadowfist.capabilities.construction import CONSTRUCTION

    return cast("AnyConstruction", CONSTRUCTION)


def _rows() -> AnyDeckRows:
    from app.games.shadowfist.capabilities.deck_rows import DECK_ROWS

    return cast("AnyDeckRows", DECK_ROWS)


def _figures() -> AnyDeckFigures:
    from app.games.shadowfist.capabilities.deck_figures import DECK_FIGURES

    return cast("AnyDeckFigures", DECK_FIGURES)


def _deck_checks() -> AnyDeckChecks:
    from app.games.shadowfist.capabilities.deck_check import DECK_CHECKS

    return cast("AnyDeckChecks", DECK_CHECKS)


def _sheets() -> AnyDeckSheets:
    from app.games.shadowfist.capabilities.sheets import SHEETS

    return cast("AnyDeckSheets", SHEETS)


def _metagame() -> AnyMetagame:
    from app.games.shadowfist.capabilities.metagame import METAGAME

    return cast("AnyMetagame", METAGAME)


def _legality() -> AnyLegality:
    from app.games.shadowfist.capabilities.legality import LEGALITY

    return cast("AnyLegality", LEGALITY)


EDITIONS: Final = Editions(
    tuple(EditionTitle(each.value, each.full_name, each.short_name) for each in Edition),
    DEFAULT_EDITION.value,
)


def _documents() -> Documents:
    from app.games.shadowfist.capabilities.documents import DOCUMENTS

    return DOCUMENTS


def _faces() -> AnyCardFaces:
    from app.games.shadowfist.presentation.faces import FACES

    return cast("AnyCardFaces", FACES)


def _language() -> AnySearchLanguage:
    from app.games.shadowfist.capabilities.language import LANGUAGE

    return cast("AnySearchLanguage", LANGUAGE)


def _listing() -> AnyCardListing:
    from app.games.shadowfist.capabilities.card_listing import CARD_LISTING

    return cast("AnyCardListing", CARD_LISTING)


def _attacks() -> AnyAttacks:
    from app.games.shadowfist.capabilities.attacks import ATTACKS

    return cast("AnyAttacks", ATTACKS)


def _odds() -> AnyOdds:
    from app.games.shadowfist.capabilities.odds import ODDS

    return cast("AnyOdds", ODDS)


def _rule_coverage() -> AnyRuleCoverage:
    from app.games.shadowfist.capabilities.rules import RULE_COVERAGE

    return cast("AnyRuleCoverage", RULE_COVERAGE)


def _recordings() -> AnyRecordings:
    from app.games.shadowfist.capabilities.recordings import RECORDINGS

    return cast("AnyRecordings", RECORDINGS)


def _matches() -> AnyMatches:
    from app.games.shadowfist.capabilities.matches import MATCHES

    return cast("AnyMatches", MATCHES)


def _suggestions() -> AnySuggestions:
    from app.games.shadowfist.capabilities.suggestions import SUGGESTIONS

    return cast("AnySuggestions", SUGGESTIONS)


def _table() -> AnyTable:
    from app.games.shadowfist.capabilities.table import TABLE

    return cast("AnyTable", TABLE)


def _watching() -> AnyWatching:
    from app.games.shadowfist.capabilities.watching import WATCHING

    return cast("AnyWatching", WATCHING)


def _simulator() -> AnySimulator:
    from app.games.shadowfist.capabilities.simulator import SIMULATOR

    return cast("AnySimulator", SIMULATOR)


GAME: Final = Game(
    key=KEY,
    title="Shadowfist",
    is_multiplayer=True,
    about="A secret war for Feng Shui Sites, for two to five players. Build decks in sixteen "
    "formats, count hands exactly and work out attacks step by step.",
    introduction="Shadowfist is a card game for two to five players, in which the factions of "
    "several ages fight a secret war. Whoever is the first to hold enough Feng Shui Sites wins.",
    basics=(
        Basic(
            "Gather resources",
            "Cards require resources of their faction or talent, and cards that you have played "
            "before provide them.",
            tuple((each, each.word) for each in Resource),
        ),
        Basic(
            "Play Feng Shui Sites",
            "They generate Power, and Power pays for characters, events, states, edges and more "
            "sites.",
        ),
        Basic("Attack", "Characters attack the sites of other players, who may intercept them."),
    ),
    editions=EDITIONS,
    rulebook=RULEBOOK,
    rule_coverage=_rule_coverage,
    recordings=_recordings,
    matches=_matches,
    watching=_watching,
    odds=_odds,
    documents=_documents,
    simulator=_simulator,
    table=_table,
    cards=CardGame(
        data=CARD_DATA,
        forms=FORMS,
        files=cast("AnyDeckFiles", DECK_FILES),
        editing=cast("AnyDeckEditing", DECK_EDITING),
        faces=_faces,
        language=_language,
        listing=_listing,
        construction=_construction,
        rows=_rows,
        figures=_figures,
        deck_checks=_deck_checks,
        sheets=_sheets,
        metagame=_metagame,
        legality=_legality,
        suggestions=_suggestions,
    ),
    attacks=_attacks,
)
