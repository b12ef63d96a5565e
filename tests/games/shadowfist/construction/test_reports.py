"""Parts of a report other than findings: hashes, factions, JSON, unread lines, its version."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from app.games.shadowfist.construction import KINDS, VALIDATOR, check_import, kinds
from app.games.shadowfist.decklists import Decklist, Import, Line, Zone
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.construction import Report, Verdict, report_as_json
from app.games.tabletop.decklists.report import ImportLine, Status
from tests.games.shadowfist.construction.decks import (
    FOUNDATIONS,
    SOUND,
    criteria_of,
    deck,
    report_on,
)

REPORTS = {
    "1": "342236f525ab3b7925562d826044eca1f9d88aeee65394e292d8aa4c9ad2fa4c",
}
"""The digest of the reports below by the version of the checks that gives them."""


def test_8_11_1_other_printings_are_another_deck_of_the_same_titles(shadowfist: Catalogue) -> None:
    old, new, none = (
        report_on(shadowfist, {f"Chop Shop{named}": 2}) for named in (" (BCL)", " (CIK)", "")
    )
    assert len({old.hash, new.hash, none.hash}) == 3
    assert old.titles_hash == new.titles_hash == none.titles_hash
    assert old.titles_hash != report_on(shadowfist, {"Chop Shop": 3}).titles_hash


def test_the_hashes_cover_the_deck_alone(shadowfist: Catalogue) -> None:
    criteria = criteria_of(shadowfist)
    beside = deck(shadowfist, SOUND, misc={"Chop Shop": 2})
    one = check_import(Import(beside), criteria)
    other = report_on(shadowfist, SOUND)
    assert (one.hash, one.titles_hash) == (other.hash, other.titles_hash)


def test_factions_are_counted_by_copies(shadowfist: Catalogue) -> None:
    cards = {"Alpha Beast": 4, "Pi Tui": 1, "King of the Fire Pagoda": 2, "Ancestral Tomb": 5}
    report = report_on(shadowfist, cards)
    assert report.faction is None
    assert report.factions is not None
    assert report.factions["Four Monarchs"] == 3
    assert "Chi" not in report.factions
    assert sum(report.factions.values()) <= 7


def test_json_has_the_object_of_the_spoils_with_additions(shadowfist: Catalogue) -> None:
    report = report_on(shadowfist, {**SOUND, "Big Bruiser (LTD)": 3, "Big Bruiser (RLD)": 3})
    written = report_as_json("a.txt", (), report, main=Zone.DECK)
    assert list(written) == [
        "file", "game", "format", "edition", "verdict", "size", "faction", "findings", "repair",
        "import", "wrong_totals", "hash", "stamp", "factions", "titles_hash",
    ]  # fmt: skip
    assert (written["game"], written["edition"], written["faction"]) == (
        "shadowfist", "sf210", None,
    )  # fmt: skip
    first = cast(list[dict[str, object]], written["findings"])[0]
    assert (first["rule"], first["also"]) == ("1.2.3", ["8.11.1"])
    stamp = cast(dict[str, object], written["stamp"])
    assert (stamp["catalogue"], stamp["validator"]) == (shadowfist.digest, VALIDATOR)
    json.dumps(written)


def unread(catalogue: Catalogue, cards: dict[str, int], form: str = "classic") -> Report:
    """The report on a deck with a line that nobody understood."""
    line = ImportLine(3, Status.OPEN, "2 Alfa Beast")
    return check_import(Import(deck(catalogue, cards), (line,)), criteria_of(catalogue, form))


def test_an_unread_line_leaves_what_is_true_whatever_it_means(shadowfist: Catalogue) -> None:
    report = unread(shadowfist, {"Alpha Beast": 6, "Hood": 1, "Chop Shop": 1})
    assert (report.verdict, report.hash, report.titles_hash) == (Verdict.UNREADABLE, None, None)
    assert [one.kind for one in report.findings] == [kinds.COPIES, kinds.TOKEN]
    assert report.repair is None


def test_an_unread_line_may_be_what_is_missing(shadowfist: Catalogue) -> None:
    assert unread(shadowfist, FOUNDATIONS, "comrades-in-arms").findings == ()


def test_nothing_read_has_no_size(shadowfist: Catalogue) -> None:
    report = check_import(Import(None, error="Empty."), criteria_of(shadowfist))
    assert (report.verdict, report.size, report.game) == (
        Verdict.UNREADABLE, None, "shadowfist",
    )  # fmt: skip


def test_every_kind_says_what_it_means_and_what_to_do() -> None:
    for kind in KINDS:
        assert kind.meaning.endswith(".")
        assert kind.remedy.endswith(".")
        if kind.is_numbered:
            assert kind.rule is not None
            assert kind.rule[0].isdigit()


def decks(catalogue: Catalogue) -> Iterator[Decklist]:
    """Broken decks, and decks of every so-manieth printing."""
    yield Decklist()
    yield deck(catalogue, {**SOUND, "Hood": 2, "Burned for Victory": 1, "Chop Shop (BCL)": 6})
    yield deck(catalogue, {"Pi Tui": 4, "Queen of the Ice Pagoda": 4, "Thunder Knights": 9})
    for step in range(8):
        printings = catalogue.printings[step :: 61 + step]
        yield Decklist(tuple(Line(one, at % 7 + 1) for at, one in enumerate(printings)))


def test_other_reports_are_another_version_of_the_checks(shadowfist: Catalogue) -> None:
    said = hashlib.sha256()
    for form in shadowfist.formats.values():
        criteria = criteria_of(shadowfist, form)
        for listed in decks(shadowfist):
            report = check_import(Import(listed), criteria)
            findings = tuple(replace(each, message="") for each in report.findings)
            unworded = replace(report, findings=findings)
            row = report_as_json("", (), unworded, main=Zone.DECK) | {"stamp": None}
            said.update(json.dumps(row, sort_keys=True).encode())
    assert said.hexdigest() == REPORTS.get(VALIDATOR), (
        "The same deck gets another report. Raise VALIDATOR in construction/criteria.py and "
        "write the new digest here beside it; if only facts in data/ changed, write it beside "
        "the version that stands there."
    )
