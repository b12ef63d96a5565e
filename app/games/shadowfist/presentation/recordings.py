"""Recorded games of Shadowfist."""

from collections.abc import Iterator, Sequence

from app.games.capabilities.recordings import Recordings, ReplayLine
from app.games.offers import own
from app.games.shadowfist.engine import outcome, played_again, read_record, start_again
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.record import RULES_VERSION, told_of_rules
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.facts import AnyCatalogue


class ShadowfistRecordings(Recordings):
    """Records of the referee of Shadowfist."""

    rules_version = RULES_VERSION

    def replay(self, text: str, catalogue: AnyCatalogue) -> Iterator[ReplayLine]:
        record = read_record(text)
        state = start_again(record, own(catalogue, Catalogue))
        if others := told_of_rules(record):
            yield ReplayLine(others)
        for action, told in played_again(record, state):
            yield ReplayLine(f"  > {action}", is_answer=True)
            for event in told:
                sentence = describe(state, event)
                if sentence is not None:
                    indent = "" if isinstance(event, events.TurnStarted) else "  "
                    yield ReplayLine(f"{indent}{sentence}")
        if outcome(state) is None:
            yield ReplayLine("The recording ends here, before the end of the game.")

    def answers(self, text: str) -> Sequence[str]:
        return [str(action) for action in read_record(text).actions]
