"""Keywords of the Rogue: each card that has one is played by it."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, may_block
from tests.support.card_tables import flips_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import LAMP
from tests.support.rules import shows
from tests.support.scenario import Side, board

CASES = CardTests()

COVERT = (
    "Jumping Screamspider",
    "Murderous Kleptomaniac",
    "Ravenous Wolf",
    "Recondite Hunter",
    "Shadowy Mugger",
    "Slinking Bandido",
)
LIKE_A_TACTIC = (
    "Banana Peel",
    "Carnival Ringmaster",
    "Cicibeo the Swift",
    "Delusive Strumpet",
    "Emergency Obfuscation",
    "Gassy Gastornis",
    "Guttersnipe",
    "Hidden Dagger",
    "Iohane, the Convex",
    "Numba 1 Stunna!",
    "Opportunistic Pirate",
    "Ravenous Wolf",
    "Sticky Stealy Hand",
    "Sudden Osprey",
    "Swollen Ostrich",
    "Unexpected Boobysnake",
)
UNIQUE = (
    "Axeclaw Grandchest",
    "Bottlebeard Brandyshanks",
    "Cheats McGuillicutty",
    "Cicibeo the Swift",
    "Community Chest",
    "Fornicaves",
    "Heist Training Grounds",
    "Iohane, the Convex",
    "Ipsighast, the Lustful",
    "Maxwell Cockswagger",
    "Pluck",
    "Rosy Palmer, and Her Five Friends",
    "The Billionaire",
)


@CASES.of(*COVERT)
def only_covert_characters_stand_in_its_way() -> None:
    for name in COVERT:
        table = board(Side(play=["Jumping Screamspider"]), Side(play=[name, "Scout"]))
        table.me.attacks("Jumping Screamspider")
        with shows("507.3b"):
            assert may_block(table) == [name], name
        table = board(Side(play=["Scout"]), Side(play=[name, "Gnat"]))
        table.me.attacks("Scout")
        with shows("507.3c"):
            assert name not in may_block(table), name


@CASES.of(*LIKE_A_TACTIC)
def it_can_be_deployed_in_a_battle() -> None:
    for name in LIKE_A_TACTIC:
        me = Side(
            play=["Gnat", "Lamp"], hand=[name, "Agile Highwayman", "Defenestrate"],
            resources=["Deception"] * 9, deck=["Rage"],
        )  # fmt: skip
        table = board(me, Side(), LAMP)
        table.me.attacks("Gnat")
        assert table.me.can_deploy(name), name
        assert not table.me.can_deploy("Agile Highwayman")
        table.me.deploys(name)
        assert name not in table.me.hand


@CASES.of(*UNIQUE)
def its_player_keeps_only_one_of_them() -> None:
    for name in UNIQUE:
        resources = ["Deception"] * (4 if name == "Cicibeo the Swift" else 12)
        me = Side(play=[name], hand=[name, "Agile Highwayman"], resources=resources)
        table = board(me, Side(play=[name]))
        deploys(table.me, name)
        if table.me.choices():
            table.me.picks(name)
        with shows("507.5a"):
            assert table.me.play.count(name) == 1, name
            assert table.me.discard.count(name) == 1, name
            assert table.you.play == [name]


@CASES.of("Bottlebeard Brandyshanks", "Cheats McGuillicutty", "Pluck", "The Billionaire")
def all_of_pluck_are_one() -> None:
    for name in ("Bottlebeard Brandyshanks", "Cheats McGuillicutty", "The Billionaire"):
        table = board(Side(play=["Pluck"], hand=[name], resources=["Deception"] * 6))
        deploys(table.me, name)
        if table.me.choices():
            table.me.picks(name)
        assert len(table.me.play) == 1
        assert len(table.me.discard) == 1


@CASES.of("Vander Malagut")
def a_second_one_drags_all_of_them_down() -> None:
    me = Side(
        play=["Vander Malagut", "Scout"], hand=["Vander Malagut"], resources=["Deception"] * 9
    )
    table = board(me, Side(play=["Hasty Sarcophyle"]))
    deploys(table.me, "Vander Malagut")
    if table.me.choices():
        table.me.picks("Vander Malagut")
    assert table.me.play == ["Scout"]
    assert table.you.play == []


@CASES.of("Guttersnipe")
def it_flips_up_for_nothing_at_any_time() -> None:
    flips_up("Guttersnipe", 0, 2)
    me = Side(play=["Gnat"], face_down=["Guttersnipe"], resources=["Deception"] * 2)
    table = board(me)
    table.me.attacks("Gnat")
    table.me.deploys("Guttersnipe", flip_up=True)
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    assert sorted(table.me.play) == ["Gnat", "Guttersnipe"]
    assert table.me.free == 2


def test_each_plays_by_its_keyword(only_card: str | None) -> None:
    CASES.run(only_card)
