"""Copies, lists, sets and pools of a made-up game, and the repairs of its decks."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import StrEnum
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.construction import (
    UNLIMITED,
    Bounds,
    CardCount,
    Finding,
    FindingKind,
    Pool,
    Removal,
    Repair,
    Report,
    Rule,
    Severity,
    Stamp,
    Verdict,
    allowed_names,
    broken,
    copies_rule,
    limits,
    listed_in_force,
    listed_rule,
    most_of,
    pool_rule,
    report_as_json,
    report_in_json,
    sets_rule,
    smallest_repair,
    surplus_removals,
    trim,
    undated_sets,
    why_not_allowed,
    without_removals,
)
from app.games.tabletop.decklists.report import ImportLine, ReadLines, Status
from app.games.tabletop.facts import ListedName, Listing
from tests.games.tabletop.harbour import FIRST, SECOND, TUG, Facts, Line, Ship, Zone, printing


class Tide(StrEnum):
    """The editions of Harbour."""

    EBB = "ebb"


def kind(rule: str) -> FindingKind:
    return FindingKind(Severity.ERROR, rule, "", "", is_numbered=True)


COPIES, BANNED, RESTRICTED, SETS, POOL = map(kind, ("1", "2", "3", "4", "5"))
BARGE, CUTTER, RAFT = Ship("Barge", 0), Ship("Cutter", 2), Ship("Raft", 0)
SHIPS = {ship.name: ship for ship in (TUG, BARGE, CUTTER, RAFT)}
CATALOGUE = Facts.of(
    version="t",
    printings=[printing(1), printing(2, BARGE), printing(1, CUTTER, SECOND)],
    sets=[FIRST, SECOND],
)
RULES: tuple[Rule[Ship], ...] = (
    copies_rule(COPIES, 3, is_free=lambda ship: ship.masts == 0, where="The fleet holds"),
    listed_rule(
        listed_in_force(
            [
                ListedName("Cutter", Listing.BANNED, "the harbour master"),
                ListedName("raft", Listing.RESTRICTED, "the harbour master"),
            ],
            None,
        ),
        BANNED,
        RESTRICTED,
        "Harbour",
    ),
)


def said(rules: tuple[Rule[Ship], ...], ship: Ship, held: int) -> list[str]:
    return [message for _, message in broken(rules, ship, held)]


def test_a_fourth_copy_is_one_too_many() -> None:
    assert said(RULES, TUG, 3) == []
    assert said(RULES, TUG, 5) == [
        "The fleet holds 5 copies of Tug; at most 3 are allowed. Remove 2."
    ]


def test_a_ship_without_masts_is_free_of_the_limit() -> None:
    assert most_of(RULES, BARGE) == UNLIMITED
    assert list(limits(RULES, BARGE)) == []


def test_a_banned_name_leaves_no_copy_and_a_restricted_one_leaves_one() -> None:
    assert most_of(RULES, CUTTER) == 0
    assert said(RULES, CUTTER, 1) == ["Cutter is banned in Harbour. Remove it."]
    assert said(RULES, RAFT, 2) == [
        "Raft is restricted in Harbour: at most 1 copy, not 2. Remove 1."
    ]


def test_every_broken_limit_is_named_in_the_order_of_the_rules() -> None:
    assert [limit.kind for limit, _ in broken(RULES, CUTTER, 4)] == [COPIES, BANNED]


def test_a_name_listed_twice_is_banned() -> None:
    twice = [ListedName("Tug", listing, "a test") for listing in Listing]
    for listed in (twice, twice[::-1]):
        assert listed_in_force(listed, None)["tug"].listing is Listing.BANNED


def test_a_list_holds_from_its_first_day_until_before_its_last() -> None:
    entry = ListedName("Tug", Listing.BANNED, "", date(2020, 1, 1), date(2021, 1, 1))
    in_force = [bool(listed_in_force([entry], date(year, 1, 1))) for year in (2019, 2020, 2021)]
    assert in_force == [False, True, False]


def test_any_printing_in_an_allowed_set_will_do() -> None:
    allowed = allowed_names(("TWO",), CATALOGUE, None)
    assert allowed == {"Cutter"}
    rule = sets_rule(
        SETS,
        allowed,
        is_free=lambda ship: ship is BARGE,
        why_not=lambda ship: why_not_allowed(ship, CATALOGUE, ("TWO",), "Second", None),
    )
    assert said((rule,), TUG, 1) == [
        "Tug is not in any set that Second allows (Second Tide). Remove it."
    ]
    assert said((rule,), BARGE, 1) == said((rule,), CUTTER, 1) == []


def test_a_set_that_came_out_later_is_closed_and_one_without_a_day_is_not() -> None:
    later = replace(SECOND, released=date(2021, 1, 1))
    catalogue = Facts.of(
        version="t", printings=[printing(1), printing(1, CUTTER, later)], sets=[FIRST, later]
    )
    day = date(2020, 1, 1)
    assert allowed_names(None, catalogue, day) == {"Tug"}
    assert undated_sets(None, catalogue, day) == (FIRST,)
    assert why_not_allowed(CUTTER, catalogue, None, "Harbour", day) == (
        "was not released by 2020-01-01"
    )
    assert allowed_names(None, catalogue, None) is None


def test_a_pool_bounds_all_but_what_is_supplied() -> None:
    pool = Pool.of([(printing(1), 1), (printing(1), 1)])
    rule = pool_rule(POOL, pool.copies, is_free=lambda ship: ship is BARGE, where="The fleet holds")
    assert pool.total == 2
    assert said((rule,), TUG, 3) == [
        "The fleet holds 3 copies of Tug; the card pool has 2. Remove 1."
    ]
    assert said((rule,), CUTTER, 1) == ["Cutter is not in the card pool. Remove it."]
    assert said((rule,), BARGE, 9) == []


def bounds(minimum: int = 0, maximum: int | None = None, dock: int | None = None) -> Bounds:
    """The limits that fleets are checked against; any number of barges may be added."""

    def room(fleet: Mapping[str, int], dock: Mapping[str, int], enough: int) -> int:
        return enough

    return Bounds(
        main=Zone.SEA,
        side=Zone.YARD,
        minimum=minimum,
        maximum=maximum,
        side_maximum=dock,
        most=lambda name: most_of(RULES, SHIPS[name]),
        suspects=lambda held: held,
        room=room,
        may_join=lambda name: True,
    )


def test_a_repair_takes_the_surplus_out_and_says_how_many_to_add() -> None:
    repair = smallest_repair({"Tug": 5, "Cutter": 1}, {}, bounds(minimum=6))
    assert repair == Repair((Removal("Cutter", 1, Zone.SEA), Removal("Tug", 2, Zone.SEA)), add=3)


def test_the_yard_gives_first_where_the_fleet_would_become_too_small() -> None:
    repair = smallest_repair({"Tug": 3, "Barge": 3}, {"Tug": 2}, bounds(minimum=6))
    assert repair == Repair((Removal("Tug", 2, Zone.YARD),))


def test_there_is_no_repair_without_ships_to_add() -> None:
    assert smallest_repair({"Tug": 3}, {}, replace(bounds(9), room=lambda *_: 5)) is None


counts = st.dictionaries(st.sampled_from(sorted(SHIPS)), st.integers(1, 9))


@given(
    counts,
    counts,
    st.integers(0, 12),
    st.none() | st.integers(12, 20),
    st.none() | st.integers(0, 6),
)
def test_after_its_repair_a_fleet_keeps_every_bound(
    fleet: dict[str, int], dock: dict[str, int], least: int, most: int | None, side: int | None
) -> None:
    held = bounds(least, most, side)
    repair = smallest_repair(fleet, dock, held)
    assert repair is not None
    left = {Zone.SEA: Counter(fleet), Zone.YARD: Counter(dock)}
    for removal in repair.remove:
        left[Zone(removal.zone)][removal.name] -= removal.copies
        assert left[Zone(removal.zone)][removal.name] >= 0
    left[Zone.SEA]["Barge"] += repair.add
    size = left[Zone.SEA].total()
    assert size >= least
    assert most is None or size <= most
    assert side is None or left[Zone.YARD].total() <= side
    for name, ship in SHIPS.items():
        assert left[Zone.SEA][name] + left[Zone.YARD][name] <= most_of(RULES, ship)


def test_the_names_with_most_copies_are_trimmed() -> None:
    assert trim({"Tug": 4, "Barge": 2, "Raft": 1}, 3) == {"Barge": 1, "Tug": 2}


def test_a_surplus_of_both_zones_goes_out_of_the_yard_first() -> None:
    going = surplus_removals("Tug", 3, in_main=4, held=6, main=Zone.SEA, side=Zone.YARD)
    assert set(going) == {Removal("Tug", 2, Zone.YARD), Removal("Tug", 1, Zone.SEA)}


def test_later_lines_give_copies_first_and_marked_ones_last() -> None:
    lines = [
        Line(printing(1), 2, Zone.SEA),
        Line(printing(2), 2, Zone.SEA),
        Line(printing(3), 1, Zone.SEA, mark="flagship"),
    ]
    left = without_removals(lines, [Removal("Tug", 3, Zone.SEA)])
    assert [(line.printing.number, line.copies) for line in left] == [(1, 1), (3, 1)]


def test_only_the_printing_goes_that_a_removal_names() -> None:
    lines = [Line(printing(1), 2, Zone.SEA), Line(printing(2), 2, Zone.SEA)]
    left = without_removals(lines, [Removal("Tug", 2, Zone.SEA, printing(1).id)])
    assert [line.printing.number for line in left] == [2]


def test_what_is_not_there_cannot_go() -> None:
    with pytest.raises(ValueError, match="does not have 3 copies of Tug"):
        without_removals([Line(printing(1), 2, Zone.SEA)], [Removal("Tug", 3, Zone.SEA)])


def test_json_names_a_zone_only_where_it_is_not_at_sea() -> None:
    repair = Repair((Removal("Tug", 1, Zone.SEA), Removal("Tug", 1, Zone.YARD)))
    found = Finding(COPIES, "1", "Too many.", (CardCount("Tug", 5),), repair)
    report = Report(
        game="harbour",
        format="open",
        edition=Tide.EBB,
        verdict=Verdict.ILLEGAL,
        size=5,
        faction=None,
        findings=(found,),
        repair=repair,
        leftovers=(),
        hash="0",
        stamp=Stamp("open", "0", Tide.EBB, "0", "1", as_of=date(2020, 1, 1)),
    )
    written = report_as_json("fleet.txt", (), report, main=Zone.SEA)
    assert written["repair"] == {
        "remove": [{"name": "Tug", "copies": 1}, {"name": "Tug", "copies": 1, "zone": "yard"}],
        "add": 0,
        "choices": [],
    }
    assert written["verdict"] == "illegal"
    assert written["edition"] == "ebb"
    assert "factions" not in written


def test_json_has_further_rules_factions_and_what_may_be_added() -> None:
    repair = Repair(add=2, query="masts>2")
    found = Finding(COPIES, "1", "Too few.", repair=repair, also=("2", "3.1"))
    report = Report(
        game="harbour",
        format="open",
        edition=Tide.EBB,
        verdict=Verdict.ILLEGAL,
        size=5,
        findings=(found,),
        hash="0",
        stamp=Stamp("open", "0", Tide.EBB, "0", "1"),
        factions={"Pilots": 3},
        titles_hash="1",
    )
    written = report_as_json("fleet.txt", (), report, main=Zone.SEA)
    assert (written["factions"], written["titles_hash"]) == ({"Pilots": 3}, "1")
    (one,) = cast(list[dict[str, object]], written["findings"])
    assert one["also"] == ["2", "3.1"]
    assert one["repair"] == {"remove": [], "add": 2, "choices": [], "query": "masts>2"}


TEXTS = st.lists(st.text(max_size=12), max_size=4)
LINES = st.one_of(
    TEXTS.map(lambda rows: ReadLines(rows, range(1, len(rows) + 1))),
    st.lists(
        st.builds(
            ImportLine, st.integers(0, 9), st.sampled_from(Status), st.text(max_size=9),
            st.text(max_size=9), TEXTS.map(tuple), st.integers(0, 999),
        ),
        max_size=3,
    ),
)  # fmt: skip


@given(
    file=st.text(max_size=9),
    lines=LINES,
    factions=st.none() | st.dictionaries(st.text(max_size=5), st.integers(1, 9), max_size=2),
    as_of=st.none() | st.dates(),
    is_listed=st.booleans(),
)
def test_json_text_is_what_the_general_encoder_writes(
    file: str,
    lines: Sequence[ImportLine],
    factions: dict[str, int] | None,
    as_of: date | None,
    is_listed: bool,
) -> None:
    found = Finding(COPIES, "1", "Zu viel: „Bö“\n", (CardCount("Tug", 5),), Repair(add=1))
    report = Report(
        game="harbour",
        format="open",
        edition=Tide.EBB,
        verdict=Verdict.ILLEGAL,
        size=5,
        findings=(found,) if is_listed else (),
        hash="0" if is_listed else None,
        stamp=Stamp("open", "0", Tide.EBB, "0", "1", as_of=as_of),
        factions=factions,
        titles_hash=None if factions is None else "1",
    )
    written = report_in_json(file, lines, report, main=Zone.SEA)
    plain = report_as_json(file, lines, report, main=Zone.SEA)
    assert written == json.dumps(plain, ensure_ascii=False)
