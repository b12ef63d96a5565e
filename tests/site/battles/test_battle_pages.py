"""The pages of battles: nothing is stored, and every address holds its battle."""

import io
import json
import re
from collections.abc import Mapping
from hashlib import sha256
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games import game, link_texts
from app.games.terrus.files.reader import read_battle
from tests.games.terrus.examples import FRONT_ROW
from tests.site.battles.walking import at_the_wounds, on, opened, words

FIELD = re.compile(r'<input class="input[^"]*"[^>]*?name="([^"]+)"[^>]*?value="([^"]*)"')


def test_the_first_page_says_what_battles_are_and_opens_examples(client: FlaskClient) -> None:
    page = client.get("/terrus/").text
    links = re.findall(r'href="(/terrus/battle/[^"]+)"', page)
    assert len(links) == len(game("terrus").battles.needed().examples) == 3
    for link in links:
        assert client.get(link).status_code == 200


@pytest.mark.parametrize("place", range(3))
def test_an_example_can_be_followed_to_its_end_rule_by_rule(
    client: FlaskClient, place: int
) -> None:
    address = re.findall(r'href="(/terrus/battle/[^"]+)"', client.get("/terrus/").text)[place]
    for _ in range(60):
        page = client.get(address).text
        if 'value="best-step"' in page:
            address = on(client, address, do="best-step")
        elif 'name="respond"' in page:
            address = on(client, address, respond="pass")
    text = words(client, address)
    assert "No skirmish is left: the battle ends." in text
    for number in ("16.1", "16.1a", "16.1b", "16.2a", "16.2b", "16.2c"):
        assert f'href="/terrus/rules/terrus16#section-{number}"' in client.get(address).text


def test_what_cannot_be_attacked_names_the_rule(client: FlaskClient) -> None:
    text = words(client, opened(client))
    assert "Hive DEF 2 behind row 1 16.1" in text
    assert "Well DEF 3 only by an effect 16.1" in text
    assert "Bear 5/6 fatigued, takes no part (setting)" in text


def test_rows_count_from_the_front(client: FlaskClient) -> None:
    text = words(client, opened(client))
    assert text.index("Row 1 front") < text.index("Row 2") < text.index("Row 3 behind the clade")


def test_every_page_shows_all_seven_switches(client: FlaskClient) -> None:
    text = words(client, opened(client, **{"set-guards": "many"}))
    for title in ("Burying", "Assigning", "Guards", "Front", "Fatigued beasts", "Priority"):
        assert title in text
    assert "a beast guards as many locations as it may (changed)" in text


def test_the_outcomes_of_a_skirmish_are_exact(client: FlaskClient) -> None:
    text = words(client, at_the_wounds(client))
    assert "Ann: 36 ways to split 7 wounds" in text
    assert "Ram, Owl best 6 8" in text
    assert "Ben: 10 ways to split 3 wounds" in text


def test_other_attacks_are_compared_each_against_its_best_guards(client: FlaskClient) -> None:
    text = words(client, opened(client))
    assert "Best play from here: +7 for Ann. 53 attacks examined." in text
    assert "Elk Wolf#1, Wolf#2, Boar nobody +7" in text


def test_somebody_has_to_attack(client: FlaskClient) -> None:
    answer = client.post(opened(client), data={"q0": "", "q1": ""})
    assert answer.status_code == 422
    assert "Send at least one beast" in answer.text


@pytest.mark.parametrize("fields", [{"q0": "Hive"}, {"q0": "<b>"}, {"fight": "Farm"}])
def test_an_answer_that_is_not_legal_changes_nothing(
    client: FlaskClient, fields: Mapping[str, str]
) -> None:
    assert client.post(opened(client), data=fields).status_code == 422


def test_best_play_to_the_end_reaches_the_value(client: FlaskClient) -> None:
    text = words(client, on(client, opened(client), do="best-end"))
    assert "Result" in text
    assert re.search(r"buried by Ann \d+ buried by Ben \d+", text)


def test_a_battle_is_exported_and_read_again_with_what_was_decided(client: FlaskClient) -> None:
    address = at_the_wounds(client)
    record = client.get(f"{address}/battle.json")
    assert record.mimetype == "application/json"
    assert "attachment" in record.headers["Content-Disposition"]
    assert opened(client, record.text) == address
    assert read_battle(client.get(f"{address}/battle.txt").text).setup.title
    assert client.get(f"{address}/battle.csv").text.startswith("side,kind,name")
    assert client.get(f"{address}/battle.exe").status_code == 404


def filled_form(page: str) -> dict[str, str]:
    """The fields of the form for armies as the page fills them."""
    form = page.partition('name="filled"')[2].partition("</form>")[0]
    found = {name: unescape(value) for name, value in FIELD.findall(form)}
    more = re.search(r'<textarea[^>]*name="more"[^>]*>\n(.*?)</textarea>', form, re.DOTALL)
    assert more is not None
    return {**found, "more": unescape(more[1]), "filled": "yes"}


@pytest.mark.parametrize("place", range(3))
def test_the_form_of_an_example_amounts_to_the_example(client: FlaskClient, place: int) -> None:
    address = re.findall(r'href="(/terrus/battle/[^"]+)"', client.get("/terrus/").text)[place]
    fields = filled_form(client.get(f"/terrus/battle?from={address.rpartition('/')[2]}").text)
    answer = client.post("/terrus/battle", data=fields)
    assert answer.status_code == 303, answer.text
    assert answer.location == address


def test_what_is_filled_in_wrongly_stands_as_text_with_its_lines(client: FlaskClient) -> None:
    fields = filled_form(client.get("/terrus/battle").text)
    answer = client.post("/terrus/battle", data=fields | {"attacker-atk-1": "x"})
    assert answer.status_code == 422
    assert "line 4: Wolf#2: ATK must be a whole number from 0 to 999" in answer.text
    assert "1 Wolf#2 x/2" in answer.text


def test_a_battle_that_the_form_cannot_hold_is_changed_as_text(client: FlaskClient) -> None:
    with_own_city = FRONT_ROW.replace("  2 Wolf", "  row 1: Lair 5\n  2 Wolf")
    address = opened(client, with_own_city)
    page = client.get(f"/terrus/battle?from={address.rpartition('/')[2]}").text
    assert 'name="filled"' not in page
    assert "row 1: Lair 5" in page


def test_a_file_can_be_uploaded(client: FlaskClient) -> None:
    upload = (io.BytesIO(FRONT_ROW.encode()), "battle.txt")
    answer = client.post("/terrus/battle", data={"battle": "", "file": upload})
    assert answer.status_code == 303


def test_what_cannot_be_read_is_said_and_nothing_entered_is_lost(client: FlaskClient) -> None:
    text = FRONT_ROW.replace("Boar 3/3", "Boar 3/x")
    answer = client.post("/terrus/battle", data={"battle": text, "set-front": "all"})
    assert answer.status_code == 422
    assert "line 4: Boar: DEF must be a whole number" in answer.text
    assert "Boar 3/x" in answer.text
    assert re.search(r'<option value="all" selected', answer.text)


@pytest.mark.parametrize(
    ("text", "said"),
    [("Wolf\0 2/2", "a NUL character"), ("x" * 70_000, "at most 65,536"), ("", "empty")],
)
def test_a_text_that_is_no_text_is_refused_in_words(
    client: FlaskClient, text: str, said: str
) -> None:
    answer = client.post("/terrus/battle", data={"battle": text})
    assert answer.status_code == 422
    assert said in answer.text


def test_an_illegal_plan_is_shown_with_its_rules_and_can_be_changed(client: FlaskClient) -> None:
    address = opened(client, FRONT_ROW + "attack: Bear -> Hive\nturn: not passed\n")
    text = words(client, address)
    assert "This battle cannot be played as it is." in text
    assert "Bear is fatigued and cannot attack." in text
    assert "a reading: setting fatigued" in text
    link = re.search(r'href="(/terrus/battle\?from=[^"]+)"', client.get(address).text)
    assert link is not None
    assert "attack: Bear -&gt; Hive" in client.get(link[1]).text


def test_a_simulation_is_bounded_and_the_same_for_a_seed(client: FlaskClient) -> None:
    address = opened(client)
    first, again = (words(client, f"{address}?simulate=spread&seed=4") for _ in range(2))
    assert "200 battles, both rulers playing “spread”, seed 4" in first
    assert first == again
    for broken in ("simulate=best", "simulate=chess", "simulate=uniform&seed=x", "simulate="):
        assert client.get(f"{address}?{broken}").status_code == 200


@pytest.mark.parametrize("token", ["abc", "A" * 7_000, "eJw", "%00", "é"])
def test_a_damaged_link_is_no_page(client: FlaskClient, token: str) -> None:
    assert client.get(f"/terrus/battle/{token}").status_code == 404
    assert client.post(f"/terrus/battle/{token}").status_code == 404


def link_to(text: str, **fields: object) -> str:
    """The address of a battle as another version would have made it."""
    told = json.loads(text) | fields
    return f"/terrus/battle/{link_texts.packed(json.dumps(told))}"


def test_a_link_of_another_version_that_does_not_fit_names_both(client: FlaskClient) -> None:
    record = client.get(f"{opened(client)}/battle.json").text
    for fields, said in (
        ({"rules": 99, "answers": ["dance"]}, "made by version 99 of the rules; this is version 1"),
        ({"rules": 99, "weather": "rain"}, "made by version 99 of the rules; this is version 1"),
        ({"schema": "terrus-battle/2"}, "has the form terrus-battle/2, that of another release"),
    ):
        for ending in ("", "/battle.txt"):
            answer = client.get(link_to(record, **fields) + ending)
            assert answer.status_code == 409
            assert said in answer.text
    assert client.get(link_to(record, answers=["dance"])).status_code == 404


def test_a_link_of_another_version_that_fits_is_shown_and_says_so(client: FlaskClient) -> None:
    record = client.get(f"{opened(client)}/battle.json").text
    text = words(client, link_to(record, rules=99))
    assert "recorded by version 99 of the rules; it is replayed by version 1." in text
    answer = client.post(
        "/terrus/battle", data={"battle": json.dumps({"schema": "terrus-battle/9"})}
    )
    assert answer.status_code == 422
    assert "has the form terrus-battle/9, that of another release" in answer.text


def test_a_token_that_unpacks_to_too_much_is_no_page(client: FlaskClient) -> None:
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 3_000_000, 9)).decode().rstrip("=")
    assert len(bomb) < 6_000
    assert client.get(f"/terrus/battle/{bomb}").status_code == 404


def test_a_battle_too_large_for_a_link_says_so(client: FlaskClient) -> None:
    names = [sha256(bytes([number])).hexdigest()[:58] for number in range(200)]
    lines = "\n".join(f"x{name} 1/1" for name in names)
    text = f"attacker: A\n{lines}\ndefender: B, vitae 9\n row 1: clade"
    answer = client.post("/terrus/battle", data={"battle": text})
    assert answer.status_code == 422
    assert "too large for a link" in answer.text


def test_two_hundred_beasts_fit_into_a_link_and_what_cannot_be_solved_says_so(
    client: FlaskClient,
) -> None:
    lines = "\n".join(f"Ant{number} {number % 9}/{number % 7}" for number in range(200))
    text = f"attacker: A\n{lines}\ndefender: B, vitae 9\n row 1: clade, L 3, M 4"
    assert "too large to be solved" in words(client, opened(client, text))


def test_nothing_that_a_page_shows_can_be_markup(client: FlaskClient) -> None:
    text = "battle: <script>x</script>\n" + FRONT_ROW.replace("battle: Battle for", "# ")
    page = client.get(opened(client, text)).text
    assert "<script>x" not in page
    assert "&lt;script&gt;x" in page


def test_forms_need_their_token(settings: dict[str, object]) -> None:
    from tests.support.site import website

    with website(settings) as made:
        visitor = made.test_client()
        assert visitor.post("/terrus/battle", data={"battle": FRONT_ROW}).status_code == 400


def test_a_game_without_battles_has_no_such_pages(client: FlaskClient) -> None:
    answer = client.get("/spoils/battle")
    assert answer.status_code == 404
    assert "The Spoils has no battles." in answer.text


def test_battles_have_no_decks_cards_or_events_in_their_navigation(client: FlaskClient) -> None:
    page = client.get("/terrus/").text
    navigation = page.partition('<nav class="nav"')[2].partition("</nav>")[0]
    assert re.findall(r'href="([^"]+)"', navigation) == ["/terrus/games", "/terrus/rules"]
    assert 'role="search"' not in page


@pytest.mark.parametrize("path", ["cards", "formats", "findings", "goldfish", "collection"])
def test_what_terrus_lacks_says_so(client: FlaskClient, path: str) -> None:
    answer = client.get(f"/terrus/{path}")
    assert answer.status_code in (302, 404)
    assert answer.status_code == 302 or "TERRUS has no " in answer.text


def test_the_page_of_rules_has_all_statements_with_tests(client: FlaskClient) -> None:
    page = client.get("/terrus/rules", follow_redirects=True).text
    assert len(re.findall(r'class="rule-line" id="T\.\d\d"', page)) == 25
    lines = game("terrus").rulebook.needed().lines("terrus16")
    assert [line.number for line in lines if not line.tests] == []
    assert 'id="section-16.2b"' in page


def test_all_exports_hold_the_same_armies(client: FlaskClient) -> None:
    address = opened(client)
    texts = [client.get(f"{address}/battle.{form}").text for form in ("txt", "csv", "json")]
    armies = {
        (read_battle(text).setup.attacker, read_battle(text).setup.defender) for text in texts
    }
    assert len(armies) == 1
    assert json.loads(texts[2])["answers"] == []


def test_the_site_keeps_nothing_of_a_battle(app: Flask, client: FlaskClient) -> None:
    from sqlalchemy import inspect, text

    def rows() -> dict[str, int]:
        engine = app.extensions["database"].engine
        with engine.connect() as connection:
            return {
                table: connection.execute(text(f'SELECT count(*) FROM "{table}"')).scalar_one()
                for table in inspect(engine).get_table_names()
            }

    before = rows()
    at_the_wounds(client)
    assert rows() == before
