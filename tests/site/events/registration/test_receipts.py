"""The receipt of a list as a signed file and as a PDF, and the page that verifies it."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from flask import Flask
from pypdf import PdfReader
from werkzeug.datastructures import FileStorage

from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, hand_in_with_open_line, versions


@pytest.fixture
def desk(app: Flask) -> Desk:
    return make_event(app, opens_lists="y")


def test_the_signed_file_is_verified_on_the_page(desk: Desk) -> None:
    player = desk.enter("Čiril Žižek")
    path = hand_in(player)
    signed = player.client.get(f"{path}.json")
    assert signed.content_type == "application/json"
    stored = versions(desk)[0]
    assert json.loads(signed.text)["receipt"]["list"]["hash"] == stored.hash
    assert player.client.get(f"{path}.json").data == signed.data
    everybody = desk.app.test_client()
    page = everybody.post("/receipts", data={"receipt": signed.text})
    assert "<b>Genuine.</b>" in page.text
    upload = FileStorage(io.BytesIO(signed.data), "receipt.json")
    page = everybody.post("/receipts", data={"file": upload}, content_type="multipart/form-data")
    assert "<b>Genuine.</b>" in page.text
    changed = signed.text.replace("Čiril Žižek", "Somebody")
    page = everybody.post("/receipts", data={"receipt": changed})
    assert "<b>Not a genuine receipt of this site.</b>" in page.text
    assert "the player, when and how the list was handed in" in page.text
    key = json.loads(signed.text)["public_key"]
    assert key in everybody.get("/receipts").text
    assert key in everybody.get("/receipts/keys.json").text
    assert key in player.client.get(path).text


def test_a_site_that_has_signed_nothing_knows_no_key(desk: Desk) -> None:
    player = desk.enter("Ada")
    signed = player.client.get(f"{hand_in(player)}.json").text
    (Path(desk.app.instance_path) / "receipt_keys.json").unlink()
    page = desk.app.test_client().post("/receipts", data={"receipt": signed}).text
    assert "<b>Not a genuine receipt of this site.</b>" in page
    assert "This site has not signed any receipts yet, so it knows no key." in page
    assert "This key is unknown" in page


@pytest.mark.parametrize("content", ["", "4 Scout", '{"format": "threshold-receipt"}'])
def test_what_is_no_receipt_is_refused_and_stays_in_the_field(desk: Desk, content: str) -> None:
    page = desk.client.post("/receipts", data={"receipt": content})
    assert page.status_code == 422
    assert 'role="alert"' in page.text


def test_a_long_list_is_verified_too(desk: Desk, precon: str) -> None:
    player = desk.enter("Player 01")
    signed = player.client.get(f"{hand_in(player, precon, knowingly='yes')}.json").text
    assert len(signed) > 6_000
    assert "<b>Genuine.</b>" in player.client.post("/receipts", data={"receipt": signed}).text


def test_a_pdf_has_the_signed_file_attached(desk: Desk) -> None:
    player = desk.enter("Player 01")
    path = hand_in(player)
    printed = player.client.get(f"{path}.pdf")
    assert printed.content_type == "application/pdf"
    read = PdfReader(io.BytesIO(printed.data))
    assert read.attachments["receipt.json"] == [player.client.get(f"{path}.json").data]
    upload = FileStorage(io.BytesIO(printed.data), "receipt.pdf")
    page = desk.client.post("/receipts", data={"file": upload}, content_type="multipart/form-data")
    assert "<b>Genuine.</b>" in page.text
    text = read.pages[-1].extract_text()
    assert versions(desk)[0].hash in text  # type: ignore[operator]
    assert player.client.get(f"{path}.pdf").data == printed.data


def test_judges_download_the_receipt_of_a_player(desk: Desk) -> None:
    player = desk.enter("Player 01")
    path = hand_in(player)
    entry = re.findall(r"/players/([\w-]{12})\"", desk.get().text)[0]
    judge = desk.link("judge", "Judge 1")
    number = path.rpartition("/")[2]
    theirs = desk.client.get(f"{judge}/players/{entry}/receipt/{number}.json")
    assert theirs.data == player.client.get(f"{path}.json").data
    assert desk.enter("Player 02").get(f"/receipt/{number}.json").status_code == 404


def test_a_list_with_lines_that_are_not_understood_has_a_receipt(desk: Desk) -> None:
    player = desk.enter("Player 01")
    path = hand_in_with_open_line(player, f"{LEGAL}1 Nobody Knows This Card\n")
    signed = player.client.get(f"{path}.json").text
    assert json.loads(signed)["receipt"]["list"]["not_understood"]
    assert "<b>Genuine.</b>" in player.client.post("/receipts", data={"receipt": signed}).text


def test_only_an_address_that_the_owner_stored_is_signed(desk: Desk) -> None:
    player = desk.enter("Ada")
    path = hand_in(player)
    for headers in ({"Host": "evil.example"}, {"X-Forwarded-Host": "evil.example"}):
        signed = player.client.get(f"{path}.json", headers=headers).text
        assert "evil.example" not in signed
        assert json.loads(signed)["receipt"]["event"]["site"] == ""
        page = player.client.post("/receipts", data={"receipt": signed}).text
        assert "<b>Genuine.</b>" in page
        assert "the receipt names no site" in page
    desk.app.config["SITE_ADDRESS"] = "https://desk.example"
    signed = player.client.get(f"{path}.json", headers={"Host": "evil.example"}).text
    assert json.loads(signed)["receipt"]["event"]["site"] == "https://desk.example/"


def test_a_pdf_without_a_receipt_is_refused_in_words(desk: Desk) -> None:
    upload = FileStorage(io.BytesIO(b"%PDF-1.4 nothing"), "receipt.pdf")
    page = desk.client.post("/receipts", data={"file": upload}, content_type="multipart/form-data")
    assert page.status_code == 422
    assert "No receipt was found in this PDF." in page.text
