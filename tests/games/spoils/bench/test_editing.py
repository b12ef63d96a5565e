"""Edits of a bench by its form: one piece of a line changes, and all else stays as it was."""

import pytest

from app.games.capabilities.bench_answers import UnreadableBenchError
from app.games.capabilities.bench_form import BenchFrame
from app.games.capabilities.rulings import decoded
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.engine import Wrong
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.bench import REMEDIES, SpoilsRulings
from app.games.spoils.presentation.bench.form import SpoilsBenchForm
from tests.support.catalogues import shipped_catalogue

BENCH = SpoilsRulings()
FORM = SpoilsBenchForm()
SIDES = "player 1: The Tournament Faction, influence 9   # the judge's own\nin play\n"
TWO = "player 2: The Tournament Faction\n"
HEAD = "the spoils cr3  # asked in round 4\nturn 5, player 1, action\n"


def side(*lines: str) -> str:
    """A bench whose first card in play stands in line 5."""
    return HEAD + SIDES + "".join(f"{it}\n" for it in lines) + TWO


def _cards() -> Catalogue:
    return shipped_catalogue(CARD_DATA)


@pytest.mark.parametrize(("line", "mark", "changed"), [
    ("  1 Scout", "new", "  1 Scout [new]"),
    ("  1 Scout [New]", "new", "  1 Scout"),
    ("  1 Scout [Depleted, new]  ", "new", "  1 Scout [Depleted]"),
    ("  1 Scout  # of 2006", "depleted", "  1 Scout [depleted]  # of 2006"),
    ("  1 Scout [Damage 1] # hit", "damage", "  1 Scout [damage 2] # hit"),
    ("  1 Scout [as g]", "attacks", "  1 Scout [as g, attacks]"),
])  # fmt: skip
def test_a_mark_is_set_or_taken_away_however_the_line_is_written(
    line: str, mark: str, changed: str
) -> None:
    assert FORM.with_mark(side(line), 5, mark) == side(changed)


def test_a_remark_is_no_card_and_its_line_takes_no_mark() -> None:
    text = side("  # 1 Scout", "  1 Gnat")
    assert FORM.with_mark(text, 5, "new") == text
    assert [it.words for it in FORM.listed(text)] == ["1 Gnat"]


def test_a_card_that_moves_takes_with_it_what_it_bears_and_its_remark() -> None:
    text = side("  1 Scout [new]  # mine", "    WITH 1 Fat Pants", "  1 Gnat")
    there = FORM.moved(text, 5, 1, "in play")
    assert there.endswith("in play\n  1 Scout [new]  # mine\n    with 1 Fat Pants\n")
    assert "  1 Gnat\n" + TWO in there
    gone = FORM.moved(text, 5, 0, "discard")
    assert gone == side("  1 Gnat", "discard", "  1 Scout  # mine", "  1 Fat Pants")
    assert "Scout" not in FORM.moved(text, 5, 0, "")


def test_what_is_attached_moves_without_what_lies_beside_it() -> None:
    text = side("  1 Scout", "    with 1 Fat Pants", "    with 1 Lucky Charm")
    assert FORM.moved(text, 6, 0, "hand") == side(
        "  1 Scout", "    with 1 Lucky Charm", "hand", "  1 Fat Pants"
    )


def test_the_frame_changes_and_keeps_remarks() -> None:
    text = side("  1 Scout").replace(", action\n", ", action, chance 7 # first\n")
    known = FORM.frame(text)
    assert known == BenchFrame(
        "cr3", "5", "1", "action", ("The Tournament Faction",) * 2, ("9", "")
    )
    assert FORM.with_frame(text, known) == text
    wanted = BenchFrame("cr2010", "7", "2", "start", known.factions, ("3", "4"))
    changed = FORM.with_frame(text, wanted)
    assert changed.startswith(
        "the spoils cr2010  # asked in round 4\nturn 7, player 2, start, chance 7"
    )
    assert "influence 3   # the judge's own\nin play" in changed
    assert changed.endswith("player 2: The Tournament Faction, influence 4\n")
    assert FORM.with_frame("the spoils\nturn five\n", known).startswith(
        "the spoils cr3\nturn 5, player 1, action\n"
    )


def test_an_expectation_stands_before_the_remark() -> None:
    text = side("  1 Scout [new]") + "ask\n  why not 1 attacks   # he insists\n"
    tested = BENCH.as_test(text, _cards())
    assert "  why not 1 attacks -> 608.1a   # he insists\n" in tested
    steps = BENCH.as_test(side("  2 Scout") + "steps\n  1 attacks\n", _cards())
    assert "2 Scout in play of 1" in steps


def test_a_test_of_another_edition_is_in_that_edition() -> None:
    text = side("  1 Scout").replace("cr3", "cr3 cr2010")
    assert BENCH.as_test(text, _cards(), edition="basic1e").startswith(
        "the spoils basic1e  # asked"
    )


def test_bytes_that_are_no_text_are_told_by_line_and_place() -> None:
    with pytest.raises(UnreadableBenchError, match=r"Line 2: byte 3 of the line, 0xe4, is not"):
        decoded(b"the spoils\nMi\xe4u\n")
    assert decoded("\ufeffthe spoils".encode()) == "the spoils"


def test_cards_are_attached_to_what_is_attached() -> None:
    text = side("  1 Scout", "    with 1 Fat Pants", "      with 1 Lucky Charm")
    told = BENCH.report(text, _cards())
    (scout,) = told.sides[0].piles[0].cards
    assert scout.attached == ("Fat Pants with Lucky Charm",)


def test_every_mistake_of_a_position_has_a_remedy() -> None:
    assert set(REMEDIES) == set(Wrong)
