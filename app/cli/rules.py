"""`threshold rules`: every numbered rule, and the tests that show it."""

from pathlib import Path

import click

from app.games.spoils.coverage.rules import RuleLine, rule_lines
from app.games.spoils.editions import DEFAULT_EDITION, Edition

TESTS = Path(__file__).parents[2] / "tests" / "games" / "spoils"


@click.command("rules", epilog="Example: threshold rules --edition cr2010 --missing")
@click.option(
    "--edition", type=click.Choice([each.value for each in Edition]), default=DEFAULT_EDITION.value
)
@click.option("--missing", is_flag=True, help="Only the testable rules that no test shows.")
@click.option("--summary", is_flag=True, help="Only the counts.")
def command(edition: str, missing: bool, summary: bool) -> None:
    """List the rules of an edition with the tests that show them."""
    sources = {
        str(path.relative_to(TESTS)): path.read_text(encoding="utf-8")
        for path in sorted(TESTS.rglob("test_*.py"))
    }
    if not sources:
        click.echo("The tests are not here; they come with the checkout, not with the package.")
    lines = rule_lines(Edition(edition), sources)
    for line in () if summary else lines:
        if not missing or (line.is_testable and not line.tests):
            _tell(line)
    _count(lines)


def _tell(line: RuleLine) -> None:
    meaning = line.rule.meaning or line.rule.kind
    click.echo(f"{line.number}  {meaning}  [priority {line.rule.priority}]")
    if not line.tests:
        click.echo("    no test" if line.is_testable else "    nothing to test")
    for test in line.tests:
        click.echo(f"    {test.file}::{test.name}")


def _count(lines: tuple[RuleLine, ...]) -> None:
    for priority in (1, 2, 3):
        them = [it for it in lines if it.is_testable and it.rule.priority == priority]
        shown = sum(bool(it.tests) for it in them)
        click.echo(f"priority {priority}: {shown} of {len(them)} testable rules have tests")
