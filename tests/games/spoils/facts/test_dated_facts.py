"""Release dates and bans with the dates of their sources."""

from dataclasses import replace
from datetime import date

import pytest

from app.games.capabilities.construction import CriteriaRequest
from app.games.spoils.construction.checking import SpoilsConstruction
from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue, Format
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.construction import FormatError, Verdict
from app.games.tabletop.facts.periods import first_day, is_period, period_in_words

BANS = (
    ("current", "Recollection Bazaar"),
    ("current", "Research Investment"),
    ("chronicles", "Emergency Obfuscation"),
)
KNOWN_ON = date(2015, 4, 20)


def verdict_on(day: date, deck: Decklist, form: Format, catalogue: Catalogue) -> Verdict:
    request = CriteriaRequest(catalogue, form, "cr3", as_of=day)
    return SpoilsConstruction().check(deck, SpoilsConstruction().criteria(request)).verdict


def test_release_dates_are_as_precise_as_their_sources(catalogue: Catalogue) -> None:
    dated = {one.code: one.released_as for one in catalogue.sets if one.released_as}
    assert dated == {
        "1ED": "2006-11",
        "1P2": "2007-03",
        "SD1": "2007-12",
        "SD2": "2010-08",
        "SD3": "2012-07",
        "SDE": "2013-08",
    }
    assert all(one.released_source for one in catalogue.sets if one.released_as)
    assert catalogue.by_set["SD2"].released == date(2010, 8, 1)


@pytest.mark.parametrize(("form_id", "name"), BANS)
def test_a_ban_of_2015_gives_another_verdict_from_that_day(
    catalogue: Catalogue, form_id: str, name: str
) -> None:
    """Current and Chronicles are open; an event that knows their sets checks against the bans."""
    template = catalogue.formats[form_id]
    complete = replace(template, unknown=())
    deck = DECK_FILES.read(f"1 The Tournament Faction\n74 Rage\n1 {name}", catalogue).decklist
    assert deck is not None
    verdicts = {
        day: verdict_on(day, deck, complete, catalogue)
        for day in (date(2015, 4, 19), KNOWN_ON, date(2016, 1, 1))
    }
    assert verdicts == {
        date(2015, 4, 19): Verdict.LEGAL,
        KNOWN_ON: Verdict.ILLEGAL,
        date(2016, 1, 1): Verdict.ILLEGAL,
    }


@pytest.mark.parametrize("form_id", ["current", "chronicles"])
def test_formats_whose_sets_are_lost_stay_open_and_say_so(
    catalogue: Catalogue, form_id: str
) -> None:
    form = catalogue.formats[form_id]
    assert form.known_as_of == "2015-04-20"
    with pytest.raises(FormatError, match="this is not known: which sets"):
        SpoilsConstruction().demands(form, catalogue)


def test_a_card_of_a_later_set_was_not_released_on_an_earlier_day(catalogue: Catalogue) -> None:
    later = next(
        card.name
        for card in catalogue.cards
        if card.is_deck_card and {it.set.code for it in catalogue.printings_of(card)} == {"SDE"}
    )
    deck = DECK_FILES.read(f"1 The Tournament Faction\n74 Rage\n1 {later}", catalogue).decklist
    assert deck is not None
    form = catalogue.formats["constructed"]
    assert verdict_on(date(2013, 7, 31), deck, form, catalogue) is Verdict.ILLEGAL
    assert verdict_on(date(2013, 8, 1), deck, form, catalogue) is Verdict.LEGAL


def test_periods_are_days_months_or_years() -> None:
    assert [period_in_words(it) for it in ("2015-04-20", "2006-11", "2014")] == [
        "20 Apr 2015",
        "Nov 2006",
        "2014",
    ]
    assert first_day("2014") == date(2014, 1, 1)
    for wrong in ("", "2014-13", "2014-1", "20140101", "x", "2014-02-30"):
        assert not is_period(wrong)
