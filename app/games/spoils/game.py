"""The Spoils as a game of the product: where each capability that it offers is implemented."""

from __future__ import annotations

from typing import Final

from app.games.game import Basic, Editions, EditionTitle, Game
from app.games.offers import Offer
from app.games.spoils import KEY
from app.games.spoils.editions import DEFAULT_EDITION, Edition
from app.games.spoils.presentation.events import EVENT_ADVICE, EVENT_OPTIONS
from app.games.spoils.terms import Trade

GAME: Final = Game(
    key=KEY,
    event_advice=EVENT_ADVICE,
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
    cards=Offer("app.games.spoils.card_data:CARD_DATA"),
    files=Offer("app.games.spoils.presentation.deck_files:DECK_FILES"),
    editing=Offer("app.games.spoils.presentation.deck_files:DECK_EDITING"),
    language=Offer("app.games.spoils.presentation.search_language:SpoilsSearchLanguage"),
    deck_language=Offer("app.games.spoils.search.decks:DECKS"),
    table=Offer("app.games.spoils.presentation.goldfish.table:SpoilsTable"),
    event_options=EVENT_OPTIONS,
    documents=Offer("app.games.spoils.presentation.search_language:DOCUMENTS"),
    recordings=Offer("app.games.spoils.presentation.recordings:SpoilsRecordings"),
    rulings=Offer("app.games.spoils.presentation.bench.bench:SpoilsRulings"),
    wording=Offer("app.games.spoils.wording.card_wording:SpoilsWording"),
    card_coverage=Offer("app.games.spoils.coverage.card_coverage:SpoilsCardCoverage"),
    rule_coverage=Offer("app.games.spoils.coverage.numbered_rules:SpoilsRuleCoverage"),
    rulebook=Offer("app.games.spoils.coverage.numbered_rules:SpoilsRulebook"),
    computer_players=Offer("app.games.spoils.players.computer_players:SpoilsComputerPlayers"),
    seated_play=Offer("app.games.spoils.presentation.seated:SpoilsSeatedPlay"),
    playing=Offer("app.games.spoils.presentation.against_computer.playing:SpoilsPlaying"),
    watching=Offer("app.games.spoils.presentation.watching:SpoilsWatching"),
    listing=Offer("app.games.spoils.presentation.card_listing:SpoilsCardListing"),
    deck_checks=Offer("app.games.spoils.deckcheck:SpoilsDeckChecks"),
    figures=Offer("app.games.spoils.presentation.deck_figures:SpoilsDeckFigures"),
    header=Offer("app.games.spoils.presentation.deck_header:SpoilsDeckHeader"),
    rows=Offer("app.games.spoils.presentation.deck_rows:SpoilsDeckRows"),
    drafting=Offer("app.games.spoils.limited:SpoilsDrafting"),
    fillers=Offer("app.games.spoils.construction.fill_staples:SpoilsFillers"),
    legality=Offer("app.games.spoils.presentation.legality:SpoilsLegality"),
    metagame=Offer("app.games.spoils.presentation.metagame:SpoilsMetagame"),
    samples=Offer("app.games.spoils.presentation.samples:SpoilsSamples"),
    sheets=Offer("app.games.spoils.presentation.sheets:SpoilsDeckSheets"),
    faces=Offer("app.games.spoils.presentation.faces:SpoilsFaces"),
    construction=Offer("app.games.spoils.construction.checking:SpoilsConstruction"),
    limited=Offer("app.games.spoils.construction.checking:pool_checks"),
    suggestions=Offer("app.games.spoils.suggestions.card_suggestions:SpoilsSuggestions"),
    simulator=Offer("app.games.spoils.presentation.goldfish.simulator:SpoilsSimulator"),
    odds=Offer("app.games.spoils.presentation.goldfish.odds:SpoilsOdds"),
)
