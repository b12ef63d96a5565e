"""The rulebook of Shadowfist, rule by rule, with the tests that show each."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from app.games.capabilities.rulebook import Rulebook, RuleCoverage, RuleTests
from app.games.shadowfist.coverage.rulebook import CHAPTERS, NumberedRule, Scope, rulebook
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.tabletop.referee.rule_coverage import RuleLine, rule_lines
from app.games.tabletop.referee.rule_tests import Editions


class ShadowfistRuleCoverage(RuleCoverage):
    """The rules beside their tests; of a test that shows none of them nothing is told."""

    editions = Editions({it.name: it.value for it in Edition}, DEFAULT_EDITION.value)
    priorities = tuple(it.priority for it in (Scope.DECK, Scope.CORE, Scope.KEYWORD))
    table_beside = __package__

    def lines(self, edition: str, tests: RuleTests) -> tuple[RuleLine[NumberedRule], ...]:
        return rule_lines(((each.number, each) for each in rulebook()), tests)

    def tests_in(self, sources: Mapping[str, str]) -> RuleTests:
        known = {rule.number for rule in rulebook()}
        found = super().tests_in(sources)
        return tuple(test for test in found if not known.isdisjoint(test.numbers))

    def counts(self, edition: str, tests: RuleTests) -> Iterator[str]:
        yield from super().counts(edition, tests)
        lines = self.lines(edition, tests)
        of_texts = [it for it in lines if it.rule.scope is Scope.SCRIPT]
        shown = sum(bool(it.tests) for it in of_texts)
        counted = f"{shown} of {len(of_texts)}"
        yield f"{counted} rules that need a card's text are shown with invented cards"


class ShadowfistRulebook(Rulebook):
    """The one edition of these rules."""

    chapters = CHAPTERS
    priorities = MappingProxyType({scope.priority: scope.words for scope in Scope})
    coverage = ShadowfistRuleCoverage()

    def prints_numbers(self, edition: str) -> bool:
        return True
