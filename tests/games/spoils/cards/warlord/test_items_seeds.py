"""Warlord items: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, ends_turn, is_offered, replies, size, uses
from tests.support.card_tables import flips_up, has_one_of_two, my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
CALTROPS = "Super Shiny Caltrops of DOOM!"
PHALLUDRIX = "Phalludrix, the Impotenator"
PUMPKIN = "Spiky Pumpkin"
STONE = "The Stone of Triumph"


def armed(weapon: str, *hand: str, icons: int = 3) -> Table:
    """My Dandy Day-Trader (1/5/4) bears a weapon; the opponent has two characters."""
    me = rage(
        *hand, play=["Dandy Day-Trader", weapon, "Gnat"], icons=icons,
        attached={weapon: "Dandy Day-Trader"},
    )  # fmt: skip
    return set_up(me, Side(play=["Scout", "Gigamajig"]))


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks", "Vorpal Sword")
def its_bearer_is_stronger() -> None:
    for weapon, icons, expected in (
        ("Heavy Sword", 3, (3, 5)),
        ("Heavy Sword", 4, (5, 5)),
        ("Kettinger", 3, (3, 5)),
        ("Swordchucks", 3, (5, 5)),
        ("Vorpal Sword", 3, (3, 6)),
    ):
        assert size(armed(weapon, icons=icons), "Dandy Day-Trader") == expected


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks")
def it_is_handed_to_a_character_that_is_depleted_for_it() -> None:
    for weapon, price in (("Heavy Sword", 4), ("Kettinger", 3), ("Swordchucks", 3)):
        table = armed(weapon, icons=price)
        before = table.strength("Gnat")
        table.me.uses(weapon, "HANDOFF")
        assert sorted(table.me.choices()) == ["Dandy Day-Trader", "Gnat"]
        replies(table.me, "Gnat")
        assert table.me.free == 0
        assert table.is_depleted("Gnat")
        assert table.strength("Gnat") > before
        assert table.strength("Dandy Day-Trader") == 1
        assert not armed(weapon, icons=price - 1).me.can_use(weapon, "HANDOFF")


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks")
def who_fights_or_rests_cannot_take_it() -> None:
    for weapon in ("Heavy Sword", "Kettinger", "Swordchucks"):
        me = rage(play=["Scout", weapon, "Gnat"], attached={weapon: "Scout"}, depleted=["Gnat"])
        table = set_up(me, Side(play=["Union Leader"]))
        table.me.uses(weapon, "HANDOFF")
        table.resolves()
        assert table.is_depleted("Scout"), "only its bearer was left to be depleted"
        table = set_up(me, Side(play=["Union Leader"]))
        table.me.attacks("Scout")
        assert not table.me.can_use(weapon, "HANDOFF")


@CASES.of("Heavy Sword", "Kettinger", "Swordchucks", "Vorpal Sword")
def it_leaves_with_its_bearer_and_is_attached_to_anybodys_character() -> None:
    for weapon in ("Heavy Sword", "Kettinger", "Swordchucks", "Vorpal Sword"):
        table = set_up(rage(weapon, "Kill", play=["Scout"]), Side(play=["Gnat", "House"]))
        before = table.strength("Gnat")
        table.me.deploys(weapon)
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        replies(table.me, "Gnat")
        assert table.strength("Gnat") > before
        assert table.strength("Scout") == 3
        deploys(table.me, "Kill", "Gnat")
        assert weapon not in table.me.play
        assert (weapon in table.me.face_down) is (weapon == "Vorpal Sword")


@CASES.of("Midget Mine")
def it_hurts_an_attacker_and_hides() -> None:
    table = set_up(Side(play=["Union Leader"]), rage(play=["Midget Mine"], icons=0))
    table.me.attacks("Union Leader")
    table.me.passes()
    uses(table.you, "Midget Mine", "AMBUSH", "Union Leader")
    assert table.damage("Union Leader") == 2
    assert table.you.face_down == ["Midget Mine"]
    assert not set_up(rage(play=["Midget Mine", "Scout"])).me.can_use("Midget Mine", "AMBUSH")


@CASES.of("Midget Mine", CALTROPS)
def it_flips_up_for_its_price() -> None:
    assert flips_up("Midget Mine", 5, 1).me.play == ["Midget Mine"]
    table = flips_up(CALTROPS, 2, 1)
    assert table.me.play == [CALTROPS]


@CASES.of("Midget Mine")
def it_may_ambush_attackers_only() -> None:
    table = set_up(Side(play=["Scout", "Gnat"]), rage(play=["Midget Mine", "Union Leader"]))
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.me.passes()
    assert table.asked is table.you
    table.you.uses("Midget Mine", "AMBUSH")
    table.resolves()
    assert "Midget Mine" in table.you.face_down
    assert "Gnat" in table.me.play


@CASES.of(PHALLUDRIX)
def adriel_bears_it_for_nothing_and_others_for_three() -> None:
    adriel = "Adriel, Defender of Marduun"
    for bearer, price in ((adriel, 0), ("Scout", 3)):
        table = set_up(rage(play=[PHALLUDRIX, adriel, "Scout"], icons=10))
        before = table.strength(bearer)
        uses(table.me, PHALLUDRIX, "EQUIP", bearer)
        assert table.me.free == 10 - price
        assert table.strength(bearer) == before + 2


@CASES.of(PHALLUDRIX)
def its_bearer_may_be_restored_in_the_opponents_turn() -> None:
    me = rage("Tire", play=[PHALLUDRIX, "Scout"], attached={PHALLUDRIX: "Scout"})
    table = set_up(me)
    deploys(table.me, "Tire", "Scout")
    ends_turn(table)
    assert is_offered(table.me)
    table.me.agrees()
    assert not table.is_depleted("Scout")


@CASES.of(PHALLUDRIX)
def one_of_a_kind() -> None:
    assert has_one_of_two(PHALLUDRIX)
    assert has_one_of_two("Drill Garrison")
    assert has_one_of_two("Watchtower")


@CASES.of(PHALLUDRIX)
def cards_that_the_opponent_makes_its_player_discard_may_return() -> None:
    for agreed in (True, False):
        me = Side(hand=["Orgy Den Smoke Out"], resources=["Deception"] * 6)
        you = Side(play=[PHALLUDRIX], hand=["Scout"], deck=["Gnat"] * 4)
        table = set_up(me, you)
        deploys(table.me, "Orgy Den Smoke Out")
        assert is_offered(table.you)
        replies(table.you, agreed)
        assert table.you.hand == (["Scout"] if agreed else [])
        assert ("Scout" in table.you.discard) is not agreed


@CASES.of(PHALLUDRIX)
def what_its_own_player_discards_stays_discarded() -> None:
    table = set_up(rage("Discard", "Scout", play=[PHALLUDRIX]))
    deploys(table.me, "Discard")
    assert table.asks is DecisionKind.ACT
    assert sorted(table.me.discard) == ["Discard", "Scout"]


@CASES.of(PHALLUDRIX)
def it_restores_its_bearer_in_the_opponents_turns_only() -> None:
    me = rage(play=[PHALLUDRIX, "Scout"], attached={PHALLUDRIX: "Scout"}, depleted=["Scout"])
    table = my_turn_starts(me, Side(deck=["Scout"] * 3))
    assert table.asks is DecisionKind.ACT
    assert table.is_depleted("Scout")
    ends_turn(table)
    assert is_offered(table.me)
    table.me.declines()
    assert table.is_depleted("Scout")


@CASES.of("Spiky Pumpkin")
def it_loses_a_spike_each_turn() -> None:
    me = rage("Spiky Pumpkin")
    table = set_up(me)
    deploys(table.me, "Spiky Pumpkin")
    assert table.tokens("Spiky Pumpkin") == 3
    table = my_turn_starts(rage(play=["Spiky Pumpkin"], tokens={"Spiky Pumpkin": 2}))
    assert table.tokens("Spiky Pumpkin") == 1
    table = my_turn_starts(rage(play=["Spiky Pumpkin"], tokens={"Spiky Pumpkin": 1}))
    assert table.me.discard == ["Spiky Pumpkin"]


@CASES.of("Spiky Pumpkin")
def it_may_hurt_a_character_at_the_end_of_each_turn() -> None:
    me = rage(play=["Spiky Pumpkin"], tokens={"Spiky Pumpkin": 3})
    for agreed in (True, False):
        table = set_up(me, Side(play=["Stalwart Soldier", "Gigamajig"]))
        ends_turn(table)
        assert is_offered(table.me)
        replies(table.me, agreed, *["Stalwart Soldier"] * agreed)
        assert table.you.discard == (["Stalwart Soldier"] if agreed else [])
        assert table.tokens("Spiky Pumpkin") == 3


@CASES.of(PUMPKIN)
def it_counts_its_spikes_as_the_turn_ends_and_rests_in_the_opponents() -> None:
    table = set_up(
        rage(play=[PUMPKIN], tokens={PUMPKIN: 1}), Side(play=["Agile Highwayman", "Scout"])
    )
    ends_turn(table)
    replies(table.me, True, "Agile Highwayman")
    assert (table.you.discard, table.tokens(PUMPKIN)) == (["Agile Highwayman"], 1)
    table = set_up(Side(deck=["Gnat"] * 3), rage(play=[PUMPKIN, "Scout"], tokens={PUMPKIN: 2}))
    ends_turn(table)
    assert (table.tokens(PUMPKIN), table.damage("Scout")) == (1, 0)


@CASES.of("The Stone of Triumph")
def it_finds_another_copy_of_the_fallen() -> None:
    deck = ["Rage", "Gnat", "Scout"]
    table = set_up(rage("Kill", play=["The Stone of Triumph", "Gnat"], deck=deck, icons=10))
    deploys(table.me, "Kill", "Gnat")
    if table.asks is DecisionKind.ORDER:
        replies(table.me, 0)
    assert is_offered(table.me)
    replies(table.me, True)
    replies(table.me, "Gnat")
    assert table.me.deck[0] == "Gnat"
    assert len(table.me.deck) == 3
    assert table.me.free == 9
    table = set_up(rage("Kill", play=["The Stone of Triumph"], icons=10), Side(play=["Gnat"]))
    deploys(table.me, "Kill", "Gnat")
    assert not is_offered(table.me)


@CASES.of(STONE)
def without_a_payment_nothing_is_searched() -> None:
    for icons, agreed in ((10, False), (0, True)):
        me = rage("Kill", play=[STONE, "Scout"], deck=["Scout", "Rage"], icons=icons)
        table = set_up(me)
        deploys(table.me, "Kill", "Scout")
        assert is_offered(table.me) is bool(icons)
        if icons:
            replies(table.me, agreed)
        assert table.me.deck == ["Scout", "Rage"]


@CASES.of(STONE)
def a_character_that_only_leaves_is_not_found_again() -> None:
    table = set_up(rage("Bounce", play=[STONE, "Scout"], deck=["Scout"]))
    deploys(table.me, "Bounce", "Scout")
    assert table.asks is DecisionKind.ACT


@CASES.of("Vorpal Sword")
def it_goes_face_down_when_destroyed_and_strikes_from_there() -> None:
    table = armed("Vorpal Sword", "Kill", "Gnat")
    deploys(table.me, "Kill", "Vorpal Sword")
    assert table.me.face_down == ["Vorpal Sword"]
    uses(table.me, "Vorpal Sword", "SNICKER SNACK", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    assert table.me.influence == 19
    assert "Gnat" in table.me.discard
    assert not armed("Vorpal Sword", "Gnat").me.can_use("Vorpal Sword", "SNICKER SNACK")


@CASES.of("Vorpal Sword")
def a_stolen_one_goes_face_down_to_its_owner() -> None:
    me = rage("Kill", play=["Vorpal Sword", "Scout"], borrowed=["Vorpal Sword"],
              attached={"Vorpal Sword": "Scout"})  # fmt: skip
    table = set_up(me)
    deploys(table.me, "Kill", "Vorpal Sword")
    assert (table.me.face_down, table.you.face_down) == ([], ["Vorpal Sword"])


@CASES.of("Vorpal Sword")
def face_up_it_does_not_strike_from_below() -> None:
    me = rage("Gnat", play=["Vorpal Sword", "Scout"], attached={"Vorpal Sword": "Scout"})
    assert not set_up(me, Side(play=["Scout"])).me.can_use("Vorpal Sword", "SNICKER SNACK")
    table = set_up(rage(face_down=["Vorpal Sword"]), Side(play=["Scout"]))
    assert not table.me.can_use("Vorpal Sword", "SNICKER SNACK"), "there is no card to discard"


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
