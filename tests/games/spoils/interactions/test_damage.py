"""Damage and what it meets."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import announces, chooses, deploys, fights, fought, majigs, size, uses
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


@CASES.of("Frenzied Shriever", "Necromantic Healer")
@interaction("damage", "damage")
@interaction("damage", "number")
@interaction("number", "number")
def damage_is_increased_and_then_reduced_as_one_amount() -> None:
    table = set_up(poor(play=["Frenzied Shriever", "Gnat"]), poor(play=["Necromantic Healer"]))
    table.me.attacks("Frenzied Shriever", "Gnat")
    table.you.blocks("Necromantic Healer")
    settles(table)
    with shows("609.1f", "410.3"):
        assert table.you.discard == ["Necromantic Healer"]


@CASES.of("Frenzied Shriever", "Shieldmane Grandchest")
@interaction("damage", "damage")
@interaction("damage", "number")
def damage_that_a_reduction_alone_would_prevent_is_increased_first() -> None:
    table = set_up(
        poor(play=["Frenzied Shriever"]), poor(play=["Warrior Prodigy", "Shieldmane Grandchest"])
    )
    table.me.attacks("Frenzied Shriever")
    table.you.blocks("Warrior Prodigy")
    fought(table)
    with shows("410.3"):
        assert table.damage("Warrior Prodigy") == 1


@CASES.of("Palm Glom", "Target Practice")
@interaction("damage", "control")
def a_taken_character_keeps_its_damage() -> None:
    me = rich("Palm Glom", "Target Practice", icons=6)
    table = set_up(me, poor(play=["Scout"], damage={"Scout": 1}))
    deploys(table.me, "Palm Glom", "Scout")
    assert table.damage("Scout") == 1
    deploys(table.me, "Target Practice", "Scout")
    assert table.you.discard == ["Scout"]


@CASES.of("Suicide Squad", "Dragon Juice")
@interaction("damage", "leaving")
@interaction("leaving", "cost")
def damage_by_a_character_that_left_has_the_strength_that_it_had() -> None:
    table = set_up(rich("Dragon Juice", play=["Suicide Squad"]), poor(play=["Union Leader"]))
    deploys(table.me, "Dragon Juice", "Suicide Squad")
    uses(table.me, "Suicide Squad", "ULTIMATE SACRIFICE", "Union Leader")
    assert table.you.discard == ["Union Leader"]
    assert "Suicide Squad" in table.me.discard


@CASES.of("Encumber")
@interaction("damage", "leaving")
@interaction("damage", "areas")
def a_card_that_went_through_a_hand_has_no_damage() -> None:
    me = rich("Encumber", play=["Clandestine Resort"], damage={"Clandestine Resort": 4})
    table = set_up(me)
    deploys(table.me, "Encumber", "Clandestine Resort")
    assert table.me.hand == ["Clandestine Resort"]
    deploys(table.me, "Clandestine Resort")
    with shows("408.9"):
        assert table.damage("Clandestine Resort") == 0
    assert table.me.play == ["Clandestine Resort"]


@CASES.of("Deceptive Muddler", "Quipmajig")
@interaction("damage", "areas")
@interaction("damage", "trigger")
def only_damage_that_is_inflicted_costs_the_opponent_a_card_in_hand() -> None:
    table = set_up(poor(play=["Deceptive Muddler"]), rich("Gnat", "Key Man"))
    fights(table.me, "Deceptive Muddler")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Gnat", "Key Man"]
    table.you.picks("Gnat")
    settles(table)
    assert table.you.deck[0] == "Gnat"
    table = set_up(poor(play=["Deceptive Muddler"]), rich("Gnat", play=["Quipmajig"]))
    table.me.attacks("Deceptive Muddler")
    table.me.passes()
    uses(table.you, "Quipmajig", "INSULT", "Deceptive Muddler")
    settles(table)
    with shows("408.1a"):
        assert table.you.hand == ["Gnat"]
    assert table.you.influence == 20


@CASES.of(BEAR, "Target Practice")
@interaction("damage", "type")
def what_stops_being_a_character_forgets_its_damage() -> None:
    table = set_up(rich("Target Practice", "Target Practice", play=[BEAR]))
    uses(table.me, BEAR, "RAAR!")
    deploys(table.me, "Target Practice", BEAR)
    assert table.damage(BEAR) == 2
    uses(table.me, BEAR, "HIDE!")
    uses(table.me, BEAR, "RAAR!")
    with shows("208.3"):
        assert table.damage(BEAR) == 0
    deploys(table.me, "Target Practice", BEAR)
    assert table.me.play == [BEAR]


@CASES.of("Cannon Squadron")
@interaction("damage", "pick")
def damage_is_divided_among_the_picked_characters_only() -> None:
    table = set_up(
        rich(play=["Cannon Squadron"]), poor(play=["Key Man", "Warrior Prodigy", "Gnat"])
    )
    uses(table.me, "Cannon Squadron", "FIRE!", "Key Man", "Warrior Prodigy")
    assert table.asked is table.me
    assert table.asks is DecisionKind.DIVIDE
    table.me.answers(1)
    settles(table)
    while table.asks is DecisionKind.DIVIDE:
        table.me.answers(1)
        settles(table)
    assert table.you.discard == ["Key Man"]
    assert table.damage("Warrior Prodigy") == 1
    assert sorted(table.you.play) == ["Gnat", "Warrior Prodigy"]


@CASES.of("Backdoor Brigand", "Target Practice")
@interaction("damage", "face-down")
def a_brigand_that_came_back_up_has_no_damage() -> None:
    table = set_up(rich("Target Practice", play=["Backdoor Brigand"]))
    deploys(table.me, "Target Practice", "Backdoor Brigand")
    uses(table.me, "Backdoor Brigand", "EXIT STAGE RIGHT")
    assert table.me.face_down == ["Backdoor Brigand"]
    deploys(table.me, "Backdoor Brigand", flip_up=True)
    assert table.damage("Backdoor Brigand") == 0


@CASES.of("Class Action Defender")
@interaction("damage", "number")
def only_more_than_four_points_at_once_are_reduced() -> None:
    for attackers, dies in (
        (["Stalwart Soldier", "Warrior Prodigy"], False), (["Warrior Prodigy"] * 2, True)
    ):  # fmt: skip
        table = set_up(poor(play=attackers), poor(play=["Class Action Defender"]))
        table.me.attacks(*attackers)
        table.you.blocks("Class Action Defender")
        fought(table)
        assert table.asks is DecisionKind.ACT
        assert ("Class Action Defender" in table.you.discard) == dies


@CASES.of("Sleeping Guard", "Quotidian Disappearance")
@interaction("damage", "conditional")
def damage_destroys_when_the_reason_for_more_life_ends() -> None:
    me = rich("Quotidian Disappearance", play=["Sleeping Guard"], damage={"Sleeping Guard": 1})
    table = set_up(me, poor(play=["Gnat"], hand=["Rage"]))
    assert table.me.play == ["Sleeping Guard"]
    deploys(table.me, "Quotidian Disappearance")
    assert table.you.play == []
    with shows("504.1"):
        assert "Sleeping Guard" in table.me.discard


@CASES.of("Underhanded Hang-Out")
@interaction("damage", "cost")
def damage_as_a_cost_may_destroy_the_location_that_is_used() -> None:
    me = rich(play=["Underhanded Hang-Out"], damage={"Underhanded Hang-Out": 1})
    table = set_up(me)
    uses(table.me, "Underhanded Hang-Out", "DIRTY DEALS", "Underhanded Hang-Out")
    assert table.me.discard == ["Underhanded Hang-Out"]
    with shows("502.4"):
        assert table.me.hand == ["Scout"]


@CASES.of("4rm0r3d 31f")
@interaction("damage", "token")
@interaction("cost", "token")
def a_token_as_a_cost_may_destroy_a_damaged_elf_and_the_token_still_comes() -> None:
    table = set_up(rich(play=["4rm0r3d 31f"], damage={"4rm0r3d 31f": 4}))
    uses(table.me, "4rm0r3d 31f", "FALL APART")
    assert table.me.discard == ["4rm0r3d 31f"]
    assert majigs(table.me) == 1


@CASES.of("Luteoderm Armor", "Precise Sabotage", "Target Practice")
@interaction("damage", "attached")
def a_wounded_bearer_dies_when_its_armor_is_destroyed() -> None:
    you = poor(play=["Warrior Prodigy", "Luteoderm Armor"],
               attached={"Luteoderm Armor": "Warrior Prodigy"})  # fmt: skip
    table = set_up(rich("Target Practice", "Precise Sabotage"), you)
    deploys(table.me, "Target Practice", "Warrior Prodigy")
    assert size(table, "Warrior Prodigy") == (4, 4)
    deploys(table.me, "Precise Sabotage", "Luteoderm Armor")
    assert sorted(table.you.discard) == ["Luteoderm Armor", "Warrior Prodigy"]


@CASES.of("Club Mau Bouncer")
@interaction("damage", "trigger")
@interaction("trigger", "battle")
def the_damage_that_answers_damage_comes_before_the_slower_blow() -> None:
    table = set_up(poor(play=["Scout"]), poor(play=["Club Mau Bouncer"]))
    table.me.attacks("Scout")
    table.you.blocks("Club Mau Bouncer")
    settles(table)
    assert table.me.discard == ["Scout"]
    assert table.damage("Club Mau Bouncer") == 3


@CASES.of("Secret Handshake", "Target Practice")
@interaction("damage", "response")
def life_gained_in_response_survives_the_damage_of_the_turn() -> None:
    me = rich("Target Practice", "Target Practice", "Target Practice")
    table = set_up(me, rich("Secret Handshake", play=["Gnat"]))
    announces(table.me, "Target Practice", "Gnat")
    deploys(table.you, "Secret Handshake", "Gnat")
    settles(table)
    assert table.damage("Gnat") == 2
    deploys(table.me, "Target Practice", "Gnat")
    assert table.you.play == ["Gnat"]
    table.next_turn()
    with shows("602.1a"):
        assert table.damage("Gnat") == 0


@CASES.of("Colossal Flattener")
@interaction("damage", "battle")
def the_attacker_decides_to_pass_over_the_blockers() -> None:
    for passes_over in (True, False):
        table = set_up(poor(play=["Colossal Flattener"]), poor(play=["Union Leader"]))
        table.me.attacks("Colossal Flattener")
        table.you.blocks("Union Leader")
        settles(table)
        assert table.asked is table.me
        assert table.asks is DecisionKind.DIVIDE
        table.me.answers(6 if passes_over else 0)
        settles(table)
        assert table.you.influence == (14 if passes_over else 20)
        assert table.damage("Union Leader") == (0 if passes_over else 6)
        assert table.me.discard == ["Colossal Flattener"]


@CASES.of("Courageous Paladin")
@interaction("damage", "requirement")
def all_damage_that_could_go_to_the_paladin_must() -> None:
    table = set_up(poor(play=["Unstoppable Asskicker"]), poor(play=["Courageous Paladin", "Gnat"]))
    table.me.attacks("Unstoppable Asskicker")
    table.you.blocks("Courageous Paladin", "Gnat")
    settles(table)
    assert table.asks is DecisionKind.ACT
    assert table.you.discard == ["Courageous Paladin"]
    assert table.you.play == ["Gnat"]


@CASES.of("Limited Liability")
@interaction("damage", "temporary")
def no_damage_is_inflicted_until_the_turn_ends() -> None:
    table = set_up(
        rich("Limited Liability", "Target Practice", play=["Gnat"]), rich("Target Practice")
    )
    deploys(table.me, "Limited Liability")
    deploys(table.me, "Target Practice", "Gnat")
    assert table.damage("Gnat") == 0
    table.next_turn()
    deploys(table.you, "Target Practice", "Gnat")
    assert "Gnat" in table.me.discard


@CASES.of("Balthassar Gristwalter")
@interaction("damage", "unique")
def i_may_keep_the_copy_without_damage() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(rich(name, play=[name], damage={name: 4}))
    old = table.card(name)
    table.me.deploys(name)
    settles(table)
    assert table.asked is table.me
    new = next(it.card for it in table.me.legal if it.card != old)
    chooses(table.me, new)
    assert table.me.discard == [name]
    assert table.damage(name) == 0


@CASES.of("Shrouded Demon", "Foment")
@interaction("damage", "threshold")
def a_wounded_demon_dies_with_the_icons_that_kept_it_alive() -> None:
    me = Side(play=["Shrouded Demon"], hand=["Foment"], resources=["Obsession"] * 3,
              deck=["Scout"], damage={"Shrouded Demon": 2})  # fmt: skip
    table = set_up(me)
    assert table.life("Shrouded Demon") == 3
    announces(table.me, "Foment", "Obsession")
    settles(table)
    with shows("405.4"):
        assert "Shrouded Demon" in table.me.discard


@CASES.of("Class Action Defender", "Swordchucks", "Target Practice")
@interaction("damage", "attached")
@interaction("damage", "number")
def damage_is_increased_before_it_is_found_too_much() -> None:
    for tactic, amount in (("Target Practice", 4), ("Improvised Blowtorch", 4), ("Bask Bile", 7)):
        you = poor(play=["Class Action Defender", "Swordchucks"],
                   attached={"Swordchucks": "Class Action Defender"})  # fmt: skip
        table = set_up(rich(tactic), you)
        deploys(table.me, tactic, "Class Action Defender")
        with shows("410.3"):
            assert ("Class Action Defender" in table.you.play) == (amount > 4)


@CASES.of("Tax Attorney", "Gideon, the Ultimate Warrior", "Barbaric Rifleman")
@interaction("damage", "number")
@interaction("number", "number")
def influence_is_lost_once_more_and_once_less() -> None:
    me = rich("Barbaric Rifleman", play=["Gideon, the Ultimate Warrior"])
    for attorney in (False, True):
        table = set_up(me, poor(play=["Tax Attorney"] * attorney))
        deploys(table.me, "Barbaric Rifleman")
        with shows("410.3"):
            assert table.you.influence == (19 if attorney else 18)


@CASES.of("Homewrecker", "Crushing Usury")
@interaction("damage", "leaving")
def a_damaged_location_is_destroyed_when_its_additional_structure_ends() -> None:
    me = rich("Crushing Usury", play=["Homewrecker", "Reveille Tower"],
              damage={"Reveille Tower": 5})  # fmt: skip
    table = set_up(me)
    assert "Reveille Tower" in table.me.play
    deploys(table.me, "Crushing Usury", "Homewrecker")
    assert sorted(table.me.discard) == ["Crushing Usury", "Homewrecker", "Reveille Tower"]
