"""Every field of the language, one row each: parser, matcher, echo and help read this table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.search import icons, type_conditions
from app.games.spoils.search.flags import FLAGS, KEYWORDS
from app.games.spoils.search.numbers import MULTISETS, NUMBERS, X_NOTE
from app.games.spoils.search.orders import ORDER_ALIASES, ORDERS
from app.games.spoils.search.plain_words import plain_words
from app.games.spoils.terms import Rarity, Trade
from app.games.tabletop import search
from app.games.tabletop.search import (
    deeds,
    numeric_conditions,
    phrases,
    printing_conditions,
    text_conditions,
    value_types,
)
from app.games.tabletop.search.arrangement import BY_NAME
from app.games.tabletop.search.flags import explain_flag, flags
from app.games.tabletop.search.language import EQUAL, ORDERED, Field, Language
from app.games.tabletop.search.nodes import Op
from app.games.tabletop.search.query import CardLanguage
from app.games.tabletop.search.scope import Bind
from app.games.tabletop.search.usual_fields import usual_fields

_NUMBERS: Final = numeric_conditions.numbers(NUMBERS, X_NOTE)
_MULTISETS: Final = numeric_conditions.multisets(MULTISETS)


def _rank(printing: Printing) -> int:
    return printing.rarity.rank


def _is_token(card: Card) -> bool:
    return card.is_token


_RARITIES: Final = printing_conditions.rarity({each.value: each.rank for each in Rarity}, _rank)

_TRADE: Final = value_types.member([trade.value for trade in Trade], "trade")
_RARITY: Final = value_types.member([rarity.value for rarity in Rarity], "rarity")
_FLAG: Final = value_types.flag(list(FLAGS), {"flavo": "Flavour text is not stored here"})

_USUAL: Final[dict[str, Field[Bind[Card, Printing]]]] = usual_fields(
    {
        "set": "e>=seed1",
        "format": "f:constructed@2008-05-17",
        "banned": "banned:current",
        "restricted": "restricted:constructed",
        "in": "in:1ed in:2ed",
        "order": "order:cost",
        "unique": "st:mau unique:prints",
    },
    a_set="seed1",
    is_excluded=_is_token,
    copies=value_types.NUMBER,
    counted=_NUMBERS,
    places="In the open `deck`, the `pool`, your `collection`, or printed in a set.",
    belongs=printing_conditions.belongs,
    order=value_types.arranging([BY_NAME, *ORDERS], "order", ORDER_ALIASES),
    each="card",
)

_ROWS: Final[tuple[Field[Bind[Card, Printing]], ...]] = (
    Field(
        "name", ("n",), value_types.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "name {}",
        "The card's name; the same as a word without a field. Digits are read as letters too, "
        'exact hits come first. `!"Scout"` is the name and nothing else.',
        "name:elite", text_conditions.name, phrases=phrases.NAMED,
    ),
    Field(
        "trade", ("tr",), _TRADE, EQUAL, "trade {}",
        "The trade; the first letters are enough.", "tr:rog|war",
        text_conditions.member(lambda card: card.trade), explain=text_conditions.explain_as_written,
    ),
    Field(
        "type", ("t",), value_types.WORD, EQUAL, "type {}",
        "The card type; the first letters are enough. If no type matches, `:` searches "
        "supertypes and subtypes.",
        "t:item|location", type_conditions.card_type, explain=type_conditions.explain_type,
    ),
    Field(
        "subtype", ("sub", "st"), value_types.WORD_OR_PATTERN, EQUAL, "subtype {}",
        "One of the subtypes.", 'st:"demon knight"',
        text_conditions.any_word(lambda card: card.subtypes, "subtype"), phrases=phrases.NAMED,
    ),
    Field(
        "cost", ("c",), value_types.number_or_x(icons.hint), ORDERED, "cost {}",
        "The printed cost. X is not a number: `c:x` finds it, `c>5` does not.",
        "c<=4", _NUMBERS,
    ),
    Field(
        "threshold", ("th",), icons.ICONS, ORDERED, "threshold {}",
        "The threshold as a multiset of icons: `th:RR` at least two Rage, `th=RR` exactly, "
        "`th<=2R` met by two Rage and nothing else, `th>=3` any three icons, `th=0` none.",
        "th<=2R", _MULTISETS, phrases=phrases.HELD, explain=icons.explain_icons, nothing="no icon",
    ),
    Field(
        "icon", ("i",), icons.ICON_KINDS, ORDERED, "icons {}",
        "The kinds of icon in the threshold, however many of each: `i:R`, `i<=RD` only Rage and "
        "Deception, `i=0` none, `i>=2` two kinds or more.",
        "i<=RD", icons.icon_kinds, phrases=phrases.HELD, explain=icons.explain_kinds,
        nothing="no icon",
    ),
    Field(
        "provides", ("pr",), icons.ICONS, (*EQUAL, Op.ABOVE, Op.AT_LEAST), "providing {}",
        "The icons that one card provides by itself. In a need of the goldfish the letters are a "
        "threshold, which all resources in play meet together.",
        "pr:OO", _MULTISETS, phrases=phrases.HELD, explain=icons.explain_icons, nothing="no icon",
    ),
    Field(
        "playable", (), icons.ONLY_ICONS, (Op.HAS,), "playable with {} in the deck",
        "Deck cards whose threshold contains only these icons, in any number; Volition comes "
        "from face-down cards. The same as `is:playable:RD`.",
        "playable:RD", icons.playable,
        phrases=phrases.UNSAID, explain=icons.explain_kinds, nothing="no icon",
    ),
    Field(
        "strength", ("str",), value_types.NUMBER, ORDERED, "strength {}",
        "Strength, if printed; for an item, its bonus.", "str>life",
        _NUMBERS,
    ),
    Field(
        "life", ("li", "hp"), value_types.NUMBER, ORDERED, "life {}",
        "Life, if printed.", "life>=5", _NUMBERS,
    ),
    Field(
        "speed", ("spd", "sp"), value_types.NUMBER, ORDERED, "speed {}",
        "Speed, if printed.", "speed=5", _NUMBERS,
    ),
    Field(
        "structure", ("stru",), value_types.NUMBER, ORDERED, "structure {}",
        "Structure, printed on locations only.", "structure>=6", _NUMBERS,
    ),
    _USUAL.pop("set"),
    Field(
        "number", ("num", "cn"), value_types.PLAIN_NUMBER, ORDERED, "number {}",
        "The number within the set, of the same printing as `set:`.", "e:1ed num<=10",
        numeric_conditions.collector_number,
    ),
    Field(
        "rarity", ("r",), _RARITY, ORDERED, "rarity {}",
        "In the order staple, fixed, common, uncommon, rare; letters s f c u r. `r:r` is rare, "
        "never Rage.",
        "r>=uncommon", _RARITIES, explain=text_conditions.explain_as_written,
    ),
    Field(
        "keyword", ("kw",), value_types.KEYWORD, ORDERED, "keyword {}",
        "A keyword, or the number of keywords. Covert, tactical, unique, attach, flip up and "
        "recur are recorded; any other is searched for, in capitals, in the rules text.",
        "kw:covert", text_conditions.keyword(KEYWORDS), explain=text_conditions.explain_keyword,
    ),
    Field(
        "text", ("o", "x"), value_types.WORD_OR_PATTERN, (Op.HAS,), "rules text {}",
        "Rules text: `~` is the card's own name, `[R]` and `{R}` are icons. Needs texts: "
        "imported ones, otherwise generated wording; the explanation says which.",
        'text:"inflict 1"', text_conditions.rules_text("ogedrv"), phrases=phrases.NAMED,
    ),
    Field(
        "flip", ("flipcost",), value_types.NUMBER, ORDERED, "flip-up cost {}",
        "The cost of flipping the card up.", "flip<=2", _NUMBERS,
    ),
    Field(
        "flipth", ("flipthreshold",), icons.ICONS, ORDERED, "flip-up threshold {}",
        "The threshold of flipping the card up.", "flipth:GG", _MULTISETS,
        phrases=phrases.HELD, explain=icons.explain_icons, nothing="no icon",
    ),
    Field(
        "does", ("do",), deeds.DEED, (Op.HAS,), "{}",
        deeds.HELP, "does:destroys", deeds.does, phrases=phrases.UNSAID, explain=deeds.explain,
    ),
    Field(
        "is", ("has",), _FLAG, (Op.HAS,), "{}",
        "A flag: see the list below.", "is:leet", flags(FLAGS), explain=explain_flag(FLAGS),
    ),
    *_USUAL.values(),
)  # fmt: skip

_CLASHES: Final = {
    "s": "Write one of: set (e:), strength (str), speed (spd), subtype (st:) or structure (stru)",
    "color": "Cards have trades (tr:) and icons (i:)",
    "colour": "Cards have trades (tr:) and icons (i:)",
    "id": "Cards have trades (tr:) and icons (i:)",
    "pow": "Strength is str",
    "power": "Strength is str",
    "tou": "Life is life, structure is stru",
    "toughness": "Life is life, structure is stru",
    "mv": "The cost is c",
    "cmc": "The cost is c",
    "mana": "The cost is c, the threshold th",
    "flavor": "Flavour text is not stored here",
    "flavour": "Flavour text is not stored here",
    "ft": "Flavour text is not stored here",
    "a": "Artists are not stored here",
    "artist": "Artists are not stored here",
}


GRAMMAR: Final[Language[Bind[Card, Printing]]] = Language.of(
    _ROWS, _CLASHES, "type or cost", after_is=("playable",)
)


@dataclass(frozen=True, slots=True, repr=False)
class SearchIndex(search.SearchIndex[Card, Printing]):
    """The cards of one catalogue by name, ready to be searched. Keep one per catalogue."""

    catalogue: Catalogue

    @classmethod
    def of(cls, catalogue: Catalogue) -> SearchIndex:
        """Prepare a catalogue for searching."""
        return cls.prepared(catalogue, lambda card: card.text, lambda card: card.subtypes)


CARDS: Final[CardLanguage[Card, Printing]] = CardLanguage(
    SearchIndex, GRAMMAR, FLAGS, ORDERS, plain_words
)
"""The language in which the cards of The Spoils are searched."""
