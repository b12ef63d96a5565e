"""The exact odds of Shadowfist."""

from collections.abc import Sequence
from types import MappingProxyType

from app.games.capabilities.odds import NeedsLike, Odds, OddsAnswer, OddsHelp, OddsPage, OddsRequest
from app.games.capabilities.starting import StartLike
from app.games.offers import own
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.exact.asking import Discard, Question, ask
from app.games.shadowfist.goldfish.exact.details import details_of
from app.games.shadowfist.goldfish.exact.goal import Goal
from app.games.shadowfist.goldfish.exact.needs import read_need
from app.games.shadowfist.goldfish.setup import Prepared
from app.games.shadowfist.goldfish.starting import TEMPLATES, ShadowfistStarting
from app.games.shadowfist.presentation.command_line import (
    details_lines,
    details_object,
    odds_as_json,
    odds_lines,
)
from app.games.shadowfist.presentation.goldfish.needs import Needs, needs_of
from app.games.shadowfist.presentation.goldfish.opening_hand import OpeningHand, opening_hand
from app.games.shadowfist.search import SearchIndex
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.index import AnySearchIndex


class ShadowfistOdds(Odds):
    """The odds of opening hands and of the turns after them."""

    start = ShadowfistStarting()
    templates = TEMPLATES
    mulligans = MappingProxyType(
        {
            Discard.BEST.value: "make the best discard on the first turn",
            Discard.NONE.value: "discard nothing",
        }
    )
    help = OddsHelp(
        needs=("1 t:fss", "1 is:foundation"),
        details="Also show the best discard for every kind of hand, what forgoing Power is worth, "
        "and the chances of 5 to 20 Sites or Foundations.",
    )

    def answer(
        self,
        needs: Sequence[str],
        start: StartLike,
        catalogue: AnyCatalogue,
        asked: OddsRequest,
        is_detailed: bool,
    ) -> OddsAnswer:
        ready, index = own(start, Prepared), SearchIndex.of(own(catalogue, Catalogue))
        read = tuple(read_need(text, index) for text in needs)
        question = Question(read, asked.seen, asked.turn, Discard(asked.mulligan))
        answer = ask(question, ready.setup)
        lines = odds_lines(question, ready, answer)
        fields = odds_as_json(question, ready, answer)
        if is_detailed:
            details = details_of(Goal.of(read, ready.setup), ready.setup)
            lines += details_lines(details)
            fields |= details_object(details)
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
        setup, asked_for = own(start, Prepared).setup, own(needs, Needs).needs
        assert asked_for is not None
        question = Question(asked_for, asked.seen, asked.turn, Discard(asked.mulligan))
        answer = ask(question, setup)
        goal = Goal.of(asked_for, setup)
        return OddsPage(answer, None if starts is None else details_of(goal, setup))

    def hand(
        self, start: StartLike, seed: int, needs: NeedsLike, turn: int, marks: Sequence[str]
    ) -> OpeningHand:
        setup = own(start, Prepared).setup
        return opening_hand(setup, seed, own(needs, Needs), marks)
