"""A sealed pool as rows or as whole cards, in several orders."""

import html
import re

from flask.testing import FlaskClient

POOL = "/spoils/limited/sealed?set=6x2ED&seed=7"


def titles(page: str) -> list[str]:
    pool = page.partition('class="pool-ways')[2].partition("Build a deck")[0]
    return re.findall(r"<h3>([^<]+)</h3>", pool)


def ways(page: str) -> dict[str, str]:
    links = [
        link
        for nav in page.split('class="pool-ways')[1:]
        for link in re.findall(r'<a href="([^"]+)"[^>]*>([^<]+)</a>', nav.partition("</nav>")[0])
    ]
    return {words: html.unescape(address) for address, words in links}


def test_a_pool_is_sorted_and_shown_as_cards(client: FlaskClient) -> None:
    page = client.get(POOL, follow_redirects=True).text
    assert titles(page)
    by_cost = client.get(ways(page)["By cost"]).text
    assert titles(by_cost) != titles(page)
    assert "Cost 3" in titles(by_cost)
    cards = client.get(ways(by_cost)["Cards"]).text
    assert titles(cards) == titles(by_cost)
    assert cards.count('<article class="card ') > 40
    by_name = client.get(ways(cards)["By name"]).text
    assert titles(by_name) == ["All cards"]
    names = re.findall(r"<h4[^>]*>(?:<a[^>]*>)?([^<]+)", by_name)
    assert names == sorted(names)
    assert client.get(f"{POOL}&by=nonsense&show=nonsense").status_code == 200


DRAFT = "/spoils/limited/draft?set=1ED&set=SD2&seats=4&seed=7&picks=00"
TAKE = re.compile(r'name="picks" value="(\w+)"\s+aria-label="Take ([^"]+)"')


def test_a_booster_and_the_picks_are_sorted_while_drafting(client: FlaskClient) -> None:
    page = client.get(DRAFT).text
    usual = TAKE.findall(page)
    by_name = client.get(ways(page)["By name"]).text
    offered = TAKE.findall(by_name)
    names = [html.unescape(name) for _, name in offered]
    assert names == sorted(names)
    assert offered != usual
    assert set(offered) == set(usual)
    cards = client.get(ways(by_name)["Cards"]).text
    assert cards.count('<article class="card ') == len(usual) + 2
    # The next booster is shown the same way.
    assert '<input type="hidden" name="by" value="name">' in cards
    assert '<input type="hidden" name="show" value="cards">' in cards
