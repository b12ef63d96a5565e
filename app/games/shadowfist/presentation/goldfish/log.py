"""The log of a game by hand: its turns, each with what the player did and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.capabilities.table import LogLine, LogTurn
from app.games.shadowfist.engine import State, events
from app.games.shadowfist.engine.by_hand import Change, Verb
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.goldfish.solitaire import ME, Input, Solitaire
from app.games.shadowfist.presentation.referee.answer_log import told

CHANGES = {
    Verb.GAIN: "gain {amount} Power",
    Verb.LOSE: "lose {amount} Power",
    Verb.DRAW: "draw {amount}",
    Verb.DISCARD: "discard {card}",
    Verb.SMOKE: "smoke {card}",
    Verb.TOAST: "toast {card}",
    Verb.RETURN: "return {card}",
    Verb.DAMAGE: "{amount} damage on {card}",
    Verb.HEAL: "heal {amount} damage of {card}",
    Verb.STRENGTHEN: "{card} has {amount} more Fighting this turn",
    Verb.WEAKEN: "{card} has {amount} less Fighting this turn",
    Verb.FIGHTING: "the Fighting of {card} is {amount}",
    Verb.TOUGHNESS: "the Toughness of {card} is {amount}",
}


def log_of(solitaire: Solitaire) -> tuple[LogTurn, ...]:
    """The log of a game so far, oldest first, without what opponents do by themselves."""
    return tuple(_turns(solitaire))


def _turns(solitaire: Solitaire) -> Iterator[LogTurn]:
    state = solitaire.state
    title, before = "Turn 1", 0
    lines: list[LogLine] = []
    for place, step in enumerate(solitaire.story):
        inputs_before = max(0, place - 1)
        first, *later = _by_turn(step.events)
        lines += _line(state, step.given, first, inputs_before)
        for happened in later:
            begun = happened[0]
            if isinstance(begun, events.TurnStarted) and begun.player == ME:
                yield LogTurn(title, tuple(lines), before)
                title = f"Turn {(begun.turn - 1) // len(state.power) + 1}"
                before = inputs_before + 1
                lines = list(_line(state, None, happened, before))
    yield LogTurn(title, tuple(lines), before)


def _by_turn(happened: Sequence[Event]) -> list[list[Event]]:
    """The events before the next turn, then those of each turn that began."""
    parts: list[list[Event]] = [[]]
    for event in happened:
        if isinstance(event, events.TurnStarted) and event.turn > 1:
            parts.append([])
        parts[-1].append(event)
    return parts


def _line(
    state: State, given: Input | None, happened: Sequence[Event], before: int
) -> Iterator[LogLine]:
    mine = [it for it in happened if getattr(it, "player", ME) in (ME, None)]
    sentences = list(told(state, mine, ME))
    words = [it.words for it in sentences]
    if isinstance(given, Change):
        words.insert(0, _changed(state, given))
    if words:
        rules = dict.fromkeys(it.rule for it in sentences)
        yield LogLine(" ".join(words), before, tuple(rules))


def _changed(state: State, given: Change) -> str:
    if given.verb is Verb.NOTE:
        return f"Note: {given.text}"
    name = "" if given.card < 0 else state.kinds[given.card].title
    words = CHANGES[given.verb].format(amount=given.amount, card=name)
    return f"By hand, outside the referee: {words}."
