"""`migrate`, `user` and `import-cards` work on a site's own database."""

from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text
from sqlmodel import select

from app import create_app
from app.catalogue import read_rows
from app.cli import main
from app.games.spoils import KEY as SPOILS
from app.games.spoils.card_data import CARD_DATA
from app.games.tabletop.card_data import write_facts_csv
from app.site.accounts import store
from app.site.decks.store import UNUSED_DAYS
from app.tables import Database, Deck, Event, User, open_database, utc_now
from app.tables.curation import site_catalogue

PASSWORD = "four staples of rage"
_, ROWS = read_rows(CARD_DATA)
NEW_SET = """\
<set name="Holy Heist" id="ab-{n}"><cards><card id="id-{n}" name="Test Monk {n}">
<property name="Card Number" value="{n}/9"/><property name="Rarity" value="Rare"/>
<property name="Trade" value="Rogue"/><property name="Type" value="Tactic"/>
<property name="Cost" value="{n}"/><property name="Card Text" value="Ours."/></card></cards></set>
"""


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, words, input=typed)


@pytest.mark.slow
def test_migrate_brings_an_empty_database_up_and_then_has_nothing_to_do(database_url: str) -> None:
    first = run("migrate", "--database", database_url)
    assert first.exit_code == 0
    assert "Applied 0001" in first.output
    assert f"Loaded catalogue {CARD_DATA.version} of The Spoils" in first.output
    again = run("migrate", "--database", database_url)
    assert again.output == "The schema is up to date.\nThe catalogue is up to date.\n"


def test_a_postgres_database_with_other_tables_is_named(postgres_url: str) -> None:
    database = open_database(postgres_url)
    with database.engine.begin() as connection:
        connection.execute(text("CREATE TABLE of_somebody_else (id INTEGER)"))
    database.close()
    answer = run("user", "list", "--database", postgres_url)
    assert answer.exit_code == 1
    assert "threshold migrate --database" in answer.output


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "is not a database address"),
        ("mysql://host/db", "not in 'mysql'"),
        ("postgresql://127.0.0.1:1/none", "is not responding"),
    ],
)
def test_an_address_that_is_no_database_is_said_in_one_sentence(url: str, message: str) -> None:
    answer = run("user", "list", "--database", url)
    assert answer.exit_code == 1
    assert message in answer.output
    assert "Traceback" not in answer.output


def test_the_first_administrator_is_made_by_command(site_url: str) -> None:
    made = run(
        "user", "add", "Ada", "--role", "administrator", "--password-stdin",
        "--database", site_url, typed=f"{PASSWORD}\n",
    )  # fmt: skip
    assert made.output == "Ada can sign in as administrator.\n"
    assert _sign_in(site_url, "Ada", PASSWORD).role == "administrator"


def test_a_password_is_asked_for_twice_and_never_shown(site_url: str) -> None:
    made = run("user", "add", "Ada", "--database", site_url, typed=f"{PASSWORD}\n{PASSWORD}\n")
    assert made.exit_code == 0
    assert PASSWORD not in made.output
    assert _sign_in(site_url, "Ada", PASSWORD).role == "player"


def test_a_weak_password_or_a_taken_name_is_refused(site_url: str) -> None:
    words = ("user", "add", "Ada", "--password-stdin", "--database", site_url)
    assert "at least 10 characters" in run(*words, typed="short\n").output
    run(*words, typed=f"{PASSWORD}\n")
    again = run(*words, typed=f"{PASSWORD}\n")
    assert again.exit_code == 1
    assert "Choose another" in again.output


def test_an_unknown_role_is_wrong_usage(site_url: str) -> None:
    assert run("user", "add", "Ada", "--role", "king", "--database", site_url).exit_code == 64


def test_roles_and_passwords_are_set_by_command(site_url: str) -> None:
    run("user", "add", "Ada", "--password-stdin", "--database", site_url, typed=f"{PASSWORD}\n")
    assert run("user", "role", "ADA", "curator", "--database", site_url).exit_code == 0
    fresh = "three staples of greed"
    words = ("user", "password", "Ada", "--password-stdin", "--database", site_url)
    assert run(*words, typed=f"{fresh}\n").exit_code == 0
    assert _sign_in(site_url, "Ada", fresh).role == "curator"
    listed = run("user", "list", "--database", site_url).output
    assert listed.split()[:2] == ["Ada", "curator"]
    assert (
        "no account 'Bob'" in run("user", "role", "Bob", "curator", "--database", site_url).output
    )


@pytest.mark.slow
def test_printed_texts_come_in_one_step_and_no_fact_differs(shared: Path, site_url: str) -> None:
    answer = run("import-cards", str(shared / "reference/spoils/sets"), "--database", site_url)
    assert answer.output == "1161 printed texts and 0 other fields changed.\n"
    database = open_database(site_url)
    with database.reading() as session:
        texted = site_catalogue(session, SPOILS)
    database.close()
    assert sum(printing.text is not None for printing in texted.printings) == 1161
    again = run("import-cards", str(shared / "reference/spoils/sets"), "--database", site_url)
    assert again.output == "0 printed texts and 0 other fields changed.\n"


def test_two_new_sets_come_in_together(tmp_path: Path, site_url: str) -> None:
    for number in ("1", "2"):
        text = NEW_SET.replace("{n}", number).replace("Holy Heist", f"Holy Heist {number}")
        (tmp_path / f"{number}.xml").write_text(text, "utf-8")
    files = [str(tmp_path / "1.xml"), str(tmp_path / "2.xml")]
    answer = run("import-cards", *files, "--database", site_url)
    assert answer.exit_code == 0, answer.output
    database = open_database(site_url)
    with database.reading() as session:
        after = site_catalogue(session, SPOILS)
    database.close()
    assert [s.name for s in after.sets][-2:] == ["Holy Heist 1", "Holy Heist 2"]
    assert after.by_name["Test Monk 2"].text == "Ours."


def test_a_dry_run_shows_every_difference_and_stores_nothing(
    tmp_path: Path, site_database: Database
) -> None:
    url = site_database.url.render_as_string(hide_password=False)
    rows = [{**row, "cost": "9"} for row in ROWS["cards"] if row["name"] == "Air Travel"]
    (tmp_path / "cards.csv").write_text(write_facts_csv(CARD_DATA.kinds["cards"], rows), "utf-8")
    some = ROWS["printings"][:50]
    texts = "".join(f"{row['id']},Ours {place}.\n" for place, row in enumerate(some))
    (tmp_path / "printings.csv").write_text(f"id,text\n{texts}", "utf-8")
    words = ("import-cards", str(tmp_path), "--database", url)
    dry = run(*words, "--dry-run")
    assert "cards, Air Travel: cost: 2 -> 9" in dry.output
    for place, row in enumerate(some):
        assert f"printings, {row['id']}: text: empty -> Ours {place}.\n" in dry.output
    assert "50 printed texts and 1 other field would change" in dry.output
    with site_database.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 2
    assert "1 other field changed" in run(*words).output
    with site_database.reading() as session:
        assert site_catalogue(session, SPOILS).by_name["Air Travel"].cost == 9


def test_a_bad_file_among_good_ones_stores_nothing(tmp_path: Path, site_url: str) -> None:
    good, bad = tmp_path / "good.xml", tmp_path / "bad.xml"
    good.write_text(NEW_SET.replace("{n}", "1"), "utf-8")
    bad.write_text("<set", "utf-8")
    answer = run("import-cards", str(good), str(bad), "--database", site_url)
    assert answer.exit_code == 1
    assert "bad.xml: This is not readable XML" in answer.output
    assert "Nothing was stored" in answer.output
    database = open_database(site_url)
    with database.reading() as session:
        assert "Test Monk 1" not in site_catalogue(session, SPOILS).by_name
    database.close()


def _sign_in(url: str, name: str, password: str) -> User:
    database = open_database(url)
    try:
        number = store.sign_in(database, name, password)
        with database.reading() as session:
            return session.get_one(User, number)
    finally:
        database.close()


def past_its_day(database: Database) -> None:
    """Two events, one of them due today, and two decks without owner, one long unused."""
    today, long_ago = utc_now().date(), utc_now() - timedelta(days=UNUSED_DAYS + 1)
    with database.writing() as session:
        for number, day in enumerate((today, today + timedelta(days=1))):
            mark = str(number)
            session.add(
                Event(public_id=mark, code=mark, secret="", name=mark, starts_on=day, ends_on=day,
                      purge_on=day)
            )  # fmt: skip
            used = long_ago if number == 0 else utc_now()
            session.add(Deck(public_id=mark, edit_key_hash=mark, read_key=mark, used_at=used))


def what_is_left(database: Database) -> list[str]:
    with database.reading() as session:
        return [
            name
            for table in (Event, Deck)
            for name in session.exec(select(table.public_id).order_by(table.public_id))
        ]


@pytest.mark.slow
def test_a_timer_purges_what_has_had_its_day(database_url: str) -> None:
    run("migrate", "--database", database_url)
    database = open_database(database_url)
    past_its_day(database)
    answer = run("purge", "--database", database_url)
    assert answer.output == "Deleted 1 event and 1 unused deck.\n"
    assert what_is_left(database) == ["1", "1"]
    again = run("purge", "--database", database_url)
    assert again.output == "Deleted 0 events and 0 unused decks.\n"
    database.close()


@pytest.mark.slow
def test_a_site_purges_when_it_starts(tmp_path: Path) -> None:
    settings = {"INSTANCE": str(tmp_path), "TESTING": True}
    app = create_app(settings)
    past_its_day(app.extensions["database"])
    app.extensions["database"].close()
    again = create_app(settings).extensions["database"]
    assert what_is_left(again) == ["1", "1"]
    again.close()
