"""The statuses of cards: worded and playable."""

from app.games.spoils.coverage import status_of, status_table, statuses
from app.games.spoils.engine import is_playable, missing_words
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.vocabulary import Bespoke, OnResolve, script


def test_every_card_is_worded(catalogue: Catalogue) -> None:
    assert [status.name for status in statuses(catalogue) if not status.worded] == []
    assert len(statuses(catalogue)) == 886


def test_a_card_is_playable_when_the_referee_runs_every_word(catalogue: Catalogue) -> None:
    for status in statuses(catalogue):
        assert status.playable == is_playable(SCRIPTS[status.name])
        assert status.playable == (not status.missing)


def test_factions_resources_and_cards_with_keywords_only_are_playable(
    catalogue: Catalogue,
) -> None:
    for card in catalogue.cards:
        plain = card.is_faction or card.is_staple_resource or not SCRIPTS[card.name].paragraphs
        if plain and not card.is_token:
            assert status_of(card).playable, status_of(card)


def test_cards_of_the_preconstructed_decks_are_playable(catalogue: Catalogue) -> None:
    lacking = {
        status.name: status.missing
        for precon in catalogue.precons.values()
        for line in precon.lines
        if not (status := status_of(catalogue.by_printing[line.printing].card)).playable
    }
    assert lacking == {}


def test_every_card_is_playable(catalogue: Catalogue) -> None:
    assert [(it.name, it.missing) for it in statuses(catalogue) if not it.playable] == []


def test_a_card_through_a_door_without_a_function_is_not_playable() -> None:
    odd = script("Lantern Clerk", OnResolve((Bespoke("sing", "sing a song"),)))
    assert not is_playable(odd)
    assert missing_words(odd) == ("Bespoke 'sing'",)


def test_the_table_counts_every_card_once_by_trade_and_once_by_type(catalogue: Catalogue) -> None:
    rows = [line.split(" | ") for line in status_table(catalogue).splitlines()[2:]]
    counts = {row[0].strip("| "): int(row[1]) for row in rows}
    trades = ("Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord", "Universal")
    assert sum(counts[trade] for trade in trades) == 886
    assert sum(counts[f"{kind}s"] for kind in (
        "Character", "Item", "Location", "Tactic", "Resource", "Faction"
    )) == 886  # fmt: skip
    assert counts["**all**"] == 886
