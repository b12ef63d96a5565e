"""Parties that can attack and block: all that a search finds. Rules: 505, 608.1b, 608.1d."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Attack,
    Choose,
    DecisionKind,
    Done,
    EndTurn,
    apply,
    legal_actions,
)
from tests.support.battle_parties import (
    ATTACKERS,
    BLOCKERS,
    FACED,
    KINDS,
    PRICED,
    at_table,
    made,
    names,
    offered,
    parties_to_attack,
    parties_to_block,
    set_ups,
)
from tests.support.rules import rule
from tests.support.scenario import Side, board, character, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))


def check_blocks(edition: Edition, most: int) -> None:
    """Compare all set-ups of at most this many blockers."""
    for faced, blockers, hall in product(FACED, set_ups(BLOCKERS, most), ((), ("Hall",))):
        party = (*faced, *faced) if hall else faced
        state, (attacking, able) = at_table(edition, (*party, *hall), blockers)
        apply(state, Attack(state.faction[1]))
        for card in attacking:
            if Choose(card) in legal_actions(state):
                apply(state, Choose(card))
        apply(state, Done())
        apply(state, Done())
        told = offered(state, DecisionKind.BLOCKERS)
        expected = parties_to_block(able, faced, is_even=bool(hall))
        assert told == expected, (party, blockers, hall, names(state, told))


def check_attacks(
    edition: Edition, most: int, kinds: Sequence[str] = ATTACKERS, resources: int = 0
) -> None:
    """Compare all set-ups of at most this many attackers."""
    places = ((), ("Hall",), ("Alley",), ("Hall", "Alley"))
    for attackers, place in product(set_ups(kinds, most), places):
        paying = ("Rage",) * resources
        state, (able, _) = at_table(edition, (*attackers, *place, *paying), ())
        at_most = 1 if "Alley" in place else 9
        demands, expected = parties_to_attack(
            able, is_even="Hall" in place, at_most=at_most, resources=resources
        )
        attack, legal = Attack(state.faction[1]), legal_actions(state)
        about = (attackers, place, resources)
        assert (attack in legal, EndTurn() in legal) == (bool(expected), not demands), about
        if attack in legal:
            apply(state, attack)
            told = offered(state, DecisionKind.ATTACKERS)
            assert told == expected, (about, names(state, told))


@pytest.mark.slow
@ALL
def test_505_2_every_blocking_party_of_up_to_two_is_offered_as_a_search_finds_it(
    edition: Edition,
) -> None:
    check_blocks(edition, 2)


@ALL
def test_505_2_every_attacking_party_of_up_to_two_is_offered_as_a_search_finds_it(
    edition: Edition,
) -> None:
    check_attacks(edition, 2)


@pytest.mark.slow
@ALL
def test_505_1_every_attacking_party_that_can_be_paid_for_is_offered(edition: Edition) -> None:
    for resources in (0, 2, 3, 5):
        check_attacks(edition, 2, PRICED, resources)


@pytest.mark.slow
def test_505_1_every_attacking_party_of_three_that_can_be_paid_for_is_offered() -> None:
    for resources in range(8):
        check_attacks(Edition.CR3, 3, PRICED, resources)


@ALL
def test_505_1_the_price_of_attacking_with_one_character_is_not_asked_of_others(
    edition: Edition,
) -> None:
    bind = tactic(
        "Bind", [v.Attach(v.CARD.named("Auspicious Tax"), v.PICKED)],
        pays=[v.Pick(v.CHARACTER.named("Plain"))],
    )  # fmt: skip
    for resources, party in ((0, ["Eager"]), (3, ["Eager", "Plain"])):
        table = board(
            Side(
                play=["Plain", "Eager"], attached={"Auspicious Tax": "Eager"}, hand=["Bind"],
                resources=resources,
            ),
            Side(), made("Plain", KINDS["Plain"]), made("Eager", KINDS["Eager"]), bind,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Bind")
        table.resolves()
        assert table.me.can_attack()
        table.me.attacks(*party)
        table.resolves()
        assert (table.you.influence, table.me.free) == (20 - len(party), 0)


@pytest.mark.slow
def test_505_2_every_party_of_up_to_four_is_offered_as_a_search_finds_it() -> None:
    check_blocks(Edition.CR3, 4)
    check_attacks(Edition.CR3, 4)


@ALL
@rule("basic1e:B.multireq.1")
def test_505_2_two_of_three_that_must_block_do_so_where_parties_are_even(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Arcana Department", "Plain", "Plain"]), Side(play=["Defense Attorney"] * 3),
        made("Plain", KINDS["Plain"]), edition=edition,
    )  # fmt: skip
    table.me.attacks("Plain", "Plain")
    table.passes_until(DecisionKind.BLOCKERS)
    assert Done() not in table.you.legal, "not to block meets no requirement"
    table.you.picks("Defense Attorney")
    table.you.picks("Defense Attorney")
    assert table.state.battle is not None
    assert len(table.state.battle.blocking) == 2


@ALL
@rule("basic1e:B.multireq.1")
def test_505_2_two_of_three_that_must_attack_do_so_where_parties_are_even(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Arcana Department", *["Eager"] * 3]), Side(), made("Eager", KINDS["Eager"]),
        edition=edition,
    )  # fmt: skip
    assert EndTurn() not in table.me.legal
    table.me.attacks("Eager", "Eager")
    table.resolves()
    assert table.you.influence == 18
    assert EndTurn() in table.me.legal, "one alone cannot attack"


@ALL
def test_505_2_four_of_five_block_where_at_least_three_and_an_even_number_are_asked_for(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Arcana Department", "Huge", "Huge"]), Side(play=["Plain"] * 5),
        made("Plain", KINDS["Plain"]), made("Huge", KINDS["Huge"]), edition=edition,
    )  # fmt: skip
    table.me.attacks("Huge", "Huge")
    table.passes_until(DecisionKind.BLOCKERS)
    assert {len(party) for party in offered(table.state, DecisionKind.BLOCKERS)} == {0, 4}


@ALL
def test_608_1d_blockers_are_declared_though_no_attacker_is_left(edition: Edition) -> None:
    alert = v.Trigger(v.Blocks(), (v.GainInfluence(1),))
    kill = tactic("Kill", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(play=["Plain"]), Side(play=["Sentry"], hand=["Kill"]), made("Plain", KINDS["Plain"]),
        kill, character("Sentry", 1, 2, 2, alert), edition=edition,
    )  # fmt: skip
    table.me.attacks("Plain")
    table.me.passes()
    table.you.deploys("Kill")
    table.you.picks("Plain")
    table.me.passes()
    table.you.passes()
    assert table.asks is DecisionKind.BLOCKERS
    table.you.sets("Sentry")
    table.resolves()
    assert table.you.influence == 21
    assert table.is_depleted("Sentry")
