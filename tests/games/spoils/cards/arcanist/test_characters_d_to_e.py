"""Characters of the Arcanist, from Devilfang Thunderhoof to Ensorcelled Familiar."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    obsession,
    starts_next_turn,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Devilfang Thunderhoof")
def it_enters_with_a_token_for_each_icon_and_grows_with_them() -> None:
    table = at_table(
        Side(hand=["Devilfang Thunderhoof"], resources=[*obsession(4), "Rage"]),
        Side(resources=obsession(3)),
    )
    deploys(table.me, "Devilfang Thunderhoof")
    assert table.tokens("Devilfang Thunderhoof") == 4
    assert stats(table, "Devilfang Thunderhoof") == (5, 4, 3)


@CASES.of("Devilfang Thunderhoof")
def it_spends_a_token_and_2_for_a_discard() -> None:
    table = at_table(
        Side(play=["Devilfang Thunderhoof"], tokens={"Devilfang Thunderhoof": 1}, resources=4),
        Side(hand=["Scout", "Gnat"]),
    )
    uses(table.me, "Devilfang Thunderhoof", "DISRUPT")
    assert table.asked is table.you
    table.you.picks("Gnat")
    assert table.you.discard == ["Gnat"]
    assert (table.tokens("Devilfang Thunderhoof"), table.me.free) == (0, 2)
    assert table.strength("Devilfang Thunderhoof") == 1
    assert not table.me.can_use("Devilfang Thunderhoof", "DISRUPT")


def _ritual() -> Table:
    """My turn starts; Eldridge may put tokens on two of three cards."""
    table = at_table(
        Side(play=["Eldridge Gosche", "Scout", "Knobby Stave"], resources=1),
        Side(play=["Gnat"]),
        active=1,
    )
    starts_next_turn(table)
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
    table = at_table(
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
    table = at_table(
        Side(play=["Eldridge Gosche"], tokens={"Eldridge Gosche": 3}),
        Side(hand=["Rage", "Foment", "Gnat"]),
    )
    uses(table.me, "Eldridge Gosche", "DISRUPT")
    assert sorted(table.me.choices()) == ["Foment", "Gnat", "Rage"]
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]
    assert table.tokens("Eldridge Gosche") == 0


@CASES.of("Elementary Elemental")
def it_returns_when_destroyed_and_then_a_card_is_discarded() -> None:
    table = at_table(Side(play=["Elementary Elemental"], hand=["Kill", "Scout"]))
    deploys(table.me, "Kill", "Elementary Elemental")
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Elementary Elemental", "Scout"]
    table.me.picks("Scout")
    assert table.me.hand == ["Elementary Elemental"]
    assert sorted(table.me.discard) == ["Kill", "Scout"]


@CASES.of("Elementary Elemental")
def its_controller_discards_though_its_owner_gets_it_back() -> None:
    table = at_table(
        Side(play=["Elementary Elemental"], borrowed=["Elementary Elemental"], hand=["Rage"]),
        Side(hand=["Kill", "Scout"]),
        active=1,
    )
    table.you.deploys("Kill")
    table.resolves()
    assert sorted(table.you.hand) == ["Elementary Elemental", "Scout"]
    assert (table.me.discard, table.you.discard) == (["Rage"], ["Kill"])


@CASES.of("Elementary Elemental")
def nothing_is_discarded_when_it_leaves_in_another_way() -> None:
    table = at_table(Side(play=["Elementary Elemental", "Scout"], hand=["Lift", "Rage"]))
    deploys(table.me, "Lift", "Elementary Elemental")
    assert table.asks is DecisionKind.ACT
    assert sorted(table.me.hand) == ["Elementary Elemental", "Rage"]


@CASES.of("Emphatic Ecto-Manipulator")
def it_puts_two_tokens_on_a_character_of_its_controller() -> None:
    table = at_table(
        Side(
            play=["Scout", "Gnat", "Knobby Stave"],
            hand=["Emphatic Ecto-Manipulator"],
            resources=obsession(5),
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
    table = at_table(
        Side(play=["Scout"], hand=["Emphatic Ecto-Manipulator"], resources=obsession(5))
    )
    table.me.deploys("Emphatic Ecto-Manipulator")
    table.me.declines()
    table.resolves()
    assert [table.tokens(name) for name in table.me.play] == [0, 0]


@CASES.of("Ensorcelled Familiar")
def it_may_search_for_a_tactic_as_it_enters_play() -> None:
    table = at_table(
        Side(
            hand=["Ensorcelled Familiar"],
            deck=["Scout", "Obscure", "Rage", "Encumber"],
            resources=obsession(5),
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
    table = at_table(Side(hand=["Ensorcelled Familiar"], deck=deck, resources=obsession(5)))
    deploys(table.me, "Ensorcelled Familiar")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == ([], deck)


@CASES.of("Ensorcelled Familiar")
def it_recurs_a_tactic_from_the_discard_pile() -> None:
    table = at_table(
        Side(
            discard=["Ensorcelled Familiar", "Obscure", "Scout", "Encumber"],
            resources=obsession(3),
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
        Side(play=["Ensorcelled Familiar"], discard=["Obscure"], resources=obsession(3)),
        Side(discard=both, resources=["Obsession", "Obsession", "Rage"]),
        Side(discard=["Ensorcelled Familiar", "Scout"], resources=obsession(3)),
    ):
        assert not at_table(side).me.can_use("Ensorcelled Familiar", "RECUR")


def test_characters_of_the_arcanist_d_to_e(only_card: str | None) -> None:
    CASES.run(only_card)
