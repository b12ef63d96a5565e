"""Replacements of where a card goes, in company."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import announces, deploys, is_offered, majigs, replies
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.made_cards import MAJIG
from tests.support.rules import shows
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Geiseric, the Souleater", "Fat Pants", "Evanesce")
@interaction("replacement", "attached")
@interaction("replacement", "token")
@interaction("areas", "attached")
def gear_of_a_removed_character_is_removed_with_it() -> None:
    you = poor(play=["Scout", "Fat Pants"], attached={"Fat Pants": "Scout"})
    table = set_up(rich("Evanesce", play=["Geiseric, the Souleater"]), you)
    deploys(table.me, "Evanesce", "Scout")
    assert is_offered(table.me)
    replies(table.me, True)
    with shows("301.4b"):
        assert sorted(table.you.out_of_game) == ["Fat Pants", "Scout"]
        assert table.you.hand == []
    assert table.tokens("Geiseric, the Souleater") == 1


@CASES.of("Marauding Madster", "Palm Glom")
@interaction("replacement", "control")
@interaction("replacement", "areas")
def it_avoids_the_discard_pile_of_its_controller_only() -> None:
    table = set_up(rich("Crushing Usury", play=["Marauding Madster"]))
    deploys(table.me, "Crushing Usury", "Marauding Madster")
    assert "Marauding Madster" in table.me.deck
    hand = ("Palm Glom", "Crushing Usury")
    table = set_up(rich(*hand, icons=6), poor(play=["Marauding Madster"]))
    deploys(table.me, "Palm Glom", "Marauding Madster")
    deploys(table.me, "Crushing Usury", "Marauding Madster")
    with shows("407.2"):
        assert table.you.discard == ["Marauding Madster"]


@CASES.of("Resurrection Emporium", "Palm Glom", "Stupidify")
@interaction("replacement", "control")
@interaction("replacement", "areas")
def characters_that_go_to_the_discard_pile_from_anywhere_are_removed() -> None:
    you = rich("Gnat", "Pinch", play=["Resurrection Emporium", "Scout"])
    table = set_up(rich("Stupidify", "Palm Glom", "Crushing Usury", icons=6), you)
    deploys(table.me, "Palm Glom", "Scout")
    deploys(table.me, "Crushing Usury", "Scout")
    assert table.you.out_of_game == ["Scout"]
    deploys(table.me, "Stupidify")
    assert sorted(table.you.out_of_game) == ["Gnat", "Scout"]
    assert table.you.discard == ["Pinch"]


@CASES.of("Vander Malagut", "Surprising Nuisance")
@interaction("replacement", "token")
@interaction("control", "token")
def a_micromajig_changes_sides_instead_of_disappearing() -> None:
    table = set_up(rich(play=["Vander Malagut"]), rich("Surprising Nuisance"))
    table.next_turn()
    deploys(table.you, "Surprising Nuisance")
    table.next_turn()
    table.me.attacks("Vander Malagut")
    table.you.blocks(MAJIG)
    settles(table)
    assert (majigs(table.me), majigs(table.you)) == (1, 1)


@CASES.of("Sarcophyle Matriculation", "Hidden Sandwich", "Crushing Usury")
@interaction("replacement", "replacement")
@interaction("replacement", "battle")
def a_delayed_replacement_that_was_not_chosen_waits_for_the_next_time() -> None:
    me = poor(play=["Scout", "Hidden Sandwich"], attached={"Hidden Sandwich": "Scout"})
    hand = ("Sarcophyle Matriculation", "Crushing Usury", "Crushing Usury")
    table = set_up(me, rich(*hand, play=["Gnat"]))
    table.me.attacks("Scout")
    table.me.passes()
    announces(table.you, "Sarcophyle Matriculation", "Scout")
    table.me.passes()
    announces(table.you, "Crushing Usury", "Scout")
    table.me.passes()
    with shows("506.4"):
        assert table.asked is table.me
        assert table.asks is DecisionKind.ORDER
    table.me.answers(table.names(table.state.decision.sources).index("Hidden Sandwich"))
    assert table.me.play == ["Scout"]
    announces(table.you, "Crushing Usury", "Scout")
    table.me.passes()
    with shows("506.3"):
        assert table.controller("Scout") is table.you


@CASES.of("Geiseric, the Souleater", "Surprising Nuisance", "Evanesce")
@interaction("replacement", "token")
def a_micromajig_on_its_way_to_a_hand_gives_a_token_too() -> None:
    me = rich("Evanesce", play=["Geiseric, the Souleater"])
    table = set_up(me, rich("Surprising Nuisance"))
    table.next_turn()
    deploys(table.you, "Surprising Nuisance")
    table.next_turn()
    deploys(table.me, "Evanesce", MAJIG)
    assert is_offered(table.me)
    replies(table.me, True)
    assert majigs(table.you) == 1
    assert table.tokens("Geiseric, the Souleater") == 1


@CASES.of("Redonkulous", "Surplus Soldier", "Rusty Pickaxe")
@interaction("replacement", "leaving")
def a_text_about_destruction_does_not_replace_removal() -> None:
    me = rich("Redonkulous", play=["Surplus Soldier", "Rusty Pickaxe"],
              attached={"Rusty Pickaxe": "Surplus Soldier"})  # fmt: skip
    table = set_up(me, poor(hand=["Gnat"]))
    deploys(table.me, "Redonkulous", "Surplus Soldier")
    assert sorted(table.me.out_of_game) == ["Rusty Pickaxe", "Surplus Soldier"]
    assert table.me.face_down == []
