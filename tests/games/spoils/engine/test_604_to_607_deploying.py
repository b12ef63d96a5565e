"""Deploying, costs, abilities, resources and responses. Rules: 203, 401, 405, 406, 604 to 607."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Deploy
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area, CardType
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, made, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
DRAW_A_CARD = tactic("Study", [words.Draw(1)], cost=1)
GUARD = character("Guard", 2, 2, cost=2)
BIG = character("Big", 5, 5, cost=4)
RECRUIT = words.Ability("RECRUIT", (words.Pay(1),), (words.Draw(1),))


@ALL
@rule("EX-B04")
def test_604_1_a_deployed_card_is_paid_for_and_enters_play(edition: Edition) -> None:
    table = board(Side(hand=["Big"], resources=5), Side(), BIG, edition=edition)
    table.me.deploys("Big")
    assert table.area("Big") is Area.BEING_DEPLOYED
    with shows("604.1d"):
        assert table.me.free == 1
    table.resolves()
    assert table.me.play == ["Big"]
    assert table.controller("Big") is table.me


@ALL
@rule("cr2010:603.1e")
def test_604_1e_a_card_that_cannot_be_paid_for_cannot_be_deployed(edition: Edition) -> None:
    table = board(Side(hand=["Big"], resources=3), Side(), BIG, edition=edition)
    assert not table.me.can_deploy("Big")


@ALL
@rule("EX-B03a", "basic1e:B.icons.2")
def test_405_2_the_threshold_must_be_met(edition: Edition) -> None:
    brute = character("Brute", 2, 2, cost=2, threshold="RR")
    for icons, meets in ((["Rage", "Greed", "Greed"], False), (["Rage", "Rage", "Greed"], True)):
        table = board(Side(hand=["Brute"], resources=icons), Side(), brute, edition=edition)
        with shows("604.1b"):
            assert table.me.can_deploy("Brute") is meets


@ALL
@rule("EX-B03b", "basic1e:B.icons.3")
def test_405_6_icons_are_not_used_up(edition: Edition) -> None:
    one = character("One", 1, 1, cost=2, threshold="RR")
    two = character("Two", 1, 1, cost=2, threshold="RR")
    side = Side(hand=["One", "Two"], resources=["Rage", "Rage", "Greed", "Greed"])
    table = board(side, Side(), one, two, edition=edition)
    table.me.deploys("One")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Rage")
    table.resolves()
    table.me.deploys("Two")
    table.resolves()
    assert sorted(table.me.play) == ["One", "Two"]
    assert table.me.free == 0


def test_405_5_a_face_down_card_provides_volition() -> None:
    for icons, able in (("V", True), ("VV", True), ("VVV", False), ("R", False)):
        brute = character("Brute", 2, 2, cost=1, threshold=icons)
        table = board(Side(hand=["Brute"], face_down=["Rage", "Guard"]), Side(), brute, GUARD)
        assert table.me.can_deploy("Brute") is able


@pytest.mark.parametrize("edition", [Edition.BASIC1E, Edition.CR2010])
def test_405_5_face_down_cards_provided_nothing_before(edition: Edition) -> None:
    brute = character("Brute", 2, 2, cost=1, threshold="V")
    side = Side(hand=["Brute"], face_down=["Guard", "Guard"])
    table = board(side, Side(), brute, GUARD, edition=edition)
    assert not table.me.can_deploy("Brute")


@ALL
@rule("EX-B04")
def test_309_1_the_player_chooses_which_resources_to_attach(edition: Edition) -> None:
    side = Side(hand=["Guard"], resources=["Rage", "Greed", "Greed"])
    table = board(side, Side(), GUARD, edition=edition)
    table.me.deploys("Guard")
    assert table.asks is DecisionKind.ATTACH_TO_PAY
    assert table.me.choices() == ["Rage", "Greed"]
    table.me.picks("Greed")
    table.me.picks("Greed")
    assert table.state.attached_to[table.card("Rage")] < 0


@ALL
@rule("EX-B05", "basic1e:B.paycost.5")
def test_401_3_without_anything_to_pick_the_card_cannot_be_deployed(edition: Edition) -> None:
    zap = tactic("Zap", [words.Inflict(1, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(Side(hand=["Zap"], resources=1), Side(), zap, edition=edition)
    with shows("401.2"):
        assert not table.me.can_deploy("Zap")


@COMPREHENSIVE
def test_604_1e_failed_costs_are_undone_and_leave_no_trace(edition: Edition) -> None:
    """What the discard set off is terminated: no influence is gained."""
    gamble = tactic(
        "Gamble",
        [words.Draw(1)],
        pays=[
            words.FlipCoin((words.Let("X", 0),), (words.Let("X", 9),)),
            words.Discard(1),
            words.Pay(words.Number("X")),
        ],
    )
    mourner = item("Mourner", words.Trigger(words.Discards(words.YOU), (words.GainInfluence(1),)))
    side = Side(hand=["Gamble", "Guard"], play=["Mourner"], resources=2, deck=["Guard"])
    ends = []
    for seed in range(1, 12):
        table = board(side, Side(), gamble, GUARD, mourner, edition=edition, seed=seed)
        table.me.deploys("Gamble")
        table.resolves()
        there = (table.me.hand, table.me.free, table.me.discard, table.me.influence)
        if table.told(happened.Undone):
            assert there == (["Gamble", "Guard"], 2, [], 20)
        else:
            assert there == (["Guard"], 2, ["Guard", "Gamble"], 21)
        ends.append(bool(table.told(happened.Undone)))
    assert set(ends) == {True, False}


def test_604_1e_a_card_that_chance_made_too_dear_is_not_tried_again_this_turn() -> None:
    gamble = tactic(
        "Gamble",
        [words.GainInfluence(1)],
        pays=[
            words.FlipCoin((words.Let("X", 0),), (words.Let("X", 9),)),
            words.Pay(words.Number("X")),
        ],
    )
    for seed in range(1, 30):
        table = board(Side(hand=["Gamble"], deck=["Guard"]), Side(), gamble, GUARD, seed=seed)
        table.me.deploys("Gamble")
        if table.told(happened.Undone):
            break
    else:
        pytest.fail("every coin was won")
    assert table.me.hand == ["Gamble"]
    assert not table.me.can_deploy("Gamble"), "the coin has fallen, it is not flipped again"
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Gamble"), "in another turn it is"


def test_604_1e_an_ability_that_chance_made_too_dear_is_not_tried_again_this_turn() -> None:
    wager = words.Ability(
        "WAGER",
        (words.FlipCoin((words.Let("X", 0),), (words.Let("X", 9),)), words.Pay(words.Number("X"))),
        (words.GainInfluence(1),),
    )
    other = words.Ability("HOPE", (), ())
    for seed in range(1, 30):
        table = board(
            Side(play=["Monk"], deck=["Guard"]), Side(), GUARD,
            character("Monk", 1, 1, 1, wager, other), seed=seed,
        )  # fmt: skip
        table.me.uses("Monk", "WAGER")
        if table.told(happened.Undone):
            break
    else:
        pytest.fail("every coin was won")
    with shows("606.1d"):
        assert not table.me.can_use("Monk", "WAGER")
        assert table.me.can_use("Monk", "HOPE")
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Monk", "WAGER")


@COMPREHENSIVE
@rule("EX-012")
def test_401_3a_a_restriction_to_the_own_turn_is_a_cost(edition: Edition) -> None:
    limited = words.Ability("PRAY", (words.Only(words.TurnOf(words.YOU)),), (words.Draw(1),))
    table = board(
        Side(play=["Monk"]), Side(play=["Monk"]), character("Monk", 1, 1, 1, limited),
        edition=edition,
    )  # fmt: skip
    assert table.me.can_use("Monk", "PRAY")
    table.me.ends_turn()
    assert table.asks is DecisionKind.RESPOND
    assert not table.you.can_use("Monk", "PRAY")


@ALL
@rule("EX-020")
def test_406_6_costs_are_reduced_but_not_below_the_minimum(edition: Edition) -> None:
    cheap = character("Cheap", 1, 1, cost=0)
    lathe = item(
        "Bench",
        words.Conditional(words.CHARACTER.being_deployed(words.YOU), (words.Cheaper(1, 1),)),
    )
    for cost, free in ((0, 2), (1, 1), (2, 1)):
        helper = character("Helper", 1, 1, cost=cost)
        table = board(
            Side(play=["Bench"], hand=["Helper"], resources=2), Side(), cheap, lathe, helper,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Helper")
        table.resolves()
        with shows("410.5"):
            assert table.me.free == free, f"cost {cost}"


@COMPREHENSIVE
@rule("EX-016a", "EX-016b")
def test_406_5b_reductions_for_items_do_not_reach_what_an_effect_asks_for(
    edition: Edition,
) -> None:
    bench = item(
        "Bench", words.Conditional(words.ITEM.being_deployed(words.YOU), (words.Cheaper(1),))
    )
    leaving = words.Trigger(words.LeavesPlay(), (words.May((words.Pay(4),), (words.Draw(1),)),))
    scrap = words.Ability("SCRAP", (), (words.Destroy(words.THIS),))
    relic = item("Relic", leaving, scrap)
    general = words.Ability("SAVE", (words.Deplete(words.THIS),), (words.ReduceNextCost(1),))
    for with_general, paid in ((False, 4), (True, 3)):
        table = board(
            Side(play=["Bench", "Relic", "Saver"], deck=["Relic"], resources=5),
            Side(),
            bench,
            relic,
            character("Saver", 1, 1, 1, general),
            edition=edition,
        )
        if with_general:
            table.me.uses("Saver", "SAVE")
            table.resolves()
        table.me.uses("Relic", "SCRAP")
        table.resolves()
        table.me.agrees()
        with shows("406.5", "406.5a"):
            assert 5 - table.me.free == paid


@COMPREHENSIVE
def test_308_1_free_makes_the_cost_number_0_but_not_what_is_to_pay(edition: Edition) -> None:
    gift = tactic("Gift", [words.Deploy(words.CHARACTER.in_hand(), words.Price.FREE)])
    pricey = character("Pricey", 1, 1, 1, words.OnResolve(cost=(words.Pay(1),)), cost=9)
    table = board(Side(hand=["Gift", "Pricey"], resources=2), Side(), gift, pricey, edition=edition)
    table.me.deploys("Gift")
    table.resolves()
    assert table.me.play == ["Pricey"]
    assert table.me.free == 1


@rule("basic1e:B.free.1")
def test_308_1_free_skipped_the_whole_numeric_cost_in_the_first_edition() -> None:
    gift = tactic("Gift", [words.Deploy(words.CHARACTER.in_hand(), words.Price.FREE)])
    pricey = character("Pricey", 1, 1, 1, words.OnResolve(cost=(words.Pay(1),)), cost=9)
    table = board(
        Side(hand=["Gift", "Pricey"], resources=2), Side(), gift, pricey, edition=Edition.BASIC1E
    )
    table.me.deploys("Gift")
    table.resolves()
    assert table.me.free == 2


@rule("EX-B07", "basic1e:B.free.3")
def test_308_1_a_variable_to_be_paid_was_0_for_free_in_the_first_edition() -> None:
    gift = tactic("Gift", [words.Deploy(words.CHARACTER.in_hand(), words.Price.FREE)])
    cost = words.OnResolve(cost=(words.ChooseNumber(), words.Pay(words.Number("X"))))
    growing = character("Growing", 1, 1, 1, cost)
    table = board(
        Side(hand=["Gift", "Growing"], resources=3), Side(), gift, growing, edition=Edition.BASIC1E
    )
    table.me.deploys("Gift")
    table.resolves()
    assert table.me.free == 3
    assert table.me.play == ["Growing"]


@ALL
@rule("EX-B12", "EX-019", "basic1e:B.numbers.2")
def test_410_2_a_variable_is_a_whole_number_that_can_be_paid(edition: Edition) -> None:
    blast = tactic(
        "Blast",
        [words.LoseInfluence(words.Number("X"), words.OPPONENT)],
        pays=[words.ChooseNumber(), words.Pay(words.Number("X"))],
        cost=1,
    )
    table = board(Side(hand=["Blast"], resources=4), Side(), blast, edition=edition)
    table.me.deploys("Blast")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(2)
    table.resolves()
    assert table.you.influence == 18
    assert table.me.free == 1


@ALL
@rule("cr2010:204.1", "basic1e:B.character.3")
def test_204_1_characters_are_not_deployed_in_the_opponents_turn(edition: Edition) -> None:
    table = board(
        Side(play=["Monk"], resources=1),
        Side(hand=["Guard", "Study"], resources=5),
        GUARD,
        DRAW_A_CARD,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    assert table.asks is DecisionKind.RESPOND
    assert not table.you.can_deploy("Guard")
    assert table.you.can_deploy("Study")


@COMPREHENSIVE
@pytest.mark.parametrize("kind", [CardType.CHARACTER, CardType.ITEM, CardType.LOCATION])
@rule("EX-003", "EX-004", "EX-005")
def test_204_1_an_effect_may_allow_it_in_the_opponents_turn(
    edition: Edition, kind: CardType
) -> None:
    invitation = tactic(
        "Invitation", [words.Deploy(words.of_type(kind).in_hand(), words.Price.AS_USUAL)]
    )
    cards = {
        CardType.CHARACTER: GUARD,
        CardType.ITEM: item("Guard", cost=2),
        CardType.LOCATION: location("Guard", 3, cost=2),
    }
    table = board(
        Side(play=["Monk"], resources=1),
        Side(hand=["Guard", "Invitation"], resources=2),
        cards[kind],
        invitation,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Invitation")
    table.me.passes()
    table.me.passes()
    with shows("206.1", "207.1"):
        assert table.you.play == ["Guard"]


@ALL
def test_507_6a_a_tactical_card_is_deployed_like_a_tactic_in_cr3(edition: Edition) -> None:
    scout = character("Lookout", 1, 1, 1, words.TACTICAL)
    flag = item(
        "Flag",
        words.Conditional(words.CHARACTER.in_hand(), (words.Gains(words.Keyword.TACTICAL),)),
    )
    for hand, play in (("Lookout", []), ("Guard", ["Flag"])):
        table = board(
            Side(play=["Monk"], resources=1), Side(hand=[hand], play=play, resources=2),
            scout, flag, GUARD, character("Monk", 1, 1, 1, RECRUIT), edition=edition,
        )  # fmt: skip
        table.me.uses("Monk", "RECRUIT")
        with shows("507.6b"):
            assert table.you.can_deploy(hand) is (edition is Edition.CR3)
    if edition is Edition.CR3:
        table.you.deploys("Guard")
        table.resolves()
        assert table.you.play == ["Flag", "Guard"]


@ALL
def test_204_1_a_card_that_says_when_it_can_be_deployed_needs_no_keyword(edition: Edition) -> None:
    table = board(
        Side(play=["Monk"], resources=1), Side(hand=["Guttersnipe"], resources=["Deception"] * 2),
        character("Monk", 1, 1, 1, RECRUIT), edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Guttersnipe")
    table.resolves()
    with shows("101.1", "basic1e:B.primary.1"):
        assert table.you.play == ["Guttersnipe"]


@rule("EX-039", "cr2010:507.4b")
@COMPREHENSIVE
def test_507_4b_a_face_down_card_may_pay_for_its_own_flip_up(edition: Edition) -> None:
    hidden = character("Hidden", 3, 3, 1, words.FlipUp(1, ""), cost=9)
    table = board(Side(face_down=["Hidden"]), Side(), hidden, edition=edition)
    table.me.deploys("Hidden", flip_up=True)
    table.resolves()
    assert table.me.play == ["Hidden"]
    assert not table.state.face_down[table.card("Hidden")]


@rule("EX-028b", "EX-028a")
@COMPREHENSIVE
def test_507_4d_flip_up_keeps_the_timing_of_the_card(edition: Edition) -> None:
    hidden = character("Hidden", 3, 3, 1, words.FlipUp(1, ""), cost=9)
    quick = character("Quick", 3, 3, 1, words.FlipUp(1, ""), words.TACTICAL, cost=9)
    table = board(
        Side(play=["Monk"], resources=1),
        Side(face_down=["Hidden", "Quick", "Guttersnipe"], resources=["Deception"] * 2),
        hidden,
        quick,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    assert not table.you.can_deploy("Hidden", flip_up=True)
    assert table.you.can_deploy("Quick", flip_up=True) is (edition is Edition.CR3)
    assert table.you.can_deploy("Guttersnipe", flip_up=True), "it says so itself"


def test_507_4_there_was_no_flip_up_in_the_first_edition() -> None:
    hidden = character("Hidden", 3, 3, 1, words.FlipUp(1, ""), cost=9)
    table = board(Side(face_down=["Hidden"]), Side(), hidden, edition=Edition.BASIC1E)
    assert not table.me.can_deploy("Hidden", flip_up=True)


@ALL
@rule("cr2010:604.1")
def test_605_1_any_card_is_a_face_down_resource_only_resources_lie_face_up(
    edition: Edition,
) -> None:
    dig = words.Ability("DIG", (), (words.PlayResources(),), per_turn=1)
    table = board(
        Side(play=["Monk"], hand=["Guard", "Rage"]), Side(), GUARD,
        character("Monk", 1, 1, 1, dig), edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "DIG")
    table.resolves()
    with shows("203.2"):
        assert [str(it).split()[0::2] for it in table.me.legal] == [
            ["resource", "face-down"],
            ["resource"],
            ["resource", "face-down"],
        ]
    table.me.plays_resource("Guard", face_down=True)
    assert table.me.free == 1
    assert table.state.face_down[table.card("Guard")]


@rule("EX-030")
def test_605_1c_what_reacts_to_a_resource_does_so_before_it_is_in_play() -> None:
    dig = words.Ability("DIG", (), (words.PlayResources(),), per_turn=1)
    worm = character(
        "Worm", 1, 1, 1, words.Trigger(words.PlaysResource(words.YOU), (words.GainInfluence(1),))
    )
    table = board(
        Side(play=["Monk", "Worm"], hand=["Rage"]), Side(), worm, character("Monk", 1, 1, 1, dig)
    )
    table.me.uses("Monk", "DIG")
    table.resolves()
    table.me.plays_resource("Rage")
    kinds = [type(event) for event in table.happened]
    assert kinds.index(happened.InfluenceGained) < kinds.index(happened.EnteredPlay)


@ALL
@rule("cr2010:605.1")
def test_606_1_an_ability_is_paid_for_and_resolves_after_responses(edition: Edition) -> None:
    table = board(
        Side(play=["Monk"], resources=1, deck=["Guard"]), Side(), GUARD,
        character("Monk", 1, 1, 1, RECRUIT), edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "RECRUIT")
    assert (table.me.free, table.me.hand) == (0, [])
    with shows("606.1f"):
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    table.you.passes()
    assert table.me.hand == ["Guard"]


@ALL
def test_502_2_an_ability_can_have_a_threshold(edition: Edition) -> None:
    strong = words.Ability("ROAR", (), (words.Draw(1),), threshold="RR")
    for resources, usable in ((1, False), (2, True)):
        table = board(
            Side(play=["Lion"], resources=resources), Side(),
            character("Lion", 1, 1, 1, strong), edition=edition,
        )  # fmt: skip
        with shows("405.3", "606.1b"):
            assert table.me.can_use("Lion", "ROAR") is usable


@ALL
@rule("cr2010:502.4", "basic1e:B.ability.4")
def test_502_4_an_ability_resolves_even_if_its_card_has_left_play(edition: Edition) -> None:
    zap = tactic("Zap", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(
        Side(play=["Monk"], resources=1, deck=["Guard"]),
        Side(hand=["Zap"]),
        GUARD,
        zap,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Zap")
    table.resolves()
    assert table.me.discard == ["Monk"]
    assert table.me.hand == ["Guard"]


@COMPREHENSIVE
@rule("EX-035")
def test_407_1a_whoever_controls_the_card_controls_its_effects(edition: Edition) -> None:
    steal = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(
        Side(play=["Monk"], resources=1, deck=["Guard"]),
        Side(hand=["Steal"], deck=["Guard"]),
        GUARD,
        steal,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Steal")
    table.resolves()
    assert table.controller("Monk") is table.you
    assert (table.me.hand, table.you.hand) == ([], ["Guard"])


@ALL
@rule("EX-031", "cr2010:606.2a")
def test_607_2a_responses_nest_and_the_latest_resolves_first(edition: Edition) -> None:
    first = tactic("First", [words.LoseInfluence(1, words.OPPONENT)])
    second = tactic("Second", [words.LoseInfluence(2, words.OPPONENT)])
    table = board(
        Side(hand=["Guard", "Second"], resources=2), Side(hand=["First"]), GUARD, first, second,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Guard")
    table.you.deploys("First")
    table.me.deploys("Second")
    table.resolves()
    lost = [(event.player, event.amount) for event in table.told(happened.InfluenceLost)]
    assert lost == [(1, 2), (0, 1)]
    assert table.me.play == ["Guard"]


@ALL
@rule("cr2010:606.1", "basic1e:B.respond.1")
def test_607_1_nobody_responds_to_their_own_action(edition: Edition) -> None:
    table = board(
        Side(hand=["Guard", "Study"], resources=5), Side(), GUARD, DRAW_A_CARD, edition=edition
    )
    table.me.deploys("Guard")
    assert table.state.decision is not None
    assert table.state.decision.player == 1
    table.you.passes()
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Guard"]


@ALL
@rule("EX-032")
def test_607_2c_nobody_responds_to_a_trigger(edition: Edition) -> None:
    watcher = character(
        "Watcher", 1, 1, 1, words.Trigger(words.Draws(words.YOU), (words.GainInfluence(1),))
    )
    table = board(
        Side(play=["Watcher"], hand=["Study"], deck=["Guard"], resources=1),
        Side(hand=["Study"], resources=1),
        watcher,
        GUARD,
        DRAW_A_CARD,
        edition=edition,
    )
    table.me.deploys("Study")
    table.you.passes()
    assert table.me.influence == 21
    with shows("503.2"):
        assert table.asks is DecisionKind.ACT


@COMPREHENSIVE
def test_503_3_triggers_wait_until_the_costs_are_satisfied(edition: Edition) -> None:
    grave = character(
        "Mourner", 1, 1, 1,
        words.Trigger(words.Destroyed(words.CHARACTER.others()), (words.GainInfluence(1),)),
    )  # fmt: skip
    rite = tactic(
        "Rite",
        [words.Draw(1)],
        pays=[words.Pick(words.CHARACTER.named("Guard")), words.Destroy(words.PICKED)],
        cost=1,
    )
    table = board(
        Side(play=["Mourner", "Guard"], hand=["Rite"], resources=1), Side(), grave, rite, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Rite")
    kinds = [type(event) for event in table.happened]
    with shows("604.1f"):
        assert kinds.index(happened.Paid) < kinds.index(happened.InfluenceGained)


def test_503_3_triggers_did_not_wait_in_the_first_edition() -> None:
    grave = character(
        "Mourner", 1, 1, 1,
        words.Trigger(words.Destroyed(words.CHARACTER.others()), (words.GainInfluence(1),)),
    )  # fmt: skip
    rite = tactic(
        "Rite",
        [words.Draw(1)],
        pays=[words.Pick(words.CHARACTER.named("Guard")), words.Destroy(words.PICKED)],
        cost=1,
    )
    table = board(
        Side(play=["Mourner", "Guard"], hand=["Rite"], resources=1), Side(), grave, rite, GUARD,
        edition=Edition.BASIC1E,
    )  # fmt: skip
    table.me.deploys("Rite")
    kinds = [type(event) for event in table.happened]
    with shows("basic1e:B.triggers.1"):
        assert kinds.index(happened.InfluenceGained) < kinds.index(happened.Paid)


@rule("basic1e:B.play.5")
@ALL
def test_604_1h_a_tactic_goes_to_its_owners_discard_pile(edition: Edition) -> None:
    table = board(
        Side(hand=["Study"], deck=["Guard"], resources=1), Side(), GUARD, DRAW_A_CARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    assert (table.me.discard, table.me.hand) == (["Study"], ["Guard"])


@COMPREHENSIVE
@rule("cr2010:314.1")
def test_314_1_a_terminated_card_does_not_resolve(edition: Edition) -> None:
    stop = tactic(
        "Stop",
        [words.Terminate(words.RESPONDED_TO)],
        pays=[words.Only(words.RespondingTo(words.CHARACTER))],
    )
    table = board(
        Side(hand=["Guard"], resources=2), Side(hand=["Stop"]), GUARD, stop, edition=edition
    )
    table.me.deploys("Guard")
    table.you.deploys("Stop")
    table.resolves()
    assert (table.me.play, table.me.discard) == ([], ["Guard"])


@ALL
def test_604_2_a_resource_is_not_deployed(edition: Edition) -> None:
    table = board(Side(hand=["Rage"], resources=5), Side(), edition=edition)
    assert not any(isinstance(action, Deploy) for action in table.me.legal)


@ALL
@rule("basic1e:B.clarify.4")
def test_402_8_putting_a_card_into_play_is_not_deploying_it(edition: Edition) -> None:
    herald = character(
        "Herald", 1, 1, 1, words.Trigger(words.Deploys(words.YOU), (words.GainInfluence(1),))
    )
    nest = item(
        "Nest", words.Ability("HATCH", (), (words.Put(words.CHARACTER.in_hand(), words.PLAY),))
    )
    table = board(Side(play=["Herald", "Nest"], hand=["Guard"]), Side(), herald, nest, GUARD,
                  edition=edition)  # fmt: skip
    table.me.uses("Nest", "HATCH")
    table.resolves()
    assert "Guard" in table.me.play
    assert table.me.influence == 20


def test_made_cards_can_be_resources_too() -> None:
    mine = made("Mine", CardType.RESOURCE, words.Provides("RG"))
    table = board(Side(resources=["Mine"], hand=["Odd"]), Side(), mine,
                  character("Odd", 1, 1, cost=1, threshold="RG"))  # fmt: skip
    assert table.me.can_deploy("Odd")
