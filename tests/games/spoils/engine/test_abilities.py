"""Abilities and how they are used. Rules: 502, 606."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, UseAbility
from app.games.spoils.engine.model import events
from tests.support.card_play import deploys, uses
from tests.support.made_cards import (
    COMPANY,
    ELITE,
    GAIN,
    GUARD,
    LEARN,
    MONK,
    PLAN,
    POKE,
    RECRUIT,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.tables import kinds_of

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
SMALL = tactic("Small", [v.GainInfluence(1)], cost=1)
LARGE = tactic("Large", [v.GainInfluence(5)])
MOURNER = item("Mourner", v.Trigger(v.Destroyed(v.CHARACTER), (GAIN,)))


@ALL
def test_502_2_an_ability_can_have_a_threshold(edition: Edition) -> None:
    strong = v.Ability("ROAR", (), (v.Draw(1),), threshold="RR")
    for resources, usable in ((1, False), (2, True)):
        table = board(
            Side(play=["Lion"], resources=resources), Side(),
            character("Lion", 1, 1, 1, strong), edition=edition,
        )  # fmt: skip
        with shows("405.3", "606.1b"):
            assert table.me.can_use("Lion", "ROAR") is usable


@ALL
def test_502_3_an_ability_is_used_in_the_own_turn_in_responses_and_in_battles(
    edition: Edition,
) -> None:
    def table() -> Table:
        return board(
            Side(play=["Monk"], hand=["Plan"]), Side(play=["Monk"]), MONK, tactic("Plan"),
            edition=edition,
        )  # fmt: skip

    own = table()
    assert own.me.can_use("Monk", "NAP")
    assert not own.you.can_use("Monk", "NAP")
    response = table()
    response.me.deploys("Plan")
    assert response.you.can_use("Monk", "NAP")
    assert not response.me.can_use("Monk", "NAP")
    end = table()
    end.me.ends_turn()
    assert end.you.can_use("Monk", "NAP")
    battle = table()
    battle.me.attacks("Monk")
    windows = []
    while battle.asks in (DecisionKind.BATTLE_WINDOW, DecisionKind.BLOCKERS):
        assert battle.asked is not None
        if battle.asks is DecisionKind.BATTLE_WINDOW:
            assert battle.asked.can_use("Monk", "NAP")
            windows.append(battle.asked.player)
        battle.asked.passes()
    assert windows == [0, 1, 0, 1, 0, 1], "608.1c, 609.1a and 609.1e"


def test_502_4_gear_grappled_is_attached_to_whom_the_magnet_was() -> None:
    table = board(
        Side(play=["Guard", "Wall"], hand=["Tri-Pole Magnet"], discard=["Hat"], resources=ELITE),
        Side(), *COMPANY,
    )  # fmt: skip
    deploys(table.me, "Tri-Pole Magnet", "Wall")
    uses(table.me, "Tri-Pole Magnet", "GRAPPLE")
    assert table.state.attached_to[table.card("Hat")] == table.card("Wall")
    assert table.me.discard == ["Tri-Pole Magnet"]


def test_502_4_what_is_duplicated_is_the_tactic_that_was_paid_for() -> None:
    table = board(
        Side(hand=["Small"], play=["Ectypal Stave"], resources=4), Side(hand=["Large"]),
        SMALL, LARGE,
    )  # fmt: skip
    table.me.deploys("Small")
    table.resolves()
    table.me.uses("Ectypal Stave", "COUNTERFEIT")
    table.you.deploys("Large")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (22, 25)


@ALL
@rule("cr2010:502.4", "basic1e:B.ability.4")
def test_502_4_an_ability_resolves_even_if_its_card_has_left_play(edition: Edition) -> None:
    zap = tactic("Zap", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(play=["Monk"], resources=1, deck=["Guard"]),
        Side(hand=["Zap"]),
        WEAK_GUARD,
        zap,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Zap")
    table.resolves()
    assert table.me.discard == ["Monk"]
    assert table.me.hand == ["Guard"]


@ALL
@rule("cr2010:605.1")
def test_606_1_an_ability_is_paid_for_and_resolves_after_responses(edition: Edition) -> None:
    table = board(
        Side(play=["Monk"], resources=1, deck=["Guard"]), Side(), WEAK_GUARD,
        character("Monk", 1, 1, 1, RECRUIT), edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "RECRUIT")
    assert (table.me.free, table.me.hand) == (0, [])
    with shows("606.1f"):
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    table.you.passes()
    assert table.me.hand == ["Guard"]


@ALL
@rule("basic1e:B.abilities.3")
def test_606_1a_only_the_controller_uses_an_ability(edition: Edition) -> None:
    imp = character("Imp", 1, 1, 1, POKE)
    table = board(
        Side(hand=["Guard"], resources=2), Side(play=["Imp"]), imp, GUARD, edition=edition
    )
    assert not table.me.can_use("Imp", "POKE")
    table.me.deploys("Guard")
    assert table.you.can_use("Imp", "POKE")


@ALL
def test_606_1a_an_ability_is_used_in_the_discard_pile_where_its_text_says_so(
    edition: Edition,
) -> None:
    """The first edition knows only abilities in play, but the card is right."""
    obsession = ["Obsession"] * 4
    table = board(
        Side(hand=["Rouse", "Plan"], discard=["Rouse", "Learn"], deck=["Guard"],
             resources=obsession),
        Side(discard=["Rouse", "Learn"], resources=obsession), GUARD, PLAN, LEARN,
        edition=edition,
    )  # fmt: skip
    with shows("101.1", "201.5b"):
        assert [it for it in table.me.legal if isinstance(it, UseAbility)] == [
            UseAbility(table.state.discard_pile[0][0], 0)
        ], "not the one in hand"
    table.me.deploys("Plan")
    assert table.you.can_use("Rouse", "RECUR"), "in a response"
    table.resolves()
    uses(table.me, "Rouse", "RECUR", "Learn")
    assert (table.me.deck, table.me.free) == (["Learn", "Guard"], 3)
    assert (table.me.out_of_game, table.me.discard) == (["Rouse"], ["Plan"])


@COMPREHENSIVE
def test_606_1c_triggers_wait_while_the_costs_of_an_ability_are_met(edition: Edition) -> None:
    """They happen together when all is paid, and before the opponent may respond."""
    rite = v.Ability(
        "RITE", (v.Destroy(v.CHARACTER.named("Guard")), v.Discard(1), v.Pay(1)),
        (v.Draw(1),),
    )  # fmt: skip
    table = board(
        Side(play=["Priest", "Mourner", "Guard"], hand=["Plan"], deck=["Wall"], resources=1),
        Side(), MOURNER, GUARD, PLAN, WALL, character("Priest", 1, 1, 1, rite), edition=edition,
    )  # fmt: skip
    table.me.uses("Priest", "RITE")
    kinds = [
        events.Destroyed, events.Discarded, events.Paid, events.AbilityUsed,
        events.InfluenceGained,
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
    bet = v.Ability(
        "BET",
        (
            v.Deplete(v.THIS),
            v.FlipCoin((v.Let("X", 0),), (v.Let("X", 9),)),
            v.Pay(v.Number("X")),
        ),
        (v.GainInfluence(2),),
    )
    watcher = item("Watcher", v.Trigger(v.Depleted(v.CHARACTER), (GAIN,)))
    ends = set()
    for seed in range(1, 12):
        table = board(
            Side(play=["Bettor", "Watcher"], resources=2), Side(), watcher,
            character("Bettor", 1, 1, 1, bet), edition=edition, seed=seed,
        )  # fmt: skip
        table.me.uses("Bettor", "BET")
        failed = bool(table.told(events.Undone))
        ends.add(failed)
        if failed:
            assert (table.asks, table.asked) == (DecisionKind.ACT, table.me)
            assert (table.is_depleted("Bettor"), table.me.free) == (False, 2)
            assert table.told(events.AbilityUsed) == []
        table.resolves()
        assert table.me.influence == (20 if failed else 23)
    assert ends == {True, False}


@ALL
@pytest.mark.parametrize("response", ["Strip", "Kill"])
def test_606_1g_an_ability_resolves_as_it_read_when_it_was_used(
    edition: Edition, response: str
) -> None:
    """The card has lost its text, or is gone, by the time its ability resolves."""
    bless = v.Ability("BLESS", (), (GAIN, v.Draw(1)))
    picks = [v.Pick(v.CHARACTER)]
    table = board(
        Side(play=["Sage"], deck=["Guard"]), Side(hand=["Strip", "Kill"]), GUARD,
        character("Sage", 1, 1, 1, bless),
        tactic("Strip", [v.Alter(v.PICKED, (v.LosesText(),))], pays=picks),
        tactic("Kill", [v.Destroy(v.PICKED)], pays=picks), edition=edition,
    )  # fmt: skip
    table.me.uses("Sage", "BLESS")
    table.you.deploys(response)
    table.resolves()
    assert not table.me.can_use("Sage", "BLESS")
    assert (table.me.influence, table.me.hand) == (21, ["Guard"])
