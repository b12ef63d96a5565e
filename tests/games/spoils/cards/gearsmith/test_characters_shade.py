"""Gearsmith characters: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    ends_turn,
    fights,
    found,
    is_offered,
    majigs,
    refuses,
    replies,
    stats,
    uses,
    wants,
)
from tests.support.card_tables import elitism, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
ACCUMULATION = "Accumulation Majig"
PICKER = "Clockman Junk Picker"
CRUNCHER = "Elitistmajig"
GIANT = "Gigantitect's Giant Giant"
MOTHER = "Jo Ciendeilio, M07h3r 0f 1337"
M3CH = "M3CHm4n1c 31f"
REPEAT = "R3p347 0ff3nd3r"
TESTUDINE, JO = "Testudine Autoframe", "Jo Ciendeilio"
ARMORER = "Thabbashite Armorer"


@CASES.of("5n4p")
def a_majig_comes_when_it_is_restored() -> None:
    table = set_up(elitism("Rest", play=["5n4p", "Guard"], depleted=["5n4p"]))
    deploys(table.me, "Rest", "5n4p")
    assert majigs(table.me) == 1


@CASES.of("5n4p")
def no_majig_comes_if_it_was_not_depleted_or_another_is_restored() -> None:
    table = set_up(elitism("Rest", "Rest", play=["5n4p", "Guard"], depleted=["Guard"]))
    deploys(table.me, "Rest", "5n4p")
    deploys(table.me, "Rest", "Guard")
    assert majigs(table.me) == 0


@CASES.of("5n4p")
def the_restore_rule_brings_a_majig_too() -> None:
    faction = "The Tournament Faction"
    table = set_up(Side(play=["5n4p"], depleted=["5n4p"], faction=faction), Side(), active=1)
    ends_turn(table)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert (table.is_depleted("5n4p"), majigs(table.me)) == (False, 1)


@CASES.of("Accumulation Majig")
def it_gets_a_token_each_turn_and_must_be_paid_for() -> None:
    majig = "Accumulation Majig"
    table = set_up(elitism(play=[majig], icons=3), Side(deck=["Rage"] * 3))
    ends_turn(table)
    assert table.tokens(majig) == 1
    ends_turn(table)
    wants(table.me)
    assert (table.me.free, table.tokens(majig), table.me.play) == (2, 1, [majig])
    ends_turn(table)
    assert table.tokens(majig) == 2
    ends_turn(table)
    refuses(table.me)
    assert (table.me.play, table.me.discard, table.me.free) == ([], [majig], 2)


@CASES.of("Accumulation Majig")
def it_is_lost_if_too_few_resources_are_free() -> None:
    majig = "Accumulation Majig"
    table = my_turn_starts(elitism(play=[majig], icons=2, tokens={majig: 3}))
    assert table.me.discard == [majig]


@CASES.of("Accumulation Majig")
def three_remove_a_token() -> None:
    majig = "Accumulation Majig"
    table = set_up(elitism(play=[majig], icons=4, tokens={majig: 2}))
    uses(table.me, majig, "FEED")
    assert (table.me.free, table.tokens(majig)) == (1, 1)
    assert not table.me.can_use(majig, "FEED")


@CASES.of(ACCUMULATION)
def without_tokens_there_is_nothing_to_pay() -> None:
    table = my_turn_starts(Side(play=[ACCUMULATION]))
    wants(table.me)
    assert table.me.play == [ACCUMULATION]


@CASES.of(PICKER)
def it_may_find_an_item_as_a_face_down_resource() -> None:
    table = set_up(elitism(PICKER, deck=["Gizmo", "Guard", "Box"]))
    deploys(table.me, PICKER)
    assert found(table.me) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert (table.me.face_down, table.me.play, table.me.free) == (["Box"], [PICKER], 9)
    assert "Box" in table.you.was_shown
    table = set_up(elitism(PICKER, deck=["Gizmo"]))
    deploys(table.me, PICKER)
    refuses(table.me)
    assert (table.me.face_down, table.me.deck) == ([], ["Gizmo"])


@CASES.of(PICKER)
def it_trashes_an_item_with_six_icons() -> None:
    for icons in (5, 6):
        table = set_up(
            Side(play=[PICKER, "Gizmo"], resources=["Elitism"] * icons + ["Rage"]),
            Side(play=["Box", "Guard"]),
        )
        assert table.me.can_use(PICKER, "TRASH") is (icons == 6)
    table.me.uses(PICKER, "TRASH")
    assert sorted(table.me.choices()) == ["Box", "Gizmo"]
    table.me.picks("Box")
    assert PICKER in table.me.discard
    settles(table)
    assert (table.you.discard, table.me.free) == (["Box"], 6)


@CASES.of(CRUNCHER)
def it_provides_three_icons_for_a_majig() -> None:
    table = set_up(
        Side(play=[CRUNCHER, MAJIG], hand=["Basic Node", "0p3r4710n 1337 H4x0rz"], resources=12),
        Side(play=[MAJIG], deck=["Rage"] * 3),
    )
    assert not table.me.can_deploy("Basic Node")
    uses(table.me, CRUNCHER, "CRUNCH")
    assert table.me.play == [CRUNCHER]
    assert table.me.can_deploy("Basic Node")
    assert not table.me.can_deploy("0p3r4710n 1337 H4x0rz"), "it provides three, not four"
    assert not table.me.can_use(CRUNCHER, "CRUNCH"), "the opponent's majig does not serve"
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Basic Node")


@CASES.of(CRUNCHER)
def it_grows_with_six_icons_and_counts_its_own() -> None:
    for icons, now, crunched in ((5, 2, 4), (6, 4, 4), (2, 2, 2), (3, 2, 4)):
        table = set_up(elitism(play=[CRUNCHER, MAJIG], icons=icons))
        assert stats(table, CRUNCHER) == (now, now, 3)
        uses(table.me, CRUNCHER, "CRUNCH")
        assert stats(table, CRUNCHER) == (crunched, crunched, 3)


@CASES.of(CRUNCHER)
def it_crunches_tokens_and_no_other_characters() -> None:
    table = set_up(elitism(play=[CRUNCHER, "Guard", "Securitymajig"]))
    assert not table.me.can_use(CRUNCHER, "CRUNCH")


@CASES.of(GIANT)
def only_items_pick_it() -> None:
    table = set_up(
        elitism("Kill", play=[GIANT, "Guard", "Runic Tattoo Artist", "Runic Cannon"]),
        Side(hand=["Kill"], play=["Runic Cannon", "Monk"]),
    )
    table.me.deploys("Kill")
    assert GIANT not in table.me.choices()
    table.me.picks("Guard")
    table.resolves()
    table.me.uses("Runic Tattoo Artist", "MARK")
    assert GIANT not in table.me.choices()
    table.me.picks("Monk")
    table.resolves()
    table.me.uses("Runic Cannon", "FIRE")
    assert GIANT in table.me.choices()


@CASES.of(GIANT)
def no_opponent_takes_control_of_it() -> None:
    table = set_up(Side(play=[GIANT]), Side(hand=["Steal"]), active=1)
    assert not table.you.can_deploy("Steal")
    assert table.controller(GIANT) is table.me


@CASES.of(GIANT)
def what_picks_nobody_reaches_it() -> None:
    table = set_up(Side(hand=["Shriever Attack"], resources=9), Side(play=[GIANT]))
    deploys(table.me, "Shriever Attack")
    assert table.damage(GIANT) == 2


@CASES.of(MOTHER)
def every_character_of_yours_researches_if_it_was_there_as_the_turn_started() -> None:
    table = set_up(elitism("Monk", "Gizmo", play=[MOTHER, "Guard"]), Side(play=["Thief"]))
    assert table.me.can_use(MOTHER, "RESEARCH")
    deploys(table.me, "Monk")
    assert not table.me.can_use("Monk", "RESEARCH")
    uses(table.me, "Guard", "RESEARCH")
    assert table.is_depleted("Guard")
    assert not table.me.can_use("Guard", "RESEARCH")
    deploys(table.me, "Gizmo")
    assert table.me.free == 10
    assert not table.you.can_use("Thief", "RESEARCH")


@CASES.of(MOTHER)
def nobody_researches_once_she_is_gone() -> None:
    table = set_up(elitism("Kill", "Gizmo", play=[MOTHER, "Guard"]))
    deploys(table.me, "Kill", MOTHER)
    assert not table.me.can_use("Guard", "RESEARCH")


@CASES.of(M3CH)
def for_two_it_puts_tokens_on_up_to_two_cards() -> None:
    table = set_up(elitism(M3CH, play=["Guard"]), Side(play=["House", "Gizmo"]))
    deploys(table.me, M3CH)
    assert is_offered(table.me)
    wants(table.me)
    assert table.me.free == 8
    assert found(table.me) == ["Gizmo", "Guard", "House", M3CH]
    table.me.picks(M3CH)
    assert M3CH not in table.me.choices(), "different cards"
    table.me.picks("House")
    table.resolves()
    assert (table.tokens(M3CH), table.tokens("House"), table.tokens("Guard")) == (1, 1, 0)
    assert stats(table, M3CH) == (3, 3, 3)


@CASES.of(M3CH)
def it_may_put_fewer_or_pay_nothing() -> None:
    table = set_up(elitism(M3CH, play=["Guard"]))
    deploys(table.me, M3CH)
    refuses(table.me)
    assert (table.me.free, table.tokens(M3CH)) == (10, 0)
    assert not is_offered(table.me)
    assert stats(table, M3CH) == (1, 1, 3)
    table = set_up(elitism(M3CH, play=["Guard"]))
    deploys(table.me, M3CH)
    wants(table.me)
    found(table.me)
    table.me.picks("Guard")
    table.me.passes()
    assert (table.tokens(M3CH), table.tokens("Guard")) == (0, 1)


@CASES.of(REPEAT)
def it_spits_a_token_to_restore_itself_once_a_turn() -> None:
    table = set_up(
        elitism(play=[REPEAT], tokens={REPEAT: 2}, depleted=[REPEAT]), Side(deck=["Rage"] * 2)
    )
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
    assert not set_up(elitism(play=[REPEAT])).me.can_use(REPEAT, "P3PP3R 61457")


@CASES.of(REPEAT, "Velocious Golem")
def it_attacks_in_the_turn_it_comes() -> None:
    table = set_up(elitism(fresh=[REPEAT, "Velocious Golem", "Guard"], icons=3))
    table.me.announces_attack()
    assert sorted(table.me.choices()) == [REPEAT, "Velocious Golem"]
    table = set_up(elitism(fresh=["Velocious Golem"], icons=2))
    assert not table.me.can_attack(), "three icons are needed"


@CASES.of("Sockem Bot")
def either_player_pays_to_weaken_its_blows() -> None:
    table = set_up(Side(play=["Sockem Bot"], resources=2), Side(resources=3))
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
    table = set_up(Side(play=["Sockem Bot"], resources=1), Side(resources=1, deck=["Rage"] * 3))
    fights(table.me, "Sockem Bot")
    assert table.you.influence == 12
    table = set_up(Side(play=["Sockem Bot"], resources=2), Side(play=["Big"]))
    uses(table.me, "Sockem Bot", "PAY OFF")
    table.me.attacks("Sockem Bot")
    table.you.blocks("Big")
    table.resolves()
    assert table.damage("Big") == 7


@CASES.of("Stuttershy")
def it_flips_down_instead_of_dying_and_majigs_come_for_the_influence() -> None:
    for agreed in (True, False):
        table = set_up(elitism("Kill", play=["Stuttershy"]))
        deploys(table.me, "Kill", "Stuttershy")
        assert table.you.influence == 21
        (wants if agreed else refuses)(table.me)
        assert (table.me.face_down, table.me.discard) == (["Stuttershy"], ["Kill"])
        assert (majigs(table.me), table.me.influence) == (int(agreed), 20)


@CASES.of("Stuttershy")
def whoever_kills_it_its_player_chooses_about_the_majig() -> None:
    table = set_up(elitism("Kill"), Side(play=["Stuttershy"]))
    deploys(table.me, "Kill", "Stuttershy")
    assert (table.me.influence, table.you.influence) == (21, 20)
    wants(table.you)
    assert (table.you.face_down, majigs(table.you), majigs(table.me)) == (["Stuttershy"], 1, 0)


@CASES.of("Stuttershy")
def leaving_otherwise_it_is_not_flipped() -> None:
    table = set_up(elitism("It's a Trap!", play=["Stuttershy", "Gizmo"]))
    deploys(table.me, "It's a Trap!", "Gizmo", "Stuttershy")
    assert (table.you.influence, majigs(table.me)) == (20, 0)


@CASES.of(TESTUDINE)
def it_may_remove_a_jo_and_strengthen_the_others_this_turn() -> None:
    table = set_up(
        elitism(TESTUDINE, play=[JO, "Guard", "Monk"]), Side(play=[JO, "Big"], deck=["Rage"])
    )
    deploys(table.me, TESTUDINE)
    wants(table.me)
    assert (table.me.out_of_game, JO in table.you.play) == ([JO], True)
    assert stats(table, TESTUDINE) == (5, 3, 4)
    assert stats(table, "Guard") == (3, 4, 2)
    assert stats(table, "Big") == (3, 8, 2)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(TESTUDINE)
def it_may_leave_jo_where_she_is() -> None:
    table = set_up(elitism(TESTUDINE, play=[JO, "Guard"]))
    deploys(table.me, TESTUDINE)
    refuses(table.me)
    assert sorted(table.me.play) == sorted([JO, "Guard", TESTUDINE])
    assert stats(table, "Guard") == (2, 3, 2)
    table = set_up(elitism(TESTUDINE, play=["Guard"]), Side(play=[JO]))
    deploys(table.me, TESTUDINE)
    if is_offered(table.me):
        wants(table.me)
    assert JO in table.you.play
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(TESTUDINE)
def jo_returns_as_it_leaves_play() -> None:
    table = set_up(
        elitism(TESTUDINE, "Kill", play=[JO], out_of_game=["Jo Ciendeilio, M07h3r 0f 1337"])
    )
    deploys(table.me, TESTUDINE)
    wants(table.me)
    assert JO not in table.me.play
    deploys(table.me, "Kill", TESTUDINE)
    assert table.me.play == [JO], "not another Jo that is out of the game"
    table = set_up(elitism("Kill", play=[TESTUDINE], out_of_game=[JO]))
    deploys(table.me, "Kill", TESTUDINE)
    assert table.me.play == []


@CASES.of(TESTUDINE)
def all_your_characters_attack_at_once() -> None:
    table = set_up(Side(play=[TESTUDINE], fresh=["Guard"]), Side(fresh=["Big"]))
    table.me.announces_attack()
    assert sorted(table.me.choices()) == ["Guard", TESTUDINE]
    table = set_up(Side(play=[TESTUDINE]), Side(fresh=["Big"]), active=1)
    assert not table.you.can_attack()


@CASES.of(TESTUDINE, "Draconic Luteoderm Suit")
def the_suit_fuses_with_jo_into_it() -> None:
    suit = "Draconic Luteoderm Suit"
    table = set_up(
        elitism(play=[JO, suit, "Guard"], attached={suit: JO}, deck=["Gizmo", TESTUDINE]),
    )
    uses(table.me, suit, "SERAPHIM FUSION")
    assert found(table.me) == [TESTUDINE]
    replies(table.me, TESTUDINE)
    assert TESTUDINE in table.me.play
    assert (suit in table.me.discard, table.me.free) == (True, 9)
    table = set_up(elitism(play=[JO, suit, "Guard"], attached={suit: "Guard"}, deck=[TESTUDINE]))
    assert not table.me.can_use(suit, "SERAPHIM FUSION")


@CASES.of(ARMORER)
def face_down_cards_let_it_grow() -> None:
    for count in (2, 3, 5, 6):
        table = set_up(Side(play=[ARMORER], face_down=["Rage"] * count), Side(deck=["Rage"]))
        assert table.me.can_use(ARMORER, "FOR THABBASH") is (count >= 3)
        assert table.me.can_use(ARMORER, "TAMESHIGIRI") is (count >= 6)
    uses(table.me, ARMORER, "FOR THABBASH")
    assert (stats(table, ARMORER), table.me.free, table.me.influence) == ((3, 3, 3), 4, 20)
    uses(table.me, ARMORER, "TAMESHIGIRI")
    assert (stats(table, ARMORER), table.me.free, table.me.influence) == ((5, 5, 3), 2, 18)
    table.next_turn()
    assert stats(table, ARMORER) == (2, 2, 3)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
