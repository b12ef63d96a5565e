"""Every change that curators store can be undone, and undoing can be undone in turn."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlmodel import Session, col, select, update

from app.games.shadowfist import KEY as SHADOWFIST
from app.games.spoils import KEY as SPOILS
from app.games.spoils.facts import Catalogue
from app.tables import Database, FactChange, Overlay
from app.tables.curation import (
    Author,
    UndoError,
    Withdraw,
    Write,
    apply,
    edit_of,
    edits_of_row,
    latest_edits,
    overlaid_facts,
    site_catalogue,
    undo,
)
from app.tables.facts import Fact
from tests.tables.test_curation import CARD, NEW_CARD, NEW_PRINTING, NEW_SET, cost_of

ADA, BEN = Author("Ada"), Author("Ben")
BAN = "current/Primitive Tribes/banned/"


@pytest.fixture
def session(site_database: Database) -> Iterator[Session]:
    with site_database.writing() as session:
        yield session


def newest(session: Session, game: str = SPOILS) -> int:
    return latest_edits(session, game, 1)[0].id


def undo_newest(session: Session, game: str = SPOILS) -> None:
    undo(session, newest(session, game), BEN, "", game)


def test_a_changed_value_is_what_it_was_and_no_overlay_is_left(session: Session) -> None:
    apply(session, [Write("cards", CARD, {"cost": "9"})], ADA, "misread", game=SPOILS)
    undo_newest(session)
    assert cost_of(session) == 2
    assert session.exec(select(Overlay)).all() == []
    first, second = latest_edits(session, SPOILS, 9)[::-1]
    assert (first.undone_by, second.first.undoes) == (second.id, first.id)
    assert (second.first.author, second.first.reason) == ("Ben", "undone: misread")


@pytest.mark.slow
def test_a_set_that_was_added_goes_as_a_whole_and_comes_back(
    session: Session, catalogue: Catalogue
) -> None:
    apply(session, [NEW_SET, NEW_CARD, NEW_PRINTING], ADA, "a later set", game=SPOILS)
    added = site_catalogue(session, SPOILS).content
    undo_newest(session)
    assert site_catalogue(session, SPOILS).content == catalogue.content
    undo_newest(session)
    assert site_catalogue(session, SPOILS).content == added
    undo_newest(session)
    assert site_catalogue(session, SPOILS).content == catalogue.content
    assert [edit.undone_by is None for edit in latest_edits(session, SPOILS, 9)] == [
        True, False, True, False,
    ]  # fmt: skip


def test_an_entry_that_was_left_out_comes_back(session: Session, catalogue: Catalogue) -> None:
    apply(session, [Withdraw("banned", BAN)], ADA, "not here", game=SPOILS)
    undo_newest(session)
    assert site_catalogue(session, SPOILS).content == catalogue.content


def test_what_was_added_changed_and_left_out_comes_back_as_it_was_last(session: Session) -> None:
    new = [NEW_SET, NEW_CARD, NEW_PRINTING]
    apply(session, new, ADA, "a later set", game=SPOILS)
    apply(session, [Write("cards", "Test Monk", {"cost": "3"})], ADA, "typo", game=SPOILS)
    gone = [Withdraw("printings", "new-1"), Withdraw("cards", "Test Monk")]
    apply(session, gone, ADA, "by mistake", game=SPOILS)
    undo_newest(session)
    assert cost_of(session, "Test Monk") == 3


def test_an_edit_is_undone_once(session: Session) -> None:
    apply(session, [Write("cards", CARD, {"cost": "9"})], ADA, "misread", game=SPOILS)
    edit = newest(session)
    undo(session, edit, BEN, "", SPOILS)
    with pytest.raises(UndoError, match="has already been undone"):
        undo(session, edit, BEN, "", SPOILS)


def test_what_was_changed_since_is_named_and_kept(session: Session) -> None:
    apply(session, [Write("cards", CARD, {"cost": "9"})], ADA, "misread", game=SPOILS)
    first = newest(session)
    apply(session, [Write("cards", CARD, {"cost": "7"})], BEN, "better", game=SPOILS)
    with pytest.raises(
        UndoError, match=r"cost of the card Air Travel.*since been changed to 7\. Undo the la"
    ):
        undo(session, first, ADA, "", SPOILS)
    assert cost_of(session) == 7
    undo_newest(session)
    undo(session, first, ADA, "", SPOILS)
    assert cost_of(session) == 2


def test_what_others_need_by_now_is_not_undone(session: Session) -> None:
    apply(session, [NEW_SET, NEW_CARD], ADA, "a later set", game=SPOILS)
    first = newest(session)
    apply(session, [NEW_PRINTING], ADA, "its printing", game=SPOILS)
    with pytest.raises(UndoError, match="Other card data depends on this change"):
        undo(session, first, BEN, "", SPOILS)


def test_changes_from_before_edits_were_grouped_are_undone_one_by_one(session: Session) -> None:
    apply(session, [Write("cards", CARD, {"cost": "9", "threshold": "OO"})], ADA, "-", game=SPOILS)
    session.exec(update(FactChange).values(revision=None))
    session.expire_all()
    before = site_catalogue(session, SPOILS).by_name[CARD]
    assert len(latest_edits(session, SPOILS, 9)) == 2
    (cost,) = [edit for edit in latest_edits(session, SPOILS, 9) if edit.first.field == "cost"]
    undo(session, cost.id, BEN, "", SPOILS)
    after = site_catalogue(session, SPOILS).by_name[CARD]
    assert (after.cost, after.threshold) == (2, before.threshold)


def test_a_row_that_a_release_ships_by_now_stays(session: Session) -> None:
    apply(session, [NEW_SET], ADA, "a later set", game=SPOILS)
    fact = session.get_one(Fact, (SPOILS, "sets", "HOLY"))
    fact.origin = "shipped"
    session.add(fact)
    session.flush()
    with pytest.raises(UndoError, match="set HOLY is now part of the release"):
        undo_newest(session)


def test_the_history_of_a_row_has_the_whole_of_each_edit(session: Session) -> None:
    apply(session, [NEW_SET, NEW_CARD, NEW_PRINTING], ADA, "a later set", game=SPOILS)
    (edit,) = edits_of_row(session, "cards", "Test Monk", SPOILS)
    assert edit.rows == {"sets": 1, "cards": 1, "printings": 1}
    of_card = next(change.id for change in edit.changes if change.kind == "cards")
    assert edit_of(session, of_card or 0, SPOILS).id == edit.id


def test_edits_of_one_game_are_not_found_in_another(session: Session) -> None:
    apply(session, [NEW_SET], ADA, "a later set", game=SPOILS)
    assert latest_edits(session, SHADOWFIST, 9) == []
    with pytest.raises(LookupError):
        edit_of(session, newest(session), SHADOWFIST)
    with pytest.raises(LookupError):
        undo(session, 999, BEN, "", SPOILS)


VALUES = st.sampled_from(["1", "2", "3", "4"])
EDITS = st.lists(
    st.one_of(
        VALUES.map(lambda value: [Write("cards", CARD, {"cost": value})]),
        VALUES.map(lambda value: [Write("sets", "1ED", {"size": f"{value}0"})]),
        st.just([NEW_SET, NEW_CARD, NEW_PRINTING]),
        st.just([Withdraw("banned", BAN)]),
        st.just([Withdraw("printings", "new-1"), Withdraw("cards", "Test Monk")]),
    ),
    max_size=6,
)


@pytest.mark.slow
@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(edits=EDITS)
def test_edits_undone_from_the_newest_on_lead_back_to_the_release(
    site_database: Database, catalogue: Catalogue, edits: list[list[Write | Withdraw]]
) -> None:
    with site_database.writing() as session:
        stored = []
        for changes in edits:
            there = overlaid_facts(session, SPOILS).above
            wanted = [
                change
                for change in changes
                if isinstance(change, Write) or (change.kind, change.key) in there
            ]
            if apply(session, wanted, ADA, "-", game=SPOILS):
                stored.append(newest(session))
        for edit in reversed(stored):
            undo(session, edit, BEN, "", SPOILS)
        assert site_catalogue(session, SPOILS).content == catalogue.content
        overlays = session.exec(select(Overlay).order_by(col(Overlay.id))).all()
        assert overlays == []
        session.rollback()
