"""Counting by texts of the Arcanist: characters, arrivals in play, and cards that reach a hand."""

from app.games.spoils.engine import DecisionKind, events
from app.games.spoils.terms import Area
from tests.support.card_play import deploys, ends_turn, pays, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
PRINCE = "Woadenworm Gloamspike, Thabbashite Prince"


@CASES.of("Quotidian Transposition")
def each_player_moves_only_the_own_pick() -> None:
    table = set_up(
        Side(hand=["Quotidian Transposition"], play=["Gnat"], resources=["Obsession"] * 3),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Quotidian Transposition")
    moved = [it.card for it in table.told(events.CardMoved) if it.into is Area.HAND]
    assert table.names(moved) == ["Gnat", "Scout"]


@CASES.of(PRINCE)
def a_tactic_with_a_flip_up_of_its_own_can_use_either() -> None:
    table = set_up(
        Side(
            play=[PRINCE],
            face_down=["Obscure"],
            hand=["Puddle of Goo"],
            resources=["Obsession"] * 1,
        ),
        Side(play=["Scout"]),
    )
    table.me.deploys("Puddle of Goo")
    pays(table.me)
    table.resolves()
    assert table.me.free == 1, "too little for its own Flip Up, which costs 2"
    assert table.me.can_deploy("Obscure", flip_up=True), "its numeric cost is 0"
    table.me.deploys("Obscure", flip_up=True)
    assert table.me.numbers() == [1], "the other cannot be paid"


@CASES.of(PRINCE)
def the_player_says_which_flip_up_is_used() -> None:
    for word, left in (("Flip Up 2 [O]", 0), ("Flip Up 0 [O]", 2)):
        table = set_up(
            Side(play=[PRINCE], face_down=["Obscure"], resources=["Obsession"] * 2),
            Side(play=["Scout", "Gnat"]),
        )
        table.me.deploys("Obscure", flip_up=True)
        table.me.says(word)
        pays(table.me)
        table.me.picks("Scout")
        table.resolves()
        assert table.me.free == left
        assert "Obscure" in table.me.discard


@CASES.of(PRINCE)
def it_grants_nothing_to_tactics_in_the_hand() -> None:
    table = set_up(Side(play=[PRINCE], hand=["Stupidify"], resources=["Obsession"] * 3))
    assert not table.me.can_deploy("Stupidify", flip_up=True)
    assert table.me.can_deploy("Stupidify")


@CASES.of("The Stone of Shame", "Recollection Bazaar")
def a_face_down_character_is_a_resource_and_returns_unharmed() -> None:
    table = set_up(Side(play=["The Stone of Shame", "Recollection Bazaar"], face_down=["Gnat"]))
    uses(table.me, "Recollection Bazaar", "RECALL")
    with shows("411.1"):
        assert (table.me.hand, table.me.discard) == (["Gnat"], [])


@CASES.of("Geiseric, the Souleater")
def it_takes_no_face_down_characters() -> None:
    table = set_up(
        Side(play=["Geiseric, the Souleater"], resources=3),
        Side(play=["Recollection Bazaar"], face_down=["Scout"]),
        active=1,
    )
    uses(table.you, "Recollection Bazaar", "RECALL")
    assert (table.you.hand, table.me.free) == (["Scout"], 3)
    assert table.tokens("Geiseric, the Souleater") == 0


@CASES.of("Gargantuan Garbler")
def it_may_return_itself_and_inflicts_nothing() -> None:
    table = set_up(Side(play=["Gargantuan Garbler"]), Side())
    table.me.attacks("Gargantuan Garbler")
    table.me.agrees()
    table.resolves()
    assert (table.me.hand, table.you.influence) == (["Gargantuan Garbler"], 20)


@CASES.of("Contiguous Defalcating Machine", "Wand of Possession")
def a_card_token_is_a_character_that_enters_play() -> None:
    table = set_up(
        Side(play=["Contiguous Defalcating Machine"]),
        Side(play=["Wand of Possession"], resources=2),
        active=1,
    )
    uses(table.you, "Wand of Possession", "POSSESS")
    assert (table.asked, table.asks) == (table.you, DecisionKind.CHOOSE_OPTION)
    table.you.answers(1)
    assert table.you.play == ["Wand of Possession"]


@CASES.of("Pony Slaystation", "Wand of Possession")
def card_tokens_are_slain_too() -> None:
    table = set_up(
        Side(play=["Pony Slaystation"]),
        Side(play=["Wand of Possession"], resources=2),
        active=1,
    )
    uses(table.you, "Wand of Possession", "POSSESS")
    assert (table.you.play, table.damage("Pony Slaystation")) == (["Wand of Possession"], 1)


@CASES.of("Quotidian Misfire", "Master Ritualist", "Foment")
def searched_cards_and_resources_misfire_as_well() -> None:
    table = set_up(
        Side(
            hand=["Quotidian Misfire", "Foment"], play=["Master Ritualist"],
            deck=["Rouse", "Scout", "Greed"], resources=["Obsession"] * 2,
        )
    )  # fmt: skip
    deploys(table.me, "Quotidian Misfire")
    uses(table.me, "Master Ritualist", "QUOTIDIAN INSTRUCTION")
    table.me.picks("Rouse")
    assert "Rouse" in table.me.discard
    deploys(table.me, "Foment", "Obsession")
    assert (table.me.hand, len(table.me.deck)) == ([], 1)
    assert "Obsession" in table.me.discard


@CASES.of("Arcanology Recruitment Officer")
def its_gift_outlives_it() -> None:
    table = set_up(
        Side(play=["Arcanology Recruitment Officer", "Scout"], hand=["Kill"]),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"]),
        active=1,
    )
    ends_turn(table)
    table.me.picks("Stalwart Soldier")
    deploys(table.me, "Kill", "Arcanology Recruitment Officer")
    assert table.is_covert("Stalwart Soldier")
    table.next_turn()
    table.next_turn()
    assert not table.is_covert("Stalwart Soldier")


@CASES.of("Cryptic Athenaeum")
def the_opponent_does_not_draw_unless_its_controller_does() -> None:
    table = set_up(
        Side(play=["Cryptic Athenaeum"], deck=["Rage"], resources=["Obsession"] * 3),
        Side(deck=["Greed"]),
        active=1,
    )
    ends_turn(table)
    table.me.declines()
    with shows("402.5b"):
        assert (table.asks, table.you.hand) == (DecisionKind.ACT, [])


@CASES.of("Day of the Tentacle", "Man Shark", "Land Shark")
def sharks_feed_on_what_the_tentacle_lays_down() -> None:
    table = set_up(
        Side(hand=["Day of the Tentacle"], play=["Man Shark"], resources=["Obsession"] * 1),
        Side(hand=["Scout", "Gnat"], face_down=["Rage"]),
    )
    deploys(table.me, "Day of the Tentacle")
    table.me.picks("Scout")
    assert (table.strength("Man Shark"), table.life("Man Shark")) == (2, 2)
    table = set_up(
        Side(hand=["Forgotten Tentacle"], play=["Land Shark"], resources=["Obsession"] * 2),
        Side(face_down=["Rage"], hand=["Greed"]),
    )
    deploys(table.me, "Forgotten Tentacle", "Rage")
    table.me.agrees()
    assert "Land Shark" in table.me.discard, "nothing is left to live on"


@CASES.of("Violating Anomaly", "Perturbatious Warlock")
def an_empty_hand_loses_nothing() -> None:
    for name in ("Violating Anomaly", "Perturbatious Warlock"):
        table = set_up(Side(hand=[name], resources=["Obsession"] * 6), Side(deck=["Rage"]))
        deploys(table.me, name)
        assert (table.asks, table.you.deck) == (DecisionKind.ACT, ["Rage"])
        assert name in table.me.play


@CASES.of("Ritual of the Screaming Cheese")
def two_are_discarded_even_from_a_hand_of_one() -> None:
    table = set_up(
        Side(hand=["Ritual of the Screaming Cheese"], resources=["Obsession"] * 1),
        Side(hand=["Rage"]),
    )
    table.me.deploys("Ritual of the Screaming Cheese")
    table.you.answers(0)
    table.resolves()
    with shows("402.5"):
        assert (table.you.hand, table.asks) == ([], DecisionKind.ACT)


def test_they_count_only_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
