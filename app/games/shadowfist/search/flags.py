"""The flags of `is:` and `has:`, one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, cast

from app.games.shadowfist.facts import Printed, Title
from app.games.shadowfist.search.on_printings import on_printed
from app.games.shadowfist.terms import CardType, Restriction
from app.games.tabletop.search.flags import Flag, has_text, in_precons, on_card, reprint
from app.games.tabletop.search.numeric_conditions import CardBind


def _printed(fulfils: Callable[[Printed], bool]) -> CardBind[Title]:
    """A flag of what is printed, asked printing by printing."""
    return cast("CardBind[Title]", lambda condition, scope: on_printed(fulfils))


def _of(fulfils: Callable[[Title], bool]) -> CardBind[Title]:
    return on_card(fulfils)


def _restricted(word: Restriction) -> Flag[Title]:
    name = "".join(sign for sign in word.lower() if sign.isalpha())
    return Flag(name, word.value, _printed(lambda printed: word in printed.restrictions))


def _is_ramp(printed: Printed) -> bool:
    return printed.requires.total == 1 and bool(printed.provides)


_ROWS: Final[tuple[Flag[Title], ...]] = (
    *map(_restricted, Restriction),
    Flag("nomax", "No Max, in any number in a deck (49.3)", _of(lambda title: title.no_max)),
    Flag("identity", "counted as another title too (49.1)", _of(lambda t: bool(t.identity))),
    Flag(
        "foundation",
        "a Foundation: it requires no resources and provides some (18.4)",
        _printed(lambda printed: printed.is_foundation),
    ),
    Flag("ramp", "ramp: it requires one resource and provides some", _printed(_is_ramp)),
    Flag(
        "fss",
        "a Feng Shui Site",
        _printed(lambda printed: printed.type is CardType.FENG_SHUI_SITE),
    ),
    Flag("unaligned", "unaligned", _printed(lambda printed: not printed.factions)),
    Flag("token", "a token or proxy, which no deck may hold", _of(lambda title: title.is_token)),
    Flag(
        "complete",
        "complete: its facts say all that the card says",
        _printed(lambda printed: printed.is_complete),
    ),
    Flag(
        "differs",
        "printed with other numbers, resources or keywords elsewhere (8.11.1)",
        _of(lambda title: bool(title.differing)),
    ),
    Flag("reprint", "a reprint from an earlier set", reprint),
    Flag("precon", "in a preconstructed deck", in_precons),
    Flag("text", "with rules text", has_text),
)

FLAGS: Final[Mapping[str, Flag[Title]]] = MappingProxyType({flag.name: flag for flag in _ROWS})
