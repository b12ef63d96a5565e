"""Arcanist characters: 1st Edition, the second part."""

from app.games.spoils.engine import DecisionKind, Done, Person, observe
from tests.support.card_play import deploys, ends_turn, fights, may_block, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
COVERT = {
    "Kinky Asp": (4, 2, 3),
    "Ominous Oozling": (5, 4, 3),
    "Puddle of Goo": (1, 1, 3),
    "Sequestered Hellion": (5, 5, 3),
    "Sneaking Spitspider": (2, 2, 3),
    "Sneaky Mansion": (12, 12, 3),
}


@CASES.of("Arcanology Recruitment Officer")
def as_my_turn_starts_an_opposing_character_gains_covert_until_my_next_turn_starts() -> None:
    table = set_up(
        Side(play=["Arcanology Recruitment Officer", "Scout"]),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"]),
        active=1,
    )
    ends_turn(table)
    assert table.me.choices() == ["Stalwart Soldier", "Warrior Prodigy"]
    table.me.picks("Stalwart Soldier")
    assert table.is_covert("Stalwart Soldier")
    assert not table.is_covert("Warrior Prodigy")
    table.next_turn()
    assert table.is_covert("Stalwart Soldier"), "in your turn too"
    ends_turn(table)
    table.me.picks("Warrior Prodigy")
    assert not table.is_covert("Stalwart Soldier")


@CASES.of("Arcanology Recruitment Officer")
def it_does_nothing_as_your_turn_starts() -> None:
    table = set_up(
        Side(play=["Arcanology Recruitment Officer"]), Side(play=["Scout", "Warrior Prodigy"])
    )
    ends_turn(table)
    assert (table.asked, table.asks) == (table.you, DecisionKind.ACT)
    assert not table.is_covert("Scout")


@CASES.of("Cloaked Creeper")
def a_party_that_it_attacks_in_is_covert() -> None:
    def attack(*names: str) -> Table:
        table = set_up(
            Side(play=["Cloaked Creeper", "Scout"], hand=["Kill"]),
            Side(play=["Stalwart Soldier", "Puddle of Goo"]),
        )
        table.me.attacks(*names)
        return table

    assert may_block(attack("Scout")) == ["Stalwart Soldier"]
    assert may_block(attack("Scout", "Cloaked Creeper")) == ["Puddle of Goo"]
    assert may_block(attack("Cloaked Creeper")) == ["Puddle of Goo"]
    table = attack("Scout", "Cloaked Creeper")
    deploys(table.me, "Kill", "Cloaked Creeper")
    assert may_block(table) == ["Stalwart Soldier"], "it left the party"


@CASES.of("Deceptive Muddler")
def your_faction_is_hit_and_you_put_a_card_on_your_deck() -> None:
    table = set_up(
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
    table = set_up(
        Side(play=["Deceptive Muddler"]), Side(play=["Puddle of Goo"], hand=["Gnat", "Foment"])
    )
    table.me.attacks("Deceptive Muddler")
    table.you.blocks("Puddle of Goo")
    table.resolves()
    assert (table.you.influence, len(table.you.hand)) == (20, 2)
    table = set_up(Side(play=["Deceptive Muddler"]), Side(deck=["Rage"]))
    fights(table.me, "Deceptive Muddler")
    assert (table.you.influence, table.you.deck) == (18, ["Rage"])


def _ritual() -> Table:
    """My turn starts; Eldridge may put tokens on two of three cards."""
    table = set_up(
        Side(play=["Eldridge Gosche", "Scout", "Knobby Stave"], resources=1),
        Side(play=["Gnat"]),
        active=1,
    )
    ends_turn(table)
    return table


@CASES.of("Eldridge Gosche")
def it_may_divide_two_tokens_among_up_to_two_of_its_controllers_cards() -> None:
    table = _ritual()
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Eldridge Gosche", "Knobby Stave", "Scout"]
    table.me.picks("Scout")
    table.me.picks("Knobby Stave")
    assert sorted(table.me.choices()) == ["Knobby Stave", "Scout"]
    table.me.picks("Scout")
    table.me.picks("Knobby Stave")
    assert table.asks is DecisionKind.ACT
    assert (table.tokens("Scout"), table.tokens("Knobby Stave")) == (1, 1)


@CASES.of("Eldridge Gosche")
def it_may_put_both_tokens_on_one_card_fewer_or_none() -> None:
    for wanted in (2, 1, 0):
        table = _ritual()
        table.me.agrees()
        table.me.picks("Scout")
        table.me.passes()
        for _ in range(wanted):
            table.me.picks("Scout")
        if wanted < 2:
            table.me.passes()
        assert table.asks is DecisionKind.ACT
        assert table.tokens("Scout") == wanted
    table = _ritual()
    table.me.declines()
    assert table.asks is DecisionKind.ACT


@CASES.of("Eldridge Gosche")
def it_ejects_any_nonresource_card_for_three_tokens() -> None:
    table = set_up(
        Side(play=["Eldridge Gosche"], tokens={"Eldridge Gosche": 5}),
        Side(play=["Gnat", "Knobby Stave"], resources=2, hand=["Rage", "Foment"]),
    )
    table.me.uses("Eldridge Gosche", "EJECT")
    assert sorted(table.me.choices()) == ["Eldridge Gosche", "Gnat", "Knobby Stave"]
    table.me.picks("Knobby Stave")
    table.resolves()
    assert "Knobby Stave" in table.you.hand
    assert table.tokens("Eldridge Gosche") == 2
    assert not table.me.can_use("Eldridge Gosche", "EJECT")
    assert not table.me.can_use("Eldridge Gosche", "DISRUPT")


@CASES.of("Eldridge Gosche")
def it_looks_at_a_hand_for_three_tokens_and_chooses_any_card_of_it() -> None:
    table = set_up(
        Side(play=["Eldridge Gosche"], tokens={"Eldridge Gosche": 3}),
        Side(hand=["Rage", "Foment", "Gnat"]),
    )
    uses(table.me, "Eldridge Gosche", "DISRUPT")
    assert sorted(table.me.choices()) == ["Foment", "Gnat", "Rage"]
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]
    assert table.tokens("Eldridge Gosche") == 0


@CASES.of("Emphatic Ecto-Manipulator")
def it_puts_two_tokens_on_a_character_of_its_controller() -> None:
    table = set_up(
        Side(
            play=["Scout", "Gnat", "Knobby Stave"],
            hand=["Emphatic Ecto-Manipulator"],
            resources=["Obsession"] * 5,
        ),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.deploys("Emphatic Ecto-Manipulator")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Gnat")
    assert table.tokens("Gnat") == 0
    table.resolves()
    assert (table.tokens("Gnat"), table.tokens("Scout")) == (2, 0)


@CASES.of("Emphatic Ecto-Manipulator")
def it_puts_no_tokens_if_nothing_was_picked() -> None:
    table = set_up(
        Side(play=["Scout"], hand=["Emphatic Ecto-Manipulator"], resources=["Obsession"] * 5)
    )
    table.me.deploys("Emphatic Ecto-Manipulator")
    table.me.declines()
    table.resolves()
    assert [table.tokens(name) for name in table.me.play] == [0, 0]


@CASES.of("Gnat")
def the_opponent_discards_a_card_whenever_it_leaves_play() -> None:
    for tactic in ("Kill", "Lift"):
        table = set_up(
            Side(play=["Gnat", "Scout"], hand=[tactic, "Encumber"]), Side(hand=["Rage", "Foment"])
        )
        deploys(table.me, tactic, "Gnat")
        assert table.asked is table.you
        assert sorted(table.you.choices()) == ["Foment", "Rage"]
        table.you.picks("Rage")
        assert table.you.discard == ["Rage"]
        assert "Encumber" in table.me.hand


@CASES.of("Gnat")
def its_last_controllers_opponent_discards() -> None:
    table = set_up(
        Side(play=["Gnat", "Scout"], borrowed=["Gnat"], hand=["Lift", "Foment"]),
        Side(hand=["Rage"]),
    )
    deploys(table.me, "Lift", "Gnat")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.hand, table.you.discard) == (["Gnat"], ["Rage"])
    assert table.me.hand == ["Foment"]


@CASES.of("Gnat")
def it_does_not_leave_play_by_fighting_and_surviving() -> None:
    table = set_up(Side(play=["Gnat"]), Side(hand=["Rage"]))
    fights(table.me, "Gnat")
    assert (table.you.influence, table.you.hand) == (19, ["Rage"])


def _armchair() -> Table:
    """My Armchair was just destroyed."""
    table = set_up(
        Side(play=["Infatuated Armchair", "Gnat"], hand=["Kill"], deck=["Rage", "Scout", "Foment"]),
        Side(deck=["Greed", "Obscure", "Encumber"]),
    )
    deploys(table.me, "Kill", "Infatuated Armchair")
    return table


@CASES.of("Infatuated Armchair")
def its_controller_may_rearrange_the_top_of_the_own_deck_and_draws() -> None:
    table = _armchair()
    table.me.agrees()
    table.me.says("you")
    assert sorted(table.me.choices()) == ["Rage", "Scout"]
    table.me.picks("Rage")
    assert (table.me.hand, table.me.deck) == (["Scout"], ["Foment", "Rage"])


@CASES.of("Infatuated Armchair")
def its_controller_may_rearrange_the_top_of_your_deck_and_draws() -> None:
    table = _armchair()
    table.me.agrees()
    table.me.says("your opponent")
    assert sorted(table.me.choices()) == ["Greed", "Obscure"]
    table.me.picks("Greed")
    assert table.you.deck == ["Obscure", "Encumber", "Greed"]
    assert (table.me.hand, table.me.deck) == (["Rage"], ["Scout", "Foment"])


@CASES.of("Infatuated Armchair")
def its_controller_draws_without_looking_too() -> None:
    table = _armchair()
    table.me.declines()
    assert (table.me.hand, table.me.was_shown) == (["Rage"], [])
    assert table.you.deck == ["Greed", "Obscure", "Encumber"]


@CASES.of("Insect Appreciator")
def it_attacks_only_in_a_party_of_an_even_number() -> None:
    table = set_up(Side(play=["Insect Appreciator"]))
    assert not table.me.can_attack()
    table = set_up(Side(play=["Insect Appreciator", "Scout", "Stalwart Soldier"]))
    table.me.announces_attack()
    table.me.picks("Insect Appreciator")
    assert Done() not in table.me.legal
    table.me.picks("Scout")
    table.resolves()
    assert table.you.influence == 20 - 3 - 3


@CASES.of("Insect Appreciator")
def parties_without_it_are_free() -> None:
    table = set_up(Side(play=["Insect Appreciator", "Scout"]))
    fights(table.me, "Scout")
    assert table.you.influence == 17


@CASES.of("Insect Appreciator")
def it_blocks_only_in_a_party_of_an_even_number() -> None:
    table = set_up(Side(play=["Insect Appreciator"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.resolves()
    assert table.me.influence == 17, "it cannot block alone"
    table = set_up(
        Side(play=["Insect Appreciator", "Warrior Prodigy"]), Side(play=["Gigamajig"]), active=1
    )
    table.you.attacks("Gigamajig")
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.picks("Insect Appreciator")
    assert Done() not in table.me.legal
    table.me.sets("Warrior Prodigy")
    assert table.asks is not DecisionKind.BLOCKERS


@CASES.of(*COVERT)
def only_covert_characters_block_it_and_it_blocks_only_covert_parties() -> None:
    for name, expected in COVERT.items():
        table = set_up(
            Side(hand=[name], resources=["Obsession"] * 12), Side(play=["Scout", "Puddle of Goo"])
        )
        deploys(table.me, name)
        assert stats(table, name) == expected
        table.next_turn()
        table.you.attacks("Scout")
        assert may_block(table) == [], "no covert party"
        table.resolves()
        table.next_turn()
        table.me.attacks(name)
        assert may_block(table) == ["Puddle of Goo"]


@CASES.of("Odious Diva")
def your_hand_lies_open() -> None:
    def seen(play: list[str]) -> list[str] | None:
        table = set_up(Side(play=play, hand=["Gnat"]), Side(hand=["Rage", "Foment"]))
        hand = observe(table.state, Person(0)).sides[1].hand
        assert observe(table.state, Person(1)).sides[0].hand is None
        return None if hand is None else sorted(name for _, name in hand)

    assert seen(["Odious Diva"]) == ["Foment", "Rage"]
    assert seen(["Scout"]) is None


@CASES.of("Odious Diva")
def a_named_card_in_your_hand_goes_under_the_deck_and_you_draw() -> None:
    def disapproves(name: str) -> Table:
        table = set_up(
            Side(play=["Odious Diva"], resources=3),
            Side(hand=["Rage", "Scout", "Scout"], deck=["Foment", "Gnat"]),
        )
        table.me.uses("Odious Diva", "DISAPPROVE")
        table.me.says(name)
        table.resolves()
        if table.asked is table.you and table.asks is DecisionKind.CHOOSE_CARD:
            table.you.picks(name)
        assert table.me.free == 1
        return table

    table = disapproves("Scout")
    assert sorted(table.you.hand) == ["Foment", "Rage", "Scout"], "one of two"
    assert table.you.deck == ["Gnat", "Scout"]
    table = disapproves("Obscure")
    assert sorted(table.you.hand) == ["Rage", "Scout", "Scout"]
    assert table.you.deck == ["Foment", "Gnat"]


@CASES.of("Quotidian Virtuoso")
def it_trades_a_card_for_any_card_in_your_hand() -> None:
    table = set_up(
        Side(play=["Quotidian Virtuoso"], hand=["Gnat", "Scout"], resources=3),
        Side(hand=["Rage", "Foment"]),
    )
    table.me.uses("Quotidian Virtuoso", "DISRUPT")
    table.me.picks("Gnat")
    table.resolves()
    assert sorted(table.me.choices()) == ["Foment", "Rage"]
    table.me.picks("Rage")
    assert (table.me.discard, table.you.discard) == (["Gnat"], ["Rage"])
    assert (table.is_depleted("Quotidian Virtuoso"), table.me.free) == (True, 1)


@CASES.of("Quotidian Virtuoso")
def it_cannot_be_used_with_an_empty_hand() -> None:
    table = set_up(Side(play=["Quotidian Virtuoso"], resources=3), Side(hand=["Rage"]))
    assert not table.me.can_use("Quotidian Virtuoso", "DISRUPT")


@CASES.of("Rummaging Millipede")
def it_may_bring_back_a_tactic_as_it_enters_play() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(
                hand=["Rummaging Millipede"],
                discard=["Scout", "Obscure", "Rouse"],
                resources=["Obsession"] * 5,
            ),
            Side(discard=["Encumber"]),
        )
        deploys(table.me, "Rummaging Millipede")
        assert table.is_covert("Rummaging Millipede")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
            table.me.picks("Rouse")
            assert table.me.hand == ["Rouse"]
        else:
            table.me.declines()
            assert (table.me.hand, len(table.me.discard)) == ([], 3)


@CASES.of("Toxic Cultivator")
def tactics_cost_1_less_with_an_even_number_of_characters() -> None:
    for others, yours, paid in ((0, 1, 3), (1, 0, 2), (2, 0, 3), (3, 2, 2)):
        table = set_up(
            Side(
                play=["Toxic Cultivator", *["Scout"] * others],
                hand=["Stupidify"],
                resources=["Obsession"] * 5,
            ),
            Side(play=["Scout"] * yours, hand=["Rage"] * 2),
        )
        table.me.deploys("Stupidify")
        assert table.me.free == 5 - paid


@CASES.of("Toxic Cultivator")
def the_minimum_is_1_and_other_types_are_not_cheaper() -> None:
    table = set_up(
        Side(
            play=["Toxic Cultivator", "Scout"],
            hand=["Obsessive Compulsion", "Quotidian Disappearance", "Inadequate Wand"],
            deck=["Rage"] * 5,
            resources=["Obsession"] * 6,
        )
    )
    table.me.deploys("Obsessive Compulsion")
    assert table.me.free == 5
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        table.me.sets(table.me.choices()[0])
    deploys(table.me, "Quotidian Disappearance")
    assert table.me.free == 5, "no minimum makes a card dearer"
    deploys(table.me, "Inadequate Wand")
    assert table.me.free == 3


@CASES.of("Venomous Sacspider")
def the_opponent_discards_the_hand_when_battle_damage_destroys_it() -> None:
    table = set_up(
        Side(play=["Venomous Sacspider"], hand=["Gnat"]),
        Side(play=["Scout"], hand=["Rage", "Foment"]),
    )
    table.me.attacks("Venomous Sacspider")
    table.you.blocks("Scout")
    table.resolves()
    assert (table.me.discard, table.me.hand) == (["Venomous Sacspider"], ["Gnat"])
    assert (table.you.hand, sorted(table.you.discard)) == ([], ["Foment", "Rage"])


@CASES.of("Venomous Sacspider")
def other_ways_to_die_cost_nothing() -> None:
    for tactic in ("Shot", "Kill", "Lift"):
        table = set_up(
            Side(play=["Venomous Sacspider", "Scout"], hand=[tactic]), Side(hand=["Rage", "Foment"])
        )
        deploys(table.me, tactic, "Venomous Sacspider")
        assert table.me.play == ["Scout"]
        assert len(table.you.hand) == 2


@CASES.of("Violating Anomaly")
def any_card_in_your_hand_is_discarded_as_it_enters() -> None:
    table = set_up(
        Side(hand=["Violating Anomaly"], resources=["Obsession"] * 6), Side(hand=["Rage", "Foment"])
    )
    deploys(table.me, "Violating Anomaly")
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Foment", "Rage"]
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]


@CASES.of("Violating Anomaly")
def as_it_leaves_a_card_may_return_and_its_controller_draws() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(play=["Violating Anomaly"], hand=["Kill"], deck=["Gnat", "Rage"], resources=1),
            Side(play=["Scout", "Spackle"]),
        )
        deploys(table.me, "Kill", "Violating Anomaly")
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Scout", "Spackle"]
            table.me.picks("Spackle")
        else:
            table.me.declines()
        assert table.you.hand == (["Spackle"] if agrees else [])
        assert table.me.hand == ["Gnat"], "drawn in any case"


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
