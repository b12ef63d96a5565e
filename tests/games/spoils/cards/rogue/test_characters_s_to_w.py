"""Characters of the Rogue, from Shadowy Mugger to Wild Boars."""

from app.games.spoils.engine import DecisionKind, events
from tests.games.spoils.cards.rogue.table_talk import (
    blockers,
    deploys,
    icons,
    is_covert,
    may_stop,
    my_turn_starts,
    needs_to_flip_up,
    speed,
    stats,
    uses,
    with_coin,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, LIFT, PLAIN_BOX, SHOT
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board

CASES = CardTests()


@CASES.of("Shadowy Mugger")
def it_may_put_a_card_of_the_opposing_deck_into_the_discard_pile() -> None:
    me = Side(hand=["Shadowy Mugger"], resources=icons(4))
    deck = ["Scout", "Rage", "Gnat"]
    table = board(me, Side(deck=deck))
    deploys(table.me, "Shadowy Mugger")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Rage", "Scout"]
    with shows("312.2"):
        assert not may_stop(table.me)
    table.me.picks("Gnat")
    assert table.you.discard == ["Gnat"]
    assert sorted(table.you.deck) == ["Rage", "Scout"]
    assert is_covert(table, "Shadowy Mugger")
    table = board(me, Side(deck=deck))
    deploys(table.me, "Shadowy Mugger")
    table.me.declines()
    assert table.you.deck == deck


@CASES.of("Slinking Bandido")
def it_takes_a_token_whenever_it_damages_a_faction() -> None:
    table = board(Side(play=["Slinking Bandido"]))
    assert is_covert(table, "Slinking Bandido")
    table.me.attacks("Slinking Bandido")
    table.resolves()
    assert table.tokens("Slinking Bandido") == 1
    assert stats(table, "Slinking Bandido") == (2, 1, 1)
    table = board(Side(), Side(play=["Slinking Bandido"]), active=1)
    table.you.attacks("Slinking Bandido")
    table.resolves()
    assert table.tokens("Slinking Bandido") == 1


@CASES.of("Slinking Bandido")
def damage_to_a_location_brings_no_token() -> None:
    table = board(Side(play=["Slinking Bandido"]), Side(play=["Narrow Passage"]))
    table.me.attacks("Slinking Bandido", target="Narrow Passage")
    table.resolves()
    assert table.damage("Narrow Passage") == 1
    assert table.tokens("Slinking Bandido") == 0


@CASES.of("Sly Bilker")
def it_looks_at_the_top_card_of_either_deck() -> None:
    for choice, expected in ((0, "Scout"), (1, "Gnat")):
        me = Side(play=["Sly Bilker"], deck=["Scout", "Rage"], resources=1)
        table = board(me, Side(deck=["Gnat", "Rage"]))
        uses(table.me, "Sly Bilker", "SIZE UP")
        table.me.answers(choice)
        assert table.me.free == 0
        (look,) = table.told(events.Revealed)
        assert table.names(look.cards) == [expected]
        assert look.to == 0
        assert table.me.deck == ["Scout", "Rage"]
        assert table.you.deck == ["Gnat", "Rage"]


@CASES.of("Sudden Osprey", "Swollen Ostrich")
def it_may_strengthen_a_character_this_turn_as_it_enters() -> None:
    for name in ("Sudden Osprey", "Swollen Ostrich"):
        me = Side(hand=[name], resources=icons(3))
        table = board(me, Side(play=["Scout"]))
        deploys(table.me, name)
        table.me.agrees()
        assert sorted(table.me.choices()) == sorted(["Scout", name])
        table.me.picks("Scout")
        assert stats(table, "Scout") == (4, 4, 4)
        table.next_turn()
        assert stats(table, "Scout") == (3, 3, 4)
        table = board(me, Side(play=["Scout"]))
        deploys(table.me, name)
        table.me.declines()
        assert stats(table, "Scout") == (3, 3, 4)
        assert table.asks is DecisionKind.ACT


@CASES.of("Swollen Ostrich")
def it_flips_up_for_one() -> None:
    needs_to_flip_up("Swollen Ostrich", 1, 2)


@CASES.of("Swashbuckler")
def it_stays_for_four_cards_out_of_the_opposing_discard_pile() -> None:
    me = Side(hand=["Swashbuckler"], resources=icons(4))
    you = Side(discard=["Scout", "Rage", "Greed", "Gnat", "Elitism"])
    table = board(me, you)
    deploys(table.me, "Swashbuckler")
    table.me.agrees()
    table.me.sets("Scout", "Rage", "Greed", "Gnat")
    assert table.me.play == ["Swashbuckler"]
    assert table.you.discard == ["Elitism"]
    assert len(table.you.out_of_game) == 4
    table = board(me, you)
    deploys(table.me, "Swashbuckler")
    table.me.declines()
    assert table.me.discard == ["Swashbuckler"]
    assert len(table.you.discard) == 5


@CASES.of("Swashbuckler")
def three_cards_do_not_save_it() -> None:
    table = board(Side(hand=["Swashbuckler"], resources=icons(4)), Side(discard=["Rage"] * 3))
    deploys(table.me, "Swashbuckler")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
        table.me.sets(*["Rage"] * len(table.me.choices()))
    assert table.me.discard == ["Swashbuckler"]


@CASES.of("Thabbashite Assailant")
def it_grows_with_every_face_down_resource_up_to_four() -> None:
    grown = [(1, 1, 3), (1, 2, 3), (2, 2, 3), (2, 2, 4), (3, 3, 5), (3, 3, 5)]
    for count, expected in enumerate(grown):
        table = board(Side(play=["Thabbashite Assailant"], face_down=["Gnat"] * count))
        assert stats(table, "Thabbashite Assailant") == expected


@CASES.of("The Billionaire")
def it_uses_the_opponents_ability_with_its_own_players_resources() -> None:
    table = board(
        Side(play=["The Billionaire"], resources=1),
        Side(play=["Harbinger of Anguish", "Scout"], resources=1),
    )
    uses(table.me, "Harbinger of Anguish", "DEMOTIVATE", "Scout")
    assert table.is_depleted("Harbinger of Anguish")
    assert (table.me.free, table.you.free) == (0, 1)
    assert table.life("Scout") == 2
    poor = board(Side(play=["The Billionaire"]), Side(play=["Harbinger of Anguish"], resources=1))
    assert not poor.me.can_use("Harbinger of Anguish", "DEMOTIVATE")


@CASES.of("The Billionaire")
def the_opponent_pays_the_extra_costs_and_gets_the_effect() -> None:
    table = board(
        Side(play=["The Billionaire"], deck=["Rage"]),
        Side(play=["Cashier's Window", "Scout"], deck=["Gnat"]),
    )
    uses(table.me, "Cashier's Window", "CASH IN")
    assert table.you.discard == ["Scout"]
    assert table.you.hand == ["Gnat"]
    assert table.me.hand == []
    assert table.me.play == ["The Billionaire"]
    assert table.is_depleted("Cashier's Window")


@CASES.of("The Billionaire")
def the_opponent_cannot_use_its_players_abilities() -> None:
    table = board(Side(), Side(play=["The Billionaire", "Cashier's Window"]))
    assert not table.me.can_use("Cashier's Window", "CASH IN")


@CASES.of("Thief Doyen")
def it_is_as_big_as_the_card_discarded_for_it() -> None:
    hand = ["Thief Doyen", "Scout", "Tremor Engine", "Rage", "Defenestrate"]
    table = board(Side(hand=hand, resources=icons(4)))
    table.me.deploys("Thief Doyen")
    assert sorted(table.me.choices()) == ["Scout", "Tremor Engine"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.discard == ["Scout"]
    assert table.tokens("Thief Doyen") == 4
    assert stats(table, "Thief Doyen") == (4, 4, 3)
    without = board(Side(hand=["Thief Doyen", "Rage"], resources=icons(4)))
    assert not without.me.can_deploy("Thief Doyen")


@CASES.of("Throatstabber")
def it_enters_depleted_if_its_coin_is_lost() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            table = board(Side(hand=["Throatstabber"], resources=icons(3)), seed=seed)
            deploys(table.me, "Throatstabber")
            return table

        assert with_coin(won, play).is_depleted("Throatstabber") is not won


@CASES.of("Titillating Contortionist")
def it_makes_a_character_block_it() -> None:
    table = board(Side(play=["Titillating Contortionist"]), Side(play=["Scout", "Gnat"]))
    table.me.attacks("Titillating Contortionist")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Titillating Contortionist"]
    table.me.picks("Scout")
    assert "Scout" in blockers(table)
    assert not may_stop(table.you)
    table.you.picks("Scout")
    assert may_stop(table.you)


@CASES.of("Titillating Contortionist")
def nobody_has_to_block_it_unasked() -> None:
    table = board(Side(play=["Titillating Contortionist"]), Side(play=["Scout", "Gnat"]))
    table.me.attacks("Titillating Contortionist")
    table.me.declines()
    assert sorted(blockers(table)) == ["Gnat", "Scout"]
    assert may_stop(table.you)


def kid_hits(*yours: str) -> Table:
    me = Side(play=["Totally Random Kid"], deck=["Gnat"])
    table = board(me, Side(play=yours, deck=["Scout", "Rage", "Greed"]), LAMP, PLAIN_BOX)
    table.me.attacks("Totally Random Kid")
    table.resolves()
    assert table.you.influence == 19
    assert table.you.discard == ["Scout"]
    assert table.me.discard == []
    return table


@CASES.of("Totally Random Kid")
def it_may_break_an_item_that_costs_no_more_than_its_damage() -> None:
    table = kid_hits("Lamp", "Box", "Hollow Moose")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Hollow Moose", "Lamp"]
    table.me.picks("Lamp")
    assert sorted(table.you.discard) == ["Lamp", "Scout"]
    table = kid_hits("Lamp", "Box")
    table.me.declines()
    assert table.you.play == ["Lamp", "Box"]


@CASES.of("Totally Random Kid")
def its_damage_to_a_character_discards_nothing() -> None:
    table = board(
        Side(play=["Totally Random Kid"]), Side(play=["Union Leader"], deck=["Scout", "Rage"])
    )
    table.me.attacks("Totally Random Kid")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.you.deck == ["Scout", "Rage"]


@CASES.of("Transient Smuggler")
def it_smuggles_a_weak_character() -> None:
    table = board(
        Side(play=["Transient Smuggler", "Scout"]), Side(play=["Agile Highwayman", "Union Leader"])
    )
    table.me.uses("Transient Smuggler", "SMUGGLE")
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Transient Smuggler"]
    table.me.picks("Agile Highwayman")
    table.resolves()
    assert table.is_depleted("Transient Smuggler")
    assert is_covert(table, "Agile Highwayman")
    table.next_turn()
    assert not is_covert(table, "Agile Highwayman")


@CASES.of("Uncontrollable Jalopy")
def it_may_speed_up_at_the_start_of_its_players_turn() -> None:
    table = my_turn_starts(Side(play=["Uncontrollable Jalopy"]))
    table.me.agrees()
    assert table.tokens("Uncontrollable Jalopy") == 1
    assert stats(table, "Uncontrollable Jalopy") == (3, 3, 2)
    table.next_turn()
    assert table.tokens("Uncontrollable Jalopy") == 1
    table.you.ends_turn()
    table.resolves()
    table.me.declines()
    assert table.tokens("Uncontrollable Jalopy") == 1


def jalopy_after(turns: int) -> Table:
    table = board(Side(play=["Uncontrollable Jalopy"]), Side(play=["Scout"]))
    for _ in range(turns):
        table.next_turn()
        table.you.ends_turn()
        table.resolves()
        table.me.agrees()
    table.me.attacks("Uncontrollable Jalopy")
    return table


@CASES.of("Uncontrollable Jalopy")
def nobody_blocks_it_from_five_tokens_on() -> None:
    four = jalopy_after(4)
    assert speed(four, "Uncontrollable Jalopy") == 5
    assert blockers(four) == ["Scout"]
    five = jalopy_after(5)
    assert speed(five, "Uncontrollable Jalopy") == 6
    assert blockers(five) == []


@CASES.of("Underhanded Gamer")
def it_outsmarts_an_opponent_with_more_characters() -> None:
    me = Side(play=["Underhanded Gamer"], resources=3)
    table = board(me, Side(play=["Scout", "Gnat"]))
    uses(table.me, "Underhanded Gamer", "OUTSMART")
    assert table.me.free == 0
    table.me.attacks("Underhanded Gamer")
    assert blockers(table) == []
    even = board(me, Side(play=["Scout", "Lamp"]), LAMP)
    assert not even.me.can_use("Underhanded Gamer", "OUTSMART")
    even.me.attacks("Underhanded Gamer")
    assert blockers(even) == ["Scout"]


def snake(*hand: str) -> Table:
    me = Side(play=["Scout"], hand=["Unexpected Boobysnake", *hand], resources=icons(4))
    table = board(me)
    table.me.attacks("Scout")
    deploys(table.me, "Unexpected Boobysnake")
    return table


@CASES.of("Unexpected Boobysnake")
def deployed_like_a_tactic_it_costs_a_card_or_itself() -> None:
    table = snake("Gnat", "Rage")
    table.me.agrees()
    table.me.picks("Gnat")
    assert table.me.discard == ["Gnat"]
    assert "Unexpected Boobysnake" in table.me.play
    table = snake("Gnat", "Rage")
    table.me.declines()
    assert table.me.discard == ["Unexpected Boobysnake"]
    assert table.me.hand == ["Gnat", "Rage"]
    assert snake().me.discard == ["Unexpected Boobysnake"]


@CASES.of("Unexpected Boobysnake")
def deployed_in_the_usual_way_it_costs_nothing_more() -> None:
    table = board(Side(hand=["Unexpected Boobysnake", "Gnat"], resources=icons(4)))
    deploys(table.me, "Unexpected Boobysnake")
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Unexpected Boobysnake"]
    assert table.me.hand == ["Gnat"]


@CASES.of("Vander Malagut")
def its_players_other_sarcophyles_are_faster() -> None:
    table = board(
        Side(play=["Vander Malagut", "Hasty Sarcophyle", "Scout"]),
        Side(play=["Sickened Sarcophyle"]),
    )
    speeds = [
        speed(table, it)
        for it in ("Vander Malagut", "Hasty Sarcophyle", "Scout", "Sickened Sarcophyle")
    ]
    assert speeds == [6, 6, 4, 4]


@CASES.of("Vander Malagut")
def it_takes_over_those_it_damages_to_death() -> None:
    table = board(Side(play=["Vander Malagut"]), Side(play=["Scout"]))
    table.me.attacks("Vander Malagut")
    table.you.blocks("Scout")
    table.resolves()
    assert sorted(table.me.play) == ["Scout", "Vander Malagut"]
    assert table.damage("Scout") == 0
    assert speed(table, "Scout") == 5


@CASES.of("Vander Malagut")
def it_takes_over_those_it_damaged_this_turn_however_they_are_destroyed() -> None:
    me = Side(play=["Vander Malagut"], hand=["Shot", "Shot"])
    table = board(me, Side(play=["Union Leader", "Gnat"]), SHOT)
    table.me.attacks("Vander Malagut")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.damage("Union Leader") == 5
    for _ in range(2):
        deploys(table.me, "Shot", "Union Leader")
    assert table.controller("Union Leader") is table.me
    assert table.damage("Union Leader") == 0


@CASES.of("Vander Malagut")
def others_that_are_destroyed_go_their_way() -> None:
    table = board(Side(play=["Vander Malagut"], hand=["Kill"]), Side(play=["Scout"]), KILL)
    deploys(table.me, "Kill", "Scout")
    assert table.you.discard == ["Scout"]


@CASES.of("Vander Malagut")
def all_other_sarcophyles_fall_with_it() -> None:
    me = Side(play=["Vander Malagut", "Hasty Sarcophyle", "Scout"], hand=["Kill"])
    table = board(me, Side(play=["Sickened Sarcophyle", "Gnat"]), KILL)
    deploys(table.me, "Kill", "Vander Malagut")
    assert table.me.play == ["Scout"]
    assert table.you.play == ["Gnat"]
    me = Side(play=["Vander Malagut", "Hasty Sarcophyle"], hand=["Lift"])
    table = board(me, Side(), LIFT)
    deploys(table.me, "Lift", "Vander Malagut")
    assert table.me.play == ["Hasty Sarcophyle"]


@CASES.of("Wild Boars")
def only_the_fast_can_block_it_alone() -> None:
    yours = ["Dandy Day-Trader", "Union Leader", "Hasty Sarcophyle"]
    table = board(Side(play=["Wild Boars"]), Side(play=yours))
    table.me.attacks("Wild Boars")
    assert sorted(blockers(table)) == ["Dandy Day-Trader", "Hasty Sarcophyle"]
    table = board(Side(play=["Wild Boars", "Scout"]), Side(play=yours))
    table.me.attacks("Wild Boars", "Scout")
    assert sorted(blockers(table)) == sorted(yours)


def test_characters_of_the_rogue_s_to_w(only_card: str | None) -> None:
    CASES.run(only_card)
