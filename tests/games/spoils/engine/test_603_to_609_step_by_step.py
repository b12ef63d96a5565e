"""Turns, deploying, abilities, responses and battles, step by step. Rules: 603 to 609."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import Attack, Deploy, EndTurn, UseAbility
from app.games.spoils.engine.observe import may_see
from app.games.spoils.terms import Area, CardType
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, character, item, location, made, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
GAIN = words.GainInfluence(1)
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
PLAN = tactic("Plan", [GAIN])
MOURNER = item("Mourner", words.Trigger(words.Destroyed(words.CHARACTER), (GAIN,)))


def kinds_of(table: Table, *kinds: type[happened.Event]) -> list[type[happened.Event]]:
    """The events of these kinds so far, in order."""
    return [type(event) for event in table.happened if type(event) in kinds]


@ALL
def test_603_1_the_active_player_is_the_one_whose_turn_it_is(edition: Edition) -> None:
    mine = words.Conditional(words.THIS, (words.More(words.STRENGTH, 2),), words.TurnOf(words.YOU))
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
def test_604_1c_a_card_that_is_being_deployed_lies_open(edition: Edition) -> None:
    table = board(Side(hand=["Guard"], resources=2), Side(), GUARD, edition=edition)
    card = table.card("Guard")
    assert [may_see(table.state, player, card) for player in (0, 1)] == [True, False]
    table.me.deploys("Guard")
    assert (table.area("Guard"), table.me.hand) == (Area.BEING_DEPLOYED, [])
    assert [may_see(table.state, player, card) for player in (0, 1)] == [True, True]
    assert not table.state.face_down[card]


@ALL
def test_604_1f_what_waits_for_a_card_to_be_deployed_happens_before_the_response(
    edition: Edition,
) -> None:
    herald = item("Herald", words.Trigger(words.Deploys(words.YOU, words.CHARACTER), (GAIN,)))
    table = board(
        Side(play=["Herald"], hand=["Guard"], resources=2), Side(), GUARD, herald, edition=edition
    )
    table.me.deploys("Guard")
    assert kinds_of(table, happened.Paid, happened.Deployed, happened.InfluenceGained) == [
        happened.Paid, happened.Deployed, happened.InfluenceGained,
    ]  # fmt: skip
    with shows("604.1g"):
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    assert table.area("Guard") is Area.BEING_DEPLOYED


@ALL
def test_605_1a_any_card_in_hand_can_be_played_as_a_resource(edition: Edition) -> None:
    hand = ["Guard", "Hat", "Tower", "Plan", "Rage"]
    dig = words.Ability("DIG", (), (words.PlayResources(),))
    for name in hand:
        for face_down in (True, False):
            table = board(
                Side(play=["Mole"], hand=hand), Side(), GUARD, item("Hat"), location("Tower", 3),
                PLAN, character("Mole", 1, 1, 1, dig), edition=edition,
            )  # fmt: skip
            table.me.uses("Mole", "DIG")
            table.resolves()
            offered = [
                table.state.name(it.card) for it in table.me.legal if it.face_down is face_down
            ]
            with shows("605.1b"):
                assert offered == (hand if face_down else ["Rage"])
            if name not in offered:
                continue
            table.me.plays_resource(name, face_down=face_down)
            with shows("605.1d"):
                assert (table.area(name), table.state.face_down[table.card(name)]) == (
                    Area.IN_PLAY, face_down,
                )  # fmt: skip
            assert (len(table.me.hand), table.me.free) == (4, 1)


@ALL
def test_605_2_a_text_that_says_deploy_never_means_a_resource(edition: Edition) -> None:
    invite = tactic("Invite", [words.May(then=(words.Deploy(words.CARD.in_hand()),))])
    for hand, offered in ((["Rage"], []), (["Rage", "Hat"], ["Hat"])):
        table = board(
            Side(hand=["Invite", *hand], resources=3), Side(), invite, item("Hat"),
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Invite")
        table.resolves()
        if table.asks is DecisionKind.MAY:
            table.me.agrees()
            table.resolves()
        assert table.me.play == offered
        assert "Rage" in table.me.hand


@ALL
def test_605_2_playing_a_resource_sets_off_nothing_that_waits_for_deploying(
    edition: Edition,
) -> None:
    herald = item("Herald", words.Trigger(words.Deploys(words.EACH), (GAIN,)))
    dig = words.Ability("DIG", (), (words.PlayResources(),))
    table = board(
        Side(play=["Mole", "Herald"], hand=["Rage", "Plan"]), Side(), herald, PLAN,
        character("Mole", 1, 1, 1, dig), edition=edition,
    )  # fmt: skip
    for name, face_down in (("Rage", False), ("Plan", True)):
        table.me.uses("Mole", "DIG")
        table.resolves()
        table.me.plays_resource(name, face_down=face_down)
    assert (table.me.free, table.me.influence) == (2, 20)


def test_605_3_all_triggers_on_a_resource_entering_play_happen_together() -> None:
    """Its own and another card's: none has happened before the order is asked for."""
    vein = made(
        "Vein", CardType.RESOURCE,
        words.Trigger(words.EntersPlay(), (GAIN,)),
        words.Trigger(words.EntersPlay(), (words.LoseInfluence(2, words.OPPONENT),)),
    )  # fmt: skip
    lamp = item("Lamp", words.Trigger(words.EntersPlay(words.RESOURCE), (words.GainInfluence(5),)))
    dig = words.Ability("DIG", (), (words.PlayResources(),))
    table = board(
        Side(play=["Mole", "Lamp"], hand=["Vein"]), Side(), vein, lamp,
        character("Mole", 1, 1, 1, dig),
    )  # fmt: skip
    table.me.uses("Mole", "DIG")
    table.resolves()
    table.me.plays_resource("Vein")
    assert (table.asks, len(table.me.numbers())) == (DecisionKind.ORDER, 3)
    assert (table.me.influence, table.you.influence) == (20, 20)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert (table.me.influence, table.you.influence) == (26, 18)


@COMPREHENSIVE
def test_606_1c_triggers_wait_while_the_costs_of_an_ability_are_met(edition: Edition) -> None:
    """They happen together when all is paid, and before the opponent may respond."""
    rite = words.Ability(
        "RITE", (words.Destroy(words.CHARACTER.named("Guard")), words.Discard(1), words.Pay(1)),
        (words.Draw(1),),
    )  # fmt: skip
    table = board(
        Side(play=["Priest", "Mourner", "Guard"], hand=["Plan"], deck=["Wall"], resources=1),
        Side(), MOURNER, GUARD, PLAN, WALL, character("Priest", 1, 1, 1, rite), edition=edition,
    )  # fmt: skip
    table.me.uses("Priest", "RITE")
    kinds = [
        happened.Destroyed, happened.Discarded, happened.Paid, happened.AbilityUsed,
        happened.InfluenceGained,
    ]  # fmt: skip
    assert kinds_of(table, *kinds) == kinds
    with shows("606.1e"):
        assert (table.me.influence, table.asks, table.asked) == (
            21, DecisionKind.RESPOND, table.you,
        )  # fmt: skip
    assert table.me.hand == []


@ALL
def test_606_1d_an_ability_whose_costs_fail_was_never_used(edition: Edition) -> None:
    """Everything is taken back, and what the costs set off is terminated with them."""
    bet = words.Ability(
        "BET",
        (
            words.Deplete(words.THIS),
            words.FlipCoin((words.Let("X", 0),), (words.Let("X", 9),)),
            words.Pay(words.Number("X")),
        ),
        (words.GainInfluence(2),),
    )
    watcher = item("Watcher", words.Trigger(words.Depleted(words.CHARACTER), (GAIN,)))
    ends = set()
    for seed in range(1, 12):
        table = board(
            Side(play=["Bettor", "Watcher"], resources=2), Side(), watcher,
            character("Bettor", 1, 1, 1, bet), edition=edition, seed=seed,
        )  # fmt: skip
        table.me.uses("Bettor", "BET")
        failed = bool(table.told(happened.Undone))
        ends.add(failed)
        if failed:
            assert (table.asks, table.asked) == (DecisionKind.ACT, table.me)
            assert (table.is_depleted("Bettor"), table.me.free) == (False, 2)
            assert table.told(happened.AbilityUsed) == []
        table.resolves()
        assert table.me.influence == (20 if failed else 23)
    assert ends == {True, False}


@ALL
@pytest.mark.parametrize("response", ["Strip", "Kill"])
def test_606_1g_an_ability_resolves_as_it_read_when_it_was_used(
    edition: Edition, response: str
) -> None:
    """The card has lost its text, or is gone, by the time its ability resolves."""
    bless = words.Ability("BLESS", (), (GAIN, words.Draw(1)))
    picks = [words.Pick(words.CHARACTER)]
    table = board(
        Side(play=["Sage"], deck=["Guard"]), Side(hand=["Strip", "Kill"]), GUARD,
        character("Sage", 1, 1, 1, bless),
        tactic("Strip", [words.Alter(words.PICKED, (words.LosesText(),))], pays=picks),
        tactic("Kill", [words.Destroy(words.PICKED)], pays=picks), edition=edition,
    )  # fmt: skip
    table.me.uses("Sage", "BLESS")
    table.you.deploys(response)
    table.resolves()
    assert not table.me.can_use("Sage", "BLESS")
    assert (table.me.influence, table.me.hand) == (21, ["Guard"])


@ALL
def test_607_2_a_player_responds_as_often_as_wanted_each_response_done_before_the_next(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Guard"], resources=2), Side(hand=["Plan", "Plan"], play=["Monk"]), GUARD,
        PLAN, MONK, edition=edition,
    )  # fmt: skip
    table.me.deploys("Guard")
    influence = []
    for _ in range(2):
        table.you.deploys("Plan")
        table.me.passes()
        influence.append(table.you.influence)
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    assert influence == [21, 22], "the first was done before the second was deployed"
    with shows("basic1e:B.respond.3"):
        assert table.you.can_use("Monk", "NAP")
    table.you.uses("Monk", "NAP")
    table.me.passes()
    assert table.area("Guard") is Area.BEING_DEPLOYED
    table.you.passes()
    assert (table.me.play, table.asked) == (["Guard"], table.me)


@ALL
def test_607_2b_nobody_responds_twice_in_a_row_while_a_response_is_pending(
    edition: Edition,
) -> None:
    """Who responded waits for the other to respond in turn, or to let it resolve."""
    table = board(
        Side(hand=["Guard", "Plan"], resources=2), Side(hand=["Plan", "Plan"]), GUARD, PLAN,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Guard")
    asked = []
    for seat in (table.you, table.me, table.you):
        assert table.asked is seat
        assert seat.can_deploy("Plan")
        assert not (table.me if seat is table.you else table.you).can_deploy("Plan")
        seat.deploys("Plan")
        asked.append(seat.player)
    assert (table.me.influence, table.you.influence) == (20, 20), "all three are pending"
    table.me.passes()
    assert (table.me.influence, table.you.influence, table.asked) == (20, 21, table.you)
    table.you.passes()
    assert (table.me.influence, table.you.influence, table.asked) == (21, 21, table.me)
    table.me.passes()
    assert (table.me.influence, table.you.influence, table.asked) == (21, 22, table.you)
    table.you.passes()
    assert table.me.play == ["Guard"]


@ALL
def test_608_1a_nobody_announces_an_attack_without_anybody_to_attack_with(
    edition: Edition,
) -> None:
    peace = item("Peace", words.Conditional(words.CHARACTER, (words.Cannot(words.Action.ATTACK),)))
    for play, fresh, able in (
        (["Guard"], [], True), ([], ["Guard"], False), (["Guard", "Peace"], [], False),
    ):  # fmt: skip
        table = board(
            Side(play=play, fresh=fresh), Side(play=["Wall"]), GUARD, WALL, peace, edition=edition
        )
        assert any(isinstance(it, Attack) for it in table.me.legal) is able


@ALL
def test_609_1d_the_defender_divides_the_damage_of_the_blockers_of_a_speed(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Left", "Right"]), Side(play=["Giant", "Late"]),
        character("Left", 1, 3, 2), character("Right", 1, 3, 2),
        character("Giant", 5, 9, 3), character("Late", 9, 9, 1), edition=edition,
    )  # fmt: skip
    table.me.attacks("Left", "Right")
    table.you.blocks("Giant", "Late")
    table.passes_until(DecisionKind.DIVIDE)
    assert table.asked is table.you
    assert table.you.numbers() == [0, 1, 2, 3, 4, 5]
    table.you.answers(2)
    table.passes_until(DecisionKind.DIVIDE)
    assert (table.damage("Left"), table.me.discard) == (2, ["Right"])
    assert table.asked is table.me, "then the attackers of the next speed"


@ALL
def test_609_1f_what_several_inflict_on_one_thing_is_one_amount(edition: Edition) -> None:
    """Together, so that a fighter that dies of it has inflicted its own."""
    sore = item(
        "Sore",
        words.Trigger(words.Inflicts(words.CARD, words.FACTION.you_control()), (GAIN,)),
        words.Trigger(words.Inflicts(words.CARD, words.CHARACTER.you_control()), (GAIN,)),
    )
    for blocked, target in ((False, "faction"), (True, "Page")):
        table = board(
            Side(play=["Guard", "Twin"]), Side(play=["Page", "Sore"]), GUARD,
            character("Twin", 3, 1), character("Page", 1, 2), sore, edition=edition,
        )  # fmt: skip
        table.me.attacks("Guard", "Twin")
        table.passes_until(DecisionKind.BLOCKERS)
        table.you.sets("Page") if blocked else table.you.passes()
        table.passes_until(DecisionKind.DIVIDE) if blocked else table.resolves()
        if blocked:
            table.you.answers(0)
            table.resolves()
        hit = table.state.faction[1] if target == "faction" else table.card("Page")
        told = [it for it in table.told(happened.DamageInflicted) if it.target == hit]
        assert [(table.names(it.sources), it.amount) for it in told] == [(["Guard", "Twin"], 5)]
        assert table.you.influence == (21 if blocked else 16), "one event, one trigger"
        assert table.me.discard == (["Twin"] if blocked else [])


@ALL
def test_609_1g_the_steps_repeat_until_all_have_assigned_their_damage_or_are_gone(
    edition: Edition,
) -> None:
    """Speeds 4, 3, 2 and 1; the blocker of speed 2 is gone before it assigns anything."""
    table = board(
        Side(play=["Swift", "Slow"]), Side(play=["Quick", "Weak"]),
        character("Swift", 2, 9, 4), character("Slow", 1, 9, 1),
        character("Quick", 1, 9, 3), character("Weak", 5, 2, 2), edition=edition,
    )  # fmt: skip
    table.me.attacks("Swift", "Slow")
    table.you.blocks("Quick", "Weak")
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.DIVIDE:
            assert table.asked is not None
            table.asked.answers(0)
        else:
            table.resolves()
    rounds = [
        (table.names(event.sources), table.state.name(event.target), event.amount)
        for event in table.told(happened.DamageInflicted)
    ]
    assert rounds == [
        (["Swift"], "Weak", 2), (["Quick"], "Slow", 1), (["Slow"], "Quick", 1),
    ]  # fmt: skip
    assert all(table.is_depleted(name) for name in ("Swift", "Slow", "Quick"))


@ALL
def test_609_1e_what_is_done_after_damage_was_assigned_comes_before_it_is_inflicted(
    edition: Edition,
) -> None:
    heal = tactic(
        "Heal", [words.Alter(words.PICKED, (words.More(words.LIFE, 3),))],
        pays=[words.Pick(words.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(play=["Guard"]), Side(play=["Page"], hand=["Heal"]), GUARD,
        character("Page", 0, 2, 2), heal, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Page")
    for seat in (table.me, table.you):
        assert not table.told(happened.DamageAssigned)
        seat.passes()
    with shows("basic1e:B.battle.6"):
        assert (table.asked, bool(table.told(happened.DamageAssigned))) == (table.me, True)
    table.me.passes()
    with shows("basic1e:B.battle.7"):
        assert (table.asked, table.told(happened.DamageInflicted)) == (table.you, [])
    table.you.deploys("Heal")
    table.you.picks("Page")
    table.resolves()
    assert (table.you.play, table.damage("Page")) == (["Page"], 2)
