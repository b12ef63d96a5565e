"""Recorded games of The Spoils."""

from collections.abc import Iterator
from typing import Final

from app.games.capabilities.recordings import Recordings, ToldLine
from app.games.spoils.engine import outcome
from app.games.spoils.engine.describe import describe
from app.games.spoils.engine.model.events import TurnStarted
from app.games.spoils.engine.record import played_again, read_record, start_again
from app.games.spoils.facts import Catalogue


def _told(text: str, catalogue: Catalogue) -> Iterator[ToldLine]:
    record = read_record(text)
    state = start_again(record, catalogue)
    for action, events in played_again(record, state):
        yield ToldLine(f"  > {action}", is_answer=True)
        for event in events:
            told = describe(state, event)
            if told is not None:
                indent = "" if isinstance(event, TurnStarted) else "  "
                yield ToldLine(f"{indent}{told}")
    if outcome(state) is None:
        yield ToldLine("The recording ends here, before the end of the game.")


RECORDINGS: Final[Recordings[Catalogue]] = Recordings(told=_told)
