"""Locations and resources of the Arcanist."""

from app.games.spoils.engine import DecisionKind, Done
from app.games.spoils.vocabulary import Measure
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    fights,
    icons,
    obsession,
    pays,
    starts_next_turn,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Arcana Department")
def every_party_has_an_even_number_of_members() -> None:
    table = at_table(Side(play=["Arcana Department", "Scout"]))
    assert not table.me.can_attack()
    table = at_table(
        Side(play=["Arcana Department", "Warrior Prodigy", "Gnat"]),
        Side(play=["Scout", "Stalwart Soldier", "Plodding Brute"]),
        active=1,
    )
    table.you.announces_attack()
    table.you.picks("Scout")
    assert Done() not in table.you.legal
    table.you.picks("Stalwart Soldier")
    table.passes_until(DecisionKind.BLOCKERS)
    assert Done() in table.me.legal, "nobody has to block"
    table.me.picks("Gnat")
    assert Done() not in table.me.legal
    table.me.sets("Warrior Prodigy")
    assert table.asks is not DecisionKind.BLOCKERS


@CASES.of("Arcana Department")
def it_enters_play_with_5_structure() -> None:
    table = at_table(Side(hand=["Arcana Department"], resources=obsession(3)))
    deploys(table.me, "Arcana Department")
    assert table.stat("Arcana Department", Measure.STRUCTURE) == 5


def _athenaeum(count: int) -> Table:
    """My turn starts beside an Athenaeum and this many icons."""
    table = at_table(
        Side(
            play=["Cryptic Athenaeum", "Gnat"], deck=["Rage", "Greed"],
            resources=obsession(count),
        ),
        Side(play=["Scout"], deck=["Foment", "Rouse"], hand=["Elitism", "Obscure"]),
        active=1,
    )  # fmt: skip
    starts_next_turn(table)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    return table


@CASES.of("Cryptic Athenaeum")
def with_three_icons_its_controller_may_draw_and_then_the_opponent_may() -> None:
    assert _athenaeum(2).asks is DecisionKind.ACT
    table = _athenaeum(3)
    assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
    table.me.agrees()
    assert table.me.hand == ["Rage"]
    assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
    table.you.agrees()
    assert table.you.hand == ["Elitism", "Obscure", "Foment"]
    table = _athenaeum(3)
    table.me.agrees()
    table.you.declines()
    assert len(table.you.hand) == 2
    table = _athenaeum(4)
    table.me.declines()
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, [])


def _answers_all(table: Table) -> list[tuple[int, DecisionKind]]:
    """Everybody declines what may be declined, and takes the first card otherwise."""
    asked: list[tuple[int, DecisionKind]] = []
    while table.asks is not DecisionKind.ACT:
        seat = table.asked
        assert seat is not None
        assert table.asks is not None
        asked.append((seat.player, table.asks))
        if table.asks is DecisionKind.MAY:
            seat.declines()
        elif table.asks is DecisionKind.ORDER:
            seat.answers(0)
        else:
            seat.picks(seat.choices()[0])
    return asked


@CASES.of("Cryptic Athenaeum")
def with_five_icons_the_opponent_discards_and_with_seven_a_character_may_return() -> None:
    for count, discarded, offers in ((4, 0, 1), (5, 1, 1), (6, 1, 1), (7, 1, 2)):
        table = _athenaeum(count)
        asked = _answers_all(table)
        assert len(table.you.discard) == discarded
        assert asked.count((0, DecisionKind.MAY)) == offers
        assert asked.count((1, DecisionKind.CHOOSE_CARD)) == discarded


@CASES.of("Cryptic Athenaeum")
def the_character_that_returns_is_its_controllers_choice() -> None:
    table = _athenaeum(7)
    while table.asks is not DecisionKind.PICK:
        assert table.asked is not None
        if table.asks is DecisionKind.MAY:
            table.asked.agrees()
        elif table.asks is DecisionKind.ORDER:
            table.asked.answers(0)
        else:
            table.asked.picks(table.asked.choices()[0])
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    assert "Scout" in table.you.hand


@CASES.of("Cryptic Athenaeum", "Mirthless Altar", "Domain of Depravity", "Voidal Observatory",
          "Voidal Nullification Chamber")  # fmt: skip
def it_is_a_location_that_damage_can_destroy() -> None:
    for name, structure in (
        ("Cryptic Athenaeum", 5),
        ("Mirthless Altar", 3),
        ("Domain of Depravity", 3),
        ("Voidal Observatory", 5),
        ("Voidal Nullification Chamber", 2),
    ):
        table = at_table(Side(play=["Union Leader"]), Side(play=[name]))
        assert table.stat(name, Measure.STRUCTURE) == structure
        fights(table.me, "Union Leader", target=name)
        with shows("207.5"):
            assert table.you.discard == [name]


@CASES.of("Dimensional Rift")
def it_returns_a_character_for_4() -> None:
    table = at_table(
        Side(hand=["Dimensional Rift"], play=["Gnat"], resources=obsession(5)),
        Side(play=["Scout", "Spackle"]),
    )
    deploys(table.me, "Dimensional Rift")
    table.me.uses("Dimensional Rift", "TELEPORT")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.free) == (["Scout"], 1)
    assert table.is_depleted("Dimensional Rift")
    assert table.stat("Dimensional Rift", Measure.STRUCTURE) == 1


@CASES.of("Domain of Depravity")
def characters_lose_stats_for_their_tokens_and_one_may_get_another() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(play=["Domain of Depravity", "Scout"]),
            Side(play=["Union Leader", "Plodding Brute", "Spackle"], tokens={"Union Leader": 2}),
            active=1,
        )
        assert stats(table, "Union Leader") == (3, 6, 1)
        starts_next_turn(table)
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Plodding Brute", "Scout", "Union Leader"]
            table.me.picks("Plodding Brute")
        else:
            table.me.declines()
        assert table.tokens("Plodding Brute") == int(agrees)
        assert stats(table, "Plodding Brute") == ((4, 2, 1) if agrees else (5, 3, 2))
        assert stats(table, "Scout") == (3, 3, 4)
        starts_next_turn(table)
        assert table.asks is DecisionKind.ACT, "not in your turn"


BRIDGE = "Gloamspike-Gosche Bridge"


@CASES.of(BRIDGE)
def it_cannot_be_picked() -> None:
    table = at_table(
        Side(play=["Quotidian Ejector"], tokens={"Quotidian Ejector": 2}),
        Side(play=[BRIDGE, "Scout", "Mirthless Altar"]),
    )
    table.me.uses("Quotidian Ejector", "EJECT")
    assert sorted(table.me.choices()) == ["Mirthless Altar", "Quotidian Ejector", "Scout"]


@CASES.of(BRIDGE)
def the_cards_in_its_controllers_hand_are_tactical() -> None:
    hand = ["Puddle of Goo", "Knobby Stave", "Mirthless Altar"]
    for play, count, expected in (
        ([BRIDGE], 7, hand[:1]),
        ([BRIDGE], 8, hand),
        ([], 8, []),
    ):
        table = at_table(
            Side(play=play, hand=hand, resources=obsession(count)),
            Side(play=["Gnat"], hand=["Puddle of Goo"], resources=obsession(8)),
            active=1,
        )
        table.you.attacks("Gnat")
        assert not table.you.can_deploy("Puddle of Goo"), "only its controller's hand"
        table.you.passes()
        assert table.asked is table.me
        with shows("507.6a"):
            assert [name for name in hand if table.me.can_deploy(name)] == expected


@CASES.of("Mirthless Altar")
def as_each_turn_starts_its_controller_may_weaken_a_character_this_turn() -> None:
    for active in (0, 1):
        table = at_table(
            Side(play=["Mirthless Altar", "Gnat"]), Side(play=["Scout"]), active=active
        )
        starts_next_turn(table)
        assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
        table.me.agrees()
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Scout")
        assert stats(table, "Scout") == (2, 3, 4)
        starts_next_turn(table)
        table.me.declines()
        assert stats(table, "Scout") == (3, 3, 4)


@CASES.of("Pony Slaystation")
def it_destroys_weak_characters_that_enter_under_an_opponents_control() -> None:
    table = at_table(
        Side(play=["Pony Slaystation"]),
        Side(hand=["Oversoon Lightfoot", "Warrior Prodigy"], resources=4),
        active=1,
    )
    deploys(table.you, "Oversoon Lightfoot")
    assert table.you.discard == ["Oversoon Lightfoot"]
    assert table.damage("Pony Slaystation") == 2
    deploys(table.you, "Warrior Prodigy")
    assert sorted(table.you.discard) == ["Oversoon Lightfoot", "Warrior Prodigy"]
    assert table.me.discard == ["Pony Slaystation"], "2 and 2 are more than its structure of 3"


@CASES.of("Pony Slaystation")
def strong_characters_and_its_controllers_own_live() -> None:
    table = at_table(
        Side(play=["Pony Slaystation"]), Side(hand=["Plodding Brute"], resources=4), active=1
    )
    deploys(table.you, "Plodding Brute")
    assert table.you.play == ["Plodding Brute"]
    table = at_table(Side(play=["Pony Slaystation"], hand=["Oversoon Lightfoot"], resources=2))
    deploys(table.me, "Oversoon Lightfoot")
    assert table.me.play == ["Pony Slaystation", "Oversoon Lightfoot"]
    assert table.damage("Pony Slaystation") == 0


@CASES.of("Pony Slaystation")
def a_strength_of_exactly_3_is_weak() -> None:
    table = at_table(
        Side(play=["Pony Slaystation"]), Side(hand=["Stalwart Soldier"], resources=3), active=1
    )
    deploys(table.you, "Stalwart Soldier")
    assert table.you.discard == ["Stalwart Soldier"]
    assert table.me.discard == ["Pony Slaystation"]


@CASES.of("Recollection Bazaar")
def a_resource_returns_to_its_owners_hand_any_number_of_times() -> None:
    table = at_table(
        Side(play=["Recollection Bazaar"], resources=["Rage"], face_down=["Gnat"]),
        Side(resources=["Greed"]),
    )
    table.me.uses("Recollection Bazaar", "RECALL")
    assert sorted(table.me.choices()) == ["Gnat", "Rage"]
    table.me.picks("Gnat")
    table.resolves()
    uses(table.me, "Recollection Bazaar", "RECALL", "Rage")
    assert sorted(table.me.hand) == ["Gnat", "Rage"]
    assert not table.me.can_use("Recollection Bazaar", "RECALL")


OBSERVATORIES = ("Voidal Nullification Chamber", "Voidal Observatory")


@CASES.of(*OBSERVATORIES)
def it_collects_tokens_each_turn_and_for_2() -> None:
    for name in OBSERVATORIES:
        for agrees in (True, False):
            table = at_table(Side(play=[name], resources=5), active=1)
            starts_next_turn(table)
            table.me.answers(1 if agrees else 0)
            assert table.tokens(name) == int(agrees)
            uses(table.me, name, "ENERGIZE")
            uses(table.me, name, "ENERGIZE")
            assert (table.tokens(name), table.me.free) == (2 + int(agrees), 1)
            assert not table.is_depleted(name)
            starts_next_turn(table)
            assert table.asks is DecisionKind.ACT, "not in your turn"


@CASES.of("Voidal Nullification Chamber")
def four_tokens_destroy_a_character_if_their_number_is_even() -> None:
    name = "Voidal Nullification Chamber"
    for others, tokens, can in ((1, 4, True), (0, 4, False), (1, 3, False), (2, 4, False)):
        table = at_table(
            Side(play=[name, *["Gnat"] * others], tokens={name: tokens}), Side(play=["Scout"])
        )
        assert table.me.can_use(name, "DISSOLVE") is can
    table = at_table(Side(play=[name, "Gnat"], tokens={name: 5}), Side(play=["Scout"]))
    uses(table.me, name, "DISSOLVE", "Scout")
    assert (table.you.discard, table.tokens(name)) == (["Scout"], 1)


@CASES.of("Voidal Observatory")
def three_tokens_draw_a_card() -> None:
    name = "Voidal Observatory"
    table = at_table(Side(play=[name], tokens={name: 4}, deck=["Rage", "Greed"]))
    uses(table.me, name, "STUDY")
    assert (table.me.hand, table.tokens(name)) == (["Rage"], 1)
    assert not table.me.can_use(name, "STUDY")


def _plays(name: str, *, face_down: bool) -> Table:
    """I played a card as a resource, with the help of Maladjustment."""
    table = at_table(Side(hand=["Maladjustment", name], resources=obsession(1), face_down=["Gnat"]))
    table.me.deploys("Maladjustment")
    table.me.picks("Gnat")
    pays(table.me)
    table.resolves()
    table.me.agrees()
    table.me.plays_resource(name, face_down=face_down)
    return table


@CASES.of("Neurosis")
def it_provides_two_icons_for_1_influence() -> None:
    table = _plays("Neurosis", face_down=False)
    assert (icons(table.me), table.me.influence, table.you.influence) == (3, 19, 20)
    table = _plays("Neurosis", face_down=True)
    assert (icons(table.me), table.me.influence) == (1, 20)


@CASES.of("Obsession")
def it_provides_one_icon() -> None:
    table = _plays("Obsession", face_down=False)
    assert (icons(table.me), table.me.influence) == (2, 20)
    assert table.me.resources == ["Obsession", "Obsession"]
    table = _plays("Obsession", face_down=True)
    assert icons(table.me) == 1


def test_locations_and_resources_of_the_arcanist(only_card: str | None) -> None:
    CASES.run(only_card)
