"""The clients that docs/api.md shows do what they say."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from flask.testing import FlaskClient

DOCUMENT = (Path(__file__).parents[3] / "docs" / "api.md").read_text()
LEGAL = "1 The Tournament Faction\n71 Rage\n4 Scout\n"


def test_every_line_for_curl_gets_an_answer(client: FlaskClient) -> None:
    addresses = re.findall(r"curl '([^']*)'", DOCUMENT)
    assert addresses
    for address in addresses:
        there = urlsplit(address)
        answer = client.get(f"{there.path}?{there.query}")
        assert answer.status_code == 200
        assert answer.json["items"]


def test_the_bot_answers_a_list_with_its_verdict(live_site: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(code.splitlines()) <= 28
    bot: dict[str, object] = {"__name__": "bot"}
    exec(code, bot)
    bot["SITE"] = live_site
    answer = bot["answer"]
    assert callable(answer)
    assert answer(LEGAL).startswith("Legal")
    assert "103.1c: The deck has 5 copies of Scout" in answer(LEGAL.replace("4 Sc", "5 Sc"))
    assert answer(f"{LEGAL}2 Skout\n").startswith("Unreadable: 1 line.")
    assert "Line 4, “2 Skout”: No card is named “Skout”" in answer(f"{LEGAL}2 Skout\n")
    assert "Line 4 says 90; 75 were read." in answer(f"{LEGAL}= 90 cards\n")
    assert "root element “xml”" in answer("<xml/>")
    assert "at most" in answer("x" * 2_000_000)
