"""Gearsmith items: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    detaches,
    ends_turn,
    host,
    is_offered,
    majigs,
    may_block,
    refuses,
    stats,
    uses,
    wants,
)
from tests.support.card_tables import elitism, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side, Table

CASES = CardTests()
ATTACHED = [
    "3p1c D00dm4k3r", "B14nd P3pp3r", "Golemizer", "H07 P3pp3r", "Heavy Plating",
    "Hidden Sandwich", "Luteoderm Armor", "Luteoderm Goliath", "Luteoderm Prototype",
    "P3pp3r 0f 1n54n17y", "Runic Armor", "Spiky Atlasphere", "Subversion Matrix",
    "Tri-Pole Magnet", "Unbearably Heavy Shoes of Teleportation",
]  # fmt: skip
GEAR = {
    "B14nd P3pp3r": (1, 1, 0),
    "Draconic Luteoderm Suit": (2, 2, 0),
    "H07 P3pp3r": (2, 2, 0),
    "Heavy Plating": (4, 4, -1),
    "Luteoderm Armor": (2, 2, 0),
    "Luteoderm Goliath": (11, 11, 0),
    "Luteoderm Prototype": (1, 1, 0),
    "P3pp3r 0f 1n54n17y": (3, 3, 0),
    "Pwny Bomb": (1, 1, 0),
    "Spiky Atlasphere": (1, 0, 0),
    "Unbearably Heavy Shoes of Teleportation": (-2, 0, 0),
}
FAB = "Contrabulous Fabtraption"
RAY = "Ensmallment Ray"
SPORK = "G14n7 5p0rk D3f3n53"
GIMCRACK = "Gewgawed Gimcrack"
GOLEMIZER = "Golemizer"
INSANITY = "P3pp3r 0f 1n54n17y"
RUNE = "Rune of Concealment"
BATTERY = "Runic Battery"
CHARGER = "Runivoltaic Accumulator"
SHOES = "Unbearably Heavy Shoes of Teleportation"


def worn(name: str, *others: str, icons: int = 12, you: Side | None = None) -> Table:
    """My Guard wears an item."""
    return set_up(
        elitism(play=["Guard", name, *others], attached={name: "Guard"}, icons=icons),
        you or Side(deck=["Rage"] * 3),
    )


@CASES.of("3p1c D00dm4k3r")
def its_bearer_grows_with_each_icon() -> None:
    for icons in (0, 1, 4):
        table = worn("3p1c D00dm4k3r", "Monk", icons=icons)
        assert stats(table, "Guard") == (2 + icons, 3 + icons, 2)
        assert stats(table, "Monk")[:2] == (1, 1)


@CASES.of(*ATTACHED)
def it_enters_play_attached_to_any_character() -> None:
    for name in ATTACHED:
        table = set_up(elitism(name, play=["Guard", "Gizmo"]), Side(play=["Big", "House"]))
        table.me.deploys(name)
        assert sorted(table.me.choices()) == ["Big", "Guard"], name
        table.me.picks("Big")
        table.resolves()
        assert host(table, name) == "Big", name
        assert table.controller(name) is table.me
        assert not set_up(elitism(name, play=["Gizmo"])).me.can_deploy(name), name


@CASES.of(*GEAR)
def its_bearer_and_nobody_else_has_the_stats_it_gives() -> None:
    for name, (strength, life, speed) in GEAR.items():
        table = worn(name, "Big")
        assert stats(table, "Guard") == (2 + strength, 3 + life, 2 + speed), name
        assert stats(table, "Big") == (3, 8, 2), name


@CASES.of("B14nd P3pp3r")
def spitting_it_out_strengthens_a_character_this_turn() -> None:
    table = worn("B14nd P3pp3r", you=Side(play=["Big"], deck=["Rage"]))
    uses(table.me, "B14nd P3pp3r", "SPIT OUT", "Big")
    assert (stats(table, "Big"), stats(table, "Guard")) == ((4, 9, 2), (2, 3, 2))
    assert table.me.discard == ["B14nd P3pp3r"]
    table.next_turn()
    assert stats(table, "Big") == (3, 8, 2)


@CASES.of(FAB)
def its_runes_enhance_and_summon() -> None:
    table = set_up(elitism(play=[FAB]), Side(play=["Guard"], deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ENHANCEMENT", "Guard")
    assert (stats(table, "Guard"), table.me.discard) == ((4, 5, 2), [FAB])
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)
    table = set_up(elitism(play=[FAB]))
    uses(table.me, FAB, "RUNE OF SUMMONING")
    assert (majigs(table.me), table.me.discard) == (2, [FAB])


@CASES.of(FAB)
def its_rune_of_animation_makes_an_item_a_golem_this_turn() -> None:
    table = set_up(elitism("Shot", play=[FAB, "Box"]), Side(deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ANIMATION", "Box")
    assert stats(table, "Box") == (5, 5, 3)
    table.me.attacks("Box")
    may_block(table)
    table.resolves()
    assert table.you.influence == 15
    table.next_turn()
    assert stats(table, "Box")[:2] == (0, 0)
    assert table.me.play == ["Box"]


@CASES.of(FAB)
def its_rune_of_acceleration_lends_elitism_for_the_turn() -> None:
    table = set_up(
        elitism(play=[FAB], icons=2, deck=["Elitism", "Rage", "Rage"]), Side(deck=["Rage"])
    )
    uses(table.me, FAB, "RUNE OF ACCELERATION")
    wants(table.me, "Elitism")
    assert (len(table.me.resources), table.me.free) == (3, 3)
    ends_turn(table)
    while "Elitism" in table.me.choices():
        table.me.picks("Elitism")
        table.resolves()
    assert len(table.me.resources) == 2
    assert sorted(table.me.discard) == [FAB, "Elitism"]
    table = set_up(elitism(play=[FAB], icons=2, deck=["Rage"]), Side(deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ACCELERATION")
    ends_turn(table)
    assert len(table.me.resources) == 2, "none was found"


@CASES.of(FAB)
def its_runes_overclock_and_destroy() -> None:
    table = set_up(elitism(play=[FAB, "Runic Cannon", "Gizmo"]), Side(play=["Runic Map"]))
    uses(table.me, FAB, "RUNE OF OVERCLOCKING", "Runic Cannon")
    assert table.tokens("Runic Cannon") == 1
    table = set_up(elitism(play=[FAB, "Guard"]), Side(play=["Box"]))
    uses(table.me, FAB, "RUNE OF DESTRUCTION", "Box")
    assert (table.you.play, table.you.discard, table.you.out_of_game) == ([], [], ["Box"])


@CASES.of(FAB)
def without_elitism_in_the_deck_nothing_is_destroyed_at_the_end() -> None:
    table = set_up(elitism(play=[FAB], icons=3, deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ACCELERATION")
    ends_turn(table)
    assert len(table.me.resources) == 3


@CASES.of(FAB)
def an_item_that_is_a_golem_dies_like_a_character_and_is_an_item_again_next_turn() -> None:
    table = set_up(elitism("Shot", play=[FAB, "Gizmo"]))
    uses(table.me, FAB, "RUNE OF ANIMATION", "Gizmo")
    assert stats(table, "Gizmo") == (2, 2, 3)
    deploys(table.me, "Shot", "Gizmo")
    assert "Gizmo" in table.me.discard
    table = set_up(elitism("Shot", play=[FAB, "Box"]), Side(play=["Guard"], deck=["Rage"] * 2))
    uses(table.me, FAB, "RUNE OF ANIMATION", "Box")
    table.next_turn()
    table.next_turn()
    table.me.deploys("Shot")
    assert "Box" not in table.me.choices()


@CASES.of(RAY)
def it_draws_a_card_and_makes_characters_cheap_and_small() -> None:
    table = set_up(elitism(RAY, "Big", "Guard", "Basic Node", "Gizmo", deck=["Rage"] * 2))
    deploys(table.me, RAY)
    assert (table.me.free, table.me.deck) == (8, ["Rage"])
    for name, price in (("Big", 2), ("Guard", 1), ("Basic Node", 1), ("Gizmo", 2)):
        before = table.me.free
        deploys(table.me, name)
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        if is_offered(table.me):
            refuses(table.me)
        assert before - table.me.free == price, name
    assert stats(table, "Big") == (2, 7, 2)
    assert "Basic Node" in table.me.discard, "it has no life left"


@CASES.of(RAY)
def the_opponent_is_unaffected() -> None:
    table = set_up(Side(play=[RAY]), Side(play=["Big"], hand=["Guard"], resources=2), active=1)
    assert stats(table, "Big") == (3, 8, 2)
    deploys(table.you, "Guard")
    assert table.you.free == 0


@CASES.of(RAY)
def a_character_for_one_still_costs_one_and_small_ones_die() -> None:
    table = set_up(elitism("Monk", play=[RAY]))
    deploys(table.me, "Monk")
    assert table.me.free == 11
    assert table.me.discard == ["Monk"], "no life is left"


@CASES.of(SPORK)
def it_is_played_like_a_tactic_and_impales_an_attacker() -> None:
    table = set_up(elitism(SPORK), Side(play=["Guard", "Big"]), active=1)
    table.you.attacks("Guard")
    table.you.passes()
    deploys(table.me, SPORK)
    assert table.me.play == [SPORK]
    table = set_up(elitism(play=[SPORK]), Side(play=["Guard", "Big"]), active=1)
    assert not table.me.can_use(SPORK, "IMPALE")
    table.you.attacks("Guard")
    table.you.passes()
    uses(table.me, SPORK, "IMPALE", "Guard")
    assert (table.you.discard, table.me.discard, table.you.play) == (["Guard"], [SPORK], ["Big"])


@CASES.of(SPORK)
def it_flips_up_for_one_in_a_battle_too() -> None:
    table = set_up(elitism(face_down=[SPORK], icons=2), Side(play=["Guard"]), active=1)
    table.you.attacks("Guard")
    table.you.passes()
    deploys(table.me, SPORK, flip_up=True)
    assert (table.me.play, table.me.free) == ([SPORK], 1)


@CASES.of(GIMCRACK)
def it_may_get_one_token_or_two_with_three_icons() -> None:
    for icons, offers in ((2, 1), (3, 2)):
        table = my_turn_starts(elitism(play=[GIMCRACK], icons=icons))
        for _ in range(offers):
            if table.asks is not None and table.asks.value == "order":
                table.me.answers(0)
            wants(table.me)
        assert table.tokens(GIMCRACK) == offers
        assert not is_offered(table.me)


@CASES.of(GIMCRACK)
def it_destroys_all_characters_of_exactly_that_cost() -> None:
    table = set_up(
        elitism(play=[GIMCRACK, "Guard", "Big", "Gizmo"], tokens={GIMCRACK: 2}),
        Side(play=["Warrior Prodigy", "Monk"]),
    )
    uses(table.me, GIMCRACK, "DO...SOMETHING!")
    assert sorted(table.me.play) == ["Big", "Gizmo"]
    assert table.you.play == ["Monk"]
    table = set_up(elitism(play=[GIMCRACK, "Guard", MAJIG]))
    uses(table.me, GIMCRACK, "DO...SOMETHING!")
    assert table.me.play == ["Guard"], "a token has no cost"


@CASES.of(GIMCRACK)
def without_tokens_it_destroys_what_costs_nothing() -> None:
    table = set_up(elitism(play=[GIMCRACK, "Guard"]), Side(play=[MAJIG, "Tiny Sarume", "Monk"]))
    uses(table.me, GIMCRACK, "DO...SOMETHING!")
    assert (majigs(table.you), table.you.play) == (0, ["Monk"])
    assert table.me.play == ["Guard"]


@CASES.of(GOLEMIZER)
def tokens_slow_its_bearer() -> None:
    table = set_up(
        elitism(play=["Guard", GOLEMIZER], attached={GOLEMIZER: "Guard"}, tokens={"Guard": 1})
    )
    assert stats(table, "Guard") == (2, 3, 1)


@CASES.of(GOLEMIZER)
def at_the_end_of_your_turn_the_bearer_may_get_a_token_and_is_destroyed_without_speed() -> None:
    table = worn(GOLEMIZER)
    ends_turn(table)
    wants(table.me)
    assert (table.tokens("Guard"), table.tokens(GOLEMIZER)) == (1, 0)
    assert "Guard" in table.me.play
    ends_turn(table)
    assert not is_offered(table.me)
    table = worn(GOLEMIZER)
    ends_turn(table)
    refuses(table.me)
    assert table.tokens("Guard") == 0
    side = elitism(play=["Monk", GOLEMIZER], attached={GOLEMIZER: "Monk"}, tokens={"Monk": 1})
    table = set_up(side, Side(deck=["Rage"]))
    ends_turn(table)
    refuses(table.me)
    refuses(table.me)
    assert sorted(table.me.discard) == [GOLEMIZER, "Monk"]


@CASES.of(GOLEMIZER)
def destroyed_it_may_be_flipped_face_down() -> None:
    for agreed in (True, False):
        table = set_up(elitism("Kill", play=["Guard", GOLEMIZER], attached={GOLEMIZER: "Guard"}))
        deploys(table.me, "Kill", GOLEMIZER)
        (wants if agreed else refuses)(table.me)
        assert table.me.face_down == [GOLEMIZER] * int(agreed)
        assert (GOLEMIZER in table.me.discard) is not agreed


@CASES.of(GOLEMIZER)
def it_flips_up_for_four_onto_a_character() -> None:
    table = set_up(elitism(face_down=[GOLEMIZER], icons=4), Side(play=["Guard"]))
    deploys(table.me, GOLEMIZER, "Guard", flip_up=True)
    assert (host(table, GOLEMIZER), table.me.free) == ("Guard", 0)


@CASES.of("H07 P3pp3r")
def spat_out_it_restores_up_to_two_characters() -> None:
    for names in ((), ("Guard",), ("Guard", "Big")):
        table = set_up(
            Side(
                play=["Guard", "H07 P3pp3r", "Monk"],
                attached={"H07 P3pp3r": "Guard"},
                depleted=["Guard", "Monk"],
            ),
            Side(play=["Big"], depleted=["Big"]),
        )
        table.me.uses("H07 P3pp3r", "SPIT OUT")
        table.me.sets(*names)
        table.resolves()
        assert table.me.discard == ["H07 P3pp3r"]
        for name in ("Guard", "Big", "Monk"):
            assert table.is_depleted(name) is (name not in names)


@CASES.of("Mysterious Invasion")
def two_of_your_characters_take_another_with_them() -> None:
    name = "Mysterious Invasion"
    table = set_up(elitism(play=[name, MAJIG, MAJIG]), Side(play=["Big"]))
    uses(table.me, name, "OVERWHELM", "Big")
    assert (table.me.play, table.you.discard) == ([name], ["Big"])
    assert table.is_depleted(name)
    assert not set_up(elitism(play=[name, MAJIG]), Side(play=["Big"])).me.can_use(name, "OVERWHELM")


@CASES.of("Mysterious Invasion")
def its_price_is_two_characters_of_its_player() -> None:
    name = "Mysterious Invasion"
    table = set_up(elitism(play=[name, "Guard"]), Side(play=["Big", "Monk"]))
    assert not table.me.can_use(name, "OVERWHELM")
    table = set_up(elitism(play=[name, "Guard", "Thief"]))
    assert not table.me.can_use(name, "OVERWHELM"), "nobody would be left to pick"


@CASES.of(INSANITY)
def its_bearer_is_restored_as_the_turn_of_the_opponent_starts() -> None:
    table = set_up(
        Side(
            play=["Guard", INSANITY, "Monk"],
            attached={INSANITY: "Guard"},
            depleted=["Guard", "Monk"],
        )
    )
    ends_turn(table)
    assert not table.is_depleted("Guard")
    assert table.is_depleted("Monk")


@CASES.of(INSANITY)
def spat_out_it_strengthens_and_restores() -> None:
    table = set_up(
        Side(play=["Guard", INSANITY], attached={INSANITY: "Guard"}),
        Side(play=["Big"], depleted=["Big"], deck=["Rage"]),
    )
    uses(table.me, INSANITY, "SPIT OUT", "Big")
    assert (stats(table, "Big"), table.is_depleted("Big")) == ((6, 11, 2), False)
    table.next_turn()
    assert stats(table, "Big") == (3, 8, 2)


@CASES.of(RUNE)
def it_may_die_for_a_character_that_battle_damage_destroys() -> None:
    for agreed in (True, False):
        table = set_up(elitism(play=[RUNE, "Guard"]), Side(play=["Big"], deck=["Rage"]), active=1)
        table.you.attacks("Big")
        table.you.passes()
        uses(table.me, RUNE, "PROTECT", "Guard")
        may_block(table)
        table.me.sets("Guard")
        table.resolves()
        (wants if agreed else refuses)(table.me)
        assert ("Guard" in table.me.play) is agreed
        assert (RUNE in table.me.play) is not agreed
        assert table.me.free == 10


@CASES.of(RUNE)
def it_does_not_help_against_other_destruction() -> None:
    table = set_up(elitism("Kill", play=[RUNE, "Guard"]))
    uses(table.me, RUNE, "PROTECT", "Guard")
    deploys(table.me, "Kill", "Guard")
    assert table.me.play == [RUNE]
    table = set_up(elitism(face_down=[RUNE], icons=2))
    deploys(table.me, RUNE, flip_up=True)
    assert (table.me.play, table.me.free) == ([RUNE], 2)


@CASES.of("Runic Armor")
def five_icons_make_it_stronger() -> None:
    for icons, expected in ((4, (3, 5, 2)), (5, (5, 6, 2))):
        side = elitism(
            play=["Guard", "Runic Armor"], attached={"Runic Armor": "Guard"}, icons=icons
        )
        assert stats(set_up(side), "Guard") == expected


@CASES.of(BATTERY)
def it_detaches_two_resources_or_five_with_a_token_and_draws() -> None:
    for charged, most in ((False, 2), (True, 5)):
        for wanted in (0, 1, most):
            table = set_up(elitism(BATTERY, "Box", play=["Guard"], deck=["Rage"] * 2))
            deploys(table.me, BATTERY)
            (wants if charged else refuses)(table.me)
            assert table.tokens(BATTERY) == int(charged)
            assert table.me.free == (7 if charged else 10)
            deploys(table.me, "Box")
            uses(table.me, BATTERY, "DISCHARGE")
            detaches(table.me, wanted, most=most)
            assert (BATTERY in table.me.discard, "Rage" in table.me.hand) == (True, True)


@CASES.of(CHARGER)
def it_gains_tokens_for_two_or_as_the_opponent_attacks() -> None:
    table = set_up(elitism(play=[CHARGER]))
    uses(table.me, CHARGER, "ENERGIZE")
    assert (table.tokens(CHARGER), table.me.free) == (1, 10)
    for agreed in (True, False):
        table = set_up(Side(play=[CHARGER]), Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        (wants if agreed else refuses)(table.me)
        assert table.tokens(CHARGER) == int(agreed)
    table = set_up(Side(play=[CHARGER, "Guard"]))
    table.me.attacks("Guard")
    assert table.tokens(CHARGER) == 0


@CASES.of(CHARGER)
def discharged_it_destroys_a_character_of_no_higher_cost() -> None:
    table = set_up(
        Side(play=[CHARGER], tokens={CHARGER: 2}), Side(play=["Guard", "Big", "Warrior Prodigy"])
    )
    table.me.uses(CHARGER, "DISCHARGE")
    assert sorted(table.me.choices()) == ["Guard", "Warrior Prodigy"]
    table.me.picks("Guard")
    table.resolves()
    assert (table.you.discard, table.me.discard) == (["Guard"], [CHARGER])
    assert not set_up(Side(play=[CHARGER]), Side(play=["Guard"])).me.can_use(CHARGER, "DISCHARGE")


@CASES.of(SHOES)
def its_bearer_cannot_be_blocked_and_it_flips_up_for_five() -> None:
    table = set_up(Side(play=["Big", SHOES], attached={SHOES: "Big"}), Side(play=["Guard"]))
    table.me.attacks("Big")
    assert may_block(table) == []
    table.resolves()
    assert table.you.influence == 19
    table = set_up(elitism(face_down=[SHOES], icons=5), Side(play=["Guard"]))
    deploys(table.me, SHOES, "Guard", flip_up=True)
    assert (host(table, SHOES), table.me.free, stats(table, "Guard")) == ("Guard", 0, (0, 3, 2))


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
