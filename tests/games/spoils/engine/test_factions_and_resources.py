"""Factions, resources and the icons they provide. Rules: 202, 203."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model.actions import PlayResource
from app.games.spoils.engine.observe import may_see
from app.games.spoils.engine.read import stats
from app.games.spoils.terms import Area
from tests.support.made_cards import GEAR_HAT, GUARD, WALL, WEAK_GUARD
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, tactic
from tests.support.tables import at_table, odd, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
TOURNAMENT = "The Tournament Faction"
STAPLES = {"Obsession": "O", "Greed": "G", "Elitism": "E", "Deception": "D", "Rage": "R"}
FACTION = "The Tournament Faction"


@ALL
@pytest.mark.parametrize(("influence", "lost"), [(4, False), (3, True)])
@rule("basic1e:B.object.2")
def test_202_3_whoever_has_no_influence_left_has_lost(
    edition: Edition, influence: int, lost: bool
) -> None:
    curse = tactic("Curse", [v.LoseInfluence(3, v.OPPONENT)])
    table = board(Side(hand=["Curse"]), Side(influence=influence), curse, edition=edition)
    table.me.deploys("Curse")
    table.resolves()
    assert table.you.influence == influence - 3
    assert (table.winner is table.me) is lost
    assert (table.asks is None) is lost


@ALL
@rule("cr2010:202.7")
def test_202_7_a_restore_rule_that_is_skipped_detaches_nothing(edition: Edition) -> None:
    table = at_table(
        Side(hand=["Monstrous Lassitude"], resources=["Obsession"] * 2, faction=FACTION,
             deck=["Hat"] * 9, play=["Guard"]),
        Side(faction=FACTION, deck=["Hat"] * 9), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.resolves()
    table.me.deploys("Monstrous Lassitude")
    settles(table)
    table.next_turn()
    table.next_turn()
    assert (table.me.free, table.is_depleted("Guard")) == (0, True)
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Guard"), "one turn only"


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
def test_202_8_the_develop_rule_gives_a_card_or_a_resource_each_turn(edition: Edition) -> None:
    for option, hand, resources in ((0, ["Guard", "Rage", "Wall"], 1), (1, ["Guard"], 2)):
        table = board(
            Side(),
            Side(hand=["Guard", "Rage"], deck=["Wall", "Guard"], resources=1, faction=TOURNAMENT),
            GUARD, WALL, edition=edition,
        )  # fmt: skip
        table.me.ends_turn()
        table.resolves()
        assert (table.asks, table.asked) == (DecisionKind.ORDER, table.you)
        assert [it.split(": ")[1] for it in table.state.decision.words] == [
            "RESTORE RULE", "DEVELOP RULE",
        ]  # fmt: skip
        table.you.answers(0)
        table.you.answers(option)
        if option:
            table.you.plays_resource("Rage")
        assert (table.asks, table.asked) == (DecisionKind.ACT, table.you)
        assert sorted(table.you.hand) == hand
        with shows("203.1a"):
            assert table.you.free == resources


@COMPREHENSIVE
def test_202_9_what_hits_every_card_spares_the_factions(edition: Edition) -> None:
    storm = tactic("Storm", [v.Inflict(2, v.CARD)])
    wipe = tactic("Wipe", [v.Destroy(v.CARD)])
    fire = tactic("Fire", [v.Inflict(2, v.FACTION)])
    table = board(
        Side(hand=["Storm", "Wipe", "Fire"]), Side(play=["Guard"]), GUARD, storm, wipe, fire,
        edition=edition,
    )  # fmt: skip
    for name, influence in (("Storm", 20), ("Wipe", 20), ("Fire", 18)):
        table.me.deploys(name)
        table.resolves()
        with shows("402.9"):
            assert table.you.influence == influence
    assert table.you.play == []
    assert set(table.state.faction) <= set(table.state.in_play)


@ALL
def test_202_9_a_faction_is_touched_only_where_a_text_says_so(edition: Edition) -> None:
    storm = tactic("Storm", [v.Inflict(1, v.CARD)])
    table = board(
        Side(hand=["Storm"], play=["Guard"], resources=["Rage", "Greed"]),
        Side(),
        storm,
        WEAK_GUARD,
        edition=edition,
    )
    assert stats.icons(table.state, 0) == (0, 1, 0, 0, 1, 0)
    table.me.deploys("Storm")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 20)
    assert table.damage("Guard") == 1


@ALL
def test_202_9a_a_faction_is_picked_only_where_a_text_names_factions(edition: Edition) -> None:
    any_card = tactic("Any", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CARD)])
    faction = tactic(
        "Coup", [v.Inflict(2, v.PICKED)],
        pays=[v.Pick(v.FACTION.opponent_controls())],
    )  # fmt: skip
    table = board(Side(hand=["Any", "Coup"]), Side(), any_card, faction, edition=edition)
    assert not table.me.can_deploy("Any"), "nothing but factions is in play"
    table.me.deploys("Coup")
    table.resolves()
    assert table.you.influence == 18


@ALL
def test_203_1_a_resource_is_played_only_where_an_effect_says_so(edition: Edition) -> None:
    dig = tactic("Dig", [v.PlayResources()])
    table = board(Side(hand=["Rage", "Dig"], resources=9), Side(), dig, edition=edition)
    assert {type(it) for it in table.me.legal}.isdisjoint({PlayResource})
    assert not table.me.can_deploy("Rage")
    table.me.deploys("Dig")
    table.resolves()
    assert {type(it) for it in table.me.legal} == {PlayResource}
    table.me.plays_resource("Rage")
    assert (table.me.hand, table.me.free) == ([], 10)
    assert {type(it) for it in table.me.legal}.isdisjoint({PlayResource})


def test_203_2_any_card_is_played_face_down_by_the_financier() -> None:
    table = board(
        Side(play=["Thabbashite Financier"], hand=["Hat"], face_down=["Guard"] * 5),
        Side(), GUARD, GEAR_HAT,
    )  # fmt: skip
    table.me.uses("Thabbashite Financier", "BLOOD GOLD")
    table.resolves()
    assert table.asks is DecisionKind.MAY
    table.me.agrees()
    assert (table.me.hand, table.area("Hat")) == ([], Area.IN_PLAY)
    assert (table.me.free, table.me.influence) == (4, 19)


@ALL
@rule("basic1e:B.playres.3")
def test_203_2a_the_controller_of_a_face_down_card_sees_its_front(edition: Edition) -> None:
    table = board(Side(face_down=["Guard"]), Side(), GUARD, edition=edition)
    guard = table.card("Guard")
    with shows("411.2"):
        assert [may_see(table.state, player, guard) for player in (0, 1)] == [True, False]


@ALL
def test_203_3_to_pay_is_to_attach_as_many_resources_to_the_faction(edition: Edition) -> None:
    table = board(Side(hand=["Guard"], resources=5), Side(resources=5), GUARD, edition=edition)
    table.me.deploys("Guard")
    table.resolves()
    state = table.state
    attached = [card for card in state.in_play if state.attached_to[card] == state.faction[0]]
    assert table.names(attached) == ["Rage", "Rage"]
    assert {state.controller[card] for card in attached} == {0}
    assert (table.me.free, table.you.free) == (3, 5)


@pytest.mark.slow
@ALL
@rule("basic1e:B.resource.1", "basic1e:B.icons.1")
def test_203_4_a_resource_gives_the_icon_that_a_threshold_asks_for(edition: Edition) -> None:
    for name in STAPLES:
        for other, icon in STAPLES.items():
            table = board(Side(resources=[name], hand=["Odd"]), Side(), odd(icon), edition=edition)
            with shows("203.5c", "405.5"):
                assert table.me.can_deploy("Odd") is (name == other), f"{name} for {icon}"
        twice = odd(STAPLES[name] * 2)
        table = board(Side(resources=[name], hand=["Odd"]), Side(), twice, edition=edition)
        assert not table.me.can_deploy("Odd"), "it is one icon"


@ALL
@rule("basic1e:B.resource.3", "basic1e:B.deplete.3")
def test_203_7_resources_are_never_depleted(edition: Edition) -> None:
    freeze = tactic("Freeze", [v.Deplete(v.CARD)])
    table = board(
        Side(hand=["Freeze"], play=["Guard"], resources=1), Side(), GUARD, freeze, edition=edition
    )
    table.me.deploys("Freeze")
    table.resolves()
    assert table.is_depleted("Guard")
    assert not table.is_depleted("Rage")
