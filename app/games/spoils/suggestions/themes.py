"""Themes of a card's script: the words that few other scripts use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.games.spoils.vocabulary import Script
from app.games.spoils.vocabulary.verbs import used_words

COMMON: Final = 0.22
"""A word that more than this share of all scripts use is no theme."""

ACTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Area.DISCARD_PILE": "uses discard piles",
        "Attach": "attaches cards",
        "Deplete": "depletes cards",
        "Discard": "discards cards",
        "DiscardAtRandom": "discards at random",
        "Draw": "draws cards",
        "FlipFaceDown": "flips resources face-down",
        "FlipUp": "flips up",
        "GainInfluence": "gains influence",
        "Inflict": "inflicts damage",
        "InflictDivided": "inflicts damage",
        "Look": "looks at hidden cards",
        "LoseInfluence": "takes influence",
        "Measure.TOKENS": "counts tokens",
        "PlayFaceDown": "plays cards face-down",
        "PlayResources": "plays more resources",
        "PutMicromajigs": "makes Micromajigs",
        "PutTokens": "puts tokens on cards",
        "ReduceNextCost": "lowers costs",
        "RemoveTokens": "uses tokens up",
        "Restore": "restores cards",
        "Search": "searches decks",
        "TakeControl": "takes control of cards",
        "Terminate": "terminates cards",
        "TopOfDeck": "uses the top of a deck",
    }
)
"""The themes of what a card does, in words."""

SUBJECTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "CardType.ITEM": "is about items",
        "CardType.LOCATION": "is about locations",
        "CardType.RESOURCE": "is about resources",
        "CardType.TACTIC": "is about tactics",
        "HasKeyword": "is about keywords",
        "Keyword.COVERT": "is about covert characters",
        "Keyword.TACTICAL": "is about tactical cards",
        "State.FACE_DOWN": "is about face-down cards",
    }
)
"""The themes that a card only refers to, in the same form."""

PHRASES: Final[Mapping[str, str]] = MappingProxyType({**ACTIONS, **SUBJECTS})
"""All themes that a reason can name."""


def words_of(script: Script | None) -> frozenset[str]:
    """The vocabulary that a script uses; none where a card has no script or does nothing."""
    return used_words(script) if script is not None and script.paragraphs else frozenset()
