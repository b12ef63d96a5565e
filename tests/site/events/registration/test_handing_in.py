"""A list is handed in by link, file and deck; what stands is proved by a receipt."""

from __future__ import annotations

import html
import io
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage

from app.games.spoils.decklists import Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import short_hash
from app.games.tabletop.decklists.editing import copies_of
from app.site.events.stored_lists import decklist_of
from app.site.platform.request.incoming import RECEIVED
from app.tables import LogEntry, utc_now
from tests.sheets.reading import pages_of
from tests.site.events.conftest import PASSWORD, Desk, Player, make_event
from tests.site.events.desk_actions import LEGAL, entry, hand_in, versions


def log(desk: Desk) -> list[tuple[str, str]]:
    with desk.database.reading() as session:
        found = session.exec(select(LogEntry).order_by(LogEntry.id))  # type: ignore[arg-type]
        return [(line.by_name, line.action) for line in found]


@pytest.fixture
def player(desk: Desk) -> Player:
    return desk.enter("Player 01")


def test_a_legal_list_stands_at_once_and_has_a_receipt(desk: Desk, player: Player) -> None:
    before = utc_now()
    receipt = player.client.get(hand_in(player)).text
    (stored,) = versions(desk)
    assert stored.hash
    assert stored.verdict == "legal"
    assert before <= stored.received_at <= utc_now()
    assert stored.hash in receipt
    assert short_hash(stored.hash) in receipt
    assert stored.stamp["catalogue"] in receipt
    assert f"{stored.received_at:%Y-%m-%d %H:%M:%S}" in receipt
    assert " CE" in receipt
    assert log(desk)[-1] == ("Player 01", "handed_in")


def test_only_checking_stores_nothing(desk: Desk, player: Player) -> None:
    answer = player.post("/hand-in", list=LEGAL, do="check")
    assert "Checked, not handed in" in answer.text
    assert versions(desk) == []


def test_a_list_comes_as_a_file_too(desk: Desk, player: Player) -> None:
    hand_in(player, "", file=FileStorage(io.BytesIO(LEGAL.encode()), "mine.txt"))
    assert versions(desk)[0].source == "file mine.txt"


def test_notes_and_considered_cards_stay_with_the_player(
    desk: Desk, player: Player, catalogue: Catalogue
) -> None:
    text = "// Title\n// my secret plan\n" + LEGAL + "\nConsidering:\n2 Gnat\n"
    deck = DECK_FILES.read(text, catalogue).decklist
    assert deck is not None
    assert deck.in_zone(Zone.CONSIDERING)
    hand_in(player, text)
    (stored,) = versions(desk)
    everything = stored.model_dump_json()
    assert "Gnat" not in everything
    assert "secret plan" not in everything
    assert decklist_of(stored, catalogue).size == 75


def test_an_illegal_list_is_taken_only_knowingly(desk: Desk, player: Player) -> None:
    illegal = LEGAL.replace("4 Scout", "5 Scout")
    answer = player.post("/hand-in", list=illegal, do="hand_in")
    assert answer.status_code == 422
    assert "nothing was saved" in answer.text
    assert "5 Scout" in answer.text
    assert versions(desk) == []
    hand_in(player, illegal, knowingly="yes")
    assert versions(desk)[0].verdict == "illegal"
    assert "103.1c" in player.get().text


def test_an_event_for_legal_lists_only_takes_no_other(desk: Desk, player: Player) -> None:
    desk.change(may_be_illegal=False)
    answer = player.post("/hand-in", list="4 Scout", do="hand_in", knowingly="yes")
    assert answer.status_code == 422
    assert "accepts only legal lists" in answer.text


def test_a_line_that_is_not_understood_offers_what_may_be_meant(desk: Desk, player: Player) -> None:
    answer = player.post("/hand-in", list=LEGAL + "3 Quotidian asassination\n", do="hand_in")
    assert "Quotidian Assassination" in answer.text
    assert "Some lines are not understood, so nothing was saved" in answer.text
    assert versions(desk) == []
    text = LEGAL.replace("31 Obsession", "28 Obsession") + "3 Quotidian asassination\n"
    hand_in(player, text, **{"line-5": "Quotidian Assassination", "copies-5": "3"})
    assert "3 Quotidian Assassination" in versions(desk)[0].list_text
    assert versions(desk)[0].verdict == "legal"


def test_lines_that_are_declared_no_cards_are_named_on_the_receipt(
    desk: Desk, player: Player
) -> None:
    prose = "\nThanks for reading, see you\nKinky Aps x2\n"
    page = player.post("/hand-in", list=LEGAL + prose, do="hand_in", knowingly="yes").text
    assert "The other open lines are not cards" in page
    assert versions(desk) == []
    settled = player.post("/hand-in", list=LEGAL + prose, **{"line-all": "-", "line-7": ""}).text
    assert "// Not a card: Thanks for reading, see you" in settled
    assert 'class="stamp legal"' in settled
    assert versions(desk) == []
    written = html.unescape(re.search(r"<textarea[^>]*>\n?(.*?)</textarea>", settled, re.S)[1])
    receipt = hand_in(player, written)
    assert versions(desk)[0].report["not_cards"] == ["Thanks for reading, see you", "Kinky Aps x2"]
    assert "“Kinky Aps x2”" in player.client.get(receipt).text
    assert "Kinky Aps x2" in "".join(pages_of(player.client.get(f"{receipt}.pdf").data))
    signed = player.client.get(f"{receipt}.json").text
    assert "Kinky Aps x2" in signed
    assert "<b>Genuine.</b>" in player.client.post("/receipts", data={"receipt": signed}).text


def test_an_account_hands_in_a_deck_by_one_click(desk: Desk, catalogue: Catalogue) -> None:
    client = desk.app.test_client()
    client.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    client.post("/decks/precon/starter-arcanist-warlord")
    base = client.post(f"/events/view/{desk.event.public_id}", data={"name": "Ada"}).location
    assert base.startswith("/events/mine/")
    page = client.get(base).text
    value = page.partition('name="deck" value="')[2].partition('"')[0]
    answer = client.post(f"{base}/hand-in", data={"deck": value, "knowingly": "yes"})
    assert answer.status_code == 303
    assert versions(desk)[0].title == "Two-Player Starter: Arcanist and Warlord"
    assert versions(desk)[0].source.startswith("deck “Two-Player Starter")
    stranger = desk.enter("Stranger")
    assert stranger.post("/hand-in", deck=value).status_code == 404


def test_the_same_list_again_is_no_new_version(desk: Desk, player: Player) -> None:
    assert hand_in(player) == hand_in(player)
    assert len(versions(desk)) == 1


def test_a_list_left_as_it_stands_in_the_box_keeps_its_hash(
    desk: Desk, player: Player, catalogue: Catalogue
) -> None:
    rages = [p for p in catalogue.printings if p.card.name == "Rage"]
    deck = DECK_FILES.read(LEGAL.replace("40 Rage\n", ""), catalogue).decklist
    assert deck is not None
    mixed = replace(deck, lines=(*deck.lines, Line(rages[0], 30), Line(rages[2], 10)))
    sent = FileStorage(io.BytesIO(DECK_FILES.write(mixed, "o8d").encode()), "mine.o8d")
    receipt = hand_in(player, "", file=sent)
    text = html.unescape(player.get().text.partition('<textarea class="input mono"')[2])
    box = text.partition(">")[2].partition("</textarea>")[0].strip()
    assert "30 Rage (FNR)\n10 Rage (FNR) v3" in box
    assert hand_in(player, box) == receipt
    hand_in(player, box.replace("30 Rage", "31 Rage").replace("31 Obsession", "30 Obsession"))
    first, second = (decklist_of(version, catalogue) for version in versions(desk))
    assert [copies_of(first, rages[at].id, Zone.DECK) for at in (0, 2)] == [30, 10]
    assert [copies_of(second, rages[at].id, Zone.DECK) for at in (0, 2)] == [31, 10]


def test_earlier_versions_are_kept_and_only_so_many_taken(desk: Desk, player: Player) -> None:
    desk.change(most_versions=2)
    hand_in(player)
    hand_in(player, LEGAL.replace("40 Rage", "41 Rage"))
    answer = player.post("/hand-in", list=LEGAL.replace("40", "42"), do="hand_in")
    assert answer.status_code == 422
    assert "as many as this event allows" in answer.text
    assert [one.number for one in versions(desk)] == [1, 2]
    assert entry(desk).standing == 2
    changed = player.get("/versions?from=1&to=2").text
    assert "Rage" in changed
    assert "40 → 41" in changed


def test_the_moment_the_complete_request_came_in_decides(desk: Desk, player: Player) -> None:
    deadline = utc_now() - timedelta(seconds=30)
    desk.change(deadline=deadline, grace_seconds=10)
    fields = {"list": LEGAL, "do": "hand_in"}
    end = deadline + timedelta(seconds=10)
    late = player.client.post(
        f"{player.base}/hand-in",
        data=fields,
        environ_overrides={RECEIVED: end + timedelta(microseconds=1)},
    )
    assert late.status_code == 409
    assert "Lists were accepted until" in late.text
    assert "and 10 s of grace" in late.text
    assert versions(desk) == []
    assert log(desk)[-1] == ("Player 01", "refused")
    in_time = player.client.post(
        f"{player.base}/hand-in", data=fields, environ_overrides={RECEIVED: end}
    )
    assert in_time.status_code == 303
    assert versions(desk)[0].received_at == end


def test_no_header_of_a_client_moves_the_moment(desk: Desk, player: Player) -> None:
    desk.pass_deadline()
    early = {"Threshold-Received-At": "2000-01-01", RECEIVED: "2000-01-01"}
    answer = player.client.post(
        f"{player.base}/hand-in", data={"list": LEGAL, "do": "hand_in"}, headers=early
    )
    assert answer.status_code in (409, 422)
    assert versions(desk) == []


def test_a_late_change_needs_a_judge_and_a_reason(desk: Desk, player: Player) -> None:
    illegal = LEGAL.replace("4 Scout", "5 Scout")
    hand_in(player, illegal, knowingly="yes")
    judge_link = desk.link("judge", "Judge 2")
    desk.pass_deadline()
    judge = Player(desk.app.test_client(), judge_link)
    place = f"/players/{entry(desk).public_id}"
    refused = judge.post(f"{place}/hand-in", list=LEGAL, do="hand_in")
    assert refused.status_code == 422
    assert "needs a reason" in refused.text
    reason = "Repaired at the desk"
    done = judge.post(f"{place}/hand-in", list=LEGAL, do="hand_in", reason=reason)
    assert done.status_code == 303
    page = desk.get(place).text
    for words in ("After the deadline", "Judge 2", reason, "5 → 4", "103.1c", "Illegal", "Legal"):
        assert words in page
    assert "It is waiting for a judge's decision." in player.get().text
    assert judge.post(f"{place}/answer", version=2, answer="accept").status_code == 303
    assert "waits for an answer" not in player.get().text
    assert (entry(desk).standing, entry(desk).accepted) == (2, 2)


def test_a_late_change_is_taken_back_by_a_new_version(desk: Desk, player: Player) -> None:
    hand_in(player)
    desk.pass_deadline()
    place = f"/players/{entry(desk).public_id}"
    desk.post(f"{place}/hand-in", list="4 Scout", do="hand_in", reason="r", knowingly="yes")
    assert entry(desk).standing == 2
    desk.post(f"{place}/answer", version=1, answer="back")
    assert entry(desk).standing == 2  # what was seen is not what stands
    desk.post(f"{place}/answer", version=2, answer="back")
    first, _, third = versions(desk)
    assert entry(desk).standing == third.number == 3
    assert third.hash == first.hash
    assert (third.revision, third.repeats, third.reason) == ("put_back", 1, "")


def test_a_list_that_was_missing_is_missing_again_when_the_late_one_is_taken_back(
    desk: Desk, player: Player
) -> None:
    desk.pass_deadline()
    place = f"/players/{entry(desk).public_id}"
    desk.post(f"{place}/hand-in", list=LEGAL, do="hand_in", reason="late train")
    desk.post(f"{place}/answer", version=1, answer="back")
    assert entry(desk).standing == 0
    assert len(versions(desk)) == 1


def test_a_player_reaches_no_other_player_and_no_desk(desk: Desk, player: Player) -> None:
    hand_in(player)
    other = desk.enter("Player 02")
    for path in ("/receipt/1", "/versions", "/players/x", "/settings"):
        assert other.get(path).status_code == 404
    assert other.post("/move", move="close").status_code == 404


def test_lists_handed_in_at_the_same_moment_are_all_kept_in_some_order(
    desk: Desk, player: Player
) -> None:
    lists = [LEGAL.replace("40 Rage", f"{40 + more} Rage") for more in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(
            pool.map(
                lambda text: desk.app.test_client().post(
                    f"{player.base}/hand-in", data={"list": text, "do": "hand_in"}
                ),
                lists,
            )
        )
    assert [answer.status_code for answer in answers] == [303] * 6
    stored = versions(desk)
    assert [one.number for one in stored] == [1, 2, 3, 4, 5, 6]
    assert len({one.hash for one in stored}) == 6
    assert entry(desk).standing == 6


def test_what_holds_for_every_list_alike_is_said_once_for_the_event(
    desk: Desk, player: Player
) -> None:
    checked = player.post("/hand-in", list=LEGAL, do="check").text
    receipt = player.client.get(hand_in(player)).text
    pages = [checked, player.get().text, desk.get().text]
    assert [page.count("no source gives a release date for") for page in pages] == [0, 0, 1]
    assert all("format.sets" not in page for page in (*pages, receipt))
    (stored,) = versions(desk)
    assert [found["rule"] for found in stored.report["findings"]] == ["format.sets"]


def test_a_house_format_names_its_sets_without_a_day(app: Flask) -> None:
    form = 'id = "club"\nname = "Club"\nbase = "constructed"\nsets = ["2ED", "SDE"]\n'
    house = make_event(app, format="house", format_text=form)
    words = "no source gives a release date for 2nd Edition."
    assert words in house.get().text


def test_an_empty_hand_in_is_answered_with_what_to_do(desk: Desk, player: Player) -> None:
    answer = player.post("/hand-in", list=" \n", do="hand_in")
    assert answer.status_code == 422
    alert = answer.text.partition('role="alert"')[2].partition("</div>")[0]
    assert "paste a list, or choose a file" in alert
    assert "Line by line" not in answer.text
    assert versions(desk) == []


def test_the_desk_is_told_that_a_receipt_is_the_players(desk: Desk, player: Player) -> None:
    added = desk.client.post(f"{desk.base}/players", data={"name": "Ben"}, follow_redirects=True)
    assert "Ben has been added." in added.text
    base = added.request.path
    stored = desk.client.post(
        f"{base}/hand-in", data={"list": LEGAL, "do": "hand_in"}, follow_redirects=True
    )
    assert "This is the player&#39;s receipt." in stored.text
