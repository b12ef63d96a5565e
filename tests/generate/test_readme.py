"""The README is true: its links lead somewhere, and its commands exist."""

import re

from app.cli import COMMANDS
from app.generate import README
from tests.conftest import ROOT


def test_every_page_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_command_it_shows_exists() -> None:
    shown = set(re.findall(r"^    threshold ([a-z-]+)", README.read_text("utf-8"), re.MULTILINE))
    assert len(shown) > 3
    assert shown <= set(COMMANDS)
