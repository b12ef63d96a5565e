"""Scripts that the referee can follow: each word is known and stands where it works.

Importing this module checks the verbs of all scripts of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.misplaced_words import misplaced_words
from app.games.spoils.engine.read.amounts import AMOUNTS, CONDITIONS
from app.games.spoils.engine.read.event_matching import EVENTS
from app.games.spoils.engine.read.filters import PROPERTIES
from app.games.spoils.engine.verbs import VERBS, bespoke
from app.games.spoils.scripts import ALL_SCRIPTS
from app.games.tabletop.scripts import walk


def check_verbs(scripts: Iterable[v.Script]) -> None:
    """Raise VocabularyError with the card and the verb, one line each, where no function of the
    referee carries a verb out.
    """
    problems = [
        f"{script.name}: the referee has no function for the verb {_name(word)}"
        for script in scripts
        for word in walk(script)
        if isinstance(word, v.Step) and not _is_known(word)
    ]
    if problems:
        raise v.VocabularyError("\n".join(problems))


def missing_words(script: v.Script | None) -> tuple[str, ...]:
    """The words of a script that the referee does not know, or that would do nothing or harm where
    they stand, in alphabetical order.
    """
    if script is None:
        return ()
    unknown = {_name(word) for word in walk(script) if not _is_known(word)}
    return tuple(sorted(unknown | set(misplaced_words(script))))


@cache
def is_playable(script: v.Script | None) -> bool:
    """True if the referee can follow the script to the letter; False without a script."""
    return script is not None and not missing_words(script)


def _name(word: object) -> str:
    if isinstance(word, v.Bespoke):
        return f"{type(word).__name__} {word.name!r}"
    return type(word).__name__


def _is_known(word: object) -> bool:
    if isinstance(word, v.Bespoke):
        return word.name in bespoke.STEPS
    kind = type(word)
    for base, table in (
        (v.Step, VERBS),
        (v.Event, EVENTS),
        (v.Property, PROPERTIES),
        (v.Condition, CONDITIONS),
        (v.Amount, AMOUNTS),
    ):
        if isinstance(word, base):
            return kind in table
    if isinstance(word, v.MustPay):
        return word.action in PRICED
    return True


PRICED = frozenset(
    {
        v.Action.ATTACK,
        v.Action.DEPLOY,
        v.Action.PICK,
        v.Action.SEARCH,
        v.Action.USE_ABILITY,
    }
)
"""The actions for which the referee sees that a demanded price is paid."""

check_verbs(ALL_SCRIPTS)
