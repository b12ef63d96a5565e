"""Replacements and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    aims_at,
    announces,
    deploys,
    is_offered,
    prefers,
    replies,
    size,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Table
from tests.support.tables import settles

CASES = CardTests()
BEAR = "One-Legged Hopping Pogo-Bear"


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


def vander_fights(*, sandwich: bool = False) -> Table:
    """My Vander attacks, and your Scout that blocks would be destroyed."""
    worn = {"Hidden Sandwich": "Scout"} if sandwich else {}
    table = set_up(rich(play=["Vander Malagut"]), poor(play=["Scout", *worn], attached=worn))
    table.me.attacks("Vander Malagut")
    table.you.blocks("Scout")
    settles(table)
    return table


@CASES.of("Hidden Sandwich", "Vander Malagut")
@interaction("replacement", "replacement")
def the_active_player_chooses_between_the_texts_of_both_players() -> None:
    for chosen in ("Hidden Sandwich", "Vander Malagut"):
        table = vander_fights(sandwich=True)
        with shows("506.4"):
            assert table.asked is table.me
        prefers(table.me, chosen)
        assert (table.controller("Scout") is table.me) == (chosen == "Vander Malagut")
        assert ("Hidden Sandwich" in table.you.discard) == (chosen == "Hidden Sandwich")
        assert table.damage("Scout") == 0


@CASES.of("Surplus Soldier")
@interaction("replacement", "damage")
def a_soldier_that_is_flipped_down_instead_has_no_damage() -> None:
    table = set_up(rich("Target Practice", play=["Surplus Soldier"]))
    deploys(table.me, "Target Practice", "Surplus Soldier")
    with shows("506.6"):
        assert table.me.face_down == ["Surplus Soldier"]
        assert table.damage("Surplus Soldier") == 0
    assert table.me.discard == ["Target Practice"]


@CASES.of("Purifying Priest", "Splattergun")
@interaction("replacement", "damage")
def only_the_next_point_of_damage_goes_to_the_location() -> None:
    table = set_up(rich(play=["Purifying Priest", "Reveille Tower"]), rich(play=["Splattergun"]))
    uses(table.me, "Purifying Priest", "BANISH", "Reveille Tower")
    table.me.ends_turn()
    table.you.uses("Splattergun", "UNLOAD")
    aims_at(table.you, table.me)
    with shows("506.3"):
        assert table.me.influence == 18
        assert table.damage("Reveille Tower") == 1


@CASES.of("Ceremonious Groomer", "Palm Glom")
@interaction("replacement", "control")
@interaction("control", "face-down")
def a_taken_groomer_is_flipped_face_down_under_its_owner() -> None:
    table = set_up(rich("Palm Glom", "Strangulate", icons=6), poor(play=["Ceremonious Groomer"]))
    deploys(table.me, "Palm Glom", "Ceremonious Groomer")
    assert table.me.play == ["Ceremonious Groomer"]
    deploys(table.me, "Strangulate", "Ceremonious Groomer")
    assert table.you.face_down == ["Ceremonious Groomer"]
    assert table.me.face_down == []


@CASES.of("Resurrection Emporium", "Key Man")
@interaction("replacement", "leaving")
@interaction("replacement", "trigger")
def a_character_that_is_removed_instead_has_left_play_all_the_same() -> None:
    table = set_up(rich("Pinch", play=["Resurrection Emporium", "Key Man"]))
    deploys(table.me, "Pinch", "Key Man")
    assert table.me.out_of_game == ["Key Man"]
    assert table.me.discard == ["Pinch"]
    assert table.me.hand == ["Scout"]


@CASES.of("Hidden Sandwich", "Deadly Striker")
@interaction("replacement", "trigger")
@interaction("replacement", "attached")
def what_was_not_destroyed_triggers_nothing() -> None:
    me = rich("Target Practice", play=["Deadly Striker", "Hidden Sandwich"],
              attached={"Hidden Sandwich": "Deadly Striker"})  # fmt: skip
    table = set_up(me)
    deploys(table.me, "Target Practice", "Deadly Striker")
    assert table.me.play == ["Deadly Striker"]
    assert sorted(table.me.discard) == ["Hidden Sandwich", "Target Practice"]
    assert table.you.influence == 20


@CASES.of("Quotidian Misfire", "Rate Hike", "Quotidian Assassination")
@interaction("replacement", "areas")
def cards_from_deck_and_play_go_to_the_discard_pile_instead_of_a_hand() -> None:
    hand = ("Quotidian Misfire", "Rate Hike", "Quotidian Assassination")
    table = set_up(rich(*hand), poor(play=["Gnat"]))
    deploys(table.me, "Quotidian Misfire")
    deploys(table.me, "Rate Hike")
    assert table.me.hand == ["Quotidian Assassination"]
    assert sorted(table.me.discard) == ["Quotidian Misfire", "Rate Hike", "Scout"]
    deploys(table.me, "Quotidian Assassination", "Gnat")
    assert table.you.discard == ["Gnat"]
    table.next_turn()
    table.next_turn()
    assert table.you.hand == []


@CASES.of("The Stone of Shame", BEAR)
@interaction("replacement", "type")
def only_an_item_that_is_a_character_is_destroyed_on_its_way_to_the_hand() -> None:
    for awake in (True, False):
        table = set_up(rich("Forget", play=[BEAR, "The Stone of Shame"]))
        if awake:
            uses(table.me, BEAR, "RAAR!")
        deploys(table.me, "Forget", BEAR)
        assert table.me.hand == ([] if awake else [BEAR])
        assert (BEAR in table.me.discard) == awake


@CASES.of("6r4wny 60dy9u4rd5", "Target Practice")
@interaction("replacement", "pick")
def only_the_picked_character_is_guarded() -> None:
    hand = ("6r4wny 60dy9u4rd5", "Target Practice", "Target Practice")
    table = set_up(rich(*hand, play=["Scout", "Warrior Prodigy"]))
    deploys(table.me, "6r4wny 60dy9u4rd5", "Scout")
    deploys(table.me, "Target Practice", "Scout")
    assert table.damage("Scout") == 0
    assert table.damage("6r4wny 60dy9u4rd5") == 2
    deploys(table.me, "Target Practice", "Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.discard


@CASES.of("Otter Floss", "A Blazing Zero", "Voidal Interference")
@interaction("replacement", "face-down")
@interaction("replacement", "response")
def a_terminated_tactic_is_put_face_down_only_by_what_terminated_it() -> None:
    for answer in ("A Blazing Zero", "Voidal Interference"):
        table = set_up(rich("Otter Floss"), rich(answer))
        announces(table.me, "Otter Floss")
        deploys(table.you, answer)
        settles(table)
        zero = answer == "A Blazing Zero"
        assert table.me.face_down == (["Otter Floss"] if zero else [])
        assert ("Otter Floss" in [*table.me.hand, *table.me.deck]) == (not zero)


@CASES.of("Downsizing", "Ceremonious Groomer")
@interaction("replacement", "number")
def flipped_characters_do_not_count_as_destroyed() -> None:
    table = set_up(rich("Downsizing"), poor(play=["Scout", "Ceremonious Groomer", "Gnat"]))
    deploys(table.me, "Downsizing")
    with shows("402.5b"):
        assert table.you.influence == 22
    assert table.you.face_down == ["Ceremonious Groomer"]


@CASES.of("Recyclable Golem")
@interaction("replacement", "conditional")
@interaction("replacement", "token")
def a_golem_is_flipped_face_down_instead_only_without_a_token() -> None:
    for tokens in (0, 1):
        table = set_up(rich("Crushing Usury", play=["Recyclable Golem"],
                        tokens={"Recyclable Golem": tokens}))  # fmt: skip
        assert size(table, "Recyclable Golem") == (6 - 2 * tokens, 6 - 2 * tokens)
        deploys(table.me, "Crushing Usury", "Recyclable Golem")
        assert table.me.face_down == ["Recyclable Golem"] * (1 - tokens)
        assert table.me.discard.count("Recyclable Golem") == tokens


@CASES.of("Giada, the Elegant")
@interaction("replacement", "token")
def a_token_takes_the_place_of_her_destruction_by_the_opponent_only() -> None:
    me = rich("Target Practice", "Crushing Usury", play=["Giada, the Elegant"])
    table = set_up(me, rich("Crushing Usury"))
    table.me.ends_turn()
    table.you.deploys("Crushing Usury")
    settles(table)
    assert is_offered(table.me)
    table.me.agrees()
    settles(table)
    assert table.me.play == ["Giada, the Elegant"]
    assert table.tokens("Giada, the Elegant") == 1
    assert table.is_depleted("Giada, the Elegant")
    table = set_up(me)
    deploys(table.me, "Crushing Usury", "Giada, the Elegant")
    assert "Giada, the Elegant" in table.me.discard


@CASES.of("Surplus Soldier", "Rusty Pickaxe", "Rapine")
@interaction("replacement", "cost")
@interaction("replacement", "attached")
def what_is_destroyed_as_a_cost_is_not_replaced_but_its_attachment_is() -> None:
    me = rich("Rapine", play=["Surplus Soldier", "Rusty Pickaxe"],
              attached={"Rusty Pickaxe": "Surplus Soldier"})  # fmt: skip
    table = set_up(me, poor(play=["Scout"]))
    deploys(table.me, "Rapine", "Surplus Soldier", "Scout")
    with shows("506.2", "506.2a"):
        assert sorted(table.me.discard) == ["Rapine", "Surplus Soldier"]
        assert table.me.face_down == ["Rusty Pickaxe"]
    assert table.me.play == ["Scout"]


@CASES.of("Ceremonious Groomer", "Fat Pants")
@interaction("replacement", "attached")
def what_is_attached_leaves_in_the_way_that_its_bearer_does() -> None:
    me = rich("Crushing Usury", play=["Ceremonious Groomer", "Fat Pants"],
              attached={"Fat Pants": "Ceremonious Groomer"})  # fmt: skip
    table = set_up(me)
    deploys(table.me, "Crushing Usury", "Ceremonious Groomer")
    with shows("301.4b"):
        assert sorted(table.me.face_down) == ["Ceremonious Groomer", "Fat Pants"]


@CASES.of("Quotidian Misfire", "Quotidian Assassination")
@interaction("replacement", "response")
def a_misfire_in_response_changes_where_the_character_goes() -> None:
    table = set_up(rich("Quotidian Assassination"), rich("Quotidian Misfire", play=["Scout"]))
    announces(table.me, "Quotidian Assassination", "Scout")
    deploys(table.you, "Quotidian Misfire")
    settles(table)
    assert table.you.hand == []
    assert sorted(table.you.discard) == ["Quotidian Misfire", "Scout"]


@CASES.of("Sarcophyle Matriculation")
@interaction("replacement", "battle")
@interaction("control", "battle")
def an_attacker_that_changes_sides_instead_has_left_the_battle() -> None:
    table = set_up(rich(play=["Scout"]), rich("Sarcophyle Matriculation", play=["Union Leader"]))
    table.me.attacks("Scout")
    table.me.passes()
    deploys(table.you, "Sarcophyle Matriculation", "Scout")
    table.you.blocks("Union Leader")
    settles(table)
    assert table.controller("Scout") is table.you
    assert table.damage("Scout") == 0
    assert table.damage("Union Leader") == 3


@CASES.of("Limited Liability", "Ceremonious Groomer")
@interaction("replacement", "requirement")
def what_cannot_be_destroyed_is_not_flipped_instead() -> None:
    hand = ("Limited Liability", "Crushing Usury")
    table = set_up(rich(*hand, play=["Ceremonious Groomer"]))
    deploys(table.me, "Limited Liability")
    deploys(table.me, "Crushing Usury", "Ceremonious Groomer")
    with shows("402.7"):
        assert table.me.play == ["Ceremonious Groomer"]
    assert table.me.influence == 17


@CASES.of("Inhibit", "Ceremonious Groomer")
@interaction("replacement", "temporary")
def a_text_that_is_treated_as_absent_replaces_nothing() -> None:
    table = set_up(rich("Inhibit", "Crushing Usury", play=["Ceremonious Groomer"]))
    deploys(table.me, "Inhibit", "Ceremonious Groomer")
    deploys(table.me, "Crushing Usury", "Ceremonious Groomer")
    assert "Ceremonious Groomer" in table.me.discard
    assert table.me.face_down == []


@CASES.of("God's Autograph", "Surplus Soldier")
@interaction("replacement", "unique")
def the_second_of_a_name_is_flipped_face_down_instead() -> None:
    table = set_up(rich("Surplus Soldier", play=["God's Autograph", "Surplus Soldier"]))
    deploys(table.me, "Surplus Soldier")
    assert table.asks in (DecisionKind.PICK, DecisionKind.CHOOSE_CARD)
    replies(table.me, "Surplus Soldier")
    with shows("507.5a"):
        assert table.me.play.count("Surplus Soldier") == 1
    assert table.me.face_down == ["Surplus Soldier"]


@CASES.of("Thabbashite Assailant", "Ceremonious Groomer")
@interaction("replacement", "threshold")
def a_card_flipped_down_instead_provides_volition() -> None:
    table = set_up(rich("Crushing Usury", play=["Thabbashite Assailant", "Ceremonious Groomer"]))
    assert size(table, "Thabbashite Assailant") == (1, 1)
    deploys(table.me, "Crushing Usury", "Ceremonious Groomer")
    with shows("203.4a"):
        assert size(table, "Thabbashite Assailant") == (1, 2)
