"""Read the written form of what designators need to know of single words."""

from collections.abc import Iterable
from enum import StrEnum

from app.games.shadowfist.facts import Words
from app.games.tabletop.card_data.fields import FactError, Fields, member_of, text_of, word_of


class WordKind(StrEnum):
    """Reasons why a word is in `words.csv`. Rules: 14.2, 14.4.3, 14.5.1."""

    SINGULAR = "singular"
    PLURAL = "plural"
    SPLIT = "split"
    CONTRACTION = "contraction"


def read_word(fields: Fields) -> tuple[WordKind, str, tuple[str, ...]]:
    """The kind of a word, the word, and the words it means. Raises FactError."""
    kind, word = member_of(WordKind, "kind", fields), word_of("word", fields)
    if word != word.lower():
        raise FactError("word", f"{word!r} must be written in small letters")
    means = tuple(text_of("means", fields).split())
    wanted = {WordKind.PLURAL: len(means) == 1, WordKind.SPLIT: len(means) > 1}
    if not wanted.get(kind, not means):
        raise FactError("means", "a plural needs its singular, a split word its parts")
    return kind, word, means


def words_of(read: Iterable[tuple[WordKind, str, tuple[str, ...]]]) -> Words:
    """The words that were read, by kind."""
    found = list(read)
    return Words(
        singulars=frozenset(word for kind, word, _ in found if kind is WordKind.SINGULAR),
        plurals={word: means[0] for kind, word, means in found if kind is WordKind.PLURAL},
        parts={word: means for kind, word, means in found if kind is WordKind.SPLIT},
        contractions=frozenset(word for kind, word, _ in found if kind is WordKind.CONTRACTION),
    )
