"""Control, ownership and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    announces_use,
    chooses,
    copy_of,
    deploys,
    ends_turn,
    fought,
    host,
    is_offered,
    prefers,
    replies,
    size,
    types,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
BEAR = "One-Legged Hopping Pogo-Bear"


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Mutiny Grant", "Palm Glom")
@interaction("control", "control")
@interaction("control", "temporary")
def control_for_a_turn_ends_and_the_older_one_is_in_force_again() -> None:
    table = set_up(rich("Palm Glom", icons=6), rich("Mutiny Grant", play=["Scout"]))
    deploys(table.me, "Palm Glom", "Scout")
    table.next_turn()
    deploys(table.you, "Mutiny Grant", "Scout")
    with shows("407.3a"):
        assert table.you.play == ["Scout"]
    table.next_turn()
    assert table.me.play == ["Scout"]


@CASES.of("Palm Glom", "Quotidian Assassination", "Crushing Usury")
@interaction("control", "leaving")
@interaction("control", "areas")
def a_taken_card_leaves_to_the_areas_of_its_owner() -> None:
    hand = ("Palm Glom", "Quotidian Assassination", "Crushing Usury")
    for tactic in hand[1:]:
        table = set_up(rich(*hand, icons=6), poor(play=["Scout"]))
        deploys(table.me, "Palm Glom", "Scout")
        deploys(table.me, tactic, "Scout")
        assert "Scout" in (table.you.hand if tactic == hand[1] else table.you.discard)
        assert "Scout" not in table.me.discard


@CASES.of("Pluck", "Gnat")
@interaction("control", "areas")
def a_card_from_the_discard_pile_of_the_opponent_is_mine_only_in_play() -> None:
    me = rich("Pinch", play=["Pluck"])
    table = set_up(me, rich("Key Man", discard=["Gnat"]))
    uses(table.me, "Pluck", "GRIFT", "Gnat")
    assert sorted(table.me.play) == ["Gnat", "Pluck"]
    deploys(table.me, "Pinch", "Gnat")
    assert table.you.discard == ["Gnat", "Key Man"]
    assert table.me.discard == ["Pinch"]


@CASES.of("Roundalicious Breasticles", BEAR)
@interaction("control", "type")
def a_taken_item_stays_when_it_is_no_character_anymore() -> None:
    me = rich(play=["Roundalicious Breasticles"])
    table = set_up(me, rich(play=[BEAR]))
    table.me.ends_turn()
    settles(table)
    while table.asked is not table.you:
        table.next_turn()
    uses(table.you, BEAR, "RAAR!")
    table.you.ends_turn()
    uses(table.me, "Roundalicious Breasticles", "TANTALIZE", BEAR)
    assert table.controller(BEAR) is table.me
    while table.asked is not table.me:
        table.next_turn()
    assert types(table, BEAR) == ["Item"]
    assert table.me.play == [BEAR]


@CASES.of("Martial Arts Trainee", "Ass")
@interaction("control", "pick")
def its_owner_cannot_pick_a_trainee_that_changed_sides() -> None:
    me = rich("Target Practice", play=["Ass"])
    table = set_up(me, rich("Target Practice", play=["Martial Arts Trainee"]))
    assert not table.me.can_deploy("Target Practice")
    ends_turn(table)
    prefers(table.me, "Ass")
    assert table.controller("Martial Arts Trainee") is table.me
    with shows("407.2"):
        assert not table.you.can_deploy("Target Practice")
    ends_turn(table)
    while table.asked is not table.me or table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])
        settles(table)
    assert table.me.can_deploy("Target Practice")


@CASES.of("Yoink!", "Runic Field Enhancer", "Fat Pants")
@interaction("control", "number")
@interaction("control", "attached")
@interaction("number", "attached")
def taken_gear_counts_for_its_new_controller() -> None:
    me = rich("Yoink!", play=["Runic Field Enhancer", "Scout"])
    you = poor(play=["Runic Field Enhancer", "Gnat", "Fat Pants"], attached={"Fat Pants": "Gnat"})
    table = set_up(me, you)
    assert size(table, "Scout") == (3, 3)
    assert size(table, "Gnat") == (3, 4)
    deploys(table.me, "Yoink!", "Fat Pants", "Scout")
    assert host(table, "Fat Pants") == "Scout"
    assert size(table, "Scout") == (5, 6)
    assert size(table, "Gnat") == (1, 1)


@CASES.of("Resistance Fighter", "Mutiny Grant")
@interaction("control", "conditional")
def a_borrowed_character_helps_the_fighter_as_long_as_it_is_borrowed() -> None:
    table = set_up(rich("Mutiny Grant", play=["Resistance Fighter"]), poor(play=["Gnat"]))
    assert size(table, "Resistance Fighter") == (1, 1)
    deploys(table.me, "Mutiny Grant", "Gnat")
    assert size(table, "Resistance Fighter") == (3, 3)
    assert table.speed("Resistance Fighter") == 4
    table.next_turn()
    assert size(table, "Resistance Fighter") == (1, 1)


@CASES.of("Purloinering Pirate", "Palm Glom", "Ruthless Platoon")
@interaction("control", "cost")
def a_taken_character_pays_only_costs_that_ask_for_control() -> None:
    me = rich("Palm Glom", play=["Purloinering Pirate", "Ruthless Platoon"], icons=6)
    table = set_up(me, poor(play=["Gnat"]))
    deploys(table.me, "Palm Glom", "Gnat")
    table.me.uses("Purloinering Pirate", "PUSH OVERBOARD AND LOOT")
    assert sorted(table.me.choices()) == ["Purloinering Pirate", "Ruthless Platoon"]
    table = set_up(me, poor(play=["Gnat"]))
    deploys(table.me, "Palm Glom", "Gnat")
    uses(table.me, "Ruthless Platoon", "CANNIBALIZE", "Gnat")
    assert table.you.discard == ["Gnat"]
    assert table.strength("Ruthless Platoon") == 4


@CASES.of("Palm Glom", "Duelist of Surfeit")
@interaction("control", "token")
def a_taken_character_keeps_its_tokens() -> None:
    you = poor(play=["Duelist of Surfeit"], tokens={"Duelist of Surfeit": 2})
    table = set_up(rich("Palm Glom", icons=6), you)
    deploys(table.me, "Palm Glom", "Duelist of Surfeit")
    assert table.me.play == ["Duelist of Surfeit"]
    assert size(table, "Duelist of Surfeit") == (3, 3)


@CASES.of("Mercenary's Creed")
@interaction("control", "attached")
def who_takes_the_bearer_does_not_take_what_it_bears() -> None:
    you = rich(play=["Scout", "Mercenary's Creed"], attached={"Mercenary's Creed": "Scout"})
    table = set_up(rich(), you)
    table.me.uses("Mercenary's Creed", "BRIBE")
    settles(table)
    assert table.controller("Scout") is table.me
    assert table.controller("Mercenary's Creed") is table.you
    assert host(table, "Mercenary's Creed") == "Scout"


@CASES.of("Fool's Gold", "Magic Vault")
@interaction("control", "trigger")
def a_taken_vault_triggers_at_the_start_of_my_turn() -> None:
    table = set_up(rich(play=["Fool's Gold"]), poor(play=["Magic Vault"]))
    uses(table.me, "Fool's Gold", "TRADE", "Magic Vault")
    assert table.controller("Magic Vault") is table.me
    ends_turn(table)
    assert table.asked is table.you
    assert table.asks is DecisionKind.ACT
    ends_turn(table)
    assert table.asked is table.me
    assert table.asks is not DecisionKind.ACT


@CASES.of("Balthassar Gristwalter", "Roundalicious Breasticles")
@interaction("control", "response")
def who_takes_the_source_in_response_has_the_effect_of_its_ability() -> None:
    breasticles = "Roundalicious Breasticles"
    table = set_up(rich(play=["Balthassar Gristwalter"]),
               rich(play=[breasticles], tokens={breasticles: 4}))  # fmt: skip
    table.me.uses("Balthassar Gristwalter", "SCHMOOZE")
    uses(table.you, breasticles, "TANTALIZE", "Balthassar Gristwalter")
    with shows("407.1a"):
        assert table.you.hand == ["Scout"]
        assert table.me.hand == []


@CASES.of("Gus VanBaymaven", "Reveille Tower")
@interaction("control", "battle")
def a_location_that_changes_sides_is_no_longer_the_target() -> None:
    table = set_up(
        rich("Scout", play=["Gus VanBaymaven", "Union Leader"]), poor(play=["Reveille Tower"])
    )
    table.me.attacks("Union Leader", target="Reveille Tower")
    uses(table.me, "Gus VanBaymaven", "ALL YOUR BAYS ARE BELONG TO GUS", "Reveille Tower")
    settles(table)
    with shows("407.5", "407.5a"):
        assert table.damage("Reveille Tower") == 0
        assert table.controller("Reveille Tower") is table.me
    assert table.you.influence == 20
    assert table.is_depleted("Union Leader")


@CASES.of("Palm Glom", "Mountainous Golem")
@interaction("control", "requirement")
def a_golem_that_cannot_be_taken_is_picked_in_vain() -> None:
    table = set_up(rich("Palm Glom", icons=6), poor(play=["Mountainous Golem"]))
    deploys(table.me, "Palm Glom", "Mountainous Golem")
    with shows("402.5"):
        assert table.you.play == ["Mountainous Golem"]
        assert table.me.hand == ["Scout"]


@CASES.of("Palm Glom", "Air Travel")
@interaction("control", "temporary")
def what_a_character_gained_this_turn_it_keeps_on_the_other_side() -> None:
    table = set_up(rich("Palm Glom", "Air Travel", icons=6), poor(play=["Scout"]))
    deploys(table.me, "Air Travel", "Scout")
    deploys(table.me, "Palm Glom", "Scout")
    assert table.controller("Scout") is table.me
    with shows("508.1"):
        assert table.is_covert("Scout")


@CASES.of("Palm Glom", "Balthassar Gristwalter")
@interaction("control", "unique")
def who_takes_a_second_unique_card_keeps_one_of_them() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(rich("Palm Glom", play=[name], icons=6), poor(play=[name], damage={name: 3}))
    own, other = (copy_of(seat, name) for seat in (table.me, table.you))
    table.me.deploys("Palm Glom")
    chooses(table.me, other)
    assert table.asked is table.me
    chooses(table.me, own)
    assert table.me.play == [name]
    assert table.you.discard == [name]


@CASES.of("Palm Glom", "Shrouded Demon")
@interaction("control", "threshold")
def the_paragraphs_of_a_taken_card_ask_for_icons_of_its_new_controller() -> None:
    me = Side(hand=["Palm Glom"], resources=["Deception"] * 7, deck=["Scout"])
    table = set_up(me, poor(play=["Shrouded Demon"], resources=["Obsession"] * 3))
    assert size(table, "Shrouded Demon") == (2, 3)
    deploys(table.me, "Palm Glom", "Shrouded Demon")
    with shows("405.4"):
        assert size(table, "Shrouded Demon") == (2, 1)


@CASES.of("Master Thief", "Palm Glom")
@interaction("control", "trigger")
@interaction("areas", "trigger")
def a_taken_thief_may_put_itself_into_play_from_the_discard_pile_of_its_owner() -> None:
    table = set_up(rich("Palm Glom", "Crushing Usury", icons=6), poor(play=["Master Thief"]))
    deploys(table.me, "Palm Glom", "Master Thief")
    deploys(table.me, "Crushing Usury", "Master Thief")
    assert is_offered(table.me)
    replies(table.me, True, "Master Thief")
    assert table.me.play == ["Master Thief"]


@CASES.of("Roundalicious Breasticles")
@interaction("control", "battle")
def an_attacker_that_was_taken_belongs_to_no_party() -> None:
    name = "Roundalicious Breasticles"
    you = rich(play=[name, "Union Leader"], tokens={name: 4})
    table = set_up(poor(play=["Scout", "Gnat"]), you)
    table.me.attacks("Scout", "Gnat")
    table.you.blocks("Union Leader")
    table.me.passes()
    announces_use(table.you, name, "TANTALIZE", "Scout")
    table.me.passes()
    with shows("407.4"):
        assert table.names(table.state.battle.attacking) == ["Gnat"]
    fought(table)
    assert sorted(table.you.play) == ["Scout", "Union Leader"]
    assert table.me.discard == ["Gnat"]


@CASES.of("Mutiny Grant", "Palm Glom")
@interaction("control", "control")
@interaction("control", "temporary")
def control_for_good_outlasts_control_for_the_turn() -> None:
    table = set_up(rich("Mutiny Grant", "Palm Glom", icons=6), poor(play=["Scout"]))
    deploys(table.me, "Mutiny Grant", "Scout")
    deploys(table.me, "Palm Glom", "Scout")
    table.next_turn()
    with shows("407.3", "407.3a"):
        assert table.me.play == ["Scout"]
