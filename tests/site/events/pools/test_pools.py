"""Sealed and draft: a pool is counted by one player, confirmed by another, and proved."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import pytest
from flask import Flask
from sqlmodel import select

from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.terms import Rarity
from app.tables import CardPool, LogEntry
from tests.sheets.reading import pages_of
from tests.site.events.conftest import Desk, Player, make_event
from tests.site.events.desk_actions import against, versions

SEALED = {"format": "limited", "pool_kind": "sealed", "packs_2ED": "6", "is_pool_swapped": "y"}


@pytest.fixture
def sealed(app: Flask) -> Desk:
    return make_event(app, **SEALED)


def opened(catalogue: Catalogue, packs: int = 6) -> Counter[str]:
    """The cards of this many packs of 2nd Edition, four copies of each as far as they go."""
    counts: Counter[str] = Counter()
    for rarity, number in {Rarity.COMMON: 9, Rarity.UNCOMMON: 3, Rarity.RARE: 1}.items():
        printings = [p for p in catalogue.printings if fits(p, rarity)]
        for place in range(number * packs):
            counts[printings[place // 4].id] += 1
    return counts


def fits(printing: Printing, rarity: Rarity) -> bool:
    return printing.set.code == "2ED" and printing.rarity is rarity and not printing.card.is_basic


def register(player: Player, counts: Counter[str], **fields: str) -> int:
    typed = {f"copies.{id_}": str(copies) for id_, copies in counts.items()}
    return player.post("/pool/register", **typed, **fields).status_code


def pools(desk: Desk) -> list[CardPool]:
    with desk.database.reading() as session:
        return list(session.exec(select(CardPool)))


def deck_of(counts: Counter[str], catalogue: Catalogue, extra: str = "") -> str:
    lines = [f"{n} {catalogue.by_printing[id_].card.name}" for id_, n in counts.items()]  # type: ignore[index]
    return "Faction: Hall of Great Justice\n10 Rage\n" + "\n".join(lines[:8]) + "\n" + extra


def test_a_pool_goes_from_the_one_who_counts_it_to_the_one_who_plays_it(
    sealed: Desk, catalogue: Catalogue
) -> None:
    one, two = sealed.enter("Ada"), sealed.enter("Ben")
    counts = opened(catalogue)
    assert register(one, counts) == 303
    (stored,) = pools(sealed)
    assert stored.code in one.get("/pool").text
    assert "somebody else has to play it" in _after(one, one.post("/pool/claim", code=stored.code))
    assert two.post("/pool/claim", code=stored.code.lower()).status_code == 303
    early = two.post("/hand-in", list=deck_of(counts, catalogue), do="hand_in")
    assert early.status_code == 422
    assert "Confirm the pool first" in early.text
    assert two.post("/pool/confirm", version=1).status_code == 303
    legal = two.post("/hand-in", list=deck_of(counts, catalogue), do="hand_in")
    assert legal.status_code == 303, legal.text
    strange = two.post("/hand-in", list=deck_of(counts, catalogue, "1 Scout\n"), do="hand_in")
    assert "103.2c" in strange.text


def _after(player: Player, answer: object) -> str:
    return player.client.get(answer.location).text  # type: ignore[attr-defined]


def test_a_sealed_pool_is_held_against_the_packs(sealed: Desk, catalogue: Catalogue) -> None:
    player = sealed.enter("Ada")
    counts = opened(catalogue)
    first = next(iter(counts))
    counts[first] -= 1
    answer = player.post("/pool/register", **{f"copies.{id_}": str(n) for id_, n in counts.items()})
    assert answer.status_code == 422
    assert "54 cards of rarity common; the pool has 53" in answer.text
    assert f'name="copies.{first}" value="3"' in answer.text
    assert pools(sealed) == []
    assert register(player, counts, really="yes") == 303


def test_a_draft_is_held_against_total_and_sets_only(app: Flask, catalogue: Catalogue) -> None:
    desk = make_event(app, format="limited", pool_kind="draft", packs_2ED="3")
    player = desk.enter("Ada")
    commons = [p for p in catalogue.printings if fits(p, Rarity.COMMON)]
    counts = Counter({p.id: 1 for p in commons[:39]})
    assert register(player, Counter({p.id: 1 for p in commons[:38]})) == 422
    assert register(player, counts) == 303
    assert pools(desk)[0].played_by_id is not None


def test_a_count_that_is_no_number_stays_in_its_field(sealed: Desk, catalogue: Catalogue) -> None:
    player = sealed.enter("Ada")
    first = next(iter(opened(catalogue)))
    answer = player.post("/pool/register", **{f"copies.{first}": "three"})
    assert answer.status_code == 422
    assert "“three” is not a number of copies" in answer.text
    assert 'value="three"' in answer.text


def test_what_a_judge_corrects_is_confirmed_anew(sealed: Desk, catalogue: Catalogue) -> None:
    one, two = sealed.enter("Ada"), sealed.enter("Ben")
    counts = opened(catalogue)
    register(one, counts)
    code = pools(sealed)[0].code
    two.post("/pool/claim", code=code)
    two.post("/pool/confirm", version=1)
    assert one.get("/pool/register").status_code == 303
    first, second = list(counts)[:2]
    counts[first], counts[second] = 3, 5
    typed = {f"copies.{id_}": str(n) for id_, n in counts.items()}
    assert sealed.post(f"/pools/{code}", **typed).status_code == 303
    stored = pools(sealed)[0]
    assert (stored.version, stored.confirmed_version) == (2, 1)
    assert "to confirm" in sealed.get("/pools").text
    assert "corrected in the meantime" in _after(two, two.post("/pool/confirm", version=1))
    assert two.post("/pool/confirm", version=2).location == two.base


@pytest.fixture
def played(sealed: Desk, catalogue: Catalogue) -> Played:
    """A pool that Ada counted and Ben plays, with a legal list out of it."""
    one, two = sealed.enter("Ada"), sealed.enter("Ben")
    counts = opened(catalogue)
    register(one, counts)
    code = pools(sealed)[0].code
    two.post("/pool/claim", code=code)
    two.post("/pool/confirm", version=1)
    deck = deck_of(counts, catalogue)
    assert two.post("/hand-in", list=deck, do="hand_in").status_code == 303
    first = next(iter(counts))
    name = catalogue.by_printing[first].card.name  # type: ignore[index]
    return Played(sealed, two, code, counts, first, name)


@dataclass
class Played:
    """A pool in play. `first` is a printing of which the list holds four copies."""

    desk: Desk
    player: Player
    code: str
    counts: Counter[str]
    first: str
    name: str

    def correct(self, copies: int) -> str:
        """Correct the copies of the first card, as a judge does; what the judge is told."""
        typed = {f"copies.{id_}": str(n) for id_, n in self.counts.items()}
        typed[f"copies.{self.first}"] = str(copies)
        answer = self.desk.post(f"/pools/{self.code}", really="yes", **typed)
        assert answer.status_code == 303
        return self.desk.client.get(answer.location).text

    def verdicts(self) -> list[tuple[str, str | None]]:
        return [(one.verdict, one.revision) for one in versions(self.desk)]


def test_a_corrected_pool_leaves_no_verdict_that_was_based_on_it(played: Played) -> None:
    told = played.correct(1)
    assert "The list of Ben was checked again: illegal (it was legal)." in told
    assert played.verdicts() == [("legal", None), ("illegal", "pool_corrected")]
    table = played.desk.get("?show=problems").text
    for words in ("Ben", "pool corrected", "103.2c"):
        assert words in table
    page = played.player.get().text
    assert "was corrected" in page
    assert "checked again because the pool was corrected" in page
    assert "stamp illegal" in page
    assert "stamp illegal" in played.player.get("/receipt/2").text
    sheet = "".join(pages_of(played.desk.post("/print/sheets").data))
    assert "Illegal" in sheet


def test_the_sheet_shows_what_is_left_of_the_corrected_pool(played: Played) -> None:
    played.correct(9)
    (again,) = versions(played.desk)[1:]
    assert dict(again.report["leftovers"])[played.name] == 5
    assert again.verdict == "legal"


def test_a_list_whose_pool_was_corrected_is_a_problem_until_the_pool_is_confirmed(
    played: Played,
) -> None:
    played.correct(9)
    assert "pool corrected" in played.desk.get("?show=problems").text
    played.player.post("/pool/confirm", version=2)
    assert played.verdicts() == [("legal", None), ("legal", "pool_corrected")]
    assert "pool corrected" not in played.desk.get().text
    assert ">Ben<" not in played.desk.get("?show=problems").text


def test_a_list_judged_by_an_older_pool_is_judged_again_when_the_pool_is_confirmed(
    played: Played,
) -> None:
    with played.desk.database.writing() as session:
        stored = session.exec(select(CardPool)).one()
        stored.lines = [[id_, n] for id_, n in stored.lines if id_ != played.first]
        stored.version = 2
        session.add(stored)
    answer = played.player.post("/pool/confirm", version=2)
    assert "illegal (it was legal)" in played.player.client.get(answer.location).text
    assert played.verdicts() == [("legal", None), ("illegal", "pool_confirmed")]


def test_a_list_whose_pool_is_taken_away_has_no_cards_left(played: Played) -> None:
    played.desk.post(f"/pools/{played.code}/give")
    assert played.verdicts() == [("legal", None), ("illegal", "pool_moved")]
    assert "pool taken away" in played.desk.get("?show=problems").text
    fields = against(played.desk)
    assert "0 of 1 list affected" in played.desk.post("/recheck", **fields).text


def test_the_log_tells_what_a_corrected_pool_did_to_a_list(played: Played) -> None:
    played.correct(1)
    with played.desk.database.reading() as session:
        line = session.exec(select(LogEntry).where(LogEntry.action == "checked_again")).one()
    assert (line.details["before"], line.details["after"]) == ("legal", "illegal")
    assert line.by_name == "Organizer"


def test_the_desk_gives_a_pool_and_takes_it_away(sealed: Desk, catalogue: Catalogue) -> None:
    one = sealed.enter("Ada")
    sealed.enter("Ben")
    register(one, opened(catalogue))
    code = pools(sealed)[0].code
    page = sealed.get("/pools").text
    (ben,) = re.findall(r'value="([\w-]+)">Ben<', page)
    sealed.post(f"/pools/{code}/give", player=ben)
    assert pools(sealed)[0].played_by_id is not None
    sealed.post(f"/pools/{code}/give")
    assert pools(sealed)[0].played_by_id is None


def test_codes_of_pools_are_not_guessed_in_a_row(sealed: Desk) -> None:
    player = sealed.enter("Ada")
    other = sealed.enter("Ben")
    for _ in range(6):
        told = _after(player, player.post("/pool/claim", code="AAAAAA"))
    assert "Too many wrong codes" in told
    assert "No pool of this event" in _after(other, other.post("/pool/claim", code="AAAAAA"))


def test_a_constructed_event_has_no_pools(desk: Desk) -> None:
    assert desk.get("/pools").status_code == 404
    assert desk.enter("Ada").get("/pool").status_code == 404
