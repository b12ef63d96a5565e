"""Every field of the language, one row each: parser, matcher, echo and help read this table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games.spoils.search import flags, kinds, measures, printed, words
from app.games.spoils.search.language import EQUAL, ORDERED, Field, Language
from app.games.spoils.search.nodes import Condition, Op
from app.games.spoils.search.scope import Scope, Test

Bind = Callable[[Condition, Scope], Test]

_ROWS: Final[tuple[Field[Bind], ...]] = (
    Field(
        "name", ("n",), kinds.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "name {}",
        "The card's name; the same as a word without a field. Digits are read as letters too, "
        'exact hits come first. `!"Scout"` is the name and nothing else.',
        "name:elite", words.name,
    ),
    Field(
        "trade", ("tr",), kinds.TRADE, EQUAL, "trade {}",
        "The trade; its beginning is enough.", "tr:rog|war", words.trade,
    ),
    Field(
        "type", ("t",), kinds.WORD, EQUAL, "type {}",
        "The card type; its beginning is enough. Where no type fits, `:` looks at supertypes "
        "and subtypes.",
        "t:item|location", words.card_type,
    ),
    Field(
        "subtype", ("sub", "st"), kinds.WORD_OR_PATTERN, EQUAL, "subtype {}",
        "One of the subtypes.", 'st:"demon knight"', words.subtype,
    ),
    Field(
        "cost", ("c",), kinds.COST, ORDERED, "cost {}",
        "The printed cost. X is not a number: `c:x` asks for it, `c>5` does not find it.",
        "c<=4", measures.numbers,
    ),
    Field(
        "threshold", ("th",), kinds.ICONS, ORDERED, "threshold {}",
        "The threshold as a multiset of icons: `th:RR` at least two Rage, `th=RR` exactly, "
        "`th<=2R` met by two Rage and nothing else, `th>=3` any three icons, `th=0` none.",
        "th<=2R", measures.icons,
    ),
    Field(
        "icon", ("i",), kinds.ICON_KINDS, ORDERED, "icons {}",
        "Which kinds of icon the threshold asks for, however many: `i:R`, `i<=RD` nothing but "
        "Rage and Deception, `i=0` none, `i>=2` two kinds or more.",
        "i<=RD", measures.icon_kinds,
    ),
    Field(
        "provides", ("pr",), kinds.ICONS, (*EQUAL, Op.ABOVE, Op.AT_LEAST), "providing {}",
        "The icons that one card provides by itself. In a need of the goldfish the letters are a "
        "threshold, which all resources in play meet together.",
        "pr:OO", measures.icons,
    ),
    Field(
        "playable", (), kinds.ONLY_ICONS, (Op.HAS,), "playable with {} in the deck",
        "Deck cards whose threshold asks for these icons only, whatever the number; Volition "
        "comes from face-down cards. The same as `is:playable:RD`.",
        "playable:RD", measures.playable,
    ),
    Field(
        "strength", ("str",), kinds.NUMBER, ORDERED, "strength {}",
        "Strength, only where it is printed; of an item, its bonus.", "str>life",
        measures.numbers,
    ),
    Field(
        "life", ("li", "hp"), kinds.NUMBER, ORDERED, "life {}",
        "Life, only where it is printed.", "life>=5", measures.numbers,
    ),
    Field(
        "speed", ("spd", "sp"), kinds.NUMBER, ORDERED, "speed {}",
        "Speed, only where it is printed.", "speed=5", measures.numbers,
    ),
    Field(
        "structure", ("stru",), kinds.NUMBER, ORDERED, "structure {}",
        "Structure, printed on locations only.", "structure>=6", measures.numbers,
    ),
    Field(
        "set", ("e", "edition"), kinds.WORD, ORDERED, "printed {}",
        "Code or part of the name of a set. True if any printing is in it; `-e:` and `e!=` ask "
        "that all are outside; `e>=seed1` goes by release order.",
        "e>=seed1", printed.card_set,
    ),
    Field(
        "number", ("num", "cn"), kinds.PLAIN_NUMBER, ORDERED, "number {}",
        "The number within the set, of the same printing as `set:`.", "e:1ed num<=10",
        measures.collector_number,
    ),
    Field(
        "rarity", ("r",), kinds.RARITY, ORDERED, "rarity {}",
        "In the order staple, fixed, common, uncommon, rare; letters s f c u r. `r:r` is rare, "
        "never Rage.",
        "r>=uncommon", printed.rarity,
    ),
    Field(
        "keyword", ("kw",), kinds.KEYWORD, ORDERED, "keyword {}",
        "A keyword, or how many. Covert, tactical, unique, attach, flip up and recur are "
        "recorded; any other is looked for in capitals in the rules text.",
        "kw:covert", words.keyword,
    ),
    Field(
        "text", ("o", "x"), kinds.WORD_OR_PATTERN, (Op.HAS,), "rules text {}",
        "Rules text: `~` is the card's own name, `[R]` and `{R}` are icons. Needs texts: "
        "imported ones, else generated wording; the echo says which.",
        'text:"inflict 1"', words.rules_text,
    ),
    Field(
        "flip", ("flipcost",), kinds.NUMBER, ORDERED, "flip-up cost {}",
        "The cost of flipping the card up.", "flip<=2", measures.numbers,
    ),
    Field(
        "flipth", ("flipthreshold",), kinds.ICONS, ORDERED, "flip-up threshold {}",
        "The threshold of flipping the card up.", "flipth:GG", measures.icons,
    ),
    Field(
        "is", ("has",), kinds.FLAG, (Op.HAS,), "{}",
        "A flag: see the list below.", "is:leet", flags.flags,
    ),
    Field(
        "format", ("f", "legal"), kinds.FORMAT, (Op.HAS,), "legal in {}",
        "Allowed in a format, today or on a day.", "f:constructed@2008-05-17", printed.legal,
    ),
    Field(
        "banned", (), kinds.FORMAT, (Op.HAS,), "banned in {}",
        "On a format's banned list, today or on a day.", "banned:current", printed.banned,
    ),
    Field(
        "restricted", (), kinds.FORMAT, (Op.HAS,), "restricted in {}",
        "On a format's restricted list, today or on a day.", "restricted:constructed",
        printed.restricted,
    ),
    Field(
        "own", (), kinds.NUMBER, ORDERED, "owned copies {}",
        "Copies in your collection.", "own>=4", measures.numbers,
    ),
    Field(
        "need", (), kinds.NUMBER, ORDERED, "missing copies {}",
        "Copies your collection lacks for the open deck.", "need>0", measures.numbers,
    ),
    Field(
        "qty", (), kinds.NUMBER, ORDERED, "copies in the deck {}",
        "Copies in the open deck.", "qty>own", measures.numbers,
    ),
    Field(
        "in", (), kinds.WORD, (Op.HAS,), "in {}",
        "In the open `deck`, the `pool`, your `collection`, or printed at some time in a set.",
        "in:1ed in:2ed", printed.belongs,
    ),
    Field(
        "order", ("sort",), kinds.ORDER, (Op.HAS,), "by {}",
        "What to sort by. What has no value comes last.", "order:cost",
    ),
    Field(
        "dir", ("direction",), kinds.DIRECTION, (Op.HAS,), "{}",
        "Which end comes first.", "order:cost dir:desc",
    ),
    Field(
        "unique", (), kinds.UNIQUE, (Op.HAS,), "{}",
        "Each card once, or each printing, judged on its own.", "st:mau unique:prints",
    ),
    Field(
        "display", (), kinds.DISPLAY, (Op.HAS,), "{}",
        "How a page shows the results.", "display:grid",
    ),
)  # fmt: skip

_CLASHES: Final = {
    "s": "Say which: set (e:), strength (str), speed (spd), subtype (st:) or structure (stru)",
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
    "flavor": "No flavour text is kept here",
    "flavour": "No flavour text is kept here",
    "ft": "No flavour text is kept here",
    "a": "No artists are kept here",
    "artist": "No artists are kept here",
}

CARDS: Final[Language[Bind]] = Language.of(_ROWS, _CLASHES, "type or cost")
FIELDS: Final = CARDS.fields
NAMES: Final = CARDS.names
