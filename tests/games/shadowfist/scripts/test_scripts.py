"""All scripts of Shadowfist's cards: well-formed, of known words, and of cards that exist."""

import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.procedures.carrying_out import VERBS
from app.games.shadowfist.engine.procedures.choosing import ASKING
from app.games.shadowfist.engine.read.amounts import KNOWN_AMOUNTS, KNOWN_CONDITIONS
from app.games.shadowfist.engine.read.event_matching import HEARD
from app.games.shadowfist.engine.read.filters import KNOWN_PROPERTIES
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.scripts import ALL_SCRIPTS, FILES, SAME_AS_NEWEST, script_of
from app.games.shadowfist.vocabulary.json_form import LEXICON, check_words
from app.games.tabletop.scripts import walk
from app.games.tabletop.scripts.json_form import VocabularyError
from app.games.tabletop.scripts.loading import script_modules

MOST_LINES = 450
CHOICES_AND_PRICES = (
    v.Target, v.Choose, v.ChooseOne, v.ChoosePlayer, v.ChooseSource, v.Let, v.Maintain, v.PayPower,
    v.ChooseSteps, v.DiscardAs, v.Divide, v.ChooseLocation, v.ChooseNewTargets, v.ChooseNumber,
    v.ChooseAtRandom, v.GivePower, v.OnlyIf, v.RemoveCounters, v.Sacrifice, v.ToastAs,
    v.Turn,
)  # fmt: skip
FOLLOWED = (v.FlipCoin, v.If, v.Play, v.SmokeAndLet, *ASKING)


def unknown_words(script: v.Script) -> Iterator[str]:
    """Words of a script to which the referee gives no meaning."""
    for word in walk(script):
        match word:
            case v.Amount():
                is_known = type(word) in KNOWN_AMOUNTS
            case v.Condition():
                is_known = type(word) in KNOWN_CONDITIONS
            case v.Property():
                is_known = type(word) in KNOWN_PROPERTIES
            case v.Event():
                is_known = any(type(word) in words for words in HEARD.values())
            case v.Step():
                is_known = type(word) in VERBS or isinstance(word, CHOICES_AND_PRICES + FOLLOWED)
            case _:
                is_known = True
        if not is_known:
            yield type(word).__name__


@pytest.mark.parametrize("script", ALL_SCRIPTS, ids=lambda it: f"{it.title} {it.printed_in}")
def test_a_script_has_known_words_and_survives_json(script: v.Script) -> None:
    assert list(unknown_words(script)) == []
    assert LEXICON.from_json(LEXICON.to_json(script)) == script


def test_scripts_are_of_titles_and_sets_that_exist(shadowfist: Catalogue) -> None:
    sets = {(it.card.name, it.set.code) for it in shadowfist.by_printing.values()}
    for script in ALL_SCRIPTS:
        assert script.title in shadowfist.newest, script.title
        assert all((script.title, code) in sets for code in script.printed_in), script.title


def test_designators_that_scripts_ask_for_are_on_cards(shadowfist: Catalogue) -> None:
    known = {word for title in shadowfist.cards for word in title.newest.designators}
    asked = {
        word
        for script in ALL_SCRIPTS
        for it in walk(script)
        if isinstance(it, v.Designated)
        for word in it.words
    }
    assert asked <= known, asked - known


def test_printings_compared_with_the_newest_are_of_titles_with_scripts(
    shadowfist: Catalogue,
) -> None:
    printings = {str(it.id): it for it in shadowfist.by_printing.values()}
    titles = {it.title for it in ALL_SCRIPTS}
    for id_ in SAME_AS_NEWEST:
        assert printings[id_].card.name in titles, id_
        assert str(shadowfist.newest[printings[id_].card.name].id) != id_


def test_a_printing_that_nobody_compared_has_no_text(shadowfist: Catalogue) -> None:
    """R27: the text is that of the printing. Rules: 8.11.1."""
    assert script_of("Captain Liu", "unheard", "X", is_newest=False) is None
    newest = script_of("Fire Warriors", "unheard", "X", is_newest=True)
    older = script_of("Fire Warriors", "unheard", "NW", is_newest=False)
    assert newest is not None
    assert older is not None
    assert older != newest


def test_files_are_short_and_in_the_order_of_titles() -> None:
    import app.games.shadowfist.scripts as package

    for name, scripts in FILES.items():
        titles = [it.title.casefold().lstrip(".") for it in scripts]
        assert titles == sorted(titles), name
        path = Path(package.__path__[0], *name.split(".")).with_suffix(".py")
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_a_misspelt_word_is_refused_with_card_and_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "misspelt_cards"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "events.py").write_text(
        textwrap.dedent(
            """
            from app.games.shadowfist.vocabulary import *

            SCRIPTS = (
                script("First", Effect((), (Inflict(2, CHARACTER),))),
                script(
                    "Second",
                    Effect((Tarrget(CHARACTER),), (Heal(TARGET),)),
                ),
            )
            """
        )
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(VocabularyError, match="Second: name 'Tarrget' is not defined"):
        list(script_modules("misspelt_cards", [str(package)]))


def test_a_field_of_the_wrong_kind_is_refused_with_card_and_word() -> None:
    wrong = v.script("Wrong", v.Effect((), (v.Heal(v.TARGET, "two"),)))  # type: ignore[arg-type]
    with pytest.raises(VocabularyError, match=r"Wrong: Heal\.amount cannot be 'two'"):
        check_words((wrong,))
