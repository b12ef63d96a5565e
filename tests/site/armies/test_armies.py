"""Armies of an account: saved, named, renamed, opened, copied, matched and deleted over HTTP."""

import json
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import select

from app.site.armies import store
from app.tables import Army, Database, User
from tests.games.terrus.examples import FRONT_ROW
from tests.site.battles.walking import on, opened, words
from tests.support.site import website

PASSWORD = "four staples of rage"
HILL_FOLK = "army: Ada, vitae 8\n  row 1: Farm 3, clade\n  2 Wolf 2/2 @ Farm\n"
RAIDERS = "army: Eve\n# on loan\n  Boar 3/3\n  Elk 4/4 fatigued\n"
ARMIES = "/terrus/armies"


@pytest.fixture
def rows(app: Flask) -> Database:
    database = app.extensions["database"]
    assert isinstance(database, Database)
    return database


@pytest.fixture
def ada(app: Flask) -> FlaskClient:
    return signed_up(app, "Ada")


def signed_up(app: Flask, name: str) -> FlaskClient:
    client = app.test_client()
    client.post("/account/sign-up", data={"name": name, "password": PASSWORD})
    return client


def saved(client: FlaskClient, name: str, text: str) -> str:
    """The address of a new army."""
    answer = client.post(f"{ARMIES}/new", data={"name": name, "army": text})
    assert answer.status_code == 303, answer.text
    return answer.location


def number_of(address: str) -> str:
    return address.rpartition("/")[2]


def token_of(client: FlaskClient, address: str) -> str:
    """The battle that a page keeps the armies of."""
    found = re.search(r'name="from" value="([^"]+)"', client.get(address).text)
    assert found is not None
    return found[1]


def kept(rows: Database) -> list[tuple[str, str]]:
    """All armies there are, as names and texts."""
    with rows.reading() as session:
        return [(it.name, it.text) for it in session.exec(select(Army).order_by("id"))]


def test_an_army_is_saved_under_a_name_and_listed_with_its_figures(ada: FlaskClient) -> None:
    saved(ada, "  Hill   folk ", HILL_FOLK)
    saved(ada, "Raiders", RAIDERS)
    text = words(ada, ARMIES)
    assert "Hill folk 2 beasts · ATK 4 · 2 locations · vitae 8 Ada" in text
    assert "Raiders 2 beasts · ATK 7 Eve" in text
    assert "2 of at most 200" in text
    assert text.index("Raiders 2 beasts") < text.index("Hill folk 2 beasts")


def test_an_army_opens_as_it_was_written(ada: FlaskClient) -> None:
    page = ada.get(saved(ada, "Raiders", RAIDERS.replace("\n", "\r\n"))).text
    assert f">\n{RAIDERS}</textarea>" in page.replace("\r", "")


def test_an_army_is_renamed_and_changed(ada: FlaskClient, rows: Database) -> None:
    address = saved(ada, "Raiders", RAIDERS)
    form = {"name": "Robbers", "army": HILL_FOLK, "version": "1"}
    assert ada.post(address, data=form).status_code == 303
    assert kept(rows) == [("Robbers", HILL_FOLK)]
    assert "<h1>Robbers</h1>" in ada.get(address).text


def test_what_was_saved_elsewhere_meanwhile_is_not_overwritten_unasked(
    ada: FlaskClient, rows: Database
) -> None:
    address = saved(ada, "Raiders", RAIDERS)
    first = {"name": "Robbers", "army": RAIDERS, "version": "1"}
    assert ada.post(address, data=first).status_code == 303
    late = {"name": "Pirates", "army": HILL_FOLK, "version": "1"}
    answer = ada.post(address, data=late)
    assert answer.status_code == 400
    assert "The army was saved elsewhere meanwhile." in answer.text
    assert 'value="Pirates"' in answer.text
    assert "army: Ada, vitae 8" in answer.text
    assert kept(rows) == [("Robbers", RAIDERS)]
    again = re.search(r'name="version"[^>]*value="(\d+)"', answer.text)
    assert again is not None
    assert ada.post(address, data=late | {"version": again[1]}).status_code == 303
    assert kept(rows) == [("Pirates", HILL_FOLK)]


def test_an_army_is_copied(ada: FlaskClient, rows: Database) -> None:
    address = saved(ada, "Raiders", RAIDERS)
    assert ada.post(f"{address}/copy").status_code == 303
    assert kept(rows) == [("Raiders", RAIDERS), ("Copy of Raiders", RAIDERS)]


def test_an_army_is_deleted_only_if_the_box_is_ticked(ada: FlaskClient, rows: Database) -> None:
    address = saved(ada, "Raiders", RAIDERS)
    ada.post(f"{address}/delete")
    assert "Nothing was deleted." in words(ada, address)
    assert len(kept(rows)) == 1
    assert ada.post(f"{address}/delete", data={"sure": "yes"}).location == ARMIES
    assert "Raiders was deleted." in words(ada, ARMIES)
    assert kept(rows) == []


def test_two_armies_meet_in_a_battle(ada: FlaskClient) -> None:
    attacker, defender = saved(ada, "Hill folk", HILL_FOLK), saved(ada, "Home", HILL_FOLK)
    asked = f"?attacker={number_of(attacker)}&defender={number_of(defender)}"
    answer = ada.get(f"{ARMIES}/battle{asked}")
    assert answer.status_code == 303
    text = words(ada, answer.location)
    assert "Farm DEF 3" in text
    assert "Wolf#1 2/2" in text
    form = ada.get(f"/terrus/battle?from={answer.location.rpartition('/')[2]}").text
    assert 'name="filled"' in form, "the attacker has no city, so the form holds the battle"


def test_an_army_without_a_city_cannot_defend(ada: FlaskClient) -> None:
    raiders, folk = saved(ada, "Raiders", RAIDERS), saved(ada, "Hill folk", HILL_FOLK)
    defenders = ada.get(ARMIES).text.partition('name="defender"')[2].partition("</select>")[0]
    assert "Hill folk" in defenders
    assert "Raiders" not in defenders
    asked = f"?attacker={number_of(folk)}&defender={number_of(raiders)}"
    answer = ada.get(f"{ARMIES}/battle{asked}")
    assert answer.status_code == 422
    assert "Eve has no city to defend: add a line such as" in answer.text
    assert re.search(rf'value="{number_of(folk)}" selected', answer.text)


def test_armies_too_large_for_one_battle_are_told_so(ada: FlaskClient) -> None:
    many = saved(ada, "Many", HILL_FOLK.replace("2 Wolf", "150 Wolf"))
    asked = f"?attacker={number_of(many)}&defender={number_of(many)}"
    answer = ada.get(f"{ARMIES}/battle{asked}")
    assert answer.status_code == 422
    assert "A battle has at most 200 beasts; this file has 300." in answer.text


def test_the_armies_of_a_battle_are_saved_from_its_page(ada: FlaskClient, rows: Database) -> None:
    battle = {"from": token_of(ada, opened(ada, FRONT_ROW))}
    for role in ("attacker", "defender"):
        assert ada.post(ARMIES, data=battle | {"role": role}).status_code == 303
    (_, attacking), (_, defending) = kept(rows)
    assert attacking == "army: Ann\n  2 Wolf 2/2\n  Boar 3/3\n  Elk 4/4\n  Bear 5/6 fatigued\n"
    city = FRONT_ROW.partition("defender: ")[2]
    assert defending == f"army: {city}"


def test_after_a_battle_wounds_and_losses_are_saved_with_an_army(
    ada: FlaskClient, rows: Database
) -> None:
    address = on(ada, opened(ada, FRONT_ROW), do="best-end")
    ada.post(ARMIES, data={"from": token_of(ada, address), "role": "attacker"})
    ((_, text),) = kept(rows)
    assert "2 Wolf 2/2\n" not in text
    assert "Elk 4/4 fatigued" in text


def test_a_city_without_vitae_is_not_offered_and_not_saved(
    ada: FlaskClient, rows: Database
) -> None:
    lost = "attacker: A\n Ox 9/9\ndefender: B, vitae 3\n row 1: clade\nattack: Ox -> clade\n"
    address = on(ada, opened(ada, lost + "guard: nobody\n"), do="best-end")
    page = ada.get(address).text
    assert "the game is over" in page
    assert "Save A’s army" in page
    assert "Save B’s army" not in page
    battle = {"from": token_of(ada, address), "role": "defender"}
    assert ada.post(ARMIES, data=battle).location == address
    assert "This army cannot be saved: line 1: Vitae must be a whole number" in words(ada, address)
    assert kept(rows) == []


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("", HILL_FOLK, "Give the army a name"),
        ("n" * 101, HILL_FOLK, "A name can have at most 100 characters."),
        ("Hill folk", "", "The file is empty."),
        ("Hill folk", "Wolf 2/2", "line 1: An army begins with a line"),
        ("Hill folk", "army: Ada\nWolf 2/x", "line 2: Wolf: DEF must be a whole number"),
        ("Hill folk", "army: Ada\nattack: Wolf -&gt; Farm", "line 2: An army has beasts"),
        ("Hill folk", "army: Ada\nWolf\0 2/2", "line 2: It contains a NUL character"),
        ("Hill folk", "army: Ada\n" + "x" * 70_000, "at most 65,536"),
    ],
)
def test_what_cannot_be_saved_is_said_and_nothing_entered_is_lost(
    ada: FlaskClient, rows: Database, name: str, text: str, said: str
) -> None:
    answer = ada.post(f"{ARMIES}/new", data={"name": name, "army": text})
    assert answer.status_code == 400
    assert said in answer.text
    assert f'value="{name}"' in answer.text
    assert text.split("\n")[-1][:8].replace("\0", "")[:4] in answer.text
    assert kept(rows) == []


def test_an_account_keeps_so_many_armies_and_no_more(
    ada: FlaskClient, rows: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST", 1)
    address = saved(ada, "Raiders", RAIDERS)
    answer = ada.post(f"{ARMIES}/new", data={"name": "Hill folk", "army": HILL_FOLK})
    assert answer.status_code == 400
    assert "which is the most" in answer.text
    assert "army: Ada, vitae 8" in answer.text
    assert ada.post(f"{address}/copy").location == ARMIES
    assert "which is the most" in words(ada, ARMIES)
    battle = opened(ada, FRONT_ROW)
    form = {"from": token_of(ada, battle), "role": "attacker"}
    assert ada.post(ARMIES, data=form).location == battle
    assert "which is the most" in words(ada, battle)
    assert kept(rows) == [("Raiders", RAIDERS)]


def test_nobody_else_reaches_an_army(app: Flask, ada: FlaskClient, rows: Database) -> None:
    address = saved(ada, "Raiders", RAIDERS)
    mine = number_of(address)
    eve = signed_up(app, "Eve")
    assert "Raiders" not in eve.get(ARMIES).text
    form = {"name": "Mine", "army": RAIDERS, "version": "1", "sure": "yes"}
    assert eve.get(address).status_code == 404
    assert eve.get(f"{ARMIES}/battle?attacker={mine}&defender={mine}").status_code == 404
    for path in (address, f"{address}/copy", f"{address}/delete"):
        assert eve.post(path, data=form).status_code == 404
    assert kept(rows) == [("Raiders", RAIDERS)]


def test_without_an_account_one_is_asked_to_sign_in_and_battles_stay_as_they_are(
    client: FlaskClient,
) -> None:
    assert client.get(ARMIES).location.startswith("/account/sign-in")
    assert "Save Ann’s army" not in client.get(opened(client, FRONT_ROW)).text
    assert client.post(ARMIES, data={"role": "attacker"}).status_code == 404


def test_forms_of_armies_need_their_token(settings: dict[str, object], app: Flask) -> None:
    address = saved(signed_up(app, "Ada"), "Raiders", RAIDERS)
    with website(settings) as made:
        visitor = made.test_client()
        page = visitor.get("/account/sign-in").text
        found = re.search(r'name="csrf_token" value="([^"]+)"', page)
        assert found is not None
        form = {"name": "Ada", "password": PASSWORD, "csrf_token": found[1]}
        assert visitor.post("/account/sign-in", data=form).status_code == 303
        assert visitor.get(address).status_code == 200
        for path in (ARMIES, f"{ARMIES}/new", address, f"{address}/copy", f"{address}/delete"):
            assert visitor.post(path, data={"sure": "yes"}).status_code == 400, path


@pytest.mark.parametrize(
    "asked", ["", "?attacker=1", "?attacker=x&defender=1", f"?attacker={9**99}"]
)
def test_an_address_that_names_no_armies_is_no_page(ada: FlaskClient, asked: str) -> None:
    assert ada.get(f"{ARMIES}/battle{asked}").status_code == 404


def test_an_army_that_cannot_be_read_any_more_is_listed_and_can_be_mended(
    ada: FlaskClient, rows: Database
) -> None:
    address = saved(ada, "Raiders", RAIDERS)
    with rows.writing() as session:
        session.exec(select(Army)).one().text = "army: Eve\nBoar 3/"
    assert "Raiders It cannot be read any more: open it to see why." in words(ada, ARMIES)
    assert "Boar 3/" in ada.get(address).text
    form = {"name": "Raiders", "army": "army: Eve\nBoar 3/", "version": "1"}
    assert "line 2: “Boar 3/” is not understood" in ada.post(address, data=form).text


def test_armies_are_in_the_data_of_an_account_and_go_with_it(
    app: Flask, ada: FlaskClient, rows: Database
) -> None:
    saved(signed_up(app, "Eve"), "Raiders", RAIDERS)
    saved(ada, "Hill folk", HILL_FOLK)
    exported = json.loads(ada.get("/account/export").text)
    assert [(it["name"], it["text"]) for it in exported["armies"]] == [("Hill folk", HILL_FOLK)]
    assert ada.post("/account/delete", data={"password": PASSWORD}).status_code == 303
    with rows.reading() as session:
        assert [user.name for user in session.exec(select(User))] == ["Eve"]
    assert kept(rows) == [("Raiders", RAIDERS)]


def test_the_pages_of_an_account_lead_to_its_armies(ada: FlaskClient) -> None:
    for page in ("/account", "/terrus/"):
        assert f'href="{ARMIES}"' in ada.get(page).text
    assert f'href="{ARMIES}"' in ada.get(opened(ada, FRONT_ROW)).text


def test_a_game_without_battles_has_no_armies(ada: FlaskClient) -> None:
    assert ada.get("/spoils/armies").status_code == 404
