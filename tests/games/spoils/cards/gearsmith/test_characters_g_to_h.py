"""Characters of the Gearsmith, from Gigantitect's Giant Giant to Hub Node."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.gearsmith.workbench import (
    QUESTIONS,
    at,
    deploys,
    elite,
    fights,
    host,
    is_offered,
    plays_resource,
    refuses,
    stats,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


GIANT = "Gigantitect's Giant Giant"


@CASES.of(GIANT)
def only_items_pick_it() -> None:
    table = at(
        elite("Kill", play=[GIANT, "Guard", "Runic Tattoo Artist", "Runic Cannon"]),
        Side(hand=["Kill"], play=["Runic Cannon", "Monk"]),
    )
    table.me.deploys("Kill")
    assert GIANT not in table.me.choices()
    table.me.picks("Guard")
    table.resolves()
    table.me.uses("Runic Tattoo Artist", "MARK")
    assert GIANT not in table.me.choices()
    table.me.picks("Monk")
    table.resolves()
    table.me.uses("Runic Cannon", "FIRE")
    assert GIANT in table.me.choices()


@CASES.of(GIANT)
def no_opponent_takes_control_of_it() -> None:
    table = at(Side(play=[GIANT]), Side(hand=["Steal"]), active=1)
    assert not table.you.can_deploy("Steal")
    assert table.controller(GIANT) is table.me


@CASES.of("Goloam")
def it_grows_with_each_item_in_play() -> None:
    table = at(elite("Kill", play=["Goloam", "Gizmo", "Guard"]), Side(play=["Box", "House"]))
    assert stats(table, "Goloam") == (5, 5, 3)
    deploys(table.me, "Kill", "Box")
    assert stats(table, "Goloam") == (4, 4, 3)
    assert stats(at(Side(play=["Goloam"])), "Goloam") == (3, 3, 3)


@CASES.of("Goloam", "Guardforce Alpha Prime H4x0r", "A Series of Tubes")
def only_one_of_two_unique_ones_stays() -> None:
    for name in ("Goloam", "Guardforce Alpha Prime H4x0r", "A Series of Tubes"):
        table = at(elite(name, play=["Gizmo", name]), Side(play=["Gizmo", name]))
        deploys(table.me, name)
        while table.asks is not DecisionKind.ACT:
            if table.asks in QUESTIONS:
                table.me.picks(name)
            elif table.asks is DecisionKind.ORDER:
                table.me.answers(0)
            else:
                refuses(table.me)
        if name == "A Series of Tubes":
            assert (table.me.play, table.you.play) == (["Gizmo"], ["Gizmo"]), "its own text"
        else:
            assert (table.me.discard, table.me.play.count(name)) == ([name], 1)
            assert table.you.play == ["Gizmo", name]


@CASES.of("Guardforce Alpha Prime 31f", "Guardforce Alpha Prime H4x0r", "Guardforce Morphmajig")
def it_attacks_in_the_turn_it_comes() -> None:
    for name in (
        "Guardforce Alpha Prime 31f",
        "Guardforce Alpha Prime H4x0r",
        "Guardforce Morphmajig",
    ):
        table = at(elite(fresh=[name, "Guard"]))
        table.me.announces_attack()
        assert table.me.choices() == [name]


@CASES.of("Guardforce Alpha Prime H4x0r")
def damage_to_a_faction_lets_it_play_a_resource() -> None:
    name = "Guardforce Alpha Prime H4x0r"
    table = at(elite("Rage", "Gizmo", play=[name]))
    fights(table.me, name)
    assert table.you.influence == 16
    plays_resource(table.me, "Rage")
    assert "Rage" in table.me.resources
    table = at(elite("Rage", play=[name]), Side(play=["House"]))
    fights(table.me, name, target="House")
    assert (table.damage("House"), is_offered(table.me)) == (4, False)
    table = at(elite("Rage", play=[name, "Guard"]))
    fights(table.me, "Guard")
    assert not is_offered(table.me)


MORPH = "Guardforce Morphmajig"


@CASES.of(MORPH)
def your_cards_give_it_tokens_and_the_opponents_take_them() -> None:
    table = at(elite("Wait", "Guard", play=[MORPH]), Side(hand=["Wait", "Wait"]))
    deploys(table.me, "Guard")
    assert (table.tokens(MORPH), stats(table, MORPH)) == (1, (4, 4, 3))
    table.me.deploys("Wait")
    assert table.tokens(MORPH) == 2
    table.you.deploys("Wait")
    assert table.tokens(MORPH) == 1
    assert stats(table, MORPH) == (4, 4, 3)


@CASES.of(MORPH)
def resources_give_it_no_token() -> None:
    table = at(elite("Rage", play=[MORPH], faction="The Tournament Faction"))
    table.me.uses("The Tournament Faction", "RESOURCE")
    table.resolves()
    table.me.plays_resource("Rage")
    assert table.tokens(MORPH) == 0


@CASES.of("Hub Node")
def it_grows_with_each_other_node() -> None:
    table = at(
        elite("Hat", play=["Hub Node", "Basic Node", "Lugubrious Node", "Guard"]),
        Side(play=["Basic Node"]),
    )
    assert stats(table, "Hub Node") == (5, 5, 3)
    deploys(table.me, "Hat", "Guard")
    assert host(table, "Hat") == "Guard"
    assert stats(table, "Hub Node") == (5, 5, 3)


def test_characters_of_the_gearsmith_g_to_h(only_card: str | None) -> None:
    CASES.run(only_card)
