"""Routes that are ready sooner: what builds their addresses is compiled when it is needed."""

from __future__ import annotations

from collections.abc import Callable

from werkzeug.routing import Rule


class LateRule(Rule):
    """A route that compiles what builds its address when an address of it is first built.

    Werkzeug compiles two functions for each route, which for all routes of the site takes a good
    part of the time in which it starts.
    """

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compiled: Callable[..., tuple[str, str]] | None = None
        compile_now = super()._compile_builder

        def build(rule: Rule, /, **values: object) -> tuple[str, str]:
            nonlocal compiled
            if compiled is None:
                compiled = compile_now(append_unknown)
            return compiled(rule, **values)

        return build
