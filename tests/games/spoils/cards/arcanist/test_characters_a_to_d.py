"""Characters of the Arcanist, from Anxious Imp to Defiler of Innocence."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    can_block,
    deploys,
    fights,
    icons,
    obsession,
    starts_next_turn,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Anxious Imp")
def it_provides_three_icons_this_turn_for_2() -> None:
    table = at_table(Side(play=["Anxious Imp"], hand=["Cloaked Creeper"], resources=4))
    assert not table.me.can_deploy("Cloaked Creeper")
    uses(table.me, "Anxious Imp", "OBSESS")
    assert (table.me.free, icons(table.me)) == (2, 3)
    deploys(table.me, "Cloaked Creeper")
    assert "Cloaked Creeper" in table.me.play
    table.next_turn()
    assert icons(table.me) == 0


@CASES.of("Anxious Imp")
def it_is_covert_with_six_icons() -> None:
    for count, covert in ((5, False), (6, True)):
        table = at_table(Side(play=["Anxious Imp"], resources=obsession(count)))
        assert table.is_covert("Anxious Imp") is covert
    table = at_table(Side(play=["Anxious Imp"], resources=obsession(3)))
    uses(table.me, "Anxious Imp", "OBSESS")
    assert table.is_covert("Anxious Imp"), "its own icons count"


@CASES.of("Arcanology Recruitment Officer")
def as_my_turn_starts_an_opposing_character_gains_covert_until_my_next_turn_starts() -> None:
    table = at_table(
        Side(play=["Arcanology Recruitment Officer", "Scout"]),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"]),
        active=1,
    )
    starts_next_turn(table)
    assert table.me.choices() == ["Stalwart Soldier", "Warrior Prodigy"]
    table.me.picks("Stalwart Soldier")
    assert table.is_covert("Stalwart Soldier")
    assert not table.is_covert("Warrior Prodigy")
    table.next_turn()
    assert table.is_covert("Stalwart Soldier"), "in your turn too"
    starts_next_turn(table)
    table.me.picks("Warrior Prodigy")
    assert not table.is_covert("Stalwart Soldier")


@CASES.of("Arcanology Recruitment Officer")
def it_does_nothing_as_your_turn_starts() -> None:
    table = at_table(
        Side(play=["Arcanology Recruitment Officer"]), Side(play=["Scout", "Warrior Prodigy"])
    )
    starts_next_turn(table)
    assert (table.asked, table.asks) == (table.you, DecisionKind.ACT)
    assert not table.is_covert("Scout")


@CASES.of("Cloaked Creeper")
def a_party_that_it_attacks_in_is_covert() -> None:
    def attack(*names: str) -> Table:
        table = at_table(
            Side(play=["Cloaked Creeper", "Scout"], hand=["Kill"]),
            Side(play=["Stalwart Soldier", "Puddle of Goo"]),
        )
        table.me.attacks(*names)
        return table

    assert can_block(attack("Scout").me) == ["Stalwart Soldier"]
    assert can_block(attack("Scout", "Cloaked Creeper").me) == ["Puddle of Goo"]
    assert can_block(attack("Cloaked Creeper").me) == ["Puddle of Goo"]
    table = attack("Scout", "Cloaked Creeper")
    deploys(table.me, "Kill", "Cloaked Creeper")
    assert can_block(table.me) == ["Stalwart Soldier"], "it left the party"


@CASES.of("Compulsive Creeper")
def it_is_larger_while_its_controller_has_an_even_hand() -> None:
    for count, expected in ((0, (3, 2, 3)), (1, (2, 1, 2)), (2, (3, 2, 3)), (3, (2, 1, 2))):
        table = at_table(Side(play=["Compulsive Creeper"], hand=["Scout"] * count), Side())
        with shows("410.1a"):
            assert stats(table, "Compulsive Creeper") == expected
    table = at_table(Side(play=["Compulsive Creeper"]), Side(hand=["Scout"]))
    assert stats(table, "Compulsive Creeper") == (3, 2, 3), "your hand does not count"


@CASES.of("Confounding Conjurer")
def it_puts_the_picked_character_into_its_owners_hand() -> None:
    table = at_table(
        Side(play=["Warrior Prodigy"], hand=["Confounding Conjurer"], resources=obsession(4)),
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
    table = at_table(
        Side(hand=["Confounding Conjurer"], resources=obsession(4)), Side(play=["Scout"])
    )
    table.me.deploys("Confounding Conjurer")
    table.me.declines()
    table.resolves()
    assert table.me.play == ["Confounding Conjurer"]
    assert table.you.play == ["Scout"]


@CASES.of("Deceptive Muddler")
def your_faction_is_hit_and_you_put_a_card_on_your_deck() -> None:
    table = at_table(
        Side(play=["Deceptive Muddler"]),
        Side(play=["Scout"], hand=["Gnat", "Foment"], deck=["Rage"]),
    )
    fights(table.me, "Deceptive Muddler")
    assert table.you.influence == 18
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Foment", "Gnat"]
    table.you.picks("Gnat")
    assert (table.you.hand, table.you.deck) == (["Foment"], ["Gnat", "Rage"])


@CASES.of("Deceptive Muddler")
def nothing_goes_on_the_deck_if_it_is_blocked_or_the_hand_is_empty() -> None:
    table = at_table(
        Side(play=["Deceptive Muddler"]), Side(play=["Puddle of Goo"], hand=["Gnat", "Foment"])
    )
    table.me.attacks("Deceptive Muddler")
    table.you.blocks("Puddle of Goo")
    table.resolves()
    assert (table.you.influence, len(table.you.hand)) == (20, 2)
    table = at_table(Side(play=["Deceptive Muddler"]), Side(deck=["Rage"]))
    fights(table.me, "Deceptive Muddler")
    assert (table.you.influence, table.you.deck) == (18, ["Rage"])


@CASES.of("Defiler of Innocence")
def it_makes_a_character_covert_this_turn() -> None:
    table = at_table(Side(play=["Defiler of Innocence"], resources=2), Side(play=["Scout"]))
    uses(table.me, "Defiler of Innocence", "CORRUPT", "Scout")
    assert table.is_covert("Scout")
    assert table.me.free == 0
    assert not table.is_depleted("Defiler of Innocence")
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Defiler of Innocence")
def it_depletes_to_choose_a_character_in_your_hand_to_be_discarded() -> None:
    table = at_table(
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
    table = at_table(Side(play=["Defiler of Innocence"]), Side(hand=["Foment", "Rage"]))
    uses(table.me, "Defiler of Innocence", "DEFILE")
    assert sorted(table.me.was_shown) == ["Foment", "Rage"]
    assert len(table.you.hand) == 2


def test_characters_of_the_arcanist_a_to_d(only_card: str | None) -> None:
    CASES.run(only_card)
