"""Pages that need compiled kernels, while a server that was just installed compiles them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from threading import Event
from typing import Any, Final, TypeVar, cast

from flask import current_app
from flask.typing import ResponseReturnValue

from app.site.platform.expensive_work import wait_for_preparation
from app.site.platform.games import current_game

COMPILING: Final = "kernels_being_compiled"
"""The extension of an application under which its server keeps a `Compiling`."""

_LONGEST_LOOK: Final = 30.0
"""Seconds that a request waits until it is known what has to be compiled."""

View = TypeVar("View", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Compiling:
    """The keys of the games whose kernels are being compiled, complete once `is_known` is set."""

    games: set[str] = field(default_factory=set)
    is_known: Event = field(default_factory=Event)


def needs_kernels(view: View) -> View:
    """Answer 503 and ask the visitor to wait while the kernels of the game are being compiled."""

    @wraps(view)
    def wrapped(*args: Any, **words: Any) -> ResponseReturnValue:
        compiling: Compiling | None = current_app.extensions.get(COMPILING)
        if compiling is not None:
            compiling.is_known.wait(_LONGEST_LOOK)
            if current_game().key in compiling.games:
                return wait_for_preparation()
        return cast(ResponseReturnValue, view(*args, **words))

    return cast(View, wrapped)
