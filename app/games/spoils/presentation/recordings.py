"""Recorded games of The Spoils."""

from collections.abc import Iterator, Sequence

from app.games.capabilities.recordings import Recordings, ReplayLine
from app.games.offers import own
from app.games.spoils.engine import RULES_VERSION, outcome
from app.games.spoils.engine.describe import describe
from app.games.spoils.engine.model.events import TurnStarted
from app.games.spoils.engine.record import played_again, read_record, start_again, told_of_rules
from app.games.spoils.facts import Catalogue
from app.games.tabletop.facts import AnyCatalogue


class SpoilsRecordings(Recordings):
    """Records of the referee of The Spoils."""

    rules_version = RULES_VERSION

    def replay(self, text: str, catalogue: AnyCatalogue) -> Iterator[ReplayLine]:
        record = read_record(text)
        state = start_again(record, own(catalogue, Catalogue))
        if others := told_of_rules(record):
            yield ReplayLine(others)
        for action, events in played_again(record, state):
            yield ReplayLine(f"  > {action}", is_answer=True)
            for event in events:
                sentence = describe(state, event)
                if sentence is not None:
                    indent = "" if isinstance(event, TurnStarted) else "  "
                    yield ReplayLine(f"{indent}{sentence}")
        if outcome(state) is None:
            yield ReplayLine("The recording ends here, before the end of the game.")

    def answers(self, text: str) -> Sequence[str]:
        return [str(action) for action in read_record(text).actions]
