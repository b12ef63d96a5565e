"""Many players come in at once, shown before they are stored."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterable

import pytest
from sqlmodel import func, select
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse

from app.games.tabletop.decklists.report import Status
from app.site.events.players.roster import Roster, decoded, read_roster
from app.site.events.players.roster_columns import ColumnChoice, ColumnQuestion
from app.site.events.store import EventError
from app.tables import Entry, LogEntry
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import names
from tests.support.workbooks import Write, ods, xlsx


def carried(page: TestResponse) -> str:
    """The text that the preview's form sends, as a browser would."""
    found = re.search(r'<textarea name="roster" hidden>\n(.*?)</textarea>', page.text, re.DOTALL)
    assert found, page.text
    return html.unescape(found[1])


def upload(content: bytes) -> FileStorage:
    return FileStorage(io.BytesIO(content), "players.csv")


def add_as_shown(desk: Desk, preview: TestResponse, **more: str) -> None:
    assert preview.status_code == 200
    sent = desk.post("/roster", roster=carried(preview), do="add", **more)
    assert sent.status_code == 303, sent.text


def roster_of(text: str, known: Iterable[str] = (), choice: ColumnChoice | None = None) -> Roster:
    """The list as it is read; none of its columns is asked for."""
    roster = read_roster(text, known, choice)
    assert isinstance(roster, Roster), roster
    return roster


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ada Huber\n\nBen\n", ["Ada Huber", "Ben"]),
        ("Huber, Ada\r\nO'Neill, Ben", ["Ada Huber", "Ben O'Neill"]),
        ('"Huber, Ada"\n', ["Ada Huber"]),
        ("Name\nHuber, Ada\n", ["Ada Huber"]),
        ('Order;Player;Mail\n1;Ada;a@x.example\n2;"Lee, Ben";b@x.example\n', ["Ada", "Ben Lee"]),
        ("Last name,First name\nHuber,Ada\nLee,Ben\n", ["Ada Huber", "Ben Lee"]),
        ('Spring Open\nPlayer,List\nAda,"4 Scout\n4 Rage"\nBen,-\n', ["Ada", "Ben"]),
        ("1\tAda\ta@x.example\n2\tBen\tb@x.example\n", ["Ada", "Ben"]),
        ("ada@x.example, Ada\n", ["Ada"]),
    ],
)
def test_names_are_found_in_lines_and_columns(text: str, expected: list[str]) -> None:
    assert roster_of(text).new == expected


def test_lines_that_cannot_be_added_are_named() -> None:
    roster = roster_of('Order,Player,List\n1,Ada,"a\nb"\n2,,x\n3,ADA,y\n4,Ben,z\n', ["ben"])
    told = [(line.number, line.name, line.note) for line in roster.open_lines]
    assert told == [
        (4, "", "There is no name. Add it, or delete the line."),
        (
            5,
            "ADA",
            "The same name as in line 2. Delete it, or tell the two apart, for example "
            "with a town behind the name.",
        ),
    ]
    assert [(line.number, line.name) for line in roster.known] == [(6, "Ben")]
    assert roster.new == ["Ada"]
    assert roster.columns == ("Player",)


@pytest.mark.parametrize(
    "titles",
    [
        "seed,participant_name,group,email",
        "Nr.;Spielername;Verein;E-Mail",
        "Place;Nom complet;Club;Courriel",
        "N.º;Nombre y apellidos;Ciudad;Correo electrónico",
        "n|Nome e cognome|Città|Indirizzo e-mail",
        "n;Nome do jogador;Cidade;Endereço de e-mail",
        "nr\tVolledige naam\tStad\tE-mailadres",
        "Lp.;Imię i nazwisko;Miasto;Adres e-mail",
        "Timestamp,Your name,Which deck?,What is your email?",
        "Zeitstempel;Wie ist Ihr Name?;Ort;Ihre E-Mail-Adresse",
        "Horodateur;Quel est votre nom ?;Ville;Votre adresse e-mail",
        "id,PlayerName,Rating,EMAIL",
        "ID,Display Name (as on Discord),Seed,Contact email",
    ],
)
def test_titles_are_known_in_many_languages(titles: str) -> None:
    delimiter = next(sign for sign in "\t;,|" if sign in titles)
    row = delimiter.join(("1", "Zoë Großmann", "Bern", "zoe@x.example"))
    roster = roster_of(f"{titles}\n{row}\n")
    assert roster.new == ["Zoë Großmann"]
    assert roster.mails == {"Zoë Großmann": "zoe@x.example"}
    assert len(roster.left_out) == 2
    assert [line.status for line in roster.lines] == [Status.HEADING, Status.READ]


@pytest.mark.parametrize(
    ("titles", "row"),
    [
        ("Vorname;Nachname;E-Mail", "Jürgen;Groß;j@x.example"),
        ("Prénom,Nom", "Jürgen,Groß"),
        ("Name;Vorname", "Groß;Jürgen"),
        ("Name,Surname", "Jürgen,Groß"),
        ("Nombre;Apellidos", "Jürgen;Groß"),
        ("Cognome;Nome", "Groß;Jürgen"),
        ("Nome;Sobrenome", "Jürgen;Groß"),
        ("Voornaam;Achternaam", "Jürgen;Groß"),
        ("Nazwisko;Imię", "Groß;Jürgen"),
        ("First,Last", "Jürgen,Groß"),
        ("First/Last,Seed", "Jürgen Groß,1"),
        ("Name;Nachname", "Jürgen Groß;Groß"),
        ("sep=;\nVorname;Nachname", "Jürgen;Groß"),
        ("Spring Open 2026\n\nVorname;Nachname", "Jürgen;Groß"),
        ('"Last Name" , "First Name"', '"Groß" , "Jürgen"'),
    ],
)
def test_family_names_are_kept(titles: str, row: str) -> None:
    assert roster_of(f"{titles}\n{row}").new == ["Jürgen Groß"]


def test_a_quoted_name_is_stored_without_its_quotation_marks() -> None:
    text = 'Player\n"Dwayne ""The Rock"" J."\n"Huber, Ada"\nAnn "Ace" Lee\n'
    assert roster_of(text).new == ['Dwayne "The Rock" J.', "Ada Huber", 'Ann "Ace" Lee']


def test_every_line_has_a_state_and_a_repair_says_what_was_read() -> None:
    roster = roster_of("Ada\n\nHuber, Ben\n- Cleo\n1. Dan\n42\n")
    assert [(line.name, line.status) for line in roster.lines] == [
        ("Ada", Status.READ),
        ("", Status.BLANK),
        ("Ben Huber", Status.REPAIRED),
        ("Cleo", Status.REPAIRED),
        ("Dan", Status.REPAIRED),
        ("42", Status.OPEN),
    ]
    assert roster.lines[2].note == "Read as “Ben Huber”: the family name stood first."


def test_a_name_with_a_comma_that_is_not_quoted_is_not_cut() -> None:
    roster = roster_of("Player,Seed\nHuber, Ada,1\n")
    assert roster.new == []
    assert "more cells than the 2 titles" in roster.open_lines[0].note


@pytest.mark.parametrize(
    "text",
    [
        "Handle,Seeding,Team\nRenée,1,Red\nTim,2,Blue\n",
        "Rufzeichen;Platz\nRenée;1\nTim;2\n",
        "Renée\tMüller\nTim\tHuber\n",
        "Renée,Müller\nTim,Huber\n",
        "sep=|\nWer|Was\nRenée|Rot\n",
    ],
)
def test_columns_without_a_known_title_are_asked_for(text: str) -> None:
    question = read_roster(text, ())
    assert isinstance(question, ColumnQuestion)
    has_titles = not text.startswith(("Renée\t", "Renée,"))
    answered = roster_of(text, choice=ColumnChoice(0, has_titles=has_titles))
    assert answered.new[0] == "Renée"
    assert len(answered.left_out) == len(question.titles) - 1


def test_the_question_is_asked_on_the_page_and_its_answer_kept(desk: Desk) -> None:
    text = "Handle;Clan;Seed\nAda;Huber;1\nBen;Lee;2\n"
    asked = desk.post("/roster", file=upload(text.encode()))
    assert "Which column has the names?" in asked.text
    assert names(desk) == []
    answer = {"names": "0", "family": "1", "titles": "yes"}
    preview = desk.post("/roster", roster=carried(asked), **answer)
    assert "This column is not read:" in preview.text
    assert "“Seed”" in preview.text
    for name, value in answer.items():
        assert f'name="{name}" value="{value}"' in preview.text
    add_as_shown(desk, preview, **answer)
    assert names(desk) == ["Ada Huber", "Ben Lee"]


@pytest.mark.parametrize(("names_at", "family"), [("7", ""), ("x", "0"), ("0", "99"), ("-1", "")])
def test_an_answer_that_names_no_column_asks_again(desk: Desk, names_at: str, family: str) -> None:
    asked = desk.post("/roster", roster="a;b\nAda;Huber\n", names=names_at, family=family)
    assert "Which column has the names?" in asked.text


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("\u0410nna Huber", "This looks like “Anna Huber”"),
        ("Anna Hubеr", "It mixes Cyrillic and Latin letters."),
        ("Αnna Huber", "This looks like “Anna Huber”"),
        ("Аnnа Lee", "mixes Cyrillic and Latin letters"),
        ("AnnaHuber", "This looks like “Anna Huber”"),
    ],
)
def test_names_that_look_alike_are_hinted(name: str, words: str) -> None:
    (line,) = roster_of(name, ["Anna Huber"]).hinted
    assert words in line.hint
    assert line.is_new


@pytest.mark.parametrize(
    "name", ["Анна Губер", "Άννα Παππά", "Zoë Łuczak", "Anne Huber", "李 Anna"]
)
def test_ordinary_names_of_any_alphabet_are_not_hinted(name: str) -> None:
    assert not roster_of(name, ["Anna Huber"]).hinted


def test_a_second_player_of_one_name_is_told_apart_by_mail() -> None:
    roster = roster_of("Name,Mail\nAda,a@x.example\nAda,b@x.example\nBen,c@x.example\nBen,\n")
    notes = [line.note for line in roster.open_lines]
    assert "with another mail address. If these are two people" in notes[0]
    assert "another mail address" not in notes[1]


def test_a_player_added_by_name_who_looks_like_another_is_hinted(desk: Desk) -> None:
    desk.post("/players", name="Anna Huber")
    desk.post("/players", name="\u0410nna Huber")
    assert "This looks like “Anna Huber”" in desk.get("").text


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_usual_encodings_keep_every_letter(encoding: str) -> None:
    assert decoded("Zoë Müller".encode(encoding)) == "Zoë Müller"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"PK\3\4\0\0", "zip archive that is damaged"),
        (b"{\\rtf1", "This is a document in RTF"),
        (b"Ada\0", "This is not a text file"),
        (b"Ada\nBen \x81\n", "Line 2 is neither UTF-8 nor Windows-1252"),
        ("Ada\nB\0en\n".encode("utf-16"), "Line 2 contains"),
        (b"A" * 600_000, "larger than 512 KiB"),
    ],
)
def test_other_files_are_refused_with_what_to_do(content: bytes, words: str) -> None:
    with pytest.raises(EventError, match=words):
        decoded(content)


def test_nothing_is_stored_before_the_preview_is_confirmed(desk: Desk) -> None:
    desk.enter("Ben")
    preview = desk.post("/roster", roster="Huber, Ada\nBen\nCleo\ncleo\n<b>Eve</b>")
    assert names(desk) == ["Ben"]
    for words in ("Add 3 players", "1 player entered already", "The same name as in line 3."):
        assert words in preview.text
    assert "<b>Eve</b>" not in preview.text
    refused = desk.post("/roster", roster=carried(preview), do="add")
    assert refused.status_code == 422
    assert "Nothing was saved: 1 line cannot be added." in refused.text
    assert names(desk) == ["Ben"]
    add_as_shown(desk, preview, leave="yes")
    with desk.database.reading() as session:
        stored = session.exec(select(Entry.name).order_by(Entry.folded_name)).all()
        told = session.exec(select(func.count()).where(LogEntry.action == "entered")).one()
    assert sorted(stored) == ["<b>Eve</b>", "Ada Huber", "Ben", "Cleo"]
    assert told == 4


def test_who_entered_since_the_preview_is_not_added_twice(desk: Desk) -> None:
    preview = desk.post("/roster", roster="Ada\nBen")
    desk.enter("Ada")
    add_as_shown(desk, preview)
    assert names(desk) == ["Ada", "Ben"]


def test_a_list_can_be_corrected_and_is_kept_when_refused(desk: Desk) -> None:
    assert "Ada\nAda" in desk.post("/roster", roster="Ada\nAda", do="correct").text
    refused = desk.post("/roster", roster="Ada\n" * 10_000, do="add")
    assert refused.status_code == 422, refused.text
    assert "The list has 10,000 players. An event can have up to 2,000: shorten" in refused.text
    assert "Ada\nAda" in refused.text
    assert desk.post("/roster", roster=" \n").status_code == 422
    assert names(desk) == []


def test_exported_players_can_be_imported_into_another_event(desk: Desk) -> None:
    for name in ("Zoë", "=Ben"):
        desk.enter(name)
    files = [desk.post(f"/export/{form}").data for form in ("players.csv", "players-for-excel.csv")]
    for content in files:
        other = make_event(desk.app, name="Another Open")
        add_as_shown(other, other.post("/roster", file=upload(content)))
        assert names(other) == ["=Ben", "Zoë"]


def test_more_players_than_can_be_paired_are_told_before_and_after_they_are_added(
    desk: Desk,
) -> None:
    few = "\n".join(f"Player {number}" for number in range(512))
    assert "can be paired" not in desk.post("/roster", roster=few).text
    preview = desk.post("/roster", roster=f"{few}\nOne More")
    assert "513 players take part, and at most 512 can be paired" in preview.text
    address = f"/events/view/{desk.event.public_id}"
    assert "no more can be paired" not in desk.app.test_client().get(address).text
    add_as_shown(desk, preview)
    joining = desk.app.test_client().get(address).text
    assert "512 players take part already, and no more can be paired here." in joining
    assert "513 players take part, and at most 512 can be paired" in desk.get().text


@pytest.mark.parametrize("write", [xlsx, ods])
def test_a_workbook_of_players_is_read(desk: Desk, write: Write) -> None:
    book = write(Players=[["Vorname", "Nachname", "Los"], ["Jürgen", "Groß", 1], ["Eva", "Lee", 2]])
    add_as_shown(desk, desk.post("/roster", file=FileStorage(io.BytesIO(book), "players.xlsx")))
    assert names(desk) == ["Eva Lee", "Jürgen Groß"]


def test_a_second_sheet_of_players_is_not_overlooked(desk: Desk) -> None:
    book = xlsx(Players=[["Name", "Seed"], ["Ada", 1]], Late=[["Ben", 2]])
    preview = desk.post("/roster", file=FileStorage(io.BytesIO(book), "players.xlsx"))
    assert "Sheet “Late” was not read, rows: 1" in preview.text
    assert desk.post("/roster", roster=carried(preview), do="add").status_code == 422
    assert names(desk) == []


@pytest.mark.parametrize("line", ["waiting list:", "8 players", "Total: 12"])
def test_what_reads_like_a_heading_or_a_total_is_hinted(line: str) -> None:
    (one,) = roster_of(f"Ada Lovelace\n{line}").hinted
    assert one.name == line
    assert "Is it a player?" in one.hint


@pytest.mark.parametrize("name", ["Ada Lovelace", "Player 12", "Jan van 't Hoff"])
def test_an_ordinary_name_reads_like_no_heading(name: str) -> None:
    assert not roster_of(name).hinted


@pytest.mark.parametrize(
    "line", ["Ada Lovelace <ada@example.org>", "3. Ada Lovelace<ada@example.org>"]
)
def test_an_address_stands_in_angle_brackets_behind_the_name(line: str) -> None:
    roster = roster_of(line)
    assert roster.new == ["Ada Lovelace"]
    assert roster.mails == {"Ada Lovelace": "ada@example.org"}
