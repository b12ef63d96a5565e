"""The bench of Shadowfist: files read, set up and answered."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from app.games.capabilities.bench_answers import BenchVerdict, Problem, UnreadableBenchError
from app.games.capabilities.rulings import BenchExample, Rulings
from app.games.offers import own
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.engine import State, read_record
from app.games.shadowfist.engine.model.position import ImpossibleLayout
from app.games.shadowfist.engine.positions import position
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.bench.answering import Answering
from app.games.shadowfist.presentation.bench.moves import VERBS
from app.games.shadowfist.presentation.bench.reading import HEAD, Bench, read_bench
from app.games.shadowfist.presentation.bench.seen_moments import SeenMoment, seen_moment
from app.games.shadowfist.presentation.bench.writing import moments_of
from app.games.tabletop.bench_lines import STEPS, with_line
from app.games.tabletop.facts import AnyCatalogue

FOLDER: Final = files(__package__).joinpath("examples")


class ShadowfistRulings(Rulings):
    """The bench of Shadowfist."""

    begins = HEAD
    known_editions = tuple(it.value for it in Edition)
    short_example = (
        f"{HEAD}\nturn 5, player 1\nplayer 1: power 3\nstructure\n  1 Ancestral Tomb\n"
        "    with 1 $10,000 Man [turned]\nplayer 2: power 1\nstructure\n  1 Ancient Monument\n"
        "ask\n  why not 1 attacks Ancient Monument\n"
    )
    played = frozenset[str]()
    verbs = VERBS

    def answering(self, text: str, catalogue: AnyCatalogue, *, edition: str = "") -> Answering:
        cards = own(catalogue, Catalogue)
        bench = read_bench(text, cards, edition)
        return Answering(bench, cards, _set_up(bench, cards), bench.labels)

    def examples(self, catalogue: AnyCatalogue) -> tuple[BenchExample, ...]:
        return _examples(self, own(catalogue, Catalogue))

    def moment(
        self, record: str, catalogue: AnyCatalogue, *, at: int | None = None, seat: int | None
    ) -> str | None:
        cards = own(catalogue, Catalogue)
        recorded = read_record(record)
        if seat is not None:
            return self._seen(seen_moment(recorded, cards, at, seat), cards)
        for text in moments_of(recorded, cards, at):
            ruling = self.report(text, cards)
            taken = (it.verdict is BenchVerdict.TAKEN for it in ruling.answers)
            if not ruling.problems and all(taken):
                return text
        return None

    def _seen(self, moment: SeenMoment | None, catalogue: Catalogue) -> str | None:
        """The text of a moment of a running game, with its steps where the bench can take them."""
        if moment is None:
            return None
        try:
            answering = self.answering(moment.text, catalogue)
        except UnreadableBenchError:
            return None
        text = moment.text
        for step in moment.steps(answering.state, answering.moves) or ():
            text = with_line(text, STEPS, step)
        return text

    def with_computer(self, text: str, catalogue: AnyCatalogue, level: str) -> str:
        return text

    def about(self, card: str, catalogue: AnyCatalogue) -> str | None:
        return None


def _set_up(bench: Bench, catalogue: Catalogue) -> State:
    try:
        return position(
            catalogue, bench.seats, seed=bench.chance, turn=bench.turn, active=bench.active,
            has_failed=bench.has_failed, edition=bench.editions[0],
        )  # fmt: skip
    except ImpossibleLayout as error:
        listed = {"": bench.where_line, **bench.listed}
        told = [Problem(str(it), listed.get(it.card, 0)) for it in error.problems]
        raise UnreadableBenchError(told) from None


@lru_cache(maxsize=4)
def _examples(rulings: Rulings, catalogue: Catalogue) -> tuple[BenchExample, ...]:
    found = []
    for file in sorted(FOLDER.iterdir(), key=lambda it: it.name):
        if file.name.endswith(".bench"):
            text = file.read_text(encoding="utf-8")
            bench, ruling = read_bench(text, catalogue), rulings.report(text, catalogue)
            cited = {it.rule for answer in ruling.answers for it in answer.told}
            title = text.partition("\n")[0].removeprefix("# ").removesuffix(".")
            cards = frozenset(name for seat in bench.seats for name in seat.names)
            id_ = file.name.removesuffix(".bench")
            rules = frozenset(cited - {""})
            found.append(BenchExample(id_, title, "", text, cards, rules))
    return tuple(found)
