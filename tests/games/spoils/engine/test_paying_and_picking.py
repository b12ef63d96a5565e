"""Free, paying, picking, providing. Rules: 308 to 311."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from tests.support.card_play import deploys
from tests.support.made_cards import (
    COMPANY,
    ELITE,
    GUARD,
    LIFE_HAT,
    MADE,
    RICH,
    SLAY,
    TOWER,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import odd, settles

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))
ELF = "3p1ph4ny 31f"


@pytest.mark.parametrize(("name", "offered"), [("Guard", True), ("Box", True), ("House", False)])
def test_308_1_the_junker_plays_what_the_opponent_picks_if_it_can_be(
    name: str, offered: bool
) -> None:
    table = board(
        Side(play=["Runic Junker"], face_down=["Guard", "Box", "House", *["Wall"] * 4]),
        Side(), *COMPANY, active=1,
    )  # fmt: skip
    table.you.ends_turn()
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Wall")
    table.you.picks(name)
    assert table.asks is (DecisionKind.MAY if offered else DecisionKind.ACT)
    if offered:
        table.me.agrees()
        table.resolves()
        assert name in table.me.play


@pytest.mark.parametrize("taken", [True, False])
def test_308_1_who_deploys_for_free_lets_the_opponent_do_so_too(taken: bool) -> None:
    table = board(
        Side(hand=[ELF, "Guard", "Kill", "Rage"], resources=ELITE), Side(hand=["Big", "Kill"]),
        *COMPANY,
    )  # fmt: skip
    deploys(table.me, ELF)
    if not taken:
        table.me.declines()
        assert table.asks is DecisionKind.ACT, "only if you do"
        return
    table.me.agrees()
    assert table.me.choices() in ([], ["Guard"]), "no tactic, no resource"
    if table.me.choices():
        table.me.picks("Guard")
    table.resolves()
    table.you.agrees()
    table.resolves()
    assert (table.me.play, table.you.play) == ([ELF, "Guard"], ["Big"])
    assert (table.me.free, table.you.free) == (7, 0)


@COMPREHENSIVE
def test_308_1_free_makes_the_cost_number_0_but_not_what_is_to_pay(edition: Edition) -> None:
    gift = tactic("Gift", [v.Deploy(v.CHARACTER.in_hand(), v.Price.FREE)])
    pricey = character("Pricey", 1, 1, 1, v.OnResolve(cost=(v.Pay(1),)), cost=9)
    table = board(Side(hand=["Gift", "Pricey"], resources=2), Side(), gift, pricey, edition=edition)
    table.me.deploys("Gift")
    table.resolves()
    assert table.me.play == ["Pricey"]
    assert table.me.free == 1


@rule("basic1e:B.free.1")
def test_308_1_free_skipped_the_whole_numeric_cost_in_the_first_edition() -> None:
    gift = tactic("Gift", [v.Deploy(v.CHARACTER.in_hand(), v.Price.FREE)])
    pricey = character("Pricey", 1, 1, 1, v.OnResolve(cost=(v.Pay(1),)), cost=9)
    table = board(
        Side(hand=["Gift", "Pricey"], resources=2), Side(), gift, pricey, edition=Edition.BASIC1E
    )
    table.me.deploys("Gift")
    table.resolves()
    assert table.me.free == 2


@rule("EX-B07", "basic1e:B.free.3")
def test_308_1_a_variable_to_be_paid_was_0_for_free_in_the_first_edition() -> None:
    gift = tactic("Gift", [v.Deploy(v.CHARACTER.in_hand(), v.Price.FREE)])
    cost = v.OnResolve(cost=(v.ChooseNumber(), v.Pay(v.Number("X"))))
    growing = character("Growing", 1, 1, 1, cost)
    table = board(
        Side(hand=["Gift", "Growing"], resources=3), Side(), gift, growing, edition=Edition.BASIC1E
    )
    table.me.deploys("Gift")
    table.resolves()
    assert table.me.free == 3
    assert table.me.play == ["Growing"]


@ALL
@rule("basic1e:B.free.2")
def test_308_1a_free_waives_neither_threshold_nor_extra_costs(edition: Edition) -> None:
    gift = tactic("Gift", [v.Deploy(v.CHARACTER.in_hand(), v.Price.FREE)])
    dear = character("Dear", 1, 1, 1, v.OnResolve(cost=(v.Discard(1),)), cost=9, threshold="R")
    for resources, more, play in ((1, ["Hat"], ["Dear"]), (0, ["Hat"], []), (1, [], [])):
        table = board(
            Side(hand=["Gift", "Dear", *more], resources=resources), Side(), gift, dear, LIFE_HAT,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Gift")
        table.resolves()
        assert table.me.play == play


@ALL
def test_309_1_only_attached_resources_are_detached(edition: Edition) -> None:
    untap = tactic("Untie", [v.Detach(v.UpTo(3))])
    table = board(Side(hand=["Guard", "Untie"], resources=3), Side(), GUARD, untap, edition=edition)
    table.me.deploys("Guard")
    table.resolves()
    table.me.deploys("Untie")
    table.resolves()
    with shows("basic1e:B.detach.1"):
        assert table.me.choices() == ["Rage", "Rage"], "the guard and the faction are no answers"
    table.me.sets("Rage", "Rage")
    assert len(table.told(events.Detached)) == 2
    assert table.me.free == 3


@ALL
@rule("EX-B04")
def test_309_1_the_player_chooses_which_resources_to_attach(edition: Edition) -> None:
    side = Side(hand=["Guard"], resources=["Rage", "Greed", "Greed"])
    table = board(side, Side(), WEAK_GUARD, edition=edition)
    table.me.deploys("Guard")
    assert table.asks is DecisionKind.ATTACH_TO_PAY
    assert table.me.choices() == ["Rage", "Greed"]
    table.me.picks("Greed")
    table.me.picks("Greed")
    assert table.state.attached_to[table.card("Rage")] < 0


@ALL
@rule("basic1e:B.paycost.3")
def test_309_1a_attached_resources_pay_for_nothing_more(edition: Edition) -> None:
    table = board(Side(hand=["Guard", "Tower"], resources=3), Side(), GUARD, TOWER, edition=edition)
    table.me.deploys("Guard")
    table.resolves()
    assert table.me.free == 1
    with shows("203.3a"):
        assert not table.me.can_deploy("Tower")


@COMPREHENSIVE
def test_309_1b_losing_influence_is_no_paying(edition: Edition) -> None:
    cheap = tactic("Cheap", [v.ReduceNextCost(5)])
    blood = tactic("Blood", [v.GainInfluence(v.AmountPaid())], pays=[v.LoseInfluence(3)], cost=1)
    table = board(Side(hand=["Cheap", "Blood"], resources=1), Side(), cheap, blood, edition=edition)
    for name in ("Cheap", "Blood"):
        table.me.deploys(name)
        table.resolves()
    assert (table.me.influence, table.me.free) == (17, 1), "reduced is the payment alone"


@ALL
def test_310_1_perturb_picks_the_card_in_the_hand(edition: Edition) -> None:
    shy = item("Shy", v.Conditional(v.CARD.in_hand(v.EACH), (
        v.Cannot(v.Action.BE_PICKED),)))  # fmt: skip
    table = board(
        Side(hand=["Perturb"], resources=RICH), Side(hand=["Guard"], play=["Big"]), *MADE, shy,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Perturb")
    settles(table)
    assert table.you.discard == ["Guard"]
    assert [it.cards for it in table.told(events.Picked)] == [(table.card("Guard"),)]
    table.me.agrees()
    assert table.you.hand == ["Big"], "of the same type"
    guarded = board(
        Side(hand=["Perturb"], resources=RICH), Side(hand=["Guard"], play=["Big", "Shy"]), *MADE,
        shy, edition=edition,
    )  # fmt: skip
    guarded.me.deploys("Perturb")
    settles(guarded)
    assert (guarded.you.hand, guarded.asks) == (["Guard"], DecisionKind.ACT)


@ALL
def test_310_1_braggadocian_aide_picks_the_resource_it_detaches(edition: Edition) -> None:
    spend = tactic("Spend", cost=2)
    table = board(
        Side(play=["Braggadocian Aide"], hand=["Spend"], resources=["Rage", "Greed"]),
        Side(), *MADE, spend, edition=edition,
    )  # fmt: skip
    table.me.deploys("Spend")
    settles(table)
    table.me.ends_turn()
    settles(table)
    table.me.agrees()
    assert (table.asks, table.me.choices()) == (DecisionKind.PICK, ["Rage", "Greed"])
    table.me.picks("Greed")
    assert table.me.free == 1
    assert table.state.attached_to[table.card("Rage")] == table.state.faction[0]


@COMPREHENSIVE
@rule("EX-009a", "EX-009b")
def test_310_1_what_cannot_be_picked_can_still_be_chosen(edition: Edition) -> None:
    ghost = character(
        "Ghost", 1, 1, 1,
        v.Conditional(v.THIS, (v.Cannot(v.Action.BE_PICKED),)),
    )  # fmt: skip
    curse = tactic("Curse", [v.Choose(v.CHARACTER), v.Destroy(v.CHOSEN)])
    table = board(
        Side(hand=["Kill", "Curse"]),
        Side(play=["Ghost"]),
        ghost,
        SLAY,
        curse,
        edition=edition,
    )
    assert not table.me.can_deploy("Kill")
    table.me.deploys("Curse")
    table.resolves()
    assert table.you.discard == ["Ghost"]


def test_310_1_a_card_an_opponent_cannot_pick_is_safe_from_players_and_not_from_cards() -> None:
    yours = v.CHARACTER.you_control()
    theirs = v.CHARACTER.opponent_controls()
    opponent = v.OPPONENT
    mine = tactic("Mine", [v.Pick(yours, who=opponent), v.Destroy(v.PICKED)])
    table = board(Side(play=["Martial Artist"], hand=["Mine"]), Side(), mine)
    table.me.deploys("Mine")
    table.resolves()
    assert table.me.play == ["Martial Artist"], "the opponent picks, by my card"
    other = tactic("Other", [v.Pick(theirs, who=opponent), v.Destroy(v.PICKED)])
    table = board(Side(play=["Martial Artist"]), Side(hand=["Other"]), other, active=1)
    table.you.deploys("Other")
    table.resolves()
    assert table.me.play == [], "I pick, by the opponent's card"


@ALL
def test_311_1_provided_icons_count_for_their_controller_only(edition: Edition) -> None:
    lamp = item("Lamp", v.Provides("RE"))
    ours = edition is not Edition.BASIC1E  # where only resources give icons
    for mine, yours, able in (((), (), False), (("Lamp",), (), ours), ((), ("Lamp",), False)):
        table = board(
            Side(play=mine, hand=["Odd"]), Side(play=yours), lamp, odd("RE"), edition=edition
        )
        assert table.me.can_deploy("Odd") is able


@ALL
def test_311_2_a_staple_provides_its_icon_while_it_lies_face_up(edition: Edition) -> None:
    volition = edition is Edition.CR3
    for icon, down, up in (("R", False, True), ("V", volition, False)):
        table = board(Side(face_down=["Rage"], hand=["Odd"]), Side(), odd(icon), edition=edition)
        assert table.me.can_deploy("Odd") is down
        table = board(Side(resources=["Rage"], hand=["Odd"]), Side(), odd(icon), edition=edition)
        assert table.me.can_deploy("Odd") is up
