"""Warlord characters: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    fights,
    is_offered,
    may_block,
    replies,
    responds,
    size,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tables import TOURNAMENT, my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
BODYGUARD = "6r4wny 60dy9u4rd5"
BACK_BREAKER = "Battle-Ready Back-Breaker"
CADENCER = "Discordant Cadencer"
DUELIST = "Duelist of Surfeit"
FANATIC = "Fanatical Shriever"
MADSTER = "Marauding Madster"
CHAMPION = "Rudo Mangod, Dragonweight Champion"
BLOCKHEAD = "Rushing Crushing Blockhead"
SHADE = "Shade of the Devoured Emperor"
VOLITION = ["Gnat"] * 4
"""Face-down resources, which provide Volition."""
STEAMROLLER = "Skullcrush Steamroller"


def guarded(*hand: str) -> Table:
    table = set_up(rage(BODYGUARD, *hand, play=["Scout", "Warrior Prodigy"]))
    deploys(table.me, BODYGUARD, "Scout")
    return table


@CASES.of(BODYGUARD)
def it_takes_the_damage_of_the_picked_character() -> None:
    table = guarded("Burn", "Shot")
    deploys(table.me, "Burn", "Scout")
    assert (table.damage("Scout"), table.damage(BODYGUARD)) == (0, 3)
    deploys(table.me, "Shot", "Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.discard


@CASES.of(BODYGUARD)
def it_leaves_play_in_place_of_the_picked_character() -> None:
    table = guarded("Kill")
    deploys(table.me, "Kill", "Scout")
    assert BODYGUARD in table.me.discard
    assert "Scout" in table.me.play
    table = guarded("Bounce")
    deploys(table.me, "Bounce", "Scout")
    assert table.me.hand == [BODYGUARD]
    assert "Scout" in table.me.play


@CASES.of(BODYGUARD)
def it_needs_a_character_of_its_player_to_guard() -> None:
    assert not set_up(rage(BODYGUARD), Side(play=["Scout"])).me.can_deploy(BODYGUARD)


@CASES.of(BODYGUARD)
def it_takes_battle_damage_and_once_it_is_gone_no_more() -> None:
    table = set_up(rage(BODYGUARD, "Kill", play=["Scout"]), Side(play=["Union Leader"]))
    deploys(table.me, BODYGUARD, "Scout")
    fights(table.me, "Scout", blocked_by="Union Leader")
    assert table.me.play == ["Scout"]
    assert (table.me.discard, table.damage("Union Leader")) == ([BODYGUARD], 3)
    deploys(table.me, "Kill", "Scout")
    assert "Scout" in table.me.discard


@CASES.of(BACK_BREAKER, "Bloodcurdling Bulldozer")
def it_may_deplete_any_character() -> None:
    for name in (BACK_BREAKER, "Bloodcurdling Bulldozer"):
        for agreed in (True, False):
            you = Side(play=["Union Leader", "Gigamajig"])
            if name == BACK_BREAKER:
                table = set_up(rage(name, play=["Warrior Prodigy"]), you)
                deploys(table.me, name)
            else:
                table = set_up(rage(play=[name, "Warrior Prodigy"]), you)
                table.me.attacks(name)
                table.resolves()
            assert is_offered(table.me)
            table.me.answers(int(agreed))
            if agreed:
                assert sorted(table.me.choices()) == sorted(
                    ["Gigamajig", "Union Leader", "Warrior Prodigy", name]
                )
                table.me.picks("Union Leader")
            assert table.is_depleted("Union Leader") is agreed
            assert not table.is_depleted("Gigamajig")


@CASES.of("Battle-Ready Back-Breaker")
def it_does_nothing_when_it_leaves() -> None:
    table = set_up(rage("Bounce", play=["Battle-Ready Back-Breaker"]), Side(play=["Scout"]))
    deploys(table.me, "Bounce", "Battle-Ready Back-Breaker")
    assert table.asks is DecisionKind.ACT
    assert not table.is_depleted("Scout")


@CASES.of("Bloating Bask")
def it_swells_from_six_icons_on() -> None:
    assert stats(set_up(rage(play=["Bloating Bask"], icons=6)), "Bloating Bask") == (5, 4, 3)
    assert stats(set_up(rage(play=["Bloating Bask"], icons=5)), "Bloating Bask") == (4, 3, 2)


@CASES.of(CADENCER)
def it_provides_three_icons_for_the_turn() -> None:
    hand = ["Stalwart Soldier"]
    table = set_up(Side(play=[CADENCER], hand=hand, resources=["Greed"] * 4))
    assert not table.me.can_deploy("Stalwart Soldier")
    uses(table.me, CADENCER, "AGITATE")
    assert (table.me.influence, table.me.free) == (18, 3)
    assert table.me.can_deploy("Stalwart Soldier")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Stalwart Soldier")


@CASES.of(CADENCER)
def it_is_stronger_with_six_icons_its_own_included() -> None:
    assert size(set_up(rage(play=[CADENCER], icons=6)), CADENCER) == (4, 2)
    table = set_up(rage(play=[CADENCER], icons=3))
    assert size(table, CADENCER) == (2, 2)
    uses(table.me, CADENCER, "AGITATE")
    assert size(table, CADENCER) == (4, 2)


@CASES.of("Discordant Cadencer")
def it_agitates_as_often_as_it_is_paid_for() -> None:
    table = set_up(Side(play=["Discordant Cadencer"], resources=["Greed"] * 2, influence=5))
    uses(table.me, "Discordant Cadencer", "AGITATE")
    uses(table.me, "Discordant Cadencer", "AGITATE")
    assert size(table, "Discordant Cadencer") == (4, 2)
    assert (table.me.influence, table.me.free) == (1, 0)


@CASES.of("Drill Instructor")
def the_other_character_is_stronger_in_the_next_turn_only() -> None:
    table = set_up(rage("Drill Instructor", play=["Scout", "Warrior Prodigy"]), Side(play=["Gnat"]))
    deploys(table.me, "Drill Instructor")
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Warrior Prodigy"]
    replies(table.me, "Scout")
    assert table.strength("Scout") == 3
    table.next_turn()
    assert table.strength("Scout") == 6
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Drill Instructor")
def it_comes_like_a_tactic_but_not_into_a_battle() -> None:
    table = set_up(Side(play=["Scout"]), rage("Drill Instructor"))
    table.me.attacks("Scout")
    table.me.passes()
    assert table.asked is table.you
    assert not table.you.can_deploy("Drill Instructor")
    table = set_up(Side(hand=["Wait"]), rage("Drill Instructor"))
    table.me.deploys("Wait")
    assert table.asked is table.you
    assert table.you.can_deploy("Drill Instructor")


@CASES.of("Drill Instructor")
def alone_it_instructs_nobody() -> None:
    table = set_up(rage("Drill Instructor"))
    deploys(table.me, "Drill Instructor")
    assert table.asks is DecisionKind.ACT
    table.next_turn()
    assert table.strength("Drill Instructor") == 2


@CASES.of(DUELIST)
def it_may_grow_with_each_card_that_provides_rage() -> None:
    for grown in (True, False):
        table = set_up(rage("Embittered Cadet", play=[DUELIST]))
        deploys(table.me, "Embittered Cadet")
        assert is_offered(table.me)
        replies(table.me, grown)
        assert size(table, DUELIST) == ((2, 2) if grown else (1, 1))
    table = set_up(rage("Scout", play=[DUELIST]))
    deploys(table.me, "Scout")
    assert not is_offered(table.me)


@CASES.of("Duelist of Surfeit")
def the_opponents_icons_offer_it_nothing() -> None:
    table = set_up(rage("Embittered Cadet"), Side(play=["Duelist of Surfeit"]))
    deploys(table.me, "Embittered Cadet")
    assert table.asks is DecisionKind.ACT
    assert table.tokens("Duelist of Surfeit") == 0


def fanatic(icons: int) -> Table:
    return set_up(rage(FANATIC, icons=icons), Side(play=["Lamp", "House", "Scout"]))


@CASES.of(FANATIC)
def it_destroys_the_item_picked_for_it() -> None:
    table = fanatic(5)
    deploys(table.me, FANATIC, True, "Lamp")
    assert table.you.discard == ["Lamp"]
    assert table.asks is DecisionKind.ACT


@CASES.of(FANATIC)
def six_icons_let_it_burn_a_location_too() -> None:
    table = fanatic(6)
    deploys(table.me, FANATIC, False)
    assert is_offered(table.me)
    replies(table.me, True, "House")
    assert table.damage("House") == 2
    assert "Lamp" in table.you.play


@CASES.of(FANATIC)
def it_comes_like_a_tactic_outside_a_battle() -> None:
    table = set_up(Side(hand=["Wait"], play=["Scout"]), rage(FANATIC))
    table.me.deploys("Wait")
    assert table.you.can_deploy(FANATIC)
    table.resolves()
    table.me.attacks("Scout")
    table.me.passes()
    assert table.asked is table.you
    assert not table.you.can_deploy(FANATIC)


@CASES.of("Fanatical Shriever")
def icons_lost_in_response_leave_the_location_alone() -> None:
    me = rage("Fanatical Shriever", icons=5, play=["Embittered Cadet"])
    table = set_up(me, Side(play=["House"], hand=["Kill"]))
    table.me.deploys("Fanatical Shriever")
    responds(table.you, "Kill", "Embittered Cadet")
    assert table.asks is DecisionKind.ACT
    assert table.damage("House") == 0


@CASES.of(MADSTER)
def it_destroys_a_character_of_its_player_as_it_enters() -> None:
    table = set_up(rage(MADSTER, play=["Scout", "Gnat"]), Side(play=["Union Leader"]))
    table.me.deploys(MADSTER)
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    replies(table.me, "Gnat")
    assert table.me.discard == ["Gnat"]
    assert not set_up(rage(MADSTER), Side(play=["Scout"])).me.can_deploy(MADSTER)


@CASES.of(MADSTER)
def it_is_shuffled_into_the_deck_instead_of_discarded() -> None:
    table = set_up(rage("Kill", play=[MADSTER], deck=["Rage"] * 3))
    deploys(table.me, "Kill", MADSTER)
    assert table.me.discard == ["Kill"]
    assert sorted(table.me.deck) == sorted([MADSTER, *["Rage"] * 3])
    table = set_up(rage("Discard", MADSTER, deck=["Rage"]))
    deploys(table.me, "Discard")
    assert table.me.discard == ["Discard"]
    assert MADSTER in table.me.deck


@CASES.of(MADSTER)
def terminated_it_is_shuffled_into_the_deck_too() -> None:
    table = set_up(rage(MADSTER, play=["Gnat"], deck=["Rage"] * 3), Side(hand=["Stop"]))
    table.me.deploys(MADSTER)
    table.you.deploys("Stop")
    table.resolves()
    assert (table.me.play, table.me.discard) == (["Gnat"], [])
    assert sorted(table.me.deck) == [MADSTER, *["Rage"] * 3]


@CASES.of(MADSTER)
def it_returns_to_the_deck_from_which_it_was_put_into_the_pile() -> None:
    table = set_up(rage("Mill", deck=[MADSTER, "Rage"]), Side())
    deploys(table.me, "Mill")
    assert table.me.discard == ["Mill"]
    assert sorted(table.me.deck) == [MADSTER, "Rage"]


@CASES.of(MADSTER)
def a_stolen_one_goes_to_its_owners_pile_as_usual() -> None:
    table = set_up(rage("Kill", play=[MADSTER], borrowed=[MADSTER]))
    deploys(table.me, "Kill", MADSTER)
    assert (table.you.discard, table.me.discard) == ([MADSTER], ["Kill"])


@CASES.of(CHAMPION)
def it_tires_its_friends_and_is_stronger_for_each() -> None:
    me = rage(
        CHAMPION,
        play=["Scout", "Warrior Prodigy", "Agile Highwayman"],
        faction=TOURNAMENT,
        icons=10,
    )
    table = set_up(me, Side(play=["Union Leader"], deck=["Scout"] * 3))
    deploys(table.me, CHAMPION)
    for name in ("Scout", "Warrior Prodigy", "Agile Highwayman"):
        assert table.is_depleted(name)
    assert not table.is_depleted("Union Leader")
    assert not table.is_depleted(CHAMPION)
    assert size(table, CHAMPION) == (7, 5)
    table.next_turn()
    table.next_turn()
    assert table.is_depleted("Scout")
    assert table.me.free == 10


@CASES.of(CHAMPION)
def its_friends_are_restored_again_once_it_is_gone() -> None:
    me = rage("Kill", play=[CHAMPION, "Scout"], depleted=["Scout"], faction=TOURNAMENT)
    table = set_up(me, Side(deck=["Scout"] * 3))
    deploys(table.me, "Kill", CHAMPION)
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Scout")


@CASES.of(CHAMPION)
def friends_that_come_later_are_not_restored_either() -> None:
    me = rage(play=[CHAMPION, "Scout"], depleted=["Scout"], faction=TOURNAMENT)
    table = set_up(me, Side(deck=["Scout"] * 3))
    table.next_turn()
    table.next_turn()
    assert table.is_depleted("Scout")


@CASES.of(CHAMPION)
def only_depleted_warlord_characters_make_it_stronger() -> None:
    me = rage(play=[CHAMPION, "Scout", "Agile Highwayman"], depleted=["Scout", "Agile Highwayman"])
    table = set_up(me, Side(play=["Warrior Prodigy"], depleted=["Warrior Prodigy"]))
    assert size(table, CHAMPION) == (6, 5)
    table.me.attacks(CHAMPION)
    assert table.strength(CHAMPION) == 7, "it is a depleted Warlord character itself"


@CASES.of(CHAMPION)
def other_effects_restore_its_friends() -> None:
    me = rage("Rest", play=[CHAMPION, "Scout"], depleted=["Scout"], faction=TOURNAMENT)
    table = set_up(me)
    deploys(table.me, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of(BLOCKHEAD)
def its_blow_to_a_faction_is_its_last() -> None:
    table = set_up(rage(play=[BLOCKHEAD], icons=5))
    table.me.attacks(BLOCKHEAD)
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (18, 16)
    assert table.me.discard == [BLOCKHEAD]


@CASES.of(BLOCKHEAD)
def six_icons_tame_it() -> None:
    table = set_up(rage(play=[BLOCKHEAD], icons=6))
    assert stats(table, BLOCKHEAD) == (4, 2, 3)
    table.me.attacks(BLOCKHEAD)
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (20, 16)
    assert table.me.play == [BLOCKHEAD]


@CASES.of(BLOCKHEAD)
def it_blocks_only_with_six_icons() -> None:
    for icons, blockers in ((5, ["Scout"]), (6, [BLOCKHEAD, "Scout"])):
        table = set_up(Side(play=["Gigamajig"]), rage(play=[BLOCKHEAD, "Scout"], icons=icons))
        table.me.attacks("Gigamajig")
        assert sorted(may_block(table)) == blockers


@CASES.of(BLOCKHEAD)
def it_does_not_block_unless_it_is_tamed() -> None:
    for icons, able in ((5, ["Gnat"]), (6, ["Gnat", BLOCKHEAD])):
        table = set_up(Side(play=["Scout"]), rage(play=["Gnat", BLOCKHEAD], icons=icons))
        table.me.attacks("Scout")
        assert sorted(may_block(table)) == able


@CASES.of(BLOCKHEAD)
def a_blow_to_a_character_leaves_it_alive() -> None:
    table = set_up(rage(play=[BLOCKHEAD], icons=5), Side(play=["Gnat"]))
    fights(table.me, BLOCKHEAD, blocked_by="Gnat")
    assert (table.me.play, table.me.influence) == ([BLOCKHEAD], 20)


@CASES.of(SHADE)
def it_may_go_at_the_end_of_the_opponents_turn_for_a_hero() -> None:
    for agreed in (True, False):
        you = Side(deck=["Gnat", "Rudo Mangod", "Scout", "Gnat"])
        table = set_up(Side(play=[SHADE], deck=["Gnat"] * 3), you, active=1)
        table.you.ends_turn()
        table.resolves()
        assert is_offered(table.me)
        table.me.answers(int(agreed))
        if not agreed:
            assert table.me.play == [SHADE]
            continue
        assert table.me.out_of_game == [SHADE]
        table.me.says("your opponent")
        assert table.me.choices() == ["Rudo Mangod"]
        table.me.picks("Rudo Mangod")
        table.resolves()
        assert table.me.play == ["Rudo Mangod"]
        assert "Rudo Mangod" in table.you.was_shown


@CASES.of(SHADE)
def it_finds_heroes_of_its_list_in_the_deck_of_the_player_chosen() -> None:
    heroes = ["Jo Ciendeilio", "Eustace Padamose-Gristwalter", "Pluck", "Rudo Mangod"]
    me = Side(play=[SHADE], deck=["Gnat", *heroes, "Samuel Gristwalter"])
    table = set_up(me, Side(deck=["The Billionaire"] * 3), active=1)
    table.you.ends_turn()
    table.resolves()
    table.me.agrees()
    table.me.says("you")
    assert sorted(table.me.choices()) == sorted(heroes)
    assert table.asks is DecisionKind.SEARCH
    table.me.passes()
    assert (table.me.play, table.me.out_of_game) == ([], [SHADE]), "it need not find anybody"


@CASES.of(SHADE)
def it_stays_at_the_end_of_its_players_turn() -> None:
    table = set_up(Side(play=[SHADE], deck=["Rudo Mangod"] * 3))
    table.me.ends_turn()
    table.resolves()
    assert table.asked is table.you
    assert table.me.play == [SHADE]


@CASES.of(SHADE)
def any_four_icons_flip_it_up_for_two() -> None:
    me = Side(face_down=[SHADE, *VOLITION])
    table = set_up(me)
    table.me.deploys(SHADE, flip_up=True)
    settles(table)
    assert table.me.play == [SHADE]
    assert not set_up(Side(face_down=[SHADE], resources=5)).me.can_deploy(SHADE, flip_up=True)


@CASES.of(STEAMROLLER)
def it_is_restored_by_assistance_only_and_attacks_once_a_turn() -> None:
    me = rage(play=[STEAMROLLER, "Scout"], depleted=[STEAMROLLER], faction=TOURNAMENT, icons=10)
    table = my_turn_starts(me, Side(deck=["Scout"] * 3))
    replies(table.me, 0)
    replies(table.me, 0)
    assert table.asks is DecisionKind.ACT
    assert table.is_depleted(STEAMROLLER)
    uses(table.me, STEAMROLLER, "ASSIST")
    assert table.is_depleted("Scout")
    assert not table.is_depleted(STEAMROLLER)
    assert table.me.free == 8


@CASES.of(STEAMROLLER)
def it_does_not_attack_twice_in_a_turn() -> None:
    table = set_up(rage("Rest", play=[STEAMROLLER]))
    table.me.attacks(STEAMROLLER)
    unblocked(table)
    deploys(table.me, "Rest", STEAMROLLER)
    assert not table.is_depleted(STEAMROLLER)
    assert not table.me.can_attack()


@CASES.of(STEAMROLLER)
def assistance_comes_from_another_restored_character() -> None:
    me = rage(play=[STEAMROLLER, "Scout"], depleted=[STEAMROLLER, "Scout"])
    assert not set_up(me, Side(play=["Gnat"])).me.can_use(STEAMROLLER, "ASSIST")


@CASES.of("Thabbashite Warmonger")
def blows_to_a_faction_cost_their_own_side_their_icons() -> None:
    table = set_up(rage(play=["Thabbashite Warmonger", "Stalwart Soldier"], face_down=["Gnat"]))
    table.me.attacks("Stalwart Soldier")
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (17, 17)
    table = set_up(Side(play=["Scout"]), rage(play=["Thabbashite Warmonger"], face_down=["Gnat"]))
    table.me.attacks("Scout")
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (18, 17)


@CASES.of("Thabbashite Warmonger")
def it_needs_volition() -> None:
    table = set_up(rage(play=["Thabbashite Warmonger", "Scout"]))
    table.me.attacks("Scout")
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (20, 17)


@CASES.of("Thabbashite Warmonger", BLOCKHEAD)
def a_character_that_its_own_text_destroyed_first_burns_nobody() -> None:
    for first, lost in (("Thabbashite Warmonger", 3), (BLOCKHEAD, 2)):
        table = set_up(Side(play=["Thabbashite Warmonger", BLOCKHEAD], face_down=["Gnat"]))
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
    table = set_up(me, Side(play=["Scout"]))
    fights(table.me, "Stalwart Soldier", blocked_by="Scout")
    assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of("Ursine Assassin")
def it_kills_with_the_lives_of_restored_friends() -> None:
    def camp(icons: int, *depleted: str) -> Table:
        me = rage(play=["Ursine Assassin", "Gnat"], icons=icons, depleted=depleted)
        return set_up(me, Side(play=["Gigamajig"]))

    table = camp(5)
    uses(table.me, "Ursine Assassin", "TO BEAR ARMS", "Gigamajig", "Gnat")
    assert (table.damage("Gigamajig"), table.me.free, table.me.discard) == (2, 4, ["Gnat"])
    assert not camp(5).me.can_use("Ursine Assassin", "JUST UNBEARABLE")
    table = camp(6)
    uses(table.me, "Ursine Assassin", "JUST UNBEARABLE", "Gigamajig", "Gnat")
    assert (table.damage("Gigamajig"), table.me.free) == (5, 4)
    table = camp(5, "Gnat", "Ursine Assassin")
    assert not table.me.can_use("Ursine Assassin", "TO BEAR ARMS")


@CASES.of("Ursine Assassin")
def it_may_give_itself_and_hit_the_one_it_gives() -> None:
    table = set_up(rage(play=["Ursine Assassin"]), Side(play=["Gigamajig", "Gnat"]))
    uses(table.me, "Ursine Assassin", "TO BEAR ARMS", "Gigamajig")
    assert table.me.discard == ["Ursine Assassin"]
    assert table.damage("Gigamajig") == 2


@CASES.of("Warbeast of Thabbash")
def it_counts_volition() -> None:
    table = set_up(rage(play=["Warbeast of Thabbash"], face_down=VOLITION))
    assert size(table, "Warbeast of Thabbash") == (4, 4)
    table = set_up(rage("Warbeast of Thabbash"))
    deploys(table.me, "Warbeast of Thabbash")
    assert table.me.discard == ["Warbeast of Thabbash"]


@CASES.of("Warbeast of Thabbash")
def the_opponents_volition_does_not_feed_it() -> None:
    me = rage(play=["Warbeast of Thabbash"], face_down=["Gnat"])
    table = set_up(me, Side(face_down=["Gnat"] * 3))
    assert stats(table, "Warbeast of Thabbash") == (1, 1, 3)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
