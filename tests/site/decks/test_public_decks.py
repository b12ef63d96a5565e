"""Public decks: listed by choice, found, liked, copied, reported, and hidden by curators."""

import html
import json
import re
from collections import Counter

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.games import game
from app.site.accounts import store as accounts
from app.site.decks import summaries
from app.site.decks.public.counting import MOST_COUNTED
from app.site.decks.public.store import PAGE, Order, Place, listed, page_of
from app.site.decks.stored_decks import DECKS
from app.tables import Database, Deck, DeckLike, DeckModeration, DeckReport, Role, User, utc_now
from tests.site.subjects import SHADOWFIST, SPOILS, Subject

PASSWORD = "four staples of rage"


@pytest.fixture
def rows(app: Flask) -> Database:
    database: Database = app.extensions["database"]
    return database


def member(app: Flask, name: str, *, mail: bool = True, role: Role = Role.PLAYER) -> FlaskClient:
    """Somebody who is signed in."""
    database: Database = app.extensions["database"]
    made = accounts.add_user(database, name, PASSWORD, role)
    if mail:
        with database.writing() as session:
            session.get_one(User, made.id).mail = f"{name.lower()}@example.org"
    client = app.test_client()
    client.post("/account/sign-in", data={"name": name, "password": PASSWORD})
    return client


@pytest.fixture
def ada(app: Flask) -> FlaskClient:
    return member(app, "Ada")


@pytest.fixture
def bob(app: Flask) -> FlaskClient:
    return member(app, "Bob")


def publish(client: FlaskClient, precon: str = SPOILS.precon, query: str = "") -> str:
    """Make a precon a public deck; return the path of its public page."""
    own = client.post(f"/decks/precon/{precon}{query}").location
    answer = client.post(f"{own}/share", data={"visibility": "published"})
    assert answer.status_code == 303
    return f"/decks/view/{own.rpartition('/')[2]}"


def publish_many(rows: Database, count: int) -> None:
    """Store empty public decks of the first account."""
    with rows.writing() as session:
        for number in range(count):
            session.add(
                Deck(
                    public_id=f"d{number}", edit_key_hash=f"e{number}", read_key=f"r{number}",
                    owner_id=1, visibility="published", name=f"Deck {number}",
                    published_at=utc_now(),
                )
            )  # fmt: skip


def listed_names(client: FlaskClient, path: str = "/spoils/decks") -> list[str]:
    found = re.findall(r"<h3><a href=[^>]*/view/[^>]*>([^<]*)</a></h3>", client.get(path).text)
    return [html.unescape(name) for name in found]


def test_nothing_is_public_unless_its_owner_chose_so(client: FlaskClient, ada: FlaskClient) -> None:
    own = ada.post(f"/decks/precon/{SPOILS.precon}").location
    address = f"/decks/view/{own.rpartition('/')[2]}"
    assert listed_names(client) == []
    assert client.get(address).status_code == 404
    ada.post(f"{own}/share", data={"visibility": "published"})
    assert len(listed_names(client)) == 1
    assert client.get(address).status_code == 200
    for visibility in ("link", "private"):
        ada.post(f"{own}/share", data={"visibility": visibility})
        assert listed_names(client) == []
        assert client.get(address).status_code == 404


def test_a_deck_published_by_an_earlier_release_is_not_listed(
    client: FlaskClient, ada: FlaskClient, rows: Database
) -> None:
    address = publish(ada)
    with rows.writing() as session:
        session.exec(select(Deck)).one().published_at = None
    assert listed_names(client) == []
    assert client.get(address).status_code == 200


def test_only_the_owner_decides_whether_a_deck_is_public(
    app: Flask, client: FlaskClient, ada: FlaskClient, rows: Database
) -> None:
    free = client.post("/decks/new").location
    assert client.post(f"{free}/share", data={"visibility": "published"}).status_code == 404
    own = publish(ada).replace("view", "own")
    fresh = ada.post(f"{own}/links").text
    edit = re.search(r"/decks/edit/[\w-]+", fresh)[0]  # type: ignore[index]
    for visibility in ("link", "published"):
        answer = app.test_client().post(f"{edit}/share", data={"visibility": visibility})
        assert answer.status_code == 404
    assert len(listed_names(client)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("about", [SPOILS, SHADOWFIST], ids=lambda about: about.key)
def test_every_condition_that_the_page_offers_can_be_asked(
    client: FlaskClient, ada: FlaskClient, about: Subject
) -> None:
    publish(ada, about.precon, about.query)
    path = f"/{about.key}/decks"
    assert len(listed_names(client, path)) == 1
    offered = re.findall(r'href="([^"]*\?q=[^"]*)"', client.get(path).text)
    addresses = [html.unescape(address) for address in offered if address.startswith(path)]
    assert len(addresses) > 10
    found = {address: listed_names(client, address) for address in addresses}
    assert any(found.values())
    assert not all(found.values())
    for address in addresses:
        assert "No search was run" not in client.get(address).text


def test_the_list_is_searched_in_the_language_for_decks(
    client: FlaskClient, ada: FlaskClient
) -> None:
    publish(ada, "starter-arcanist-warlord")
    publish(ada, "new-player-banker")
    both = listed_names(client)
    assert len(both) == 2
    assert listed_names(client, "/spoils/decks?q=[[trade:banker]]>=10") == both[:1]
    assert listed_names(client, "/spoils/decks?q=[[trade:warlord]]>=10") == both[1:]
    page = client.get("/spoils/decks?q=[[trade:")
    assert page.status_code == 200
    assert "No search was run" in page.text


def test_pages_go_on_where_the_last_one_ended(
    app: Flask, client: FlaskClient, ada: FlaskClient, rows: Database
) -> None:
    with app.test_request_context("/spoils/decks"):
        publish_many(rows, 2 * PAGE + 5)
        with rows.writing() as session:
            session.add(DeckLike(deck_id=3, user_id=1))
        for order in Order:
            seen: list[int] = []
            after: Place | None = None
            with rows.reading() as session:
                for _ in range(3):
                    page = page_of(session, listed(), game("spoils"), order, after, None, None)
                    seen += [public.deck.id for public in page.decks]
                    after = page.following
            assert after is None
            assert sorted(seen) == list(range(1, 2 * PAGE + 6))
            first = 3 if order is Order.LIKED else 2 * PAGE + 5
            assert seen[0] == first
    assert client.get("/spoils/decks?after=x&order=odd").status_code == 200


@pytest.mark.parametrize("query", ["", "&q=deck"])
@pytest.mark.parametrize("order", Order)
def test_each_page_says_which_of_how_many_decks_it_shows(
    client: FlaskClient, ada: FlaskClient, rows: Database, order: Order, query: str
) -> None:
    publish_many(rows, 2 * PAGE + 5)
    address: str | None = f"/spoils/decks?order={order}{query}"
    told = []
    while address is not None:
        page = client.get(address).text
        assert f"<h2>{2 * PAGE + 5} decks</h2>" in page
        told += re.findall(r"<span>(\d+ to \d+ of \d+)</span>", page)
        following = re.search(r'rel="next" href="([^"]*)">Next (\d+)<', page)
        told += [following[2]] if following else []
        address = html.unescape(following[1]) if following else None
    assert told == ["1 to 20 of 45", "20", "21 to 40 of 45", "5", "41 to 45 of 45"]


def test_a_list_that_was_not_counted_whole_says_no_numbers(
    client: FlaskClient, ada: FlaskClient, rows: Database
) -> None:
    publish_many(rows, MOST_COUNTED + 1)
    assert "1 to 20 of 201" in client.get("/spoils/decks").text
    page = client.get("/spoils/decks?q=deck").text
    assert "<h2>Matching decks</h2>" in page
    assert "More decks" in page


def test_an_account_with_a_confirmed_address_has_one_like(
    app: Flask, client: FlaskClient, ada: FlaskClient, bob: FlaskClient, rows: Database
) -> None:
    address = publish(ada)

    def likes() -> int:
        with rows.reading() as session:
            return len(session.exec(select(DeckLike)).all())

    assert client.post(f"{address}/like", data={"is_liked": "yes"}).status_code == 404
    for who in (ada, member(app, "Cat", mail=False)):
        who.post(f"{address}/like", data={"is_liked": "yes"})
        assert likes() == 0
    for _ in range(2):
        bob.post(f"{address}/like", data={"is_liked": "yes"})
        assert likes() == 1
    assert "Take back your like" in bob.get(address).text
    bob.post(f"{address}/like", data={"is_liked": "no"})
    assert likes() == 0


def test_a_copy_credits_the_original_and_shows_what_differs(
    client: FlaskClient, ada: FlaskClient, bob: FlaskClient
) -> None:
    address = publish(ada)
    copy = bob.post(f"{address}/copy").location
    page = bob.get(f"{copy}/original").text
    assert f'href="{address}"' in page
    assert "Nothing was changed." in page
    assert f"{copy}/original" in bob.get(f"{copy}/history").text
    assert "copied by 1 account" in client.get(address).text
    ada.post(f"{address.replace('view', 'own')}/share", data={"visibility": "private"})
    assert bob.get(f"{copy}/original").status_code == 404


def test_an_author_has_a_page_while_a_deck_is_public(client: FlaskClient, app: Flask) -> None:
    author = member(app, "Ada / Lovelace")
    path = "/spoils/decks/by/Ada%20/%20Lovelace"
    assert client.get(path).status_code == 404
    address = publish(author)
    assert len(listed_names(client, path)) == 1
    assert "by/Ada" in client.get(address).text
    author.post(f"{address.replace('view', 'own')}/share", data={"visibility": "private"})
    assert client.get(path).status_code == 404


def test_a_reported_deck_is_hidden_with_a_reason_and_shown_again(
    app: Flask, client: FlaskClient, ada: FlaskClient, bob: FlaskClient, rows: Database
) -> None:
    curator, address = member(app, "Cur", role=Role.CURATOR), publish(ada)
    assert bob.post(f"{address}/report", data={"text": ""}).status_code == 400
    assert bob.post(f"{address}/report", data={"text": "x" * 501}).status_code == 400
    for words in ("rude", "very rude"):
        assert bob.post(f"{address}/report", data={"text": words}).status_code == 303
    page = curator.get("/decks/reports").text
    assert "very rude" in page
    assert bob.get("/decks/reports").status_code == 404
    assert curator.post(f"{address}/decide", data={"decision": "hide"}).status_code == 400
    for decision, status in (("hide", 404), ("show", 200)):
        data = {"decision": decision, "reason": f"reason to {decision}"}
        assert bob.post(f"{address}/decide", data=data).status_code == 404
        assert curator.post(f"{address}/decide", data=data).status_code == 303
        assert client.get(address).status_code == status
        assert curator.get(address).status_code == 200
        assert len(listed_names(client)) == (status == 200)
        is_told = "reason to hide" in ada.get(f"{address.replace('view', 'own')}/share").text
        assert is_told == (decision == "hide")
    assert "very rude" not in curator.get("/decks/reports").text
    with rows.reading() as session:
        kept = session.exec(select(DeckModeration).order_by(DeckModeration.id)).all()  # type: ignore[arg-type]
        assert [one.decision for one in kept] == ["hide", "show"]
        assert session.exec(select(DeckReport)).one().settled_at is not None


def test_the_export_has_my_likes_and_reports_and_nobody_elses(
    ada: FlaskClient, bob: FlaskClient
) -> None:
    address = publish(ada)
    bob.post(f"{address}/like", data={"is_liked": "yes"})
    bob.post(f"{address}/report", data={"text": "rude"})
    ours = json.loads(bob.get("/account/export").text)
    assert len(ours["deck_likes"]) == len(ours["deck_reports"]) == 1
    theirs = json.loads(ada.get("/account/export").text)
    assert theirs["deck_likes"] == theirs["deck_reports"] == []
    assert theirs["decks"][0]["published_at"]


def test_with_the_account_its_decks_and_likes_go(
    client: FlaskClient, ada: FlaskClient, bob: FlaskClient, rows: Database
) -> None:
    address, theirs = publish(ada), publish(bob)
    ada.post(f"{theirs}/like", data={"is_liked": "yes"})
    bob.post(f"{address}/like", data={"is_liked": "yes"})
    ada.post("/account/delete", data={"password": PASSWORD})
    assert client.get(address).status_code == 404
    assert len(listed_names(client)) == 1
    with rows.reading() as session:
        assert session.exec(select(DeckLike)).all() == []
        assert summaries.matching(session, DECKS.c.owner_id == 1) == []


def test_each_offered_condition_says_how_many_decks_it_would_leave(
    client: FlaskClient, ada: FlaskClient
) -> None:
    shipped = _left(client.get("/spoils/decks").text)
    narrowed = _link(client.get("/spoils/decks").text, "Rogue")
    shipped_narrowed = _left(client.get(narrowed).text)
    for precon in ("first-edition-warlord", "first-edition-rogue", "seed-1-rogue"):
        publish(ada, precon)
    left = _left(client.get("/spoils/decks").text) - shipped
    assert (left["Rogue"], left["Banker"], left["Limited"]) == (2, 0, 0)
    assert len(listed_names(client, narrowed)) == 2
    left = _left(client.get(narrowed).text) - shipped_narrowed
    assert (left["Rogue"], left["Warlord"], left["Limited"]) == (2, 1, 0)
    assert not _left(client.get("/spoils/decks?q=[[").text)


def test_a_script_gets_the_conditions_with_the_results(client: FlaskClient) -> None:
    part = client.get("/spoils/decks?q=sead", headers={"X-Fragment": "results"}).text
    assert "q=sead+valid%3Ayes" in part
    assert "No decks match" in part


def test_of_two_conditions_of_a_kind_either_holds_and_each_can_be_removed(
    client: FlaskClient, ada: FlaskClient
) -> None:
    for precon in ("first-edition-warlord", "first-edition-rogue", "new-player-banker"):
        publish(ada, precon)
    rogue = _link(client.get("/spoils/decks?q=edition").text, "Rogue")
    assert len(listed_names(client, rogue)) == 1
    either = _link(client.get(rogue).text, "Warlord")
    assert len(listed_names(client, either)) == 2
    page = client.get(either).text
    assert "Any of those chosen" in page
    removed = {
        words.strip(): html.unescape(address)
        for address, words in re.findall(r'<li><a href="([^"]+)">([^<]+)<svg', page)
    }
    assert set(removed) == {
        "with a name containing “edition”", "Trade: Rogue", "Trade: Warlord"
    }  # fmt: skip
    assert len(listed_names(client, removed["Trade: Rogue"])) == 1
    assert listed_names(client, removed["Trade: Warlord"]) == listed_names(client, rogue)
    both_kinds = _link(page, "Legal")
    assert "Any of those chosen" in client.get(both_kinds).text
    assert len(listed_names(client, both_kinds)) <= 2


def test_a_deck_in_progress_has_its_own_condition(client: FlaskClient, ada: FlaskClient) -> None:
    shipped = _left(client.get("/spoils/decks").text)
    publish(ada, "starter-arcanist-warlord")
    publish(ada, "seed-1-rogue")
    left = _left(client.get("/spoils/decks").text) - shipped
    assert (left["Legal"], left["In progress"], left["Illegal"]) == (1, 1, 0)
    assert shipped["In progress"] == 0  # what is sold with few cards is nobody's work in progress
    assert listed_names(client, "/spoils/decks?q=valid:unfinished") == ["Seed 1: Rogue"]


@pytest.mark.parametrize("has_account", [True, False])
def test_decks_are_found_that_can_be_built_from_a_collection(
    app: Flask, client: FlaskClient, ada: FlaskClient, has_account: bool
) -> None:
    publish(ada, "starter-arcanist-warlord")
    publish(ada, "new-player-banker")
    visitor = member(app, "Bob") if has_account else client
    page = visitor.get("/spoils/decks").text
    assert "Count your cards" in page
    assert "I own every card" not in page
    assert "needs your collection" in visitor.get("/spoils/decks?q=missing%3D0").text
    edit = visitor.post("/decks/precon/new-player-banker").location
    deck = visitor.get(f"{edit}/files/txt", follow_redirects=True).text
    asked = visitor.post("/spoils/collection/import", data={"list": deck}).text
    seen = re.search(r'name="seen" value="([^"]+)"', asked)
    assert seen is not None
    confirmed = {"list": deck, "seen": seen[1], "sure": "yes"}
    assert visitor.post("/spoils/collection/import", data=confirmed).status_code == 303
    left = _left(visitor.get("/spoils/decks").text)
    assert (left["I own every card"], left["At most 5 missing"]) == (2, 2)
    build = _link(visitor.get("/spoils/decks").text, "I own every card")
    assert listed_names(visitor, build) == ["New Player Starter: Banker"]


def _link(page: str, words: str) -> str:
    """The URL of the condition with these words."""
    link = re.search(
        rf'href="([^"]+)"[^>]*>(?:(?!</a>).)*<span>{re.escape(words)}</span>', page, re.DOTALL
    )
    assert link is not None
    return html.unescape(link[1])


def _left(page: str) -> Counter[str]:
    """The numbers beside the conditions, by their words."""
    found = re.findall(r'<span>([^<]+)</span>\s*<small class="narrow-count">(\d+)', page)
    return Counter({html.unescape(words): int(left) for words, left in found})


@pytest.mark.parametrize(
    ("key", "posted", "query"),
    [
        ("spoils", "Super Shiny Dethmurder of DOOM", "dethmurder"),
        ("shadowfist", "Secret Fire", "secret"),
    ],
)
def test_tournament_decks_and_precons_are_the_first_public_decks(
    client: FlaskClient, key: str, posted: str, query: str
) -> None:
    page = html.unescape(client.get(f"/{key}/decks").text)
    assert posted in page
    found = html.unescape(client.get(f"/{key}/decks", query_string={"q": query}).text)
    assert "1 deck from tournaments and boxes" in found
    assert "source</a>" in found
    assert "as posted</summary>" in found
    address = re.search(r'<h3><a href="([^"]+)">', found)
    assert address
    listed = client.get(address[1]).text
    assert re.search(r'class="stamp legal"', listed)
    copied = re.search(r'action="(/decks/precon/[^"]+)"', found)
    assert copied
    assert client.post(copied[1]).status_code == 303
