"""What says which rules a test shows, beside the number in its name."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


def rule(*numbers: str) -> Any:
    """Mark a test with the worked examples it plays, such as `EX-018`.

    Also with the numbers that the rule in its name has in other editions, such as
    `cr2010:606.2` or `basic1e:B.free.3`. Other rules are shown by assertions: see `shows`.
    """
    return pytest.mark.rule(*numbers)


@contextmanager
def shows(*numbers: str) -> Iterator[None]:
    """Stand around the assertions that show rules other than the one in the test's name.

    `with shows("408.3", "202.4"):` and below it assertions only, so that a reader sees what
    is asserted of those rules. A number without an edition is cr3's.
    """
    assert numbers
    yield
