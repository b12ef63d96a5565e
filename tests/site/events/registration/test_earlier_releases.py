"""Lists that were handed in before there were several games."""

import pytest

from app.games.spoils.facts import Catalogue
from app.site.events.registration.versions import is_same
from app.site.events.stored_lists import decklist_of, lines_from
from app.tables import HandIn, utc_now

SAME = {"hash": "h", "unread": [], "title": "Mine", "verdict": "legal", "stamp": {}}


def hand_in(lines: list[list[object]]) -> HandIn:
    return HandIn(
        event_id=1, entry_id=1, number=1, by_kind="player", received_at=utc_now(), lines=lines,
        **SAME,
    )  # fmt: skip


@pytest.mark.parametrize(("stored", "mark"), [(True, "starting"), (False, None), (None, None)])
def test_what_starts_in_play_is_read_as_a_mark(stored: object, mark: str | None) -> None:
    assert [line[3] for line in lines_from([["p", "deck", 2, stored]])] == [mark]


def test_starting_resources_of_an_old_list_still_start(catalogue: Catalogue) -> None:
    rage = catalogue.newest_printing(catalogue.by_name["Rage"]).id
    deck = decklist_of(hand_in([[rage, "deck", 1, True], [rage, "deck", 3, False]]), catalogue)
    assert [(line.copies, line.mark) for line in deck.lines] == [(1, "starting"), (3, None)]


def test_an_old_list_handed_in_again_is_the_same() -> None:
    old = hand_in([["p", "deck", 1, True], ["p", "deck", 3, False]])
    assert is_same(old, {**SAME, "lines": [["p", "deck", 3, None], ["p", "deck", 1, "starting"]]})
    assert not is_same(old, {**SAME, "lines": [["p", "deck", 3, None], ["p", "deck", 1, None]]})
