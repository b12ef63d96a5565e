"""Starting a game, starting a turn, and what a turn is. Rules: 601, 602, 603, 610."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Answer,
    Choose,
    DecisionKind,
    Deck,
    Done,
    EndTurn,
    State,
    apply,
    legal_actions,
    new_game,
)
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.agents import passive
from app.games.spoils.facts import Catalogue
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item

OLDER = pytest.mark.parametrize("edition", [Edition.BASIC1E, Edition.CR2010])
ALL = pytest.mark.parametrize("edition", list(Edition))
CARDS = (*["Rage"] * 30, *["Greed"] * 30, *["Foment"] * 15)


def game(catalogue: Catalogue, edition: Edition = Edition.CR3, **more: object) -> State:
    deck = Deck("The Tournament Faction", CARDS, starting=("Rage", "Greed"))
    return new_game(catalogue, (deck, deck), seed=3, edition=edition, blanks=True, **more)


def answer(state: State, kind: DecisionKind) -> None:
    assert state.decision is not None
    assert state.decision.kind is kind


@ALL
@rule("basic1e:B.start.1")
def test_601_1a_factions_start_in_play_with_their_influence(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition)
    with shows("202.3a"):
        assert state.influence == [25, 25]
    assert [state.name(card) for card in state.faction] == ["The Tournament Faction"] * 2
    with shows("202.2"):
        assert set(state.faction) <= set(state.in_play)


@ALL
@rule("basic1e:B.start.2")
def test_601_1b_starting_resources_are_searched_and_put_face_down(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition)
    for player in (0, 1):
        mine = [c for c in state.in_play if state.owner[c] == player and state.face_down[c]]
        with shows("202.5"):
            assert sorted(state.name(card) for card in mine) == ["Greed", "Rage"]
        assert len(state.deck[player]) == 73


def test_601_1b_the_player_chooses_among_the_staples_of_the_deck(catalogue: Catalogue) -> None:
    deck = Deck("The Tournament Faction", CARDS)
    state = new_game(catalogue, (deck, deck), seed=3, blanks=True)
    answer(state, DecisionKind.STARTING_RESOURCE)
    names = [state.name(it.card) for it in legal_actions(state) if isinstance(it, Choose)]
    assert names == ["Greed", "Rage"]


@ALL
@rule("basic1e:B.start.3")
def test_601_1c_whoever_wins_the_toss_chooses_who_goes_first(
    catalogue: Catalogue, edition: Edition
) -> None:
    choosing = set()
    for seed in range(8):
        for first in (0, 1):
            deck = Deck("The Tournament Faction", CARDS, starting=("Rage", "Greed"))
            state = new_game(catalogue, (deck, deck), seed=seed, edition=edition, blanks=True)
            answer(state, DecisionKind.WHO_STARTS)
            assert state.decision is not None
            choosing.add(state.decision.player)
            assert legal_actions(state) == (Answer(0), Answer(1))
            apply(state, Answer(first))
            assert state.first == first
    assert choosing == {0, 1}, "who chooses is left to chance"


def test_601_1d_all_players_flip_their_resources_at_once(catalogue: Catalogue) -> None:
    state = game(catalogue, first=0)
    answer(state, DecisionKind.MULLIGAN)
    assert not any(state.face_down[card] for card in state.in_play)


@OLDER
@rule("cr2010:601.1d", "basic1e:B.start.4")
def test_601_1d_only_the_first_player_flips_in_the_older_editions(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    down = {state.owner[card] for card in state.in_play if state.face_down[card]}
    assert down == {1}


def test_601_1e_everybody_draws_before_anybody_may_mulligan(catalogue: Catalogue) -> None:
    state = game(catalogue, first=0)
    assert [len(hand) for hand in state.hand] == [8, 9]


@OLDER
@rule("cr2010:601.1e", "basic1e:B.start.5")
def test_601_1e_the_second_player_draws_after_the_first_one_mulliganed(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    assert [len(hand) for hand in state.hand] == [8, 0]


@ALL
@rule("basic1e:B.start.6")
def test_601_1f_chosen_cards_go_under_the_deck_and_as_many_are_drawn(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    first, second = (it for it in legal_actions(state)[:2] if isinstance(it, Choose))
    apply(state, first)
    apply(state, second)
    assert first not in legal_actions(state)
    events = apply(state, Done())
    assert state.deck[0][-2:] == [first.card, second.card]
    assert len(state.hand[0]) == 8
    drew = next(event for event in events if isinstance(event, happened.Drew))
    assert len(drew.cards) == 2
    assert not any(isinstance(event, happened.Shuffled) for event in events)
    assert state.decision is not None
    assert state.decision.player == 1, "the mulligan can be done only once"


@ALL
@rule("basic1e:B.start.7", "cr2010:601.1g")
def test_601_1g_the_second_player_may_mulligan_too(catalogue: Catalogue, edition: Edition) -> None:
    state = game(catalogue, edition, first=0)
    apply(state, Done())
    answer(state, DecisionKind.MULLIGAN)
    assert state.decision is not None
    assert state.decision.player == 1
    with shows("202.6"):
        assert [len(hand) for hand in state.hand] == [8, 9]


@ALL
@rule("basic1e:B.start.8", "EX-B14")
def test_601_1h_then_the_first_turn_begins(catalogue: Catalogue, edition: Edition) -> None:
    state = game(catalogue, edition, first=1)
    apply(state, Done())
    apply(state, Done())
    assert (state.turn, state.active) == (1, 1)


@ALL
def test_602_2_the_active_player_orders_what_happens_as_the_turn_starts(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    apply(state, Done())
    apply(state, Done())
    answer(state, DecisionKind.ORDER)
    assert state.decision is not None
    assert [label.split(": ")[1] for label in state.decision.words] == [
        "RESTORE RULE",
        "DEVELOP RULE",
    ]
    apply(state, Answer(1))
    answer(state, DecisionKind.CHOOSE_OPTION)
    apply(state, Answer(0))
    assert len(state.hand[0]) == 9
    answer(state, DecisionKind.ACT)


@ALL
def test_202_7_the_restore_rule_restores_cards_and_detaches_resources(edition: Edition) -> None:
    table = board(
        Side(),
        Side(play=["Guard"], resources=3, faction="The Tournament Faction", hand=["Guard"]),
        character("Guard", 2, 2, cost=3),
        edition=edition,
    )
    state = table.state
    guard = table.card("Guard")
    state.depleted[guard] = True
    for card in [c for c in state.in_play if state.name(c) == "Rage"]:
        state.attached_to[card] = state.faction[1]
    table.next_turn()
    assert not table.is_depleted("Guard")
    assert table.you.free == 3


@ALL
def test_602_1a_damage_on_characters_is_gone_when_a_turn_starts(edition: Edition) -> None:
    table = board(Side(play=["Guard"]), Side(), character("Guard", 2, 3), edition=edition)
    table.state.damage[table.card("Guard")] = {table.card("Guard"): 2}
    table.next_turn()
    assert table.damage("Guard") == 0
    assert table.me.play == ["Guard"]


GROW = words.Ability(
    "GROW", (), (words.Alter(words.THIS, (words.More(words.STRENGTH, 2),)),), per_turn=1
)


@ALL
def test_602_1b_what_lasts_this_turn_ends_when_the_next_starts(edition: Edition) -> None:
    table = board(Side(play=["Tree"]), Side(), character("Tree", 1, 1, 1, GROW), edition=edition)
    table.me.uses("Tree", "GROW")
    table.resolves()
    assert table.strength("Tree") == 3
    table.next_turn()
    assert table.strength("Tree") == 1


@ALL
def test_602_1c_a_character_can_attack_if_it_was_there_when_the_turn_started(
    edition: Edition,
) -> None:
    table = board(
        Side(fresh=["Guard"], resources=1), Side(), character("Guard", 2, 2), edition=edition
    )
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@ALL
def test_204_3b_a_character_put_into_play_as_the_turn_starts_cannot_attack(
    edition: Edition,
) -> None:
    table = board(
        Side(),
        Side(play=["Nest"], hand=["Guard"]),
        character("Guard", 2, 2),
        item(
            "Nest",
            words.Trigger(words.TurnStarts(), (words.Put(words.CHARACTER.in_hand(), words.PLAY),)),
        ),
        edition=edition,
    )
    table.next_turn()
    assert "Guard" in table.you.play
    assert not table.you.can_attack()


@ALL
@rule("cr2010:602.2", "basic1e:B.turn.1")
def test_603_2_the_active_player_deploys_uses_abilities_attacks_or_ends_the_turn(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Tree"], hand=["Guard"], resources=1),
        Side(),
        character("Guard", 2, 2),
        character("Tree", 1, 1, 1, GROW),
        edition=edition,
    )
    assert [type(action).__name__ for action in table.me.legal] == [
        "Deploy",
        "UseAbility",
        "Attack",
        "EndTurn",
    ]


@ALL
@rule("cr2010:609.1")
def test_610_1_a_turn_ends_after_the_opponent_had_a_chance_to_respond(edition: Edition) -> None:
    table = board(Side(), Side(play=["Tree"]), character("Tree", 1, 1, 1, GROW), edition=edition)
    table.me.ends_turn()
    assert table.state.turn == 3
    assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    table.you.uses("Tree", "GROW")
    table.me.passes()
    assert (table.state.turn, table.strength("Tree")) == (3, 3)
    assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    table.you.passes()
    assert (table.state.turn, table.state.active, table.strength("Tree")) == (4, 1, 1)


@ALL
@rule("cr2010:609.1a")
def test_610_1a_triggers_on_the_end_of_the_turn_wait_for_the_responses(edition: Edition) -> None:
    bell = item("Bell", words.Trigger(words.TurnEnds(), (words.GainInfluence(1),)))
    table = board(
        Side(play=["Bell"]),
        Side(play=["Tree"]),
        bell,
        character("Tree", 1, 1, 1, GROW),
        edition=edition,
    )
    table.me.ends_turn()
    assert table.me.influence == 20
    table.you.passes()
    assert table.me.influence == 21


@ALL
def test_306_2_a_player_without_cards_goes_on(edition: Edition) -> None:
    table = board(Side(), Side(faction="The Tournament Faction"), edition=edition)
    table.next_turn()
    assert table.you.deck == []
    assert table.asks is DecisionKind.ACT
    apply(table.state, EndTurn())
    assert passive(table.state, legal_actions(table.state)) == Done()
