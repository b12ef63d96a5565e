"""Cards that change sides: in response, with what they bear, and with their triggers."""

from tests.support.card_play import announces, deploys, host, is_offered, uses
from tests.support.card_tables import rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Contiguous Defalcating Machine", "Pluck")
@interaction("control", "trigger")
def who_controls_what_enters_decides_what_it_costs() -> None:
    me = rich(play=["Pluck"])
    table = set_up(me, rich(play=["Contiguous Defalcating Machine"], discard=["Scout"]))
    uses(table.me, "Pluck", "GRIFT", "Scout")
    assert table.asked is table.me
    table.me.answers(2)
    settles(table)
    assert (table.me.influence, table.you.influence) == (17, 20)
    assert "Scout" in table.me.play


@CASES.of("Recapitulating Apparition", "Palm Glom")
@interaction("control", "trigger")
def a_taken_ghost_does_not_come_back() -> None:
    for taken in (True, False):
        side = {"play": ["Recapitulating Apparition"]}
        hand = ("Palm Glom", "Crushing Usury")
        table = set_up(rich(*hand, icons=6), rich(**side)) if taken else set_up(rich(*hand, **side))
        if taken:
            deploys(table.me, "Palm Glom", "Recapitulating Apparition")
        deploys(table.me, "Crushing Usury", "Recapitulating Apparition")
        assert is_offered(table.me) == (not taken)
        assert not is_offered(table.you)


@CASES.of("Palm Glom", "Hidden Dagger")
@interaction("control", "attached")
def taken_gear_stays_on_its_bearer_until_it_is_handed_off() -> None:
    you = rich(play=["Gnat", "Hidden Dagger"], attached={"Hidden Dagger": "Gnat"})
    table = set_up(rich("Palm Glom", play=["Scout"], icons=6), you)
    deploys(table.me, "Palm Glom", "Hidden Dagger")
    assert table.controller("Hidden Dagger") is table.me
    assert host(table, "Hidden Dagger") == "Gnat"
    assert table.strength("Gnat") == 2
    uses(table.me, "Hidden Dagger", "HANDOFF")
    assert host(table, "Hidden Dagger") == "Scout"


@CASES.of("Forced Recruitment", "Barbaric Rifleman")
@interaction("control", "response")
@interaction("trigger", "response")
def a_recruit_inflicts_damage_on_the_player_who_deployed_it() -> None:
    table = set_up(rich("Barbaric Rifleman"), rich("Forced Recruitment"))
    announces(table.me, "Barbaric Rifleman")
    announces(table.you, "Forced Recruitment")
    settles(table)
    assert table.you.play == ["Barbaric Rifleman"]
    assert (table.me.influence, table.you.influence) == (19, 20)
    table.next_turn()
    assert table.you.can_attack()


@CASES.of("Patent Enforcement", "Fat Pants")
@interaction("control", "attached")
@interaction("attached", "response")
def enforced_gear_enters_on_the_character_that_was_picked() -> None:
    table = set_up(rich("Fat Pants", play=["Gnat"]), rich("Patent Enforcement", play=["Scout"]))
    announces(table.me, "Fat Pants", "Gnat")
    announces(table.you, "Patent Enforcement")
    settles(table)
    assert table.controller("Fat Pants") is table.you
    assert host(table, "Fat Pants") == "Gnat"
    table.next_turn()
    uses(table.you, "Fat Pants", "HANDOFF")
    assert host(table, "Fat Pants") == "Scout"
