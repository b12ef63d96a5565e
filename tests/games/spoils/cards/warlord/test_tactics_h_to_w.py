"""Tactics of the Warlord, from Hammer Smash to Words of Glory."""

from tests.games.spoils.cards.warlord.camp import (
    at,
    is_offered,
    may_block,
    plays,
    rage,
    replies,
    size,
    unblocked,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
BASE_JUMP = "B.A.S.E. Jump"
CONFLAGRATION = "Confrontational Conflagration"
BREEDING = "Shriever Breeding Program"
US = ("Gigamajig", "Union Leader", "Ping Konk")


def against(name: str, *hand: str, icons: int = 10, play: tuple[str, ...] = ()) -> Table:
    """I hold a tactic against three large characters and a House."""
    return at(rage(name, *hand, play=play, icons=icons), Side(play=[*US, "House"]))


def damages(table: Table) -> list[int]:
    return [table.damage(it) for it in US]


@CASES.of("Hammer Smash")
def the_coin_says_how_many_items_may_be_smashed() -> None:
    seen = set()
    for seed in range(1, 20):
        table = at(rage("Hammer Smash"), Side(play=["Lamp", "Splattergun", "Gnat"]), seed=seed)
        table.me.deploys("Hammer Smash")
        table.me.picks("Lamp")
        if "Splattergun" in table.me.choices():
            table.me.picks("Splattergun")
        replies(table.me, None)
        seen.add(len(table.you.discard))
        if seen == {1, 2}:
            break
    assert seen == {1, 2}


@CASES.of("Heroic Deed")
def up_to_two_cannot_block_this_turn() -> None:
    table = against("Heroic Deed", play=("Scout",))
    plays(table.me, "Heroic Deed", "Gigamajig", "Union Leader", None)
    table.me.attacks("Scout")
    assert may_block(table) == ["Ping Konk"]
    table = against("Heroic Deed", play=("Scout",))
    plays(table.me, "Heroic Deed", None)
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == sorted(US)


@CASES.of("Implosive Explosion")
def a_hidden_card_bursts_and_the_tactic_takes_its_place() -> None:
    me = rage("Implosive Explosion", face_down=["Union Leader"])
    table = at(me, Side(play=["Gigamajig", "House"]))
    plays(table.me, "Implosive Explosion", "Gigamajig")
    assert table.damage("Gigamajig") == 7
    assert table.me.discard == ["Union Leader"]
    assert table.me.face_down == ["Implosive Explosion"]


@CASES.of("Improvised Blowtorch", "Target Practice", "Pinch")
def it_hurts_a_character() -> None:
    for name, amount in (("Improvised Blowtorch", 2), ("Target Practice", 2), ("Pinch", 1)):
        table = against(name)
        plays(table.me, name, "Union Leader")
        assert damages(table) == [0, amount, 0]


@CASES.of("Juice Sale!")
def the_strongest_opponent_cannot_block() -> None:
    table = against("Juice Sale!", play=("Scout",))
    plays(table.me, "Juice Sale!")
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == ["Ping Konk", "Union Leader"]


@CASES.of("Manful Skirmish")
def three_characters_each_get_something_else() -> None:
    table = against("Manful Skirmish")
    plays(table.me, "Manful Skirmish", *US)
    replies(table.me, "Gigamajig", "Union Leader", "Ping Konk")
    assert table.is_depleted("Gigamajig")
    assert damages(table) == [0, 1, 0]
    assert table.strength("Ping Konk") == 8
    assert table.me.hand == ["Scout"]


@CASES.of("Mass Confusion")
def it_divides_the_difference_in_numbers() -> None:
    table = against("Mass Confusion", play=("Scout",))
    plays(table.me, "Mass Confusion", 2, "Gigamajig", "Union Leader", 1)
    assert damages(table) == [1, 1, 0]
    assert table.me.free == 8


@CASES.of("Needless Beating")
def it_is_crueller_the_less_influence_is_left() -> None:
    for influence, expected in ((16, [2, 0]), (15, [3, 0]), (10, [4, 1]), (5, [4, 1])):
        you = Side(play=["Gigamajig", "Union Leader"], influence=influence)
        table = at(rage("Needless Beating"), you)
        plays(table.me, "Needless Beating", "Gigamajig")
        assert [table.damage(it) for it in ("Gigamajig", "Union Leader")] == expected
        assert table.me.hand == (["Scout"] if influence == 5 else [])


@CASES.of("Noble Sacrifice")
def one_of_each_owner_dies() -> None:
    me = rage("Noble Sacrifice", play=["Scout", "Gnat"], borrowed=["Gnat"])
    table = at(me, Side(play=["Gigamajig"]))
    table.me.deploys("Noble Sacrifice")
    replies(table.me, "Scout", "Gnat")
    assert table.you.discard == ["Gnat"]
    assert "Scout" in table.me.discard
    assert table.me.hand == ["Scout"]


@CASES.of("Penetrate")
def its_attacker_hits_the_target_past_the_blockers() -> None:
    table = against("Penetrate", play=("Scout",))
    assert not table.me.can_deploy("Penetrate")
    table.me.attacks("Scout")
    table.you.blocks("Gigamajig")
    table.me.deploys("Penetrate")
    table.resolves()
    assert table.you.influence == 17
    assert table.damage("Gigamajig") == 0


@CASES.of("Perforate", "Skewer")
def it_hurts_for_what_is_paid() -> None:
    for name, free in (("Perforate", 5), ("Skewer", 4)):
        table = against(name)
        plays(table.me, name, 3, "Gigamajig")
        assert damages(table) == [3, 0, 0]
        assert table.me.free == free


@CASES.of(BREEDING)
def it_finds_a_dragon_or_tires_somebody() -> None:
    me = rage(BREEDING, deck=["Gnat", "Tiny Sarume", "Rabid Sarume", "Gnat"])
    table = at(me, Side(play=["Scout"]))
    plays(table.me, BREEDING, 0)
    assert is_offered(table.me)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Rabid Sarume", "Tiny Sarume"]
    replies(table.me, "Tiny Sarume")
    assert (table.me.hand, table.you.was_shown) == (["Tiny Sarume"], ["Tiny Sarume"])
    table = at(me, Side(play=["Scout"]))
    plays(table.me, BREEDING, 1, "Scout")
    assert table.is_depleted("Scout")
    assert table.me.hand == ["Gnat"]


@CASES.of("Skin Suit")
def the_survivor_wears_the_text_of_the_other() -> None:
    table = at(rage("Skin Suit", play=["Gigamajig"]), Side(play=["Vigilant Raider"]))
    plays(table.me, "Skin Suit", "Gigamajig", "Vigilant Raider")
    assert table.you.out_of_game == ["Vigilant Raider"]
    assert table.damage("Gigamajig") == 4
    assert table.me.can_use("Gigamajig", "ASSAIL")
    table = at(rage("Skin Suit", play=["Scout"]), Side(play=["Stalwart Soldier"]))
    plays(table.me, "Skin Suit", "Scout", "Stalwart Soldier")
    assert "Scout" in table.me.discard
    assert table.you.discard == ["Stalwart Soldier"]


@CASES.of("Strength In Numbers")
def each_attacker_grows_by_the_number_of_attackers() -> None:
    me = rage("Strength In Numbers", play=["Scout", "Gnat", "Brash Basher"])
    table = at(me)
    assert not table.me.can_deploy("Strength In Numbers")
    table.me.attacks("Scout", "Gnat")
    table.me.deploys("Strength In Numbers")
    unblocked(table)
    sizes = [size(table, it) for it in ("Scout", "Gnat", "Brash Basher")]
    assert sizes == [(5, 5), (3, 3), (6, 2)]
    assert table.you.influence == 12


@CASES.of("Tactician Vacation")
def it_ends_tactics_for_the_turn() -> None:
    table = at(Side(hand=["Learn", "Wait"], deck=["Gnat"] * 3), rage("Tactician Vacation"))
    table.me.deploys("Learn")
    table.you.deploys("Tactician Vacation")
    table.resolves()
    assert table.me.hand == ["Wait"]
    assert not table.me.can_deploy("Wait")
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Wait")


@CASES.of("Trip Wire")
def it_divides_up_to_three_among_the_attackers() -> None:
    table = at(Side(play=["Gigamajig", "Union Leader"]), rage("Trip Wire"))
    table.me.attacks("Gigamajig", "Union Leader")
    table.me.passes()
    table.you.deploys("Trip Wire")
    table.resolves()
    assert table.asked is table.you
    assert table.you.numbers() == [0, 1, 2, 3]
    replies(table.you, 1, 2)
    assert sorted(damages_of(table, "Gigamajig", "Union Leader")) == [1, 2]
    assert not at(rage("Trip Wire"), Side(play=["Scout"])).me.can_deploy("Trip Wire")


def damages_of(table: Table, *names: str) -> list[int]:
    return [table.damage(it) for it in names]


@CASES.of("Words of Glory")
def the_opponents_strength_turns_on_everybody() -> None:
    table = at(rage("Words of Glory", play=["Ping Konk"]), Side(play=["Scout", "Agile Highwayman"]))
    plays(table.me, "Words of Glory")
    assert table.damage("Ping Konk") == 2
    assert table.you.discard == ["Agile Highwayman"]
    table = against("Words of Glory", play=("Scout",))
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Words of Glory")


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
            return at(me, Side(play=["Gnat"])).me.can_deploy(name, flip_up=True)

        others = max(cost - 1 - threshold, 0)
        assert can(threshold, others), name
        assert not can(threshold - 1, others + 1), name
        assert cost <= threshold + 1 or not can(threshold, others - 1), name


def test_tactics_of_the_warlord_h_to_w(only_card: str | None) -> None:
    CASES.run(only_card)
