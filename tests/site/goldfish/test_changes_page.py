"""The page of one more and one fewer of each card: nothing by looking, some by each request."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

from app.games import link_texts
from app.games.capabilities.card_changes import Tried
from app.games.spoils.engine import RULES_VERSION
from app.games.spoils.solo import trials
from app.site.goldfish.report import changes_view
from app.site.platform.workers.expensive_work import BusyError, current_queue
from app.site.platform.workers.worker_pool import WorkerPool

PAGE = "/spoils/goldfish/precon/seed-1-rogue/changes"
FEW = {"games": "10000"}


def measured_of(page: str) -> tuple[int, int]:
    found = re.search(r"<b>(\d+)</b> of (\d+) exchanges", page)
    assert found, page
    return int(found[1]), int(found[2])


def test_nothing_is_measured_by_looking(client: FlaskClient) -> None:
    for _ in range(2):
        page = client.get(PAGE, query_string=FEW).text
        assert measured_of(page) == (0, 702)
        assert "Change of the kill turn" not in page


def test_each_request_measures_some_and_the_rest_can_wait(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes_view, "SECONDS", 0.3)
    answer = client.post(PAGE, data=FEW)
    assert answer.status_code == 303
    done, wanted = measured_of(client.get(answer.headers["Location"]).text)
    assert 0 < done < wanted
    answer = client.post(PAGE, data=FEW, headers={"X-Fragment": "results"})
    assert "<html" not in answer.text
    assert measured_of(answer.text)[0] > done


@pytest.mark.slow
def test_when_all_is_measured_the_referee_tries_what_promises_most_and_holds_no_slot(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    slots_taken = []

    def run(pool: WorkerPool, who: str, do: Callable[..., Tried], *args: object) -> Tried:
        slots_taken.append(current_queue().running)
        return do(*args)

    monkeypatch.setattr(WorkerPool, "run", run)
    monkeypatch.setattr(changes_view, "SECONDS", 60)
    monkeypatch.setattr(trials, "SHUFFLES", changes_view.SHUFFLES)
    page = client.get(client.post(PAGE, data=FEW).headers["Location"]).text
    assert measured_of(page) == (702, 702)
    assert page.count('<th scope="row">') > 27 + 3
    for subject in ("One card for another", "Number and split of staples"):
        assert f">{subject}</th>" in page
    assert "Wait for the referee" in page
    assert "data-done" not in page
    while "data-done" not in page:
        page = client.get(client.post(PAGE, data=FEW).headers["Location"]).text
    assert set(slots_taken) == {0}
    assert "Wait for the referee" not in page
    assert ("against=change" in page) == ("faster there, too" in page)
    assert ("<b>Nothing.</b>" in page) != ("faster there, too" in page)


@pytest.mark.slow
def test_who_finds_all_processes_busy_is_told_to_ask_again(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*args: object) -> Tried:
        raise BusyError(3)

    monkeypatch.setattr(changes_view, "SECONDS", 60)
    monkeypatch.setattr(WorkerPool, "run", busy)
    data = {**FEW, "seed": "2"}
    answer = client.post(PAGE, data=data)
    by_script = client.post(PAGE, data=data, headers={"X-Fragment": "results"})
    assert (answer.status_code, by_script.status_code) == (503, 202)
    assert by_script.headers["X-Place"] == "3"


def test_the_report_leads_to_the_page_with_its_settings(client: FlaskClient) -> None:
    report = client.get("/spoils/goldfish/precon/seed-1-rogue/report?order=second&games=2000").text
    assert f'href="{PAGE}?order=second"' in report


def test_what_cannot_be_measured_is_said(client: FlaskClient) -> None:
    wrong = client.get(PAGE, query_string={"seed": "x"})
    assert wrong.status_code == 422
    assert "Seed" in wrong.text
    refused = client.post(PAGE, data={"games": "7"}, headers={"X-Fragment": "results"})
    assert refused.status_code == 422
    assert "Not a valid choice" in refused.text


def test_a_game_without_a_kill_turn_has_no_such_page(client: FlaskClient) -> None:
    index = client.get("/shadowfist/goldfish").text
    precon = re.search(r'value="(?:precon/)?([^"]+)"[^>]*>', index)
    assert precon
    keys = re.findall(r"precon/([a-z0-9-]+)", index) or re.findall(
        r'<option value="([a-z0-9-]+)"', index
    )
    assert client.get(f"/shadowfist/goldfish/precon/{keys[0]}/changes").status_code == 404


def test_the_page_of_a_hand_compares_choices_in_turns_when_asked(client: FlaskClient) -> None:
    hand = "/spoils/goldfish/precon/seed-1-rogue/hand"
    plain = client.get(f"{hand}?seed=4417").text
    assert f'href="{hand}/turns?' in plain
    assert "turns lost" not in plain
    measured = client.get(f"{hand}/turns?seed=4417").text
    assert "turns earlier" in measured
    assert "swift-2 does this" in measured
    back = re.findall(r"hand/turns\?[^\"]*?((?:&amp;back=\d)+)", measured)
    assert back
    assert measured.count(" turns lost") >= 6
    chosen = client.get(f"{hand}/turns?seed=4417" + back[0].replace("&amp;", "&")).text
    assert chosen.count("checked data-order-at") == back[0].count("back")


SHOWN = "/spoils/goldfish/precon/first-edition-warlord/changes/game"


def changed_places() -> str:
    """Six of the deck's first cards, replaced on the first shuffle that trials play."""
    swaps = [f"{place} Plodding Brute" for place in range(20, 50, 5)]
    return link_texts.packed("\n".join([str(trials.NUMBERS[0]), *swaps]))


def test_a_measured_game_is_shown_with_and_without_the_change(client: FlaskClient) -> None:
    named = {"pair": changed_places(), "rules": RULES_VERSION}
    page = client.get(SHOWN, query_string=named).text
    assert "Where the two games part" in page
    assert "Of the pairs measured, this one gained most." in page
    assert page.count("It ends in Turn") == 2
    assert page.count("You won") >= 2
    assert re.search(r'aria-current="true">\s*With the change', page)
    other = re.search(r'<a class="button small" href="([^"]+without=1[^"]*)"', page)
    assert other
    without = client.get(html.unescape(other[1])).text
    assert re.search(r'aria-current="true">\s*Without', without)
    assert 'name="without" value="1"' in without
    start = client.get(SHOWN, query_string={**named, "at": "0"}, headers={"X-Fragment": "table"})
    assert "Before the first turn" in start.text
    assert "<html" not in start.text


def test_a_link_to_a_game_that_was_not_measured_is_refused(client: FlaskClient) -> None:
    assert client.get(SHOWN, query_string={"pair": "%%"}).status_code == 404
    refused = client.get(SHOWN, query_string={"pair": link_texts.packed("5\n3 Scout")})
    assert refused.status_code == 422
    assert "names no game that was played to measure a change" in refused.text
    assert "/report" in refused.text
