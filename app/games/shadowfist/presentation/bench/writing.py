"""Moments of recorded games as bench files: the position before the last action, and the steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from app.games.shadowfist.engine import Record, State, apply, start_again
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.position import UNKNOWN
from app.games.shadowfist.engine.positions import kind_of_title
from app.games.shadowfist.facts import Catalogue, in_edition
from app.games.shadowfist.presentation.bench.moves import Moves
from app.games.shadowfist.presentation.bench.reading import FAILED, HEAD, Pile
from app.games.tabletop.bench_lines import INDENT, STEPS, UNKNOWN_WORD, in_runs

MOST_LINES: Final = 190
"""Lines of a written bench; deeper parts of decks are unknown before there are more."""


def moments_of(record: Record, catalogue: Catalogue, at: int | None) -> tuple[str, ...]:
    """Return a recorded game after `at` of its answers as bench files, the fullest first.

    The first begins with the last action of a Main Shot and repeats the steps since; the second
    is that position alone. Empty before the first Main Shot, and where a position cannot say what
    is so: effects that last, control of others' cards, counters, facts of older printings. Raises
    RecordError.
    """
    state = start_again(record, catalogue)
    moves = Moves(catalogue, {})
    before: State | None = None
    steps: list[str] = []
    for answer in record.actions[:at]:
        if is_free(state):
            before, steps = state.clone(), []
        decision = state.decision
        assert decision is not None
        steps.append(f"{decision.player + 1} {moves.step_of(state, decision.player, answer)}")
        apply(state, answer)
    if is_free(state):
        before, steps = state, []
    if before is None or not can_be_said(before, catalogue):
        return ()
    bare = written(before, [])
    return (written(before, steps), bare) if steps else (bare,)


def is_free(state: State) -> bool:
    """Return whether somebody may do anything in their Main Shot, outside of an attack."""
    decision = state.decision
    return decision is not None and decision.kind is Question.ACT and state.attack is None


def can_be_said(state: State, catalogue: Catalogue) -> bool:
    """Return whether a position can say all that matters."""
    if state.lasting or state.controls or state.waiting or state.signposts or state.as_printed:
        return False
    facts = in_edition(catalogue, state.game.edition)
    for player in state.players:
        for card in state.in_play[player]:
            if (
                state.corrupted[card]
                or state.skips[card]
                or state.counters.get(card)
                or card in state.said_fighting
                or card in state.said_toughness
                or (state.kinds[card].is_state and state.controller[state.subject[card]] != player)
                or not _is_alike(state, card, facts)
            ):
                return False
    return not any(state.is_out)


def _is_alike(state: State, card: int, facts: Catalogue) -> bool:
    """Return whether a card has the numbers of the newest printing of its title."""
    kind = state.kinds[card]
    if kind.is_token or kind.title == UNKNOWN:
        return not kind.is_token
    newest = kind_of_title(facts, kind.title)
    return all(
        getattr(kind, name) == getattr(newest, name)
        for name in ("cost", "fighting", "body", "power", "keywords", "toughness", "text")
    )


def written(state: State, steps: Sequence[str]) -> str:
    """Return a state and steps as the text of a bench file; unknown cards come last in hands."""
    head = [
        f"{HEAD} {state.game.edition.value}",
        f"turn {state.turn}, player {state.active + 1}{f', {FAILED}' if state.has_failed else ''}",
    ]
    told = [STEPS, *(INDENT + it for it in steps)] if steps else []
    for depth in (None, 10, 0):
        sides = [line for player in state.players for line in _side(state, player, depth)]
        if len(head) + len(sides) + len(told) <= MOST_LINES:
            break
    return "\n".join([*head, *sides, *told]) + "\n"


def _side(state: State, player: int, depth: int | None) -> Iterator[str]:
    yield f"player {player + 1}: power {state.power[player]}"
    structure = [line for it in state.columns[player] for line in _location(state, player, it)]
    yield from _part(Pile.STRUCTURE, structure)
    others = [
        it
        for it in state.in_play[player]
        if not state.kinds[it].is_state and state.at[it] not in state.columns[player]
    ]
    yield from _part(Pile.OTHERS, [line for it in others for line in _card(state, it, INDENT)])
    yield from _part(Pile.HAND, in_runs(_hand(state, player)))
    deck = [_name(state, it) for it in reversed(state.deck[player])]
    named = deck[:depth]
    hidden = [UNKNOWN_WORD] * (len(deck) - len(named))
    yield from _part(Pile.DECK, in_runs([*named, *hidden]))
    for pile, cards in (
        (Pile.SMOKED, state.smoked[player]),
        (Pile.TOASTED, state.toasted[player]),
        (Pile.BURNED, state.burned[player]),
    ):
        yield from _part(pile, in_runs([_name(state, it) for it in cards]))


def _hand(state: State, player: int) -> list[str]:
    titles = [_name(state, it) for it in state.hand[player]]
    return sorted(titles, key=lambda it: it == UNKNOWN_WORD)


def _location(state: State, player: int, location: int) -> Iterator[str]:
    front, back = state.rows[location]
    yield from _card(state, front, INDENT)
    there = [it for it in state.in_play[player] if state.at[it] == location and it != front]
    for card in sorted(there, key=lambda it: it != back):
        if not state.kinds[card].is_state:
            yield from _card(state, card, INDENT * 2, "with ")


def _card(state: State, card: int, indent: str, borne: str = "") -> Iterator[str]:
    marks = (
        "face-down" if state.face_down[card] else "",
        "turned" if state.turned[card] else "",
        f"damage {state.damage[card]}" if state.damage[card] else "",
        f"owner {state.owner[card] + 1}" if state.owner[card] != state.controller[card] else "",
    )
    told = ", ".join(filter(None, marks))
    yield f"{indent}{borne}1 {_name(state, card)}{f' [{told}]' if told else ''}"
    for on_it in state.states_on.get(card, ()):
        yield from _card(state, on_it, indent + INDENT, "with ")


def _name(state: State, card: int) -> str:
    title = state.kinds[card].title
    return UNKNOWN_WORD if title == UNKNOWN else title


def _part(pile: Pile, lines: Iterable[str]) -> Iterator[str]:
    found = list(lines)
    if found:
        yield pile.value
        yield from found
