"""Cards of the Arcanist that play, duplicate or forbid other cards."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.vocabulary import TACTIC, Terminate
from tests.support.card_play import deploys, discards, ends_turn, pays, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import GAIN
from tests.support.rules import shows
from tests.support.scenario import Side, board, tactic

CASES = CardTests()


@CASES.of("Muddle")
def a_tactic_that_is_terminated_in_response_is_not_duplicated() -> None:
    table = board(
        Side(hand=["Muddle"], resources=["Obsession"] * 3),
        Side(hand=["Plan", "Stop"]),
        tactic("Plan", [GAIN]),
        tactic("Stop", [Terminate(TACTIC.being_deployed().others().named("Plan"))]),
        active=1,
    )
    table.you.deploys("Plan")
    table.me.deploys("Muddle")
    table.you.deploys("Stop")
    table.resolves()
    with shows("402.4"):
        assert (table.me.influence, table.you.influence) == (20, 20)
    assert (table.me.discard, sorted(table.you.discard)) == (["Muddle"], ["Plan", "Stop"])


@CASES.of("Muddle")
def whoever_muddles_a_tactic_picks_for_the_duplicate() -> None:
    table = set_up(
        Side(hand=["Muddle"], play=["Scout"], resources=["Obsession"] * 3),
        Side(hand=["Quotidian Assassination"], play=["Stalwart Soldier", "Union Leader"],
             resources=["Obsession"] * 2),
        active=1,
    )  # fmt: skip
    table.you.deploys("Quotidian Assassination")
    table.you.picks("Scout")
    table.me.deploys("Muddle")
    table.resolves()
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Scout", "Stalwart Soldier", "Union Leader"]
    table.me.picks("Union Leader")
    table.resolves()
    assert (table.you.hand, table.me.play) == (["Union Leader"], ["Scout"])
    assert (table.me.free, table.you.discard) == (1, ["Quotidian Assassination"])


@CASES.of("Study Disturbance", "Unnatural Alteration")
def a_disturbed_player_plays_no_character_for_free_either() -> None:
    table = set_up(
        Side(
            hand=["Study Disturbance", "Unnatural Alteration"], play=["Gnat"],
            deck=["Rage", "Puddle of Goo"], resources=["Obsession"] * 5,
        ),
        Side(hand=["Rage"]),
    )  # fmt: skip
    table.me.deploys("Study Disturbance")
    table.me.answers(0)
    table.me.declines()
    table.resolves()
    deploys(table.me, "Unnatural Alteration", "Gnat")
    table.me.picks("Puddle of Goo")
    assert sorted(table.me.hand) == ["Puddle of Goo", "Rage"]


@CASES.of("Study Disturbance")
def a_character_that_is_being_played_stays_unharmed() -> None:
    table = set_up(
        Side(hand=["Study Disturbance"], deck=["Rage"], resources=["Obsession"] * 2),
        Side(hand=["Puddle of Goo", "Gnat"], resources=["Obsession"] * 2),
        active=1,
    )
    table.you.deploys("Puddle of Goo")
    table.me.deploys("Study Disturbance")
    table.me.answers(1)
    table.resolves()
    assert table.you.play == ["Puddle of Goo"]
    assert not table.you.can_deploy("Gnat")


@CASES.of("Gloamspike-Gosche Bridge", "Reality Shift")
def what_cannot_be_picked_returns_without_a_pick() -> None:
    table = set_up(
        Side(hand=["Reality Shift"], play=["Gloamspike-Gosche Bridge"], resources=["Obsession"] * 7)
    )
    deploys(table.me, "Reality Shift")
    assert table.me.choices() == ["Gloamspike-Gosche Bridge"], "for 6 it can be played again"
    table.me.picks("Gloamspike-Gosche Bridge")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Gloamspike-Gosche Bridge"], 0)


@CASES.of("Gloamspike-Gosche Bridge", "Quotidian Disappearance")
def you_have_to_pick_something_else() -> None:
    table = set_up(
        Side(hand=["Quotidian Disappearance"], resources=["Obsession"] * 1),
        Side(play=["Gloamspike-Gosche Bridge", "Scout"]),
    )
    deploys(table.me, "Quotidian Disappearance")
    assert table.you.hand == ["Scout"]


@CASES.of("Essence of Obsession", "Voidal Replication")
def a_duplicate_may_have_another_of_the_texts() -> None:
    table = set_up(
        Side(hand=["Essence of Obsession", "Voidal Replication"], resources=["Obsession"] * 4),
        Side(hand=["Rage", "Greed"], play=["Scout"]),
    )
    table.me.deploys("Essence of Obsession")
    table.me.answers(0)
    table.resolves()
    discards(table.you, "Rage")
    deploys(table.me, "Voidal Replication")
    with shows("307.2"):
        assert table.me.numbers() == [0, 1, 2]
    table.me.answers(1)
    table.resolves()
    assert (table.is_covert("Scout"), table.you.hand) == (True, ["Greed"])


@CASES.of("Spontaneous Displacement")
def a_cheap_card_of_ones_own_can_be_played_again() -> None:
    table = set_up(
        Side(hand=["Spontaneous Displacement"], play=["Perturbatious Warlock", "Puddle of Goo"],
             resources=["Obsession"] * 4),
        Side(hand=["Rage"]),
    )  # fmt: skip
    deploys(table.me, "Spontaneous Displacement", "Puddle of Goo")
    table.me.agrees()
    table.resolves()
    assert "Puddle of Goo" in table.me.play, "half of 1 is 1, rounded up"
    table = set_up(
        Side(hand=["Spontaneous Displacement"], play=["Perturbatious Warlock", "Puddle of Goo"],
             resources=["Obsession"] * 4),
    )  # fmt: skip
    deploys(table.me, "Spontaneous Displacement", "Perturbatious Warlock")
    table.me.agrees()
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Perturbatious Warlock"])


@CASES.of("Toxic Cultivator", "Ritual of the Double Monkey")
def a_flip_up_cost_is_not_reduced() -> None:
    table = set_up(
        Side(play=["Toxic Cultivator", "Scout"], face_down=["Ritual of the Double Monkey"],
             resources=["Obsession"] * 2),
        Side(hand=["Rage", "Greed"]),
    )  # fmt: skip
    table.me.deploys("Ritual of the Double Monkey", flip_up=True)
    pays(table.me)
    table.resolves()
    with shows("406.7"):
        assert table.me.free == 0
    discards(table.you, "Rage")


@CASES.of("Obscene Astrologer", "Ritual of the Shattering Teeth")
def what_a_free_tactic_asks_for_in_addition_is_paid() -> None:
    table = set_up(
        Side(play=["Obscene Astrologer"], hand=["Ritual of the Shattering Teeth"],
             resources=["Obsession"] * 3),
        Side(hand=["Rage", "Greed"]),
    )  # fmt: skip
    uses(table.me, "Obscene Astrologer", 'GAZE UPON THE "STARS"')
    table.me.agrees()
    with shows("308.1a"):
        assert table.me.numbers() == [0, 1]
    table.me.answers(1)
    assert table.me.free == 1
    table.resolves()
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]


@CASES.of("Voidal Interference")
def a_tactic_that_was_flipped_up_returns_to_the_hand() -> None:
    table = set_up(
        Side(hand=["Voidal Interference"], resources=["Obsession"] * 3),
        Side(
            face_down=["Ritual of the Double Monkey"], resources=["Obsession"] * 1, deck=["Greed"]
        ),
        active=1,
    )
    table.you.deploys("Ritual of the Double Monkey", flip_up=True)
    deploys(table.me, "Voidal Interference")
    assert table.you.deck == ["Ritual of the Double Monkey", "Greed"], "its only card in hand"
    assert (table.you.face_down, table.you.discard) == ([], [])


@CASES.of("Geiseric, the Souleater", "Ashes of Zenobia")
def each_character_that_returns_to_your_hand_is_offered() -> None:
    table = set_up(
        Side(play=["Geiseric, the Souleater", "Ashes of Zenobia", "Gnat"], resources=6),
        Side(play=["Scout"]),
    )
    uses(table.me, "Ashes of Zenobia", "NULLIFY")
    table.me.picks("Gnat")
    assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
    table.me.agrees()
    assert (table.you.out_of_game, table.me.hand) == (["Scout"], ["Gnat"])
    assert (table.tokens("Geiseric, the Souleater"), table.me.free) == (1, 0)


@CASES.of("Quotidian Ejector", "Wand of Possession")
def a_card_token_that_returns_is_gone() -> None:
    table = set_up(
        Side(play=["Wand of Possession", "Quotidian Ejector"], tokens={"Quotidian Ejector": 2},
             resources=2),
    )  # fmt: skip
    uses(table.me, "Wand of Possession", "POSSESS")
    uses(table.me, "Quotidian Ejector", "EJECT", "Micromajig Token")
    with shows("409.3a"):
        assert (table.me.hand, "Micromajig Token" in table.me.play) == ([], False)


@CASES.of("Swarm of Gnats")
def its_controllers_opponent_discards_though_you_own_it() -> None:
    table = set_up(
        Side(
            play=["Swarm of Gnats", "Scout"], borrowed=["Swarm of Gnats"], hand=["Kill", "Foment"]
        ),
        Side(hand=["Rage", "Greed"]),
    )
    deploys(table.me, "Kill", "Swarm of Gnats")
    discards(table.you, "Rage")
    assert sorted(table.you.discard) == ["Rage", "Swarm of Gnats"]
    assert table.me.hand == ["Foment"]


@CASES.of("Elementary Elemental", "The Stone of Shame")
def it_is_still_put_into_the_hand_after_its_destruction() -> None:
    table = set_up(
        Side(play=["Elementary Elemental", "The Stone of Shame", "Scout"], hand=["Kill", "Rage"])
    )
    deploys(table.me, "Kill", "Elementary Elemental")
    discards(table.me, "Rage")
    assert table.me.hand == ["Elementary Elemental"], "it came from the discard pile"


@CASES.of("Titillated Mooncalf", "Neurosis")
def a_resource_of_two_icons_provides_at_least_one() -> None:
    table = set_up(
        Side(play=["Titillated Mooncalf"], hand=["Maladjustment", "Neurosis"],
             resources=["Obsession"] * 2),
    )  # fmt: skip
    table.me.deploys("Maladjustment")
    table.me.picks("Obsession")
    table.resolves()
    table.me.agrees()
    table.me.plays_resource("Neurosis")
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.agrees()
    assert table.me.influence == 19
    assert table.is_covert("Titillated Mooncalf")


@CASES.of("Eldridge Gosche", "Insidious Ecto-Manipulator", "Domain of Depravity")
def it_does_nothing_as_the_opponents_turn_starts() -> None:
    for name in ("Eldridge Gosche", "Insidious Ecto-Manipulator", "Domain of Depravity"):
        table = set_up(Side(play=[name, "Scout"]))
        ends_turn(table)
        assert (table.asks, table.asked) == (DecisionKind.ACT, table.you)


def test_they_play_and_duplicate_others_as_printed(only_card: str | None) -> None:
    CASES.run(only_card)
