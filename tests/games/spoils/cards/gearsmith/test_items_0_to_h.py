"""Items of the Gearsmith, from 3p1c D00dm4k3r to Hidden Sandwich."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    found,
    host,
    is_offered,
    majigs,
    may_block,
    my_turn_starts,
    refuses,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side, Table

CASES = CardTests()


def worn(name: str, *others: str, icons: int = 12, you: Side | None = None) -> Table:
    """My Guard wears an item."""
    return at(
        elite(play=["Guard", name, *others], attached={name: "Guard"}, icons=icons),
        you or Side(deck=["Rage"] * 3),
    )


@CASES.of("3p1c D00dm4k3r")
def its_bearer_grows_with_each_icon() -> None:
    for icons in (0, 1, 4):
        table = worn("3p1c D00dm4k3r", "Monk", icons=icons)
        assert stats(table, "Guard") == (2 + icons, 3 + icons, 2)
        assert stats(table, "Monk")[:2] == (1, 1)


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


@CASES.of(*GEAR)
def its_bearer_and_nobody_else_has_the_stats_it_gives() -> None:
    for name, (strength, life, speed) in GEAR.items():
        table = worn(name, "Big")
        assert stats(table, "Guard") == (2 + strength, 3 + life, 2 + speed), name
        assert stats(table, "Big") == (3, 8, 2), name


ATTACHED = [
    "3p1c D00dm4k3r", "B14nd P3pp3r", "Golemizer", "H07 P3pp3r", "Heavy Plating",
    "Hidden Sandwich", "Luteoderm Armor", "Luteoderm Goliath", "Luteoderm Prototype",
    "P3pp3r 0f 1n54n17y", "Runic Armor", "Spiky Atlasphere", "Subversion Matrix",
    "Tri-Pole Magnet", "Unbearably Heavy Shoes of Teleportation",
]  # fmt: skip


@CASES.of(*ATTACHED)
def it_enters_play_attached_to_any_character() -> None:
    for name in ATTACHED:
        table = at(elite(name, play=["Guard", "Gizmo"]), Side(play=["Big", "House"]))
        table.me.deploys(name)
        assert sorted(table.me.choices()) == ["Big", "Guard"], name
        table.me.picks("Big")
        table.resolves()
        assert host(table, name) == "Big", name
        assert table.controller(name) is table.me
        assert not at(elite(name, play=["Gizmo"])).me.can_deploy(name), name


@CASES.of("B14nd P3pp3r")
def spitting_it_out_strengthens_a_character_this_turn() -> None:
    table = worn("B14nd P3pp3r", you=Side(play=["Big"], deck=["Rage"]))
    uses(table.me, "B14nd P3pp3r", "SPIT OUT", "Big")
    assert (stats(table, "Big"), stats(table, "Guard")) == ((4, 9, 2), (2, 3, 2))
    assert table.me.discard == ["B14nd P3pp3r"]
    table.next_turn()
    assert stats(table, "Big") == (3, 8, 2)


FAB = "Contrabulous Fabtraption"


@CASES.of(FAB)
def its_runes_enhance_and_summon() -> None:
    table = at(elite(play=[FAB]), Side(play=["Guard"], deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ENHANCEMENT", "Guard")
    assert (stats(table, "Guard"), table.me.discard) == ((4, 5, 2), [FAB])
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)
    table = at(elite(play=[FAB]))
    uses(table.me, FAB, "RUNE OF SUMMONING")
    assert (majigs(table.me), table.me.discard) == (2, [FAB])


@CASES.of(FAB)
def its_rune_of_animation_makes_an_item_a_golem_this_turn() -> None:
    table = at(elite("Shot", play=[FAB, "Box"]), Side(deck=["Rage"]))
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
    table = at(elite(play=[FAB], icons=2, deck=["Elitism", "Rage", "Rage"]), Side(deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ACCELERATION")
    wants(table.me, "Elitism")
    assert (len(table.me.resources), table.me.free) == (3, 3)
    ends_turn(table)
    while "Elitism" in table.me.choices():
        table.me.picks("Elitism")
        table.resolves()
    assert len(table.me.resources) == 2
    assert sorted(table.me.discard) == [FAB, "Elitism"]
    table = at(elite(play=[FAB], icons=2, deck=["Rage"]), Side(deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ACCELERATION")
    ends_turn(table)
    assert len(table.me.resources) == 2, "none was found"


@CASES.of(FAB)
def its_runes_overclock_and_destroy() -> None:
    table = at(elite(play=[FAB, "Runic Cannon", "Gizmo"]), Side(play=["Runic Map"]))
    uses(table.me, FAB, "RUNE OF OVERCLOCKING", "Runic Cannon")
    assert table.tokens("Runic Cannon") == 1
    table = at(elite(play=[FAB, "Guard"]), Side(play=["Box"]))
    uses(table.me, FAB, "RUNE OF DESTRUCTION", "Box")
    assert (table.you.play, table.you.discard, table.you.out_of_game) == ([], [], ["Box"])


SUIT = "Draconic Luteoderm Suit"


@CASES.of(SUIT)
def jo_wears_the_suit_for_nothing_and_others_for_two() -> None:
    for name, price in (("Jo Ciendeilio", 0), ("Guard", 2), ("Big", 2)):
        table = at(elite(play=["Jo Ciendeilio", "Guard", SUIT], icons=4), Side(play=["Big"]))
        uses(table.me, SUIT, "EQUIP", name)
        assert (host(table, SUIT), table.me.free) == (name, 4 - price)


@CASES.of(SUIT)
def other_gear_that_is_played_may_draw_a_card() -> None:
    for agreed in (True, False):
        table = at(elite("Hat", "Gizmo", play=[SUIT, "Guard"], deck=["Rage"] * 3))
        deploys(table.me, "Gizmo")
        assert not is_offered(table.me)
        deploys(table.me, "Hat", "Guard")
        (wants if agreed else refuses)(table.me)
        assert table.me.hand == ["Rage"] * int(agreed)
    side = elite(play=[SUIT, "Guard"], deck=["Rage"])
    table = at(side, Side(hand=["Hat"], resources=3), active=1)
    deploys(table.you, "Hat", "Guard")
    wants(table.me)
    assert table.me.hand == ["Rage"]
    table = at(elite(SUIT, play=["Guard"], deck=["Rage"]))
    deploys(table.me, SUIT)
    assert (table.me.hand, is_offered(table.me)) == ([], False)


RAY = "Ensmallment Ray"


@CASES.of(RAY)
def it_draws_a_card_and_makes_characters_cheap_and_small() -> None:
    table = at(elite(RAY, "Big", "Guard", "Basic Node", "Gizmo", deck=["Rage"] * 2))
    deploys(table.me, RAY)
    assert (table.me.free, table.me.deck) == (8, ["Rage"])
    for name, price in (("Big", 2), ("Guard", 1), ("Basic Node", 1), ("Gizmo", 2)):
        before = table.me.free
        deploys(table.me, name)
        if is_offered(table.me):
            refuses(table.me)
        assert before - table.me.free == price, name
    assert stats(table, "Big") == (2, 7, 2)
    assert "Basic Node" in table.me.discard, "it has no life left"


@CASES.of(RAY)
def the_opponent_is_unaffected() -> None:
    table = at(Side(play=[RAY]), Side(play=["Big"], hand=["Guard"], resources=2), active=1)
    assert stats(table, "Big") == (3, 8, 2)
    deploys(table.you, "Guard")
    assert table.you.free == 0


BALL = "Epiphany Ball"


@CASES.of(BALL)
def it_finds_any_card_and_goes_to_the_opponent() -> None:
    table = at(elite(play=[BALL], deck=["Rage", "Gizmo"]), Side(deck=["Guard"] * 2))
    uses(table.me, BALL, "SUDDEN INSIGHT")
    assert found(table.me) == ["Gizmo", "Rage"]
    table.me.picks("Gizmo")
    assert (table.me.hand, table.you.play, table.is_depleted(BALL)) == (["Gizmo"], [BALL], True)
    assert "Gizmo" not in table.you.was_shown


BUNNY = "Frickin' Sweet Pogo-Bunny"


@CASES.of(BUNNY)
def it_is_a_character_for_one_once_a_turn() -> None:
    table = at(elite(play=[BUNNY]), Side(deck=["Rage"] * 2))
    assert not table.me.can_attack()
    uses(table.me, BUNNY, "RAAR!")
    assert (stats(table, BUNNY), table.me.free) == ((2, 2, 3), 11)
    assert not table.me.can_use(BUNNY, "RAAR!")
    assert table.me.can_attack()
    uses(table.me, BUNNY, "HIDE!")
    assert table.is_depleted(BUNNY)
    assert not table.me.can_use(BUNNY, "RAAR!"), "only once each turn"
    table.next_turn()
    assert table.me.can_use(BUNNY, "RAAR!") or table.asked is table.you
    table = at(elite("Shot", play=[BUNNY]), Side(deck=["Rage"]))
    assert not table.me.can_deploy("Shot")
    uses(table.me, BUNNY, "RAAR!")
    table.me.attacks(BUNNY)
    may_block(table)
    table.resolves()
    assert table.you.influence == 18
    table.next_turn()
    assert not table.me.can_deploy("Shot")


@CASES.of(BUNNY)
def it_hides_in_its_hole_or_is_depleted() -> None:
    table = at(elite(play=[BUNNY]), Side())
    uses(table.me, BUNNY, "INTO THE RABBIT HOLE...")
    assert (table.me.face_down, table.me.free) == ([BUNNY], 10)
    table = at(elite(play=[BUNNY]))
    uses(table.me, BUNNY, "HIDE!")
    assert (table.is_depleted(BUNNY), table.me.free) == (True, 11)


SPORK = "G14n7 5p0rk D3f3n53"


@CASES.of(SPORK)
def it_is_played_like_a_tactic_and_impales_an_attacker() -> None:
    table = at(elite(SPORK), Side(play=["Guard", "Big"]), active=1)
    table.you.attacks("Guard")
    table.you.passes()
    deploys(table.me, SPORK)
    assert table.me.play == [SPORK]
    table = at(elite(play=[SPORK]), Side(play=["Guard", "Big"]), active=1)
    assert not table.me.can_use(SPORK, "IMPALE")
    table.you.attacks("Guard")
    table.you.passes()
    uses(table.me, SPORK, "IMPALE", "Guard")
    assert (table.you.discard, table.me.discard, table.you.play) == (["Guard"], [SPORK], ["Big"])


@CASES.of(SPORK)
def it_flips_up_for_one_in_a_battle_too() -> None:
    table = at(elite(face_down=[SPORK], icons=2), Side(play=["Guard"]), active=1)
    table.you.attacks("Guard")
    table.you.passes()
    deploys(table.me, SPORK, flip_up=True)
    assert (table.me.play, table.me.free) == ([SPORK], 1)


@CASES.of("Jacque's Trap")
def it_destroys_an_attacking_character_only() -> None:
    trap = "Jacque's Trap"
    table = at(elite(play=[trap]), Side(play=["Guard", "Big"]), active=1)
    assert not table.me.can_use(trap, "IT'S A TRAP!")
    table.you.attacks("Guard")
    table.you.passes()
    uses(table.me, trap, "IT'S A TRAP!", "Guard")
    assert (table.you.discard, table.me.discard) == (["Guard"], [trap])


GIMCRACK = "Gewgawed Gimcrack"


@CASES.of(GIMCRACK)
def it_may_get_one_token_or_two_with_three_icons() -> None:
    for icons, offers in ((2, 1), (3, 2)):
        table = my_turn_starts(elite(play=[GIMCRACK], icons=icons))
        for _ in range(offers):
            if table.asks is not None and table.asks.value == "order":
                table.me.answers(0)
            wants(table.me)
        assert table.tokens(GIMCRACK) == offers
        assert not is_offered(table.me)


@CASES.of(GIMCRACK)
def it_destroys_all_characters_of_exactly_that_cost() -> None:
    table = at(
        elite(play=[GIMCRACK, "Guard", "Big", "Gizmo"], tokens={GIMCRACK: 2}),
        Side(play=["Warrior Prodigy", "Monk"]),
    )
    uses(table.me, GIMCRACK, "DO...SOMETHING!")
    assert sorted(table.me.play) == ["Big", "Gizmo"]
    assert table.you.play == ["Monk"]
    table = at(elite(play=[GIMCRACK, "Guard", MAJIG]))
    uses(table.me, GIMCRACK, "DO...SOMETHING!")
    assert table.me.play == ["Guard"], "a token has no cost"


GOLEMIZER = "Golemizer"


@CASES.of(GOLEMIZER)
def tokens_slow_its_bearer() -> None:
    table = at(elite(play=["Guard", GOLEMIZER], attached={GOLEMIZER: "Guard"}, tokens={"Guard": 1}))
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
    side = elite(play=["Monk", GOLEMIZER], attached={GOLEMIZER: "Monk"}, tokens={"Monk": 1})
    table = at(side, Side(deck=["Rage"]))
    ends_turn(table)
    refuses(table.me)
    refuses(table.me)
    assert sorted(table.me.discard) == [GOLEMIZER, "Monk"]


@CASES.of(GOLEMIZER)
def destroyed_it_may_be_flipped_face_down() -> None:
    for agreed in (True, False):
        table = at(elite("Kill", play=["Guard", GOLEMIZER], attached={GOLEMIZER: "Guard"}))
        deploys(table.me, "Kill", GOLEMIZER)
        (wants if agreed else refuses)(table.me)
        assert table.me.face_down == [GOLEMIZER] * int(agreed)
        assert (GOLEMIZER in table.me.discard) is not agreed


@CASES.of(GOLEMIZER)
def it_flips_up_for_four_onto_a_character() -> None:
    table = at(elite(face_down=[GOLEMIZER], icons=4), Side(play=["Guard"]))
    deploys(table.me, GOLEMIZER, "Guard", flip_up=True)
    assert (host(table, GOLEMIZER), table.me.free) == ("Guard", 0)


@CASES.of("H07 P3pp3r")
def spat_out_it_restores_up_to_two_characters() -> None:
    for names in ((), ("Guard",), ("Guard", "Big")):
        table = at(
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


HANDED = {"Heavy Plating": 5, "Luteoderm Armor": 3, "Luteoderm Goliath": 6}


@CASES.of(*HANDED)
def it_is_handed_off_to_a_character_of_yours_that_is_depleted_for_it() -> None:
    for name, price in HANDED.items():
        table = worn(name, "Monk", you=Side(play=["Big"]))
        table.me.uses(name, "HANDOFF")
        assert sorted(table.me.choices()) == ["Guard", "Monk"]
        table.me.picks("Monk")
        table.resolves()
        assert (host(table, name), table.is_depleted("Monk")) == ("Monk", True)
        assert table.me.free == 12 - price


@CASES.of(*HANDED)
def nobody_in_a_battle_takes_it() -> None:
    for name in HANDED:
        table = at(
            elite(play=["Guard", name, "Monk"], attached={name: "Guard"}),
            Side(play=["Big"]),
            active=1,
        )
        table.you.attacks("Big")
        table.me.blocks("Monk")
        table.you.passes()
        uses(table.me, name, "HANDOFF")
        assert table.is_depleted("Guard")
        assert host(table, name) == "Guard"


SANDWICH = "Hidden Sandwich"


@CASES.of(SANDWICH)
def it_is_played_like_a_tactic_and_dies_in_place_of_its_bearer() -> None:
    table = at(Side(play=["Big"]), elite(SANDWICH, play=["Guard"]))
    table.me.attacks("Big")
    table.you.blocks("Guard")
    table.me.passes()
    deploys(table.you, SANDWICH, "Guard")
    table.resolves()
    assert table.you.play == ["Guard"]
    assert (table.you.discard, table.damage("Guard")) == ([SANDWICH], 0)


@CASES.of(SANDWICH)
def its_own_destruction_harms_nobody() -> None:
    table = at(elite("Kill", play=["Guard", SANDWICH], attached={SANDWICH: "Guard"}))
    deploys(table.me, "Kill", SANDWICH)
    assert table.me.play == ["Guard"]


def test_items_of_the_gearsmith_0_to_h(only_card: str | None) -> None:
    CASES.run(only_card)
