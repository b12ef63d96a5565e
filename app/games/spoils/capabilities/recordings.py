"""Recorded games of The Spoils."""

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.capabilities.recordings import Recordings, ReplayLine
from app.games.spoils.engine import outcome
from app.games.spoils.engine.describe import describe
from app.games.spoils.engine.model.events import TurnStarted
from app.games.spoils.engine.record import played_again, read_record, start_again
from app.games.spoils.facts import Catalogue


def _replay(text: str, catalogue: Catalogue) -> Iterator[ReplayLine]:
    record = read_record(text)
    state = start_again(record, catalogue)
    for action, events in played_again(record, state):
        yield ReplayLine(f"  > {action}", is_answer=True)
        for event in events:
            sentence = describe(state, event)
            if sentence is not None:
                indent = "" if isinstance(event, TurnStarted) else "  "
                yield ReplayLine(f"{indent}{sentence}")
    if outcome(state) is None:
        yield ReplayLine("The recording ends here, before the end of the game.")


def _answers(text: str) -> Sequence[str]:
    return [str(action) for action in read_record(text).actions]


RECORDINGS: Final[Recordings[Catalogue]] = Recordings(replay=_replay, answers=_answers)
