"""What the README says of itself is true."""

import re

from app.cli.group import COMMANDS
from app.cli.readme import README, with_status
from tests.conftest import ROOT


def test_the_table_of_cards_is_current() -> None:
    readme = README.read_text(encoding="utf-8")
    assert readme == with_status(readme), "run: python3 run.py docs"


def test_every_page_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_command_it_shows_exists() -> None:
    shown = set(re.findall(r"^    threshold ([a-z-]+)", README.read_text("utf-8"), re.MULTILINE))
    assert len(shown) > 3
    assert shown <= set(COMMANDS)
