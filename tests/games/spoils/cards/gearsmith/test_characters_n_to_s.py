"""Characters of the Gearsmith, from Oddment Collector to Stuttershy."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    fights,
    found,
    is_offered,
    majigs,
    may_block,
    playable,
    refuses,
    settles,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Seat, Side

CASES = CardTests()

COLLECTOR = "Oddment Collector"


@CASES.of(COLLECTOR)
def it_enters_play_with_five_tokens_and_loses_one_when_depleted() -> None:
    table = at(elite(COLLECTOR, "Tire", "Rest"))
    deploys(table.me, COLLECTOR)
    assert (table.tokens(COLLECTOR), stats(table, COLLECTOR)) == (5, (6, 6, 2))
    deploys(table.me, "Tire", COLLECTOR)
    assert stats(table, COLLECTOR) == (5, 5, 2)
    deploys(table.me, "Rest", COLLECTOR)
    assert table.tokens(COLLECTOR) == 4


def gathers(seat: Seat) -> None:
    """A player uses the ability, in the only way there is."""
    seat.uses(COLLECTOR, "GATHER")
    seat.answers(seat.numbers()[0])
    settles(seat.table)


@CASES.of(COLLECTOR)
def it_gathers_an_item_or_two_cards_of_the_discard_pile() -> None:
    table = at(elite(play=[COLLECTOR], discard=["Gizmo"]), Side(discard=["Box", "Guard"]))
    gathers(table.me)
    assert (table.tokens(COLLECTOR), table.me.out_of_game, table.me.free) == (1, ["Gizmo"], 11)
    assert not table.me.can_use(COLLECTOR, "GATHER")
    table = at(elite(play=[COLLECTOR], discard=["Guard", "Wait"]))
    gathers(table.me)
    assert table.tokens(COLLECTOR) == 1
    assert sorted(table.me.out_of_game) == ["Guard", "Wait"]
    assert not at(elite(play=[COLLECTOR], discard=["Guard"])).me.can_use(COLLECTOR, "GATHER")


PATROL = "Omnidirectional Patrolmajig"


@CASES.of(PATROL)
def it_may_be_restored_when_you_are_attacked() -> None:
    for agreed in (True, False):
        table = at(Side(play=[PATROL], depleted=[PATROL]), Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        (wants if agreed else refuses)(table.me)
        assert table.is_depleted(PATROL) is not agreed
        assert may_block(table) == ([PATROL] if agreed else [])
    table = at(Side(play=[PATROL, "Guard"], depleted=[PATROL]), Side(play=["House"]))
    table.me.attacks("Guard")
    assert not is_offered(table.me), "not when you attack"


KAISERS = {"PantherKaiser": ("PANTHER SHIELD", 0, 3), "TigerKaiser": ("TIGER ROAR", 3, 0)}


@CASES.of(*KAISERS)
def for_two_it_strengthens_a_character_this_turn() -> None:
    for name, (ability, strength, life) in KAISERS.items():
        table = at(elite(play=[name]), Side(play=["Guard"], deck=["Rage"]))
        table.me.uses(name, ability)
        assert sorted(table.me.choices()) == sorted(["Guard", name])
        table.me.picks("Guard")
        table.resolves()
        assert stats(table, "Guard") == (2 + strength, 3 + life, 2)
        assert (table.me.free, table.is_depleted(name)) == (10, True)
        table.next_turn()
        assert stats(table, "Guard") == (2, 3, 2)


CRAFTSMAN = "Preponderant Craftsman"


@CASES.of(CRAFTSMAN)
def it_creates_a_character_for_free() -> None:
    table = at(elite("Big", "Gizmo", "Scout", "Guard", play=[CRAFTSMAN], icons=5))
    uses(table.me, CRAFTSMAN, "CREATE")
    assert (table.me.free, table.is_depleted(CRAFTSMAN)) == (0, True)
    assert playable(table.me) == ["Big", "Guard"]
    table.me.picks("Big")
    table.resolves()
    assert sorted(table.me.play) == ["Big", CRAFTSMAN]
    table = at(elite("Big", play=[CRAFTSMAN]))
    uses(table.me, CRAFTSMAN, "CREATE")
    refuses(table.me)
    assert table.me.hand == ["Big"]


@CASES.of("Protractive Golem")
def six_icons_make_it_large_and_slow() -> None:
    for icons, expected in ((5, (3, 3, 3)), (6, (6, 6, 2)), (7, (6, 6, 2))):
        table = at(elite(play=["Protractive Golem"], icons=icons))
        assert stats(table, "Protractive Golem") == expected
    table = at(Side(play=["Protractive Golem"]), elite(icons=6))
    assert stats(table, "Protractive Golem") == (3, 3, 3)


@CASES.of("Quipmajig")
def it_insults_a_covert_character_into_harmlessness() -> None:
    table = at(Side(play=["Quipmajig", "Big"]), Side(play=["Thief", "Guard"]), active=1)
    table.you.attacks("Thief")
    table.you.passes()
    uses(table.me, "Quipmajig", "INSULT")
    may_block(table)
    table.resolves()
    assert table.me.influence == 20
    assert table.is_depleted("Quipmajig")
    table = at(Side(play=["Quipmajig"]), Side(play=["Thief"]))
    uses(table.me, "Quipmajig", "INSULT")
    assert table.is_depleted("Thief")
    assert not at(Side(play=["Quipmajig"]), Side(play=["Guard"])).me.can_use("Quipmajig", "INSULT")


REPEAT = "R3p347 0ff3nd3r"


@CASES.of(REPEAT)
def it_spits_a_token_to_restore_itself_once_a_turn() -> None:
    table = at(elite(play=[REPEAT], tokens={REPEAT: 2}, depleted=[REPEAT]), Side(deck=["Rage"] * 2))
    assert stats(table, REPEAT) == (3, 3, 3)
    uses(table.me, REPEAT, "P3PP3R 61457")
    assert (table.tokens(REPEAT), table.is_depleted(REPEAT)) == (1, False)
    assert stats(table, REPEAT) == (4, 4, 3)
    assert not table.me.can_use(REPEAT, "P3PP3R 61457")
    table.next_turn()
    assert stats(table, REPEAT) == (3, 3, 3)
    assert table.tokens(REPEAT) == 1
    table.next_turn()
    uses(table.me, REPEAT, "P3PP3R 61457")
    assert stats(table, REPEAT) == (3, 3, 3)
    assert not at(elite(play=[REPEAT])).me.can_use(REPEAT, "P3PP3R 61457")


@CASES.of(REPEAT, "Velocious Golem")
def it_attacks_in_the_turn_it_comes() -> None:
    table = at(elite(fresh=[REPEAT, "Velocious Golem", "Guard"], icons=3))
    table.me.announces_attack()
    assert sorted(table.me.choices()) == [REPEAT, "Velocious Golem"]
    table = at(elite(fresh=["Velocious Golem"], icons=2))
    assert not table.me.can_attack(), "three icons are needed"


RECYCLED = "Recyclable Golem"


@CASES.of(RECYCLED)
def flipped_up_it_has_a_token_is_smaller_and_blocks_covert_parties() -> None:
    table = at(elite(face_down=[RECYCLED], icons=4), Side(play=["Thief"], deck=["Rage"]))
    deploys(table.me, RECYCLED, flip_up=True)
    assert (table.tokens(RECYCLED), table.me.free) == (1, 0)
    assert stats(table, RECYCLED) == (4, 4, 3)
    table.next_turn()
    table.you.attacks("Thief")
    assert may_block(table) == [RECYCLED]


@CASES.of(RECYCLED)
def deployed_from_the_hand_it_has_none_and_returns_face_down() -> None:
    table = at(elite(RECYCLED, "Kill"), Side(play=["Thief"]))
    deploys(table.me, RECYCLED)
    assert (table.tokens(RECYCLED), stats(table, RECYCLED)) == (0, (6, 6, 3))
    deploys(table.me, "Kill", RECYCLED)
    assert (table.me.face_down, RECYCLED in table.me.discard) == ([RECYCLED], False)


@CASES.of(RECYCLED)
def with_a_token_it_is_destroyed_for_good() -> None:
    table = at(elite("Kill", play=[RECYCLED], tokens={RECYCLED: 1}))
    deploys(table.me, "Kill", RECYCLED)
    assert (table.me.face_down, RECYCLED in table.me.discard) == ([], True)
    table = at(Side(play=[RECYCLED]), Side(play=["Thief"]), active=1)
    table.you.attacks("Thief")
    assert may_block(table) == []


ARTIST = "Runic Tattoo Artist"


@CASES.of(ARTIST)
def it_marks_a_character_for_this_turn() -> None:
    table = at(Side(play=[ARTIST]), Side(play=["Guard"], deck=["Rage"]))
    table.me.uses(ARTIST, "MARK")
    assert sorted(table.me.choices()) == ["Guard", ARTIST]
    table.me.picks("Guard")
    table.resolves()
    assert (stats(table, "Guard"), table.is_depleted(ARTIST)) == ((3, 4, 2), True)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


SAGE = "Sagacious 31f"


@CASES.of(SAGE)
def attacking_with_two_others_finds_any_card() -> None:
    deck = ["Rage", "Gizmo"]
    table = at(elite(play=[SAGE, "Guard", "Big"], deck=deck))
    table.me.attacks(SAGE, "Guard", "Big")
    assert found(table.me) == ["Gizmo", "Rage"]
    table.me.picks("Gizmo")
    assert table.me.hand == ["Gizmo"]
    assert "Gizmo" not in table.you.was_shown
    for party in ((SAGE, "Guard"), ("Guard", "Big", "Monk")):
        table = at(elite(play=[SAGE, "Guard", "Big", "Monk"], deck=deck))
        table.me.attacks(*party)
        assert table.asks is DecisionKind.BATTLE_WINDOW
    table = at(elite(play=[SAGE, "Guard", "Big"], deck=deck))
    table.me.attacks(SAGE, "Guard", "Big")
    refuses(table.me)
    assert table.me.hand == []


SCAVENGER = "Scavengemajig"


@CASES.of(SCAVENGER)
def as_it_enters_and_leaves_it_may_return_an_item() -> None:
    table = at(elite(SCAVENGER, "Kill", discard=["Gizmo", "Guard", "Box"]), Side(discard=["Hat"]))
    deploys(table.me, SCAVENGER)
    assert found(table.me) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert "Box" in table.me.hand
    deploys(table.me, "Kill", SCAVENGER)
    wants(table.me, "Gizmo")
    assert sorted(table.me.hand) == ["Box", "Gizmo"]
    table = at(elite(SCAVENGER, discard=["Gizmo"]))
    deploys(table.me, SCAVENGER)
    refuses(table.me)
    assert table.me.discard == ["Gizmo"]


BOING = "Schproingmajig"


@CASES.of(BOING)
def it_is_pumped_up_by_depleting_others() -> None:
    table = at(Side(play=[BOING, "Guard", "Monk"]), Side(play=["Big"], deck=["Rage"]))
    table.me.uses(BOING, "PUMP-UP")
    assert sorted(table.me.choices()) == ["Guard", "Monk"]
    table.me.picks("Guard")
    table.resolves()
    assert (stats(table, BOING), table.is_depleted("Guard")) == ((6, 6, 2), True)
    uses(table.me, BOING, "PUMP-UP")
    assert stats(table, BOING) == (8, 8, 2)
    assert not table.me.can_use(BOING, "PUMP-UP")
    table.next_turn()
    assert stats(table, BOING) == (4, 4, 2)


@CASES.of(BOING)
def a_sacrifice_makes_it_unblockable_this_turn() -> None:
    table = at(Side(play=[BOING, "Guard"]), Side(play=["Big"]))
    table.me.uses(BOING, "SCHPROING!")
    assert sorted(table.me.choices()) == ["Guard", BOING]
    table.me.picks("Guard")
    table.resolves()
    assert table.me.discard == ["Guard"]
    table.me.attacks(BOING)
    assert may_block(table) == []


GUARDING = "Securitymajig"


@CASES.of(GUARDING)
def it_blocks_covert_parties_and_grows_by_that() -> None:
    for attacker, strength in (("Thief", 4), ("Guard", 1)):
        table = at(Side(play=[GUARDING]), Side(play=[attacker], deck=["Rage"]), active=1)
        table.you.attacks(attacker)
        table.me.blocks(GUARDING)
        assert stats(table, GUARDING) == (strength, 4, 3)
        table.resolves()
        table.next_turn()
        assert stats(table, GUARDING) == (1, 4, 3)


@CASES.of("Sockem Bot")
def either_player_pays_to_weaken_its_blows() -> None:
    table = at(Side(play=["Sockem Bot"], resources=2), Side(resources=3))
    table.me.attacks("Sockem Bot")
    assert table.me.can_use("Sockem Bot", "PAY OFF")
    table.me.passes()
    table.you.uses("Sockem Bot", "PAY OFF")
    while table.asked is not table.you:
        table.me.passes()
    table.you.uses("Sockem Bot", "PAY OFF")
    while table.asked is not table.you:
        table.me.passes()
    assert table.you.free == 1
    assert table.strength("Sockem Bot") == 8
    table.resolves()
    assert table.you.influence == 14


@CASES.of("Sockem Bot")
def it_hits_with_all_its_strength_if_nobody_pays() -> None:
    table = at(Side(play=["Sockem Bot"], resources=1), Side(resources=1, deck=["Rage"] * 3))
    fights(table.me, "Sockem Bot")
    assert table.you.influence == 12
    table = at(Side(play=["Sockem Bot"], resources=2), Side(play=["Big"]))
    uses(table.me, "Sockem Bot", "PAY OFF")
    table.me.attacks("Sockem Bot")
    table.you.blocks("Big")
    table.resolves()
    assert table.damage("Big") == 7


@CASES.of("Stuttershy")
def it_flips_down_instead_of_dying_and_majigs_come_for_the_influence() -> None:
    for agreed in (True, False):
        table = at(elite("Kill", play=["Stuttershy"]))
        deploys(table.me, "Kill", "Stuttershy")
        assert table.you.influence == 21
        (wants if agreed else refuses)(table.me)
        assert (table.me.face_down, table.me.discard) == (["Stuttershy"], ["Kill"])
        assert (majigs(table.me), table.me.influence) == (int(agreed), 20)


def test_characters_of_the_gearsmith_n_to_s(only_card: str | None) -> None:
    CASES.run(only_card)
