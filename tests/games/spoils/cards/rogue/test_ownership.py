"""Cards of the Rogue where owner and controller differ."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, host, is_face_down, uses
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, STEAL
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SWAP = tactic("Swap", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CARD)])


def stolen(name: str, me: Side | None = None, you: Side | None = None) -> Table:
    """I have stolen your character, and can kill it."""
    mine, yours = me or Side(), you or Side()
    mine.hand = ["Steal", "Kill", *mine.hand]
    yours.play = [name, *yours.play]
    table = board(mine, yours, STEAL, KILL)
    deploys(table.me, "Steal", name)
    return table


@CASES.of("Fired Hand")
def a_stolen_hand_goes_back_to_its_owners_resources() -> None:
    table = stolen("Fired Hand")
    deploys(table.me, "Kill", "Fired Hand")
    assert is_face_down(table, "Fired Hand")
    assert table.controller("Fired Hand") is table.you
    assert (table.me.free, table.you.free) == (0, 1)


@CASES.of("Backdoor Brigand", "Delusive Strumpet")
def turned_face_down_by_a_thief_it_is_its_owners() -> None:
    for name, ability in (
        ("Backdoor Brigand", "EXIT STAGE RIGHT"), ("Delusive Strumpet", "GRACEFUL EXIT"),
    ):  # fmt: skip
        table = stolen(name, Side(resources=1, hand=["Gnat"]))
        uses(table.me, name, ability, *(["Gnat"] if name == "Delusive Strumpet" else []))
        assert is_face_down(table, name)
        assert table.controller(name) is table.you


@CASES.of("Master Thief")
def whoever_controlled_the_thief_searches_the_other_discard_pile() -> None:
    table = stolen("Master Thief", Side(discard=["Gnat"]), Side(discard=["Scout", "Union Leader"]))
    deploys(table.me, "Kill", "Master Thief")
    assert table.asked is table.me
    table.me.agrees()
    assert {"Scout", "Union Leader"} <= set(table.me.choices())
    assert "Gnat" not in table.me.choices()
    table.me.picks("Scout")
    assert table.me.play == ["Scout"]


@CASES.of("Murderous Kleptomaniac")
def whoever_controlled_the_kleptomaniac_removes_a_card() -> None:
    table = stolen("Murderous Kleptomaniac", Side(play=["Gnat"]), Side(play=["Scout"]))
    deploys(table.me, "Kill", "Murderous Kleptomaniac")
    assert table.asked is table.me
    table.me.agrees()
    table.me.picks("Scout")
    assert table.you.out_of_game == ["Scout"]


@CASES.of("Rosy Palmer, and Her Five Friends")
def a_stolen_rosy_takes_a_card_of_her_owners_deck() -> None:
    name = "Rosy Palmer, and Her Five Friends"
    table = stolen(name, Side(deck=["Gnat"] * 5), Side(deck=["Scout", "Rage"]))
    deploys(table.me, "Kill", name)
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    if table.me.choices():
        table.me.sets("Scout")
    table.resolves()
    assert table.me.play == ["Scout"]


@CASES.of("Lucky Bastard")
def a_stolen_bastard_is_lucky_for_the_thief() -> None:
    me = Side(deck=["Scout", "Gnat"])
    table = stolen("Lucky Bastard", me, Side(deck=["Agile Highwayman", "Rage"]))
    deploys(table.me, "Kill", "Lucky Bastard")
    assert table.me.play == ["Lucky Bastard"]
    assert table.me.hand == ["Gnat"]
    assert table.you.hand == []


@CASES.of("Vander Malagut")
def those_it_took_over_fall_with_it() -> None:
    me = Side(play=["Vander Malagut"], hand=["Kill"])
    table = board(me, Side(play=["Scout"]), KILL)
    table.me.attacks("Vander Malagut")
    table.you.blocks("Scout")
    table.resolves()
    deploys(table.me, "Kill", "Vander Malagut")
    assert table.me.play == []
    assert table.you.discard == ["Scout"]


@CASES.of("Flailing Knife")
def a_stolen_knife_goes_to_its_owners_discard_pile_and_stays_there() -> None:
    me = Side(play=["Gnat"], hand=["Yoink!", "Kill"], resources=["Deception"] * 1, deck=["Rage"])
    you = Side(
        play=["Scout", "Flailing Knife"], attached={"Flailing Knife": "Scout"}, deck=["Rage"]
    )
    table = board(me, you, KILL)
    deploys(table.me, "Yoink!", "Flailing Knife", "Gnat")
    assert host(table, "Flailing Knife") == "Gnat"
    deploys(table.me, "Kill", "Flailing Knife")
    assert table.asks is DecisionKind.ACT
    assert table.you.discard == ["Flailing Knife"]


@CASES.of("Elusive Wolf")
def it_howls_for_an_own_deception_on_the_other_side_and_for_no_stolen_one() -> None:
    me = Side(play=["Elusive Wolf"], hand=["Swap"])
    table = board(me, Side(resources=["Deception"] * 1), SWAP)
    deploys(table.me, "Swap", "Deception")
    assert table.controller("Deception") is table.me
    assert not table.me.can_use("Elusive Wolf", "HOWL")
    table = board(
        Side(hand=["Swap"]), Side(play=["Elusive Wolf"], resources=["Deception"] * 1), SWAP
    )
    deploys(table.me, "Swap", "Deception")
    table.me.ends_turn()
    assert table.you.can_use("Elusive Wolf", "HOWL")


@CASES.of("Ass")
def it_goes_back_and_forth() -> None:
    table = board(Side(play=["Ass"]), Side())
    table.next_turn()
    assert table.controller("Ass") is table.you
    table.next_turn()
    assert table.controller("Ass") is table.me


@CASES.of("Banana Peel")
def a_stolen_attacker_slips_to_its_owner() -> None:
    me = Side(hand=["Steal"], faction="The Tournament Faction", deck=["Rage"] * 9)
    table = board(me, Side(play=["Scout", "Banana Peel"]), STEAL)
    deploys(table.me, "Steal", "Scout")
    table.next_turn()
    table.next_turn()
    table.me.attacks("Scout")
    table.me.passes()
    table.you.uses("Banana Peel", "SLIP")
    table.resolves()
    assert is_face_down(table, "Scout")
    assert table.controller("Scout") is table.you


@CASES.of("Forced Recruitment", "Headhunting")
def what_the_recruit_does_on_arrival_it_does_for_its_new_player() -> None:
    for name in ("Forced Recruitment", "Headhunting"):
        me = Side(
            hand=["Pillaging Pirate"], resources=["Deception"] * 2, deck=["Scout", "Rage", "Gnat"]
        )
        you = Side(hand=[name], resources=["Deception"] * 5, deck=["Greed"] * 3)
        table = board(me, you)
        table.me.deploys("Pillaging Pirate")
        deploys(table.you, name)
        assert table.you.play == ["Pillaging Pirate"]
        assert sorted(table.me.discard) == ["Rage", "Scout"]
        assert len(table.you.deck) == 3


@CASES.of("Hulking Vigilante")
def a_stolen_vigilante_minds_the_thiefs_own_characters() -> None:
    assert stolen("Hulking Vigilante", Side(play=["Gnat"])).you.discard == ["Hulking Vigilante"]
    table = stolen("Hulking Vigilante", you=Side(play=["Gnat"]))
    assert table.me.play == ["Hulking Vigilante"]


@CASES.of("Emergency Obfuscation")
def the_owner_of_the_winning_deck_wins() -> None:
    table = board(Side(play=["Emergency Obfuscation", "Scout"]), Side(influence=3))
    table.me.attacks("Scout")
    table.resolves()
    assert table.winner is table.me


def test_cards_go_home_to_their_owners(only_card: str | None) -> None:
    CASES.run(only_card)
