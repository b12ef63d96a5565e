"""The exact odds of The Spoils."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType

from app.games.capabilities.odds import (
    GoalPicker,
    NeedsLike,
    Odds,
    OddsAnswer,
    OddsHelp,
    OddsPage,
    OddsRequest,
)
from app.games.capabilities.starting import StartLike
from app.games.offers import own
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.exact.asking import Answer, Question, ask
from app.games.spoils.goldfish.exact.details import details_of
from app.games.spoils.goldfish.exact.optimum import best_play
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.from_decklist import TEMPLATES, Prepared, SpoilsStarting, read_needs
from app.games.spoils.presentation.command_line.odds import (
    as_lines,
    details_lines,
    details_object,
    odds_as_json,
)
from app.games.spoils.presentation.goldfish.needs import Needs, needs_of, question_of
from app.games.spoils.presentation.goldfish.opening_hand import OpeningHand, opening_hand
from app.games.spoils.presentation.goldfish.picked_goal import (
    ICONS,
    WAYS,
    cards_to_pick,
    row_of_icons,
    rows_of_card,
)
from app.games.spoils.search import SearchIndex
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.index import AnySearchIndex


def _whole(question: Question, start: Prepared) -> Answer:
    """The answer with the true optimum beside the plan."""
    answer = ask(question, start.setup)
    return replace(answer, best_play=best_play(question, start.setup))


class SpoilsGoalPicker(GoalPicker):
    """Goals of cards and icons."""

    ways = WAYS
    icons = ICONS

    def cards(self, start: StartLike) -> Sequence[str]:
        return cards_to_pick(own(start, Prepared))

    def rows_of_card(
        self, card: str, way: str, catalogue: AnyCatalogue
    ) -> Sequence[tuple[str, str]]:
        return rows_of_card(card, way, own(catalogue, Catalogue))

    def row_of_icons(self, count: str, icon: str) -> tuple[str, str]:
        return row_of_icons(count, icon)


class SpoilsOdds(Odds):
    """The odds of opening hands and of the turns after them."""

    start = SpoilsStarting()
    templates = TEMPLATES
    mulligans = MappingProxyType(
        {
            Mulligan.NONE.value: "keep every hand",
            Mulligan.BEST.value: "put back the best cards",
        }
    )
    help = OddsHelp(
        needs=("2 provides:R", "1 t:character c<=3"),
        remark="With provides:RRD, COUNT times two Rage and one Deception among the icons in play; "
        "'5 resources in play' counts resources of any kind, face-down ones included.",
        details="Also show the best cards to put back for every kind of hand, rank the starting "
        "resources, and show what one more of each staple is worth.",
    )
    picker = SpoilsGoalPicker()

    def answer(
        self,
        needs: Sequence[str],
        start: StartLike,
        catalogue: AnyCatalogue,
        asked: OddsRequest,
        is_detailed: bool,
    ) -> OddsAnswer:
        ready, index = own(start, Prepared), SearchIndex.of(own(catalogue, Catalogue))
        read = [(text.split(None, 1)[-1], read_needs(text, index)) for text in needs]
        every = tuple(need for _, them in read for need in them)
        mulligan = Mulligan(asked.mulligan)
        question = Question(every, asked.seen, asked.turn, mulligan)
        if asked.is_waited_for:
            question = question_of(
                every, ready.setup, turn=asked.turn, seen=asked.seen, mulligan=mulligan
            )
        answer = _whole(question, ready)
        lines = as_lines(question, ready, answer)
        fields = odds_as_json(read, question, ready, answer)
        if is_detailed:
            behind = details_of(question, ready.setup, answer)
            lines += details_lines(behind)
            fields |= details_object(behind)
        return OddsAnswer(tuple(lines), fields)

    def needs(
        self,
        asked: Sequence[tuple[str, str]] | None,
        start: StartLike | None,
        index: AnySearchIndex,
    ) -> tuple[Needs, int]:
        setup = None if start is None else own(start, Prepared).setup
        return needs_of(asked, setup, own(index, SearchIndex))

    def page(
        self, needs: NeedsLike, start: StartLike, asked: OddsRequest, starts: int | None
    ) -> OddsPage:
        ready, read = own(start, Prepared), own(needs, Needs)
        assert read.needs is not None
        question = question_of(
            read.needs,
            ready.setup,
            turn=asked.turn,
            seen=asked.seen,
            mulligan=Mulligan(asked.mulligan),
            times=1 if starts is None else starts,
        )
        answer = _whole(question, ready)
        details = None if starts is None else details_of(question, ready.setup, answer)
        return OddsPage(answer, details)

    def hand(
        self, start: StartLike, seed: int, needs: NeedsLike, turn: int, marks: Sequence[str]
    ) -> OpeningHand:
        setup = own(start, Prepared).setup
        return opening_hand(setup, seed, own(needs, Needs), turn, marks)
