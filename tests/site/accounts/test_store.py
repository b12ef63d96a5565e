"""Accounts in the database: unique names, slow guesses, nothing left behind."""

import threading
from datetime import UTC, datetime, timedelta

import pytest
from sqlmodel import col, select

from app.games.spoils import KEY as SPOILS
from app.site.accounts import AccountError, sessions, store
from app.site.accounts.guesses import (
    FORGOTTEN,
    FREE,
    LONGEST_WAIT,
    TooManyGuessesError,
    count_attempt,
    forget,
)
from app.site.accounts.names import FORMER
from app.tables import Database, Deck, Guesses, Overlay, Role, User, key_hash
from app.tables.curation import Author, Write, apply, history_of

PASSWORD = "four staples of rage"
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


@pytest.fixture
def ada(database: Database) -> int:
    user = store.add_user(database, "Ada", PASSWORD)
    assert user.id is not None
    return user.id


def test_who_made_an_account_signs_in_with_any_case(database: Database, ada: int) -> None:
    assert store.sign_in(database, " aDÁ ", PASSWORD) == ada


def test_the_password_itself_is_nowhere(database: Database, ada: int) -> None:
    with database.reading() as session:
        user = session.get_one(User, ada)
    assert user.password_hash.startswith("$argon2id$")
    assert PASSWORD not in user.password_hash


@pytest.mark.parametrize("name", ["Ada", "ADA", "ada", "  Ada ", "Áda"])
def test_names_that_fold_alike_are_taken(database: Database, ada: int, name: str) -> None:
    with pytest.raises(AccountError, match="Choose another") as caught:
        store.add_user(database, name, PASSWORD)
    assert caught.value.field == "name"


@pytest.mark.parametrize(
    "name",
    [
        "", "x", "y" * 41, "a\u202eb", "\u200b\u200b", "a\x00b", "a\ud800b", "ﷺ" * 40,
        "ab" + "\u0301" * 31, "Ada" + " " * 600, "\u0301" * 1_000_000,
        "Anna\ufe0f", "\u3164\u3164", "a\u2800b",
    ],
)  # fmt: skip
def test_a_name_can_be_read_by_others(database: Database, name: str) -> None:
    with pytest.raises(AccountError) as caught:
        store.add_user(database, name, PASSWORD)
    assert caught.value.field == "name"


@pytest.mark.parametrize("name", ["\u0410da", "\u0391\u0501\u0430", "\u13aada"])
def test_names_that_look_alike_in_another_script_are_taken(
    database: Database, ada: int, name: str
) -> None:
    with pytest.raises(AccountError, match="looks just like") as caught:
        store.add_user(database, name, PASSWORD)
    assert caught.value.field == "name"


def test_a_name_looks_like_one_of_before_names_were_compared(database: Database, ada: int) -> None:
    with database.writing() as session:
        session.get_one(User, ada).look_alike_key = None
    with pytest.raises(AccountError, match="looks just like"):
        store.add_user(database, "\u0410da", PASSWORD)


@pytest.mark.parametrize("name", ["Łukasz", "Анна", "日本 Tom", "O'Neil-Smith 3", "admin"])
def test_names_of_every_script_are_welcome(database: Database, name: str) -> None:
    assert store.add_user(database, name, PASSWORD).name == name


@pytest.mark.parametrize(
    "password",
    [
        "short",
        "x" * 201,
        "aaaaaaaaaaaa",
        "Gerda12345",
        "12121212121",
        "abcdefghijk\ud800",
        "\0ab" * 4,
    ],
)
def test_a_password_that_is_easily_guessed_is_refused(database: Database, password: str) -> None:
    with pytest.raises(AccountError) as caught:
        store.add_user(database, "Gerda12345", password)
    assert caught.value.field == "password"


def test_a_name_or_password_without_end_signs_nobody_in(database: Database, ada: int) -> None:
    for name, password in (("\u0301" * 1_000_000, PASSWORD), ("Ada", "\u0301" * 1_000_000)):
        with pytest.raises(AccountError, match="Name or password is wrong"):
            store.sign_in(database, name, password)


def test_two_people_who_choose_a_name_at_once_get_one_account(database: Database) -> None:
    outcomes: list[str] = []
    barrier = threading.Barrier(2)

    def join() -> None:
        barrier.wait()
        try:
            store.add_user(database, "Ada", PASSWORD)
            outcomes.append("made")
        except AccountError:
            outcomes.append("taken")

    threads = [threading.Thread(target=join) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["made", "taken"]


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(
    database: Database, ada: int
) -> None:
    answers = []
    for name in ("Ada", "Nobody"):
        with pytest.raises(AccountError) as caught:
            store.sign_in(database, name, "wrong password")
        answers.append((caught.value.field, str(caught.value)))
    assert answers[0] == answers[1]


def test_names_that_exist_and_names_that_do_not_are_limited_alike(
    database: Database, ada: int
) -> None:
    waits = []
    for name in ("Ada", "Nobody"):
        for _ in range(FREE):
            with pytest.raises(AccountError):
                store.sign_in(database, name, "wrong password")
        with pytest.raises(TooManyGuessesError) as caught:
            store.sign_in(database, name, PASSWORD)
        waits.append(caught.value.seconds)
    assert abs(waits[0] - waits[1]) <= 2


def test_a_device_that_signed_in_before_is_not_kept_out_by_strangers(
    database: Database, ada: int
) -> None:
    for _ in range(FREE):
        with pytest.raises(AccountError):
            store.sign_in(database, "Ada", "wrong password")
    assert store.sign_in(database, "Ada", PASSWORD, device="known") == ada


def test_the_wait_doubles_up_to_the_longest_and_ends(database: Database) -> None:
    now, waits = NOON, []
    for _ in range(14):
        try:
            count_attempt(database, "s", now)
        except TooManyGuessesError as error:
            waits.append(error.seconds)
            now += timedelta(seconds=error.seconds)
            count_attempt(database, "s", now)
    assert waits == [15, 30, 60, 120, 240, 480, 900, 900, 900]
    assert waits[-1] == LONGEST_WAIT.total_seconds()
    count_attempt(database, "s", now + FORGOTTEN + timedelta(seconds=1))
    with database.reading() as session:
        assert session.get_one(Guesses, "s").failures == 1


def test_a_right_answer_starts_the_count_anew(database: Database) -> None:
    for _ in range(FREE):
        count_attempt(database, "s", NOON)
    forget(database, "s")
    count_attempt(database, "s", NOON)


def test_many_guesses_at_once_are_no_way_around_the_limit(database: Database) -> None:
    allowed: list[int] = []

    def guess() -> None:
        try:
            count_attempt(database, "s", NOON)
            allowed.append(1)
        except TooManyGuessesError:
            pass

    threads = [threading.Thread(target=guess) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(allowed) == FREE


def test_a_new_password_ends_the_other_sessions(database: Database, ada: int) -> None:
    with database.writing() as rows:
        key = sessions.begin(rows, ada, "Firefox on Linux")
    store.change_password(database, ada, PASSWORD, "three staples of greed")
    with database.reading() as rows:
        assert sessions.user_of(rows, key) is None
    with pytest.raises(AccountError):
        store.sign_in(database, "Ada", PASSWORD)
    assert store.sign_in(database, "Ada", "three staples of greed") == ada


def test_a_hidden_account_cannot_sign_in(database: Database, ada: int) -> None:
    with database.writing() as session:
        session.get_one(User, ada).hidden_at = NOON
    with pytest.raises(AccountError, match="Name or password is wrong"):
        store.sign_in(database, "Ada", PASSWORD)


def test_a_deck_without_owner_is_adopted_by_its_edit_link_once(
    database: Database, ada: int
) -> None:
    other = store.add_user(database, "Bob", PASSWORD).id
    assert other is not None
    with database.writing() as session:
        session.add(Deck(public_id="d", edit_key_hash=key_hash("key"), read_key="r"))
    with database.writing() as session:
        assert store.adopt_deck(session, "wrong", ada) is None
        adopted = store.adopt_deck(session, "key", ada)
        assert adopted is not None
    with database.writing() as session:
        assert store.adopt_deck(session, "key", other) is None
        assert session.exec(select(Deck)).one().owner_id == ada


def test_a_deleted_account_leaves_its_facts_without_its_name(site_database: Database) -> None:
    user = store.add_user(site_database, "Ada", PASSWORD, Role.CURATOR)
    assert user.id is not None
    with site_database.writing() as session:
        session.add(Deck(public_id="d", edit_key_hash="e", read_key="r", owner_id=user.id))
        apply(
            session,
            [Write("cards", "Rage", {"cost": "1"})],
            Author("Ada", user.id),
            "as printed",
            game=SPOILS,
        )
    with site_database.writing() as session:
        store.delete_user(session, user.id)
    with site_database.reading() as session:
        assert session.exec(select(User)).all() == []
        assert session.exec(select(Deck)).all() == []
        assert session.exec(select(Overlay)).one().author == FORMER
        changes = history_of(session, "cards", "Rage", SPOILS)
        assert [change.author for change in changes] == [FORMER]
        assert session.exec(select(Overlay).where(col(Overlay.author) == "Ada")).all() == []
