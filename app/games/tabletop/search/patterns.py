"""Regular expressions that take time in proportion to the text."""

from __future__ import annotations

from typing import Any, Final

import re2

PATTERN_MEMORY: Final = 1 << 14
"""Bytes for a compiled regular expression, some 600 steps; matching is linear in the text."""


def compiled(source: str) -> Any:
    """A regular expression that ignores case. Raises re2.error when it is not one."""
    options = re2.Options()
    options.case_sensitive = False
    options.log_errors = False
    options.max_mem = PATTERN_MEMORY
    return re2.compile(source, options)
