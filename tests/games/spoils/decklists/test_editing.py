"""Changes of a decklist, one at a time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.decklists import Decklist, Line, Zone, with_starting
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.presentation.deck_files import DECK_EDITING, DECK_FILES
from app.games.spoils.terms import STARTING
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.decklists.edited_text import with_printings_of, without_bare_printings
from app.games.tabletop.decklists.editing import (
    copies_of,
    remarks_of,
    with_remarks,
)
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
SOME = [p for p in CATALOGUE.printings if p.card.is_deck_card][::150]
DECKS = st.builds(
    lambda lines: Decklist(tuple(Line(p, n, z) for p, n, z in lines)),
    st.lists(
        st.tuples(
            st.sampled_from(SOME),
            st.integers(1, 9),
            st.sampled_from([Zone.DECK, Zone.SIDEBOARD, Zone.CONSIDERING]),
        ),
        max_size=8,
    ),
)


def newest(catalogue: Catalogue, name: str) -> Printing:
    return catalogue.newest_printing(catalogue.by_name[name])


@given(deck=DECKS, printing=st.sampled_from(SOME), copies=st.integers(0, 20))
def test_exactly_the_copies_asked_for_stand_in_the_zone(
    deck: Decklist, printing: Printing, copies: int
) -> None:
    after = DECK_EDITING.with_copies(deck, printing, copies, Zone.DECK)
    assert copies_of(after, printing.id, Zone.DECK) == copies
    others = [line for line in deck.lines if line.printing is not printing]
    assert [line for line in after.lines if line.printing is not printing] == others


@given(deck=DECKS, printing=st.sampled_from(SOME), copies=st.integers(0, 20))
def test_moving_keeps_the_number_of_copies(deck: Decklist, printing: Printing, copies: int) -> None:
    after = DECK_EDITING.with_moved(deck, printing, copies, Zone.DECK, Zone.CONSIDERING)
    assert sum(line.copies for line in after.lines) == sum(line.copies for line in deck.lines)


def test_copies_that_start_in_play_go_last(catalogue: Catalogue) -> None:
    rage = newest(catalogue, "Rage")
    deck = Decklist((Line(rage, 1, mark=STARTING), Line(rage, 5)))
    left = DECK_EDITING.with_copies(deck, rage, 1, Zone.DECK)
    assert [(x.copies, x.is_starting) for x in left.lines] == [(1, True)]
    grown = DECK_EDITING.with_copies(deck, rage, 8, Zone.DECK)
    assert [(x.copies, x.is_starting) for x in grown.lines] == [(1, True), (7, False)]


def test_a_starting_copy_alone_stays_one_when_copies_are_added(catalogue: Catalogue) -> None:
    rage = newest(catalogue, "Rage")
    after = DECK_EDITING.with_copies(Decklist((Line(rage, 1, mark=STARTING),)), rage, 3, Zone.DECK)
    assert [(line.copies, line.is_starting) for line in after.lines] == [(1, True), (2, False)]


def test_adding_a_faction_replaces_the_faction(catalogue: Catalogue) -> None:
    one, other = (catalogue.newest_printing(card) for card in catalogue.factions[:2])
    first = DECK_EDITING.with_added(Decklist(), one, 1, Zone.DECK)
    deck = DECK_EDITING.with_added(first, other, 1, Zone.DECK)
    assert [line.name for line in deck.in_zone(Zone.FACTION)] == [other.card.name]
    assert deck.size == 0


def test_a_card_that_is_no_faction_cannot_be_the_faction(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="is not a faction"):
        DECK_EDITING.with_only(Decklist(), newest(catalogue, "Scout"))


def test_601_1b_starting_resources_are_marked_in_the_deck(catalogue: Catalogue) -> None:
    rage, obsession = newest(catalogue, "Rage"), newest(catalogue, "Obsession")
    deck = Decklist((Line(rage, 18), Line(obsession, 6)))
    after = with_starting(deck, ("Rage", "Obsession"))
    assert [line.name for line in after.starting] == ["Rage", "Obsession"]
    assert after.size == deck.size
    again = with_starting(after, ("Rage", "Rage"))
    assert [(line.name, line.copies) for line in again.starting] == [("Rage", 2)]
    assert with_starting(again, ("Greed",)).starting == ()


def test_there_are_no_negative_copies(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="negative"):
        DECK_EDITING.with_copies(Decklist(), newest(catalogue, "Scout"), -1, Zone.DECK)


@settings(max_examples=50)
@given(base=DECKS, mine=DECKS)
def test_my_changes_alone_are_kept_whole(base: Decklist, mine: Decklist) -> None:
    together = DECK_EDITING.merged_changes(base, mine, base)
    for zone in Zone:
        assert together.copies(zone) == mine.copies(zone)


@settings(max_examples=50)
@given(base=DECKS, mine=DECKS, theirs=DECKS)
def test_no_change_of_theirs_is_lost_where_i_changed_nothing(
    base: Decklist, mine: Decklist, theirs: Decklist
) -> None:
    together = DECK_EDITING.merged_changes(base, mine, theirs)
    for zone in Zone:
        for printing in SOME:
            before = copies_of(base, printing.id, zone)
            if copies_of(mine, printing.id, zone) == before:
                assert copies_of(together, printing.id, zone) == copies_of(
                    theirs, printing.id, zone
                )


def test_tags_and_note_stay_with_a_card_whatever_happens_to_its_copies(
    catalogue: Catalogue,
) -> None:
    rage = newest(catalogue, "Rage")
    deck = with_remarks(Decklist((Line(rage, 1, mark=STARTING),)), rage.id, Zone.DECK, ("a",), "b")
    grown = DECK_EDITING.with_copies(deck, rage, 4, Zone.DECK)
    assert [(x.copies, x.tags, x.note) for x in grown.lines] == [(1, ("a",), "b"), (3, ("a",), "b")]
    moved = DECK_EDITING.with_moved(grown, rage, 2, Zone.DECK, Zone.CONSIDERING)
    assert remarks_of(moved, rage.id, Zone.CONSIDERING) == (("a",), "b")


def test_remarks_in_the_other_zone_are_not_overwritten_by_a_move(catalogue: Catalogue) -> None:
    gnat = newest(catalogue, "Gnat")
    deck = Decklist((Line(gnat, 2, note="here"), Line(gnat, 1, Zone.CONSIDERING, note="there")))
    moved = DECK_EDITING.with_moved(deck, gnat, 1, Zone.DECK, Zone.CONSIDERING)
    assert remarks_of(moved, gnat.id, Zone.CONSIDERING) == ((), "there")
    assert remarks_of(moved, gnat.id, Zone.DECK) == ((), "here")


def test_merged_changes_keep_my_note_and_their_count(catalogue: Catalogue) -> None:
    gnat = newest(catalogue, "Gnat")
    base = Decklist((Line(gnat, 2),))
    mine = with_remarks(base, gnat.id, Zone.DECK, (), "mine")
    merged = DECK_EDITING.merged_changes(
        base, mine, DECK_EDITING.with_copies(base, gnat, 3, Zone.DECK)
    )
    assert [(line.copies, line.note) for line in merged.lines] == [(3, "mine")]


RAGES = tuple(p for p in CATALOGUE.printings if p.card.name == "Rage")
OBSESSIONS = tuple(p for p in CATALOGUE.printings if p.card.name == "Obsession")
STAPLES = st.builds(
    lambda lines: Decklist(tuple(Line(p, n, Zone.DECK, s) for p, n, s in lines)).merged(),
    st.lists(
        st.tuples(
            st.sampled_from(RAGES + OBSESSIONS),
            st.integers(1, 9),
            st.sampled_from([None, STARTING]),
        ),
        min_size=1,
        max_size=8,
    ),
)


def edited(text: str, known: Decklist) -> Decklist:
    """Return the deck that a text makes of a known one."""
    read = DECK_FILES.read(text, without_bare_printings(CATALOGUE)).decklist
    assert read is not None
    return with_printings_of(read, known, CATALOGUE)


def test_a_staple_resource_has_printings_without_number_in_one_set() -> None:
    assert {(p.set.code, p.number) for p in RAGES + OBSESSIONS} == {("FNR", None)}
    assert [p.mark for p in RAGES] == [p.mark for p in OBSESSIONS] == ["", "v2", "v3", "v4"]


@given(deck=STAPLES, form=st.sampled_from(["txt", "sections"]))
def test_a_text_read_over_what_it_was_written_from_keeps_the_hash(
    deck: Decklist, form: str
) -> None:
    text = DECK_FILES.write(deck, form)
    assert DECK_FILES.read(text, CATALOGUE).hash == deck_hash(deck)
    assert deck_hash(edited(text, deck)) == deck_hash(deck)


@given(deck=STAPLES)
def test_names_alone_read_over_a_deck_keep_its_hash(deck: Decklist) -> None:
    assert deck_hash(edited(DECK_FILES.write(deck, "lackey-txt"), deck)) == deck_hash(deck)


@given(known=STAPLES, written=STAPLES)
def test_kept_printings_change_no_copies_of_a_name(known: Decklist, written: Decklist) -> None:
    after = with_printings_of(written, known, CATALOGUE)
    assert after.copies() == written.copies()
    for name in ("Rage", "Obsession"):
        marked = [sum(x.copies for x in d.starting if x.name == name) for d in (written, after)]
        assert marked[0] == marked[1]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ({0: 7}, {0: 4, 2: 3}),
        ({3: 7}, {3: 7}),
        ({0: 1, 2: 5}, {0: 1, 2: 5}),
        ({0: 4, 2: 1}, {0: 2, 2: 3}),
    ],
    ids=["open", "said", "both", "partly said"],
)
def test_a_printing_that_the_text_says_stays_and_an_open_one_is_of_those_held(
    written: dict[int, int], kept: dict[int, int]
) -> None:
    known = Decklist((Line(RAGES[2], 3), Line(RAGES[0], 2)))
    text = Decklist(tuple(Line(RAGES[at], copies) for at, copies in written.items()))
    after = with_printings_of(text, known, CATALOGUE)
    assert {RAGES.index(line.printing): line.copies for line in after.lines} == kept


def test_a_printing_of_another_set_stays_what_was_written(catalogue: Catalogue) -> None:
    first, second = catalogue.printings_of(catalogue.by_name["Scout"])[:2]
    written = Decklist((Line(second, 4),))
    assert with_printings_of(written, Decklist((Line(first, 4),)), catalogue) == written


def test_a_name_alone_keeps_the_printing_of_the_deck(catalogue: Catalogue) -> None:
    first, second = catalogue.printings_of(catalogue.by_name["Scout"])[:2]
    known = Decklist((Line(first, 3),))
    assert edited("3 Scout", known).lines == known.lines
    assert edited("3 Scout (2ED) 285", known).lines == (Line(second, 3),)
