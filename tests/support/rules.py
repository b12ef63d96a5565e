"""The mark that says which rules a test shows, beside the number in its name."""

from typing import Any

import pytest


def rule(*numbers: str) -> Any:
    """Mark a test with more rules, such as `cr2010:606.2` or `basic1e:B.free.3`.

    A number without an edition is cr3's. The number at the start of the test's name
    needs no mark.
    """
    return pytest.mark.rule(*numbers)
