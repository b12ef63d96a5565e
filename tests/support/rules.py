"""Marks that say which rules a test covers, besides the number in its name."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


def rule(*numbers: str) -> Any:
    """Mark a test with the worked examples that it plays, such as `EX-018`.

    It also takes the numbers that the rule in the test's name has in other editions, such as
    `cr2010:606.2` or `basic1e:B.free.3`. Other rules are covered by assertions: see `shows`.
    """
    return pytest.mark.rule(*numbers)


@contextmanager
def shows(*numbers: str) -> Iterator[None]:
    """Enclose the assertions that cover rules other than the one in the test's name.

    Write `with shows("408.3", "202.4"):` and in it assertions only, so that a reader sees what is
    asserted about those rules. A number without an edition is cr3's.
    """
    assert numbers
    yield
