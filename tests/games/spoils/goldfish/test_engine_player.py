"""The referee is the truth: plain and fast players play its games turn by turn."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Card
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.model_coverage import expressed
from app.games.spoils.goldfish.player_reference import play
from app.games.spoils.goldfish.running import plain_simulation, simulation_of
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.setup import faction_of, prepare
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from tests.games.spoils.goldfish.decks import POLICIES
from tests.oracles.spoils_goldfish import play_on_engine
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
OPPONENT = "The Tournament Faction"
EXACT = tuple(
    card
    for card in CATALOGUE.cards
    if card.is_deck_card and not card.is_staple_resource and scripted_effects(card) is not None
)
STAPLES = tuple(card for card in CATALOGUE.cards if card.is_staple_resource)


@st.composite
def exact_models(draw: st.DrawFn) -> Model:
    """A random deck of real cards that the model expresses, under a random policy."""
    faction = draw(st.sampled_from(CATALOGUE.factions))
    trades = draw(st.lists(st.sampled_from(STAPLES), min_size=1, max_size=2, unique=True))
    deck: list[tuple[Card, int]] = [(card, draw(st.integers(2, 9))) for card in trades]
    for card in draw(st.lists(st.sampled_from(EXACT), max_size=12, unique=True)):
        most = 1 if card.keywords.unique else 4
        deck.append((card, draw(st.integers(1, most))))
    return model_of(
        prepare(
            faction,
            deck,
            goes_first=draw(st.booleans()),
            edition=draw(st.sampled_from(Edition)),
        ),
        draw(POLICIES),
        turns=draw(st.integers(1, 9)),
        effects_of=scripted_effects,
    )


@given(exact_models(), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_plain_and_the_fast_players_play_the_referees_games(
    model: Model, game_number: int
) -> None:
    if model.coverage.blanks or len(model.setup.starting) < 2:
        return
    told = play(model, 2, game_number)
    true = play_on_engine(model, CATALOGUE, 2, game_number, OPPONENT)
    assert (true.dealt, true.put_back, true.kept) == (told.dealt, told.put_back, told.kept)
    assert true.won == told.won
    whole_turns = len(true.turns) - (true.won < model.turns)
    assert true.turns[:whole_turns] == told.turns[:whole_turns]
    block = Block(game_number, 1)
    assert simulation_of(model).count(2, block) == plain_simulation(model).count(2, block)


def test_whole_precons_without_their_blanks_are_played_as_the_referee_plays_them() -> None:
    for precon in CATALOGUE.precons.values():
        deck = prepare_decklist(DECK_FILES.of_precon(precon, CATALOGUE), CATALOGUE).setup
        cards = Counter((*deck.cards, *deck.starting)).items()
        known = expressed(cards, faction_of(deck.faction).influence, scripted_effects)
        setup = prepare(deck.faction, [(card, n) for card, n in cards if card in known])
        model = model_of(setup, effects_of=scripted_effects)
        assert model.coverage.blanks == ()
        told, true = play(model, 5, 1), play_on_engine(model, CATALOGUE, 5, 1, OPPONENT)
        whole_turns = len(true.turns) - (true.won < model.turns)
        assert true.turns[:whole_turns] == told.turns[:whole_turns]


def test_decks_with_blanks_and_other_opponents_are_refused() -> None:
    by_name = CATALOGUE.by_name
    deck = [(by_name["Rage"], 10), (by_name["Strangulate"], 2)]
    model = model_of(prepare(by_name[OPPONENT], deck), effects_of=scripted_effects)
    with pytest.raises(GoldfishError, match="blanks"):
        play_on_engine(model, CATALOGUE, 1, 0, OPPONENT)
    exact = model_of(prepare(by_name[OPPONENT], deck[:1]), effects_of=scripted_effects)
    with pytest.raises(GoldfishError, match="25 influence"):
        play_on_engine(exact, CATALOGUE, 1, 0, "Drowned Catacombs")
