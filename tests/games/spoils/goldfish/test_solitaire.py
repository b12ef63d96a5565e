"""A goldfish game by hand is a game on the referee with this deck's shuffle."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Done,
    IllegalAction,
    UseAbility,
    legal_actions,
    read_action,
    to_decide,
)
from app.games.spoils.engine.agents import greedy
from app.games.spoils.engine.observe import observe
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.seating import ME, OPPONENT
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.goldfish.solitaire import (
    Solitaire,
    dealt_hand,
    is_mulligan,
    mulligan_answers,
    sit_down,
    without_text,
)
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.chance.shuffle import deal
from tests.support.scenario import Side, board, item


@pytest.fixture(params=["seed-1-rogue", "starter-arcanist-warlord", "seed-1-banker"])
def setup(request: pytest.FixtureRequest, catalogue: Catalogue) -> Setup:
    decklist = DECK_FILES.of_precon(catalogue.precons[request.param], catalogue)
    return prepare_decklist(decklist, catalogue, goes_first=False).setup


def names_in_hand(game: Solitaire) -> list[str]:
    return [game.state.name(card) for card in game.state.hand[ME]]


def play_greedily(game: Solitaire, turns: int) -> None:
    while to_decide(game.state) is not None and game.state.turn <= turns:
        game.play(greedy(game.state, legal_actions(game.state)))


def test_601_1e_the_hand_dealt_is_the_top_of_the_shuffle(
    setup: Setup, catalogue: Catalogue
) -> None:
    game = sit_down(setup, catalogue, 4417)
    order = deal(4417, 0, len(setup.cards))
    assert names_in_hand(game) == [setup.cards[place].name for place in order[: setup.hand_size]]
    assert names_in_hand(game) == [card.name for card in dealt_hand(setup, 4417)]
    assert is_mulligan(game.state)


def test_601_1f_cards_put_back_are_replaced_from_the_top(
    setup: Setup, catalogue: Catalogue
) -> None:
    game = sit_down(setup, catalogue, 7)
    before = names_in_hand(game)
    for action in mulligan_answers(game, [2, 0]):
        game.play(action)
    order = deal(7, 0, len(setup.cards))
    size = setup.hand_size
    drawn = [setup.cards[place].name for place in order[size : size + 2]]
    assert sorted(names_in_hand(game)) == sorted([before[1], *before[3:], *drawn])


def test_601_1f_cards_put_back_are_not_among_those_that_may_be_drawn(
    setup: Setup, catalogue: Catalogue
) -> None:
    game = sit_down(setup, catalogue, 7)
    for action in mulligan_answers(game, [2, 0]):
        game.play(action)
    order = deal(7, 0, len(setup.cards))
    left = [setup.cards[place].name for place in order[setup.hand_size + 2 :]]
    assert game.put_back == 2
    assert [card.name for card in game.unseen] == sorted(left)


def test_the_answers_replay_the_game(setup: Setup, catalogue: Catalogue) -> None:
    game = sit_down(setup, catalogue, 3)
    play_greedily(game, 8)
    again = sit_down(setup, catalogue, 3)
    for answer in game.answers:
        again.play(read_action(str(answer)))
    assert again.story == game.story
    assert names_in_hand(again) == names_in_hand(game)


def test_the_opponent_never_does_anything_and_is_never_waited_for(
    setup: Setup, catalogue: Catalogue
) -> None:
    game = sit_down(setup, catalogue, 5)
    while to_decide(game.state) is not None and game.state.turn < 12:
        assert to_decide(game.state) == ME
        assert len(legal_actions(game.state)) > 1 or str(legal_actions(game.state)[0]) == "end"
        game.play(greedy(game.state, legal_actions(game.state)))
    assert game.state.influence[1] < 25


def test_a_copy_is_independent(setup: Setup, catalogue: Catalogue) -> None:
    game = sit_down(setup, catalogue, 5)
    twin = game.clone()
    twin.play(Done())
    assert is_mulligan(game.state)
    assert game.answers == ()


def test_an_illegal_answer_changes_nothing(setup: Setup, catalogue: Catalogue) -> None:
    game = sit_down(setup, catalogue, 5)
    before = game.story
    with pytest.raises(IllegalAction):
        game.play(read_action("deploy 9"))
    with pytest.raises(IllegalAction):
        mulligan_answers(game, [99])
    assert game.story == before


def test_cards_without_a_script_are_named(setup: Setup, catalogue: Catalogue) -> None:
    assert set(without_text(setup)) <= {card.name for card in (setup.faction, *setup.cards)}


@pytest.mark.parametrize("edition", list(Edition))
def test_who_changes_seats_plays_the_other_side_until_they_change_back(
    catalogue: Catalogue, edition: Edition
) -> None:
    """The card goes after two more turns of its side, and the deck is one's own again."""
    deck = {"Emergency Obfuscation": 20, "Deception": 30, "Scout": 20}
    cards = [(catalogue.by_name[name], copies) for name, copies in deck.items()]
    faction = catalogue.by_name["The Tournament Faction"]
    game = sit_down(prepare(faction, cards, edition=edition), catalogue, 2)
    sides: list[int] = []
    while to_decide(game.state) is not None and game.state.turn <= 16:
        legal = legal_actions(game.state)
        decision = game.state.decision
        assert decision is not None
        assert (to_decide(game.state), decision.player) == (ME, game.side)
        assert observe(game.state, ME).legal == legal
        assert [game.state.owner[card] for card in game.state.hand[game.side]] == (
            [game.side] * len(game.state.hand[game.side])
        )
        if sides[-1:] != [game.side]:
            sides.append(game.side)
        game.play(greedy(game.state, legal))
    assert sides[:3] == [ME, OPPONENT, ME]
    again = sit_down(prepare(faction, cards, edition=edition), catalogue, 2)
    for answer in game.answers:
        again.play(answer)
    assert again.story == game.story


KNOCK = item("Knock", v.Ability("KNOCK", (), (v.GainInfluence(1),)))
RENT = item("Rent", v.Ability("RENT", (v.Pay(1),), (v.GainInfluence(1),)))


def test_414_2_what_was_shown_once_is_repeated_as_often_as_the_player_says() -> None:
    table = board(Side(play=["Knock"]), Side(), KNOCK)
    game = Solitaire(table.state, ())
    assert not game.rounds
    game.move(UseAbility(table.card("Knock"), 0))
    before = table.me.influence
    assert game.repeat(1, 20) == 20
    assert table.me.influence == before + 20
    assert len(game.answers) == 21


def test_414_2_a_round_of_several_abilities_stops_when_one_cannot_be_used_again() -> None:
    table = board(Side(play=["Knock", "Rent"], resources=["Rage"] * 4), Side(), KNOCK, RENT)
    game = Solitaire(table.state, ())
    for name in ("Knock", "Rent"):
        game.move(UseAbility(table.card(name), 0))
    assert set(game.rounds) == {1, 2}
    assert game.repeat(2, 10) == 3
    assert table.me.influence == 20 + 2 + 2 * 3 + 1, "the fourth round ended before the rent"
    assert set(game.rounds) == {1, 3, 5}, "those that begin with the knock"


@pytest.mark.parametrize("times", [-1, 0, 101])
def test_414_2b_the_number_of_repetitions_is_named_and_has_an_end(times: int) -> None:
    table = board(Side(play=["Knock"]), Side(), KNOCK)
    game = Solitaire(table.state, ())
    game.move(UseAbility(table.card("Knock"), 0))
    with pytest.raises(IllegalAction, match="between 1 and 100 times"):
        game.repeat(1, times)
    with pytest.raises(IllegalAction, match="cannot be used again"):
        game.repeat(2, 1)
    assert len(game.answers) == 1
