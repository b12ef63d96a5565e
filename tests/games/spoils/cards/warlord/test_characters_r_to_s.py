"""Characters of the Warlord, from Ruthless Platoon to Spry Archer."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    TOURNAMENT,
    at,
    has_one_of_two,
    is_offered,
    my_turn_starts,
    plays,
    rage,
    replies,
    size,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
SHADE = "Shade of the Devoured Emperor"
GRANDCHEST = "Shieldmane Grandchest"
STEAMROLLER = "Skullcrush Steamroller"
BARDUSE = "The Emperor Barduse"
WYRMFANG = "Wyrmfang Deathskull"
VOLITION = ["Gnat"] * 4
"""Face-down resources, which provide Volition."""


@CASES.of("Ruthless Platoon")
def it_feeds_on_a_friend_for_the_turn() -> None:
    table = at(rage(play=["Ruthless Platoon", "Gnat"]))
    table.me.uses("Ruthless Platoon", "CANNIBALIZE")
    replies(table.me, "Gnat")
    assert table.me.discard == ["Gnat"]
    assert table.strength("Ruthless Platoon") == 4
    table.next_turn()
    assert table.strength("Ruthless Platoon") == 2


@CASES.of("Sadistic Colonel")
def the_opponents_tactics_cost_them_two_influence() -> None:
    table = at(Side(hand=["Wait"]), Side(play=["Sadistic Colonel"]))
    plays(table.me, "Wait")
    assert (table.me.influence, table.you.influence) == (18, 20)
    table = at(Side(hand=["Wait"], play=["Sadistic Colonel"]))
    plays(table.me, "Wait")
    assert (table.me.influence, table.you.influence) == (20, 20)
    table = at(rage("Scout"), Side(play=["Sadistic Colonel"]))
    plays(table.me, "Scout")
    assert table.me.influence == 20


@CASES.of(SHADE)
def it_may_go_at_the_end_of_the_opponents_turn_for_a_hero() -> None:
    for agreed in (True, False):
        you = Side(deck=["Gnat", "Rudo Mangod", "Scout", "Gnat"])
        table = at(Side(play=[SHADE], deck=["Gnat"] * 3), you, active=1)
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
    table = at(me, Side(deck=["The Billionaire"] * 3), active=1)
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
    table = at(Side(play=[SHADE], deck=["Rudo Mangod"] * 3))
    table.me.ends_turn()
    table.resolves()
    assert table.asked is table.you
    assert table.me.play == [SHADE]


@CASES.of(SHADE)
def any_four_icons_flip_it_up_for_two() -> None:
    me = Side(face_down=[SHADE, *VOLITION])
    table = at(me)
    table.me.deploys(SHADE, flip_up=True)
    settles(table)
    assert table.me.play == [SHADE]
    assert not at(Side(face_down=[SHADE], resources=5)).me.can_deploy(SHADE, flip_up=True)


@CASES.of(GRANDCHEST)
def it_shields_its_side_and_sharpens_blows_against_the_other() -> None:
    you = Side(play=["Gigamajig"])
    table = at(rage(play=[GRANDCHEST, "Dandy Day-Trader"]), you)
    table.me.attacks("Dandy Day-Trader")
    table.you.blocks("Gigamajig")
    table.resolves()
    assert table.damage("Gigamajig") == 3
    assert table.me.discard == ["Dandy Day-Trader"]
    table = at(rage(play=[GRANDCHEST, "Stalwart Soldier"]), Side(play=["Dandy Day-Trader"]))
    table.me.attacks("Stalwart Soldier")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert table.damage("Stalwart Soldier") == 0
    assert table.you.discard == ["Dandy Day-Trader"]


@CASES.of(GRANDCHEST, BARDUSE, WYRMFANG)
def each_player_has_one_of_that_name() -> None:
    assert has_one_of_two(GRANDCHEST)
    assert has_one_of_two(WYRMFANG)
    table = at(rage(BARDUSE, play=[BARDUSE]))
    plays(table.me, BARDUSE)
    while table.asks is not DecisionKind.ACT:
        assert table.asks in (DecisionKind.MAY, DecisionKind.PICK, DecisionKind.CHOOSE_CARD)
        replies(table.me, False if is_offered(table.me) else BARDUSE)
    assert (table.me.play, table.me.discard) == ([BARDUSE], [BARDUSE])


@CASES.of(GRANDCHEST)
def it_does_not_change_the_damage_of_tactics_or_to_factions() -> None:
    table = at(rage("Shot", play=[GRANDCHEST]), Side(play=["Gigamajig"]))
    plays(table.me, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table.me.attacks(GRANDCHEST)
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        unblocked(table)
    assert table.you.influence == 14


@CASES.of(STEAMROLLER)
def it_is_restored_by_assistance_only_and_attacks_once_a_turn() -> None:
    me = rage(play=[STEAMROLLER, "Scout"], depleted=[STEAMROLLER], faction=TOURNAMENT)
    table = my_turn_starts(me, Side(deck=["Scout"] * 3))
    replies(table.me, 0)
    replies(table.me, 0)
    assert table.asks is DecisionKind.ACT
    assert table.is_depleted(STEAMROLLER)
    uses(table.me, STEAMROLLER, "ASSIST", "Scout")
    assert table.is_depleted("Scout")
    assert not table.is_depleted(STEAMROLLER)
    assert table.me.free == 8


@CASES.of(STEAMROLLER)
def it_does_not_attack_twice_in_a_turn() -> None:
    table = at(rage("Rest", play=[STEAMROLLER]))
    table.me.attacks(STEAMROLLER)
    unblocked(table)
    plays(table.me, "Rest", STEAMROLLER)
    assert not table.is_depleted(STEAMROLLER)
    assert not table.me.can_attack()


@CASES.of("Sleeping Guard")
def it_wakes_while_the_opponent_has_a_character() -> None:
    assert size(at(Side(play=["Sleeping Guard"]), Side(play=["Gnat"])), "Sleeping Guard") == (2, 2)
    assert size(at(Side(play=["Sleeping Guard", "Gnat"])), "Sleeping Guard") == (1, 1)


@CASES.of("Spry Archer")
def its_attack_hurts_the_faction_and_with_four_icons_a_character() -> None:
    for icons in (3, 4):
        table = at(rage(play=["Spry Archer"], icons=icons), Side(play=["Scout"]))
        table.me.attacks("Spry Archer")
        table.resolves()
        if table.asks is DecisionKind.ORDER:
            table.me._does(table.me.legal[0])
            table.resolves()
        assert is_offered(table.me) is (icons == 4)
        if icons == 4:
            replies(table.me, True, "Scout")
            assert table.damage("Scout") == 1
        assert table.you.influence == 19


def test_characters_of_the_warlord_r_to_s(only_card: str | None) -> None:
    CASES.run(only_card)
