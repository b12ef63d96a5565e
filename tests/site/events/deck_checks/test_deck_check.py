"""The deck check: counted press by press, derived, decided by the judge, and kept."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from sqlmodel import select
from werkzeug.test import TestResponse

from app.tables import DeckCheck, LogEntry
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, begin, hand_in, log_of
from tests.site.events.rounds.test_rounds import entry_id
from tests.support.pages import without_token

FRAGMENT = {"X-Fragment": "check"}


@pytest.fixture
def started(desk: Desk) -> Desk:
    """Two players with the same legal list, and the desk is closed."""
    for name in ("Ada", "Ben"):
        hand_in(desk.enter(name), LEGAL)
    desk.move("close")
    return desk


def row_key(page: str, name: str) -> str:
    found = re.search(
        rf'value="all ([^"]+)"[^>]*>(?:(?!</button>).)*check-name">{name}', page, re.S
    )
    assert found, name
    return found[1]


def press(desk: Desk, check: str, change: str, **fields: str) -> TestResponse:
    return desk.client.post(desk.base + check, data={"change": change, **fields}, headers=FRAGMENT)


def stored(desk: Desk) -> DeckCheck:
    with desk.database.reading() as session:
        return session.exec(select(DeckCheck).order_by(DeckCheck.id.desc())).first()  # type: ignore


def test_the_list_stands_in_the_order_of_a_sorted_deck(started: Desk) -> None:
    page = started.get(begin(started, "Ada")).text
    names = re.findall(r'class="check-name">([^<]+?)\s*<', page)
    assert names[0] == "Hall of Great Justice"
    assert names.index("Rage") < names.index("Scout")
    assert "0 of 75 counted" in page


def test_a_press_counts_a_row_and_another_press_opens_it_again(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    assert "4 of 75 counted" in press(started, check, f"all {key}").text
    assert stored(started).found == {key: 4}
    assert "0 of 75 counted" in press(started, check, f"all {key}").text
    assert stored(started).found == {}


def test_a_press_on_a_row_that_the_list_does_not_have_is_told(started: Desk) -> None:
    check = begin(started, "Ada")
    answer = press(started, check, "all deck:x")
    assert answer.status_code == 422
    assert "This button belongs to an older page" in answer.text
    assert stored(started).found == {}


def test_without_script_a_press_leads_back_to_its_row(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    answer = started.post(check, change=f"all {key}")
    assert answer.status_code == 303
    assert answer.location.endswith(f"#row-{key}")


def test_the_difference_is_derived_with_the_rule_that_bounds_the_copies(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    press(started, check, f"all {key}")
    page = press(started, check, f"more {key}").text
    assert "4 on the list, 5 in the deck." in page
    assert "Not allowed by" in page
    assert "103.1c" in page
    press(started, check, f"fewer {key}")
    page = press(started, check, f"fewer {key}").text
    assert "4 on the list, 3 in the deck." in page


def test_numbers_can_be_typed_and_what_is_no_number_is_kept_and_named(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    assert (
        press(started, check, "save", **{f"found.{key}": "3", f"seen.{key}": ""}).status_code == 200
    )
    assert stored(started).found == {key: 3}
    answer = press(started, check, "save", **{f"found.{key}": "tree", f"seen.{key}": "3"})
    assert answer.status_code == 422
    assert "Scout: enter a number from 0 to 999." in answer.text
    assert 'value="tree"' in answer.text
    assert stored(started).found == {key: 3}


def test_two_tablets_on_one_deck_do_not_undo_each_other(started: Desk) -> None:
    check = begin(started, "Ada")
    page = started.get(check).text
    scout, rage = row_key(page, "Scout"), row_key(page, "Rage")
    press(started, check, f"all {scout}")
    late = {f"found.{scout}": "", f"seen.{scout}": "", f"found.{rage}": "7", f"seen.{rage}": ""}
    assert press(started, check, "save", **late).status_code == 200
    assert stored(started).found == {scout: 4, rage: 7}
    clash = press(started, check, "save", **{f"found.{scout}": "2", f"seen.{scout}": ""})
    assert clash.status_code == 409
    assert "Scout: somebody else entered 4 in the meantime; you entered 2." in clash.text
    assert stored(started).found[scout] == 4


def test_a_page_that_is_left_open_learns_what_others_counted(started: Desk) -> None:
    check = begin(started, "Ada")
    page = started.get(check).text
    version = re.search(r'data-version="([^"]+)"', page)
    assert version

    def asked(version: str) -> int:
        headers = {"If-None-Match": f'"{version}"'}
        return started.client.get(f"{started.base}{check}/changes", headers=headers).status_code

    assert asked(version[1]) == 304
    press(started, check, "save")
    assert asked(version[1]) == 304
    press(started, check, "rest")
    counted = started.get(f"{check}/changes").text
    assert asked(version[1]) == 200
    place = re.search(r"/players/[\w-]{12}(?=\">Ada)", started.get().text)
    assert place
    started.post(f"{place[0]}/penalty", category="Caution", reason="Slow play")
    assert asked(counted) == 200
    counted = started.get(f"{check}/changes").text
    assert asked(counted) == 304
    press(started, check, "finish")
    assert asked(counted) == 200
    assert started.get("/checks/999/changes").status_code == 404


def test_two_judges_do_not_undo_each_others_decision(started: Desk) -> None:
    check = begin(started, "Ada")
    shown = {"seen.category": "", "seen.note": ""}
    press(started, check, "save", category="Warning", note="", **shown)
    press(started, check, "save", category="", note="Sleeves", **shown)
    assert (stored(started).category, stored(started).note) == ("Warning", "Sleeves")
    page = started.get(check).text
    assert 'name="seen.category" value="Warning"' in page
    later = {"seen.category": "Warning", "seen.note": "Sleeves"}
    press(started, check, "save", category="", note="Sleeves", **later)
    assert (stored(started).category, stored(started).note) == ("", "Sleeves")


def test_a_card_that_is_not_on_the_list_is_taken_by_its_name(started: Desk) -> None:
    check = begin(started, "Ada")
    page = press(started, check, "stranger", stranger="gnat", copies="2").text
    assert "not on the list, 2 in the deck." in page
    assert stored(started).strangers == {"Gnat": 2}
    answer = press(started, check, "stranger", stranger="Gnatt", copies="1")
    assert answer.status_code == 422
    assert "No card is called “Gnatt”. Did you mean Gnat?" in answer.text
    assert "is on the list" in press(started, check, "stranger", stranger="Scout").text
    press(started, check, "drop Gnat")
    assert stored(started).strangers == {}


def test_the_rest_is_there_and_can_be_opened_again(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    press(started, check, f"fewer {key}")
    page = press(started, check, "rest").text
    assert "75 of 75 counted" in page
    undo = re.search(r'value="(unrest [\d,]+)"', page)
    assert undo
    press(started, check, undo[1])
    assert stored(started).found == {key: 0}


def test_a_check_is_not_finished_while_rows_are_open_or_nothing_is_decided(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    press(started, check, f"fewer {key}")
    assert "Not everything has been counted" in press(started, check, "finish").text
    press(started, check, "rest")
    answer = press(started, check, "finish")
    assert answer.status_code == 422
    assert "choose a category" in answer.text
    assert stored(started).finished_at is None


def test_a_finished_check_is_kept_with_finding_rules_category_and_note(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    press(started, check, f"more {key}", note="One in the sleeve box", category="Warning")
    assert started.post(check, change="rest").status_code == 303
    assert started.post(check, change="finish").status_code == 303
    [line] = log_of(started, "check_finished")
    assert line.details["finding"] == "Scout: 4 on the list, 1 in the deck."
    assert line.details["category"] == "Warning"
    assert line.details["note"] == "One in the sleeve box"
    assert line.details["rules"] == ["103.1b"]
    assert line.details["verdict_of_the_deck"] == "illegal"
    page = started.get(check).text
    assert "<form" in page
    assert 'value="finish"' not in page
    assert "One in the sleeve box" in page
    assert started.post(check, change=f"all {key}").status_code == 303
    assert stored(started).found[key] == 1


def test_a_check_of_an_illegal_list_says_what_deck_and_list_break(started: Desk) -> None:
    """74 cards (103.1b) and 5 copies of Scout (103.1c), presented as listed."""
    started.post(
        f"/players/{entry_id(started, 'Ada')}/hand-in",
        list="Faction: Hall of Great Justice\n38 Rage\n31 Obsession\n5 Scout\n",
        do="hand_in",
        knowingly="yes",
        reason="as presented",
    )
    check = begin(started, "Ada")
    assert "The list is illegal. It breaks:" in started.get(check).text
    page = press(started, check, "rest").text
    assert "The deck as presented is illegal. It breaks:" in page
    assert "The list breaks the same rules." in page
    assert all(f"rules/cr3/{rule}" in page for rule in ("103.1b", "103.1c"))
    assert started.post(check, change="finish").status_code == 303
    words = (
        "The deck matches the list. The deck as presented is illegal (103.1b, 103.1c). "
        "The list is illegal (103.1b, 103.1c)."
    )
    assert stored(started).finding == words
    assert words in started.get("/checks").text
    [line] = log_of(started, "check_finished")
    assert line.details["rules"] == line.details["rules_of_the_list"] == ["103.1b", "103.1c"]
    assert words in started.post("/export/everything.json").text


def test_a_legal_list_with_an_illegal_deck_names_the_rules_of_the_deck_only(
    started: Desk,
) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    press(started, check, f"more {key}", category="Warning")
    page = press(started, check, "rest").text
    assert "The deck as presented is illegal. It breaks:" in page
    assert "The list is illegal" not in page
    started.post(check, change="finish")
    assert stored(started).finding.endswith("The deck as presented is illegal (103.1b).")


def test_a_deck_as_listed_needs_no_category(started: Desk) -> None:
    check = begin(started, "Ada")
    press(started, check, "rest")
    assert started.post(check, change="finish").status_code == 303
    assert stored(started).finding == "The deck matches the list."


def test_no_category_is_chosen_beforehand(started: Desk) -> None:
    page = started.get(begin(started, "Ada")).text
    options = re.search(r'<select[^>]*id="category".*?</select>', page, re.S)
    assert options
    assert "selected" not in options[0]


def test_a_check_goes_on_where_it_was_left(started: Desk) -> None:
    check = begin(started, "Ada")
    key = row_key(started.get(check).text, "Scout")
    press(started, check, f"all {key}")
    assert started.post(check, change="pause").location == f"{started.base}/checks"
    assert begin(started, "Ada") == check
    assert "4 of 75 counted" in started.get(check).text


def test_a_late_change_leaves_the_check_at_the_list_it_was_started_with(started: Desk) -> None:
    check = begin(started, "Ada")
    entry = re.search(r"/players/([\w-]+)\"[^>]*>Ada", started.get().text)
    assert entry
    started.post(
        f"/players/{entry[1]}/hand-in", list=LEGAL.replace("4 Scout", "3 Scout"),
        reason="Miscounted", knowingly="yes",
    )  # fmt: skip
    page = started.get(check).text
    assert "Version 2, with other cards, replaced this list" in page
    assert row_key(page, "Scout")


def test_a_judge_sees_no_check_of_another_event(started: Desk) -> None:
    check = begin(started, "Ada")
    other = make_event(started.app)
    other.move("close")
    judge = started.app.test_client()
    link = other.link("judge")
    own = started.link("judge")
    assert judge.get(own + check).status_code == 200
    there, missing = judge.get(link + check), judge.get(link + "/checks/999999")
    assert there.status_code == missing.status_code == 404
    assert without_token(there.text).replace(check, "") == without_token(missing.text).replace(
        "/checks/999999", ""
    )
    assert judge.post(link + check, data={"change": "rest"}).status_code == 404


def test_decks_are_not_checked_while_lists_can_still_change(desk: Desk) -> None:
    hand_in(desk.enter("Ada"), LEGAL)
    entry = re.search(r"/players/([\w-]+)\"[^>]*>Ada", desk.get().text)
    assert entry
    assert desk.post(f"/players/{entry[1]}/check").status_code == 404


def test_players_drawn_are_those_that_the_seed_gives(started: Desk) -> None:
    answer = started.post("/draw", of="players", count="1", seed="dice 3 5")
    assert answer.status_code == 303
    [line] = log_of(started, "selected")
    assert line.details["seed"] == "dice 3 5"
    assert line.details["candidates"] == ["Ada", "Ben"]
    # printf 'dice 3 5\nAda' | sha256sum gives 152959…, for Ben a0de6e…
    assert line.details["selected"] == ["Ada"]
    assert "<b>Ada</b>" in started.get("/checks").text.partition('id="drawn"')[2]


def test_tables_are_drawn_from_the_pairings_that_were_loaded(started: Desk) -> None:
    assert (
        "Load the pairings"
        in started.client.get(started.post("/draw", of="tables", count="1").location).text
    )
    pairings = "Table,Player 1,Player 2\n12,Ada,Ben\n"
    assert started.post("/pairings", round="2", list=pairings).status_code == 303
    started.post("/draw", of="tables", count="5", seed="x")
    [line] = log_of(started, "selected")
    assert (line.details["selected"], line.details["round"]) == (["round 2, table 12"], 2)
    assert line.details["keys"] == ["12"]
    page = started.get("/checks").text
    assert "Table <b>12</b>" in page
    check = begin(started, "Ben")
    assert "Table 12, Ben" in started.get(check).text


def pair(desk: Desk, number: int) -> None:
    """Seat Ada and Ben at table 1, Cleo and Dan at table 2, Eve alone at table 3."""
    for name in ("Cleo", "Dan", "Eve"):
        if f">{name}<" not in desk.get().text:
            place = desk.post("/players", name=name).location.removeprefix(desk.base)
            desk.post(f"{place}/hand-in", list=LEGAL, do="hand_in", reason="late")
    rows = "Table,Player 1,Player 2\n1,Ada,Ben\n2,Cleo,Dan\n3,Eve,\n"
    assert desk.post("/pairings", round=str(number), list=rows).status_code == 303


def candidates(desk: Desk) -> list[str]:
    return list(log_of(desk, "selected")[-1].details["candidates"])


def test_a_draw_leaves_out_who_was_checked_and_tables_where_everybody_was(started: Desk) -> None:
    pair(started, 1)
    for name in ("Ada", "Ben", "Cleo"):
        begin(started, name)
    started.post("/draw", of="tables", count="50", seed="x", unchecked="y")
    assert candidates(started) == ["round 1, table 2", "round 1, table 3"]
    assert "checked already" in started.get("/checks").text.partition('id="drawn"')[2]
    started.post("/draw", of="players", count="50", seed="x", unchecked="y")
    assert candidates(started) == ["Dan", "Eve"]
    started.post("/draw", of="tables", count="50", seed="x")
    assert len(candidates(started)) == 3
    for name in ("Dan", "Eve"):
        begin(started, name)
    answer = started.post("/draw", of="tables", count="50", seed="x", unchecked="y")
    assert "There is nobody left to draw" in started.client.get(answer.location).text


def test_a_table_that_everybody_left_is_not_drawn(started: Desk) -> None:
    pair(started, 1)
    eve = re.search(r"/players/([\w-]+)\"[^>]*>Eve", started.get().text)
    assert eve
    started.post(f"/players/{eve[1]}/drop", out="yes")
    started.post("/draw", of="tables", count="50", seed="x")
    assert candidates(started) == ["round 1, table 1", "round 1, table 2"]


def test_the_same_seed_draws_other_tables_in_another_round(started: Desk) -> None:
    orders = []
    for number in (1, 2):
        pair(started, number)
        started.post("/draw", of="tables", count="50", seed="dice 3 6")
        line = log_of(started, "selected")[-1]
        orders.append(line.details["keys"])
        ranked = sorted(
            line.details["candidates"],
            key=lambda name: sha256(f"dice 3 6\n{name}".encode()).digest(),
        )
        assert line.details["selected"] == ranked
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]


def test_who_was_drawn_is_found_by_the_corrected_name(started: Desk) -> None:
    started.post("/draw", of="players", count="9", seed="x")
    ada = re.search(r"/players/([\w-]+)\"[^>]*>Ada", started.get().text)
    assert ada
    started.post(f"/players/{ada[1]}/rename", name="Ada Huber")
    drawn = started.get("/checks").text.partition('id="drawn"')[2].partition("</ol>")[0]
    assert "Ada Huber" in drawn
    assert drawn.count(">Check<") == 2


def test_a_draw_of_an_earlier_release_is_still_shown(started: Desk) -> None:
    old = {"of": "tables", "seed": "x", "round": 1, "selected": ["7"], "candidates": ["7"]}
    with started.database.writing() as session:
        event_id = started.event.id
        assert event_id
        session.add(LogEntry(event_id=event_id, by_kind="judge", action="selected", details=old))
    assert "Table <b>7</b>" in started.get("/checks").text


def test_pairings_with_a_wrong_line_load_nothing_and_keep_what_was_typed(started: Desk) -> None:
    pairings = "Table,Player 1,Player 2\n1,Ada,Ben\n2,Zorro,\n"
    answer = started.post("/pairings", round="1", list=pairings)
    assert answer.status_code == 422
    assert "Line 3: Nobody called Zorro is in this event." in answer.text
    assert "2,Zorro," in answer.text
    assert log_of(started, "seated") == []
