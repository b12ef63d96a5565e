"""Characters of the Warlord, from Necromantic Healer to Rushing Crushing Blockhead."""

from tests.games.spoils.cards.warlord.camp import (
    TOURNAMENT,
    at,
    ends,
    fights,
    flips_up,
    has_one_of_two,
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
from tests.support.scenario import Side

CASES = CardTests()
HEALER = "Necromantic Healer"
DEVOURER = "Octo-Ba-Ba, the Devourer"
EMPEROR = "Padamose, Emperor of Marduun"
PLUNGER = "Plunging Shriever"
RUDO = "Rudo Mangod"
CHAMPION = "Rudo Mangod, Dragonweight Champion"
BLOCKHEAD = "Rushing Crushing Blockhead"


@CASES.of(HEALER)
def it_takes_one_off_battle_damage_in_its_party() -> None:
    table = at(Side(play=["Agile Highwayman"]), Side(play=[HEALER, "Scout"]))
    table.me.attacks("Agile Highwayman")
    table.you.blocks("Scout")
    table.resolves()
    assert table.damage("Scout") == 2
    table = at(Side(play=["Agile Highwayman"]), Side(play=[HEALER]))
    fights(table, "Agile Highwayman", HEALER)
    assert table.damage(HEALER) == 1
    table = at(Side(play=["Creaky Old Swordsman"]), Side(play=[HEALER, "Nimble Conscript"]))
    table.me.attacks("Creaky Old Swordsman")
    table.you.blocks(HEALER, "Nimble Conscript")
    table.resolves()
    assert table.me.discard == ["Creaky Old Swordsman"]


@CASES.of(DEVOURER)
def it_takes_a_token_for_each_opposing_death() -> None:
    table = at(rage("Kill", "Kill", play=[DEVOURER, "Gnat"]), Side(play=["Scout"]))
    plays(table.me, "Kill", "Scout")
    assert table.tokens(DEVOURER) == 1
    plays(table.me, "Kill", "Gnat")
    assert table.tokens(DEVOURER) == 1


@CASES.of(DEVOURER)
def it_devours_with_a_token() -> None:
    for target in ("Gigamajig", "House"):
        table = at(rage(play=[DEVOURER], tokens={DEVOURER: 1}), Side(play=["Gigamajig", "House"]))
        uses(table.me, DEVOURER, "DEVOUR", target)
        assert table.damage(target) == 3
        assert (table.tokens(DEVOURER), table.me.free) == (0, 7)
        assert table.is_depleted(DEVOURER)
    assert not at(rage(play=[DEVOURER])).me.can_use(DEVOURER, "DEVOUR")


@CASES.of(DEVOURER, EMPEROR, RUDO, CHAMPION)
def each_player_has_one_of_that_name() -> None:
    for name in (DEVOURER, EMPEROR, RUDO, CHAMPION):
        assert has_one_of_two(name), name


@CASES.of(EMPEROR)
def it_strengthens_its_swords_of_great_justice() -> None:
    adriel = "Adriel, Defender of Marduun"
    table = at(rage(play=[EMPEROR, adriel, "Scout"]), Side(play=[DEVOURER]))
    assert size(table, adriel) == (4, 4)
    assert size(table, "Scout") == (3, 3)
    assert size(table, DEVOURER) == (3, 6)
    assert size(table, EMPEROR) == (1, 10)


@CASES.of(EMPEROR)
def it_weakens_opposing_mau_and_arcanists() -> None:
    you = Side(play=["Union Leader", "Ping Konk", "Scout"])
    table = at(rage(play=[EMPEROR, "Dandy Day-Trader"]), you)
    assert size(table, "Union Leader") == (4, 7)
    assert size(table, "Ping Konk") == (5, 5)
    assert size(table, "Scout") == (3, 3)
    assert size(table, "Dandy Day-Trader") == (1, 5)


@CASES.of(PLUNGER)
def it_may_destroy_an_item_for_two_influence() -> None:
    for agreed in (True, False):
        table = at(rage(PLUNGER), Side(play=["Lamp"]))
        plays(table.me, PLUNGER)
        assert is_offered(table.me)
        replies(table.me, agreed, "Lamp")
        assert table.you.discard == (["Lamp"] if agreed else [])
        assert table.me.influence == (18 if agreed else 20)


@CASES.of(PLUNGER)
def it_flies_away_over_a_discarded_item_of_the_opponent() -> None:
    table = at(rage(play=[PLUNGER], discard=["Lamp"]), Side(discard=["Splattergun", "Scout"]))
    uses(table.me, PLUNGER, "FLY AWAY", "Splattergun")
    assert table.me.face_down == [PLUNGER]
    assert table.you.out_of_game == ["Splattergun"]
    table = at(rage(play=[PLUNGER], discard=["Lamp"]), Side(discard=["Scout"]))
    assert not table.me.can_use(PLUNGER, "FLY AWAY")


@CASES.of(PLUNGER, "Proficient Battler", "Spitting Sarume", "Tiny Sarume")
def it_flips_up_for_its_price() -> None:
    for name, cost, threshold in (
        (PLUNGER, 3, 2),
        ("Proficient Battler", 2, 1),
        ("Spitting Sarume", 3, 1),
        ("Tiny Sarume", 0, 1),
    ):
        table = flips_up(name, cost, threshold)
        assert table.me.play == [name]
        assert table.me.face_down == []


@CASES.of("Rabid Sarume", "Spitting Sarume")
def it_hurts_all_opposing_characters_as_it_enters() -> None:
    for name in ("Rabid Sarume", "Spitting Sarume"):
        table = at(rage(name, play=["Scout"]), Side(play=["Agile Highwayman", "Union Leader"]))
        plays(table.me, name)
        assert table.you.discard == ["Agile Highwayman"]
        assert table.damage("Union Leader") == 1
        assert table.damage("Scout") == table.damage(name) == 0


@CASES.of("Reckless Challenger")
def it_dies_if_it_did_not_attack() -> None:
    table = my_turn_starts(rage(play=["Reckless Challenger"]))
    ends(table.me)
    assert table.me.discard == ["Reckless Challenger"]
    table = my_turn_starts(rage(play=["Reckless Challenger"]))
    table.me.attacks("Reckless Challenger")
    unblocked(table)
    ends(table.me)
    assert table.me.play == ["Reckless Challenger"]


@CASES.of("Reckless Challenger")
def it_need_not_attack_in_the_turn_it_comes() -> None:
    table = at(rage("Reckless Challenger"))
    plays(table.me, "Reckless Challenger")
    ends(table.me)
    assert table.me.play == ["Reckless Challenger"]
    ends(table.you)
    assert table.me.play == ["Reckless Challenger"]


@CASES.of("Robustical Badass")
def three_icons_let_it_hurt_the_opponents_faction_each_turn() -> None:
    for icons, offered in ((3, True), (2, False)):
        table = my_turn_starts(rage(play=["Robustical Badass"], icons=icons))
        assert is_offered(table.me) is offered
        if offered:
            replies(table.me, True)
        assert table.you.influence == 20 - offered
    table = my_turn_starts(rage(play=["Robustical Badass"]), None, False)
    assert table.you.influence == 20


@CASES.of(RUDO)
def it_trades_punches() -> None:
    table = at(rage(play=[RUDO]), Side(play=["Agile Highwayman", "Gigamajig"]))
    uses(table.me, RUDO, "PUNCH", "Agile Highwayman")
    assert table.damage(RUDO) == 2
    assert table.you.discard == ["Agile Highwayman"]
    assert table.me.free == 8
    table = at(rage(play=[RUDO]), Side(play=["Agile Highwayman", "Gigamajig"]))
    uses(table.me, RUDO, "PUNCH", "Gigamajig")
    assert table.me.discard == [RUDO]
    assert table.damage("Gigamajig") == 4


@CASES.of(CHAMPION)
def it_tires_its_friends_and_is_stronger_for_each() -> None:
    me = rage(CHAMPION, play=["Scout", "Warrior Prodigy", "Agile Highwayman"], faction=TOURNAMENT)
    table = at(me, Side(play=["Union Leader"], deck=["Scout"] * 3))
    plays(table.me, CHAMPION)
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
    table = at(me, Side(deck=["Scout"] * 3))
    plays(table.me, "Kill", CHAMPION)
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Scout")


@CASES.of(CHAMPION)
def friends_that_come_later_are_not_restored_either() -> None:
    me = rage(play=[CHAMPION, "Scout"], depleted=["Scout"], faction=TOURNAMENT)
    table = at(me, Side(deck=["Scout"] * 3))
    table.next_turn()
    table.next_turn()
    assert table.is_depleted("Scout")


@CASES.of(BLOCKHEAD)
def its_blow_to_a_faction_is_its_last() -> None:
    table = at(rage(play=[BLOCKHEAD], icons=5))
    table.me.attacks(BLOCKHEAD)
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (18, 16)
    assert table.me.discard == [BLOCKHEAD]


@CASES.of(BLOCKHEAD)
def six_icons_tame_it() -> None:
    table = at(rage(play=[BLOCKHEAD], icons=6))
    assert stats(table, BLOCKHEAD) == (4, 2, 3)
    table.me.attacks(BLOCKHEAD)
    unblocked(table)
    assert (table.me.influence, table.you.influence) == (20, 16)
    assert table.me.play == [BLOCKHEAD]


@CASES.of(BLOCKHEAD)
def it_blocks_only_with_six_icons() -> None:
    for icons, blockers in ((5, ["Scout"]), (6, [BLOCKHEAD, "Scout"])):
        table = at(Side(play=["Gigamajig"]), rage(play=[BLOCKHEAD, "Scout"], icons=icons))
        table.me.attacks("Gigamajig")
        assert sorted(may_block(table)) == blockers


def test_characters_of_the_warlord_n_to_r(only_card: str | None) -> None:
    CASES.run(only_card)
