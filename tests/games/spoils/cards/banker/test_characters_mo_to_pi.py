"""Characters of the Banker, from Moneychanger to Pilgrimage Auditor."""

from tests.games.spoils.cards.banker.tables import (
    at,
    deploys,
    has_one_of_two,
    is_offered,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
MONTGOMERY = "Montgomery Blatherscythe"
SPEAKER = "Motivational Speaker"


@CASES.of("Moneychanger")
def it_draws_for_a_token_that_makes_it_smaller() -> None:
    table = at(rich("Rest", play=["Moneychanger"]))
    uses(table, "Moneychanger", "EXCHANGE")
    assert (table.me.hand, table.me.free) == (["Rest", "Scout"], 12)
    assert (table.strength("Moneychanger"), table.life("Moneychanger")) == (1, 1)
    assert not table.me.can_use("Moneychanger", "EXCHANGE"), "it is depleted"


@CASES.of("Moneychanger")
def its_second_token_destroys_it_and_the_card_is_drawn_all_the_same() -> None:
    table = at(rich(play=["Moneychanger"], tokens={"Moneychanger": 1}))
    uses(table, "Moneychanger", "EXCHANGE")
    with shows("502.4"):
        assert (table.me.hand, table.me.discard) == (["Scout"], ["Moneychanger"])


@CASES.of(MONTGOMERY)
def he_resurrects_a_character_that_costs_two_or_less() -> None:
    table = at(
        rich(
            play=[MONTGOMERY],
            discard=["Creaky Old Swordsman", "Warrior Prodigy", "Key Man", "Gold Summit"],
        ),
        Side(discard=["Oversoon Lightfoot"]),
    )
    table.me.uses(MONTGOMERY, "RESURRECT")
    assert table.me.choices() == ["Warrior Prodigy", "Key Man"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert "Warrior Prodigy" in table.me.play
    assert (table.me.free, table.is_depleted(MONTGOMERY)) == (11, True)
    assert not table.is_depleted("Warrior Prodigy")


@CASES.of(MONTGOMERY)
def he_needs_a_cheap_character_in_the_discard_pile() -> None:
    assert not at(rich(play=[MONTGOMERY], discard=["Scout"])).me.can_use(MONTGOMERY, "RESURRECT")


@CASES.of(MONTGOMERY, "Mr. Fetch")
def each_is_unique() -> None:
    for name in (MONTGOMERY, "Mr. Fetch"):
        assert has_one_of_two(name)


@CASES.of(SPEAKER)
def all_who_block_with_it_are_motivated_this_turn() -> None:
    table = at(rich(play=[SPEAKER, "Scout", "Warrior Prodigy"]), Side(play=["Gigamajig"]), active=1)
    table.you.attacks("Gigamajig")
    table.me.blocks(SPEAKER, "Scout")
    stats = {name: (table.strength(name), table.life(name)) for name in table.me.play}
    assert stats == {SPEAKER: (2, 5), "Scout": (5, 5), "Warrior Prodigy": (2, 2)}
    assert table.strength("Gigamajig") == 10


@CASES.of(SPEAKER)
def nobody_is_motivated_by_it_if_others_block_or_it_attacks() -> None:
    table = at(rich(play=[SPEAKER, "Scout"]), Side(play=["Gigamajig"]), active=1)
    table.you.attacks("Gigamajig")
    table.me.blocks("Scout")
    assert (table.strength("Scout"), table.strength(SPEAKER)) == (3, 0)
    table = at(rich(play=[SPEAKER, "Scout"]), Side(play=["Gigamajig"]))
    table.me.attacks(SPEAKER, "Scout")
    table.you.blocks("Gigamajig")
    assert (table.strength("Scout"), table.strength(SPEAKER)) == (3, 0)


@CASES.of(SPEAKER)
def the_motivation_ends_with_the_turn() -> None:
    table = at(rich(play=[SPEAKER, "Scout"]), Side(play=["Warrior Prodigy"]), active=1)
    table.you.attacks("Warrior Prodigy")
    table.me.blocks(SPEAKER, "Scout")
    table.resolves()
    table.next_turn()
    assert (table.strength("Scout"), table.strength(SPEAKER)) == (3, 0)


@CASES.of("Mr. Fetch")
def he_may_remove_a_card_of_the_discard_pile_to_draw_one() -> None:
    side = rich("Mr. Fetch", discard=["Rage", "Gold Summit"])
    table = at(side, Side(discard=["Key Man"]))
    deploys(table, "Mr. Fetch")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Rage", "Gold Summit"]
    table.me.picks("Rage")
    assert (table.me.out_of_game, table.me.hand) == (["Rage"], ["Scout"])
    table = at(side)
    deploys(table, "Mr. Fetch")
    table.me.declines()
    assert (table.me.out_of_game, table.me.hand) == ([], [])


@CASES.of("Mr. Fetch")
def with_an_empty_discard_pile_he_draws_nothing() -> None:
    table = at(rich("Mr. Fetch"))
    deploys(table, "Mr. Fetch")
    if is_offered(table.me):
        table.me.agrees()
    assert table.me.hand == []


@CASES.of("Mr. Fetch")
def he_swaps_two_cards_of_a_type_for_one_of_that_type_from_the_deck() -> None:
    table = at(
        rich(
            play=["Mr. Fetch"],
            discard=["Scout", "Gold Summit", "Key Man"],
            deck=["Rage", "Union Leader", "Gilded Yurt"],
        )
    )
    table.me.uses("Mr. Fetch", "GOOD DEAL")
    if table.me.choices():
        assert "Gold Summit" not in table.me.choices()
        table.me.sets("Scout", "Key Man")
    table.resolves()
    assert table.me.choices() == ["Union Leader"]
    table.me.picks("Union Leader")
    assert (table.me.hand, table.you.was_shown) == (["Union Leader"], ["Union Leader"])
    assert sorted(table.me.out_of_game) == ["Key Man", "Scout"]
    assert table.is_depleted("Mr. Fetch")


@CASES.of("Mr. Fetch")
def he_needs_two_of_the_same_type() -> None:
    table = at(rich(play=["Mr. Fetch"], discard=["Scout", "Gold Summit", "Rage", "Kill"]))
    assert not table.me.can_use("Mr. Fetch", "GOOD DEAL")


@CASES.of("Mushroom Merchant")
def a_character_may_be_picked_to_gain_two_life_this_turn() -> None:
    table = at(rich("Mushroom Merchant"), Side(play=["Scout"]))
    deploys(table, "Mushroom Merchant")
    assert is_offered(table.me)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Mushroom Merchant", "Scout"]
    table.me.picks("Scout")
    assert (table.life("Scout"), table.life("Mushroom Merchant")) == (5, 4)
    table.next_turn()
    assert table.life("Scout") == 3
    table = at(rich("Mushroom Merchant"), Side(play=["Scout"]))
    deploys(table, "Mushroom Merchant")
    table.me.declines()
    assert (table.life("Scout"), table.life("Mushroom Merchant")) == (3, 4)


@CASES.of("Nasty Butler")
def its_faction_gains_four_influence() -> None:
    table = at(rich("Nasty Butler"))
    deploys(table, "Nasty Butler")
    assert (table.me.influence, table.you.influence) == (24, 20)


@CASES.of("Necromorph Bureaucrat")
def it_is_depleted_to_deplete_two_characters_or_fewer() -> None:
    for picks in ([], ["Scout"], ["Scout", "Union Leader"]):
        table = at(
            rich(play=["Necromorph Bureaucrat", "Key Man"]), Side(play=["Scout", "Union Leader"])
        )
        table.me.uses("Necromorph Bureaucrat", "SUBJUGATE")
        for name in picks:
            table.me.picks(name)
        if len(picks) < 2:
            table.me.passes()
        assert table.asked is table.you, "two are the most"
        table.resolves()
        assert table.is_depleted("Necromorph Bureaucrat")
        for name in ("Scout", "Union Leader", "Key Man"):
            assert table.is_depleted(name) is (name in picks)


@CASES.of("Officious Obstructionist")
def it_gains_a_life_for_one_as_often_as_it_is_paid() -> None:
    name = "Officious Obstructionist"
    table = at(rich(play=[name], greed=2))
    uses(table, name, "STUBBORNNESS")
    uses(table, name, "STUBBORNNESS")
    assert (table.life(name), table.strength(name), table.me.free) == (4, 2, 0)
    assert not table.me.can_use(name, "STUBBORNNESS")
    table.next_turn()
    assert table.life(name) == 2


@CASES.of("Overinsured Figurehead")
def its_controller_draws_two_cards_whenever_it_leaves_play() -> None:
    for how in ("Kill", "Bounce"):
        table = at(rich(how), Side(play=["Overinsured Figurehead"], deck=["Rage"] * 3))
        deploys(table, how, "Overinsured Figurehead")
        assert (table.you.hand.count("Rage"), table.me.hand) == (2, [])


@CASES.of("Paralegal Prodigy")
def the_other_lawyers_of_its_controller_gain_strength_and_life() -> None:
    table = at(
        rich(play=["Paralegal Prodigy", "Tax Attorney", "Scout"]), Side(play=["Pettifogger"])
    )
    stats = {
        name: (table.strength(name), table.life(name)) for name in (*table.me.play, *table.you.play)
    }
    assert stats == {
        "Paralegal Prodigy": (3, 3),
        "Tax Attorney": (2, 3),
        "Scout": (3, 3),
        "Pettifogger": (1, 1),
    }


@CASES.of("Paralegal Prodigy")
def two_of_it_raise_each_other() -> None:
    table = at(rich("Paralegal Prodigy", play=["Paralegal Prodigy"]))
    deploys(table, "Paralegal Prodigy")
    assert (table.strength("Paralegal Prodigy"), table.life("Paralegal Prodigy")) == (4, 4)


@CASES.of("Pervasive Bodyguard")
def it_protects_those_in_a_party_with_it_for_one_life() -> None:
    table = at(rich(play=["Pervasive Bodyguard", "Scout", "Key Man"]), Side(play=["Union Leader"]))
    assert not table.me.can_use("Pervasive Bodyguard", "PROTECT")
    table.me.attacks("Pervasive Bodyguard", "Scout")
    table.me.uses("Pervasive Bodyguard", "PROTECT")
    with shows("302.14"):
        assert table.me.choices() == ["Pervasive Bodyguard", "Scout"]
    table.me.picks("Scout")
    table.you.passes()
    assert (table.life("Scout"), table.life("Pervasive Bodyguard"), table.me.free) == (4, 4, 11)


@CASES.of("Pettifogger")
def blocking_destroys_it_and_all_attackers() -> None:
    table = at(
        rich(play=["Pettifogger", "Scout"]),
        Side(play=["Union Leader", "Gigamajig", "Key Man"]),
        active=1,
    )
    table.you.attacks("Union Leader", "Gigamajig")
    table.me.blocks("Pettifogger", "Scout")
    assert table.me.discard == ["Pettifogger"]
    assert sorted(table.you.discard) == ["Gigamajig", "Union Leader"]
    assert (table.me.play, table.you.play) == (["Scout"], ["Key Man"])


@CASES.of("Pettifogger")
def attacking_destroys_nobody() -> None:
    table = at(rich(play=["Pettifogger"]), Side(play=["Scout"]))
    table.me.attacks("Pettifogger")
    table.you.blocks("Scout")
    assert (table.me.play, table.you.play) == (["Pettifogger"], ["Scout"])


@CASES.of("Pilgrimage Auditor")
def it_is_depleted_to_deplete_a_character() -> None:
    table = at(rich(play=["Pilgrimage Auditor"]), Side(play=["Scout", "Union Leader"]))
    uses(table, "Pilgrimage Auditor", "IMPEDE", "Scout")
    assert table.is_depleted("Pilgrimage Auditor")
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader")
    assert not table.me.can_use("Pilgrimage Auditor", "IMPEDE")


@CASES.of("Paralegal Prodigy")
def lawyers_lose_it_again_when_the_prodigy_goes() -> None:
    table = at(rich("Bounce", play=["Paralegal Prodigy", "Tax Attorney"]))
    deploys(table, "Bounce", "Paralegal Prodigy")
    assert (table.strength("Tax Attorney"), table.life("Tax Attorney")) == (1, 2)


def test_characters_of_the_banker_mo_to_pi(only_card: str | None) -> None:
    CASES.run(only_card)
