"""Curators' values lie above shipped ones: releases replace the rest and lose nothing."""

import threading
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta

import pytest
from sqlmodel import Session, select

from app.catalogue import read_rows
from app.games import games
from app.games.spoils import KEY as SPOILS
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue, CatalogueError
from app.games.spoils.terms import Rarity
from app.games.tabletop.card_data import Rows
from app.tables import Database, FactChange, Overlay, User
from app.tables.curation import (
    Author,
    OverlayDecision,
    Served,
    StaleChangeError,
    Withdraw,
    Write,
    apply,
    decide,
    discard,
    fingerprint,
    held_additions,
    history_of,
    import_release,
    overlays_of,
    overlays_to_review,
    prepare,
    preview,
    revision_of,
    site_catalogue,
)
from app.tables.curation.release_import import ReleaseImport

VERSION, ROWS = read_rows(CARD_DATA)
NEXT = "9999.1"
CURATOR = Author("Ada")
CARD = "Air Travel"
NEW_SET = Write("sets", "HOLY", {"code": "HOLY", "name": "Holy Heist", "order": "90"})
NEW_CARD = Write(
    "cards", "Test Monk", {"name": "Test Monk", "trade": "Rogue", "type": "Tactic", "cost": "1"}
)
NEW_PRINTING = Write(
    "printings", "new-1", {"id": "new-1", "set": "HOLY", "rarity": "rare", "name": "Test Monk"}
)


@pytest.fixture
def session(site_database: Database) -> Iterator[Session]:
    with site_database.writing() as session:
        yield session


def release(**changed: Mapping[tuple[str, str], str | None]) -> Rows:
    """The shipped rows with some values changed: kind -> (key column's value, field) -> value."""
    rows = {}
    for kind, shipped in ROWS.items():
        values = changed.get(kind, {})
        rows[kind] = [
            {
                **row,
                **{
                    field: value
                    for (key, field), value in values.items()
                    if key in (row.get("name"), row.get("id"), row.get("code"))
                },
            }
            for row in shipped
        ]
    return rows


def cost_of(session: Session, name: str = CARD) -> int | None:
    return site_catalogue(session, SPOILS).by_name[name].cost


def test_on_first_start_the_shipped_catalogue_is_taken_in(
    session: Session, catalogue: Catalogue
) -> None:
    assert site_catalogue(session, SPOILS).content == catalogue.content
    assert revision_of(session, SPOILS) == 1


@pytest.mark.slow
def test_starting_again_changes_nothing(database: Database) -> None:
    assert [intake.game for intake in prepare(database)] == ["spoils", "shadowfist"]
    assert prepare(database) == ()
    with database.reading() as session:
        assert revision_of(session, SPOILS) == 1


@pytest.mark.slow
def test_workers_that_start_together_take_the_catalogue_in_once(database: Database) -> None:
    taken: list[tuple[ReleaseImport, ...]] = []
    barrier = threading.Barrier(3)

    def start() -> None:
        barrier.wait()
        taken.append(prepare(database))

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    imported = [intake.game for intakes in taken for intake in intakes]
    assert sorted(imported) == sorted(game.key for game in games() if game.cards)
    assert len(taken) == 3


def test_a_change_is_an_overlay_with_who_when_and_why(
    session: Session, catalogue: Catalogue
) -> None:
    shipped = catalogue.by_name[CARD].cost
    apply(session, [Write("cards", CARD, {"cost": "9"})], CURATOR, "misprint", game=SPOILS)
    assert cost_of(session) == 9
    assert revision_of(session, SPOILS) == 2
    (overlay,) = overlays_of(session, catalogue, catalogue.by_name[CARD], SPOILS)
    assert (overlay.shipped, overlay.value) == (str(shipped), "9")
    assert (overlay.author, overlay.reason) == ("Ada", "misprint")
    assert datetime.now(UTC) - overlay.changed_at < timedelta(minutes=1)


def test_writing_the_shipped_value_again_takes_the_overlay_away(session: Session) -> None:
    before = cost_of(session)
    apply(session, [Write("cards", CARD, {"cost": "9"})], CURATOR, "misprint", game=SPOILS)
    apply(session, [Write("cards", CARD, {"cost": str(before)})], CURATOR, "was right", game=SPOILS)
    assert cost_of(session) == before
    assert session.exec(select(Overlay)).all() == []
    actions = [
        (change.action, change.reason) for change in history_of(session, "cards", CARD, SPOILS)
    ]
    assert actions == [("restore", "was right"), ("change", "misprint")]


def test_a_change_that_changes_nothing_leaves_no_trace(session: Session) -> None:
    same = Write("cards", CARD, {"cost": str(cost_of(session)), "supertype": ""})
    assert apply(session, [same], CURATOR, "-", game=SPOILS) == ()
    assert revision_of(session, SPOILS) == 1
    assert session.exec(select(FactChange)).all() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (Write("cards", CARD, {"cost": "many"}), "cards, Air Travel: cost: 'many'"),
        (Write("cards", CARD, {"name": "Rage"}), "is already used by another row"),
        (Write("printings", "x", {"id": "y", "name": "Rage", "set": "SDE"}), "is named 'y'"),
        (Write("sets", "SDE", {"code": "SD9"}), "identifies this row and cannot be changed"),
        (Withdraw("sets", "SDE"), "there is no set 'SDE'"),
        (Withdraw("cards", "Nobody"), "there is no such row"),
    ],
)
def test_what_does_not_make_a_catalogue_is_refused_whole(
    site_database: Database, change: Write | Withdraw, message: str
) -> None:
    with site_database.reading() as session, pytest.raises(CatalogueError, match=message):
        preview(session, [Write("cards", CARD, {"strength": "1"}), change], SPOILS)
    with pytest.raises(CatalogueError, match=message), site_database.writing() as session:
        apply(session, [Write("cards", CARD, {"strength": "1"}), change], CURATOR, "-", game=SPOILS)
    with site_database.reading() as session:
        assert revision_of(session, SPOILS) == 1
        assert site_catalogue(session, SPOILS).by_name[CARD].strength is None


def test_curators_add_whole_sets_with_cards_and_printings(session: Session) -> None:
    apply(session, [NEW_SET, NEW_CARD, NEW_PRINTING], CURATOR, "a later set", game=SPOILS)
    added = site_catalogue(session, SPOILS)
    assert [p.set.code for p in added.printings_of(added.by_name["Test Monk"])] == ["HOLY"]
    assert added.sets[-1].name == "Holy Heist"
    apply(session, [Write("cards", "Test Monk", {"cost": "3"})], CURATOR, "typo", game=SPOILS)
    assert cost_of(session, "Test Monk") == 3
    assert session.exec(select(Overlay)).all() == []


def test_curators_withdraw_what_they_added(session: Session, catalogue: Catalogue) -> None:
    apply(session, [NEW_SET, NEW_CARD, NEW_PRINTING], CURATOR, "a later set", game=SPOILS)
    apply(
        session,
        [Withdraw("printings", "new-1"), Withdraw("cards", "Test Monk"), Withdraw("sets", "HOLY")],
        CURATOR,
        "by mistake",
        game=SPOILS,
    )
    assert site_catalogue(session, SPOILS).content == catalogue.content


def banned_in_current(session: Session) -> list[str]:
    """Return the names that the site's Current format lists, in order."""
    return sorted(one.name for one in site_catalogue(session, SPOILS).formats["current"].listed)


def test_a_shipped_entry_of_a_banned_list_can_be_left_out_and_brought_back(
    session: Session, catalogue: Catalogue
) -> None:
    key = "current/Primitive Tribes/banned/"
    others = ["Recollection Bazaar", "Research Investment"]
    apply(session, [Withdraw("banned", key)], CURATOR, "not here", game=SPOILS)
    assert banned_in_current(session) == others
    apply(session, [Write("banned", key, {})], CURATOR, "-", game=SPOILS)
    assert banned_in_current(session) == others
    (look,) = session.exec(select(Overlay)).all()
    assert look.id is not None
    decide(session, look.id, OverlayDecision.TAKE_SHIPPED, CURATOR)
    assert site_catalogue(session, SPOILS).content == catalogue.content


def test_a_renamed_card_keeps_its_printings_and_precons(
    session: Session, catalogue: Catalogue
) -> None:
    apply(
        session,
        [Write("cards", CARD, {"name": "Air Voyage"})],
        CURATOR,
        "a better scan",
        game=SPOILS,
    )
    renamed = site_catalogue(session, SPOILS)
    printings = renamed.printings_of(renamed.by_name["Air Voyage"])
    assert [p.id for p in printings] == [
        p.id for p in catalogue.printings_of(catalogue.by_name[CARD])
    ]
    assert CARD not in renamed.by_name
    assert len(overlays_of(session, renamed, renamed.by_name["Air Voyage"], SPOILS)) == 1


def test_an_upgrade_updates_everything_else(session: Session) -> None:
    apply(session, [Write("cards", CARD, {"cost": "9"})], CURATOR, "misprint", game=SPOILS)
    rows = release(cards={(CARD, "strength"): "4", ("Rage", "subtypes"): "angry"})
    intake = import_release(session, NEXT, rows, SPOILS)
    assert intake is not None
    assert (intake.added, intake.changed, intake.removed, intake.held) == (0, 2, 0, [])
    after = site_catalogue(session, SPOILS)
    assert (after.by_name[CARD].cost, after.by_name[CARD].strength) == (9, 4)
    assert after.by_name["Rage"].subtypes == ("angry",)
    assert after.version == NEXT
    assert overlays_to_review(session, SPOILS) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("decision", "cost", "overlays"),
    [(OverlayDecision.KEEP, 9, 1), (OverlayDecision.TAKE_SHIPPED, 7, 0)],
)
def test_a_shipped_value_that_moves_under_an_overlay_is_listed_until_decided(
    session: Session, decision: OverlayDecision, cost: int, overlays: int
) -> None:
    apply(session, [Write("cards", CARD, {"cost": "9"})], CURATOR, "misprint", game=SPOILS)
    import_release(session, NEXT, release(cards={(CARD, "cost"): "7"}), SPOILS)
    assert cost_of(session) == 9
    (review,) = overlays_to_review(session, SPOILS)
    assert (review.shipped, review.overlay.value, review.is_gone) == ("7", "9", False)
    assert review.overlay.id is not None
    decide(session, review.overlay.id, decision, CURATOR)
    assert overlays_to_review(session, SPOILS) == []
    assert cost_of(session) == cost
    assert len(session.exec(select(Overlay)).all()) == overlays


def test_what_a_release_drops_is_listed_where_curators_had_changed_it(session: Session) -> None:
    key = "current/Primitive Tribes/banned/"
    apply(
        session, [Write("banned", key, {"since": "2008-01-01"})], CURATOR, "found it", game=SPOILS
    )
    import_release(session, NEXT, {**ROWS, "banned": []}, SPOILS)
    (review,) = overlays_to_review(session, SPOILS)
    assert review.is_gone
    assert review.overlay.id is not None
    with pytest.raises(LookupError, match="no longer applies"):
        decide(session, review.overlay.id, OverlayDecision.KEEP, CURATOR)
    decide(session, review.overlay.id, OverlayDecision.TAKE_SHIPPED, CURATOR)
    assert overlays_to_review(session, SPOILS) == []
    assert history_of(session, "banned", key, SPOILS)[0].action == "restore"


def test_what_was_added_here_and_is_shipped_later_keeps_our_values_as_overlays(
    session: Session,
) -> None:
    apply(session, [NEW_SET, NEW_CARD, NEW_PRINTING], CURATOR, "a later set", game=SPOILS)
    rows = {kind: list(shipped) for kind, shipped in ROWS.items()}
    rows["sets"].append({**dict.fromkeys(ROWS["sets"][0]), **NEW_SET.fields})
    rows["cards"].append({**dict.fromkeys(ROWS["cards"][0]), **NEW_CARD.fields, "cost": "2"})
    rows["printings"].append({**dict.fromkeys(ROWS["printings"][0]), **NEW_PRINTING.fields})
    import_release(session, NEXT, rows, SPOILS)
    assert cost_of(session, "Test Monk") == 1
    (overlay,) = session.exec(select(Overlay)).all()
    assert (overlay.field, overlay.shipped, overlay.value) == ("cost", "2", "1")
    assert (overlay.author, overlay.reason) == ("Ada", "a later set")


@pytest.mark.slow
def test_local_work_that_a_release_contradicts_is_held_back_and_blocks_nothing(
    session: Session,
) -> None:
    good = Write("cards", CARD, {"cost": "9"})
    apply(session, [NEW_SET, NEW_CARD, NEW_PRINTING, good], CURATOR, "a later set", game=SPOILS)
    rows = {kind: list(shipped) for kind, shipped in ROWS.items()}
    rows["sets"].append(
        {**dict.fromkeys(ROWS["sets"][0]), "code": "HH", "name": "HOLY", "order": "90"}
    )
    intake = import_release(session, NEXT, rows, SPOILS)
    assert intake is not None
    assert intake.held[0].startswith("sets, HOLY: ")
    after = site_catalogue(session, SPOILS)
    assert "HH" in after.by_set
    assert after.by_name[CARD].cost == 9
    assert [(fact.kind, fact.key) for fact in held_additions(session, SPOILS)] == [
        ("printings", "new-1"),
        ("sets", "HOLY"),
    ]
    later = Write("sets", "HOLY", {**NEW_SET.fields, "order": "91"})
    apply(session, [later], CURATOR, "after the shipped one", game=SPOILS)
    apply(session, [NEW_PRINTING], CURATOR, "again", game=SPOILS)
    assert held_additions(session, SPOILS) == []
    assert site_catalogue(session, SPOILS).by_name["Test Monk"].cost == 1


def test_held_work_can_be_discarded_and_stays_in_the_history(session: Session) -> None:
    apply(session, [NEW_SET], CURATOR, "a later set", game=SPOILS)
    rows = {**ROWS, "sets": [*ROWS["sets"], {**ROWS["sets"][0], **NEW_SET.fields, "code": "HH"}]}
    import_release(session, NEXT, rows, SPOILS)
    (held,) = held_additions(session, SPOILS)
    discard(session, held.kind, held.key, CURATOR, SPOILS)
    assert held_additions(session, SPOILS) == []
    assert {c.action for c in history_of(session, "sets", "HOLY", SPOILS)} == {"add", "withdraw"}


def test_an_older_release_takes_nothing_back(session: Session) -> None:
    import_release(session, NEXT, release(cards={(CARD, "cost"): "7"}), SPOILS)
    assert import_release(session, VERSION, ROWS, SPOILS) is None
    assert cost_of(session) == 7


def test_what_was_agreed_to_must_still_be_true(session: Session) -> None:
    mine = [Write("cards", CARD, {"cost": "9"})]
    agreed = fingerprint(preview(session, mine, SPOILS))
    apply(session, [Write("cards", CARD, {"cost": "8"})], Author("Bob"), "-", game=SPOILS)
    with pytest.raises(StaleChangeError) as caught:
        apply(session, mine, CURATOR, "-", agreed, game=SPOILS)
    (now,) = caught.value.differences
    assert (now.before, now.after) == ("8", "9")
    apply(session, mine, CURATOR, "-", fingerprint(caught.value.differences), game=SPOILS)
    assert cost_of(session) == 9


def test_curators_who_save_together_lose_no_change(site_database: Database) -> None:
    names = [row["name"] for row in ROWS["cards"] if row["type"] == "Tactic"][:6]

    def save(name: str) -> None:
        with site_database.writing() as session:
            apply(session, [Write("cards", name, {"cost": "31"})], CURATOR, "-", game=SPOILS)

    threads = [threading.Thread(target=save, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with site_database.reading() as session:
        after = site_catalogue(session, SPOILS)
        assert [after.by_name[str(name)].cost for name in names] == [31] * 6
        assert revision_of(session, SPOILS) == 7


def test_deleting_an_account_keeps_what_it_curated(site_database: Database) -> None:
    with site_database.writing() as session:
        session.add(User(id=5, name="Ada", folded_name="ada", password_hash="-"))
    with site_database.writing() as session:
        apply(session, [Write("cards", CARD, {"cost": "9"})], Author("Ada", 5), "-", game=SPOILS)
    with site_database.writing() as session:
        session.delete(session.get_one(User, 5))
    with site_database.reading() as session:
        assert cost_of(session) == 9
        assert session.exec(select(Overlay)).one().author_id is None


def test_rarity_is_changed_for_one_printing_only(session: Session, catalogue: Catalogue) -> None:
    card = next(c for c in catalogue.cards if len(catalogue.printings_of(c)) == 2)
    first, second = catalogue.printings_of(card)
    apply(session, [Write("printings", first.id, {"rarity": "fixed"})], CURATOR, "-", game=SPOILS)
    after = site_catalogue(session, SPOILS)
    assert after.by_printing[first.id].rarity is Rarity.FIXED
    assert after.by_printing[second.id].rarity is second.rarity


def test_each_process_reads_the_catalogue_anew_only_after_a_change(
    site_database: Database,
) -> None:
    one, other = Served(site_database), Served(site_database)
    before = one.current(SPOILS)
    assert one.current(SPOILS) is before
    with site_database.writing() as session:
        apply(session, [Write("cards", CARD, {"cost": "9"})], CURATOR, "misprint", game=SPOILS)
    assert one.current(SPOILS).by_name[CARD].cost == 9
    assert other.current(SPOILS).content == one.current(SPOILS).content
    assert one.current(SPOILS) is one.current(SPOILS)
