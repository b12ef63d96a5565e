"""The examples in the docstrings of the domain's public packages are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from app.games import game
from tests.support.catalogues import shipped_catalogue


@pytest.mark.parametrize(
    "package",
    [
        "shadowfist.construction",
        "shadowfist.engine",
        "shadowfist.search",
        "spoils.construction",
        "spoils.decklists",
        "spoils.engine",
        "spoils.goldfish",
        "spoils.search",
        "tournament",
    ],
)
def test_the_examples_of_a_package_run(package: str) -> None:
    about = game("shadowfist" if package.startswith("shadowfist") else "spoils")
    ran = doctest.testmod(
        import_module(f"app.games.{package}"),
        extraglobs={"catalogue": shipped_catalogue(about.cards.needed())},
        optionflags=doctest.ELLIPSIS,
    )
    assert ran.attempted > 2
    assert ran.failed == 0, "the lines above say which example, and what it gives"
