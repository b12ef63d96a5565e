"""A deck that is written and read again is the same in all that its format keeps."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.decklists import Decklist, Line, Zone
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.decklists.formats import Keeps
from app.games.tabletop.facts import is_any
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
WRITTEN = [form.id for form in DECK_FILES.formats.values() if form.write]
PRINTINGS = [*CATALOGUE.printings, *CATALOGUE.bare.values()]

decks = st.lists(
    st.builds(
        Line, st.sampled_from(PRINTINGS), st.integers(1, 9), st.sampled_from(list(Zone))
    ),
    min_size=1,
    max_size=12,
).map(lambda lines: Decklist(tuple(lines)))  # fmt: skip


def test_the_programs_that_know_the_game_have_a_format() -> None:
    assert set(WRITTEN) == {"dek", "json", "csv", "lackey-txt", "sections", "txt"}
    assert DECK_FILES.extensions == ("txt", "dek", "json", "csv")
    assert DECK_FILES.exchange == "dek"


@pytest.mark.parametrize("format_id", WRITTEN)
@given(deck=decks)
def test_what_is_written_reads_back_as_it_was(format_id: str, deck: Decklist) -> None:
    keeps = DECK_FILES.formats[format_id].keeps
    read = DECK_FILES.read(DECK_FILES.write(deck, format_id).encode(), CATALOGUE)
    assert read.decklist is not None, read.error
    assert {line.status.value for line in read.lines} <= {"read", "heading", "blank"}

    def kept(one: Decklist) -> Counter[tuple[object, ...]]:
        found: Counter[tuple[object, ...]] = Counter()
        for line in one.lines:
            printing = line.printing
            if Keeps.PRINTING not in keeps:
                printing = CATALOGUE.bare[line.name]
            elif Keeps.OPEN not in keeps:
                printing = CATALOGUE.read_as(printing)
            found[printing.id, line.zone] += line.copies
        return found

    assert kept(read.decklist) == kept(deck)
    if {Keeps.PRINTING, Keeps.OPEN} <= keeps:
        assert deck_hash(read.decklist) == deck_hash(deck)


@pytest.mark.parametrize("precon", list(CATALOGUE.precons))
def test_a_precon_survives_every_format_that_keeps_printings(precon: str) -> None:
    deck = DECK_FILES.of_precon(CATALOGUE.precons[precon], CATALOGUE)
    for form in DECK_FILES.formats.values():
        if form.write and Keeps.PRINTING in form.keeps:
            read = DECK_FILES.read(DECK_FILES.write(deck, form.id), CATALOGUE)
            assert read.decklist is not None
            assert deck_hash(read.decklist) == deck_hash(deck), form.id


def test_lackey_gets_the_id_of_the_newest_printing_and_the_loss_is_told() -> None:
    deck = Decklist((Line(CATALOGUE.bare["Final Brawl"], 2),))
    written = DECK_FILES.write(deck, "dek")
    assert '<name id="final_brawl_cik_400">Final Brawl</name><set>combatinkowloon</set>' in written
    assert any("without a printing" in what for what in DECK_FILES.lost(deck, "dek"))
    assert DECK_FILES.lost(deck, "txt") == ()
    assert all(is_any(line.printing.id) for line in deck.lines)
