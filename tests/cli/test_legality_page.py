"""The tables of `docs/legality.md` are the validator's own."""

from app.cli.legality_page import PAGE, with_findings
from app.games.spoils.construction import KINDS


def test_the_tables_are_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_findings(page), "run: python3 run.py docs"


def test_every_finding_stands_there_once() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [kind.meaning for kind in KINDS if page.count(f"| {kind.meaning} |") != 1] == []
