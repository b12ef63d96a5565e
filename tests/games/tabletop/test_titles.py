"""Titles of columns, however they are written."""

from enum import Enum

import pytest

from app.games.tabletop.tabular.titles import Titles, fold_title


class Thing(Enum):
    NAME = "name"
    MAIL = "mail"


TITLES = Titles({Thing.NAME: "name, player name", Thing.MAIL: "e mail, indirizzo e mail"})


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("participant_name", "participant name"),
        ("cardName", "card name"),
        ("  E-Mail: ", "e mail"),
        ("Qté.", "qte"),
        ("#", "#"),
        ("'=Name", "name"),
    ],
)
def test_a_title_is_its_words(title: str, words: str) -> None:
    assert fold_title(title) == words


@pytest.mark.parametrize(
    ("title", "thing"),
    [
        ("NAME", Thing.NAME),
        ("What is your name?", Thing.NAME),
        ("Player name (as on the badge)", Thing.NAME),
        ("Name *", Thing.NAME),
        ("Indirizzo e-mail", Thing.MAIL),
        ("Your e-mail", Thing.MAIL),
        ("Seed", None),
        ("", None),
        ("?", None),
        ("name" * 40, None),
    ],
)
def test_questions_and_brackets_do_not_hide_a_title(title: str, thing: Thing | None) -> None:
    assert TITLES.find(title) is thing
