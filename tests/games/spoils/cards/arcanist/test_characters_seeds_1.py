"""Arcanist characters: Seed 1."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import Measure
from tests.support.card_play import deploys, fights, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Confounding Conjurer")
def it_puts_the_picked_character_into_its_owners_hand() -> None:
    table = set_up(
        Side(play=["Warrior Prodigy"], hand=["Confounding Conjurer"], resources=["Obsession"] * 4),
        Side(play=["Scout", "Stalwart Soldier", "Knobby Stave"]),
    )
    table.me.deploys("Confounding Conjurer")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Scout", "Stalwart Soldier", "Warrior Prodigy"]
    table.me.picks("Scout")
    assert "Scout" in table.you.play, "not before it enters play"
    table.resolves()
    assert table.you.hand == ["Scout"]
    assert sorted(table.me.play) == ["Confounding Conjurer", "Warrior Prodigy"]
    assert table.me.free == 0


@CASES.of("Confounding Conjurer")
def nothing_returns_if_no_character_was_picked() -> None:
    table = set_up(
        Side(hand=["Confounding Conjurer"], resources=["Obsession"] * 4), Side(play=["Scout"])
    )
    table.me.deploys("Confounding Conjurer")
    table.me.declines()
    table.resolves()
    assert table.me.play == ["Confounding Conjurer"]
    assert table.you.play == ["Scout"]


@CASES.of("Defiler of Innocence")
def it_makes_a_character_covert_this_turn() -> None:
    table = set_up(Side(play=["Defiler of Innocence"], resources=2), Side(play=["Scout"]))
    uses(table.me, "Defiler of Innocence", "CORRUPT", "Scout")
    assert table.is_covert("Scout")
    assert table.me.free == 0
    assert not table.is_depleted("Defiler of Innocence")
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Defiler of Innocence")
def it_depletes_to_choose_a_character_in_your_hand_to_be_discarded() -> None:
    table = set_up(
        Side(play=["Defiler of Innocence"]),
        Side(hand=["Foment", "Scout", "Rage", "Gnat", "Knobby Stave"]),
    )
    uses(table.me, "Defiler of Innocence", "DEFILE")
    assert sorted(table.me.was_shown) == ["Foment", "Gnat", "Knobby Stave", "Rage", "Scout"]
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    assert table.you.discard == ["Scout"]
    assert table.is_depleted("Defiler of Innocence")
    assert not table.me.can_use("Defiler of Innocence", "DEFILE")


@CASES.of("Defiler of Innocence")
def a_hand_without_characters_loses_nothing() -> None:
    table = set_up(Side(play=["Defiler of Innocence"]), Side(hand=["Foment", "Rage"]))
    uses(table.me, "Defiler of Innocence", "DEFILE")
    assert sorted(table.me.was_shown) == ["Foment", "Rage"]
    assert len(table.you.hand) == 2


@CASES.of("Ensorcelled Familiar")
def it_may_search_for_a_tactic_as_it_enters_play() -> None:
    table = set_up(
        Side(
            hand=["Ensorcelled Familiar"],
            deck=["Scout", "Obscure", "Rage", "Encumber"],
            resources=["Obsession"] * 5,
        )
    )
    deploys(table.me, "Ensorcelled Familiar")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Encumber", "Obscure"]
    table.me.picks("Encumber")
    assert table.me.hand == ["Encumber"]
    assert "Encumber" in table.you.was_shown, "revealed"
    assert sorted(table.me.deck) == ["Obscure", "Rage", "Scout"]


@CASES.of("Ensorcelled Familiar")
def it_may_be_deployed_without_a_search() -> None:
    deck = ["Scout", "Obscure"]
    table = set_up(Side(hand=["Ensorcelled Familiar"], deck=deck, resources=["Obsession"] * 5))
    deploys(table.me, "Ensorcelled Familiar")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == ([], deck)


@CASES.of("Ensorcelled Familiar")
def it_recurs_a_tactic_from_the_discard_pile() -> None:
    table = set_up(
        Side(
            discard=["Ensorcelled Familiar", "Obscure", "Scout", "Encumber"],
            resources=["Obsession"] * 3,
        ),
        Side(discard=["Entangle"]),
    )
    table.me.uses("Ensorcelled Familiar", "RECUR")
    assert sorted(table.me.choices()) == ["Encumber", "Obscure"]
    table.me.picks("Obscure")
    assert table.me.out_of_game == ["Ensorcelled Familiar"]
    table.resolves()
    assert table.me.hand == ["Obscure"]
    assert table.me.free == 1


@CASES.of("Ensorcelled Familiar")
def it_recurs_only_from_the_discard_pile_with_its_threshold_and_a_tactic() -> None:
    both = ["Ensorcelled Familiar", "Obscure"]
    for side in (
        Side(play=["Ensorcelled Familiar"], discard=["Obscure"], resources=["Obsession"] * 3),
        Side(discard=both, resources=["Obsession", "Obsession", "Rage"]),
        Side(discard=["Ensorcelled Familiar", "Scout"], resources=["Obsession"] * 3),
    ):
        assert not set_up(side).me.can_use("Ensorcelled Familiar", "RECUR")


@CASES.of("Flagitious Denunciator")
def it_returns_a_character_and_then_chooses_one_in_your_hand() -> None:
    table = set_up(
        Side(play=["Flagitious Denunciator"], resources=3),
        Side(play=["Scout"], hand=["Gnat", "Rage", "Foment"]),
    )
    assert table.is_covert("Flagitious Denunciator")
    uses(table.me, "Flagitious Denunciator", "DENOUNCE", "Scout")
    assert (table.me.discard, table.me.free) == (["Flagitious Denunciator"], 1)
    assert sorted(table.me.choices()) == ["Gnat", "Scout"], "what came back too"
    table.me.picks("Scout")
    assert table.you.discard == ["Scout"]
    assert sorted(table.you.hand) == ["Foment", "Gnat", "Rage"]


@CASES.of("Flagitious Denunciator")
def it_cannot_save_itself_by_picking_itself() -> None:
    table = set_up(Side(play=["Flagitious Denunciator"], resources=2), Side(hand=["Gnat", "Rage"]))
    uses(table.me, "Flagitious Denunciator", "DENOUNCE", "Flagitious Denunciator")
    with shows("402.4"):
        assert table.me.discard == ["Flagitious Denunciator"]
    assert (table.you.discard, table.you.hand) == (["Gnat"], ["Rage"])


@CASES.of("Foul Diviner")
def it_costs_a_tactic_in_the_discard_pile() -> None:
    table = set_up(
        Side(
            hand=["Foul Diviner"],
            discard=["Scout", "Obscure", "Rouse"],
            resources=["Obsession"] * 4,
        ),
        Side(discard=["Encumber"]),
    )
    table.me.deploys("Foul Diviner")
    assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
    table.me.picks("Rouse")
    table.resolves()
    assert (table.me.play, table.me.out_of_game) == (["Foul Diviner"], ["Rouse"])
    assert stats(table, "Foul Diviner") == (3, 4, 3)


@CASES.of("Foul Diviner")
def it_cannot_be_deployed_without_a_tactic_in_the_own_discard_pile() -> None:
    table = set_up(
        Side(hand=["Foul Diviner", "Obscure"], discard=["Scout"], resources=["Obsession"] * 4),
        Side(discard=["Encumber"]),
    )
    assert not table.me.can_deploy("Foul Diviner")


def _negates(card: str, *hand: str) -> Table:
    """You deploy a card while my High-Priest stands by."""
    table = set_up(
        Side(play=["High-Priest of Thabbash"], hand=hand, resources=2),
        Side(play=["Knobby Stave"], hand=[card], resources=["Obsession"] * 4),
        active=1,
    )
    table.you.deploys(card)
    return table


@CASES.of("High-Priest of Thabbash")
def it_terminates_a_card_of_the_type_that_is_discarded() -> None:
    table = _negates("Servile Centipede", "Scout", "Foment", "Rage")
    table.me.uses("High-Priest of Thabbash", "NEGATE")
    assert table.me.choices() == ["Scout"], "no other type would do"
    table.me.picks("Scout")
    table.resolves()
    assert table.you.discard == ["Servile Centipede"]
    assert table.me.discard == ["Scout"]
    assert table.me.free == 0
    assert table.is_depleted("High-Priest of Thabbash")


@CASES.of("High-Priest of Thabbash")
def it_terminates_tactics_too() -> None:
    table = _negates("Learn", "Scout", "Foment")
    table.me.uses("High-Priest of Thabbash", "NEGATE")
    assert table.me.choices() == ["Foment"]
    table.me.picks("Foment")
    table.resolves()
    assert (table.you.discard, table.you.hand) == (["Learn"], [])


@CASES.of("High-Priest of Thabbash")
def it_cannot_be_used_without_a_card_of_that_type() -> None:
    table = _negates("Servile Centipede", "Foment", "Rage", "Knobby Stave")
    assert not table.me.can_use("High-Priest of Thabbash", "NEGATE")
    table = set_up(Side(play=["High-Priest of Thabbash"], hand=["Scout"], resources=2))
    assert not table.me.can_use("High-Priest of Thabbash", "NEGATE"), "nothing is being played"


@CASES.of("Horrendous Behemoth")
def the_opposing_party_is_weaker_and_slower_while_it_fights() -> None:
    table = set_up(
        Side(play=["Horrendous Behemoth", "Stalwart Soldier"]), Side(play=["Union Leader", "Scout"])
    )
    table.me.attacks("Horrendous Behemoth", "Stalwart Soldier")
    assert stats(table, "Union Leader") == (5, 8, 3)
    table.you.blocks("Union Leader")
    assert stats(table, "Union Leader") == (4, 8, 2)
    assert stats(table, "Scout") == (3, 3, 4), "not in the battle"
    assert stats(table, "Stalwart Soldier") == (3, 3, 3), "not opposing"
    table.resolves()
    while table.asks is DecisionKind.DIVIDE:
        assert table.asked is not None
        table.asked.answers(0)
        table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.strength("Union Leader") == 5, "the battle is over"


@CASES.of("Horrendous Behemoth")
def attackers_are_weaker_while_it_blocks() -> None:
    table = set_up(Side(play=["Horrendous Behemoth"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.me.blocks("Horrendous Behemoth")
    assert stats(table, "Scout") == (2, 3, 3)


@CASES.of("Horrifying Brain-Monkey")
def it_destroys_a_character_of_no_more_strength_than_its_controllers_icons() -> None:
    for count, gone in ((5, True), (4, False)):
        table = set_up(
            Side(play=["Horrifying Brain-Monkey"], resources=["Obsession"] * count),
            Side(play=["Union Leader"], resources=["Obsession"] * 6),
        )
        uses(table.me, "Horrifying Brain-Monkey", "SLOBBER", "Union Leader")
        assert table.me.discard == ["Horrifying Brain-Monkey"]
        assert table.me.free == count - 4
        assert (table.you.discard == ["Union Leader"]) is gone


@CASES.of("Lingamite Torture Monk")
def it_gives_itself_for_a_character_that_its_controller_owns() -> None:
    table = set_up(
        Side(play=["Lingamite Torture Monk", "Scout", "Gnat"], borrowed=["Gnat"]),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"], borrowed=["Warrior Prodigy"]),
    )
    table.me.uses("Lingamite Torture Monk", "TORTURE")
    assert sorted(table.me.choices()) == ["Lingamite Torture Monk", "Scout", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Warrior Prodigy"], ["Lingamite Torture Monk"])


@CASES.of("Lingamite Torture Monk")
def it_does_not_return_by_picking_itself() -> None:
    table = set_up(Side(play=["Lingamite Torture Monk", "Scout"]))
    uses(table.me, "Lingamite Torture Monk", "TORTURE", "Lingamite Torture Monk")
    with shows("402.4"):
        assert (table.me.hand, table.me.discard) == ([], ["Lingamite Torture Monk"])


@CASES.of("Lingamite Torture Monk")
def it_recurs_to_return_a_character() -> None:
    table = set_up(
        Side(
            discard=["Lingamite Torture Monk"], play=["Scout", "Gnat"], resources=["Obsession"] * 3
        ),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.uses("Lingamite Torture Monk", "RECUR")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.hand, table.me.out_of_game) == (["Scout"], ["Lingamite Torture Monk"])
    assert table.me.free == 1
    for resources in (["Obsession", "Rage"], ["Obsession"] * 1):
        table = set_up(
            Side(discard=["Lingamite Torture Monk"], play=["Scout"], resources=resources)
        )
        assert not table.me.can_use("Lingamite Torture Monk", "RECUR")


@CASES.of("Living God of Thabbash")
def the_opponent_discards_when_a_character_of_its_controller_leaves() -> None:
    table = set_up(
        Side(play=["Living God of Thabbash", "Scout", "Knobby Stave"], hand=["Kill"], resources=2),
        Side(hand=["Rage", "Foment", "Greed"]),
    )
    uses(table.me, "Living God of Thabbash", "HIGHER CALLING", "Scout")
    assert (table.me.hand.count("Scout"), table.me.free) == (1, 0)
    assert table.asked is table.you
    table.you.picks("Rage")
    assert table.you.discard == ["Rage"]
    deploys(table.me, "Kill", "Knobby Stave")
    assert len(table.you.hand) == 2, "an item is no character"


@CASES.of("Living God of Thabbash")
def it_heeds_only_the_characters_of_its_controller_and_itself() -> None:
    table = set_up(
        Side(play=["Living God of Thabbash"], hand=["Kill", "Kill"]),
        Side(play=["Scout"], hand=["Rage", "Foment"]),
    )
    deploys(table.me, "Kill", "Scout")
    assert len(table.you.hand) == 2
    deploys(table.me, "Kill", "Living God of Thabbash")
    assert table.asked is table.you, "it is a character that its controller controls"
    table.you.picks("Rage")
    assert table.you.hand == ["Foment"]


@CASES.of("Living God of Thabbash")
def its_ability_picks_only_characters_of_its_controller() -> None:
    table = set_up(
        Side(play=["Living God of Thabbash", "Gnat", "Scout"], resources=2),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.uses("Living God of Thabbash", "HIGHER CALLING")
    assert sorted(table.me.choices()) == ["Gnat", "Living God of Thabbash", "Scout"]


@CASES.of("Mesmerizing Enchantress")
def up_to_four_picked_characters_cannot_attack_until_its_controllers_next_turn() -> None:
    table = set_up(
        Side(
            hand=["Mesmerizing Enchantress"], play=["Warrior Prodigy"], resources=["Obsession"] * 5
        ),
        Side(play=["Scout", "Stalwart Soldier", "Nimble Conscript", "Plodding Brute"]),
    )
    table.me.deploys("Mesmerizing Enchantress")
    table.me.agrees()
    for name in ("Scout", "Stalwart Soldier", "Plodding Brute", "Warrior Prodigy"):
        table.me.picks(name)
    assert table.asks is DecisionKind.RESPOND, "no fifth"
    table.resolves()
    assert not table.me.can_attack()
    table.next_turn()
    table.you.announces_attack()
    assert table.you.choices() == ["Nimble Conscript"]
    table.you.sets("Nimble Conscript")
    table.resolves()
    table.me.passes()
    table.resolves()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Mesmerizing Enchantress")
def fewer_characters_or_none_may_be_picked() -> None:
    for picked in ([], ["Scout"]):
        table = set_up(
            Side(hand=["Mesmerizing Enchantress"], resources=["Obsession"] * 5),
            Side(play=["Scout", "Stalwart Soldier"]),
        )
        table.me.deploys("Mesmerizing Enchantress")
        if picked:
            table.me.agrees()
            table.me.sets(*picked)
        else:
            table.me.declines()
        table.resolves()
        table.next_turn()
        table.you.announces_attack()
        assert ("Scout" in table.you.choices()) is not bool(picked)
        assert "Stalwart Soldier" in table.you.choices()


@CASES.of("Nefarious Horror")
def it_is_large_and_seen_while_you_have_more_characters() -> None:
    for mine, yours, expected, covert in (
        (0, 2, (4, 4, 3), False),
        (0, 1, (2, 2, 3), True),
        (1, 2, (2, 2, 3), True),
        (1, 3, (4, 4, 3), False),
    ):
        table = set_up(
            Side(play=["Nefarious Horror", *["Scout"] * mine]),
            Side(play=["Knobby Stave", *["Scout"] * yours]),
        )
        assert stats(table, "Nefarious Horror") == expected
        assert table.is_covert("Nefarious Horror") is covert


@CASES.of("Perturbatious Warlock")
def you_put_a_card_from_your_hand_on_your_deck() -> None:
    table = set_up(
        Side(hand=["Perturbatious Warlock", "Gnat"], resources=["Obsession"] * 2),
        Side(hand=["Rage", "Foment"], deck=["Greed"]),
    )
    deploys(table.me, "Perturbatious Warlock")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Foment", "Rage"]
    table.you.picks("Foment")
    assert (table.you.deck, table.you.hand) == (["Foment", "Greed"], ["Rage"])
    assert (table.me.hand, table.me.was_shown) == (["Gnat"], [])


@CASES.of("Sequestered Hellion")
def it_can_be_flipped_up_for_7() -> None:
    table = set_up(Side(face_down=["Sequestered Hellion"], resources=["Obsession"] * 6))
    table.me.deploys("Sequestered Hellion", flip_up=True)
    table.resolves()
    assert table.area("Sequestered Hellion") is Area.IN_PLAY
    assert (table.me.play, table.me.face_down) == (["Sequestered Hellion"], [])
    assert stats(table, "Sequestered Hellion") == (5, 5, 3)
    for resources in (["Obsession"] * 5, ["Obsession", *["Rage"] * 6]):
        table = set_up(Side(face_down=["Sequestered Hellion"], resources=resources))
        assert not table.me.can_deploy("Sequestered Hellion", flip_up=True)


@CASES.of("Shrouded Demon")
def it_gains_2_life_with_three_icons() -> None:
    for count, life in ((2, 1), (3, 3), (6, 3)):
        table = set_up(Side(play=["Shrouded Demon"], resources=["Obsession"] * count))
        assert stats(table, "Shrouded Demon") == (2, life, 3)
        assert table.is_covert("Shrouded Demon")


@CASES.of("Sin Against Nature")
def it_costs_its_controller_a_resource() -> None:
    table = set_up(
        Side(
            hand=["Sin Against Nature"], face_down=["Scout"], resources=["Obsession", "Obsession"]
        ),
        Side(resources=2),
    )
    table.me.deploys("Sin Against Nature")
    table.me.picks("Obsession")
    table.resolves()
    assert sorted(table.me.choices()) == ["Obsession", "Obsession", "Scout"]
    table.me.picks("Scout")
    assert (table.me.hand, table.me.face_down) == (["Scout"], [])
    assert table.me.resources == ["Obsession", "Obsession"]


@CASES.of("Sin Against Nature")
def a_resource_that_paid_for_it_may_return() -> None:
    table = set_up(Side(hand=["Sin Against Nature"], resources=["Obsession"] * 2))
    deploys(table.me, "Sin Against Nature")
    table.me.picks("Obsession")
    assert (table.me.hand, table.me.resources) == (["Obsession"], ["Obsession"])


@CASES.of("Thabbashite Haruspex")
def its_controller_may_draw_and_put_a_card_under_the_deck() -> None:
    table = set_up(
        Side(
            hand=["Thabbashite Haruspex", "Gnat", "Kill"],
            deck=["Scout", "Rage", "Greed"],
            resources=["Obsession"] * 2,
        )
    )
    deploys(table.me, "Thabbashite Haruspex")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Kill", "Scout"]
    table.me.picks("Gnat")
    assert (sorted(table.me.hand), table.me.deck) == (["Kill", "Scout"], ["Rage", "Greed", "Gnat"])
    deploys(table.me, "Kill", "Thabbashite Haruspex")
    table.me.agrees()
    table.me.picks("Rage")
    assert (table.me.hand, table.me.deck) == (["Scout"], ["Greed", "Gnat", "Rage"])


@CASES.of("Thabbashite Haruspex")
def its_controller_may_leave_the_deck_alone() -> None:
    table = set_up(
        Side(hand=["Thabbashite Haruspex", "Gnat"], deck=["Scout"], resources=["Obsession"] * 2)
    )
    deploys(table.me, "Thabbashite Haruspex")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == (["Gnat"], ["Scout"])


@CASES.of("Thabbashite Wizard")
def both_players_may_draw_up_to_two_cards() -> None:
    for mine, yours in ((2, 0), (1, 2), (0, 1)):
        table = set_up(
            Side(hand=["Thabbashite Wizard"], deck=["Scout"] * 4, resources=["Obsession"] * 3),
            Side(deck=["Gnat"] * 4),
        )
        deploys(table.me, "Thabbashite Wizard")
        for seat, count in ((table.me, mine), (table.you, yours)):
            assert table.asked is seat
            seat.answers(1 if count else 0)
            if count:
                assert seat.numbers()[-2:] == [1, 2]
                seat.answers(count)
        assert (len(table.me.hand), len(table.you.hand)) == (mine, yours)
        assert table.asks is DecisionKind.ACT


@CASES.of("The Abominable Hamster")
def it_gains_2_strength_with_five_icons() -> None:
    for count, strength in ((4, 3), (5, 5), (7, 5)):
        table = set_up(Side(play=["The Abominable Hamster"], resources=["Obsession"] * count))
        assert stats(table, "The Abominable Hamster") == (strength, 3, 3)
        assert table.is_covert("The Abominable Hamster")


@CASES.of("Unimportant Wizard")
def it_can_be_flipped_up_for_nothing() -> None:
    table = set_up(Side(face_down=["Unimportant Wizard"], resources=["Obsession"] * 1))
    deploys(table.me, "Unimportant Wizard", flip_up=True)
    assert (table.me.play, table.me.face_down) == (["Unimportant Wizard"], [])
    assert stats(table, "Unimportant Wizard") == (1, 2, 3)
    assert table.me.free == 1
    table = set_up(Side(face_down=["Unimportant Wizard"], resources=1))
    assert not table.me.can_deploy("Unimportant Wizard", flip_up=True)


@CASES.of("Virulent Dogmatist")
def a_character_loses_2_strength_or_1_speed_this_turn() -> None:
    seen = set()
    for choice in (0, 1):
        table = set_up(Side(play=["Virulent Dogmatist"], resources=2), Side(play=["Scout"]))
        uses(table.me, "Virulent Dogmatist", "BERATE", "Scout")
        assert table.asked is table.me
        table.me.answers(choice)
        seen.add(stats(table, "Scout"))
        assert (table.me.free, table.is_depleted("Virulent Dogmatist")) == (0, True)
        table.next_turn()
        assert stats(table, "Scout") == (3, 3, 4)
    assert seen == {(1, 3, 4), (3, 3, 3)}


@CASES.of("Wanton Wizard")
def a_discarded_tactic_may_become_a_face_down_resource() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(
                hand=["Wanton Wizard"], discard=["Scout", "Rouse", "Obscure"],
                resources=["Obsession"] * 3,
            ),
            Side(discard=["Encumber"]),
        )  # fmt: skip
        deploys(table.me, "Wanton Wizard")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
            table.me.picks("Rouse")
        else:
            table.me.declines()
        assert table.me.face_down == (["Rouse"] if agrees else [])
        assert table.me.free == (1 if agrees else 0), "not attached as it enters"


@CASES.of("Wrinkly Rabbit")
def it_is_as_large_as_its_controllers_icons_are_many() -> None:
    table = set_up(
        Side(play=["Wrinkly Rabbit"], resources=[*["Obsession"] * 3, "Neurosis"]),
        Side(resources=["Obsession"] * 4),
    )
    assert stats(table, "Wrinkly Rabbit") == (5, 5, 3)
    assert table.stat("Wrinkly Rabbit", Measure.SPEED) == 3
    assert table.is_covert("Wrinkly Rabbit")
    fights(table.me, "Wrinkly Rabbit")
    assert table.you.influence == 15


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
