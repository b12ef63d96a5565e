"""Decklists: their lines, counts and hashes."""

import hashlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.terms import STARTING
from app.games.tabletop.decklists.decklist import deck_hash, short_hash
from app.games.tabletop.decklists.difference import difference


def printing(catalogue: Catalogue, name: str) -> Printing:
    return catalogue.newest[name]


@pytest.fixture
def starter(catalogue: Catalogue) -> Decklist:
    return DECK_FILES.of_precon(catalogue.precons["starter-arcanist-warlord"], catalogue)


def test_103_1b_starting_resources_count_toward_the_size_and_factions_do_not(starter):
    assert starter.size == 75
    assert [card.name for card in starter.factions] == ["The Tournament Faction"]
    assert sum(line.copies for line in starter.starting) == 2


def test_sideboard_considering_and_tokens_do_not_count_toward_the_size(catalogue):
    scout = printing(catalogue, "Scout")
    deck = Decklist(
        (
            Line(scout, 1),
            Line(scout, 2, Zone.SIDEBOARD),
            Line(scout, 3, Zone.CONSIDERING),
            Line(printing(catalogue, "Micromajig Token"), 4),
        )
    )
    assert deck.size == 1
    assert deck.copies() == {"Scout": 1, "Micromajig Token": 4}
    assert deck.copies(Zone.SIDEBOARD, Zone.CONSIDERING) == {"Scout": 5}


@pytest.mark.parametrize(
    ("name", "copies", "zone", "mark"),
    [
        ("Scout", 0, Zone.DECK, None),
        ("Scout", 1, Zone.FACTION, None),
        ("The Tournament Faction", 1, Zone.DECK, None),
        ("Rage", 1, Zone.SIDEBOARD, STARTING),
        ("Scout", 1, Zone.DECK, STARTING),
    ],
)
def test_a_line_that_makes_no_sense_cannot_be_made(catalogue, name, copies, zone, mark):
    with pytest.raises(ValueError, match=name):
        Line(printing(catalogue, name), copies, zone, mark)


def test_merging_adds_equal_lines_and_keeps_what_was_written_about_them(catalogue):
    scout = printing(catalogue, "Scout")
    deck = Decklist(
        (
            Line(scout, 1, tags=("early",), note="turn one"),
            Line(scout, 2, Zone.SIDEBOARD),
            Line(scout, 2, tags=("early", "cheap"), note="or two"),
        )
    )
    assert deck.merged().lines == (
        Line(scout, 3, tags=("early", "cheap"), note="turn one; or two"),
        Line(scout, 2, Zone.SIDEBOARD),
    )


def test_the_hash_is_sha_256_of_sorted_lines_of_faction_and_deck(catalogue):
    rage, faction = printing(catalogue, "Rage"), printing(catalogue, "The Tournament Faction")
    deck = Decklist(
        (
            Line(rage, 3),
            Line(rage, 1, mark=STARTING),
            Line(rage, 2, Zone.CONSIDERING),
            Line.main(faction, 1),
        ),
        name="Any name",
    )
    written = f"deck\t{rage.id}\t4\nfaction\t{faction.id}\t1\n"
    assert deck_hash(deck) == hashlib.sha256(written.encode()).hexdigest()


@given(seed=st.integers(), cuts=st.integers(0, 20))
def test_permuting_and_splitting_lines_leaves_the_hash_as_it_is(catalogue, seed, cuts):
    deck = DECK_FILES.of_precon(catalogue.precons["seed-1-arcanist"], catalogue)
    lines = list(deck.lines)
    shuffler = random.Random(seed)
    for _ in range(cuts):
        line = lines.pop(shuffler.randrange(len(lines)))
        parts = (1, line.copies - 1)
        lines += [Line.main(line.printing, part, line.mark) for part in parts if part]
    shuffler.shuffle(lines)
    assert deck_hash(Decklist(tuple(lines))) == deck_hash(deck)


def test_the_short_hash_is_eight_signs_that_are_not_misread():
    assert short_hash("0" * 64) == "0000-0000"
    assert short_hash("ffffffffff" + "0" * 54) == "ZZZZ-ZZZZ"
    assert short_hash("0123456789" + "0" * 54) == "04HM-ASW9"


def test_a_difference_names_what_came_in_and_what_went_out(catalogue):
    scout, gnat, rage = (printing(catalogue, name) for name in ("Scout", "Gnat", "Rage"))
    before = Decklist((Line(scout, 4), Line(rage, 16), Line(gnat, 1, Zone.SIDEBOARD)))
    after = Decklist((Line(scout, 2), Line(gnat, 3), Line(rage, 15), Line(rage, 1)))
    found = difference(before, after, Zone)
    assert [(change.zone, change.name, change.copies) for change in found.came_in] == [
        (Zone.DECK, "Gnat", 3)
    ]
    assert [(change.zone, change.name, change.copies) for change in found.went_out] == [
        (Zone.DECK, "Scout", -2),
        (Zone.SIDEBOARD, "Gnat", -1),
    ]
    assert not difference(after, after, Zone)


def test_every_precon_has_one_faction_and_the_copies_it_was_sold_with(catalogue):
    sizes = {
        precon.id: DECK_FILES.of_precon(precon, catalogue).size
        for precon in catalogue.precons.values()
    }
    assert sorted(sizes.values()) == [39] * 3 + [50] * 4 + [51] * 3 + [75]
