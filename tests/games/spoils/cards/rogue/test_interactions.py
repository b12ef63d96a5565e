"""Cards of the Rogue in company: responses, joint damage, later turns, odd numbers."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind, Deck, Done, new_game
from tests.support.card_play import deploys, host, says, unblocked
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, PLAIN_BOX, REST
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, character, shipped, tactic

CASES = CardTests()
HIDE = tactic("Hide", [v.Put(v.top(1), v.PLAY_FACE_DOWN)])
FAST_ONE = character("Fast One", 1, 9, 8)


@CASES.of("Totally Random Kid")
def it_counts_its_own_part_of_joint_damage() -> None:
    table = board(
        Side(play=["Totally Random Kid", "Scout"]), Side(deck=["Gnat"] * 5, play=["Box", "Lamp"]),
        LAMP, PLAIN_BOX,
    )  # fmt: skip
    table.me.attacks("Totally Random Kid", "Scout")
    table.resolves()
    with shows("609.1f"):
        assert table.you.influence == 16
        assert table.you.discard == ["Gnat"]
    table.me.agrees()
    if table.asks is DecisionKind.PICK:
        assert table.me.choices() == ["Lamp"]
        table.me.picks("Lamp")
    assert sorted(table.you.discard) == ["Gnat", "Lamp"]


@CASES.of("Affectionate Dollkeeper", "Poisoned Blade")
def joint_damage_is_deadly_too() -> None:
    for me in (
        Side(play=["Affectionate Dollkeeper", "Scout"], resources=["Deception"] * 3),
        Side(play=["Agile Highwayman", "Scout", "Poisoned Blade"],
             attached={"Poisoned Blade": "Agile Highwayman"}),
    ):  # fmt: skip
        table = board(me, Side(play=["Union Leader"]))
        table.me.attacks(me.play[0], "Scout")
        table.you.blocks("Union Leader")
        table.resolves()
        assert table.you.discard == ["Union Leader"]


@CASES.of("Poisoned Blade", "Affectionate Dollkeeper")
def damage_to_a_faction_destroys_nothing() -> None:
    for me in (
        Side(play=["Affectionate Dollkeeper"], resources=["Deception"] * 3),
        Side(play=["Agile Highwayman", "Poisoned Blade"],
             attached={"Poisoned Blade": "Agile Highwayman"}),
    ):  # fmt: skip
        table = board(me, Side(play=["Gnat"]))
        table.me.attacks(me.play[0])
        unblocked(table)
        assert table.you.influence == 18
        assert table.you.play == ["Gnat"]


@CASES.of("Muscle Tribe of Danger and Excellence", "Treachery")
def a_resource_that_lies_face_down_gives_no_icon_and_costs_nothing() -> None:
    name = "Muscle Tribe of Danger and Excellence"
    table = board(Side(play=[name], hand=["Hide"], deck=["Treachery"]), Side(), HIDE)
    deploys(table.me, "Hide")
    assert table.me.influence == 20
    assert table.strength(name) == 2
    assert not table.is_covert(name)


@CASES.of("Bug Bite", "Guileful Astucion")
def a_cheaper_character_dies_of_fewer_tokens() -> None:
    me = Side(hand=["Guileful Astucion", "Bug Bite"], resources=["Deception"] * 4, deck=["Rage"])
    table = board(me, Side(play=["Warrior Prodigy", "Gnat"]))
    deploys(table.me, "Guileful Astucion", "Warrior Prodigy")
    table.me.answers(0)
    deploys(table.me, "Bug Bite", "Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]


@CASES.of("Impeccable Timing")
def restoring_the_character_in_response_does_not_save_it() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Rest"])
    you = Side(hand=["Impeccable Timing"], resources=["Deception"] * 3)
    table = board(me, you, REST)
    table.me.attacks("Scout")
    table.me.passes()
    table.you.deploys("Impeccable Timing")
    if table.you.choices():
        table.you.picks("Scout")
    deploys(table.me, "Rest", "Scout")
    assert table.me.discard.count("Scout") == 1


@CASES.of("Strangulate")
def a_character_that_gained_life_in_response_survives() -> None:
    me = Side(hand=["Strangulate"], resources=["Deception"] * 4)
    you = Side(play=["Dock Sentinel"], hand=["Sudden Osprey"], resources=["Deception"] * 2)
    table = board(me, you)
    table.me.deploys("Strangulate")
    table.you.deploys("Sudden Osprey")
    table.passes_until(DecisionKind.MAY)
    table.you.agrees()
    table.you.picks("Dock Sentinel")
    table.resolves()
    assert sorted(table.you.play) == ["Dock Sentinel", "Sudden Osprey"]


@CASES.of("Scrag")
def life_gained_in_response_does_not_raise_its_number() -> None:
    me = Side(hand=["Scrag"], resources=["Deception"] * 2)
    you = Side(
        play=["Scout"], hand=["Sudden Osprey"], resources=["Deception"] * 2, discard=["Rage"] * 3
    )
    table = board(me, you)
    table.me.deploys("Scrag")
    table.you.deploys("Sudden Osprey")
    table.passes_until(DecisionKind.MAY)
    table.you.agrees()
    table.you.picks("Scout")
    table.resolves()
    assert table.you.play == ["Sudden Osprey"]


@CASES.of("Mistaken Identity")
def only_what_the_card_could_have_picked_takes_the_place() -> None:
    me = Side(play=["Transient Smuggler"])
    you = Side(
        play=["Scout", "Warrior Prodigy", "Gnat", "Martial Arts Trainee"],
        hand=["Mistaken Identity"], resources=["Deception"] * 2,
    )  # fmt: skip
    table = board(me, you)
    table.me.uses("Transient Smuggler", "SMUGGLE")
    table.me.picks("Warrior Prodigy")
    table.you.deploys("Mistaken Identity")
    assert "Scout" not in table.you.choices()
    assert "Warrior Prodigy" not in table.you.choices()
    assert "Martial Arts Trainee" not in table.you.choices()
    table.you.picks("Gnat")
    table.resolves()
    assert table.is_covert("Gnat")
    assert not table.is_covert("Warrior Prodigy")


@CASES.of("Mistaken Identity")
def a_tactic_hits_the_other_character() -> None:
    me = Side(hand=["Strangulate"], resources=["Deception"] * 4)
    you = Side(play=["Scout", "Gnat"], hand=["Mistaken Identity"], resources=["Deception"] * 2)
    table = board(me, you)
    table.me.deploys("Strangulate")
    table.me.picks("Scout")
    deploys(table.you, "Mistaken Identity", "Gnat")
    assert "Gnat" in table.you.discard
    assert table.you.play == ["Scout"]


@CASES.of("Fornicaves")
def a_character_with_one_life_keeps_it() -> None:
    table = board(Side(play=["Fornicaves"]), Side(play=["Agile Highwayman"]))
    with shows("410.4"):
        assert table.life("Agile Highwayman") == 1


@CASES.of("Martial Arts Master")
def a_faster_opponent_takes_no_strength() -> None:
    table = board(Side(play=["Martial Arts Master"]), Side(play=["Fast One"]), FAST_ONE)
    table.me.attacks("Martial Arts Master")
    table.you.blocks("Fast One")
    with shows("410.4"):
        assert table.strength("Martial Arts Master") == 1


@CASES.of("Thief Doyen")
def put_into_play_it_has_no_tokens_and_dies() -> None:
    me = Side(hand=["Peculate"], resources=["Deception"] * 4)
    table = board(me, Side(discard=["Thief Doyen"]))
    deploys(table.me, "Peculate", "Thief Doyen")
    assert table.me.play == []
    assert table.you.discard == ["Thief Doyen"]


@CASES.of("Cicibeo the Swift")
def a_cicibeo_from_elsewhere_takes_nobody() -> None:
    double = character("Cicibeo's Double", 1, 1, cost=0, subtypes=("cicibeo",))
    settle = tactic("Settle", [v.Put(v.top(1), v.PLAY)])
    me = Side(
        play=["Cicibeo the Swift"],
        hand=["Settle"],
        resources=["Deception"] * 6,
        deck=["Cicibeo's Double"],
    )
    table = board(me, Side(play=["Scout"]), double, settle)
    deploys(table.me, "Settle")
    assert "Cicibeo's Double" in table.me.play
    assert table.asks is DecisionKind.ACT


@CASES.of("The Billionaire")
def what_only_the_opponents_turn_allows_waits_for_it() -> None:
    me = Side(play=["The Billionaire", "Lamp"], discard=["Scout", "Gnat"], resources=5)
    table = board(me, Side(play=["Pluck"], discard=["Union Leader"]), LAMP)
    assert not table.me.can_use("Pluck", "GRIFT")
    table.next_turn()
    table.you.ends_turn()
    table.me.uses("Pluck", "GRIFT")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    assert table.me.free == 0
    table.resolves()
    assert table.controller("Scout") is table.you


@CASES.of("Counter Attack")
def a_card_is_drawn_though_nobody_can_attack() -> None:
    you = Side(hand=["Counter Attack"], resources=["Deception"] * 3, deck=["Gnat"])
    table = board(Side(), you)
    table.me.ends_turn()
    table.you.deploys("Counter Attack")
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked._does(table.asked.legal[-1])
    assert table.you.hand == ["Gnat"]


@CASES.of("Surreptitious Larceny")
def gear_that_lost_its_abilities_still_arms_its_bearer() -> None:
    me = Side(play=["Gnat"], hand=["Surreptitious Larceny"], resources=["Deception"] * 3)
    you = Side(play=["Scout", "Hidden Dagger"], attached={"Hidden Dagger": "Scout"})
    table = board(me, you)
    strength = table.strength("Gnat")
    table.me.deploys("Surreptitious Larceny")
    table.me.answers(2)
    table.me.picks("Gnat")
    table.resolves()
    assert host(table, "Hidden Dagger") == "Gnat"
    assert table.strength("Gnat") == strength + 1
    assert table.strength("Scout") == 3


@CASES.of("I Drink Your Milkshake!")
def a_removed_card_that_stayed_hidden_is_revealed_for_a_later_namesake() -> None:
    me = Side(hand=["I Drink Your Milkshake!"], resources=["Deception"] * 4)
    you = Side(
        hand=["Agile Highwayman"] * 2, resources=["Deception"] * 6, deck=["Agile Highwayman"]
    )
    table = board(me, you)
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.agrees()
    if table.me.choices():
        table.me.picks("Agile Highwayman")
    table.next_turn()
    table.you.deploys("Agile Highwayman")
    table.me.declines()
    table.resolves()
    assert table.you.play == ["Agile Highwayman"]
    table.you.deploys("Agile Highwayman")
    table.me.agrees()
    while table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.resolves()
    assert table.me.play == ["Agile Highwayman"]
    assert table.you.play == ["Agile Highwayman"]


@CASES.of("Incriminating Photograph")
def the_named_card_does_not_flip_up() -> None:
    me = Side(hand=["Incriminating Photograph"], resources=["Deception"] * 3)
    you = Side(face_down=["Guttersnipe"], resources=["Deception"] * 2)
    table = board(me, you)
    deploys(table.me, "Incriminating Photograph")
    says(table.me, "Guttersnipe")
    table.next_turn()
    assert not table.you.can_deploy("Guttersnipe", flip_up=True)


@CASES.of("Lucky Charm")
def an_optional_pick_costs_one_too() -> None:
    you = Side(play=["Lucky Charm", "Scout"])
    for resources in (3, 2):
        table = board(Side(hand=["Sudden Osprey"], resources=["Deception"] * resources), you)
        deploys(table.me, "Sudden Osprey")
        table.me.agrees()
        if table.me.choices():
            assert ("Scout" in table.me.choices()) is (resources == 3)
            table.me.picks("Scout" if resources == 3 else "Sudden Osprey")
        assert table.me.free == 0
        assert table.strength("Scout") == (4 if resources == 3 else 3)


@CASES.of("Sarcophyle Matriculation")
def it_saves_its_character_once_only() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Kill", "Kill"])
    you = Side(hand=["Sarcophyle Matriculation"], resources=["Deception"] * 4)
    table = board(me, you, KILL)
    table.me.attacks("Scout")
    table.me.passes()
    table.you.deploys("Sarcophyle Matriculation")
    table.you.picks("Scout")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    while table.asked is not table.me:
        table.you.passes()
        if table.asks is DecisionKind.BLOCKERS:
            table.you.passes()
    for expected in (["Scout"], []):
        table.me.deploys("Kill")
        table.me.picks("Scout")
        table.passes_until(DecisionKind.BATTLE_WINDOW)
        assert table.you.play == expected


@CASES.of("Dauntless Gambler", "Flimflam Man", "Opportune Slotpuller", "Flailing Knife")
def every_card_type_can_be_guessed() -> None:
    for name in ("Dauntless Gambler", "Flimflam Man"):
        table = board(Side(hand=[name], deck=["Rage"], resources=["Deception"] * 4))
        deploys(table.me, name)
        table.me.agrees()
        words = {word.lower() for word in table.state.decision.words}  # type: ignore[union-attr]
        assert {"character", "item", "location", "resource", "tactic"} <= words


def chest_game(*, reveals: bool, staple: str = "Deception") -> Table:
    """The first player puts a Chest under the deck in the mulligan; then the first turn starts."""
    cards = ("Community Chest", *[staple] * 39, *["Scout"] * 35)
    order = ("Community Chest", *["Scout"] * 35, *[staple] * 37)
    deck = Deck("The Tournament Faction", cards, starting=(staple, staple), order=order)
    table = Table(new_game(shipped(), (deck, deck), seed=3, first=0))
    asked = False
    for _ in range(60):
        if table.asks is DecisionKind.ACT:
            break
        seat = table.asked
        assert seat is not None
        if table.asks is DecisionKind.MULLIGAN and seat is table.me:
            if "Community Chest" in seat.choices() and not asked:
                asked = True
                seat.picks("Community Chest")
            else:
                seat.passes()
        elif table.asks is DecisionKind.MAY and seat is table.me and asked:
            seat.agrees() if reveals else seat.declines()
            asked = False
        elif Done() in seat.legal:
            seat.passes()
        else:
            seat._does(seat.legal[0])
    return table


@CASES.of("Community Chest")
def put_under_the_deck_in_the_mulligan_it_draws_a_card_in_the_first_turn() -> None:
    revealed, hidden = chest_game(reveals=True), chest_game(reveals=False)
    assert revealed.me.deck.count("Community Chest") == 1
    assert len(revealed.me.hand) == len(hidden.me.hand) + 1
    without_icon = chest_game(reveals=True, staple="Rage")
    assert without_icon.me.deck.count("Community Chest") == 1
    assert len(without_icon.me.hand) == len(hidden.me.hand)


def test_they_meet_other_cards_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)
