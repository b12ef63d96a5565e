"""Characters of the Arcanist, from Flagitious Denunciator to Horrifying Brain-Monkey."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    can_block,
    deploys,
    fights,
    obsession,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Flagitious Denunciator")
def it_returns_a_character_and_then_chooses_one_in_your_hand() -> None:
    table = at_table(
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
    table = at_table(
        Side(play=["Flagitious Denunciator"], resources=2), Side(hand=["Gnat", "Rage"])
    )
    uses(table.me, "Flagitious Denunciator", "DENOUNCE", "Flagitious Denunciator")
    with shows("402.4"):
        assert table.me.discard == ["Flagitious Denunciator"]
    assert (table.you.discard, table.you.hand) == (["Gnat"], ["Rage"])


@CASES.of("Foul Diviner")
def it_costs_a_tactic_in_the_discard_pile() -> None:
    table = at_table(
        Side(hand=["Foul Diviner"], discard=["Scout", "Obscure", "Rouse"], resources=obsession(4)),
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
    table = at_table(
        Side(hand=["Foul Diviner", "Obscure"], discard=["Scout"], resources=obsession(4)),
        Side(discard=["Encumber"]),
    )
    assert not table.me.can_deploy("Foul Diviner")


@CASES.of("Gargantuan Garbler")
def its_attack_may_return_any_character() -> None:
    table = at_table(
        Side(play=["Gargantuan Garbler", "Gnat"]), Side(play=["Scout", "Knobby Stave"])
    )
    assert table.is_covert("Gargantuan Garbler")
    table.me.attacks("Gargantuan Garbler")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gargantuan Garbler", "Gnat", "Scout"]
    table.me.picks("Scout")
    assert table.you.hand == ["Scout"]
    table.resolves()
    assert table.you.influence == 14


@CASES.of("Gargantuan Garbler")
def nobody_returns_if_that_is_declined_or_another_attacks() -> None:
    table = at_table(Side(play=["Gargantuan Garbler", "Stalwart Soldier"]), Side(play=["Scout"]))
    table.me.attacks("Gargantuan Garbler")
    table.me.declines()
    assert table.you.play == ["Scout"]
    table = at_table(Side(play=["Gargantuan Garbler", "Stalwart Soldier"]), Side(play=["Scout"]))
    table.me.attacks("Stalwart Soldier")
    assert can_block(table.me) == ["Scout"]


@CASES.of("Geiseric, the Souleater")
def it_removes_a_character_that_would_return_to_your_hand_for_1() -> None:
    table = at_table(
        Side(play=["Geiseric, the Souleater"], hand=["Lift"], resources=2),
        Side(play=["Scout", "Gnat"]),
    )
    deploys(table.me, "Lift", "Scout")
    assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
    table.me.agrees()
    assert (table.you.out_of_game, table.you.hand) == (["Scout"], [])
    assert (table.tokens("Geiseric, the Souleater"), table.me.free) == (1, 1)


@CASES.of("Geiseric, the Souleater")
def your_character_returns_if_its_controller_does_not_pay() -> None:
    for resources in (2, 0):
        table = at_table(
            Side(play=["Geiseric, the Souleater"], hand=["Lift"], resources=resources),
            Side(play=["Scout", "Gnat"]),
        )
        deploys(table.me, "Lift", "Scout")
        if resources:
            table.me.declines()
        assert table.you.hand == ["Scout"]
        assert table.tokens("Geiseric, the Souleater") == 0


@CASES.of("Geiseric, the Souleater")
def my_own_characters_and_cards_from_elsewhere_do_not_concern_it() -> None:
    table = at_table(
        Side(play=["Geiseric, the Souleater", "Scout"], hand=["Lift"], resources=2),
        Side(hand=["Learn"], deck=["Scout", "Stalwart Soldier"]),
    )
    deploys(table.me, "Lift", "Scout")
    assert table.me.hand == ["Scout"]
    table.next_turn()
    deploys(table.you, "Learn")
    assert sorted(table.you.hand) == ["Scout", "Stalwart Soldier"]
    assert table.tokens("Geiseric, the Souleater") == 0


@CASES.of("Geiseric, the Souleater")
def a_token_and_2_buy_the_better_of_two_cards() -> None:
    table = at_table(
        Side(
            play=["Geiseric, the Souleater"],
            tokens={"Geiseric, the Souleater": 1},
            deck=["Scout", "Foment", "Rage"],
            resources=4,
        )
    )
    uses(table.me, "Geiseric, the Souleater", "SOUL CONSUMPTION")
    assert sorted(table.me.choices()) == ["Foment", "Scout"]
    table.me.picks("Foment")
    assert (table.me.hand, table.me.deck) == (["Foment"], ["Rage", "Scout"])
    assert sorted(table.me.was_shown) == ["Foment", "Scout"]
    assert table.you.was_shown == []
    assert table.me.free == 2
    assert not table.me.can_use("Geiseric, the Souleater", "SOUL CONSUMPTION")


@CASES.of("Gnat")
def the_opponent_discards_a_card_whenever_it_leaves_play() -> None:
    for tactic in ("Kill", "Lift"):
        table = at_table(
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
    table = at_table(
        Side(play=["Gnat", "Scout"], borrowed=["Gnat"], hand=["Lift", "Foment"]),
        Side(hand=["Rage"]),
    )
    deploys(table.me, "Lift", "Gnat")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.hand, table.you.discard) == (["Gnat"], ["Rage"])
    assert table.me.hand == ["Foment"]


@CASES.of("Hextilda, the Exiled Crone")
def it_doubles_the_tokens_on_one_of_its_controllers_cards() -> None:
    table = at_table(
        Side(
            play=["Hextilda, the Exiled Crone", "Knobby Stave", "Scout", "Voidal Observatory"],
            tokens={"Knobby Stave": 3, "Voidal Observatory": 1},
            resources=5,
        ),
        Side(play=["Quotidian Ejector"], tokens={"Quotidian Ejector": 2}),
    )
    table.me.uses("Hextilda, the Exiled Crone", "TOIL AND TROUBLE")
    assert sorted(table.me.choices()) == ["Knobby Stave", "Voidal Observatory"]
    table.me.picks("Knobby Stave")
    table.resolves()
    assert (table.tokens("Knobby Stave"), table.tokens("Voidal Observatory")) == (6, 1)
    assert table.is_depleted("Hextilda, the Exiled Crone")
    assert table.me.free == 1


@CASES.of("Hextilda, the Exiled Crone")
def it_needs_a_card_with_a_token() -> None:
    table = at_table(Side(play=["Hextilda, the Exiled Crone", "Scout"], resources=4))
    assert not table.me.can_use("Hextilda, the Exiled Crone", "TOIL AND TROUBLE")


HORROR = "HIDEOUSLY HORRENDOUS HEX OF HELLISHLY HORRIFYING HATRED"


@CASES.of("Hideous Hexapede of Horror")
def it_inflicts_6_damage_and_removes_6_cards_from_everywhere() -> None:
    table = at_table(
        Side(
            play=["Hideous Hexapede of Horror", "Scout", "Gigamajig", "Warrior Prodigy"],
            resources=6,
            hand=["Rage"] * 7,
            deck=["Greed"] * 7,
            discard=["Foment"] * 6,
        ),
        Side(
            play=["Stalwart Soldier", "Plodding Brute", "Union Leader", "Nimble Conscript"],
            hand=["Rage"] * 2,
            deck=["Greed"] * 8,
            discard=["Foment"] * 4,
        ),
    )
    table.me.uses("Hideous Hexapede of Horror", HORROR)
    picked = ["Scout", "Gigamajig", "Warrior Prodigy", "Stalwart Soldier", "Plodding Brute"]
    assert "Hideous Hexapede of Horror" not in table.me.choices(), "it was destroyed before"
    for name in [*picked, "Union Leader"]:
        table.me.picks(name)
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked.picks(table.asked.choices()[0])
    assert (table.me.play, table.damage("Gigamajig")) == (["Gigamajig"], 6)
    assert sorted(table.you.play) == ["Nimble Conscript", "Union Leader"]
    assert (table.me.influence, table.you.influence) == (14, 14)
    assert (len(table.me.hand), len(table.you.hand)) == (1, 0)
    assert (len(table.me.deck), len(table.you.deck)) == (1, 2)
    # Foments, the Hexapede and two characters; Foments and two characters.
    assert (len(table.me.discard), len(table.you.discard)) == (9 - 6, 0)
    assert (len(table.me.out_of_game), len(table.you.out_of_game)) == (18, 2 + 6 + 6)


@CASES.of("Hideous Hexapede of Horror")
def it_needs_six_other_characters() -> None:
    for others, can in ((5, False), (6, True)):
        table = at_table(
            Side(play=["Hideous Hexapede of Horror", *["Scout"] * others], resources=6)
        )
        with shows("401.3"):
            assert table.me.can_use("Hideous Hexapede of Horror", HORROR) is can


def _negates(card: str, *hand: str) -> Table:
    """You deploy a card while my High-Priest stands by."""
    table = at_table(
        Side(play=["High-Priest of Thabbash"], hand=hand, resources=2),
        Side(play=["Knobby Stave"], hand=[card], resources=obsession(4)),
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
    table = at_table(Side(play=["High-Priest of Thabbash"], hand=["Scout"], resources=2))
    assert not table.me.can_use("High-Priest of Thabbash", "NEGATE"), "nothing is being played"


@CASES.of("Horrendous Behemoth")
def the_opposing_party_is_weaker_and_slower_while_it_fights() -> None:
    table = at_table(
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
    table = at_table(Side(play=["Horrendous Behemoth"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.me.blocks("Horrendous Behemoth")
    assert stats(table, "Scout") == (2, 3, 3)


@CASES.of("Horrifying Brain-Monkey")
def it_destroys_a_character_of_no_more_strength_than_its_controllers_icons() -> None:
    for count, gone in ((5, True), (4, False)):
        table = at_table(
            Side(play=["Horrifying Brain-Monkey"], resources=obsession(count)),
            Side(play=["Union Leader"], resources=obsession(6)),
        )
        uses(table.me, "Horrifying Brain-Monkey", "SLOBBER", "Union Leader")
        assert table.me.discard == ["Horrifying Brain-Monkey"]
        assert table.me.free == count - 4
        assert (table.you.discard == ["Union Leader"]) is gone


@CASES.of("Gnat")
def it_does_not_leave_play_by_fighting_and_surviving() -> None:
    table = at_table(Side(play=["Gnat"]), Side(hand=["Rage"]))
    fights(table.me, "Gnat")
    assert (table.you.influence, table.you.hand) == (19, ["Rage"])


def test_characters_of_the_arcanist_f_to_h(only_card: str | None) -> None:
    CASES.run(only_card)
