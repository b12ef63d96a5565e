"""Recorded games of Shadowfist."""

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.capabilities.recordings import Recordings, ReplayLine
from app.games.shadowfist.engine import outcome, played_again, read_record, start_again
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.facts import Catalogue


def _replay(text: str, catalogue: Catalogue) -> Iterator[ReplayLine]:
    record = read_record(text)
    state = start_again(record, catalogue)
    for action, told in played_again(record, state):
        yield ReplayLine(f"  > {action}", is_answer=True)
        for event in told:
            sentence = describe(state, event)
            if sentence is not None:
                indent = "" if isinstance(event, events.TurnStarted) else "  "
                yield ReplayLine(f"{indent}{sentence}")
    if outcome(state) is None:
        yield ReplayLine("The recording ends here, before the end of the game.")


def _answers(text: str) -> Sequence[str]:
    return [str(action) for action in read_record(text).actions]


RECORDINGS: Final[Recordings[Catalogue]] = Recordings(replay=_replay, answers=_answers)
