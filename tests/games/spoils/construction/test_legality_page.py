"""The tables of `docs/legality.md` are the validator's own."""

from app.games.spoils.construction import KINDS
from tests.conftest import ROOT


def test_every_finding_stands_there_once() -> None:
    page = (ROOT / "docs" / "legality.md").read_text(encoding="utf-8")
    assert [kind.meaning for kind in KINDS if page.count(f"| {kind.meaning} |") != 1] == []
