"""The bench files that come with the product: published rulings in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Final

from app.games.capabilities.bench_answers import Ruling
from app.games.capabilities.rulings import BenchExample, Rulings
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.reading import read_bench

FOLDER: Final = files(__package__).joinpath("examples")
_TITLE: Final = re.compile(r"# (.+?)(?: Source: (\S+))?")


@lru_cache(maxsize=4)
def examples_of(rulings: Rulings, catalogue: Catalogue) -> tuple[BenchExample, ...]:
    """Return all examples, with the cards and rules that each is about.

    One that cannot be read with a catalogue, because a card has another name there, is left out.
    """
    return tuple(_read(rulings, catalogue))


def _read(rulings: Rulings, catalogue: Catalogue) -> Iterator[BenchExample]:
    for file in sorted(FOLDER.iterdir(), key=lambda it: it.name):
        if not file.name.endswith(".bench"):
            continue
        text = file.read_text(encoding="utf-8")
        ruling = rulings.report(text, catalogue)
        if ruling.problems:
            continue
        found = _TITLE.fullmatch(text.partition("\n")[0])
        bench = read_bench(text, catalogue)
        cards = {name for side in bench.sides for name in side.names}
        yield BenchExample(
            id=file.name.removesuffix(".bench"),
            title=found[1].removesuffix(".") if found else file.name,
            source=found[2] or "" if found else "",
            text=text,
            cards=frozenset(cards - {side.faction for side in bench.sides}),
            rules=frozenset(_cited(ruling)),
        )


def _cited(ruling: Ruling) -> Iterator[str]:
    """The rules on which an answer rests, those of the questions left aside."""
    for answer in ruling.answers:
        if answer.rule:
            yield answer.rule
        yield from (it.rule for it in answer.told if it.rule)
