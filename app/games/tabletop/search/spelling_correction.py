"""A query with its misspelt words put right, word by word. Offered to people, never taken."""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from app.games.tabletop.decklists.spelling_suggestions import is_slip
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.context import NO_CONTEXT, Context
from app.games.tabletop.search.index import AnySearchIndex
from app.games.tabletop.search.nodes import And, Condition, Op, Word
from app.games.tabletop.search.plain_search import find, is_in_texts
from app.games.tabletop.search.query import CardSearch, Query
from app.games.text import fold

_ALIKE: Final = 0.7
_SHORTEST: Final = 3
_COMPARED: Final = 5
_MOST_WORDS: Final = 6
"""Words of a query that are compared with all known ones."""

_HEAD: Final = re.compile(r"\w+(?:!=|[:=])")
_WORD: Final = re.compile(r"[^\W_][\w']*")


def respelt(
    query: Query,
    language: CardSearch,
    index: AnySearchIndex,
    known: Collection[str] = (),
    context: Context = NO_CONTEXT,
) -> str | None:
    """Return the text of a query with its unknown words replaced by the nearest known ones.

    Words without a field are compared with all names and terms, other words with the index's words
    and with `known`; a word that stands in a card's text is known. None if no word is unknown, if
    one has no near word, or if the new query finds nothing in the same context.
    """
    names, others = _words_of_names(index.catalogue), index.words | frozenset(map(fold, known))
    terms = language.plain(index.catalogue).terms
    names |= frozenset(word for term in terms for word in term.split())
    text, asked = query.text, 0
    node = language.parse(text).node
    parts = node.parts if isinstance(node, And) else (node,)
    for part in reversed(parts):
        if not isinstance(part, Condition) or part.op not in (Op.HAS, Op.IS):
            continue
        start, end = part.place.start, part.place.end
        head = match[0] if (match := _HEAD.match(text, start, end)) else ""
        written = text[start + len(head) : end]
        for value in part.values:
            for word in _WORD.findall(value.text) if isinstance(value, Word) else ():
                words = names if part.field == "name" else others
                wanted = fold(word)
                if len(wanted) < _SHORTEST or any(wanted in one for one in words):
                    continue
                asked += 1
                if asked > _MOST_WORDS:
                    return None
                if part.field == "name" and is_in_texts(wanted, language, index, context):
                    continue
                near = get_close_matches(wanted, words, _COMPARED, _ALIKE)
                meant = next((it for it in near if is_slip(wanted, it)), None)
                if meant is None:
                    return None
                written = written.replace(word, meant)
        text = text[:start] + head + written + text[end:]
    if text == query.text:
        return None
    found, may_name = find(language, index, text, context).result.found, context.may_name
    finds = any(may_name is None or may_name(row.card.name) for row in found)
    return text if finds else None


@lru_cache(maxsize=4)
def _words_of_names(catalogue: AnyCatalogue) -> frozenset[str]:
    return frozenset(word for card in catalogue.cards for word in _WORD.findall(fold(card.name)))
