"""Turns from their start to their end. Rules: 602, 603, 610."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Answer, DecisionKind, Done, apply
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import Attack, Deploy, EndTurn, UseAbility
from app.games.spoils.engine.read import stats
from app.games.spoils.facts import Catalogue
from tests.support.made_cards import COMPANY, ELITE, GUARD, MONK, PLAN, WALL
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item
from tests.support.tables import asks_for, at_table, game, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
GROW = v.Ability("GROW", (), (v.Alter(v.THIS, (v.More(v.STRENGTH, 2),)),), per_turn=1)


def test_602_1_nobody_acts_between_the_things_that_start_a_turn() -> None:
    grow = v.Ability("GROW", (), (v.Alter(v.THIS, (v.More(v.LIFE, 2),)),))
    bell = item("Bell", v.Trigger(v.TurnStarts(), (v.GainInfluence(1, v.EACH),)))
    table = board(
        Side(play=["Tree"]), Side(play=["Bell"], fresh=["Guard"]),
        character("Tree", 1, 1, 1, grow), GUARD, bell,
    )  # fmt: skip
    tree = table.card("Tree")
    table.me.uses("Tree", "GROW")
    table.resolves()
    table.state.damage[tree] = {tree: 2}
    table.next_turn()
    assert table.me.play == ["Tree"], "the damage is gone when the life is"
    assert (table.damage("Tree"), table.life("Tree")) == (0, 1)
    assert table.you.can_attack()
    assert not table.told(events.Destroyed)


@ALL
def test_602_1a_damage_on_characters_is_gone_when_a_turn_starts(edition: Edition) -> None:
    table = board(Side(play=["Guard"]), Side(), character("Guard", 2, 3), edition=edition)
    table.state.damage[table.card("Guard")] = {table.card("Guard"): 2}
    table.next_turn()
    assert table.damage("Guard") == 0
    assert table.me.play == ["Guard"]


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
def test_602_2_the_active_player_orders_what_happens_as_the_turn_starts(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = game(catalogue, edition, first=0)
    apply(state, Done())
    apply(state, Done())
    asks_for(state, DecisionKind.ORDER)
    assert state.decision is not None
    assert [label.split(": ")[1] for label in state.decision.words] == [
        "RESTORE RULE",
        "DEVELOP RULE",
    ]
    apply(state, Answer(1))
    asks_for(state, DecisionKind.CHOOSE_OPTION)
    apply(state, Answer(0))
    assert len(state.hand[0]) == 9
    asks_for(state, DecisionKind.ACT)


@ALL
def test_603_1_the_active_player_is_the_one_whose_turn_it_is(edition: Edition) -> None:
    mine = v.Conditional(v.THIS, (v.More(v.STRENGTH, 2),), v.TurnOf(v.YOU))
    table = board(
        Side(play=["Hero"]), Side(play=["Hero"]), character("Hero", 1, 1, 1, mine),
        edition=edition,
    )  # fmt: skip
    seen = []
    for _ in range(3):
        heroes = [card for card in table.state.in_play if table.state.name(card) == "Hero"]
        assert table.asked is not None
        seen.append((table.asked.player, [stats.strength(table.state, it) for it in heroes]))
        assert table.state.active == table.asked.player
        table.next_turn()
    assert seen == [(0, [3, 1]), (1, [1, 3]), (0, [3, 1])]


def test_603_2_a_face_down_item_is_revealed_and_played() -> None:
    table = board(
        Side(hand=["Accidental Invention"], face_down=["Box", "Guard"], resources=ELITE,
             deck=["Hat"]),
        Side(), *COMPANY,
    )  # fmt: skip
    table.me.deploys("Accidental Invention")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Elitism")
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Elitism")
    table.resolves()
    assert (table.me.play, table.me.hand, table.me.free) == (["Box"], ["Hat"], 7)
    without = board(Side(hand=["Accidental Invention"], face_down=["Guard"], resources=ELITE),
                    Side(), *COMPANY)  # fmt: skip
    assert not without.me.can_deploy("Accidental Invention")


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
def test_603_2_what_can_be_done_in_a_turn_can_be_done_again_in_any_order(
    edition: Edition,
) -> None:
    """All but ending it, after which the turn is over."""
    table = board(
        Side(play=["Monk", "Guard", "Wall"], hand=["Plan", "Plan"]), Side(), MONK, GUARD, WALL,
        PLAN, edition=edition,
    )  # fmt: skip
    for _ in range(2):
        with shows("603.2a", "603.2b", "603.2c", "603.2d"):
            assert [kind for kind in (Deploy, UseAbility, Attack, EndTurn)
                    if any(isinstance(it, kind) for it in table.me.legal)] == [
                Deploy, UseAbility, Attack, EndTurn,
            ]  # fmt: skip
        table.me.attacks("Guard" if not table.is_depleted("Guard") else "Wall")
        table.resolves()
        table.me.deploys("Plan")
        table.resolves()
        table.me.uses("Monk", "NAP")
        table.resolves()
    assert (table.me.influence, table.you.influence) == (22, 17)
    table.me.ends_turn()
    table.you.passes()
    with shows("603.2d"):
        assert (table.state.turn, table.state.active, table.me.legal) == (4, 1, ())


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


def test_610_1a_verrucose_brains_returns_one_character_that_its_controller_decides() -> None:
    table = at_table(Side(play=["Verrucose Brains", "Guard"]), Side(play=["Gnat", "Big"],
                     deck=["Hat"]))  # fmt: skip
    table.me.ends_turn()
    settles(table)
    assert (table.me.play, table.you.play) == (["Verrucose Brains", "Guard"], ["Big"])
    tied = at_table(Side(play=["Verrucose Brains", "Guard"]), Side(play=["Peer"]), active=1)
    tied.you.ends_turn()
    settles(tied)
    assert tied.me.choices() == ["Guard", "Peer"], "in the opponent's turn too"


@ALL
@rule("cr2010:609.1a")
def test_610_1a_triggers_on_the_end_of_the_turn_wait_for_the_responses(edition: Edition) -> None:
    bell = item("Bell", v.Trigger(v.TurnEnds(), (v.GainInfluence(1),)))
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
