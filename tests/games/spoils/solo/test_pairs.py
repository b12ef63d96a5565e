"""The same shuffles for the fast model and the referee, and counters that add up."""

from collections import Counter
from collections.abc import Callable

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.model import Model, model_of
from app.games.spoils.goldfish.model_coverage import expressed
from app.games.spoils.goldfish.player_reference import play
from app.games.spoils.goldfish.policy import PLAIN, SWIFT, Policy
from app.games.spoils.goldfish.running import simulation_of
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.setup import faction_of, prepare
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.solo import game
from app.games.spoils.solo.game import (
    Ending,
    count_pairs,
    keys_of,
    play_solo,
    values_of_model,
    values_of_referee,
)
from app.games.spoils.solo.planner import Planner
from app.games.spoils.solo.report import referee_report
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import total
from tests.oracles.spoils_policy_player import PolicyPlayer

Models = Callable[[str, int], Model]


@pytest.mark.slow
@pytest.mark.parametrize("policy", [SWIFT, PLAIN], ids=lambda policy: policy.name)
@pytest.mark.parametrize("name", ["seed-1-warlord", "first-edition-rogue", "new-player-gearsmith"])
def test_where_the_model_is_exact_the_same_policy_gives_the_same_figures_on_the_referee(
    catalogue: Catalogue, name: str, policy: Policy
) -> None:
    deck = prepare_decklist(DECK_FILES.of_precon(catalogue.precons[name], catalogue), catalogue)
    cards = Counter((*deck.setup.cards, *deck.setup.starting)).items()
    known = expressed(cards, faction_of(deck.setup.faction).influence, scripted_effects)
    setup = prepare(deck.setup.faction, [(card, n) for card, n in cards if card in known])
    model = model_of(setup, policy, turns=9, effects_of=scripted_effects)
    for number in range(3):
        true = play_solo(setup, catalogue, PolicyPlayer(model), 5, number, model.turns)
        told = values_of_model(model, play(model, 5, number))
        differences = [
            (key, x, y)
            for key, x, y in zip(keys_of(model), told, values_of_referee(model, true), strict=True)
            if x != y
        ]
        assert differences == []


def test_the_counters_are_the_same_however_the_games_are_cut(
    catalogue: Catalogue, precon_model: Models
) -> None:
    model = precon_model("first-edition-rogue", 4)
    player = Planner(model)
    whole = count_pairs(model, catalogue, player, 7, Block(0, 4))
    parts = [
        count_pairs(model, catalogue, Planner(model), 7, block)
        for block in (Block(3, 1), Block(0, 1), Block(1, 2))
    ]
    assert total(whole.shapes, parts) == whole
    assert whole.array("pairs").tolist() == [2, 2]
    assert whole.array("endings").sum() == 4


def test_a_game_that_asks_for_too_much_is_stopped_and_counted(
    catalogue: Catalogue, precon_model: Models, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "MOST_ANSWERS", 40)
    model = precon_model("first-edition-rogue", 8)
    stopped = play_solo(model.setup, catalogue, PolicyPlayer(model), 1, 0, model.turns)
    assert stopped.ending is Ending.STOPPED
    assert len(stopped.turns) == model.turns
    assert stopped.won is None
    pairs = count_pairs(model, catalogue, PolicyPlayer(model), 1, Block(0, 1))
    simulation = simulation_of(model)
    report = referee_report(simulation, 1, simulation.play_all(1, 100), pairs)
    assert report.unfinished == 1
    assert report.rows == {}


def test_a_game_that_is_won_goes_on_to_its_last_turn(
    catalogue: Catalogue, precon_model: Models
) -> None:
    model = precon_model("seed-1-warlord", 10)
    won = play_solo(model.setup, catalogue, PolicyPlayer(model), 1, 0, model.turns)
    assert won.won is not None
    assert won.ending is Ending.PLAYED
    assert won.turns[won.won].taken >= 25
    assert won.turns[-1].taken > won.turns[won.won].taken
    assert won.won == 0 or won.turns[won.won - 1].taken < 25


def test_a_deck_of_one_card_plays_all_turns(catalogue: Catalogue) -> None:
    faction = catalogue.by_name["The Tournament Faction"]
    setup = prepare(faction, [(catalogue.by_name["Rage"], 1)])
    model = model_of(setup, SWIFT, turns=3, effects_of=scripted_effects)
    found = play_solo(setup, catalogue, Planner(model), 1, 0, model.turns)
    assert [turn.taken for turn in found.turns] == [0, 0, 0]
    assert found.won is None


def test_an_influence_that_no_faction_has_is_refused(
    catalogue: Catalogue, precon_model: Models
) -> None:
    model = precon_model("seed-1-warlord", 10)
    with pytest.raises(ValueError, match="No faction has 24 influence"):
        play_solo(model.setup, catalogue, Planner(model), 1, 0, 1, influence=24)


def test_the_report_sets_model_and_referee_side_by_side(
    catalogue: Catalogue, precon_model: Models
) -> None:
    model = precon_model("first-edition-rogue", 3)
    simulation = simulation_of(model)
    pairs = count_pairs(model, catalogue, PolicyPlayer(model), 1, Block(0, 12))
    report = referee_report(simulation, 1, simulation.play_all(1, 2_000), pairs)
    assert report.games == 12
    assert report.kill is not None
    seen = report.rows["seen", 1, None]
    assert seen.bias.value == 0
    assert not seen.is_off
    fields = report.as_json()
    assert fields["figures"][0]["id"] == "kill"
    assert fields["referee"]["without_text"] == []
    assert sum(fields["referee"]["endings"][ending.value] for ending in Ending) == 12
