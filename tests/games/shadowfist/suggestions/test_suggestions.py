"""Cards suggested for a deck of Shadowfist: which, and why."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.games.capabilities.suggestions import Suggestion
from app.games.shadowfist.construction import Criteria, find_format
from app.games.shadowfist.decklists import Decklist, Line, Zone
from app.games.shadowfist.editions import DEFAULT_EDITION
from app.games.shadowfist.facts import Base, Catalogue
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.shadowfist.suggestions import ShadowfistSuggestions
from app.games.shadowfist.terms import CardType, Resource
from app.games.tabletop.construction import Pool
from app.games.tabletop.suggestions import SHOWN
from bench.leaving_out import guess_by, left_out, most_played, one_by_one, rate
from bench.suggestions import shadowfist_subject

PAGE = (Path(__file__).parents[4] / "docs" / "suggestions.md").read_text(encoding="utf-8")

suggest = ShadowfistSuggestions().suggest


def criteria_of(format_id: str, shadowfist: Catalogue) -> Criteria:
    return Criteria.of(find_format(format_id, shadowfist), DEFAULT_EDITION, shadowfist)


@pytest.fixture
def dragons(shadowfist: Catalogue) -> Decklist:
    return DECK_FILES.of_precon(shadowfist.precons["yotd-dragons"], shadowfist)


def names(suggested: Sequence[Suggestion]) -> list[str]:
    return [one.printing.card.name for one in suggested]


def test_ten_cards_that_the_deck_lacks_are_suggested_each_with_a_reason(
    dragons: Decklist, shadowfist: Catalogue
) -> None:
    suggested = suggest(dragons, criteria_of("classic", shadowfist))
    assert len(set(names(suggested))) == SHOWN
    assert not set(names(suggested)) & {line.name for line in dragons.lines}
    assert all(one.reason for one in suggested)
    shuffled = replace(dragons, lines=dragons.lines[::-1])
    assert suggest(shuffled, criteria_of("classic", shadowfist)) == suggested
    assert suggest(Decklist(), criteria_of("classic", shadowfist)) == ()


def test_8_4_a_suggested_card_requires_only_resources_that_the_deck_has(
    dragons: Decklist, shadowfist: Catalogue
) -> None:
    held = [line.printing.printed for line in dragons.lines]
    has = frozenset[Resource]().union(*(printed.resources for printed in held))
    for one in suggest(dragons, criteria_of("classic", shadowfist)):
        printed = shadowfist.newest_printing(one.printing.card).printed
        assert printed.requires.resources <= has
        assert printed.provides.factions <= has


def test_a_reason_names_the_resource_that_cards_of_the_deck_require(
    shadowfist: Catalogue,
) -> None:
    asking = [
        title
        for title in shadowfist.cards
        if str(title.newest.requires) == "jj" and not title.newest.provides
    ][:12]
    deck = Decklist(
        tuple(Line(shadowfist.newest_printing(title), 3, Zone.DECK) for title in asking)
    )
    suggested = suggest(deck, criteria_of("classic", shadowfist))
    reasons = [one.reason for one in suggested if one.printing.printed.is_foundation]
    told = "provides Jammers, which 12 of your cards require and none provides"
    assert any(told in reason for reason in reasons)


def test_25_7_a_deck_without_feng_shui_sites_is_offered_some(
    dragons: Decklist, shadowfist: Catalogue
) -> None:
    without = tuple(line for line in dragons.lines if line.card.type is not CardType.FENG_SHUI_SITE)
    suggested = suggest(replace(dragons, lines=without), criteria_of("classic", shadowfist))
    sites = [one for one in suggested if one.printing.card.type is CardType.FENG_SHUI_SITE]
    assert len(sites) >= 5
    assert all("no Feng Shui Site yet" in one.reason for one in sites)


def test_only_cards_of_the_formats_pool_are_suggested_and_in_a_printing_from_it(
    dragons: Decklist, shadowfist: Catalogue
) -> None:
    suggested = suggest(dragons, criteria_of("modern", shadowfist))
    modern = shadowfist.pools["modern"].sets
    assert modern is not None
    assert len(suggested) == SHOWN
    assert {one.printing.set.code for one in suggested} <= set(modern)


def test_cards_outside_the_players_own_pool_are_not_suggested(
    dragons: Decklist, shadowfist: Catalogue
) -> None:
    form = find_format("whirlpool-of-blood", shadowfist)
    assert form.base is Base.LIMITED
    first, second, *_ = names(suggest(dragons, criteria_of("classic", shadowfist)))
    held = {line.name: line.copies for line in dragons.lines}
    pool = Pool.of(
        (shadowfist.newest_printing(shadowfist.by_name[name]), copies)
        for name, copies in {**held, first: 1, second: 2}.items()
    )
    own = Criteria.of(form, DEFAULT_EDITION, shadowfist, pool=pool)
    assert set(names(suggest(dragons, own))) == {first, second}


@pytest.mark.slow
def test_a_card_that_is_taken_out_of_a_precon_is_suggested_twice_as_often_as_by_popularity(
    shadowfist: Catalogue,
) -> None:
    subject = shadowfist_subject(shadowfist)
    trials = left_out(subject.precons)
    method = rate(one_by_one(guess_by(subject.method.relations), trials, subject.method))
    baseline = rate(one_by_one(most_played(subject.kin), trials, subject.method))
    assert method >= 2 * baseline
    assert f"| **{method:.1%}** |".replace("%", " %") in PAGE
    assert f"| {baseline:.1%} |".replace("%", " %") in PAGE
    assert f"{method * 100:.0f} of 100 cases" in ShadowfistSuggestions().method
