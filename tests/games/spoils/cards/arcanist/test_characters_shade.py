"""Arcanist characters: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.support.card_play import deploys, detaches, icons, pays, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
RESTORING = "The Tournament Faction"
COUNCIL = "The Lugubrian Council of Quotidian Affairs"


@CASES.of("Anxious Imp")
def it_provides_three_icons_this_turn_for_2() -> None:
    table = set_up(Side(play=["Anxious Imp"], hand=["Cloaked Creeper"], resources=4))
    assert not table.me.can_deploy("Cloaked Creeper")
    uses(table.me, "Anxious Imp", "OBSESS")
    assert (table.me.free, icons(table.me, "Obsession")) == (2, 3)
    deploys(table.me, "Cloaked Creeper")
    assert "Cloaked Creeper" in table.me.play
    table.next_turn()
    assert icons(table.me, "Obsession") == 0


@CASES.of("Anxious Imp")
def it_is_covert_with_six_icons() -> None:
    for count, covert in ((5, False), (6, True)):
        table = set_up(Side(play=["Anxious Imp"], resources=["Obsession"] * count))
        assert table.is_covert("Anxious Imp") is covert
    table = set_up(Side(play=["Anxious Imp"], resources=["Obsession"] * 3))
    uses(table.me, "Anxious Imp", "OBSESS")
    assert table.is_covert("Anxious Imp"), "its own icons count"


@CASES.of("Elementary Elemental")
def it_returns_when_destroyed_and_then_a_card_is_discarded() -> None:
    table = set_up(Side(play=["Elementary Elemental"], hand=["Kill", "Scout"]))
    deploys(table.me, "Kill", "Elementary Elemental")
    assert table.asked is table.me
    assert sorted(table.me.choices()) == ["Elementary Elemental", "Scout"]
    table.me.picks("Scout")
    assert table.me.hand == ["Elementary Elemental"]
    assert sorted(table.me.discard) == ["Kill", "Scout"]


@CASES.of("Elementary Elemental")
def its_controller_discards_though_its_owner_gets_it_back() -> None:
    table = set_up(
        Side(play=["Elementary Elemental"], borrowed=["Elementary Elemental"], hand=["Rage"]),
        Side(hand=["Kill", "Scout"]),
        active=1,
    )
    table.you.deploys("Kill")
    table.resolves()
    assert sorted(table.you.hand) == ["Elementary Elemental", "Scout"]
    assert (table.me.discard, table.you.discard) == (["Rage"], ["Kill"])


@CASES.of("Elementary Elemental")
def nothing_is_discarded_when_it_leaves_in_another_way() -> None:
    table = set_up(Side(play=["Elementary Elemental", "Scout"], hand=["Lift", "Rage"]))
    deploys(table.me, "Lift", "Elementary Elemental")
    assert table.asks is DecisionKind.ACT
    assert sorted(table.me.hand) == ["Elementary Elemental", "Rage"]


@CASES.of("Lugubrian Poacher")
def it_is_covert_in_the_turn_in_which_it_is_restored() -> None:
    table = set_up(
        Side(play=["Lugubrian Poacher", "Scout"], depleted=["Lugubrian Poacher"], hand=["Rest"])
    )
    assert not table.is_covert("Lugubrian Poacher")
    deploys(table.me, "Rest", "Lugubrian Poacher")
    assert table.is_covert("Lugubrian Poacher")
    assert not table.is_covert("Scout")
    table.next_turn()
    assert not table.is_covert("Lugubrian Poacher")


@CASES.of("Lugubrian Poacher")
def the_restore_rule_makes_it_covert_only_if_it_was_depleted() -> None:
    for depleted in (["Lugubrian Poacher"], []):
        table = set_up(
            Side(play=["Lugubrian Poacher"], depleted=depleted, faction=RESTORING, deck=["Rage"]),
            active=1,
        )
        table.next_turn()
        assert not table.is_depleted("Lugubrian Poacher")
        assert table.is_covert("Lugubrian Poacher") is bool(depleted)


@CASES.of("Man Shark")
def you_put_a_card_from_your_hand_face_down_and_it_grows() -> None:
    table = set_up(
        Side(play=["Man Shark"], resources=4), Side(hand=["Scout", "Foment"], face_down=["Rage"])
    )
    assert stats(table, "Man Shark") == (1, 1, 3)
    uses(table.me, "Man Shark", "FOLLOW SUIT")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Foment", "Scout"]
    table.you.picks("Scout")
    assert sorted(table.you.face_down) == ["Rage", "Scout"]
    assert (table.you.hand, table.me.free) == (["Foment"], 1)
    assert stats(table, "Man Shark") == (2, 2, 3)
    assert not table.is_covert("Man Shark")


@CASES.of("Monstrous Lassitude")
def its_controllers_next_restore_rule_is_skipped() -> None:
    table = set_up(
        Side(
            hand=["Monstrous Lassitude"], play=["Gnat"], depleted=["Gnat"],
            faction=RESTORING, resources=["Obsession"] * 3, deck=["Rage"] * 4,
        ),
        Side(faction=RESTORING, deck=["Rage"] * 4),
    )  # fmt: skip
    deploys(table.me, "Monstrous Lassitude")
    table.next_turn()
    table.next_turn()
    assert table.asked is table.me
    assert (table.me.free, table.is_depleted("Gnat")) == (1, True)
    table.next_turn()
    table.next_turn()
    assert (table.me.free, table.is_depleted("Gnat")) == (3, False), "only once"


@CASES.of("Monstrous Lassitude")
def with_four_volition_nothing_is_skipped() -> None:
    table = set_up(
        Side(
            hand=["Monstrous Lassitude"], faction=RESTORING, resources=["Obsession"] * 2,
            face_down=["Rage"] * 4, deck=["Rage"] * 4,
        ),
        Side(faction=RESTORING, deck=["Rage"] * 4),
    )  # fmt: skip
    table.me.deploys("Monstrous Lassitude")
    pays(table.me)
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert table.me.free == 6


@CASES.of("Neuralyzer Agent")
def the_opponent_discards_when_it_attacks() -> None:
    table = set_up(
        Side(play=["Neuralyzer Agent", "Scout"], resources=["Obsession"] * 5),
        Side(hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Neuralyzer Agent", "Scout")
    assert (table.asked, table.asks) == (table.you, DecisionKind.CHOOSE_CARD)
    table.you.picks("Rage")
    table.resolves()
    assert (table.you.influence, table.you.discard) == (14, ["Rage"])


@CASES.of("Neuralyzer Agent")
def with_six_icons_its_battle_damage_makes_you_discard_again() -> None:
    table = set_up(
        Side(play=["Neuralyzer Agent"], resources=["Obsession"] * 6),
        Side(hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Neuralyzer Agent")
    table.you.picks("Rage")
    table.resolves()
    assert (table.you.influence, table.asked) == (17, table.you)
    table.you.picks("Gnat")
    assert table.you.hand == ["Foment"]


@CASES.of("Neuralyzer Agent")
def nobody_discards_when_another_character_attacks_or_it_is_blocked() -> None:
    table = set_up(
        Side(play=["Neuralyzer Agent", "Scout"], resources=["Obsession"] * 6),
        Side(play=["Union Leader"], hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.resolves()
    assert len(table.you.hand) == 3
    table = set_up(
        Side(play=["Neuralyzer Agent"], resources=["Obsession"] * 6),
        Side(play=["Union Leader"], hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Neuralyzer Agent")
    table.you.picks("Rage")
    table.you.blocks("Union Leader")
    table.resolves()
    assert len(table.you.hand) == 2


def _oversees(*answers: str, icons: int = 4) -> Table:
    """My Overseer was deployed after picking these cards, if it was offered."""
    table = set_up(
        Side(hand=["Officially Offensive Overseer"], resources=["Obsession"] * icons),
        Side(play=["Scout", "Plodding Brute", "Mirthless Altar", "Cryptic Athenaeum", "Spackle"]),
    )  # fmt: skip
    table.me.deploys("Officially Offensive Overseer")
    if answers:
        table.me.agrees()
        offered = ["Cryptic Athenaeum", "Mirthless Altar", "Plodding Brute", "Scout"]
        assert sorted(table.me.choices()) == offered
    for name in answers:
        table.me.picks(name)
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    table.resolves()
    assert table.me.play == ["Officially Offensive Overseer"]
    return table


@CASES.of("Officially Offensive Overseer")
def it_returns_a_weak_character_or_a_small_location() -> None:
    for picked, hand in (
        ("Scout", ["Scout"]),
        ("Mirthless Altar", ["Mirthless Altar"]),
        ("Plodding Brute", []),
        ("Cryptic Athenaeum", []),
    ):
        assert _oversees(picked).you.hand == hand
    assert _oversees().you.hand == [], "declined"


@CASES.of("Officially Offensive Overseer")
def it_picks_only_with_three_icons() -> None:
    table = set_up(
        Side(
            hand=["Officially Offensive Overseer"],
            resources=["Obsession", "Obsession", "Rage", "Rage"],
        ),
        Side(play=["Scout"]),
    )
    table.me.deploys("Officially Offensive Overseer")
    assert table.asks is DecisionKind.RESPOND
    table.resolves()
    assert table.you.play == ["Scout"]


@CASES.of("Quotidian Concealer")
def its_only_token_makes_a_character_covert_this_turn() -> None:
    table = set_up(
        Side(hand=["Quotidian Concealer"], resources=["Obsession"] * 2), Side(play=["Scout"])
    )
    deploys(table.me, "Quotidian Concealer")
    assert table.tokens("Quotidian Concealer") == 1
    uses(table.me, "Quotidian Concealer", "OBSCURE", "Scout")
    assert (table.is_covert("Scout"), table.tokens("Quotidian Concealer")) == (True, 0)
    assert not table.me.can_use("Quotidian Concealer", "OBSCURE")
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Thabbashite Chemist")
def face_down_resources_provide_the_chosen_icon_this_turn() -> None:
    table = set_up(
        Side(
            play=["Thabbashite Chemist"], hand=["Scout"],
            resources=["Obsession"] * 4, face_down=["Gnat"] * 2,
        ),
        Side(resources=3, face_down=["Gnat"]),
    )  # fmt: skip
    table.me.uses("Thabbashite Chemist", "DELINIATE")
    table.me.says("R")
    for _ in range(2):
        table.me.picks("Gnat")
    table.resolves()
    assert (table.me.free, table.is_depleted("Thabbashite Chemist")) == (4, True)
    provided = [side.icons for side in observe(table.state, Person(0)).sides]
    assert (provided[0][4], provided[1][4]) == (2, 3 + 1), "each face-down resource, yours too"
    assert table.me.can_deploy("Scout")
    table.next_turn()
    assert observe(table.state, Person(0)).sides[0].icons[4] == 0


@CASES.of("Thabbashite Chemist")
def it_needs_two_volition() -> None:
    table = set_up(
        Side(play=["Thabbashite Chemist"], resources=["Obsession"] * 4, face_down=["Gnat"])
    )
    assert not table.me.can_use("Thabbashite Chemist", "DELINIATE")


@CASES.of("Thabbashite Chemist")
def a_second_use_with_the_same_icon_adds_nothing() -> None:
    table = set_up(Side(play=["Thabbashite Chemist"] * 2, resources=[], face_down=["Gnat"] * 4))
    for _ in range(2):
        table.me.uses("Thabbashite Chemist", "DELINIATE")
        table.me.says("O")
        table.resolves()
    assert icons(table.me, "Obsession") == 4


@CASES.of(COUNCIL)
def it_convenes_by_discarding_two_cards_for_two_tokens() -> None:
    table = set_up(Side(play=[COUNCIL], hand=["Gnat", "Scout", "Rage"], resources=3))
    table.me.uses(COUNCIL, "CONVENE")
    table.me.picks("Gnat")
    table.me.picks("Rage")
    table.resolves()
    assert (table.tokens(COUNCIL), table.me.hand, table.me.free) == (2, ["Scout"], 1)
    assert not table.me.can_use(COUNCIL, "CONVENE")


@CASES.of(COUNCIL)
def it_casts_a_vote_for_a_tactic() -> None:
    table = set_up(
        Side(play=[COUNCIL], tokens={COUNCIL: 3}, deck=["Gnat", "Rouse", "Obscure"], resources=4)
    )
    uses(table.me, COUNCIL, "CAST VOTE")
    assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
    table.me.picks("Rouse")
    assert (table.me.hand, table.you.was_shown) == (["Rouse"], ["Rouse"])
    assert (table.tokens(COUNCIL), table.me.free) == (1, 2)
    assert not table.me.can_use(COUNCIL, "CAST VOTE")


@CASES.of(COUNCIL)
def it_passes_a_tactic_to_return_a_weak_character_of_yours() -> None:
    table = set_up(
        Side(
            play=[COUNCIL, "Warrior Prodigy"],
            hand=["Remember", "Scout", "Study Disturbance"],
            resources=2,
        ),
        Side(play=["Stalwart Soldier", "Union Leader", "Oversoon Lightfoot"], resources=5),
    )
    table.me.uses(COUNCIL, "PASS")
    assert "Scout" not in table.me.choices(), "not a tactic"
    table.me.picks("Remember")
    assert sorted(table.me.choices()) == ["Oversoon Lightfoot", "Stalwart Soldier"]
    table.me.picks("Stalwart Soldier")
    table.resolves()
    assert (table.you.hand, table.me.discard) == (["Stalwart Soldier"], ["Remember"])
    assert table.me.free == 0


@CASES.of(COUNCIL)
def the_controller_of_the_returned_character_may_detach_up_to_x_resources() -> None:
    for wanted in (0, 1, 3):
        table = set_up(
            Side(play=[COUNCIL], hand=["Remember"], resources=2),
            Side(play=["Scout"], hand=["Servile Centipede"], resources=["Obsession"] * 4),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        assert table.you.free == 0
        table.next_turn()
        uses(table.me, COUNCIL, "PASS", "Scout")
        detaches(table.you, wanted, most=3)
        assert table.you.free == wanted


@CASES.of("Undevoted Gargantuan")
def the_opponent_may_detach_up_to_three_resources() -> None:
    for wanted in (0, 2, 3):
        table = set_up(
            Side(hand=["Undevoted Gargantuan"], resources=["Obsession"] * 5),
            Side(hand=["Servile Centipede"], resources=["Obsession"] * 4),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.next_turn()
        deploys(table.me, "Undevoted Gargantuan")
        detaches(table.you, wanted, most=3)
        assert (table.you.free, table.me.free) == (wanted, 0)
        assert stats(table, "Undevoted Gargantuan") == (5, 5, 3)
        assert table.is_covert("Undevoted Gargantuan")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
