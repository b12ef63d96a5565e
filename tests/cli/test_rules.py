"""The commands `rules` and `replay`."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from app.cli import main
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Deck, new_game
from app.games.spoils.engine.agents import RandomAgent, greedy, passive, play_on
from app.games.spoils.engine.record import record_of
from app.games.spoils.facts import Catalogue
from tests.support.spoils_games import staple_deck


@pytest.mark.slow
def test_rules_lists_each_rule_of_an_edition_with_its_tests() -> None:
    result = CliRunner().invoke(main, ["rules", "--edition", Edition.CR2010.value])
    assert result.exit_code == 0
    assert "engine/test_attacking.py::test_608_1" in result.output
    assert "priority 1:" in result.output


@pytest.mark.slow
def test_rules_can_tell_what_is_missing() -> None:
    result = CliRunner().invoke(main, ["rules", "--missing"])
    assert "::test_" not in result.output


def test_replay_tells_a_game_in_words(catalogue: Catalogue, tmp_path: Path) -> None:
    decks = (staple_deck(catalogue, 1), staple_deck(catalogue, 2))
    state = new_game(catalogue, decks, seed=4, blanks=True)
    given = play_on(state, (RandomAgent(1), RandomAgent(2)), actions=150)
    file = tmp_path / "game.json"
    file.write_text(record_of(state, given, blanks=True).to_json(), encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", str(file)])
    assert result.exit_code == 0
    assert "Turn 1, Player" in result.output
    assert "before the end of the game" in result.output


def test_replay_tells_that_players_changed_seats(catalogue: Catalogue, tmp_path: Path) -> None:
    cards = ("Emergency Obfuscation",) * 25 + ("Deception",) * 30 + ("Scout",) * 20
    deck = Deck("The Tournament Faction", cards)
    state = new_game(catalogue, (deck, deck), seed=4)
    given = play_on(state, (greedy, passive), turns=14)
    file = tmp_path / "game.json"
    file.write_text(record_of(state, given).to_json(), encoding="utf-8")
    told = CliRunner().invoke(main, ["replay", str(file)]).output
    entered = told.index("Emergency Obfuscation enters play under the control of Player 1.")
    changed = told.index("The players change seats: ")
    back = told.index("The players are back in their own seats.")
    assert entered < changed < back


def test_replay_says_what_is_wrong_with_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"game": "chess"}', encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", str(file)])
    assert result.exit_code == 2
    assert "is not a record of a game of spoils" in result.output
