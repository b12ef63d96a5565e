"""Warlord tactics: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, may_block, replies, size
from tests.support.card_tables import rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
ZERO = "A Blazing Zero"
VACATION = "Tactician Vacation"
US = ("Gigamajig", "Union Leader", "Ping Konk")


@CASES.of(ZERO)
def it_turns_a_tactic_into_a_resource_of_its_owner() -> None:
    table = set_up(Side(hand=["Learn"], deck=["Gnat"] * 3), rage(ZERO))
    table.me.deploys("Learn")
    table.you.deploys(ZERO)
    table.resolves()
    assert table.me.hand == []
    assert table.me.face_down == ["Learn"]
    assert (table.me.discard, table.you.discard) == ([], [ZERO])


@CASES.of(ZERO, VACATION)
def played_first_they_terminate_nothing() -> None:
    for name in (ZERO, VACATION):
        table = set_up(rage(name, "Scout"))
        deploys(table.me, name)
        assert table.me.discard == [name]
        deploys(table.me, "Scout")
        assert "Scout" in table.me.play


@CASES.of(ZERO)
def a_character_or_an_ability_is_not_stopped() -> None:
    table = set_up(rage("Scout", play=["Hidden Sniper"]), rage(ZERO, play=["Gigamajig"]))
    table.me.deploys("Scout")
    table.you.deploys(ZERO)
    table.resolves()
    assert "Scout" in table.me.play
    table = set_up(rage(play=["Hidden Sniper"]), rage(ZERO, play=["Gigamajig"]))
    table.me.uses("Hidden Sniper", "SHARPSHOOT")
    table.me.picks("Gigamajig")
    table.you.deploys(ZERO)
    table.resolves()
    assert table.damage("Gigamajig") == 1


def against(name: str, *hand: str, icons: int = 10, play: tuple[str, ...] = ()) -> Table:
    """I hold a tactic against three large characters and a House."""
    return set_up(rage(name, *hand, play=play, icons=icons), Side(play=[*US, "House"]))


def damages(table: Table) -> list[int]:
    return [table.damage(it) for it in US]


@CASES.of("Acidic Phlegm", "Shriever Attack")
def it_hurts_all_characters() -> None:
    for name, amount in (("Acidic Phlegm", 1), ("Shriever Attack", 2)):
        table = against(name, play=("Scout",))
        deploys(table.me, name)
        assert damages(table) == [amount] * 3
        assert table.damage("Scout") == amount
        assert table.damage("House") == 0


@CASES.of("Acidic Phlegm")
def flipping_it_up_costs_a_resource_that_is_played() -> None:
    me = rage("Rage", face_down=["Acidic Phlegm"], icons=3)
    table = set_up(me, Side(play=["Scout"]))
    table.me.deploys("Acidic Phlegm", flip_up=True)
    table.resolves()
    settles(table)
    table.me.plays_resource("Rage")
    table.resolves()
    assert table.damage("Scout") == 1
    assert (table.me.hand, table.me.free) == ([], 1)
    without = set_up(rage(face_down=["Acidic Phlegm"], icons=3), Side(play=["Scout"]))
    assert not without.me.can_deploy("Acidic Phlegm", flip_up=True)
    table = set_up(rage("Rage", "Acidic Phlegm", icons=3), Side(play=["Scout"]))
    deploys(table.me, "Acidic Phlegm")
    assert table.me.hand == ["Rage"]


@CASES.of("Barrier of Benevolence")
def it_grows_up_to_two_characters_for_two_a_point() -> None:
    table = against("Barrier of Benevolence")
    deploys(table.me, "Barrier of Benevolence", 3, "Gigamajig", "Ping Konk")
    assert (size(table, "Gigamajig"), size(table, "Ping Konk")) == ((13, 13), (9, 9))
    assert table.me.free == 4
    table.next_turn()
    assert size(table, "Gigamajig") == (10, 10)


@CASES.of("Barrier of Benevolence")
def it_may_grow_nobody_or_one_and_by_nothing() -> None:
    table = set_up(rage("Barrier of Benevolence", play=["Scout", "Gnat"]))
    deploys(table.me, "Barrier of Benevolence", 2, "Scout", None)
    assert (size(table, "Scout"), size(table, "Gnat")) == ((5, 5), (1, 1))
    table = set_up(rage("Barrier of Benevolence", play=["Scout"], icons=3))
    table.me.deploys("Barrier of Benevolence")
    assert table.me.numbers() == [0, 1]


@CASES.of("Boilstorm")
def it_divides_a_point_for_each_icon() -> None:
    table = against("Boilstorm", icons=6)
    deploys(table.me, "Boilstorm", *US, None, 2, 3)
    assert sorted(damages(table)) == [1, 2, 3]
    table = against("Boilstorm", icons=6)
    deploys(table.me, "Boilstorm", "Gigamajig", None)
    assert damages(table) == [6, 0, 0]


@CASES.of("Boilstorm")
def three_characters_at_most_may_be_hit_or_none() -> None:
    crowd = ["Gigamajig", "Union Leader", "Ping Konk", "Scout"]
    table = set_up(rage("Boilstorm"), Side(play=crowd))
    table.me.deploys("Boilstorm")
    for name in crowd[:3]:
        table.me.picks(name)
    assert table.asks is not DecisionKind.PICK
    table = set_up(rage("Boilstorm"), Side(play=crowd))
    deploys(table.me, "Boilstorm", None)
    assert all(table.damage(name) == 0 for name in crowd)


@CASES.of("Chain Reaction")
def it_runs_on_while_it_destroys() -> None:
    table = set_up(
        rage("Chain Reaction"), Side(play=["Watchtower", "Gnat"], damage={"Watchtower": 1})
    )
    deploys(table.me, "Chain Reaction", "Watchtower")
    assert table.you.discard == ["Watchtower"]
    assert is_offered(table.me)
    replies(table.me, True, "Gnat")
    assert sorted(table.you.discard) == ["Gnat", "Watchtower"]
    assert (table.you.influence, table.me.hand) == (19, ["Scout"])


@CASES.of("Chain Reaction")
def it_stops_where_nothing_is_destroyed() -> None:
    table = against("Chain Reaction")
    deploys(table.me, "Chain Reaction", "House")
    assert table.damage("House") == 3
    assert table.asks is DecisionKind.ACT
    tower = Side(play=["Watchtower", "Gigamajig"], damage={"Watchtower": 1})
    for answers in ((True, "Gigamajig"), (False,)):
        table = set_up(rage("Chain Reaction"), tower)
        deploys(table.me, "Chain Reaction", "Watchtower", *answers)
        assert table.you.discard == ["Watchtower"]
        assert table.damage("Gigamajig") == 2 * answers[0]
        assert (table.you.influence, table.me.hand) == (20, [])


@CASES.of("Chain Reaction")
def a_character_that_was_destroyed_before_does_not_carry_it_on() -> None:
    table = set_up(rage("Burn", "Chain Reaction"), Side(play=["House", "Scout"]))
    deploys(table.me, "Burn", "Scout")
    deploys(table.me, "Chain Reaction")
    assert table.you.discard == ["Scout"]
    assert table.asks is DecisionKind.ACT


@CASES.of("Dark Awakening")
def it_plays_a_discarded_card_and_draws() -> None:
    me = rage("Dark Awakening", discard=["Gnat", "Rage", "Scout"])
    for agreed in (True, False):
        table = set_up(me)
        table.me.deploys("Dark Awakening")
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        replies(table.me, "Scout")
        assert is_offered(table.me)
        replies(table.me, agreed)
        table.resolves()
        assert table.me.play == (["Scout"] if agreed else [])
        assert table.me.hand == ["Scout"]


@CASES.of("Dark Awakening")
def the_card_is_paid_for_as_usual() -> None:
    me = rage("Dark Awakening", discard=["Scout"], icons=3)
    table = set_up(me)
    deploys(table.me, "Dark Awakening", "Scout")
    assert table.asks is DecisionKind.ACT
    assert table.me.free == 1, "too little to play it"
    assert (table.me.hand, "Scout" in table.me.discard) == (["Scout"], True)


@CASES.of("Epic Smackdown")
def each_side_loses_as_many_characters() -> None:
    table = against("Epic Smackdown", play=("Scout", "Gnat"))
    deploys(table.me, "Epic Smackdown", 2)
    assert table.asked is table.you
    replies(table.you, "Gigamajig", "Union Leader", None)
    assert sorted(table.you.play) == ["House", "Ping Konk"]
    assert table.me.play == []
    assert table.me.hand == ["Scout"]


@CASES.of("Epic Smackdown")
def too_few_opponents_all_die_and_none_may_be_given() -> None:
    table = set_up(rage("Epic Smackdown", play=["Scout", "Gnat"]), Side(play=["Gigamajig", "Lamp"]))
    deploys(table.me, "Epic Smackdown", 2)
    assert (table.me.play, table.you.play) == ([], ["Lamp"])
    table = set_up(rage("Epic Smackdown", play=["Scout"]), Side(play=["Gigamajig"]))
    deploys(table.me, "Epic Smackdown", 0)
    assert (table.me.play, table.you.play) == (["Scout"], ["Gigamajig"])
    assert table.me.hand == ["Scout"]


@CASES.of("Essence of Rage")
def it_may_strengthen_or_deplete_instead() -> None:
    table = against("Essence of Rage")
    deploys(table.me, "Essence of Rage", 1, "Gigamajig")
    assert table.strength("Gigamajig") == 12
    table = against("Essence of Rage")
    deploys(table.me, "Essence of Rage", 2, "Gigamajig")
    assert table.is_depleted("Gigamajig")


@CASES.of("Heroic Deed")
def up_to_two_cannot_block_this_turn() -> None:
    table = against("Heroic Deed", play=("Scout",))
    deploys(table.me, "Heroic Deed", "Gigamajig", "Union Leader", None)
    table.me.attacks("Scout")
    assert may_block(table) == ["Ping Konk"]
    table = against("Heroic Deed", play=("Scout",))
    deploys(table.me, "Heroic Deed", None)
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == sorted(US)


@CASES.of("Heroic Deed")
def they_block_again_in_the_next_turn() -> None:
    me = rage("Heroic Deed", play=["Scout"])
    table = set_up(me, Side(play=["Gigamajig"], deck=["Gnat"] * 3))
    deploys(table.me, "Heroic Deed", "Gigamajig", None)
    table.next_turn()
    table.next_turn()
    table.me.attacks("Scout")
    assert may_block(table) == ["Gigamajig"]


@CASES.of("Implosive Explosion")
def a_hidden_card_bursts_and_the_tactic_takes_its_place() -> None:
    me = rage("Implosive Explosion", face_down=["Union Leader"])
    table = set_up(me, Side(play=["Gigamajig", "House"]))
    deploys(table.me, "Implosive Explosion", "Gigamajig")
    assert table.damage("Gigamajig") == 7
    assert table.me.discard == ["Union Leader"]
    assert table.me.face_down == ["Implosive Explosion"]


@CASES.of("Implosive Explosion")
def it_needs_a_hidden_card_and_may_hit_a_location() -> None:
    assert not set_up(rage("Implosive Explosion"), Side(play=["House"])).me.can_deploy(
        "Implosive Explosion"
    )
    table = set_up(rage("Implosive Explosion", face_down=["Scout"]), Side(play=["House"]))
    deploys(table.me, "Implosive Explosion")
    assert table.damage("House") == 4
    assert "Scout" in table.you.was_shown


@CASES.of("Improvised Blowtorch", "Target Practice", "Pinch")
def it_hurts_a_character() -> None:
    for name, amount in (("Improvised Blowtorch", 2), ("Target Practice", 2), ("Pinch", 1)):
        table = against(name)
        deploys(table.me, name, "Union Leader")
        assert damages(table) == [0, amount, 0]


@CASES.of("Manful Skirmish")
def three_characters_each_get_something_else() -> None:
    table = against("Manful Skirmish")
    deploys(table.me, "Manful Skirmish", *US, "Gigamajig", "Union Leader")
    assert table.is_depleted("Gigamajig")
    assert damages(table) == [0, 1, 0]
    assert table.strength("Ping Konk") == 8
    assert table.me.hand == ["Scout"]


@CASES.of("Manful Skirmish")
def it_needs_three_characters() -> None:
    assert not set_up(rage("Manful Skirmish"), Side(play=["Scout", "Gnat"])).me.can_deploy(
        "Manful Skirmish"
    )


@CASES.of("Mass Confusion")
def it_divides_the_difference_in_numbers() -> None:
    table = against("Mass Confusion", play=("Scout",))
    deploys(table.me, "Mass Confusion", 2, "Gigamajig", "Union Leader", 1)
    assert damages(table) == [1, 1, 0]
    assert table.me.free == 8


@CASES.of("Mass Confusion")
def with_the_larger_side_nobody_is_hurt() -> None:
    table = set_up(rage("Mass Confusion", play=["Scout", "Gnat"]), Side(play=["Gigamajig"]))
    deploys(table.me, "Mass Confusion", 1, "Gigamajig")
    assert table.asks is DecisionKind.ACT
    assert table.damage("Gigamajig") == 0


@CASES.of("Noble Sacrifice")
def one_of_each_owner_dies() -> None:
    me = rage("Noble Sacrifice", play=["Scout", "Gnat"], borrowed=["Gnat"])
    table = set_up(me, Side(play=["Gigamajig"]))
    deploys(table.me, "Noble Sacrifice", "Scout", "Gnat")
    assert table.you.discard == ["Gnat"]
    assert "Scout" in table.me.discard
    assert table.me.hand == ["Scout"]


@CASES.of("Noble Sacrifice")
def ownership_counts_and_not_control() -> None:
    table = set_up(rage("Noble Sacrifice", play=["Gnat"], borrowed=["Gnat"]), Side(play=["Scout"]))
    assert not table.me.can_deploy("Noble Sacrifice")


@CASES.of("Perforate", "Skewer")
def it_hurts_for_what_is_paid() -> None:
    for name, free in (("Perforate", 5), ("Skewer", 4)):
        table = against(name)
        deploys(table.me, name, 3, "Gigamajig")
        assert damages(table) == [3, 0, 0]
        assert table.me.free == free


@CASES.of("Perforate", "Skewer")
def nothing_may_be_paid_for_nothing() -> None:
    for name, icons, most in (("Perforate", 2, 0), ("Perforate", 4, 2), ("Skewer", 3, 1)):
        table = set_up(rage(name, icons=icons), Side(play=["Gigamajig"]))
        table.me.deploys(name)
        assert table.me.numbers() == list(range(most + 1))
        table.me.answers(0)
        table.resolves()
        assert table.damage("Gigamajig") == 0
        assert table.me.discard == [name]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
