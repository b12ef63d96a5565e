"""Links between pages of the documentation lead somewhere, and decisions are all listed."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

from app.tables.database import ROOT

PAGES: Final = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
DECISIONS: Final = ROOT / "docs/decisions"
LINK: Final = re.compile(r"\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)")
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
MARKS: Final = re.compile(r"[^\w\- ]")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found: set[str] = set()
    alike: Counter[str] = Counter()
    for heading in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        anchor = MARKS.sub("", heading.lower()).replace(" ", "-")
        found.add(f"{anchor}-{alike[anchor]}" if alike[anchor] else anchor)
        alike[anchor] += 1
    return found


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    assert len(PAGES) > 30
    broken = []
    for page in PAGES:
        for target, anchor in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            file = (page.parent / target).resolve() if target else page
            if not file.exists() or (anchor and anchor not in anchors(file)):
                broken.append(f"{page.relative_to(ROOT)}: {target}#{anchor}")
    assert broken == []


def test_the_index_of_decisions_has_all_titles_in_their_order() -> None:
    titles = []
    for number, file in enumerate(sorted(DECISIONS.glob("0*.md")), 1):
        heading = file.read_text(encoding="utf-8").partition("\n")[0]
        title = heading.removeprefix(f"# {number}. ")
        assert title != heading, f"{file.name} begins with {heading!r}"
        titles.append((str(number), title, file.name))
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (\d+) \| \[(.+)\]\((.+)\) \|$", index, re.MULTILINE) == titles
