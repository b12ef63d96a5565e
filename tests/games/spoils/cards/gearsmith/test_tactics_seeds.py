"""Gearsmith tactics: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import (
    deploys,
    found,
    is_offered,
    majigs,
    pays,
    plays_resource,
    refuses,
    stats,
    wants,
)
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
BAIT = "94r913 My 908570pp3r5"
INVENTION = "Accidental Invention"
BLOCK = "Cock Block"
ESSENCE = "Essence of Elitism"
ALARM = "Hilarious Refrigerator Alarm"
SICKNESS = "Notion Sickness"
SALVAGE = "Rewarding Salvage"
CLEANING = "Thorough Sanitization"


@CASES.of("31337!")
def it_gives_four_icons_this_turn_and_becomes_a_face_down_resource() -> None:
    table = set_up(
        Side(hand=["31337!", "A Series of Tubes"], resources=["Elitism", *["Rage"] * 8]),
        Side(deck=["Rage"] * 2),
    )
    assert not table.me.can_deploy("A Series of Tubes")
    deploys(table.me, "31337!")
    assert (table.me.face_down, table.me.discard) == (["31337!"], [])
    assert table.me.can_deploy("A Series of Tubes")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("A Series of Tubes")


@CASES.of("31337!")
def its_icons_are_gone_in_the_next_turn() -> None:
    me = Side(
        hand=["31337!", "0p3r4710n 1337 H4x0rz"],
        resources=["Elitism", *["Rage"] * 14],
        faction="The Tournament Faction",
    )
    table = set_up(me, Side(deck=["Rage"] * 2))
    deploys(table.me, "31337!")
    assert table.me.can_deploy("0p3r4710n 1337 H4x0rz")
    table.next_turn()
    table.next_turn()
    assert "31337!" in table.me.face_down
    assert table.me.free >= 12
    assert not table.me.can_deploy("0p3r4710n 1337 H4x0rz")


@CASES.of(BAIT)
def two_or_four_characters_must_attack_and_a_card_is_drawn() -> None:
    names = ["Guard", "Big", "Monk", "Thief", "Gnat"]
    for flip_up, most in ((False, 2), (True, 4)):
        side = elitism(face_down=[BAIT]) if flip_up else elitism(BAIT)
        side.deck = ["Rage"] * 2
        table = set_up(side, Side(play=names, deck=["Rage"] * 2), active=1)
        table.you.announces_attack()
        table.you.sets("Gnat")
        table.you.passes()
        table.me.deploys(BAIT, flip_up=flip_up)
        pays(table.me)
        for name in names[:most]:
            table.me.picks(name)
        assert not table.me.choices()
        while table.asks is not DecisionKind.ACT:
            assert table.asked is not None
            table.asked.passes()
        assert table.me.hand == ["Rage"]
        table.you.announces_attack()
        for name in names[:most]:
            assert Done() not in table.you.legal, "all of them must attack"
            table.you.picks(name)


@CASES.of(BAIT)
def it_may_name_nobody() -> None:
    table = set_up(elitism(BAIT, deck=["Rage"] * 2), Side(play=["Guard"]))
    table.me.deploys(BAIT)
    table.me.passes()
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Rage"], 9)


@CASES.of(INVENTION)
def a_face_down_item_is_revealed_and_may_be_played() -> None:
    for agreed in (True, False):
        table = set_up(elitism(INVENTION, face_down=["Box"], deck=["Rage"] * 2))
        deploys(table.me, INVENTION)
        assert "Box" in table.you.was_shown
        (wants if agreed else refuses)(table.me)
        assert table.me.play == ["Box"] * agreed
        assert table.me.hand == ["Rage"]
        assert table.me.free == (6 if agreed else 12)
    assert not set_up(elitism(INVENTION, face_down=["Guard"])).me.can_deploy(INVENTION)


@CASES.of(INVENTION)
def elitism_that_enters_play_may_return_it_face_down_for_two() -> None:
    for resource, agreed in (("Elitism", True), ("Elitism", False), ("Rage", None)):
        table = set_up(elitism(resource, play=["Makeshift Contrivance"], discard=[INVENTION]))
        table.me.uses("Makeshift Contrivance", "DEPLOY")
        table.resolves()
        plays_resource(table.me, resource)
        if agreed is None:
            assert not is_offered(table.me)
        else:
            (wants if agreed else refuses)(table.me)
        assert table.me.face_down == [INVENTION] * bool(agreed)
        assert (INVENTION in table.me.discard) is not bool(agreed)


@CASES.of("Brilliant Insight")
def up_to_two_resources_are_played() -> None:
    for count in (0, 1, 2):
        table = set_up(elitism("Brilliant Insight", "Rage", "Gizmo", "Guard"))
        deploys(table.me, "Brilliant Insight")
        if count == 0:
            refuses(table.me)
        if count > 0:
            plays_resource(table.me, "Rage")
        if count > 1:
            plays_resource(table.me, "Gizmo", face_down=True)
        elif count == 1:
            refuses(table.me)
        assert table.asks is DecisionKind.ACT
        assert table.me.resources.count("Rage") == min(count, 1)
        assert table.me.face_down == ["Gizmo"] * (count == 2)


@CASES.of(BLOCK)
def it_terminates_an_ability_and_becomes_a_face_down_resource() -> None:
    table = set_up(elitism(BLOCK), Side(play=["Box"], resources=3, hand=["Wait"]), active=1)
    table.you.deploys("Wait")
    assert not table.me.can_deploy(BLOCK)
    table.resolves()
    table.you.uses("Box", "OPEN")
    deploys(table.me, BLOCK)
    assert (table.you.influence, table.you.free) == (20, 0)
    assert (table.me.face_down, table.me.discard) == ([BLOCK], [])


@CASES.of(BLOCK)
def flipped_up_it_also_costs_a_card() -> None:
    for hand in ((), ("Gizmo",)):
        table = set_up(
            elitism(*hand, face_down=[BLOCK], icons=4), Side(play=["Box"], resources=3), active=1
        )
        table.you.uses("Box", "OPEN")
        assert table.me.can_deploy(BLOCK, flip_up=True) is bool(hand)
    deploys(table.me, BLOCK, flip_up=True)
    assert (table.you.influence, table.me.discard) == (20, ["Gizmo"])
    assert table.me.face_down == [BLOCK]


@CASES.of("Cock Block")
def a_card_being_played_is_not_an_ability() -> None:
    table = set_up(Side(hand=["Wait"]), elitism("Cock Block"))
    table.me.deploys("Wait")
    assert table.asked is table.you
    assert not table.you.can_deploy("Cock Block")


@CASES.of(ESSENCE)
def it_is_one_of_three_cards() -> None:
    table = set_up(elitism(ESSENCE, discard=["Gizmo", "Guard"]), Side(play=["Thief", "Guard"]))
    table.me.deploys(ESSENCE)
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(0)
    table.resolves()
    assert majigs(table.me) == 1
    table = set_up(elitism(ESSENCE), Side(play=["Thief", "Guard"], deck=["Rage"]))
    table.me.deploys(ESSENCE)
    table.me.answers(1)
    table.resolves()
    assert not table.is_covert("Thief")
    table.next_turn()
    assert table.is_covert("Thief")
    table = set_up(elitism(ESSENCE, discard=["Gizmo", "Guard"]))
    table.me.deploys(ESSENCE)
    table.me.answers(2)
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Gizmo"], 11)


@CASES.of(ESSENCE)
def an_option_whose_card_cannot_be_picked_is_not_offered() -> None:
    table = set_up(elitism(ESSENCE), Side(play=["Guard"]))
    table.me.deploys(ESSENCE)
    if table.asks is DecisionKind.CHOOSE_OPTION:
        assert table.me.numbers() == [0]


@CASES.of(ALARM)
def it_terminates_what_is_unresolved_and_the_opponent_may_get_majigs() -> None:
    for agreed in (True, False):
        table = set_up(elitism(ALARM), Side(hand=["Guard", "Learn"], deck=["Rage"] * 4), active=1)
        table.you.deploys("Learn")
        deploys(table.me, ALARM)
        (wants if agreed else refuses)(table.you)
        assert "Rage" not in table.you.hand
        assert (majigs(table.me), majigs(table.you)) == (0, 3 if agreed else 0)
        assert "Learn" in table.you.discard


@CASES.of(ALARM)
def an_unresolved_ability_is_no_card_and_resolves() -> None:
    you = Side(
        play=["Montgomery Blatherscythe"],
        discard=["Key Man"],
        resources=["Greed"] * 4,
        deck=["Rage"] * 4,
    )
    table = set_up(elitism(ALARM), you, active=1)
    table.you.uses("Montgomery Blatherscythe", "RESURRECT")
    table.me.deploys(ALARM)
    table.resolves()
    refuses(table.you)
    table.resolves()
    assert "Key Man" in table.you.play


@CASES.of(ALARM)
def cards_of_one_name_bring_majigs_to_you_instead() -> None:
    table = set_up(elitism(ALARM), Side(hand=["Learn", "Learn"], deck=["Rage"] * 6), active=1)
    deploys(table.you, "Learn")
    assert table.you.hand.count("Rage") == 2
    table.you.deploys("Learn")
    table.me.deploys(ALARM)
    table.resolves()
    if table.asks is DecisionKind.CHOOSE_NUMBER:
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(2)
        table.resolves()
    elif table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert (majigs(table.me), majigs(table.you)) == (2, 0)
    assert table.you.hand.count("Rage") == 2


@CASES.of("Jocular Stupefaction", "Unrelenting Ridicule")
def it_destroys_a_covert_character() -> None:
    for name, cost in (("Jocular Stupefaction", 3), ("Unrelenting Ridicule", 2)):
        table = set_up(elitism(name), Side(play=["Thief", "Guard"]))
        deploys(table.me, name, "Thief")
        assert (table.you.play, table.me.free) == (["Guard"], 12 - cost)
        assert not set_up(elitism(name), Side(play=["Guard"])).me.can_deploy(name)
    table = set_up(elitism(face_down=["Jocular Stupefaction"], icons=3), Side(play=["Thief"]))
    deploys(table.me, "Jocular Stupefaction", "Thief", flip_up=True)
    assert (table.you.play, table.me.free) == ([], 0)


@CASES.of(SICKNESS)
def an_ability_happens_twice_and_its_card_is_destroyed() -> None:
    table = set_up(elitism(SICKNESS, play=["Box", "Gizmo"]), Side(play=["Monk"]))
    deploys(table.me, SICKNESS)
    wants(table.me)
    table.resolves()
    assert (table.me.influence, table.me.free) == (22, 6)
    assert sorted(table.me.discard) == ["Box", SICKNESS]
    table = set_up(elitism(SICKNESS, play=["Box"]))
    deploys(table.me, SICKNESS)
    refuses(table.me)
    assert (table.me.influence, table.me.free) == (20, 9)
    assert "Box" in table.me.discard
    assert not set_up(elitism(SICKNESS, play=["Gizmo"]), Side(play=["Monk"])).me.can_deploy(
        SICKNESS
    )


@CASES.of("Notion Sickness")
def an_ability_that_is_not_used_saves_nothing() -> None:
    table = set_up(elitism("Notion Sickness", play=["Box"]))
    deploys(table.me, "Notion Sickness", "Box")
    refuses(table.me)
    assert (table.me.influence, "Box" in table.me.discard) == (20, True)


@CASES.of(SALVAGE)
def up_to_two_items_return_to_the_hand() -> None:
    for names in ((), ("Box",), ("Box", "Gizmo")):
        table = set_up(
            elitism(SALVAGE, discard=["Gizmo", "Box", "Hat", "Guard"]), Side(discard=["Box"])
        )
        table.me.deploys(SALVAGE)
        assert sorted(table.me.choices()) == ["Box", "Gizmo", "Hat"]
        table.me.sets(*names)
        table.resolves()
        assert sorted(table.me.hand) == sorted(names)
        assert table.me.free == 8


@CASES.of(SALVAGE)
def flipping_it_up_plays_a_resource() -> None:
    table = set_up(elitism("Rage", face_down=[SALVAGE], discard=["Gizmo", "Box", "Hat"]))
    table.me.deploys(SALVAGE, flip_up=True)
    pays(table.me)
    assert table.asks is DecisionKind.PLAY_RESOURCE
    table.me.plays_resource("Rage")
    pays(table.me)
    table.me.sets("Gizmo")
    table.resolves()
    assert (table.me.hand, "Rage" in table.me.resources) == (["Gizmo"], True)
    assert not set_up(elitism(face_down=[SALVAGE], discard=["Box"])).me.can_deploy(
        SALVAGE, flip_up=True
    )


@CASES.of("Rewarding Salvage")
def nothing_need_be_salvaged_and_nothing_of_the_opponents_is() -> None:
    table = set_up(elitism("Rewarding Salvage", discard=["Gizmo"]), Side(discard=["Box"]))
    table.me.deploys("Rewarding Salvage")
    assert found(table.me) == ["Gizmo"]
    table.me.passes()
    settles(table)
    assert table.me.hand == []


@CASES.of("Runic Reinforcement")
def a_character_gains_three_of_each_this_turn() -> None:
    table = set_up(elitism("Runic Reinforcement"), Side(play=["Guard", "Big"], deck=["Rage"]))
    deploys(table.me, "Runic Reinforcement", "Guard")
    assert (stats(table, "Guard"), table.me.free) == ((5, 6, 2), 10)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of("Surprising Nuisance")
def two_majigs_come() -> None:
    table = set_up(elitism("Surprising Nuisance"))
    deploys(table.me, "Surprising Nuisance")
    assert (majigs(table.me), majigs(table.you), table.me.free) == (2, 0, 9)
    assert stats(table, MAJIG) == (1, 1, 3)


@CASES.of("Tamper")
def it_destroys_a_character_with_an_ability() -> None:
    for flip_up in (False, True):
        side = elitism(face_down=["Tamper"]) if flip_up else elitism("Tamper")
        table = set_up(side, Side(play=["Monk", "Guard", "Box", "Goloam"]))
        deploys(table.me, "Tamper", "Monk", flip_up=flip_up)
        assert table.you.discard == ["Monk"]
        assert table.me.free == (11 if flip_up else 9)
    assert not set_up(elitism("Tamper"), Side(play=["Guard", "Box"])).me.can_deploy("Tamper")


@CASES.of("Tamper")
def characters_without_abilities_are_not_tampered_with() -> None:
    assert not set_up(elitism("Tamper"), Side(play=["Guard"])).me.can_deploy("Tamper")
    table = set_up(elitism("Tamper"), Side(play=["Guard", "Monk"]))
    deploys(table.me, "Tamper", "Monk")
    assert table.you.play == ["Guard"]


@CASES.of(CLEANING)
def an_item_is_flipped_face_down_under_its_owner() -> None:
    table = set_up(
        elitism(CLEANING, play=["Gizmo"], borrowed=["Gizmo"]), Side(play=["Box", "Guard"])
    )
    table.me.deploys(CLEANING)
    assert sorted(table.me.choices()) == ["Box", "Gizmo"]
    table.me.picks("Gizmo")
    table.resolves()
    assert (table.me.play, table.me.face_down) == ([], [])
    assert table.you.face_down == ["Gizmo"]


@CASES.of(CLEANING)
def flipping_it_up_draws_a_card() -> None:
    table = set_up(elitism(face_down=[CLEANING], deck=["Rage"] * 2), Side(play=["Box"]))
    deploys(table.me, CLEANING, flip_up=True)
    assert (table.me.hand, table.you.face_down) == (["Rage"], ["Box"])


@CASES.of("Thorough Sanitization")
def a_stolen_item_goes_to_its_owner() -> None:
    table = set_up(elitism("Thorough Sanitization", play=["Gizmo"], borrowed=["Gizmo"]))
    deploys(table.me, "Thorough Sanitization", "Gizmo")
    assert (table.me.face_down, table.you.face_down) == ([], ["Gizmo"])


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
