"""`threshold rules`: every numbered rule, and the tests that show it."""

import click

from app.cli.rule_tests import tests_at_hand
from app.games.spoils.coverage.rules import RuleLine, RuleStatus, rule_lines
from app.games.spoils.editions import DEFAULT_EDITION, Edition


@click.command("rules", epilog="Example: threshold rules --edition cr2010 --missing")
@click.option(
    "--edition", type=click.Choice([each.value for each in Edition]), default=DEFAULT_EDITION.value
)
@click.option("--missing", is_flag=True, help="Only the testable rules that no test shows.")
@click.option("--summary", is_flag=True, help="Only the counts.")
def command(edition: str, missing: bool, summary: bool) -> None:
    """List the rules of an edition with the tests that show them."""
    lines = rule_lines(Edition(edition), tests_at_hand())
    for line in () if summary else lines:
        if not missing or line.status is RuleStatus.UNSHOWN:
            _tell(line)
    _count(lines)


def _tell(line: RuleLine) -> None:
    click.echo(f"{line.number}  {line.rule.meaning}  [priority {line.rule.priority}]")
    if not line.tests:
        why = f": {line.rule.obstacle}" if line.rule.obstacle else ""
        click.echo(f"    {line.status.words}{why}")
    for test in line.tests:
        click.echo(f"    {test.file}::{test.name}")


def _count(lines: tuple[RuleLine, ...]) -> None:
    examples = {example for line in lines for example in line.examples}
    for priority in (1, 2, 3):
        them = [it for it in lines if it.is_testable and it.rule.priority == priority]
        shown = sum(it.status is RuleStatus.SHOWN for it in them)
        click.echo(f"priority {priority}: {shown} of {len(them)} testable rules have tests")
    click.echo(f"{len(examples)} worked examples are played by those tests")
