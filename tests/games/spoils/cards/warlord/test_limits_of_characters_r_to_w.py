"""Whom and when characters of the Warlord leave alone, from Rabid Sarume to Wyrmfang."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.warlord.camp import (
    TOURNAMENT,
    at,
    ends,
    fights,
    is_offered,
    may_block,
    my_turn_starts,
    plays,
    rage,
    replies,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
CHALLENGER = "Reckless Challenger"
CHAMPION = "Rudo Mangod, Dragonweight Champion"
BLOCKHEAD = "Rushing Crushing Blockhead"
GRANDCHEST = "Shieldmane Grandchest"
STEAMROLLER = "Skullcrush Steamroller"
BARDUSE = "The Emperor Barduse"
WYRMFANG = "Wyrmfang Deathskull"


@CASES.of("Rabid Sarume", "Spitting Sarume")
def they_hurt_no_locations_and_no_faction() -> None:
    for name in ("Rabid Sarume", "Spitting Sarume"):
        table = at(rage(name), Side(play=["House", "Scout"]))
        plays(table.me, name)
        assert (table.damage("House"), table.you.influence) == (0, 20)
        assert table.damage("Scout") == 1


@CASES.of(CHALLENGER)
def it_survives_the_opponents_turns_and_those_it_was_taken_in() -> None:
    table = at(Side(deck=["Scout"] * 3), Side(play=[CHALLENGER]))
    ends(table.me)
    assert table.you.play == [CHALLENGER]
    table = at(rage("Steal"), Side(play=[CHALLENGER]))
    plays(table.me, "Steal")
    ends(table.me)
    assert table.me.play == [CHALLENGER], "it did not start the turn under this control"


@CASES.of(CHALLENGER)
def an_attack_on_a_location_counts() -> None:
    table = my_turn_starts(rage(play=[CHALLENGER]), Side(play=["House"], deck=["Scout"] * 3))
    table.me.attacks(CHALLENGER, target="House")
    unblocked(table)
    ends(table.me)
    assert table.me.play == [CHALLENGER]


@CASES.of("Robustical Badass")
def it_is_offered_in_its_players_turns_only() -> None:
    table = at(Side(deck=["Scout"] * 3), rage(play=["Robustical Badass"]), active=1)
    table.you.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.me.influence == 20


@CASES.of(CHAMPION)
def only_depleted_warlord_characters_make_it_stronger() -> None:
    me = rage(play=[CHAMPION, "Scout", "Agile Highwayman"], depleted=["Scout", "Agile Highwayman"])
    table = at(me, Side(play=["Warrior Prodigy"], depleted=["Warrior Prodigy"]))
    assert size(table, CHAMPION) == (6, 5)
    table.me.attacks(CHAMPION)
    assert table.strength(CHAMPION) == 7, "it is a depleted Warlord character itself"


@CASES.of(CHAMPION)
def other_effects_restore_its_friends() -> None:
    me = rage("Rest", play=[CHAMPION, "Scout"], depleted=["Scout"], faction=TOURNAMENT)
    table = at(me)
    plays(table.me, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of(BLOCKHEAD)
def it_does_not_block_unless_it_is_tamed() -> None:
    for icons, able in ((5, ["Gnat"]), (6, ["Gnat", BLOCKHEAD])):
        table = at(Side(play=["Scout"]), rage(play=["Gnat", BLOCKHEAD], icons=icons))
        table.me.attacks("Scout")
        assert sorted(may_block(table)) == able


@CASES.of(BLOCKHEAD)
def a_blow_to_a_character_leaves_it_alive() -> None:
    table = at(rage(play=[BLOCKHEAD], icons=5), Side(play=["Gnat"]))
    fights(table, BLOCKHEAD, "Gnat")
    assert (table.me.play, table.me.influence) == ([BLOCKHEAD], 20)


@CASES.of("Ruthless Platoon")
def it_may_eat_itself_but_nobody_elses_friends() -> None:
    table = at(rage(play=["Ruthless Platoon"]), Side(play=["Scout"]))
    uses(table.me, "Ruthless Platoon", "CANNIBALIZE", "Ruthless Platoon")
    assert table.me.discard == ["Ruthless Platoon"]
    assert table.you.play == ["Scout"]


@CASES.of("Sadistic Colonel")
def it_waits_for_tactics_that_fail_as_well() -> None:
    table = at(Side(hand=["Learn"], resources=3), Side(play=["Sadistic Colonel"]))
    table.me.deploys("Learn")
    assert table.me.influence == 18, "the tactic was played, though it has not resolved"


@CASES.of(GRANDCHEST)
def small_blows_against_its_side_do_nothing() -> None:
    table = at(Side(play=["Agile Highwayman"]), Side(play=[GRANDCHEST, "Scout"]))
    fights(table, "Agile Highwayman", "Scout")
    assert table.damage("Scout") == 0
    assert table.me.discard == ["Agile Highwayman"]


@CASES.of(STEAMROLLER)
def assistance_comes_from_another_restored_character() -> None:
    me = rage(play=[STEAMROLLER, "Scout"], depleted=[STEAMROLLER, "Scout"])
    assert not at(me, Side(play=["Gnat"])).me.can_use(STEAMROLLER, "ASSIST")


@CASES.of("Sleeping Guard")
def items_and_locations_do_not_wake_it() -> None:
    table = at(rage("Kill", play=["Sleeping Guard"]), Side(play=["House", "Lamp", "Gnat"]))
    assert size(table, "Sleeping Guard") == (2, 2)
    plays(table.me, "Kill", "Gnat")
    assert size(table, "Sleeping Guard") == (1, 1)


@CASES.of("Spry Archer")
def its_shot_may_be_kept_and_blocking_it_shoots_nobody() -> None:
    table = at(rage(play=["Spry Archer"], icons=3), Side(play=["Scout"]))
    table.me.attacks("Spry Archer")
    table.passes_until(DecisionKind.BLOCKERS)
    assert (table.you.influence, table.damage("Scout")) == (19, 0)
    table = at(Side(play=["Scout"]), rage(play=["Spry Archer"]))
    table.me.attacks("Scout")
    table.you.blocks("Spry Archer")
    assert (table.me.influence, table.damage("Scout")) == (20, 0)


@CASES.of("Suicide Squad")
def it_can_hit_neither_itself_nor_a_location() -> None:
    table = at(rage(play=["Suicide Squad"]), Side(play=["House"]))
    assert not table.me.can_use("Suicide Squad", "ULTIMATE SACRIFICE")
    table = at(rage(play=["Suicide Squad"]), Side(play=["Gigamajig", "House"]))
    uses(table.me, "Suicide Squad", "ULTIMATE SACRIFICE")
    assert (table.damage("Gigamajig"), table.damage("House")) == (3, 0)


@CASES.of("Thabbashite Warmonger", BLOCKHEAD)
def a_character_that_its_own_text_destroyed_first_burns_nobody() -> None:
    for first, lost in (("Thabbashite Warmonger", 3), (BLOCKHEAD, 2)):
        table = at(Side(play=["Thabbashite Warmonger", BLOCKHEAD], face_down=["Gnat"]))
        table.me.attacks(BLOCKHEAD)
        table.resolves()
        assert table.asks is DecisionKind.ORDER
        assert table.state.decision is not None
        words = table.state.decision.words
        table.me.answers(next(n for n, it in enumerate(words) if it.startswith(first)))
        table.resolves()
        assert table.me.play == ["Thabbashite Warmonger"]
        with shows("402.5a"):
            assert table.me.influence == 20 - lost


@CASES.of("Thabbashite Warmonger")
def damage_to_characters_and_damage_of_tactics_cost_nothing() -> None:
    me = rage(play=["Thabbashite Warmonger", "Stalwart Soldier"], face_down=["Gnat"])
    table = at(me, Side(play=["Scout"]))
    fights(table, "Stalwart Soldier", "Scout")
    assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of(BARDUSE)
def it_may_burn_nobody_and_strengthens_no_others_dragons() -> None:
    table = at(rage(BARDUSE, play=["Scout"]), Side(play=["Tiny Sarume", "Gigamajig"]))
    plays(table.me, BARDUSE)
    replies(table.me, False)
    assert table.damage("Gigamajig") == 0
    assert size(table, "Tiny Sarume") == (1, 1)
    assert size(table, "Scout") == (3, 3)


@CASES.of("Thundering Nilpha")
def with_a_blockable_friend_its_party_can_be_blocked() -> None:
    table = at(Side(play=["Thundering Nilpha", "Warrior Prodigy"]), Side(play=["House", "Scout"]))
    table.me.attacks("Thundering Nilpha", "Warrior Prodigy", target="House")
    assert may_block(table) == ["Scout"]


@CASES.of("Torrential Bleeder")
def the_opponents_turns_start_without_damage() -> None:
    table = at(rage(play=["Torrential Bleeder", "Gnat"]), Side(deck=["Scout"] * 3))
    ends(table.me)
    assert table.me.play == ["Torrential Bleeder", "Gnat"]
    assert table.damage("Torrential Bleeder") == 0


@CASES.of("Ursine Assassin")
def it_may_give_itself_and_hit_the_one_it_gives() -> None:
    table = at(rage(play=["Ursine Assassin"]), Side(play=["Gigamajig", "Gnat"]))
    uses(table.me, "Ursine Assassin", "TO BEAR ARMS", "Gigamajig")
    assert table.me.discard == ["Ursine Assassin"]
    assert table.damage("Gigamajig") == 2


@CASES.of("Virtuous Razer")
def its_blow_to_a_character_may_be_repeated_on_a_location_or_not() -> None:
    for agreed in (True, False):
        table = at(rage(play=["Virtuous Razer", "House"]), Side(play=["Gigamajig"]))
        fights(table, "Virtuous Razer", "Gigamajig")
        assert is_offered(table.me)
        replies(table.me, agreed, "House")
        assert table.damage("House") == 3 * agreed


@CASES.of("Warbeast of Thabbash")
def the_opponents_volition_does_not_feed_it() -> None:
    me = rage(play=["Warbeast of Thabbash"], face_down=["Gnat"])
    table = at(me, Side(face_down=["Gnat"] * 3))
    assert stats(table, "Warbeast of Thabbash") == (1, 1, 3)


@CASES.of(WYRMFANG)
def attacks_of_the_opponent_are_blocked_as_usual() -> None:
    table = at(Side(play=["Scout"]), Side(play=[WYRMFANG, "Gnat"]))
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == ["Gnat", WYRMFANG]
    assert Done() in table.you.legal


def test_limits_of_characters_of_the_warlord_r_to_w(only_card: str | None) -> None:
    CASES.run(only_card)
