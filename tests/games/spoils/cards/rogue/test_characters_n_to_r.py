"""Characters of the Rogue, from Numba 1 Stunna! to Rosy Palmer."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.rogue.table_talk import (
    blockers,
    deploys,
    icons,
    is_covert,
    my_turn_starts,
    needs_to_flip_up,
    says,
    stats,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, STEAL
from tests.support.scenario import Side, Table, board, location

CASES = CardTests()
RESTORES = "The Tournament Faction"
PLAIN_HOUSE = location("House", 9)


@CASES.of("Numba 1 Stunna!")
def what_it_damages_is_not_restored_next_time() -> None:
    table = board(
        Side(play=["Numba 1 Stunna!"], faction=RESTORES, deck=["Rage"] * 9),
        Side(play=["Union Leader", "Legacy Warmachine"], faction=RESTORES, deck=["Rage"] * 9),
    )
    table.me.attacks("Numba 1 Stunna!")
    table.you.blocks("Union Leader", "Legacy Warmachine")
    table.passes_until(DecisionKind.DIVIDE)
    says(table.me, "1 damage to Union Leader")
    table.resolves()
    assert (table.damage("Union Leader"), table.damage("Legacy Warmachine")) == (1, 0)
    assert table.is_depleted("Union Leader")
    assert table.is_depleted("Legacy Warmachine")
    table.next_turn()
    assert table.is_depleted("Union Leader")
    assert not table.is_depleted("Legacy Warmachine")
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Union Leader")


@CASES.of("Numba 1 Stunna!")
def it_flips_up_for_three() -> None:
    needs_to_flip_up("Numba 1 Stunna!", 3, 2)


@CASES.of("Obtuse Pipesmoker")
def it_grows_with_five_icons() -> None:
    for count, expected in ((5, (5, 4, 4)), (4, (4, 3, 3))):
        table = board(Side(play=["Obtuse Pipesmoker"], resources=icons(count)))
        assert stats(table, "Obtuse Pipesmoker") == expected


@CASES.of("Opportune Slotpuller")
def it_gambles_on_the_type_of_the_top_card() -> None:
    for guess, expected in (("character", (3, 1, 4)), ("item", (1, 2, 4))):
        table = board(Side(play=["Opportune Slotpuller"], deck=["Scout", "Rage"], resources=1))
        table.me.uses("Opportune Slotpuller", "GAMBLE")
        says(table.me, guess)
        assert table.me.deck == ["Scout", "Rage"]
        table.resolves()
        assert table.me.free == 0
        assert table.me.deck == ["Rage", "Scout"]
        assert stats(table, "Opportune Slotpuller") == expected
        table.next_turn()
        assert stats(table, "Opportune Slotpuller") == (1, 2, 4)


@CASES.of("Opportunistic Pirate")
def it_is_cheaper_by_each_card_it_removes() -> None:
    you = Side(discard=["Gnat", "Rage", "Greed", "Scout", "Elitism"])
    table = board(Side(hand=["Opportunistic Pirate"], resources=icons(7)), you)
    table.me.deploys("Opportunistic Pirate")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.me.sets("Gnat", "Rage", "Greed", "Scout")
    table.resolves()
    assert table.me.play == ["Opportunistic Pirate"]
    assert table.me.free == 4
    assert sorted(table.you.out_of_game) == ["Gnat", "Greed", "Rage", "Scout"]
    assert table.you.discard == ["Elitism"]


@CASES.of("Opportunistic Pirate")
def it_may_remove_one_card_or_none() -> None:
    you = Side(discard=["Gnat", "Rage"])
    me = Side(hand=["Opportunistic Pirate"], resources=icons(7))
    table = board(me, you)
    table.me.deploys("Opportunistic Pirate")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.me.sets("Gnat")
    table.resolves()
    assert table.me.free == 1
    table = board(me, you)
    table.me.deploys("Opportunistic Pirate")
    table.me.declines() if table.asks is DecisionKind.MAY else table.me.passes()
    table.resolves()
    assert table.me.free == 0
    assert table.you.out_of_game == []


@CASES.of("Opportunistic Pirate")
def three_resources_suffice_with_four_cards_to_remove_and_not_with_three() -> None:
    me = Side(hand=["Opportunistic Pirate"], resources=icons(3))
    assert board(me, Side(discard=["Rage"] * 4)).me.can_deploy("Opportunistic Pirate")
    assert not board(me, Side(discard=["Rage"] * 3)).me.can_deploy("Opportunistic Pirate")


@CASES.of("Parkour Hoodlum")
def it_is_tactical_in_hand_while_a_location_is_in_play() -> None:
    me = Side(play=["Scout"], hand=["Parkour Hoodlum"], resources=icons(3))
    for yours in (["House"], []):
        table = board(me, Side(play=yours), PLAIN_HOUSE)
        table.me.attacks("Scout")
        assert table.me.can_deploy("Parkour Hoodlum") is bool(yours)


@CASES.of("Parkour Hoodlum")
def locations_neither_change_it_nor_pick_it() -> None:
    table = board(
        Side(play=["Parkour Hoodlum", "Union Leader"]), Side(play=["Fornicaves", "Hangdog Alley"])
    )
    assert table.life("Union Leader") == 2
    assert stats(table, "Parkour Hoodlum") == (3, 1, 4)
    table = my_turn_starts(
        Side(play=["Luxurious Gaming Establishment", "Parkour Hoodlum", "Scout", "Gnat"])
    )
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]


@CASES.of("Party Clowns")
def they_call_more_clowns_for_one() -> None:
    me = Side(play=["Party Clowns"], deck=["Scout", "Party Clowns", "Rage"], resources=1)
    table = my_turn_starts(me)
    table.me.agrees()
    assert table.me.choices() == ["Party Clowns"]
    table.me.picks("Party Clowns")
    assert table.me.play == ["Party Clowns"] * 2
    assert sorted(table.me.deck) == ["Rage", "Scout"]
    assert table.me.free == 0


@CASES.of("Party Clowns")
def they_call_nobody_unpaid() -> None:
    deck = ["Scout", "Party Clowns", "Rage"]
    table = my_turn_starts(Side(play=["Party Clowns"], deck=deck, resources=1))
    table.me.declines()
    assert table.me.play == ["Party Clowns"]
    assert table.me.deck == deck
    table = my_turn_starts(Side(play=["Party Clowns"], deck=deck))
    assert table.asks is DecisionKind.ACT
    theirs = board(Side(), Side(play=["Party Clowns"], deck=deck, resources=1), active=1)
    theirs.you.ends_turn()
    theirs.resolves()
    assert theirs.asked is theirs.me


@CASES.of("Pillaging Pirate")
def it_discards_two_cards_off_the_opposing_deck() -> None:
    me = Side(hand=["Pillaging Pirate"], resources=icons(2), deck=["Gnat"])
    table = board(me, Side(deck=["Scout", "Rage", "Greed"]))
    deploys(table.me, "Pillaging Pirate")
    assert sorted(table.you.discard) == ["Rage", "Scout"]
    assert table.you.deck == ["Greed"]
    assert table.me.deck == ["Gnat"]


@CASES.of("Pit Boss")
def it_is_as_fast_as_its_player_has_icons() -> None:
    for resources, expected in (([], 0), (["Deception", "Rage"], 1), (["Treachery"] * 2, 4)):
        table = board(Side(play=["Pit Boss"], resources=resources), Side(resources=icons(3)))
        assert stats(table, "Pit Boss") == (2, 2, expected)


@CASES.of("Pluck")
def it_grifts_a_card_out_of_the_opposing_discard_pile() -> None:
    me = Side(play=["Pluck"], discard=["Gnat"], resources=5)
    table = board(me, Side(discard=["Scout", "Rage", "Defenestrate", "Tremor Engine"]))
    table.me.uses("Pluck", "GRIFT")
    assert sorted(table.me.choices()) == ["Rage", "Scout", "Tremor Engine"]
    table.me.picks("Scout")
    table.resolves()
    assert sorted(table.me.play) == ["Pluck", "Scout"]
    assert table.me.free == 0
    assert table.is_depleted("Pluck")


@CASES.of("Pluck")
def it_grifts_only_in_its_players_turn() -> None:
    you = Side(play=["Scout"], discard=["Scout"])
    table = board(Side(play=["Pluck"], resources=5), you, active=1)
    table.you.attacks("Scout")
    table.you.passes()
    assert not table.me.can_use("Pluck", "GRIFT")


def wolf_in_battle(*resources: str) -> Table:
    table = board(Side(play=["Scout"], hand=["Ravenous Wolf"], resources=resources))
    table.me.attacks("Scout")
    deploys(table.me, "Ravenous Wolf")
    return table


@CASES.of("Ravenous Wolf")
def deployed_like_a_tactic_it_devours_a_deception_or_itself() -> None:
    table = wolf_in_battle(*icons(4))
    assert is_covert(table, "Ravenous Wolf")
    table.me.agrees()
    table.me.picks("Deception")
    assert table.me.discard == ["Deception"]
    assert "Ravenous Wolf" in table.me.play
    table = wolf_in_battle(*icons(4))
    table.me.declines()
    assert table.me.discard == ["Ravenous Wolf"]


@CASES.of("Ravenous Wolf")
def without_a_deception_it_is_lost() -> None:
    table = wolf_in_battle(*["Treachery"] * 4)
    assert table.me.discard == ["Ravenous Wolf"]


@CASES.of("Ravenous Wolf")
def deployed_in_the_usual_way_it_devours_nothing() -> None:
    table = board(Side(hand=["Ravenous Wolf"], resources=icons(4)))
    deploys(table.me, "Ravenous Wolf")
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Ravenous Wolf"]
    assert table.me.discard == []


@CASES.of("Recondite Hunter")
def it_loses_covert_for_the_turn_in_which_it_attacks() -> None:
    table = board(Side(play=["Recondite Hunter"]), Side(play=["Scout"]))
    assert is_covert(table, "Recondite Hunter")
    table.me.attacks("Recondite Hunter")
    assert blockers(table) == ["Scout"]
    table.you.passes()
    table.resolves()
    assert not is_covert(table, "Recondite Hunter")
    table.next_turn()
    assert is_covert(table, "Recondite Hunter")


@CASES.of("Recreant Cad")
def it_sneaks_over_a_full_discard_pile() -> None:
    me = Side(play=["Recreant Cad"], resources=1, discard=["Gnat"] * 10)
    table = board(me, Side(discard=[*["Rage"] * 9, "Scout"]))
    table.me.uses("Recreant Cad", "SNEAK")
    table.me.sets("Scout", "Rage")
    table.resolves()
    assert is_covert(table, "Recreant Cad")
    assert sorted(table.you.out_of_game) == ["Rage", "Scout"]
    assert table.me.free == 0
    table.next_turn()
    assert not is_covert(table, "Recreant Cad")
    assert not board(me, Side(discard=["Rage"] * 9)).me.can_use("Recreant Cad", "SNEAK")


@CASES.of("Red Raven")
def it_may_take_a_token_whoever_flips_a_coin() -> None:
    for agrees in (True, False):
        me = Side(hand=["Throatstabber"], resources=icons(3))
        for sides in (
            (Side(play=["Red Raven"], hand=me.hand, resources=me.resources), Side()),
            (me, Side(play=["Red Raven"])),
        ):
            table = board(*sides)
            deploys(table.me, "Throatstabber")
            while table.asks is DecisionKind.ORDER:
                assert table.asked is not None
                table.asked.answers(0)
            raven = table.controller("Red Raven")
            raven.agrees() if agrees else raven.declines()
            assert table.tokens("Red Raven") == agrees
            assert stats(table, "Red Raven") == ((3, 3, 3) if agrees else (2, 2, 3))


@CASES.of("Resistance Fighter")
def it_provides_an_icon() -> None:
    assert board(
        Side(play=["Resistance Fighter"], hand=["Agile Highwayman"], resources=3)
    ).me.can_deploy("Agile Highwayman")
    assert not board(Side(play=["Scout"], hand=["Agile Highwayman"], resources=3)).me.can_deploy(
        "Agile Highwayman"
    )


@CASES.of("Resistance Fighter")
def it_grows_beside_a_stolen_character() -> None:
    me = Side(play=["Resistance Fighter", "Gnat"], hand=["Steal"])
    table = board(me, Side(play=["Scout"]), STEAL)
    assert stats(table, "Resistance Fighter") == (1, 1, 3)
    deploys(table.me, "Steal", "Scout")
    assert stats(table, "Resistance Fighter") == (3, 3, 4)


def rosy_falls() -> Table:
    me = Side(play=["Rosy Palmer, and Her Five Friends"], hand=["Kill"], deck=["Gnat"] * 5)
    deck = ["Scout", "Rage", "Union Leader", "Greed", "Lamp", "Elitism", "Gnat"]
    table = board(me, Side(deck=deck), KILL, LAMP)
    deploys(table.me, "Kill", "Rosy Palmer, and Her Five Friends")
    return table


@CASES.of("Rosy Palmer, and Her Five Friends")
def its_player_may_take_one_of_the_characters_among_five_cards() -> None:
    table = rosy_falls()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert sorted(table.me.choices()) == ["Scout", "Union Leader"]
    table.me.sets("Union Leader")
    assert table.me.play == ["Union Leader"]
    assert table.asked is table.you
    for name in ("Lamp", "Scout", "Greed", "Rage"):
        if table.asks is not DecisionKind.ACT:
            table.you.picks(name)
    assert table.you.deck in (
        ["Elitism", "Gnat", "Lamp", "Scout", "Greed", "Rage"],
        ["Elitism", "Gnat", "Rage", "Greed", "Scout", "Lamp"],
    )


@CASES.of("Rosy Palmer, and Her Five Friends")
def its_player_may_take_nobody() -> None:
    table = rosy_falls()
    table.me.declines() if table.asks is DecisionKind.MAY else table.me.passes()
    while table.asked is table.you:
        table.you._does(table.you.legal[0])
    assert table.me.play == []
    assert table.you.deck[:2] == ["Elitism", "Gnat"]
    assert sorted(table.you.deck[2:]) == ["Greed", "Lamp", "Rage", "Scout", "Union Leader"]


def test_characters_of_the_rogue_n_to_r(only_card: str | None) -> None:
    CASES.run(only_card)
