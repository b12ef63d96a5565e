"""The statements of section 16, with the tests that show them."""

from types import MappingProxyType

from app.games.capabilities.rulebook import Rulebook, RuleCoverage, RuleTests
from app.games.tabletop.referee.rule_coverage import RuleLine, rule_lines
from app.games.tabletop.referee.rule_tests import Editions
from app.games.terrus.coverage import STATEMENTS, Statement


class TerrusRuleCoverage(RuleCoverage):
    """The statements beside their tests."""

    editions = Editions({"TERRUS16": "terrus16"}, "terrus16")
    priorities = (1, 2, 3)
    table_beside = __package__

    def lines(self, edition: str, tests: RuleTests) -> tuple[RuleLine[Statement], ...]:
        return rule_lines(((each.id, each) for each in STATEMENTS), tests)


class TerrusRulebook(Rulebook):
    """The one edition of these rules."""

    chapters = MappingProxyType({16: "Battle"})
    priorities = MappingProxyType({1: "every battle", 2: "choices and limits", 3: "rare cases"})
    coverage = TerrusRuleCoverage()

    def prints_numbers(self, edition: str) -> bool:
        return False
