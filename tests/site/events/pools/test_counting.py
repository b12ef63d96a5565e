"""A pool that is being counted is kept, adds up by rarity, and can come from a list."""

from __future__ import annotations

import io
import re

import pytest
from flask import Flask
from werkzeug.datastructures import FileStorage

from app.games.spoils.facts import Catalogue
from tests.site.events.conftest import Desk, make_event
from tests.site.events.pools.test_pools import SEALED, opened, pools, register


@pytest.fixture
def sealed(app: Flask) -> Desk:
    return make_event(app, **SEALED)


def sums(page: str) -> dict[str, tuple[str, str]]:
    """The counted and expected copies of each rarity."""
    found = re.findall(
        r'data-sum="(\w+)"[^>]*>\s*<b data-found>(\d+)</b> of <span data-wanted>(\d+)</span>', page
    )
    return {name: (counted, wanted) for name, counted, wanted in found}


def test_counts_are_kept_until_the_pool_is_registered(sealed: Desk, catalogue: Catalogue) -> None:
    ada, ben = sealed.enter("Ada"), sealed.enter("Ben")
    counts = opened(catalogue)
    some = dict(list(counts.items())[:5])
    typed = {f"copies.{id_}": str(copies) for id_, copies in some.items()}
    page = ada.post("/pool/register", change="keep", **typed).text
    assert "20 cards counted and saved" in page
    assert pools(sealed) == []
    page = ada.get("/pool/register").text
    assert all(f'name="copies.{id_}" value="4"' in page for id_ in some)
    assert sums(page) == {"common": ("20", "54"), "uncommon": ("0", "18"), "rare": ("0", "6")}
    assert "counted and saved" not in ben.get("/pool/register").text
    assert register(ada, counts) == 303
    assert len(pools(sealed)) == 1
    assert "counted and saved" not in ada.get("/pool/register").text


def test_a_count_is_begun_anew(sealed: Desk, catalogue: Catalogue) -> None:
    ada = sealed.enter("Ada")
    first = next(iter(opened(catalogue)))
    ada.post("/pool/register", change="keep", **{f"copies.{first}": "3"})
    assert ada.post("/pool/register", change="empty").status_code == 303
    page = ada.get("/pool/register").text
    assert f'name="copies.{first}" value=""' in page
    assert "counted and saved" not in page


def test_what_does_not_match_the_packs_is_kept_too(sealed: Desk, catalogue: Catalogue) -> None:
    ada = sealed.enter("Ada")
    counts = opened(catalogue)
    first = next(iter(counts))
    counts[first] -= 1
    assert register(ada, counts) == 422
    assert "77 cards counted and saved" in ada.get("/pool/register").text


def test_a_wrong_number_keeps_what_was_kept(sealed: Desk, catalogue: Catalogue) -> None:
    ada = sealed.enter("Ada")
    first, second = list(opened(catalogue))[:2]
    ada.post("/pool/register", change="keep", **{f"copies.{first}": "3"})
    wrong = {f"copies.{first}": "4", f"copies.{second}": "many"}
    assert ada.post("/pool/register", change="keep", **wrong).status_code == 422
    assert f'name="copies.{first}" value="3"' in ada.get("/pool/register").text


@pytest.mark.parametrize("by_file", [False, True])
def test_a_pool_comes_from_a_list(sealed: Desk, catalogue: Catalogue, by_file: bool) -> None:
    ada = sealed.enter("Ada")
    first, second = list(opened(catalogue))[:2]
    name = catalogue.by_printing[first].card.name  # type: ignore[index]
    text = f"3 {name}\n1 Nothing Of The Kind\n"
    given = (
        {"file": FileStorage(io.BytesIO(text.encode()), "pool.txt")} if by_file else {"list": text}
    )
    page = ada.post("/pool/register", change="read", **{f"copies.{second}": "2"}, **given).text
    assert f'name="copies.{first}" value="3"' in page
    assert f'name="copies.{second}" value="2"' in page
    assert "Nothing Of The Kind" in page
    assert "5 cards counted and saved" in page


def test_open_lines_of_a_list_stay_in_the_box_until_somebody_settles_them(
    sealed: Desk, catalogue: Catalogue
) -> None:
    ada = sealed.enter("Ada")
    counts = {f"copies.{id_}": str(copies) for id_, copies in opened(catalogue).items()}
    page = ada.post("/pool/register", change="read", list="1 Zorblax\n", **counts).text
    assert "1 Zorblax\n</textarea>" in page
    refused = ada.post("/pool/register", change="save", list="1 Zorblax\n", **counts)
    assert refused.status_code == 422
    assert "has not been counted" in refused.text
    assert ada.post("/pool/register", change="save", list="", **counts).status_code == 303
