"""The version of the rules that a link of a whole game was made with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import abort, request

ARGUMENT: Final = "rules"
_MOST_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class LinkRules:
    """The version of the rules that made a link, and the one in use.

    `made` is None for a link that does not say it, as old ones do not.
    """

    made: int | None
    used: int

    @property
    def differ(self) -> bool:
        """True unless the link is known to be made by the rules in use."""
        return self.made != self.used

    @property
    def words(self) -> str:
        """A sentence that names both versions."""
        if self.made is None:
            return (
                "This link does not say which version of the rules made it; "
                f"version {self.used} is in use."
            )
        made = f"This link was made by version {self.made} of the rules"
        if not self.differ:
            return f"{made}, the one in use."
        return f"{made}; version {self.used} is in use."


def asked_rules(used: int) -> LinkRules:
    """Return the version that the address names, beside the one in use. Aborts with 404."""
    text = request.args.get(ARGUMENT, "")
    if not text:
        return LinkRules(None, used)
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        abort(404)
    return LinkRules(int(text), used)
