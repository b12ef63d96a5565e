"""Names near to one that is not known. They are offered to people, never taken."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import chain
from typing import Final

from app.games.tabletop.decklists.limits import MAX_SUGGESTIONS
from app.games.tabletop.facts import AnyCatalogue
from app.games.text import LONGEST_NAME, fold, fold_leet

_ALIKE: Final = 0.4
_CONTAINED: Final = 0.8
_MOST_WORDS: Final = 10
_LONGEST_RUN: Final = 7
_WORDS: Final = re.compile(r"[^\s,;:/|()\[\]{}<>]+")
_RESEMBLES: Final = 0.6
_LONG_WORD: Final = 5
_RAREST: Final = 12
_CANDIDATES: Final = 12


@dataclass(frozen=True, slots=True)
class _NearNames:
    """Names by what is left of them without one sign, and by their runs of three signs.

    The first finds every slip of one sign, also two signs swapped; the second finds parts
    of names and longer slips. Both cost little more than the length of the name asked for.
    """

    names: tuple[str, ...]
    by_shortened: Mapping[str, tuple[int, ...]]
    by_run: Mapping[str, tuple[int, ...]]
    runs: tuple[frozenset[str], ...]


@lru_cache(maxsize=4)
def _index(catalogue: AnyCatalogue) -> _NearNames:
    shortened: defaultdict[str, list[int]] = defaultdict(list)
    by_run: defaultdict[str, list[int]] = defaultdict(list)
    runs_of = []
    for place, card in enumerate(catalogue.cards):
        folded = fold(card.name)
        for form in {folded, *_shortened(folded)}:
            shortened[form].append(place)
        runs = _runs(folded)
        runs_of.append(runs)
        for run in runs:
            by_run[run].append(place)
    return _NearNames(
        names=tuple(card.name for card in catalogue.cards),
        by_shortened={form: tuple(places) for form, places in shortened.items()},
        by_run={run: tuple(places) for run, places in by_run.items()},
        runs=tuple(runs_of),
    )


def near_names(name: str, catalogue: AnyCatalogue) -> tuple[str, ...]:
    """Names of cards that may be meant by `name`, the likeliest first; at most five.

    Those that read alike when digits are letters and slips of one sign; where there are
    none, names that contain it or share most of it.
    """
    index = _index(catalogue)
    folded = fold(name[:LONGEST_NAME])[:LONGEST_NAME]
    found = dict.fromkeys(card.name for card in catalogue.find_leet(name[:LONGEST_NAME]))
    found.update((index.names[place], None) for place in _one_sign_off(folded, index))
    if not found:
        found.update((index.names[place], None) for place in _sharing_runs(folded, index))
    return tuple(found)[:MAX_SUGGESTIONS]


def is_one_sign_off(name: str, catalogue: AnyCatalogue) -> bool:
    """Tell whether some card's name differs from `name` by a slip of one sign."""
    return bool(_one_sign_off(fold(name[:LONGEST_NAME])[:LONGEST_NAME], _index(catalogue)))


def resembling_names(text: str, catalogue: AnyCatalogue) -> tuple[str, ...]:
    """Names that a whole line resembles so much that it may be meant as one of them.

    Stricter than `near_names`, which also finds names that only share a word with it.
    """
    if len(text) > LONGEST_NAME:
        return ()
    folded = fold(text)
    near = near_names(text, catalogue)
    return tuple(
        name
        for name in near
        if SequenceMatcher(None, folded, fold(name), autojunk=False).ratio() >= _RESEMBLES
    )


def is_slip(typed: str, word: str) -> bool:
    """Tell whether a word, folded, may be a slip for another: few signs differ or are swapped.

    >>> is_slip("wariror", "warrior"), is_slip("discard", "card")
    (True, False)
    """
    if sorted(typed) == sorted(word):
        return True
    most = 1 if len(typed) < _LONG_WORD else 2
    return abs(len(typed) - len(word)) <= most and _edits(typed, word) <= most


def _edits(one: str, other: str) -> int:
    """Return the least number of signs to add, to drop or to change."""
    row = list(range(len(other) + 1))
    for at, sign in enumerate(one, 1):
        before, row[0] = row[0], at
        for place, wanted in enumerate(other, 1):
            changed = before + (sign != wanted)
            before = row[place]
            row[place] = min(changed, row[place] + 1, row[place - 1] + 1)
    return row[-1]


def slips_of_names(typed: str, catalogue: AnyCatalogue) -> tuple[str, ...]:
    """Return the near names in which every typed word, or a slip for it, is a word or part of one.

    A name that merely shares some letters is worse than the word that was typed.
    """
    words = fold_leet(typed[:LONGEST_NAME]).split()

    def is_meant(name: str) -> bool:
        parts = fold_leet(name).split()
        return all(any(word in part or is_slip(word, part) for part in parts) for word in words)

    return tuple(filter(is_meant, near_names(typed, catalogue)))


def contained_name(text: str, catalogue: AnyCatalogue) -> str | None:
    """The name of several words that stands among the few words of a line; None without one.

    A name of one word is a word of the language, too; and a longer line is prose.
    """
    words = _WORDS.findall(text[: 2 * LONGEST_NAME])
    if len(words) > _MOST_WORDS:
        return None
    for begin in range(len(words) - 1):
        for end in range(min(len(words), begin + _LONGEST_RUN), begin + 1, -1):
            card = catalogue.find(" ".join(words[begin:end]))
            if card is not None:
                return card.name
    return None


def _one_sign_off(folded: str, index: _NearNames) -> tuple[int, ...]:
    forms = {folded, *_shortened(folded)}
    places = (place for form in forms for place in index.by_shortened.get(form, ()))
    return tuple(sorted(set(places)))


def _sharing_runs(folded: str, index: _NearNames) -> Iterable[int]:
    runs = _runs(folded)
    places = [index.by_run[run] for run in runs if run in index.by_run]
    shared = Counter(chain.from_iterable(sorted(places, key=len)[:_RAREST]))
    scored = []
    for place, _ in shared.most_common(_CANDIDATES):
        count = len(runs & index.runs[place])
        alike = 2 * count / (len(runs) + len(index.runs[place]))
        score = max(alike, _CONTAINED * count / len(runs))
        if score >= _ALIKE:
            scored.append((-score, place))
    return (place for _, place in sorted(scored)[:MAX_SUGGESTIONS])


def _shortened(folded: str) -> set[str]:
    return {folded[:place] + folded[place + 1 :] for place in range(len(folded))}


def _runs(folded: str) -> frozenset[str]:
    padded = f" {folded} "
    return frozenset(padded[place : place + 3] for place in range(len(padded) - 2))
