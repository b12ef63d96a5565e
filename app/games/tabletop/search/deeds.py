"""Deeds of cards: what a card's text does, found by `does:` in any game whose cards have scripts.

One table serves all games. A deed can be done to cards of a type: `destroys-character`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from app.games.tabletop.search.errors import shown
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Value, Word
from app.games.tabletop.search.plain_words import FILLERS, forms
from app.games.tabletop.search.scope import AnyEntry, AnyScope, AnyTest, missing
from app.games.tabletop.search.value_types import UnreadableValueError, ValueType, one_of
from app.games.text import fold


@dataclass(frozen=True, slots=True)
class Deed:
    """One deed: its key, its meaning in words, and what players call it.

    `any_of` are the deeds that it stands for, if it is no deed of its own. `to_cards` says whether
    it is done to cards in play, so that their type can be asked for.
    """

    key: str
    said: str
    words: tuple[str, ...]
    to_cards: bool = False
    any_of: tuple[str, ...] = ()
    names_cards: bool = False


_ROWS: Final = (
    Deed("destroys", "destroys cards", ("destroy", "kill", "smoke", "destruction"), True),
    Deed(
        "damages",
        "inflicts damage on cards",
        ("damage", "inflict", "burn", "deal damage", "inflict damage"),
        True,
    ),
    Deed("returns", "puts cards into hands", ("return", "bounce", "return to hand"), True),
    Deed(
        "controls",
        "takes control of cards",
        ("steal", "take control", "control", "mind control", "take over", "gain control", "theft"),
        True,
    ),
    Deed("weakens", "makes cards weaker", ("weaken", "shrink", "debuff"), True),
    Deed("boosts", "makes cards stronger", ("boost", "pump", "strengthen", "buff"), True),
    Deed("depletes", "depletes or turns cards", ("deplete", "tap", "exhaust"), True),
    Deed("restores", "restores or unturns cards", ("restore", "untap", "unturn", "ready"), True),
    Deed(
        "counters",
        "stops what is deployed, played or used",
        ("counter", "counter tactic", "counterspell", "cancel", "terminate", "negate", "stop"),
        names_cards=True,
    ),
    Deed("draws", "draws cards", ("draw", "card draw", "card advantage")),
    Deed(
        "discards",
        "makes opponents discard",
        ("discard", "opponent discards", "make discard", "force discard"),
    ),
    Deed(
        "mills",
        "puts cards of a deck into a discard pile or out of the game",
        ("mill", "milling", "deck destruction", "discard from deck"),
    ),
    Deed(
        "searches",
        "searches a deck",
        ("search", "tutor", "fetch", "search deck"),
        names_cards=True,
    ),
    Deed(
        "recovers",
        "brings cards back from a discard pile",
        (
            "recover",
            "reanimate",
            "recursion",
            "return from discard pile",
            "bring back",
            "graveyard",
            "graveyard recursion",
            "return from graveyard",
            "resurrect",
            "return from smoked pile",
            "smoked pile",
            "discard pile",
            "raise dead",
        ),
        names_cards=True,
    ),
    Deed("tokens", "puts tokens", ("token", "put token")),
    Deed(
        "creates",
        "puts token characters into play",
        ("make token", "create token", "token character", "token creature", "token maker"),
    ),
    Deed("gains", "gains influence or Power", ("gain influence", "gain power", "lifegain")),
    Deed("steals", "takes Power from opponents", ("steal power", "power theft")),
    Deed(
        "drains",
        "makes opponents lose influence",
        ("influence loss", "lose influence", "drain", "drain influence"),
    ),
    Deed("heals", "removes damage", ("heal", "remove damage", "repair")),
    Deed("ramps", "plays resources", ("ramp", "extra resource", "play resource")),
    Deed("peeks", "looks at hidden cards", ("peek", "look at hand", "see hand", "reveal hand")),
    Deed("copies", "copies cards", ("copy", "duplicate"), names_cards=True),
    Deed(
        "wipes",
        "destroys, damages or returns all cards of a kind",
        (
            "wipe",
            "board wipe",
            "board clear",
            "wrath",
            "sweeper",
            "mass removal",
            "destroy all",
            "kill all",
            "kill everything",
            "destroy everything",
            "mass destruction",
        ),
        names_cards=True,
    ),
    Deed(
        "removes",
        "destroys, damages, returns or takes over cards",
        ("removal", "remove", "get rid of", "deal with", "answer"),
        True,
        ("destroys", "damages", "returns", "controls"),
    ),
)

DEEDS: Final[Mapping[str, Deed]] = MappingProxyType({deed.key: deed for deed in _ROWS})
"""Every deed by its key."""

TARGETS: Final = (
    "character", "item", "location", "resource", "faction", "site", "state", "edge", "event",
)  # fmt: skip
"""Types of cards that deeds are done to, in any game."""

_BY_WORD: Final[Mapping[str, str]] = MappingProxyType(
    {word: deed.key for deed in _ROWS for word in (deed.key, *deed.words)}
)


def deed_of(deed: str, target: str = "") -> str:
    """Return a deed that is done to cards of a type."""
    return f"{deed}-{target}" if target else deed


def _read(text: str) -> Word:
    words = [word for word in fold(text).replace("-", " ").split() if word not in FILLERS]
    for cut in range(len(words), 0, -1):
        key = _known(" ".join(words[:cut]), _BY_WORD)
        if key is None:
            continue
        rest = " ".join(words[cut:])
        target = next((it for it in forms(rest) if it in TARGETS), None)
        if not rest:
            return Word(key)
        if target is not None and DEEDS[key].to_cards:
            return Word(deed_of(key, target))
    raise UnreadableValueError(f"{shown(text)} is not a known deed")


def _known(text: str, words: Mapping[str, str]) -> str | None:
    return next((words[it] for it in forms(text) if it in words), None)


def deeds_by_name(scripts: Iterable[tuple[str, Iterable[str]]]) -> Mapping[str, frozenset[str]]:
    """Return the deeds of every card that does any, from pairs of a name and its deeds."""
    found = {name: frozenset(done) for name, done in scripts}
    return MappingProxyType({name: done for name, done in found.items() if done})


def done_to(deed: str, types: Iterable[str]) -> Iterator[str]:
    """Yield a deed, also as done to each of these types of cards; nothing if there are none."""
    targets = frozenset(types)
    if targets:
        yield deed
    yield from (deed_of(deed, each.lower()) for each in targets)


DEED: Final = ValueType("deed", one_of(list(DEEDS)), _read)


def does(condition: Condition, scope: AnyScope) -> AnyTest:
    """The card's script does one of the deeds. Raises where no scripts are at hand."""
    known = [texts.deeds() for texts in scope.context.texts if texts.deeds is not None]
    if not known:
        raise missing(condition, "`does` needs the scripts of cards, which are not available here")
    wanted = frozenset(
        one for value in condition.values if isinstance(value, Word) for one in _all(value.text)
    )

    def test(entry: AnyEntry) -> int:
        name = entry.card.name
        done = any(not wanted.isdisjoint(deeds.get(name, ())) for deeds in known)
        return entry.every if done else 0

    return test


def _all(key: str) -> Iterator[str]:
    deed, _, target = key.partition("-")
    for each in DEEDS[deed].any_of or (deed,):
        yield deed_of(each, target)


def explain(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """A deed in words."""
    if not isinstance(value, Word):
        return None
    deed, _, target = value.text.partition("-")
    said = DEEDS[deed].said
    return said.replace("cards", f"{target}s") if target else said


HELP: Final = (
    "What the card does, as its script says: "
    + ", ".join(f"`{key}`" for key in DEEDS)
    + ", or in players' words. `does:destroys-character` says to what. Costs do not count, nor "
    "what only the card itself or your own cards suffer."
)
"""The help text of the field."""


_NOUNS: Final = frozenset((
    "removal", "destruction", "damage", "burn", "control", "theft", "bounce", "recursion", "boost",
    "buff", "debuff", "pump", "tutor", "search",
))  # fmt: skip
"""Words for deeds that stand behind what they are done to: `item removal`."""


def terms(
    targets: Iterable[str], called: Iterable[tuple[str, str]] = ()
) -> Iterator[tuple[str, str]]:
    """Return the plain words for deeds, also with the types of cards that a game has.

    `called` are other words for such types, each with the type.
    """
    types = tuple((target, target) for target in targets) + tuple(called)
    for deed in _ROWS:
        for word in deed.words:
            for said, target in types if deed.to_cards or deed.names_cards else ():
                done_to_it = deed_of(deed.key, target) if deed.to_cards else deed.key
                yield f"{word} {said}", f"does:{done_to_it}"
                if word in _NOUNS:
                    yield f"{said} {word}", f"does:{done_to_it}"
    for deed in _ROWS:
        for word in (deed.key, *deed.words):
            yield word, f"does:{deed.key}"
