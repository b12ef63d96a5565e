"""Responses and what they meet."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import announces, announces_use, deploys, fought, replies, uses
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import passes_until_assigned, settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Target Practice", "Secret Handshake", "Voidal Interference")
@interaction("response", "response")
def a_response_to_a_response_resolves_first() -> None:
    me = rich("Target Practice", "Voidal Interference")
    table = set_up(me, rich("Secret Handshake", "Rate Hike", play=["Gnat"]))
    announces(table.me, "Target Practice", "Gnat")
    announces(table.you, "Secret Handshake", "Gnat")
    assert table.asked is table.me
    announces(table.me, "Voidal Interference")
    with shows("607.2a"):
        assert table.asked is table.you
    table.you.passes()
    assert table.asked is table.you
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.RESPOND:
            table.asked.passes()
        else:
            table.you.picks("Secret Handshake")
    assert "Gnat" in table.you.discard
    assert table.you.deck[0] == "Secret Handshake"


@CASES.of("Voidal Replication", "Target Practice")
@interaction("response", "response")
@interaction("pick", "response")
def a_duplicate_picks_anew() -> None:
    me = rich("Voidal Replication", "Target Practice")
    table = set_up(me, poor(play=["Warrior Prodigy", "Gnat"]))
    deploys(table.me, "Target Practice", "Warrior Prodigy")
    deploys(table.me, "Voidal Replication", "Gnat")
    with shows("307.1"):
        assert sorted(table.you.discard) == ["Gnat", "Warrior Prodigy"]
    assert sorted(table.me.discard) == ["Target Practice", "Voidal Replication"]


@CASES.of("Inconvenient Roadblock")
@interaction("response", "battle")
@interaction("damage", "response")
def damage_that_was_assigned_is_still_reduced_to_none() -> None:
    table = set_up(poor(play=["Scout"]), rich("Inconvenient Roadblock", play=["Gnat"]))
    table.me.attacks("Scout")
    table.you.blocks("Gnat")
    passes_until_assigned(table)
    with shows("609.1e"):
        assert table.asked is table.me
    table.me.passes()
    deploys(table.you, "Inconvenient Roadblock")
    fought(table)
    assert table.you.play == ["Gnat"]
    assert table.damage("Gnat") == 0
    assert table.you.hand == ["Scout"]


@CASES.of("Tactician Vacation", "Voidal Interference")
@interaction("response", "requirement")
@interaction("response", "temporary")
def nobody_responds_to_the_vacation_and_no_tactic_follows_this_turn() -> None:
    me = rich("Rate Hike", "Voidal Interference", "Pinch", play=["Scout"])
    table = set_up(me, rich("Tactician Vacation", "Pinch"))
    announces(table.me, "Rate Hike")
    table.you.deploys("Tactician Vacation")
    settles(table)
    assert "Rate Hike" in table.me.discard
    assert table.me.influence == 20
    assert "Voidal Interference" in table.me.hand
    assert not table.me.can_deploy("Pinch")
    table.next_turn()
    assert table.you.can_deploy("Pinch")


@CASES.of("Snooty Doorman", "Balthassar Gristwalter")
@interaction("response", "unique")
def a_second_copy_that_is_terminated_never_clashes() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(rich(name, play=[name]), rich(play=["Snooty Doorman"]))
    announces(table.me, name)
    assert table.asks is DecisionKind.RESPOND
    uses(table.you, "Snooty Doorman", "DENIED!")
    settles(table)
    with shows("314.1"):
        assert table.me.discard == [name]
        assert table.me.play == [name]
        assert table.asks is DecisionKind.ACT


@CASES.of("Contractual Execution", "Confounding Conjurer")
@interaction("response", "threshold")
def icons_that_are_lost_in_response_do_not_stop_what_was_announced() -> None:
    me = Side(
        hand=["Confounding Conjurer"], play=["Scout"], resources=["Obsession"] * 2 + ["Rage"] * 2
    )
    table = set_up(me, rich("Contractual Execution"))
    table.me.deploys("Confounding Conjurer")
    while table.asks is not DecisionKind.RESPOND:
        table.me._does(table.me.legal[0])
    announces(table.you, "Contractual Execution", "Scout")
    settles(table)
    replies(table.me, "Obsession")
    with shows("604.1b"):
        assert table.me.play == ["Confounding Conjurer"]
    assert table.me.hand == ["Obsession"]
    assert table.me.face_down == ["Scout"]


@CASES.of("Tactician Vacation", "Ectypal Stave")
@interaction("response", "requirement")
def a_duplicate_is_terminated_where_tactics_cannot_be_played() -> None:
    for vacation in (True, False):
        table = set_up(rich("Rate Hike", play=["Ectypal Stave"]), rich("Tactician Vacation"))
        deploys(table.me, "Rate Hike")
        announces_use(table.me, "Ectypal Stave", "COUNTERFEIT")
        if vacation:
            deploys(table.you, "Tactician Vacation")
        settles(table)
        with shows("307.3"):
            assert table.me.influence == (22 if vacation else 24)
