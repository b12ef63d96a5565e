"""Players who change seats: who decides, who sees, who wins. Rules: 102.1, 403.2a, 407, 504."""

import random
from collections.abc import Callable

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Action,
    Deck,
    Done,
    State,
    UseAbility,
    apply,
    legal_actions,
    new_game,
    outcome,
    person_at,
    side_of,
    to_decide,
)
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.agents import RandomAgent, play_on
from app.games.spoils.engine.observe import determinise, observe
from app.games.spoils.engine.record import digest, record_of, replay
from app.games.spoils.engine.repeating import repeat, show
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType, Icon
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.watched_games import Tally, watch

EDITIONS = pytest.mark.parametrize("edition", list(Edition))
SWITCH = "Emergency Obfuscation"
GUARD = character("Guard", 2, 3)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.ITEM)])
TAKE = tactic("Take", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.ITEM)])


def are_switched(table: Table) -> bool:
    """Whether both sit at the other side; one never does alone."""
    seats = [person_at(table.state, side) for side in (0, 1)]
    assert [side_of(table.state, person) for person in seats] == [0, 1]
    return seats == [1, 0]


@EDITIONS
def test_504_1_players_sit_at_each_others_side_while_the_text_is_in_force(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=[SWITCH, "Kill"], resources=["Deception"] * 5), Side(), KILL, edition=edition
    )
    assert not are_switched(table)
    table.me.deploys(SWITCH)
    assert not are_switched(table), "it is not in play yet"
    table.resolves()
    assert are_switched(table)
    assert to_decide(table.state) == 1, "the other person goes on with the turn"
    table.me.deploys("Kill")
    table.resolves()
    assert not are_switched(table)
    assert to_decide(table.state) == 0
    assert [it.switched for it in table.told(happened.SeatsSwitched)] == [True, False]


@EDITIONS
def test_504_1_two_texts_that_switch_seats_cancel_each_other_out(edition: Edition) -> None:
    table = board(
        Side(play=[SWITCH], hand=[SWITCH], resources=["Deception"] * 5), Side(play=[SWITCH]),
        edition=edition,
    )  # fmt: skip
    assert not are_switched(table)
    table.me.deploys(SWITCH)
    table.resolves()
    assert are_switched(table)


@EDITIONS
def test_508_1_nobody_changes_seats_for_a_text_that_is_lost_or_face_down(
    edition: Edition,
) -> None:
    hush = item("Hush", words.Conditional(words.ITEM, (words.LosesText(),)))
    assert not are_switched(board(Side(play=[SWITCH]), Side(play=["Hush"]), hush, edition=edition))
    assert not are_switched(board(Side(face_down=[SWITCH]), edition=edition))
    assert not are_switched(board(Side(hand=[SWITCH], discard=[SWITCH], deck=[SWITCH])))


@EDITIONS
def test_407_2_it_counts_the_turns_of_its_controller_and_leaves_after_the_second(
    edition: Edition,
) -> None:
    table = board(Side(play=[SWITCH], hand=["Take"]), Side(), TAKE, edition=edition, turn=4)
    table.next_turn()
    assert table.tokens(SWITCH) == 0
    table.next_turn()
    assert table.tokens(SWITCH) == 1
    table.me.deploys("Take")
    table.resolves()
    assert are_switched(table), "whoever controls it"
    table.next_turn()
    assert table.tokens(SWITCH) == 1
    table.next_turn()
    assert table.tokens(SWITCH) == 2
    table.next_turn()
    assert table.me.discard == ["Take", SWITCH]
    assert not are_switched(table)


@EDITIONS
def test_403_2a_a_person_sees_what_the_side_they_sit_at_may_see(edition: Edition) -> None:
    table = board(
        Side(play=[SWITCH], hand=["Scout"], face_down=["Gnat"]), Side(hand=["Fat Pants"]),
        edition=edition,
    )  # fmt: skip
    card = table.card("Gnat")
    for person, side, hand, name in ((0, 1, "Fat Pants", None), (1, 0, "Scout", "Gnat")):
        view = observe(table.state, person)
        assert (view.person, view.side) == (person, side)
        assert view.sides[1 - side].hand is None
        shown = view.sides[side].hand
        assert shown is not None
        assert [name for _, name in shown] == [hand]
        assert next(it.name for it in view.in_play if it.card == card) == name
        assert view.to_decide == 1
        assert bool(view.legal) == (person == 1), "the side of the active player is asked"
        assert observe(determinise(table.state, person, 5), person) == view


@EDITIONS
def test_102_1_the_owner_of_the_winning_deck_wins_wherever_they_sit(edition: Edition) -> None:
    table = board(Side(play=[SWITCH, "Guard"]), Side(influence=2), GUARD, edition=edition)
    assert to_decide(table.state) == 1
    table.me.attacks("Guard")
    while table.state.decision is not None:
        table.happened.extend(apply(table.state, Done()))
    result = outcome(table.state)
    assert result is not None
    assert result.winner == 0


def test_414_2_a_round_is_not_repeated_by_somebody_who_did_not_show_it() -> None:
    knock = item("Knock", words.Ability("KNOCK", (), (words.GainInfluence(1),)))
    table = board(Side(play=["Knock"], hand=[SWITCH], resources=["Deception"] * 3), Side(), knock)
    shown = show(table.state, [UseAbility(table.card("Knock"), 0)])
    assert repeat(table.state, shown, 3) == 3
    table.resolves()
    table.me.deploys(SWITCH)
    table.resolves()
    assert repeat(table.state, shown, 3) == 0


def switching_game(catalogue: Catalogue, seed: int, edition: Edition) -> State:
    """A game of two decks that are full of the card, and of what can be deployed with it."""
    chance = random.Random(seed)
    others = [
        card.name
        for card in catalogue.cards
        if card.is_deck_card
        and card.type is CardType.CHARACTER
        and set(card.threshold.icons) <= {Icon.DECEPTION}
    ]
    decks = [
        Deck(
            "The Tournament Faction",
            (SWITCH,) * 15 + ("Deception",) * 30 + tuple(chance.sample(others, 30)),
        )
        for _ in range(2)
    ]
    return new_game(catalogue, decks, seed=seed, edition=edition)


def noting(person: int, asked: set[tuple[int, int]]) -> Callable[..., Action]:
    """An agent who chooses by chance and notes for which side it was asked."""
    agent = RandomAgent(person)

    def decide(state: State, legal: tuple[Action, ...]) -> Action:
        assert state.decision is not None
        asked.add((person, state.decision.player))
        return agent(state, legal)

    return decide


@EDITIONS
def test_a_loop_asks_the_person_who_sits_at_the_side(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = switching_game(catalogue, 1, edition)
    asked: set[tuple[int, int]] = set()
    given = play_on(state, (noting(0, asked), noting(1, asked)), actions=600)
    assert asked == {(0, 0), (1, 1), (0, 1), (1, 0)}
    assert digest(replay(record_of(state, given), catalogue)) == digest(state)


@EDITIONS
def test_what_a_person_may_do_is_what_their_side_may_do(
    catalogue: Catalogue, edition: Edition
) -> None:
    state, chance = switching_game(catalogue, 2, edition), random.Random(2)
    switched = 0
    for _ in range(400):
        if state.decision is None:
            break
        asked = to_decide(state)
        views = [observe(state, person) for person in (0, 1)]
        assert [bool(view.legal) for view in views] == [asked == 0, asked == 1]
        switched += views[0].side == 1
        apply(state, chance.choice(legal_actions(state)))
    assert switched > 20


@pytest.mark.slow
@EDITIONS
def test_random_games_full_of_switching_seats_finish_clean(
    catalogue: Catalogue, edition: Edition
) -> None:
    total = Tally()
    for seed in range(1, 4):
        total.add(watch(switching_game(catalogue, seed, edition), seed))
    assert total.deployed[SWITCH] > 5
    assert total.ends["no influence left"] > 0
