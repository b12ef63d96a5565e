"""Format files, card pools and what formats ask, in a made-up game."""

from dataclasses import dataclass, replace
from datetime import date

import pytest

from app.games.tabletop.construction import (
    Demand,
    EditionAnswer,
    FindingKind,
    FormatError,
    Pool,
    PoolChecks,
    Repair,
    Severity,
    apply_repair,
    find_format,
    format_digest,
    parse_format,
)
from app.games.tabletop.facts import Base, CardSet, Format, ListedName, Listing
from tests.games.tabletop.harbour import (
    SHAPE,
    TUG,
    Facts,
    Fleet,
    Line,
    Rarity,
    Ship,
    Zone,
    printing,
)


@dataclass(frozen=True, slots=True)
class Course(Format[Rarity]):
    """A format of Harbour, which says whether there is wind."""

    wind: int = 4


PACKED = CardSet("PKD", "Packed Tide", 0, 3, pack={Rarity.COMMON: 2, Rarity.SCARCE: 1})
LOOSE = CardSet("LSE", "Loose Tide", 1, 1)
YAWL, RAFT = Ship("Yawl"), Ship("Raft", 0)
OPEN = Course("open", "Open Sea", Base.CONSTRUCTED)
CATALOGUE = Facts.of(
    version="t",
    printings=[
        printing(1, TUG, PACKED),
        replace(printing(2, YAWL, PACKED), rarity=Rarity.SCARCE),
        printing(3, RAFT, PACKED),
        printing(1, TUG, LOOSE),
    ],
    sets=[PACKED, LOOSE],
    formats=[OPEN],
)
COMMON, SCARCE, NO_MAST, STRAY = CATALOGUE.printings
CHECKS = PoolChecks(
    *(FindingKind(Severity.ERROR, rule, "", "") for rule in ("packs", "sets", "rarity", "total")),
    rarities=tuple(Rarity),
    is_sold=lambda printing: printing.card.masts > 0,
)


def read(text: str) -> Course:
    own = {"wind": lambda table, key: table.number(key) or Course.__dataclass_fields__[key].default}
    return parse_format(text, CATALOGUE, Course, Rarity, own)


def test_a_format_is_found_by_its_id_and_its_name() -> None:
    assert find_format("OPEN", CATALOGUE) is find_format("open sea", CATALOGUE) is OPEN
    with pytest.raises(FormatError, match="Known formats are open"):
        find_format("closed", CATALOGUE)


def test_a_format_file_has_the_keys_that_all_games_share_and_those_of_the_game() -> None:
    form = read(
        'id = "race"\nbase = "constructed"\nsets = ["PKD"]\ncopies = 2\nwind = 7\n'
        'rarities = ["scarce"]\n[[listed]]\nname = "Raft"\nlisting = "banned"\nsource = "us"\n'
        "since = 2020-01-01\n"
    )
    assert (form.name, form.sets, form.copies, form.wind) == ("race", ("PKD",), 2, 7)
    assert form.rarities == {Rarity.SCARCE}
    assert form.listed == (ListedName("Raft", Listing.BANNED, "us", date(2020, 1, 1)),)


def test_everything_wrong_with_a_format_file_is_said_at_once() -> None:
    with pytest.raises(FormatError) as raised:
        read('base = "sea"\nsail = 1\nwind = "much"\nsets = ["ABC"]\nminimum = 3\nmaximum = 2')
    assert [problem.partition(":")[0] for problem in raised.value.problems] == [
        "sail", "id", "base", "sets", "wind", "maximum",
    ]  # fmt: skip


def test_what_is_wrong_with_a_format_file_names_its_line() -> None:
    with pytest.raises(FormatError) as raised:
        read(
            'id = "race"\nbase = "constructed"\n\ncopies = 0\n[[listed]]\nname = "Raft"\n'
            'listing = "banned"\nsource = "us"\n[[listed]]\nname = "Tug"\n'
            'listing = "drowned"\n'
        )
    assert [problem.rpartition(" See ")[2] for problem in raised.value.problems] == [
        "line 11.", "line 9.", "line 4.",
    ]  # fmt: skip


def test_what_only_the_game_has_changes_the_digest_of_a_format() -> None:
    assert format_digest(OPEN, 4) != format_digest(OPEN, 5)
    assert format_digest(OPEN, 4) == format_digest(replace(OPEN, notes="Mind the rocks."), 4)


def rules(pool: Pool, packs: dict[str, int]) -> list[str | None]:
    return [found.rule for found in CHECKS.check_sealed(pool, packs, CATALOGUE)]


def test_a_sealed_pool_holds_what_its_packs_hold() -> None:
    assert rules(Pool.of([(COMMON, 4), (SCARCE, 2)]), {"PKD": 2}) == []
    assert rules(Pool.of([(COMMON, 4), (SCARCE, 1)]), {"PKD": 2}) == ["packs"]
    assert rules(Pool.of([(COMMON, 2), (SCARCE, 1), (STRAY, 1)]), {"PKD": 1}) == ["sets"]
    assert rules(Pool.of([(COMMON, 1), (SCARCE, 1), (NO_MAST, 1)]), {"PKD": 1}) == ["rarity"]
    with pytest.raises(ValueError, match="sold in packs are PKD"):
        CHECKS.check_sealed(Pool.of([]), {"LSE": 1}, CATALOGUE)


def test_a_drafted_pool_has_as_many_cards_as_were_picked() -> None:
    pool = Pool.of([(COMMON, 2), (SCARCE, 1)])
    assert CHECKS.check_draft(pool, ["PKD"], 3, CATALOGUE) == ()
    assert [found.rule for found in CHECKS.check_draft(pool, ["PKD"], 4, CATALOGUE)] == ["total"]
    assert [CHECKS.is_in_packs(one, ["PKD"]) for one in CATALOGUE.printings] == [
        True, True, False, False,
    ]  # fmt: skip


def test_what_is_left_of_a_pool_is_what_the_deck_does_not_hold() -> None:
    pool = Pool.of([(COMMON, 2), (STRAY, 1), (SCARCE, 1)])
    assert pool.leftovers({"Tug": 1, "Yawl": 1}) == (("Tug", 2),)


def test_the_card_chosen_for_a_repair_stands_alone_in_its_zone() -> None:
    shape = replace(SHAPE, lone=Zone.YARD)
    deck = Fleet((Line(COMMON, 2, Zone.SEA), Line(SCARCE, 2, Zone.YARD)))
    repaired = apply_repair(deck, Repair(choices=("Tug",)), shape, COMMON)
    assert repaired.lines == (Line(COMMON, 1, Zone.YARD), Line(COMMON, 2, Zone.SEA))
    with pytest.raises(ValueError, match="Choose one of these cards: Tug"):
        apply_repair(deck, Repair(choices=("Tug",)), shape)


def test_editions_that_answer_alike_stand_together() -> None:
    size = EditionAnswer("Size", "at least 3", "1.2")
    old, new = size._replace(rule="2"), EditionAnswer("Copies", "any number", None)
    sizes, copies = Demand.gathered([(Zone.SEA, [size, new]), (Zone.YARD, [old])])
    assert sizes.is_alike
    assert sizes.answers[0].editions == ((Zone.SEA, "1.2"), (Zone.YARD, "2"))
    assert (copies.about, copies.answers[0].words) == ("Copies", "any number")
