"""Script of the builder: keys, a lost connection, two tabs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import PHONE, Visitor
from tests.support.site import website

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.fixture
def visitor(browser: Browser, live_site: str, settings: dict[str, object]) -> Iterator[Visitor]:
    """Somebody in the builder of a copy of a precon."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        builder = app.test_client().post("/decks/precon/starter-arcanist-warlord").location
    arrived = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    arrived.page.goto(live_site + builder)
    yield arrived
    arrived.context.close()


def size_is(visitor: Visitor, size: str) -> None:
    exactly = re.compile(f"^{re.escape(size)}$")
    visitor.page.locator("#verdict .stamp-size", has_text=exactly).wait_for()


def press_at_once(visitor: Visitor, key: str, times: int) -> None:
    """Press a key several times within one task of the page, faster than any machine is slow."""
    visitor.page.evaluate(
        """([key, times]) => {
            for (let press = 0; press < times; press += 1) {
                const options = { key, bubbles: true, cancelable: true };
                document.activeElement.dispatchEvent(new KeyboardEvent("keydown", options));
            }
        }""",
        [key, times],
    )


def saved_as(visitor: Visitor, version: int) -> None:
    visitor.page.locator("#save-state", has_text=f"version {version}").wait_for()


def test_a_deck_is_changed_and_repaired_without_a_mouse(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    keys.press("/")
    keys.type("3 scout")
    visitor.sees("Adding 3 at a time.")
    keys.press("Enter")
    size_is(visitor, "78 cards")
    assert visitor.page.evaluate("document.activeElement.id") == "add"
    visitor.page.get_by_label("copies of Scout").focus()
    keys.press("-")
    size_is(visitor, "77 cards")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert visitor.page.evaluate(focused) == "copies of Scout"
    keys.press("ArrowDown")
    assert visitor.page.evaluate(focused) == "copies of Brash Basher"
    keys.press("+")
    size_is(visitor, "78 cards")
    keys.press("Control+z")
    size_is(visitor, "77 cards")
    keys.press("Control+Shift+z")
    size_is(visitor, "78 cards")
    keys.press("c")
    visitor.sees("3 cards, never counted")
    size_is(visitor, "75 cards")
    keys.press("v")
    assert visitor.page.evaluate("document.activeElement.id") == "verdict"
    assert not visitor.complaints


def test_a_note_that_cannot_be_kept_is_refused_in_words(visitor: Visitor) -> None:
    visitor.page.locator("[data-remarks]").first.click()
    note = visitor.page.locator("#remarks-panel textarea")
    note.fill("a" + "\u0301" * 31)
    visitor.page.locator("#remarks-panel button:not([data-close])").first.click()
    visitor.sees("contains more than 30 accents or other marks on one letter")
    assert visitor.page.locator("#remarks-panel").is_visible()
    note.fill("short")
    visitor.page.locator("#remarks-panel button:not([data-close])").first.click()
    saved_as(visitor, 2)
    assert not visitor.complaints


def test_escape_empties_the_box_and_then_leads_to_the_deck(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    keys.press("/")
    keys.type("scout")
    visitor.sees("name containing “scout”")
    keys.press("Escape")
    assert visitor.page.get_by_label("Search and add").input_value() == ""
    keys.press("Escape")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert visitor.page.evaluate(focused) == "copies of Obsession"
    keys.type("/gnat")
    visitor.sees("name containing “gnat”")
    assert visitor.page.get_by_label("copies of Obsession").input_value() != "/gnat"
    assert visitor.page.evaluate("document.activeElement.id") == "add"


def test_five_quick_presses_are_one_save(visitor: Visitor) -> None:
    visitor.page.get_by_label("copies of Gnat").focus()
    press_at_once(visitor, "+", times=5)
    size_is(visitor, "80 cards")
    saved_as(visitor, 2)


def test_a_lost_connection_loses_nothing(visitor: Visitor) -> None:
    visitor.context.set_offline(True)
    visitor.page.get_by_label("copies of Gnat").focus()
    visitor.page.keyboard.press("+")
    visitor.sees("Not saved yet: 1 change waits on this device")
    visitor.sees("Verdict as of")
    visitor.context.set_offline(False)
    size_is(visitor, "76 cards")
    saved_as(visitor, 2)


def test_without_a_connection_what_needs_it_says_so_and_comes_back(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_label("copies of Forget").focus()
    page.keyboard.press("+")
    saved_as(visitor, 2)
    undo, more = page.locator("#undo"), page.get_by_role("button", name="one more Gnat")
    split = page.get_by_role("button", name=re.compile("Apply this"))
    split.wait_for()
    visitor.context.set_offline(True)
    visitor.sees("Search, undo, fixes and other buttons with a dashed border need a connection")
    for button in (undo, split):
        assert button.get_attribute("aria-disabled") == "true"
        assert button.get_attribute("aria-describedby") == "connection"
        button.focus()
        page.keyboard.press("Enter")
    assert more.get_attribute("aria-disabled") is None
    page.keyboard.press("Control+z")
    more.click()
    visitor.sees("Not saved yet: 1 change waits on this device")
    visitor.context.set_offline(False)
    size_is(visitor, "77 cards")
    saved_as(visitor, 3)
    page.locator("#connection").wait_for(state="hidden")
    page.locator("#undo:not([aria-disabled])").click()
    size_is(visitor, "76 cards")


def test_a_search_without_a_connection_says_so_and_enter_adds_no_earlier_result(
    visitor: Visitor,
) -> None:
    page, keys = visitor.page, visitor.page.keyboard
    visitor.fill("Search and add", "scout")
    page.locator("#hits .chosen", has_text="Scout").wait_for()
    visitor.context.set_offline(True)
    visitor.fill("Search and add", "gnat")
    visitor.sees("nothing was searched. The results below are from an earlier search.")
    assert page.locator("#hits .chosen").count() == 0
    keys.press("Enter")
    keys.press("ArrowDown")
    keys.press("Enter")
    visitor.sees("1 change waits on this device")
    visitor.context.set_offline(False)
    size_is(visitor, "76 cards")
    visitor.fill("Search and add", "gnats")
    page.locator("#hits .chosen", has_text="Swarm of Gnats").wait_for()
    assert page.locator("#unanswered").count() == 0


def test_what_was_perhaps_meant_takes_the_place_of_what_was_typed(visitor: Visitor) -> None:
    visitor.fill("Search and add", "3 wariror prodigy")
    visitor.follow("3 warrior prodigy")
    visitor.sees("Adding 3 at a time.")
    assert visitor.page.get_by_label("Search and add").input_value() == "3 warrior prodigy"
    visitor.page.keyboard.press("Enter")
    size_is(visitor, "78 cards")
    assert not visitor.complaints


def test_a_format_chosen_without_a_connection_waits_too(visitor: Visitor) -> None:
    visitor.context.set_offline(True)
    visitor.page.locator("#format").select_option("limited")
    visitor.sees("1 change waits on this device")
    visitor.context.set_offline(False)
    saved_as(visitor, 2)
    assert visitor.page.locator("#format").input_value() == "limited"


def test_settings_that_could_not_be_saved_stay_as_typed(visitor: Visitor) -> None:
    page = visitor.page
    deck = page.url
    page.goto(f"{deck}/settings")
    visitor.fill("Notes", "For **round one**")
    visitor.context.set_offline(True)
    visitor.press("Save")
    visitor.sees("What you typed is still here")
    assert page.get_by_label("Notes").input_value() == "For **round one**"
    visitor.context.set_offline(False)
    visitor.press("Preview the notes")
    visitor.sees("not saved yet")
    visitor.press("Save")
    page.wait_for_url(deck)
    visitor.sees("round one")


def test_changes_that_waited_are_sent_when_the_page_is_opened_again(visitor: Visitor) -> None:
    visitor.page.route("**/change", lambda route: route.abort())
    visitor.page.get_by_label("copies of Gnat").focus()
    visitor.page.keyboard.press("+")
    visitor.sees("Not saved yet: 1 change waits on this device")
    visitor.page.unroute("**/change")
    visitor.page.reload()
    size_is(visitor, "76 cards")
    saved_as(visitor, 2)


def test_two_tabs_show_both_changes_and_lose_none(visitor: Visitor) -> None:
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.get_by_role("button", name="one more Gnat").click()
    other.locator("#verdict .stamp-size", has_text="76 cards").wait_for()
    visitor.press("one more Gnat")
    visitor.sees("Changed elsewhere")
    visitor.press("Save both changes")
    visitor.page.wait_for_url("**/decks/edit/*")
    size_is(visitor, "77 cards")


def test_a_decided_conflict_never_comes_back_in_another_tab(visitor: Visitor) -> None:
    deck, page = visitor.page.url, visitor.page
    other = visitor.context.new_page()
    other.on("pageerror", lambda error: visitor.complaints.append(str(error)))
    other.goto(deck)
    visitor.press("one more Scout")
    saved_as(visitor, 2)
    other.get_by_role("button", name="one fewer Scout").click()
    other.get_by_text("Changed elsewhere").wait_for()
    page.reload()
    size_is(visitor, "76 cards")
    assert page.get_by_text("Changed elsewhere").count() == 0
    other.get_by_role("button", name="Save both changes").click()
    other.locator("#save-state", has_text="version 3").wait_for()
    for _ in range(2):
        page.reload()
        size_is(visitor, "75 cards")
        saved_as(visitor, 3)
    assert not visitor.complaints


def test_a_conflict_that_is_left_undecided_is_shown_to_who_opens_the_deck_next(
    visitor: Visitor,
) -> None:
    deck = visitor.page.url
    other = visitor.context.new_page()
    other.on("pageerror", lambda error: visitor.complaints.append(str(error)))
    other.goto(deck)
    visitor.press("one more Scout")
    saved_as(visitor, 2)
    other.get_by_role("button", name="one fewer Scout").click()
    other.get_by_text("Changed elsewhere").wait_for()
    other.goto(visitor.address + "/spoils/cards")
    visitor.page.reload()
    visitor.sees("Changed elsewhere")
    visitor.press("Save both changes")
    size_is(visitor, "75 cards")
    assert not visitor.complaints


def test_quick_presses_of_a_result_are_one_save(visitor: Visitor) -> None:
    visitor.fill("Search and add", "scout")
    plus = visitor.page.get_by_role("button", name="add Scout", exact=True)
    plus.evaluate("button => { for (let press = 0; press < 4; press += 1) button.click(); }")
    size_is(visitor, "79 cards")
    saved_as(visitor, 2)
    visitor.page.locator("#hits", has_text="6 in deck").wait_for()


def test_the_filter_of_the_deck_follows_what_is_typed(visitor: Visitor) -> None:
    page, keys = visitor.page, visitor.page.keyboard
    page.locator("#filter").focus()
    keys.type("t:tactic")
    page.get_by_label("copies of Scout").wait_for(state="detached")
    visitor.sees("rows hidden")
    assert page.evaluate("document.activeElement.id") == "filter"
    keys.type(" c<=")
    page.locator("#filter[aria-invalid]").wait_for()
    assert page.locator("#filter").input_value() == "t:tactic c<="
    page.locator("#filter").fill("")
    page.locator("#filter:not([aria-invalid])").wait_for()
    page.get_by_label("copies of Scout").wait_for()
    page.locator("#group").select_option("cost")
    page.get_by_role("heading", name="Cost 4").wait_for()
    assert not visitor.complaints


def test_search_and_filter_are_there_again_after_a_look_at_a_card(visitor: Visitor) -> None:
    page = visitor.page
    visitor.fill("Search and add", "st:soldier")
    page.locator("#hits .chosen").wait_for()
    page.locator("#filter").fill("t:character")
    visitor.sees("rows hidden")
    link = page.locator("#hits [data-hit] a").nth(2)
    name = link.inner_text()
    link.click()
    page.get_by_role("heading", name=name, level=1).wait_for()
    assert "edit" not in page.url
    for go in (page.go_back, lambda: visitor.follow("Back to Two-Player Starter")):
        go()
        page.locator("#hits", has_text=name).wait_for()
        assert page.get_by_label("Search and add").input_value() == "st:soldier"
        assert page.locator("#filter").input_value() == "t:character"
        page.locator("#hits [data-hit] a").nth(2).click()
        page.get_by_role("heading", name=name, level=1).wait_for()
    assert not visitor.complaints


def test_acts_of_a_lost_connection_are_kept_in_order_and_sent(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    visitor.fill("Search and add", "3 scout")
    visitor.sees("Adding 3 at a time.")
    visitor.context.set_offline(True)
    keys.press("Enter")
    visitor.sees("1 change waits on this device")
    visitor.page.get_by_label("copies of Brash Basher").focus()
    keys.press("c")
    visitor.sees("2 changes wait on this device")
    visitor.page.get_by_label("copies of Gnat").focus()
    keys.press("+")
    visitor.sees("3 changes wait on this device")
    visitor.context.set_offline(False)
    size_is(visitor, "77 cards")
    saved_as(visitor, 2)
    visitor.sees("2 cards, never counted")


def test_a_range_of_rows_is_moved_in_one_step(visitor: Visitor) -> None:
    page, keys = visitor.page, visitor.page.keyboard
    page.get_by_label("copies of Gnat").focus()
    keys.press("x")
    keys.press("Shift+ArrowDown")
    page.locator("#chosen-count", has_text="2 rows selected").wait_for()
    page.get_by_label("select Swarm of Gnats").click(modifiers=["Shift"])
    page.locator("#chosen-count", has_text="4 rows selected").wait_for()
    visitor.look()
    page.get_by_role("button", name="To Considering", exact=True).click()
    saved_as(visitor, 2)
    page.locator("#maybe", has_text="Swarm of Gnats").wait_for()
    page.locator("#chosen-count", has_text="0 rows selected").wait_for()
    page.locator("#undo").click()
    size_is(visitor, "75 cards")
    assert not visitor.complaints


def test_two_quick_results_are_both_added(visitor: Visitor) -> None:
    visitor.fill("Search and add", "2 scout")
    visitor.sees("Adding 2 at a time.")
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    size_is(visitor, "79 cards")


def test_a_change_that_met_another_waits_until_it_is_decided(visitor: Visitor) -> None:
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.get_by_role("button", name="one more Gnat").click()
    other.locator("#verdict .stamp-size", has_text="76 cards").wait_for()
    visitor.press("one more Gnat")
    visitor.sees("Changed elsewhere")
    visitor.page.reload()
    visitor.sees("Changed elsewhere")
    visitor.page.get_by_role("link", name="Discard my change").click()
    size_is(visitor, "76 cards")
    visitor.page.reload()
    size_is(visitor, "76 cards")
    saved_as(visitor, 2)


def test_a_row_set_to_none_is_one_key_away(visitor: Visitor) -> None:
    visitor.page.get_by_label("copies of Gnat").focus()
    visitor.page.keyboard.press("-")
    size_is(visitor, "74 of 75 cards")
    visitor.page.keyboard.press("-")
    visitor.page.get_by_role("button", name="put back 2 Gnat").wait_for()
    assert visitor.page.get_by_label("copies of Gnat").input_value() == "0"
    visitor.page.keyboard.press("r")
    size_is(visitor, "75 cards")
    assert visitor.page.get_by_label("copies of Gnat").input_value() == "2"


def test_tags_are_written_in_a_panel_and_the_focus_comes_back(visitor: Visitor) -> None:
    visitor.page.get_by_label("copies of Scout").focus()
    visitor.page.keyboard.press("n")
    visitor.page.get_by_label("Tags", exact=True).fill("early")
    visitor.look()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("#deck .tag", has_text="early").wait_for()
    assert visitor.page.locator("#remarks-panel[open]").count() == 0
    assert not visitor.complaints


def test_stacks_on_a_phone_show_the_name_of_each_card_and_its_buttons(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Stacks").click()
    page.wait_for_url("**view=stacks**")
    rows = page.locator(".stacks .face-row:not(:last-child)")
    for name, row in zip(rows.locator(".card-name").all(), rows.all(), strict=True):
        lowest, end = name.bounding_box(), row.bounding_box()
        assert lowest
        assert end
        assert lowest["y"] + lowest["height"] < end["y"] + end["height"]
    aside = rows.locator(".row-aside", has=page.get_by_label("move Gnat to Considering"))
    assert aside.evaluate("aside => aside.offsetHeight") >= 24


def test_rows_are_dragged_to_considering_and_back(visitor: Visitor) -> None:
    row = visitor.page.locator("#deck [data-row]", has_text="Puddle of Goo").locator(".row-name")
    row.drag_to(visitor.page.locator("#maybe header"))
    visitor.sees("1 card, never counted")
    kept = visitor.page.locator("#maybe [data-row]", has_text="Puddle of Goo").locator(".side-name")
    kept.drag_to(visitor.page.locator("#deck .faction-head"))
    visitor.sees("0 cards, never counted")
    size_is(visitor, "75 cards")


def test_considering_is_walked_and_moved_by_key(visitor: Visitor) -> None:
    for name in ("Brash Basher", "Gnat"):
        visitor.page.get_by_label(f"copies of {name}").focus()
        visitor.page.keyboard.press("c")
        visitor.page.get_by_label(f"copies of {name} in Considering").wait_for()
    visitor.page.get_by_label("copies of Gnat in Considering").focus()
    visitor.page.keyboard.press("ArrowDown")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert visitor.page.evaluate(focused) == "copies of Brash Basher in Considering"
    visitor.page.keyboard.press("c")
    size_is(visitor, "73 of 75 cards")
    visitor.sees("2 cards, never counted")


def test_a_rule_opens_in_place_and_gives_the_focus_back(visitor: Visitor) -> None:
    visitor.fill("Search and add", "3 scout")
    visitor.sees("Adding 3 at a time.")
    visitor.page.keyboard.press("Enter")
    link = visitor.page.locator("#verdict a[data-panel]", has_text="103.1c")
    link.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("heading", name="Rule 103.1c").wait_for()
    visitor.look()
    visitor.page.keyboard.press("Escape")
    assert visitor.page.evaluate("document.activeElement.textContent") == "103.1c"
    assert not visitor.complaints


def test_on_a_phone_undo_redo_and_sharing_are_one_press_away(visitor: Visitor) -> None:
    page = visitor.page
    narrow = [{**PHONE, "width": width} for width in (320, 390)]
    page.set_viewport_size(PHONE)
    visitor.press("one more Gnat")
    size_is(visitor, "76 cards")
    visitor.press("Undo", exact=True)
    size_is(visitor, "75 cards")
    visitor.press("Redo", exact=True)
    size_is(visitor, "76 cards")
    page.locator("#more").click()
    for size in narrow:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        heights = {
            it.evaluate("it => it.offsetTop") for it in page.locator("#actions > *:visible").all()
        }
        assert len(heights) == 1, size
        menu = page.locator("#actions ul").bounding_box()
        assert menu
        assert 0 <= menu["x"] <= size["width"] - menu["width"], size
    builder = page.url
    visitor.follow("Share", exact=True)
    page.get_by_role("heading", name="Share", level=1).wait_for()
    page.goto(f"{builder}/compare?from=1&to=2")
    stamps = page.locator(".version-arrow .stamp").all()
    assert len(stamps) == 2
    for size in narrow:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert all(it.evaluate("it => it.scrollWidth <= it.clientWidth") for it in stamps), size
    assert not visitor.complaints
