"""Warlord tactics: Shade of the Devoured Emperor."""

from app.games.spoils.engine import Done
from tests.support.card_play import deploys, is_offered, may_block, replies, responds
from tests.support.card_tables import rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
BASE_JUMP = "B.A.S.E. Jump"
US = ("Gigamajig", "Union Leader", "Ping Konk")
CONFLAGRATION = "Confrontational Conflagration"
BREEDING = "Shriever Breeding Program"


def against(name: str, *hand: str, icons: int = 10, play: tuple[str, ...] = ()) -> Table:
    """I hold a tactic against three large characters and a House."""
    return set_up(rage(name, *hand, play=play, icons=icons), Side(play=[*US, "House"]))


def damages(table: Table) -> list[int]:
    return [table.damage(it) for it in US]


@CASES.of(BASE_JUMP)
def it_hurts_as_much_as_the_location_is_sturdy() -> None:
    table = against(BASE_JUMP)
    deploys(table.me, BASE_JUMP, "House", "Gigamajig")
    assert damages(table) == [9, 0, 0]
    assert table.me.hand == ["Scout"]
    assert not set_up(rage(BASE_JUMP), Side(play=["Scout"])).me.can_deploy(BASE_JUMP)


@CASES.of(
    BASE_JUMP, "Chain Reaction", CONFLAGRATION, "Dark Awakening", "Fistfight", "Heroic Deed",
    "Improvised Blowtorch", "Juice Sale!", "Noble Sacrifice",
)  # fmt: skip
def it_flips_up_for_its_price() -> None:
    for name, cost, threshold in (
        (BASE_JUMP, 3, 1), ("Chain Reaction", 1, 1), (CONFLAGRATION, 1, 3),
        ("Dark Awakening", 2, 1), ("Fistfight", 3, 1), ("Heroic Deed", 9, 1),
        ("Improvised Blowtorch", 1, 1), ("Juice Sale!", 2, 1), ("Noble Sacrifice", 0, 2),
    ):  # fmt: skip

        def can(rages: int, others: int, name: str = name) -> bool:
            me = Side(face_down=[name], resources=["Rage"] * rages + ["Greed"] * others,
                      play=["Scout", "House"], discard=["Gnat"])  # fmt: skip
            return set_up(me, Side(play=["Gnat"])).me.can_deploy(name, flip_up=True)

        others = max(cost - 1 - threshold, 0)
        assert can(threshold, others), name
        assert not can(threshold - 1, others + 1), name
        assert cost <= threshold + 1 or not can(threshold, others - 1), name


@CASES.of(BASE_JUMP)
def it_draws_also_without_a_location_left() -> None:
    table = set_up(rage(BASE_JUMP), Side(play=["House", "Scout", "Lamp"], hand=["Kill"]))
    table.me.deploys(BASE_JUMP)
    responds(table.you, "Kill", "House")
    assert table.damage("Scout") == 0
    assert table.me.hand == ["Scout"]


@CASES.of(CONFLAGRATION)
def dragons_burn_twice_as_hot() -> None:
    for fighter, amount in (("Scout", 3), ("Bloating Bask", 8)):
        table = against(CONFLAGRATION, play=(fighter,), icons=5)
        deploys(table.me, CONFLAGRATION, fighter, "Gigamajig", False)
        assert table.damage("Gigamajig") == amount
        assert fighter in table.me.discard
        assert table.damage("House") == 0


@CASES.of(CONFLAGRATION)
def it_may_burn_a_location_too() -> None:
    table = against(CONFLAGRATION, play=("Scout",))
    deploys(table.me, CONFLAGRATION, "Scout", "Gigamajig", True, "House")
    assert (table.damage("House"), table.damage("Gigamajig")) == (3, 3)
    table = against(CONFLAGRATION, play=("Scout",))
    table.me.attacks("Scout")
    assert not table.me.can_deploy(CONFLAGRATION)


@CASES.of(CONFLAGRATION)
def it_is_played_in_its_players_turn_only() -> None:
    table = set_up(rage(CONFLAGRATION, play=["Scout"]), Side(play=["Gigamajig", "House"]), active=1)
    table.you.ends_turn()
    assert not table.me.can_deploy(CONFLAGRATION), "it is not its player's turn"


@CASES.of("Fistfight")
def it_is_not_fought_in_a_battle() -> None:
    table = against("Fistfight", play=("Scout",))
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Fistfight")


@CASES.of("Juice Sale!")
def the_strongest_opponent_cannot_block() -> None:
    table = against("Juice Sale!", play=("Scout",))
    deploys(table.me, "Juice Sale!")
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == ["Ping Konk", "Union Leader"]


@CASES.of("Juice Sale!")
def its_player_breaks_ties_and_its_own_characters_do_not_count() -> None:
    table = set_up(
        rage("Juice Sale!", play=["Gigamajig"]), Side(play=["Scout", "Stalwart Soldier"])
    )
    table.me.deploys("Juice Sale!")
    assert sorted(table.me.choices()) == ["Scout", "Stalwart Soldier"]
    assert not set_up(rage("Juice Sale!", play=["Scout"])).me.can_deploy("Juice Sale!")


@CASES.of("Juice Sale!", "Martial Artist")
def the_strongest_is_meant_even_if_it_cannot_be_picked() -> None:
    strong = set_up(rage("Juice Sale!"), Side(play=["Scout", "Martial Artist"]))
    assert not strong.me.can_deploy("Juice Sale!")


@CASES.of(BREEDING)
def it_finds_a_dragon_or_tires_somebody() -> None:
    me = rage(BREEDING, deck=["Gnat", "Tiny Sarume", "Rabid Sarume", "Gnat"])
    table = set_up(me, Side(play=["Scout"]))
    deploys(table.me, BREEDING, 0)
    assert is_offered(table.me)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Rabid Sarume", "Tiny Sarume"]
    replies(table.me, "Tiny Sarume")
    assert (table.me.hand, table.you.was_shown) == (["Tiny Sarume"], ["Tiny Sarume"])
    table = set_up(me, Side(play=["Scout"]))
    deploys(table.me, BREEDING, 1, "Scout")
    assert table.is_depleted("Scout")
    assert table.me.hand == ["Gnat"]


@CASES.of(BREEDING)
def neither_option_is_a_response() -> None:
    table = set_up(Side(hand=["Wait"], play=["Gnat"]), rage(BREEDING))
    table.me.deploys("Wait")
    assert table.asked is table.you
    assert not table.you.can_deploy(BREEDING)


@CASES.of(BREEDING)
def it_need_not_search_and_may_find_nothing() -> None:
    me = rage(BREEDING, deck=["Tiny Sarume", "Gnat"])
    table = set_up(me)
    deploys(table.me, BREEDING, 0, False)
    assert (table.me.hand, table.me.deck) == ([], ["Tiny Sarume", "Gnat"])
    table = set_up(me)
    deploys(table.me, BREEDING, 0, True)
    assert Done() in table.me.legal
    table.me.passes()
    assert table.me.hand == []


@CASES.of("Words of Glory")
def the_opponents_strength_turns_on_everybody() -> None:
    table = set_up(
        rage("Words of Glory", play=["Ping Konk"]), Side(play=["Scout", "Agile Highwayman"])
    )
    deploys(table.me, "Words of Glory")
    assert table.damage("Ping Konk") == 2
    assert table.you.discard == ["Agile Highwayman"]
    table = against("Words of Glory", play=("Scout",))
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Words of Glory")


@CASES.of("Words of Glory")
def three_points_are_taken_off_and_it_waits_for_its_players_turn() -> None:
    table = set_up(rage("Words of Glory", play=["Gigamajig"]), Side(play=["Scout"]))
    deploys(table.me, "Words of Glory")
    assert (table.damage("Gigamajig"), table.damage("Scout")) == (0, 0)
    table = set_up(Side(hand=["Wait"]), rage("Words of Glory", play=["Scout"]))
    table.me.deploys("Wait")
    assert not table.you.can_deploy("Words of Glory")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
