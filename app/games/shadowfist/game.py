"""Shadowfist as a game, with its capabilities."""

from __future__ import annotations

from typing import Final

from app.games.capabilities.event_advice import Advice, AdviceTopic
from app.games.game import Basic, Editions, EditionTitle, Game
from app.games.offers import Offer
from app.games.shadowfist import KEY
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.terms import Resource

EDITIONS: Final = Editions(
    tuple(EditionTitle(each.value, each.full_name, each.short_name) for each in Edition),
    DEFAULT_EDITION.value,
)


GAME: Final = Game(
    key=KEY,
    event_advice=(
        Advice(
            AdviceTopic.PACKS,
            "A pack of Empire of Evil has ten cards: 1 rare, 3 uncommon and 6 common. "
            "A box has 24 packs.",
            "roarofthebeast.blogspot.com, a box that was opened",
            "2009",
        ),
        Advice(
            AdviceTopic.PACKS,
            "Year of the Dragon was sold as five fixed decks of 50 cards, without packs or "
            "rarities.",
            "netherworld.chimpshack.org, page of the set",
            "2000-08",
        ),
    ),
    title="Shadowfist",
    is_multiplayer=True,
    about="A secret war for Feng Shui Sites, for two to five players. Build decks in sixteen "
    "formats, get exact opening-hand odds and work out attacks step by step.",
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
    documents=Offer("app.games.shadowfist.presentation.search_language:DOCUMENTS"),
    table=Offer("app.games.shadowfist.presentation.goldfish.table:ShadowfistTable"),
    cards=Offer("app.games.shadowfist.card_data:CARD_DATA"),
    files=Offer("app.games.shadowfist.presentation.deck_files:DECK_FILES"),
    editing=Offer("app.games.shadowfist.presentation.deck_files:DECK_EDITING"),
    language=Offer("app.games.shadowfist.presentation.search_language:ShadowfistSearchLanguage"),
    deck_language=Offer("app.games.shadowfist.search.decks:DECKS"),
    recordings=Offer("app.games.shadowfist.presentation.recordings:ShadowfistRecordings"),
    card_coverage=Offer("app.games.shadowfist.coverage.card_coverage:ShadowfistCardCoverage"),
    rule_coverage=Offer("app.games.shadowfist.coverage.numbered_rules:ShadowfistRuleCoverage"),
    rulebook=Offer("app.games.shadowfist.coverage.numbered_rules:ShadowfistRulebook"),
    matches=Offer("app.games.shadowfist.presentation.referee.matches:ShadowfistMatches"),
    attacks=Offer("app.games.shadowfist.presentation.attacks.calculator:ShadowfistAttacks"),
    rulings=Offer("app.games.shadowfist.presentation.bench.bench:ShadowfistRulings"),
    seated_play=Offer("app.games.shadowfist.presentation.seated.game:ShadowfistSeatedPlay"),
    watching=Offer("app.games.shadowfist.presentation.referee.watching:ShadowfistWatching"),
    listing=Offer("app.games.shadowfist.presentation.card_listing:ShadowfistCardListing"),
    deck_checks=Offer("app.games.shadowfist.deckcheck:ShadowfistDeckChecks"),
    figures=Offer("app.games.shadowfist.presentation.deck_figures:ShadowfistDeckFigures"),
    rows=Offer("app.games.shadowfist.presentation.deck_rows:ShadowfistDeckRows"),
    legality=Offer("app.games.shadowfist.presentation.legality:ShadowfistLegality"),
    metagame=Offer("app.games.shadowfist.presentation.metagame:ShadowfistMetagame"),
    sheets=Offer("app.games.shadowfist.presentation.sheets:ShadowfistDeckSheets"),
    faces=Offer("app.games.shadowfist.presentation.faces:ShadowfistFaces"),
    construction=Offer(
        "app.games.shadowfist.construction.deck_construction:ShadowfistConstruction"
    ),
    suggestions=Offer("app.games.shadowfist.suggestions:ShadowfistSuggestions"),
    simulator=Offer("app.games.shadowfist.presentation.goldfish.simulator:ShadowfistSimulator"),
    odds=Offer("app.games.shadowfist.presentation.goldfish.odds:ShadowfistOdds"),
)
