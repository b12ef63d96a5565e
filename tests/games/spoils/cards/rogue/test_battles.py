"""Cards of the Rogue in the thick of a battle, and cards that do what others may do."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.support.card_play import deploys, host, is_face_down, may_stop, says, unblocked, uses
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LIFT, STEAL
from tests.support.rules import shows
from tests.support.scenario import Side, board

CASES = CardTests()
FACTION = "The Tournament Faction"


@CASES.of("Poisoned Blade")
def its_bearers_last_blow_is_deadly() -> None:
    me = Side(
        play=["Agile Highwayman", "Poisoned Blade"], attached={"Poisoned Blade": "Agile Highwayman"}
    )
    table = board(me, Side(play=["Dandy Day-Trader"]))
    table.me.attacks("Agile Highwayman")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert sorted(table.me.discard) == ["Agile Highwayman", "Poisoned Blade"]
    with shows("503.1"):
        assert table.you.discard == ["Dandy Day-Trader"]


@CASES.of("Affectionate Dollkeeper")
def its_last_blow_is_deadly() -> None:
    me = Side(play=["Affectionate Dollkeeper"], resources=["Deception"] * 3)
    table = board(me, Side(play=["Scout"]))
    table.me.attacks("Affectionate Dollkeeper")
    table.you.blocks("Scout")
    table.resolves()
    assert table.me.discard == ["Affectionate Dollkeeper"]
    assert table.you.discard == ["Scout"]


@CASES.of("Numba 1 Stunna!")
def its_last_blow_stuns() -> None:
    me = Side(play=["Numba 1 Stunna!"], faction=FACTION, deck=["Rage"] * 9)
    table = board(me, Side(play=["Union Leader"], faction=FACTION, deck=["Rage"] * 9))
    table.me.attacks("Numba 1 Stunna!")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.me.discard == ["Numba 1 Stunna!"]
    table.next_turn()
    assert table.is_depleted("Union Leader")
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Union Leader")


@CASES.of("Flailing Knife")
def it_may_come_back_after_it_fell_with_its_bearer() -> None:
    me = Side(
        play=["Scout", "Gnat", "Flailing Knife"], attached={"Flailing Knife": "Scout"},
        hand=["Kill"], deck=["Rage", "Greed"],
    )  # fmt: skip
    table = board(me, Side(), KILL)
    deploys(table.me, "Kill", "Scout")
    table.me.agrees()
    says(table.me, "resource")
    table.resolves()
    assert host(table, "Flailing Knife") == "Gnat"
    assert table.me.deck == ["Greed", "Rage"]


@CASES.of("Flailing Knife")
def on_the_way_to_a_hand_it_asks_nothing() -> None:
    me = Side(
        play=["Scout", "Gnat", "Flailing Knife"], attached={"Flailing Knife": "Scout"},
        hand=["Lift"], deck=["Rage", "Greed"],
    )  # fmt: skip
    table = board(me, Side(), LIFT)
    deploys(table.me, "Lift", "Scout")
    assert table.asks is DecisionKind.ACT
    assert "Flailing Knife" in table.me.hand


@CASES.of("Hangdog Alley", "Sneaker Attack!")
def a_second_attacker_can_join_the_lone_one() -> None:
    me = Side(play=["Scout", "Union Leader"], hand=["Sneaker Attack!"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Hangdog Alley"]))
    table.me.attacks("Scout")
    deploys(table.me, "Sneaker Attack!")
    assert table.you.influence == 12


@CASES.of("Sneaker Attack!")
def who_changed_sides_in_response_neither_joins_nor_speeds_up() -> None:
    me = Side(play=["Gnat", "Scout"], hand=["Sneaker Attack!"], resources=["Deception"] * 2)
    table = board(me, Side(hand=["Steal"]), STEAL)
    table.me.attacks("Gnat")
    table.me.deploys("Sneaker Attack!")
    table.you.deploys("Steal")
    table.you.picks("Scout")
    before = table.speed("Scout")
    table.resolves()
    with shows("407.6"):
        assert table.controller("Scout") is table.you
        assert table.speed("Scout") == before
    assert table.me.discard == ["Sneaker Attack!"]


@CASES.of("Wild Boars", "Sneaker Attack!")
def company_that_joins_opens_it_to_slow_blockers() -> None:
    me = Side(play=["Wild Boars", "Gnat"], hand=["Sneaker Attack!"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Union Leader"]))
    table.me.attacks("Wild Boars")
    table.me.deploys("Sneaker Attack!")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.you.choices() == ["Union Leader"]


@CASES.of("Entrancing Harlot")
def who_joins_later_is_not_made_faster() -> None:
    me = Side(
        play=["Entrancing Harlot", "Scout", "Union Leader"], hand=["Sneaker Attack!"],
        resources=["Deception"] * 2,
    )  # fmt: skip
    table = board(me)
    table.me.attacks("Entrancing Harlot", "Scout")
    table.me.deploys("Sneaker Attack!")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    assert (table.speed("Scout"), table.speed("Union Leader")) == (5, 4)


@CASES.of("The Billionaire")
def neither_the_faction_nor_cards_out_of_play_lend_their_abilities() -> None:
    me = Side(play=["The Billionaire"], resources=["Deception"] * 9, deck=["Rage"])
    you = Side(
        play=["Scout"], faction=FACTION, discard=["Bug Bite"], face_down=["Fired Hand"],
        hand=["Gnat"],
    )  # fmt: skip
    table = board(me, you)
    with shows("202.9"):
        assert not table.me.can_use(FACTION, "DRAW")
    with shows("402.3"):
        assert not table.me.can_use("Bug Bite", "RECUR")


@CASES.of("Muddle Bugs")
def one_token_destroys_what_costs_nothing() -> None:
    table = board(Side(play=["Muddle Bugs"]), Side(play=["Cicibeo the Swift", "Scout"]))
    uses(table.me, "Muddle Bugs", "BINGE", "Cicibeo the Swift")
    assert table.you.discard == ["Cicibeo the Swift"]


@CASES.of("Maxwell Cockswagger", "Dazzling Trapezist")
def what_is_gained_twice_adds_up() -> None:
    table = board(Side(play=["Maxwell Cockswagger"], resources=4), Side(play=["Scout"]))
    for _ in range(2):
        uses(table.me, "Maxwell Cockswagger", "STRUT", "Scout")
        table.me.answers(0)
    assert table.speed("Scout") == 6
    table = board(Side(play=["Dazzling Trapezist"], hand=["Gnat", "Rage"]), Side(play=["Scout"]))
    for name in ("Gnat", "Rage"):
        table.me.uses("Dazzling Trapezist", "INSPIRE")
        if name in table.me.choices():
            table.me.picks(name)
        table.me.picks("Scout")
        table.resolves()
    assert table.speed("Scout") == 6
    assert table.me.deck == ["Rage", "Gnat"]


@CASES.of("Carnival Ringmaster")
def it_joins_the_blocking_party_too() -> None:
    you = Side(play=["Union Leader"], hand=["Carnival Ringmaster"], resources=["Deception"] * 4)
    table = board(Side(play=["Ping Konk"]), you)
    table.me.attacks("Ping Konk")
    table.you.blocks("Union Leader")
    table.me.passes()
    table.you.deploys("Carnival Ringmaster")
    table.passes_until(DecisionKind.ORDER)
    table.you.answers(0)
    table.you.agrees()
    table.you.declines()
    party = table.names(observe(table.state, Person(0)).blockers)
    assert sorted(party) == ["Carnival Ringmaster", "Union Leader"]
    assert (table.speed("Union Leader"), table.speed("Ping Konk")) == (4, 3)


@CASES.of("Carnival Ringmaster")
def outside_a_battle_it_only_puts_its_token() -> None:
    table = board(Side(play=["Scout"], hand=["Carnival Ringmaster"], resources=["Deception"] * 4))
    deploys(table.me, "Carnival Ringmaster")
    while table.asks is not DecisionKind.PICK:
        table.me.answers(0) if table.asks is DecisionKind.ORDER else table.me.agrees()
    assert sorted(table.me.choices()) == ["Carnival Ringmaster", "Scout"]
    table.me.picks("Carnival Ringmaster")
    assert table.tokens("Carnival Ringmaster") == 1
    assert (table.speed("Scout"), table.speed("Carnival Ringmaster")) == (4, 2)


@CASES.of("Sarcophyle Matriculation")
def a_character_that_is_not_destroyed_stays() -> None:
    you = Side(hand=["Sarcophyle Matriculation"], resources=["Deception"] * 4)
    table = board(Side(play=["Scout"]), you)
    table.me.attacks("Scout")
    table.me.passes()
    deploys(table.you, "Sarcophyle Matriculation", "Scout")
    unblocked(table)
    assert table.controller("Scout") is table.me
    assert table.you.influence == 17


@CASES.of("Backdoor Brigand", "Delusive Strumpet")
def it_leaves_the_battle_unhurt_and_does_no_damage() -> None:
    for name, ability in (
        ("Backdoor Brigand", "EXIT STAGE RIGHT"), ("Delusive Strumpet", "GRACEFUL EXIT"),
    ):  # fmt: skip
        table = board(Side(play=[name], hand=["Gnat"], resources=1), Side(play=["Scout"]))
        table.me.attacks(name)
        table.you.blocks("Scout")
        uses(table.me, name, ability)
        table.resolves()
        assert is_face_down(table, name)
        assert table.damage("Scout") == 0


@CASES.of("Mistaken Identity")
def gear_is_put_on_another_character() -> None:
    me = Side(play=["Gnat"], hand=["Cunning Disguise"], resources=["Deception"] * 2)
    you = Side(
        play=["Scout", "Union Leader"], hand=["Mistaken Identity"], resources=["Deception"] * 2
    )
    table = board(me, you)
    table.me.deploys("Cunning Disguise")
    table.me.picks("Scout")
    deploys(table.you, "Mistaken Identity", "Union Leader")
    assert host(table, "Cunning Disguise") == "Union Leader"


@CASES.of("Mistaken Identity")
def it_does_not_answer_what_picks_later() -> None:
    you = Side(play=["Scout"], hand=["Mistaken Identity"], resources=["Deception"] * 2)
    table = board(Side(hand=["Sudden Osprey"], resources=["Deception"] * 2), you)
    table.me.deploys("Sudden Osprey")
    assert not table.you.can_deploy("Mistaken Identity")


@CASES.of("I Drink Your Milkshake!")
def it_answers_a_card_that_is_flipped_up() -> None:
    me = Side(hand=["I Drink Your Milkshake!"], resources=["Deception"] * 4)
    you = Side(face_down=["Guttersnipe"], resources=["Deception"] * 2, deck=["Guttersnipe", "Rage"])
    table = board(me, you)
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.agrees()
    table.me.picks("Guttersnipe")
    table.next_turn()
    table.you.deploys("Guttersnipe", flip_up=True)
    assert table.asked is table.me
    while table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.resolves()
    assert table.me.play == ["Guttersnipe"]
    assert table.you.play == []


@CASES.of("I Drink Your Milkshake!")
def a_tactic_is_played_for_free_against_its_owner() -> None:
    me = Side(hand=["I Drink Your Milkshake!"], resources=["Deception"] * 4, deck=["Gnat"])
    you = Side(
        hand=["Defenestrate"], resources=["Deception"] * 3, deck=["Defenestrate", "Rage", "Greed"]
    )
    table = board(me, you)
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.agrees()
    table.me.picks("Defenestrate")
    table.next_turn()
    table.you.deploys("Defenestrate")
    while table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.resolves()
    assert table.me.hand == ["Gnat"]
    assert table.you.deck == table.you.hand == []
    assert sorted(table.you.discard) == ["Defenestrate", "Defenestrate", "Greed", "Rage"]


@CASES.of("Ferrous Ferret", "Epic Turncoat Maneuver")
def among_several_picks_it_has_to_be_one() -> None:
    me = Side(
        play=["Stalwart Soldier", "Warrior Prodigy"], hand=["Epic Turncoat Maneuver"],
        resources=["Deception"] * 13,
    )  # fmt: skip
    table = board(me, Side(play=["Ferrous Ferret", "Scout", "Union Leader"]))
    table.me.deploys("Epic Turncoat Maneuver")
    assert not may_stop(table.me)
    if "Scout" in table.me.choices():
        table.me.picks("Scout")
        assert not may_stop(table.me)
        table.me.picks("Ferrous Ferret")
    else:
        table.me.picks("Ferrous Ferret")
        table.me.picks("Scout")
    table.me.passes()
    table.resolves()
    assert sorted(table.me.play) == ["Ferrous Ferret", "Scout"]
    assert table.tokens("Ferrous Ferret") == 1


@CASES.of("Torchlight District", "Fwing!")
def it_goes_by_the_speed_with_which_a_character_attacked() -> None:
    me = Side(
        play=["Torchlight District", "Union Leader"], hand=["Fwing!"], resources=["Deception"] * 2
    )
    table = board(me)
    table.me.attacks("Union Leader")
    deploys(table.me, "Fwing!")
    table.resolves()
    assert not table.is_depleted("Union Leader")


@CASES.of("Narrow Passage", "Counter Attack")
def both_players_may_attack_once_in_one_turn() -> None:
    you = Side(play=["Scout"], hand=["Counter Attack"], resources=["Deception"] * 3, deck=["Rage"])
    table = board(Side(play=["Narrow Passage", "Gnat"]), you)
    table.me.attacks("Gnat")
    unblocked(table)
    table.me.ends_turn()
    deploys(table.you, "Counter Attack")
    table.you.attacks("Scout")
    unblocked(table)
    assert table.me.influence == 17


def test_they_fight_as_printed(only_card: str | None) -> None:
    CASES.run(only_card)
