"""The builder without script: every change is a form."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils.facts import Catalogue
from app.site.decks.stored_decks import DECKS, VERSIONS
from app.tables import utc_now
from tests.site.decks.conftest import Builder
from tests.support.site import heard


def test_a_precon_opens_in_the_builder_with_its_verdict(builder: Builder) -> None:
    assert builder.verdict == "legal"
    assert builder.size == "75 cards"


def test_the_row_of_a_resource_shows_the_icon_it_provides(builder: Builder) -> None:
    row = builder.page.partition('aria-label="copies of Rage"')[2].partition("Rage</a>")[0]
    assert "provides" in row
    assert "Rage" in row.partition('class="row-icons"')[2]


def test_a_new_deck_asks_for_cards_instead_of_showing_errors(client: FlaskClient) -> None:
    page = client.get(client.post("/decks/new").location).text
    assert "No cards yet" in page
    assert 'class="stamp' not in page


def test_more_and_fewer_change_the_copies_by_one(builder: Builder, scout: str) -> None:
    before = builder.copies("Scout")
    assert builder.press(f"more deck {scout}") == 303
    assert builder.copies("Scout") == before + 1
    builder.press(f"fewer deck {scout}")
    assert builder.copies("Scout") == before


def test_a_form_without_change_stores_no_version(builder: Builder) -> None:
    builder.press("set")
    assert builder.version == 1


def test_counts_typed_in_fields_are_taken_whichever_button_is_pressed(
    builder: Builder, scout: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    builder.press(f"more deck {gnat}", **{f"copies.deck.{scout}": "4"})
    assert builder.copies("Scout") == 4


def test_an_error_cites_its_rule_and_one_click_repairs_it(builder: Builder, scout: str) -> None:
    builder.press(f"add deck {scout} 3")
    page = builder.page
    assert builder.verdict == "illegal"
    assert "/spoils/rules/cr3#103.1c" in page
    assert "4 allowed" in page
    builder.press("repair 0")
    assert builder.verdict == "legal"
    assert builder.copies("Scout") == 4


def test_the_joint_repair_takes_from_considering_and_makes_the_deck_legal(
    builder: Builder, scout: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    rage = re.search(r"copies\.deck\.(\S+)\" value=\"\d+\"[^>]*copies of Rage", builder.page)[1]  # type: ignore[index]
    builder.press(f"add considering {gnat} 2")
    builder.press(f"add deck {scout} 4", **{f"copies.deck.{rage}": "8"})
    assert builder.verdict == "progress"
    builder.press("considering all")
    assert builder.verdict == "legal"
    assert "0 cards, never counted" in builder.page


def test_considering_is_never_counted(builder: Builder, scout: str) -> None:
    builder.press(f"add considering {scout} 9")
    assert builder.size == "75 cards"
    assert builder.verdict == "legal"


@pytest.mark.parametrize("typed", ["x", "-1", "1.5", "99999999999999999999", "٣"])
def test_a_count_that_makes_no_sense_is_refused_in_words_and_changes_nothing(
    builder: Builder, scout: str, typed: str
) -> None:
    before = builder.copies("Scout")
    builder.press("set", **{f"copies.deck.{scout}": typed})
    page = builder.client.get(builder.base).text
    assert builder.version == 1
    assert builder.copies("Scout") == before
    assert "field-error" not in page


@pytest.mark.parametrize(
    "change",
    [
        "",
        "more",
        "repair 99",
        "move deck x deck",
        "drop",
        "more x y",
        "more deck x",
        "restore x",
        "considering all",
        "faction x",
    ],
)
def test_a_button_of_an_older_page_changes_nothing(builder: Builder, change: str) -> None:
    answer = builder.client.post(
        f"{builder.base}/change",
        data={"version": "1", "change": change},
        headers={"X-Fragment": "editor"},
    )
    assert answer.status_code in (200, 422)
    assert builder.version == 1


def test_a_script_gets_the_regions_alone(builder: Builder, scout: str) -> None:
    answer = builder.client.post(
        f"{builder.base}/change",
        data={"version": "1", "change": f"more deck {scout}"},
        headers={"X-Fragment": "editor"},
    )
    assert answer.status_code == 200
    assert "<html" not in answer.text
    assert 'id="verdict"' in answer.text


def test_a_number_in_front_of_the_search_is_the_count(builder: Builder, scout: str) -> None:
    page = builder.client.get(f"{builder.base}?q=3+scout").text
    assert f"add deck {scout} 3" in page


def test_a_name_that_begins_with_a_number_is_found_by_its_name(builder: Builder) -> None:
    page = builder.client.get(f"{builder.base}?q=12+Man+Brunch+of+Doom").text
    assert re.search(r"add deck \S+ 1\"", page)


def test_a_search_that_cannot_be_read_marks_the_place(builder: Builder) -> None:
    page = builder.client.get(f"{builder.base}?q=c<=four").text
    assert "<mark>four</mark>" in page


def press_at_leisure(app: Flask, builder: Builder, change: str) -> None:
    """Press a button so long after the last change that it is a version of its own."""
    with app.extensions["database"].writing() as session:
        session.connection().execute(DECKS.update().values(updated_at=utc_now().replace(year=2020)))
    builder.press(change)


def test_undo_and_redo_walk_through_the_versions(app: Flask, builder: Builder, scout: str) -> None:
    before = builder.copies("Scout")
    press_at_leisure(app, builder, f"more deck {scout}")
    press_at_leisure(app, builder, f"more deck {scout}")
    for expected in (before + 1, before):
        builder.client.post(f"{builder.base}/undo", data={"version": str(builder.version)})
        assert builder.copies("Scout") == expected
    builder.client.post(f"{builder.base}/undo")
    assert builder.copies("Scout") == before
    for expected in (before + 1, before + 2):
        builder.client.post(f"{builder.base}/redo")
        assert builder.copies("Scout") == expected
    assert builder.client.post(f"{builder.base}/redo").status_code == 303
    assert builder.copies("Scout") == before + 2


def test_undo_and_redo_do_not_depend_on_the_words_of_the_history(
    app: Flask, builder: Builder, scout: str
) -> None:
    before = builder.copies("Scout")
    for _ in range(3):
        press_at_leisure(app, builder, f"more deck {scout}")
    for step, expected in (("undo", 2), ("undo", 1), ("redo", 2), ("redo", 3), ("undo", 2)):
        builder.client.post(f"{builder.base}/{step}")
        with app.extensions["database"].writing() as session:
            session.connection().execute(VERSIONS.update().values(reason="Zurück"))
        assert builder.copies("Scout") == before + expected
    assert offers(builder) == ["undo", "redo"]
    builder.client.post(f"{builder.base}/redo")
    assert offers(builder) == ["undo"]
    page = builder.client.get(f"{builder.base}/history").text
    assert "Undo, back to version 2" in page
    assert "Redo, to version 4" in page


def offers(builder: Builder) -> list[str]:
    """The names of the buttons that can be pressed: undo, redo, or both."""
    buttons = re.findall(r'id="(undo|redo)"( aria-disabled)?', builder.page)
    return [name for name, disabled in buttons if not disabled]


def test_a_restored_version_is_a_change_that_can_be_undone(builder: Builder, scout: str) -> None:
    before = builder.copies("Scout")
    builder.press(f"more deck {scout}")
    builder.client.post(f"{builder.base}/history/1/restore")
    assert (builder.copies("Scout"), offers(builder)) == (before, ["undo"])
    builder.client.post(f"{builder.base}/undo")
    assert (builder.copies("Scout"), offers(builder)) == (before + 1, ["undo", "redo"])


def test_a_new_change_after_undo_ends_what_could_be_redone(builder: Builder, scout: str) -> None:
    builder.press(f"more deck {scout}")
    builder.client.post(f"{builder.base}/undo")
    builder.press(f"add deck {scout} 3")
    copies = builder.copies("Scout")
    builder.client.post(f"{builder.base}/redo")
    assert builder.copies("Scout") == copies


def test_a_stale_change_is_refused_and_both_are_shown(
    builder: Builder, scout: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    gnats, scouts = builder.copies("Gnat"), builder.copies("Scout")
    builder.post("set", **{f"copies.deck.{gnat}": "4", f"copies.deck.{scout}": "3"})
    stale = {"version": "1", "change": f"more deck {scout}"}
    answer = builder.client.post(f"{builder.base}/change", data=stale)
    assert answer.status_code == 409
    assert "Changed elsewhere" in answer.text
    assert builder.copies("Scout") == 3
    both = {**stale, "base": "1", "version": "2", "resolve": "both"}
    assert builder.client.post(f"{builder.base}/change", data=both).status_code == 303
    assert (gnats, scouts) == (2, 2)
    assert (builder.copies("Gnat"), builder.copies("Scout")) == (4, 4)


@pytest.mark.parametrize(
    "elsewhere",
    [{"change": "more deck GNAT"}, {"name": "Mine"}, {"notes": "Swap"}, {"edition": "basic1e"}],
)
def test_changes_that_have_nothing_in_common_are_both_stored(
    builder: Builder, scout: str, catalogue: Catalogue, elsewhere: dict[str, str]
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    sent = {"change": "set", **elsewhere}
    sent["change"] = sent["change"].replace("GNAT", gnat)
    builder.client.post(f"{builder.base}/change", data={"version": "1", **sent})
    after_theirs = builder.copies("Gnat")
    stale = {"version": "1", "change": f"more deck {scout}"}
    assert builder.client.post(f"{builder.base}/change", data=stale).status_code == 303
    assert builder.version == 3
    assert (builder.copies("Gnat"), builder.copies("Scout")) == (after_theirs, 3)
    settings = builder.client.get(f"{builder.base}/settings").text
    assert all(text in settings for name, text in elsewhere.items() if name != "change")
    assert "Scout 2 → 3" in re.sub(
        r"<[^>]+>", "", builder.client.get(f"{builder.base}/history").text
    )


@pytest.mark.parametrize("sent", [{"change": "more deck SCOUT", "request": "a"}, {"change": "set"}])
def test_a_change_that_arrives_twice_is_stored_once(
    builder: Builder, scout: str, sent: dict[str, str]
) -> None:
    form = {"version": "1", f"copies.deck.{scout}": "3"} | sent
    form["change"] = form["change"].replace("SCOUT", scout)
    stored = [builder.client.post(f"{builder.base}/change", data=form) for _ in range(2)]
    assert [answer.status_code for answer in stored] == [303, 303]
    assert builder.version == 2


@pytest.mark.parametrize("act", ["more deck SCOUT", "set"])
def test_one_more_copy_from_another_page_is_a_change_of_its_own(
    builder: Builder, scout: str, act: str
) -> None:
    form = {"version": "1", "change": act.replace("SCOUT", scout), f"copies.deck.{scout}": "3"}
    first, second = (
        builder.client.post(f"{builder.base}/change", data=form | {"request": page})
        for page in ("a", "b")
    )
    assert (first.status_code, second.status_code, builder.version) == (303, 409, 2)


def test_two_changes_of_the_name_are_no_changes_apart(builder: Builder) -> None:
    builder.press("set", name="Theirs")
    stale = {"version": "1", "change": "set", "name": "Mine"}
    assert builder.client.post(f"{builder.base}/change", data=stale).status_code == 409
    assert "Theirs" in builder.page


def test_a_stale_change_can_be_stored_instead(
    builder: Builder, scout: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest_printing(catalogue.by_name["Gnat"]).id
    gnats, scouts = builder.copies("Gnat"), builder.copies("Scout")
    builder.press(f"more deck {gnat}")
    mine = {"version": "2", "base": "1", "resolve": "mine", "change": f"more deck {scout}"}
    builder.client.post(f"{builder.base}/change", data=mine)
    assert (builder.copies("Gnat"), builder.copies("Scout")) == (gnats, scouts + 1)


@pytest.mark.parametrize("version", ["", "x", "99", "-1"])
def test_a_form_that_names_no_version_stores_nothing(
    builder: Builder, scout: str, version: str
) -> None:
    data = {"version": version, "change": f"more deck {scout}"}
    builder.client.post(f"{builder.base}/change", data=data)
    assert builder.version == 1


def test_a_deck_page_asks_the_database_at_most_three_times(app: Flask, builder: Builder) -> None:
    statements: list[str] = []
    engine = app.extensions["database"].engine
    with heard(engine, "before_cursor_execute", lambda *args: statements.append(args[2])):
        builder.client.get(builder.base)
    assert len([s for s in statements if not s.startswith("BEGIN")]) <= 3


def test_the_faction_can_be_changed(builder: Builder, catalogue: Catalogue) -> None:
    other = catalogue.newest_printing(catalogue.by_name["Hall of Great Justice"])
    builder.press("faction", faction=other.id)
    assert "Hall of Great Justice</b>" in builder.page


def test_name_and_notes_are_kept_and_escaped(builder: Builder) -> None:
    builder.press("set", name="<Goo> & Gunpowder", notes="Swap\nback")
    assert "&lt;Goo&gt; &amp; Gunpowder" in builder.page
    assert "<Goo>" not in builder.page


def test_an_edition_and_format_are_chosen_per_deck(builder: Builder) -> None:
    builder.press("set", format="limited", edition="basic1e")
    assert "<dd>basic1e</dd>" in builder.page
    builder.press("set", format="current")
    assert "Not known" in builder.page


def test_a_card_is_added_to_the_printing_that_the_deck_holds(
    builder: Builder, catalogue: Catalogue
) -> None:
    for printing in catalogue.printings_of(catalogue.by_name["Rage"]):
        builder.press(f"add deck {printing.id} 1")
    assert builder.page.count("copies of Rage") == 1


@pytest.mark.parametrize(
    ("group", "titles"),
    [
        ("type", ["Resources", "Characters", "Tactics", "Items"]),
        ("trade", ["Arcanist", "Warlord"]),
        ("threshold", ["Obsession", "Rage", "No threshold"]),
        ("nonsense", ["Resources", "Characters", "Tactics", "Items"]),
    ],
)
def test_rows_are_grouped_as_asked(builder: Builder, group: str, titles: list[str]) -> None:
    page = builder.client.get(builder.base, query_string={"group": group}).text
    assert re.findall(r'group-head"><h3>([^<]+)</h3>', page) == titles


def test_a_filter_hides_rows_and_changes_nothing(builder: Builder, scout: str) -> None:
    shown = {"filter": "t:tactic"}
    page = builder.client.get(builder.base, query_string=shown).text
    assert "copies of Scout" not in page
    assert "hidden" in page
    answer = builder.client.post(
        f"{builder.base}/change",
        data={"version": "1", "change": f"more deck {scout}", **shown, "group": "cost"},
    )
    assert answer.location.endswith("?filter=t%3Atactic&group=cost")
    assert builder.size == "76 cards"


def test_a_filter_that_cannot_be_read_shows_all_rows(builder: Builder) -> None:
    page = builder.client.get(builder.base, query_string={"filter": "c<=four"}).text
    assert "<mark>four</mark>" in page
    assert "copies of Scout" in page


OFFER = re.compile(r"<b>(\d+)</b> Rage\. Then (\d+) of 75 cards are resources([^.]*)\.")


def set_rage(builder: Builder, copies: int, **others: str) -> None:
    rage = re.search(r"(copies\.deck\.\S+)\" value=\"\d+\"[^>]*copies of Rage", builder.page)
    assert rage
    builder.press("set", **{rage[1]: str(copies)}, **others)


def test_missing_cards_are_offered_as_staples_by_what_the_deck_asks_for(builder: Builder) -> None:
    assert "Add these staples" not in builder.page
    before = builder.copies("Rage")
    set_rage(builder, before - 4)
    offer = OFFER.search(builder.page)
    assert offer
    builder.press(f"fill {offer[1]}")
    assert builder.copies("Rage") == before - 4 + int(offer[1])


def test_staples_are_offered_up_to_a_third_of_the_deck_and_the_page_says_so(
    builder: Builder, scout: str
) -> None:
    copies = builder.copies("Rage")
    set_rage(builder, copies - 6, **{f"copies.deck.{scout}": "0"})
    offer = OFFER.search(builder.page)
    assert offer
    assert int(offer[2]) == 25
    missing = 75 - int(builder.size.split()[0])
    assert re.search(rf"; {missing - int(offer[1])} more cards? to choose$", offer[3])
    builder.press(f"fill {offer[1]}")
    assert builder.verdict == "progress"
    assert "Add these staples" not in builder.page
    assert "Fill with staples" not in builder.page


SURPLUS = "6 Scout\n6 Gnat\n6 Kinky Asp\n6 Warrior Prodigy\n"


@pytest.fixture
def surplus(client: FlaskClient) -> Builder:
    """A deck with two copies too many of each card, and without a faction."""
    return Builder(client, client.post("/decks/import", data={"list": SURPLUS}).location)


def test_a_repair_that_needs_a_faction_asks_to_choose_one_and_removes_nothing(
    surplus: Builder,
) -> None:
    page = surplus.page
    assert "Choose, and remove 8 cards" in page
    assert "Take it" not in page
    answer = surplus.client.post(
        f"{surplus.base}/change",
        data={"version": "1", "change": "repair all", "repair_faction.all": ""},
        headers={"X-Fragment": "editor"},
    )
    assert answer.status_code == 422
    assert "Choose a faction from the list first; nothing was changed." in answer.text
    assert (surplus.version, surplus.size) == (1, "24 of 75 cards")


def test_a_repair_takes_the_faction_chosen_beside_its_own_button(
    surplus: Builder, catalogue: Catalogue
) -> None:
    faction = catalogue.newest["Hall of Great Justice"].id
    surplus.press("repair all", **{"repair_faction.0": "", "repair_faction.all": faction})
    assert "Hall of Great Justice</b>" in surplus.page
    assert surplus.size == "16 of 75 cards"


def test_the_faction_is_never_chosen_by_chance(surplus: Builder) -> None:
    assert '<option value="">choose a faction</option>' in surplus.page
    surplus.press("faction", faction="")
    assert "Choose a faction from the list first" in surplus.page
    assert surplus.version == 1


def test_only_what_says_so_removes_cards_without_a_faction(surplus: Builder) -> None:
    assert "Apply the removals only" in surplus.page
    surplus.press("remove all")
    assert surplus.size == "16 of 75 cards"
    assert "No faction yet" in surplus.page


def test_an_unfinished_deck_is_in_progress_until_it_claims_to_be_finished(
    client: FlaskClient, scout: str
) -> None:
    builder = Builder(client, client.post("/decks/new").location)
    builder.press(f"add deck {scout} 4")
    assert builder.verdict == "progress"
    assert "Choose a faction. No problems so far." in builder.page
    builder.press(f"add deck {scout} 1")
    assert "Choose a faction. 1 problem to fix." in builder.page
    finished = client.get(f"{builder.base}?finished=1").text
    assert 'class="stamp illegal"' in finished
    answer = builder.post(f"add deck {scout} 1", finished="1")
    assert "finished=1" in answer.location


def test_a_full_deck_that_breaks_a_rule_is_not_in_progress(builder: Builder, scout: str) -> None:
    builder.press(f"add deck {scout} 5")
    assert builder.verdict == "illegal"


def test_a_shared_deck_in_progress_says_so(client: FlaskClient, scout: str) -> None:
    builder = Builder(client, client.post("/decks/new").location)
    builder.press(f"add deck {scout} 4")
    read = re.search(r"/decks/read/[\w-]+", client.get(f"{builder.base}/share").text)
    assert read
    assert 'class="stamp progress"' in client.get(read[0]).text


@pytest.mark.parametrize(("view", "group"), [("stacks", "Cost 1"), ("faces", "Characters")])
def test_a_deck_is_also_shown_as_cards(builder: Builder, scout: str, view: str, group: str) -> None:
    page = builder.client.get(f"{builder.base}?view={view}").text
    assert f'class="faces {view}"' in page
    assert f"<h3>{group}</h3>" in page
    assert "When this card leaves play: your opponent discards a card." in page
    answer = builder.post(f"more deck {scout}", view=view)
    assert f"view={view}" in answer.location


def test_an_unknown_view_is_the_list(builder: Builder) -> None:
    assert 'class="faces' not in builder.client.get(f"{builder.base}?view=heap").text


def test_a_script_gets_a_sample_hand_of_small_cards(builder: Builder) -> None:
    panel = re.search(r'href="([^"]+/hand)" data-draw', builder.page)
    assert panel
    answer = builder.client.get(
        panel[1], headers={"X-Fragment": "hand"}, follow_redirects=True
    ).text
    assert "<html" not in answer
    assert answer.count("<li>") == 8
    assert "Play this hand, with advice" in answer


def test_a_press_shows_the_deck_as_a_list_as_stacks_or_as_cards(builder: Builder) -> None:
    form = re.search(r'<form[^>]*id="arranging".*?</form>', builder.page, re.DOTALL)
    assert form
    views = re.findall(r'<button name="view" value="(\w+)"\s+aria-pressed="true"', form[0])
    assert views == ["list"]
    hidden = re.findall(r'<input type="hidden" name="view" value="(\w+)"', form[0])
    asked = {"view": ["stacks", *hidden], "filter": "t:character"}
    page = builder.client.get(builder.base, query_string=asked).text
    assert 'class="faces stacks"' in page
    assert re.search(r'value="stacks"\s+aria-pressed="true"', page)
    assert "copies of Puddle of Goo" in page
    assert "copies of Target Practice" in builder.page
    assert "copies of Target Practice" not in page


def test_stacks_are_columns_of_one_row_that_show_the_curve(client: FlaskClient) -> None:
    base = client.post("/decks/precon/starter-arcanist-warlord").location
    page = client.get(f"{base}?view=stacks").text
    bars = re.findall(r'stack-bar( hollow)?".*?height="([\d.]+)"/', page, re.DOTALL)
    heights = [float(height) for hollow, height in bars if not hollow]
    assert len(bars) == 9
    assert [bool(hollow) for hollow, _ in bars].count(True) == 1
    assert max(heights) == 100
    assert heights[0] == 20
