"""Characters of the Arcanist, from Undevoted Gargantuan to Wrinkly Rabbit."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.vocabulary import Measure
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    detaches,
    fights,
    obsession,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Undevoted Gargantuan")
def the_opponent_may_detach_up_to_three_resources() -> None:
    for wanted in (0, 2, 3):
        table = at_table(
            Side(hand=["Undevoted Gargantuan"], resources=obsession(5)),
            Side(hand=["Servile Centipede"], resources=obsession(4)),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.you.declines()
        table.next_turn()
        deploys(table.me, "Undevoted Gargantuan")
        detaches(table.you, wanted, most=3)
        assert (table.you.free, table.me.free) == (wanted, 0)
        assert stats(table, "Undevoted Gargantuan") == (5, 5, 3)
        assert table.is_covert("Undevoted Gargantuan")


@CASES.of("Unimportant Wizard")
def it_can_be_flipped_up_for_nothing() -> None:
    table = at_table(Side(face_down=["Unimportant Wizard"], resources=obsession(1)))
    deploys(table.me, "Unimportant Wizard", flip_up=True)
    assert (table.me.play, table.me.face_down) == (["Unimportant Wizard"], [])
    assert stats(table, "Unimportant Wizard") == (1, 2, 3)
    assert table.me.free == 1
    table = at_table(Side(face_down=["Unimportant Wizard"], resources=1))
    assert not table.me.can_deploy("Unimportant Wizard", flip_up=True)


@CASES.of("Venomous Sacspider")
def the_opponent_discards_the_hand_when_battle_damage_destroys_it() -> None:
    table = at_table(
        Side(play=["Venomous Sacspider"], hand=["Gnat"]),
        Side(play=["Scout"], hand=["Rage", "Foment"]),
    )
    table.me.attacks("Venomous Sacspider")
    table.you.blocks("Scout")
    table.resolves()
    assert (table.me.discard, table.me.hand) == (["Venomous Sacspider"], ["Gnat"])
    assert (table.you.hand, sorted(table.you.discard)) == ([], ["Foment", "Rage"])


@CASES.of("Venomous Sacspider")
def other_ways_to_die_cost_nothing() -> None:
    for tactic in ("Shot", "Kill", "Lift"):
        table = at_table(
            Side(play=["Venomous Sacspider", "Scout"], hand=[tactic]), Side(hand=["Rage", "Foment"])
        )
        deploys(table.me, tactic, "Venomous Sacspider")
        assert table.me.play == ["Scout"]
        assert len(table.you.hand) == 2


@CASES.of("Violating Anomaly")
def any_card_in_your_hand_is_discarded_as_it_enters() -> None:
    table = at_table(
        Side(hand=["Violating Anomaly"], resources=obsession(6)), Side(hand=["Rage", "Foment"])
    )
    deploys(table.me, "Violating Anomaly")
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Foment", "Rage"]
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]


@CASES.of("Violating Anomaly")
def as_it_leaves_a_card_may_return_and_its_controller_draws() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(play=["Violating Anomaly"], hand=["Kill"], deck=["Gnat", "Rage"], resources=1),
            Side(play=["Scout", "Spackle"]),
        )
        deploys(table.me, "Kill", "Violating Anomaly")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Scout", "Spackle"]
            table.me.picks("Spackle")
        else:
            table.me.declines()
        assert table.you.hand == (["Spackle"] if agrees else [])
        assert table.me.hand == ["Gnat"], "drawn in any case"


@CASES.of("Virulent Dogmatist")
def a_character_loses_2_strength_or_1_speed_this_turn() -> None:
    seen = set()
    for choice in (0, 1):
        table = at_table(Side(play=["Virulent Dogmatist"], resources=2), Side(play=["Scout"]))
        uses(table.me, "Virulent Dogmatist", "BERATE", "Scout")
        assert table.asked is table.me
        table.me.answers(choice)
        seen.add(stats(table, "Scout"))
        assert (table.me.free, table.is_depleted("Virulent Dogmatist")) == (0, True)
        table.next_turn()
        assert stats(table, "Scout") == (3, 3, 4)
    assert seen == {(1, 3, 4), (3, 3, 3)}


@CASES.of("Wanton Wizard")
def a_discarded_tactic_may_become_a_face_down_resource() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(
                hand=["Wanton Wizard"], discard=["Scout", "Rouse", "Obscure"],
                resources=obsession(3),
            ),
            Side(discard=["Encumber"]),
        )  # fmt: skip
        deploys(table.me, "Wanton Wizard")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
            table.me.picks("Rouse")
        else:
            table.me.declines()
        assert table.me.face_down == (["Rouse"] if agrees else [])
        assert table.me.free == (1 if agrees else 0), "not attached as it enters"


@CASES.of("Witty Worm")
def a_resource_may_return_so_that_one_can_be_played() -> None:
    table = at_table(
        Side(hand=["Witty Worm", "Gnat"], resources=obsession(4)),
    )
    deploys(table.me, "Witty Worm")
    table.me.agrees()
    table.me.picks("Obsession")
    assert sorted(table.me.hand) == ["Gnat", "Obsession"]
    table.me.agrees()
    table.me.plays_resource("Gnat", face_down=True)
    assert (table.me.hand, table.me.face_down) == (["Obsession"], ["Gnat"])
    assert (len(table.me.resources), table.me.free) == (3, 1)


@CASES.of("Witty Worm")
def no_resource_is_played_if_none_returned() -> None:
    table = at_table(Side(hand=["Witty Worm", "Rage"], resources=obsession(4)))
    deploys(table.me, "Witty Worm")
    table.me.declines()
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Rage"])
    assert len(table.me.resources) == 4


@CASES.of("Witty Worm")
def it_may_be_played_for_1_while_its_holder_plays_a_resource() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(hand=["Maladjustment", "Witty Worm"], resources=obsession(3)),
        )
        table.me.deploys("Maladjustment")
        table.me.picks("Obsession")
        table.resolves()
        table.me.agrees()
        free = table.me.free
        table.me.plays_resource("Obsession")
        assert table.asks is DecisionKind.MAY
        if agrees:
            table.me.agrees()
            table.me.agrees()
            table.resolves()
            assert "Witty Worm" in table.me.play
            assert "Witty Worm" in table.you.was_shown
            table.me.declines()
            assert len(table.me.resources) == 3
            assert table.me.free == free - 1 + 1, "paid, and the resource entered play"
        else:
            table.me.declines()
            assert table.me.hand == ["Witty Worm"]


@CASES.of("Woadenworm Gloamspike, Thabbashite Prince")
def face_down_tactics_can_be_flipped_up_for_their_own_cost_and_threshold() -> None:
    prince = "Woadenworm Gloamspike, Thabbashite Prince"
    for play, resources, can in (
        ([prince], obsession(2), True),
        ([], obsession(2), False),
        ([prince], obsession(1), False),
        ([prince], 3, False),
    ):
        table = at_table(
            Side(play=play, face_down=["Stupidify"], resources=resources),
            Side(hand=["Rage"] * 3),
        )
        assert table.me.can_deploy("Stupidify", flip_up=True) is can
    table = at_table(
        Side(play=[prince], face_down=["Stupidify"], resources=obsession(2)),
        Side(hand=["Rage"] * 3, face_down=["Stupidify"], resources=obsession(4)),
    )
    deploys(table.me, "Stupidify", flip_up=True)
    for _ in range(2):
        if table.asked is table.you:
            table.you.picks("Rage")
    assert (table.me.discard, len(table.you.hand)) == (["Stupidify"], 1)
    assert (table.me.free, table.me.face_down) == (0, [])
    table.next_turn()
    assert not table.you.can_deploy("Stupidify", flip_up=True), "only its controller's"


@CASES.of("Woadenworm Gloamspike, Thabbashite Prince")
def face_down_cards_of_other_types_cannot_be_flipped_up() -> None:
    table = at_table(
        Side(
            play=["Woadenworm Gloamspike, Thabbashite Prince"],
            face_down=["Gnat", "Knobby Stave"],
            resources=obsession(4),
        )
    )
    assert not table.me.can_deploy("Gnat", flip_up=True)
    assert not table.me.can_deploy("Knobby Stave", flip_up=True)


@CASES.of("Wrinkly Rabbit")
def it_is_as_large_as_its_controllers_icons_are_many() -> None:
    table = at_table(
        Side(play=["Wrinkly Rabbit"], resources=[*obsession(3), "Neurosis"]),
        Side(resources=obsession(4)),
    )
    assert stats(table, "Wrinkly Rabbit") == (5, 5, 3)
    assert table.stat("Wrinkly Rabbit", Measure.SPEED) == 3
    assert table.is_covert("Wrinkly Rabbit")
    fights(table.me, "Wrinkly Rabbit")
    assert table.you.influence == 15


def test_characters_of_the_arcanist_u_to_z(only_card: str | None) -> None:
    CASES.run(only_card)
