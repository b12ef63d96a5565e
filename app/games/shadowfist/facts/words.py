"""What has to be known of the single words of titles and subtitles. Rules: 14.2, 14.4."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Words:
    """What has to be known of single words, by their small letters.

    `singulars` end like plurals and are none; `plurals` have an irregular singular; `parts` are
    the whole words of which a compound consists (14.4.3); `contractions` end like possessives.
    """

    singulars: frozenset[str] = frozenset()
    plurals: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    contractions: frozenset[str] = frozenset()
