"""Whom and when characters of the Warlord leave alone, from Gore Engine to Plunging Shriever."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    fights,
    plays,
    rage,
    responds,
    size,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
ENGINE = "Gore Engine"
MADSTER = "Marauding Madster"
DEVOURER = "Octo-Ba-Ba, the Devourer"
EMPEROR = "Padamose, Emperor of Marduun"
PLUNGER = "Plunging Shriever"


@CASES.of(ENGINE)
def a_character_that_it_damaged_counts_whatever_destroys_it() -> None:
    table = at(rage("Kill", play=[ENGINE]), Side(play=["Union Leader"]))
    table.me.attacks(ENGINE)
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.damage("Union Leader") == 5
    plays(table.me, "Kill", "Union Leader")
    assert table.tokens(ENGINE) == 5


@CASES.of(ENGINE)
def damage_of_an_earlier_turn_does_not_count() -> None:
    table = at(rage("Kill", play=[ENGINE]), Side(play=["Union Leader"], deck=["Scout"] * 3))
    fights(table, ENGINE, "Union Leader")
    table.next_turn()
    table.next_turn()
    plays(table.me, "Kill", "Union Leader")
    assert table.tokens(ENGINE) == 0


@CASES.of("Heirloom Incinerator")
def damage_to_a_character_destroys_no_item() -> None:
    table = at(rage(play=["Heirloom Incinerator"]), Side(play=["Lamp", "Scout"]))
    fights(table, "Heirloom Incinerator", "Scout")
    assert table.asks is DecisionKind.ACT
    assert "Lamp" in table.you.play


@CASES.of("Idol Smasher", "Impressive Hero")
def they_come_without_anything_to_pick() -> None:
    for name in ("Idol Smasher", "Impressive Hero"):
        table = at(rage(name))
        plays(table.me, name, False)
        assert table.me.play == [name]


@CASES.of("Idol Smasher")
def an_item_lost_before_it_arrives_is_not_replaced_by_another() -> None:
    table = at(rage("Idol Smasher"), Side(play=["Lamp", "Splattergun"], hand=["Kill"]))
    table.me.deploys("Idol Smasher")
    table.me.agrees()
    table.me.picks("Lamp")
    responds(table.you, "Kill", "Lamp")
    assert table.you.play == ["Splattergun"]
    assert table.me.play == ["Idol Smasher"]


@CASES.of("Infuriator", "Morale Officer")
def who_comes_later_this_turn_is_not_stronger() -> None:
    table = at(rage("Infuriator", "Scout"))
    plays(table.me, "Infuriator")
    plays(table.me, "Scout")
    assert (table.strength("Infuriator"), table.strength("Scout")) == (3, 3)
    table = at(rage("Scout", play=["Morale Officer"]))
    uses(table.me, "Morale Officer", "CONVINCE")
    plays(table.me, "Scout")
    assert table.strength("Scout") == 3


@CASES.of("Lieutenant General")
def a_blocking_party_gains_nothing_from_it() -> None:
    table = at(Side(play=["Union Leader"]), Side(play=["Lieutenant General", "Scout"]))
    table.me.attacks("Union Leader")
    table.you.blocks("Lieutenant General", "Scout")
    assert table.life("Scout") == 3


@CASES.of(MADSTER)
def terminated_it_is_shuffled_into_the_deck_too() -> None:
    table = at(rage(MADSTER, play=["Gnat"], deck=["Rage"] * 3), Side(hand=["Stop"]))
    table.me.deploys(MADSTER)
    table.you.deploys("Stop")
    table.resolves()
    assert (table.me.play, table.me.discard) == (["Gnat"], [])
    assert sorted(table.me.deck) == [MADSTER, *["Rage"] * 3]


@CASES.of(MADSTER)
def it_returns_to_the_deck_from_which_it_was_put_into_the_pile() -> None:
    table = at(rage("Mill", deck=[MADSTER, "Rage"]), Side())
    plays(table.me, "Mill")
    assert table.me.discard == ["Mill"]
    assert sorted(table.me.deck) == [MADSTER, "Rage"]


@CASES.of(MADSTER)
def a_stolen_one_goes_to_its_owners_pile_as_usual() -> None:
    table = at(rage("Kill", play=[MADSTER], borrowed=[MADSTER]))
    plays(table.me, "Kill", MADSTER)
    assert (table.you.discard, table.me.discard) == ([MADSTER], ["Kill"])


@CASES.of("Menacing Mauler")
def blocking_or_unblocked_it_hurts_nobody() -> None:
    table = at(Side(play=["Gigamajig"]), Side(play=["Menacing Mauler"]))
    table.me.attacks("Gigamajig")
    table.you.blocks("Menacing Mauler")
    assert table.damage("Gigamajig") == 0
    table = at(Side(play=["Menacing Mauler"]), Side(play=["Scout"]))
    table.me.attacks("Menacing Mauler")
    unblocked(table)
    assert (table.damage("Scout"), table.you.influence) == (0, 15)


@CASES.of("Necromantic Healer")
def tactics_hurt_its_party_as_usual_and_other_parties_are_not_healed() -> None:
    name = "Necromantic Healer"
    table = at(rage("Shot", play=["Scout", name]), Side(play=["Agile Highwayman"]))
    table.me.attacks("Scout", name)
    table.me.deploys("Shot")
    table.me.picks("Scout")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.damage("Scout") == 2
    table = at(rage(play=["Scout", name]), Side(play=["Agile Highwayman"]))
    fights(table, "Scout", "Agile Highwayman")
    assert table.damage("Scout") == 2, "the healer is not in the party"


@CASES.of(DEVOURER)
def an_opposing_character_that_only_leaves_gives_no_token() -> None:
    table = at(rage("Bounce", play=[DEVOURER]), Side(play=["Scout", "House"]))
    plays(table.me, "Bounce", "Scout")
    assert table.tokens(DEVOURER) == 0


@CASES.of(EMPEROR)
def its_own_mau_and_arcanists_are_spared() -> None:
    table = at(rage(play=[EMPEROR, "Ping Konk", "Union Leader"]))
    assert size(table, "Ping Konk") == (6, 6)
    assert size(table, "Union Leader") == (5, 8)


@CASES.of(EMPEROR)
def an_opposing_mau_of_one_life_dies_at_once() -> None:
    table = at(rage(EMPEROR), Side(play=["Gnat"]))
    plays(table.me, EMPEROR)
    assert table.you.discard == ["Gnat"]


@CASES.of(PLUNGER)
def declining_costs_no_influence_and_without_items_nothing_is_offered() -> None:
    table = at(rage(PLUNGER), Side(play=["Scout"]))
    plays(table.me, PLUNGER)
    assert table.asks is DecisionKind.ACT
    assert table.me.influence == 20


@CASES.of(PLUNGER)
def a_stolen_one_flies_away_to_its_owner() -> None:
    table = at(rage(play=[PLUNGER], borrowed=[PLUNGER]), Side(discard=["Lamp"]))
    uses(table.me, PLUNGER, "FLY AWAY")
    assert (table.me.face_down, table.you.face_down) == ([], [PLUNGER])


def test_limits_of_characters_of_the_warlord_g_to_p(only_card: str | None) -> None:
    CASES.run(only_card)
