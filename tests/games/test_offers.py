"""Offers of games: each slot holds what it says, and nothing wrong passes the type checker."""

import re
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import get_origin

import pytest

from app.games import games
from app.games.game import Game
from app.games.offers import ForeignValueError, MissingCapabilityError, Offer, own
from app.games.tabletop.card_data import CardData
from app.games.tabletop.construction import PoolChecks
from app.games.tabletop.search.decks.query import DeckLanguage
from tests.test_several_games import BARE

ROOT = Path(__file__).parents[2]
SLOTS = [each for each in fields(Game) if isinstance(each.default, Offer)]

PROGRAM = """\
from app.games import game
from app.games.capabilities.language import SearchLanguage
from app.games.capabilities.starting import StartLike
from app.games.game import Editions, Game
from app.games.spoils.search import CARDS
from app.games.spoils.search.decks import DECKS
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.decks import SearchedDeck

def test(start: StartLike, catalogue: AnyCatalogue, deck: SearchedDeck) -> None:
    table = game("spoils").table.needed()
    language, decks = game("spoils").language.needed(), game("spoils").deck_language.needed()
    index = language.index(catalogue)
"""
RIGHT = (
    'table.sit_down(start, catalogue, 7).play("done")',
    'language.cards.search(index, "scout").cards[0].name',
    'decks.ask("[[scout]]", index).fits(deck)',
)
WRONG = {
    'language.cards.search(catalogue, "scout")': 'expected "SearchIndex[',
    "language.cards.search(index, 7)": 'expected "Query | str"',
    'language.cards.search(index, "scout").cards[0].cost': '"CardLike" has no attribute "cost"',
    'language.cards.orders["cost"]': "is not indexable",
    'language.cards.flags["is"].bind(3, 4)': "incompatible type",
    "language.is_listed('Scout')": 'expected "CardLike"',
    'decks.ask("valid:yes", catalogue)': 'expected "SearchIndex[',
    'decks.ask("valid:yes", index).fits("a deck")': 'expected "SearchedDeck"',
    "CARDS.search(index, deck)": 'expected "Query | str"',
    'DECKS.ask("valid:yes", index).fits(start)': 'expected "SearchedDeck"',
    'table.play("running game", "action")': '"Table" has no attribute "play"',
    "table.sit_down(start, catalogue, 7).play(3)": 'expected "str"',
    'table.sit_down("a start", catalogue, 7)': 'expected "StartLike"',
    "table.sit_down(start, 3, 7)": 'expected "Catalogue[',
    "table.sit_down(start, catalogue, 7).page().cards": 'has no attribute "cards"',
    'Game("plum", "Plum", Editions((), ""), table="plum:PlumTable")': 'expected "Offer[Table]"',
}
"""Lines of code that hand something wrong across the seam, and what the type checker says."""


def interface_of(name: str) -> type:
    """The class that the annotation of a slot names, such as `Offer[Table]`."""
    annotation = Game.__annotations__[name].replace("Any", "")
    class_name = re.fullmatch(r"Offer\[(\w+)(?:\[\])?\]", annotation)
    assert class_name, annotation
    module = "app.games.capabilities"
    for file in (ROOT / "app/games/capabilities").glob("*.py"):
        found = vars(import_module(f"{module}.{file.stem}")).get(class_name[1])
        if found is not None:
            kind = get_origin(found) or found
            assert isinstance(kind, type)
            return kind
    elsewhere = {"CardData": CardData, "DeckLanguage": DeckLanguage, "PoolChecks": PoolChecks}
    return elsewhere[class_name[1]]


@pytest.mark.parametrize("name", [each.name for each in SLOTS])
def test_every_game_offers_what_the_slot_says_or_nothing(name: str) -> None:
    interface = interface_of(name)
    offered = [getattr(game, name) for game in games()]
    assert any(offered)
    for offer in offered:
        assert offer.or_none() is None or isinstance(offer.needed(), interface)


@pytest.mark.parametrize("name", [each.name for each in SLOTS])
def test_a_game_that_lacks_a_capability_says_so_in_words(name: str) -> None:
    offer = getattr(BARE, name)
    assert not offer
    assert offer.or_none() is None
    with pytest.raises(MissingCapabilityError, match=r"^Bare has no "):
        offer.needed()


def test_a_value_of_another_game_is_refused() -> None:
    assert own("a deck", str) == "a deck"
    with pytest.raises(ForeignValueError, match=r"builtins\.str"):
        own(7, str)


@pytest.mark.slow
def test_the_type_checker_sees_what_crosses_the_seam(tmp_path: Path) -> None:
    program = tmp_path / "seam.py"
    program.write_text(PROGRAM + "".join(f"    {line}\n" for line in (*RIGHT, *WRONG)))
    # In a process of its own: mypy raises the recursion limit, and other tests rely on it.
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(program)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not checked.stderr
    found = checked.stdout
    first = PROGRAM.count("\n") + 1
    for number, line in enumerate(RIGHT, first):
        assert f"seam.py:{number}: " not in found, (line, found)
    for number, (line, said) in enumerate(WRONG.items(), first + len(RIGHT)):
        about = [each for each in found.splitlines() if f"seam.py:{number}: error:" in each]
        assert any(said in each for each in about), (line, found)
