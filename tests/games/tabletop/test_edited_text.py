"""Editing a deck as text keeps what the text leaves out, and lists every change."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.decklists.difference import Aspect, difference
from app.games.tabletop.decklists.edited_text import (
    with_printings_of,
    with_remarks_of,
    without_bare_printings,
)
from app.games.tabletop.decklists.formats import read_decklist, write_decklist
from tests.games.tabletop.harbour import CATALOGUE, FLAGSHIP, FORMATS, Fleet, Line, Zone

OLD, NEW = CATALOGUE.printings_of(CATALOGUE.by_name["Tug"])
YAWL = CATALOGUE.newest["Yawl"]


def edited(text: str, known: Fleet) -> Fleet:
    """Return the deck that a text makes of a known one."""
    read = read_decklist(text, without_bare_printings(CATALOGUE), FORMATS).decklist
    assert read is not None
    return with_remarks_of(with_printings_of(read, known, CATALOGUE), known)


def printings(deck: Fleet) -> list[tuple[int, str, Zone]]:
    return [(line.copies, line.printing.id, line.zone) for line in deck.lines]


def said(before: Fleet, after: Fleet) -> list[tuple[Aspect, str, str, str]]:
    change = difference(before, after, tuple(Zone))
    return [(one.aspect, one.name, one.before, one.after) for one in change.rewritten]


def test_a_name_without_a_set_keeps_the_printing_of_the_deck() -> None:
    known = Fleet((Line(OLD, 3, Zone.SEA),))
    assert printings(edited("3 Tug", known)) == [(3, OLD.id, Zone.SEA)]
    assert printings(edited("2 Tug", known)) == [(2, OLD.id, Zone.SEA)]
    assert printings(edited("5 Tug", known)) == [(5, OLD.id, Zone.SEA)]


def test_a_name_without_a_set_is_of_each_printing_of_the_deck() -> None:
    known = Fleet((Line(OLD, 1, Zone.SEA), Line(NEW, 2, Zone.SEA)))
    assert sorted(printings(edited("4 Tug", known))) == sorted(
        [(1, OLD.id, Zone.SEA), (3, NEW.id, Zone.SEA)]
    )


def test_a_named_set_changes_the_printing_and_says_so() -> None:
    known = Fleet((Line(OLD, 3, Zone.SEA),))
    other = edited(f"3 Tug ({NEW.set.code})", known)
    assert printings(other) == [(3, NEW.id, Zone.SEA)]
    ((aspect, name, before, after),) = said(known, other)
    assert (aspect, name) == (Aspect.PRINTING, "Tug")
    assert before.startswith(f"3 {OLD.set.code}")
    assert after.startswith(f"3 {NEW.set.code}")


def test_a_card_that_the_deck_does_not_have_is_the_newest_printing() -> None:
    assert printings(edited("3 Tug", Fleet())) == [(3, NEW.id, Zone.SEA)]


def test_a_printing_goes_along_into_another_zone() -> None:
    known = Fleet((Line(OLD, 3, Zone.SEA),))
    moved = edited("Yard\n3 Tug\n", known)
    assert printings(moved) == [(3, OLD.id, Zone.YARD)]


def test_marks_notes_tags_order_and_names_are_told() -> None:
    known = Fleet(
        (Line(YAWL, 1, Zone.SEA, FLAGSHIP, ("fast",), "swift"), Line(NEW, 2, Zone.SEA)),
        name="Home Fleet",
        notes="one",
    )
    yawl, tug = known.lines
    assert said(known, replace(known, lines=(replace(yawl, mark=None), tug))) == [
        (Aspect.MARK, "Yawl", f"1 {FLAGSHIP}", "")
    ]
    assert said(known, replace(known, lines=(replace(yawl, note="slow", tags=()), tug))) == [
        (Aspect.TAGS, "Yawl", "fast", ""),
        (Aspect.NOTE, "Yawl", "swift", "slow"),
    ]
    assert said(known, replace(known, lines=(tug,))) == [
        (Aspect.TAGS, "Yawl", "fast", ""),
        (Aspect.NOTE, "Yawl", "swift", ""),
    ]
    assert said(known, replace(known, name="Away", notes="")) == [
        (Aspect.NAME, "", "Home Fleet", "Away"),
        (Aspect.NOTES, "", "one", ""),
    ]
    unmarked = replace(known, lines=(replace(yawl, mark=None), tug))
    assert said(unmarked, replace(unmarked, lines=unmarked.lines[::-1])) == [
        (Aspect.ORDER, "", "", "")
    ]


def test_tags_and_notes_follow_their_card_and_are_added_to() -> None:
    known = Fleet((Line(OLD, 3, Zone.SEA, None, ("fast",), "swift"),))
    after = edited("Yard\n3 Tug #blue\n", known)
    assert [(line.tags, line.note) for line in after.lines] == [(("fast", "blue"), "swift")]


LINES = st.builds(
    lambda printing, copies, zone: Line(printing, copies, zone),
    st.sampled_from([OLD, NEW, YAWL]),
    st.integers(1, 9),
    st.sampled_from([Zone.SEA, Zone.YARD]),
)


@given(st.lists(LINES, min_size=1, max_size=6))
def test_a_text_that_nobody_changed_changes_nothing(lines: list[Line]) -> None:
    known = Fleet(tuple(lines)).merged()
    for form in ("txt", "sections"):
        after = edited(write_decklist(known, form, FORMATS), known)
        assert not difference(known, after, tuple(Zone))


@given(st.lists(LINES, min_size=1, max_size=6), st.lists(LINES, min_size=1, max_size=6))
def test_no_copy_is_won_or_lost(known: list[Line], wanted: list[Line]) -> None:
    deck = Fleet(tuple(wanted)).merged()
    after = edited(write_decklist(deck, "txt", FORMATS), Fleet(tuple(known)).merged())
    for zone in Zone:
        assert after.copies_in((zone,)) == deck.copies_in((zone,))
