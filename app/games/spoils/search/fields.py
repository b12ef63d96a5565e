"""Every field of the language, one row each: parser, matcher, echo and help read this table."""

from __future__ import annotations

from typing import Final

from app.games.spoils.facts import Card, Printing
from app.games.spoils.search import icons, type_conditions
from app.games.spoils.search.flags import FLAGS
from app.games.spoils.search.keywords import KEYWORDS
from app.games.spoils.search.numbers import MULTISETS, NUMBERS, X_NOTE
from app.games.spoils.search.orders import ORDER_ALIASES, ORDERS
from app.games.spoils.terms import Rarity, Trade
from app.games.tabletop.search import (
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
_ORDER: Final = value_types.arranging([BY_NAME, *ORDERS], "order", ORDER_ALIASES)

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
    Field(
        "set", ("e", "edition"), value_types.WORD, ORDERED, "printed {}",
        "Code or part of the name of a set. Matches if any printing is in it; `-e:` and `e!=` "
        "match if no printing is; `e>=seed1` compares by release order.",
        "e>=seed1", printing_conditions.card_set,
        phrases=phrases.IN_SET, explain=printing_conditions.explain_set,
    ),
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
        "is", ("has",), _FLAG, (Op.HAS,), "{}",
        "A flag: see the list below.", "is:leet", flags(FLAGS), explain=explain_flag(FLAGS),
    ),
    Field(
        "format", ("f", "legal"), value_types.FORMAT, (Op.HAS,), "legal in {}",
        "Legal in a format, today or on a date.", "f:constructed@2008-05-17",
        printing_conditions.legal(_is_token),
    ),
    Field(
        "banned", (), value_types.FORMAT, (Op.HAS,), "banned in {}",
        "On a format's banned list, today or on a date.", "banned:current",
        printing_conditions.banned,
    ),
    Field(
        "restricted", (), value_types.FORMAT, (Op.HAS,), "restricted in {}",
        "On a format's restricted list, today or on a date.", "restricted:constructed",
        printing_conditions.restricted,
    ),
    Field(
        "own", (), value_types.NUMBER, ORDERED, "owned copies {}",
        "Copies in your collection.", "own>=4", _NUMBERS,
    ),
    Field(
        "need", (), value_types.NUMBER, ORDERED, "missing copies {}",
        "Copies your collection lacks for the open deck.", "need>0", _NUMBERS,
    ),
    Field(
        "qty", (), value_types.NUMBER, ORDERED, "copies in the deck {}",
        "Copies in the open deck.", "qty>own", _NUMBERS,
    ),
    Field(
        "in", (), value_types.WORD, (Op.HAS,), "in {}",
        "In the open `deck`, the `pool`, your `collection`, or printed in a set.",
        "in:1ed in:2ed", printing_conditions.belongs, explain=printing_conditions.explain_where,
    ),
    Field(
        "order", ("sort",), _ORDER, (Op.HAS,), "by {}",
        "What to sort by. Cards without a value come last.", "order:cost",
    ),
    Field(
        "dir", ("direction",), value_types.DIRECTION, (Op.HAS,), "{}",
        "Ascending or descending.", "order:cost dir:desc",
    ),
    Field(
        "unique", (), value_types.UNIQUE, (Op.HAS,), "{}",
        "Each card once, or each printing, judged on its own.", "st:mau unique:prints",
    ),
    Field(
        "display", (), value_types.DISPLAY, (Op.HAS,), "{}",
        "How a page shows the results.", "display:grid",
    ),
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

CARDS: Final[CardLanguage[Card, Printing]] = CardLanguage(GRAMMAR, FLAGS, ORDERS)
"""The language in which the cards of The Spoils are searched."""
