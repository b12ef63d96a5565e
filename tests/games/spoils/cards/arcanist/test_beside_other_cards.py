"""Cards of the Arcanist where other cards change what they find."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, discards, ends_turn, fights, may_block, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Geiseric, the Souleater")
def a_character_that_my_side_borrowed_returns_to_your_hand_too() -> None:
    table = set_up(
        Side(play=["Geiseric, the Souleater", "Scout"], borrowed=["Scout"], hand=["Lift"],
             resources=1),
    )  # fmt: skip
    deploys(table.me, "Lift", "Scout")
    table.me.agrees()
    assert (table.you.out_of_game, table.you.hand) == (["Scout"], [])
    assert table.tokens("Geiseric, the Souleater") == 1


@CASES.of("Toxic Cultivator")
def what_is_paid_for_x_belongs_to_the_reduced_cost() -> None:
    for x, paid in ((0, 0), (1, 1), (2, 3)):
        table = set_up(
            Side(
                play=["Toxic Cultivator", "Scout"], hand=["Ritual of the Shattering Teeth"],
                resources=["Obsession"] * 5,
            ),
            Side(hand=["Rage"]),
        )  # fmt: skip
        table.me.deploys("Ritual of the Shattering Teeth")
        table.me.answers(x)
        with shows("406.3", "410.5"):
            assert table.me.free == 5 - paid


@CASES.of("Manifest")
def only_its_owners_own_providers_bring_it_back() -> None:
    table = set_up(
        Side(discard=["Manifest"], resources=["Obsession"] * 4),
        Side(hand=["Minion of Thabbash"], resources=["Obsession"] * 3),
        active=1,
    )
    deploys(table.you, "Minion of Thabbash")
    assert table.asks is DecisionKind.ACT
    table = set_up(
        Side(discard=["Manifest"], hand=["Maladjustment"], resources=["Obsession"] * 4),
    )
    table.me.deploys("Maladjustment")
    table.me.picks("Obsession")
    table.resolves()
    table.me.agrees()
    table.me.plays_resource("Obsession")
    assert (table.asked, table.asks) == (table.me, DecisionKind.MAY), "a resource provides too"
    table.me.agrees()
    assert table.me.face_down == ["Manifest"]


@CASES.of("Ectypal Stave", "Voidal Replication")
def a_duplicate_picks_anew() -> None:
    for copier in ("Ectypal Stave", "Voidal Replication"):
        table = set_up(
            Side(
                play=["Ectypal Stave"], hand=["Quotidian Assassination", "Voidal Replication"],
                resources=["Obsession"] * 6,
            ),
            Side(play=["Scout", "Stalwart Soldier", "Union Leader"]),
        )  # fmt: skip
        deploys(table.me, "Quotidian Assassination", "Scout")
        if copier == "Ectypal Stave":
            uses(table.me, copier, "COUNTERFEIT")
        else:
            deploys(table.me, copier)
        assert table.asked is table.me
        with shows("307.1"):
            assert sorted(table.me.choices()) == ["Stalwart Soldier", "Union Leader"]
        table.me.picks("Union Leader")
        table.resolves()
        assert sorted(table.you.hand) == ["Scout", "Union Leader"]
        assert table.me.free == (0 if copier == "Ectypal Stave" else 1)


@CASES.of("The Deranger")
def it_changes_sides_even_if_there_was_nothing_to_discard() -> None:
    table = set_up(Side(play=["The Deranger"]), Side(hand=["Rage"]))
    uses(table.me, "The Deranger", "LOBOTOMIZE")
    assert table.controller("The Deranger") is table.you
    assert table.you.hand == ["Rage"]


@CASES.of("Otter Floss")
def it_becomes_its_owners_resource_though_another_played_it() -> None:
    table = set_up(
        Side(hand=["Eccentric Inquisition", "Gnat"], deck=["Rage", "Greed"],
             resources=["Obsession"] * 5),
        Side(deck=["Otter Floss"]),
    )  # fmt: skip
    deploys(table.me, "Eccentric Inquisition")
    deploys(table.me, "Otter Floss")
    table.me.picks("Gnat")
    assert (table.me.hand, table.me.deck) == (["Rage"], ["Greed", "Gnat"])
    assert (table.me.face_down, table.you.face_down) == ([], ["Otter Floss"])


@CASES.of("Ritual of the Knob & Pull")
def the_strength_counts_that_the_character_had_when_it_was_picked() -> None:
    table = set_up(
        Side(hand=["Ritual of the Knob & Pull"], resources=["Obsession"] * 3),
        Side(play=["Scout"], face_down=["Greed"] * 3, hand=["Battle Surge"], resources=1),
    )
    table.me.deploys("Ritual of the Knob & Pull")
    table.you.deploys("Battle Surge")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.you.picks("Rage")
    table.resolves()
    assert table.you.play == []
    assert "Scout" in table.you.discard


@CASES.of("Officially Offensive Overseer")
def the_strength_counts_that_the_character_has_when_it_enters() -> None:
    table = set_up(
        Side(hand=["Officially Offensive Overseer"], resources=["Obsession"] * 4),
        Side(play=["Scout"], hand=["Battle Surge"], resources=1),
    )
    table.me.deploys("Officially Offensive Overseer")
    table.me.agrees()
    table.you.deploys("Battle Surge")
    table.resolves()
    assert (table.you.play, table.strength("Scout")) == (["Scout"], 4)


@CASES.of("Unnatural Alteration")
def nothing_is_searched_if_the_character_is_flipped_instead_of_destroyed() -> None:
    table = set_up(
        Side(hand=["Unnatural Alteration"], play=["Nattering Stoopswaggler"], deck=["Gnat"],
             resources=["Obsession"] * 4),
    )  # fmt: skip
    deploys(table.me, "Unnatural Alteration", "Nattering Stoopswaggler")
    with shows("402.5b"):
        assert (table.asks, table.me.deck) == (DecisionKind.ACT, ["Gnat"])
    assert table.me.face_down == ["Nattering Stoopswaggler"]


@CASES.of("Inadequate Wand", "The Stone of Shame")
def nothing_is_searched_if_the_character_is_destroyed_instead_of_returned() -> None:
    table = set_up(
        Side(play=["Inadequate Wand", "Scout", "The Stone of Shame"], deck=["Rouse"], resources=2)
    )
    uses(table.me, "Inadequate Wand", "PRESENT THE STAFF", "Scout")
    with shows("402.5b"):
        assert (table.asks, table.me.deck) == (DecisionKind.ACT, ["Rouse"])
    assert table.me.discard == ["Scout"]


@CASES.of("Quotidian Misfire", "Gnat")
def a_character_that_misfires_leaves_play_all_the_same() -> None:
    table = set_up(
        Side(
            hand=["Quotidian Misfire", "Lift"], play=["Gnat", "Scout"], resources=["Obsession"] * 2
        ),
        Side(hand=["Rage", "Greed"]),
    )
    deploys(table.me, "Quotidian Misfire")
    deploys(table.me, "Lift", "Gnat")
    discards(table.you, "Greed")
    assert "Gnat" in table.me.discard


@CASES.of("Cloaked Creeper")
def a_blocking_party_gains_nothing_from_it() -> None:
    table = set_up(Side(play=["Cloaked Creeper", "Scout"]), Side(play=["Gnat"]), active=1)
    table.you.attacks("Gnat")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.me.choices() == ["Scout"], "covert itself, it blocks only covert parties"


@CASES.of("Cloaked Creeper")
def its_party_is_covert_though_its_members_are_not() -> None:
    table = set_up(
        Side(play=["Cloaked Creeper", "Scout"]),
        Side(hand=["Devastating Mockery"], play=["Stalwart Soldier"], resources=["Elitism"] * 2),
    )
    table.me.attacks("Cloaked Creeper", "Scout")
    assert not table.is_covert("Scout")
    table.me.passes()
    deploys(table.you, "Devastating Mockery", "Cloaked Creeper")
    assert not table.is_covert("Cloaked Creeper")
    assert may_block(table) == []


@CASES.of("Cloaked Creeper", "Securitymajig")
def a_party_that_it_makes_covert_counts_as_covert() -> None:
    table = set_up(Side(play=["Cloaked Creeper", "Scout"]), Side(play=["Securitymajig"]))
    table.me.attacks("Cloaked Creeper", "Scout")
    table.you.blocks("Securitymajig")
    assert table.strength("Securitymajig") == 4


@CASES.of("Compulsive Creeper")
def it_grows_and_shrinks_as_cards_are_played() -> None:
    table = set_up(
        Side(play=["Compulsive Creeper"], hand=["Shot", "Scout"]), Side(play=["Union Leader"])
    )
    assert stats(table, "Compulsive Creeper") == (3, 2, 3)
    table.me.deploys("Shot")
    table.me.picks("Union Leader")
    assert stats(table, "Compulsive Creeper") == (2, 1, 2)


@CASES.of("Shrouded Demon")
def it_dies_when_the_icons_that_kept_it_alive_go() -> None:
    table = set_up(
        Side(play=["Shrouded Demon", "Recollection Bazaar"], damage={"Shrouded Demon": 2},
             resources=["Obsession"] * 3),
    )  # fmt: skip
    assert table.life("Shrouded Demon") == 3
    uses(table.me, "Recollection Bazaar", "RECALL", "Obsession")
    with shows("405.4"):
        assert table.me.discard == ["Shrouded Demon"]


@CASES.of("Napiform Protuberance")
def it_returns_with_the_character_that_wears_it() -> None:
    table = set_up(
        Side(play=["Napiform Protuberance"], attached={"Napiform Protuberance": "Scout"},
             tokens={"Napiform Protuberance": 1}, hand=["Lift"]),
        Side(play=["Scout", "Gnat"]),
    )  # fmt: skip
    deploys(table.me, "Lift", "Scout")
    with shows("301.4"):
        assert (table.me.hand, table.you.hand) == (["Napiform Protuberance"], ["Scout"])


@CASES.of("Verrucose Brains")
def without_characters_nothing_returns() -> None:
    table = set_up(Side(play=["Verrucose Brains"]), Side(play=["Spackle"]))
    ends_turn(table)
    assert (table.asks, table.you.play) == (DecisionKind.ACT, ["Spackle"])


@CASES.of("Man Shark")
def an_empty_hand_yields_no_resource() -> None:
    table = set_up(Side(play=["Man Shark"], resources=3), Side(face_down=["Rage"]))
    uses(table.me, "Man Shark", "FOLLOW SUIT")
    assert (table.asks, table.you.face_down) == (DecisionKind.ACT, ["Rage"])


@CASES.of("Lugubrian Octopod", "Deceptive Muddler")
def damage_by_another_character_does_not_count() -> None:
    for name in ("Lugubrian Octopod", "Deceptive Muddler"):
        table = set_up(
            Side(play=[name, "Stalwart Soldier"]), Side(hand=["Rage"] * 3, deck=["Greed"])
        )
        fights(table.me, "Stalwart Soldier")
        assert (table.you.influence, len(table.you.hand)) == (17, 3)


@CASES.of("Cowslaw", "Foment")
def the_extra_costs_of_flip_up_are_due_only_when_flipped_up() -> None:
    table = set_up(
        Side(hand=["Cowslaw", "Foment", "Rage"], deck=["Scout"], discard=["Rouse"],
             resources=["Obsession"] * 3),
    )  # fmt: skip
    table.me.deploys("Cowslaw")
    table.me.answers(1)
    assert sorted(table.me.hand) == ["Foment", "Rage"], "no card was drawn"
    table.resolves()
    table.me.declines()
    table.me.deploys("Foment")
    assert table.asks is DecisionKind.PICK, "no resource is played"


def test_they_meet_other_cards_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)
