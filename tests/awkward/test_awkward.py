"""Some of the awkward situations, and faults put into the referee that they have to notice."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from app.compiled import is_build_used
from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import state_checks
from app.games.spoils.engine.legality import idle_offers
from app.games.spoils.engine.read import filters, visibility
from app.games.spoils.engine.write import areas, mutations, progress
from tests.awkward.modes import MODES, NAMES, PAIR, Situation, situation
from tests.awkward.pairs import MECHANISMS, mechanisms_of, meetings, pairs
from tests.awkward.playing import Broken, play
from tests.awkward.relations import RELATIONS, compare

ALL_MODES = len(NAMES) * (len(MODES) - 1)
"""The number of situations in which every card was in every mode once."""


def broken(them: Iterable[Situation]) -> list[str]:
    """The failures in these situations."""
    found = []
    for given in them:
        try:
            play(given)
            for relation in RELATIONS if given.seed % 3 == 0 else ():
                compare(given, relation)
        except Broken as error:
            found.append(str(error))
    return found


def sampled(count: int, *, first: int = 0) -> list[Situation]:
    """So many situations, evenly from all cards and modes."""
    step = ALL_MODES // count
    return [situation(first + n * step) for n in range(count)]


def test_some_situations_of_every_mode_are_clean() -> None:
    assert not broken(sampled(21))


def test_some_pairs_of_cards_meet_clean() -> None:
    assert not broken(meetings(6, seed=36))


@pytest.mark.slow
def test_more_situations_are_clean() -> None:
    """A sample; `run.py games --awkward N` plays the rest."""
    assert not broken(sampled(500, first=7))


@pytest.mark.slow
def test_more_pairs_of_cards_meet_clean() -> None:
    """A sample; `run.py games --pairs` plays the rest."""
    assert not broken(meetings(100, seed=37))


def test_every_card_with_a_text_is_in_every_mode_and_edition() -> None:
    them = [situation(n) for n in range(ALL_MODES * 3)]
    assert {(it.card, it.mode) for it in them} == {
        (name, mode) for name in NAMES for mode in MODES if mode != PAIR.name
    }
    assert len({(it.card, it.edition) for it in them}) == len(NAMES) * 3


def test_pairs_are_those_whose_words_touch_one_mechanism() -> None:
    assert all(mechanisms_of(one) & mechanisms_of(other) for one, other in pairs())
    assert {it for name in NAMES for it in mechanisms_of(name)} == set(MECHANISMS)
    assert [*meetings(20, seed=1)] == [*meetings(20, seed=1)]


Fault = Callable[[pytest.MonkeyPatch], None]


def _triggers_are_not_held(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(progress, "hold_triggers", lambda state: None)
    patch.setattr(progress, "release_triggers", lambda state: None)


def _nothing_is_doomed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state_checks, "doomed", lambda state: [])


def _namesakes_stay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state_checks, "_one_too_many", lambda state: False)


def _nobody_loses(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state_checks, "_somebody_lost", lambda state: False)


def _control_is_ignored(patch: pytest.MonkeyPatch) -> None:
    properties = {**filters.PROPERTIES, v.ControlledBy: lambda scope, card, it: True}
    patch.setattr(filters, "PROPERTIES", properties)


def _types_are_ignored(patch: pytest.MonkeyPatch) -> None:
    properties = {**filters.PROPERTIES, v.OfType: lambda scope, card, it: True}
    patch.setattr(filters, "PROPERTIES", properties)


def _marks_stay(patch: pytest.MonkeyPatch) -> None:
    reset = areas._reset

    def keep(state: Any, card: Any) -> None:
        tokens = state.tokens[card]
        reset(state, card)
        state.tokens[card] = tokens

    patch.setattr(areas, "_reset", keep)


def _tokens_come_unannounced(patch: pytest.MonkeyPatch) -> None:
    put = mutations.put_tokens

    def more(state: Any, card: Any, amount: int) -> None:
        put(state, card, amount)
        state.tokens[card] += 1

    patch.setattr(mutations, "put_tokens", more)


def _damage_is_halved(patch: pytest.MonkeyPatch) -> None:
    mark = mutations.mark_damage

    def less(state: Any, card: Any, shares: Any) -> None:
        mark(state, card, {source: amount // 2 for source, amount in shares.items()})

    patch.setattr(mutations, "mark_damage", less)


def _hands_lie_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(visibility, "_lies_open", lambda state, player, card: True)


def _everything_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(idle_offers, "is_idle_offer", lambda state, frame, step: False)


def of_cards(*names: str) -> list[Situation]:
    """Every mode of these cards, in all editions."""
    return [it for it in map(situation, range(ALL_MODES * 3)) if it.card in names]


def of_mode(mode: str, count: int) -> list[Situation]:
    """A mode, with the first cards."""
    return [it for it in map(situation, range(ALL_MODES)) if it.mode == mode][:count]


FAULTS: list[tuple[Fault, Callable[[], list[Situation]]]] = [
    (_triggers_are_not_held, lambda: of_cards("Club Mau Bouncer", "Virtuous Razer")),
    (_nothing_is_doomed, lambda: sampled(60, first=3)),
    (_namesakes_stay, lambda: sampled(900, first=3)),
    (_nobody_loses, lambda: of_mode("nearly lost", 120)),
    (_control_is_ignored, lambda: sampled(60, first=3)),
    (_types_are_ignored, lambda: sampled(60, first=3)),
    (_marks_stay, lambda: of_mode("with tokens", 200)),
    (_tokens_come_unannounced, lambda: sampled(200, first=3)),
    (_damage_is_halved, lambda: sampled(200, first=3)),
    (_hands_lie_open, lambda: sampled(900, first=3)),
    (_everything_is_asked, lambda: sampled(900, first=3)),
]
"""Faults, each with situations among which one has to notice it."""


@pytest.mark.skipif(
    is_build_used(),
    reason="needs plain functions: 'THRESHOLD_COMPILED= pytest' leaves the build out",
)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "them"), FAULTS, ids=[it.__name__.strip("_") for it, _ in FAULTS]
)
def test_a_fault_in_the_referee_is_noticed(
    fault: Fault, them: Callable[[], list[Situation]], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    assert any(broken([given]) for given in them())
