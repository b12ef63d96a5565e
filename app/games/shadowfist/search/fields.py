"""Every field of the language, one row each: parser, matcher, echo and help read this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, cast

from app.games.shadowfist.facts import Catalogue, Pool, Printed, Printing, Score, Title
from app.games.shadowfist.search import resources, types, words
from app.games.shadowfist.search.flags import FLAGS
from app.games.shadowfist.search.on_printings import on_printed
from app.games.shadowfist.search.orders import ORDERS
from app.games.shadowfist.search.plain_words import plain_words
from app.games.shadowfist.terms import Rarity
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

_NUMBERS: Final[Mapping[str, Callable[[Printed], Score | None]]] = MappingProxyType(
    {
        "cost": lambda printed: printed.cost,
        "fighting": lambda printed: printed.fighting,
        "power": lambda printed: printed.power,
        "body": lambda printed: printed.body,
        "words": lambda printed: printed.words_left,
    }
)
_POOLS: Final[Mapping[str, Callable[[Printed], Pool | None]]] = MappingProxyType(
    {"requires": lambda printed: printed.requires, "provides": lambda printed: printed.provides}
)


def _rank(printing: Printing) -> int:
    return printing.rarity.rank


def _is_token(title: Title) -> bool:
    return title.is_token


_NUMBER: Final = numeric_conditions.numbers(_NUMBERS, tested=on_printed)
_POOL: Final = numeric_conditions.multisets(_POOLS, tested=on_printed)
_COPIES: Final = numeric_conditions.numbers(
    cast("Mapping[str, numeric_conditions.Count[Title]]", MappingProxyType({}))
)
_RARITIES: Final = printing_conditions.rarity({each.value: each.rank for each in Rarity}, _rank)
_RARITY: Final = value_types.member([rarity.value for rarity in Rarity], "rarity")
_FLAG: Final = value_types.flag(list(FLAGS), {"flavo": "Flavour text is not stored here"})

_USUAL: Final[dict[str, Field[Bind[Title, Printing]]]] = usual_fields(
    {
        "set": "e:cik",
        "format": "f:modern",
        "banned": "banned:modern",
        "restricted": "restricted:modern",
        "in": "in:modern",
        "order": "order:fighting",
        "unique": "is:differs unique:prints",
    },
    a_set="cik",
    is_excluded=_is_token,
    copies=value_types.COPIES,
    counted=_COPIES,
    places="In a card pool, in the open `deck`, in your `collection`, or printed in a set.",
    belongs=words.belongs,
    order=value_types.arranging([BY_NAME, *ORDERS], "order", {"req": "requires"}),
    each="title",
)

_ROWS: Final[tuple[Field[Bind[Title, Printing]], ...]] = (
    Field(
        "name", ("n", "title"), value_types.WORD_OR_PATTERN, (*EQUAL, Op.EXACTLY), "title {}",
        'The title; the same as a word without a field. `!"Final Brawl"` is that title and '
        "nothing else.",
        "name:brawl", text_conditions.name, phrases=phrases.NAMED,
    ),
    Field(
        "subtitle", ("sub",), value_types.WORD_OR_PATTERN, EQUAL, "subtitle {}",
        "The line under the title.", 'sub:"martial artist"',
        words.contained(lambda printed: printed.subtitle), phrases=phrases.NAMED,
    ),
    Field(
        "type", ("t",), types.TYPE, EQUAL, "type {}",
        "The card's type; the first letters are enough. `t:fss` finds Feng Shui Sites, `t:site` "
        "all Sites.",
        "t:fss", types.card_type, explain=text_conditions.explain_as_written,
    ),
    Field(
        "faction", ("fac",), resources.FACTION, EQUAL, "faction {}",
        "A faction, or unaligned: what the frame shows, what the card requires or what it "
        "provides (18.2).",
        "fac:ascended", resources.of_resource, explain=text_conditions.explain_as_written,
    ),
    Field(
        "talent", ("tal",), resources.TALENT, EQUAL, "talent {}",
        "Chi, High Tech or Magic, in the frame, the requirement or the provision (18.2).",
        "tal:magic", resources.of_resource, explain=text_conditions.explain_as_written,
    ),
    Field(
        "cost", ("c",), value_types.number_or_x(), ORDERED, "cost {}",
        "The printed cost. Most Feng Shui Sites have none. X is not a number: `c:x` finds it, "
        "`c>5` does not.",
        "c<=1", _NUMBER,
    ),
    Field(
        "requires", ("req",), resources.POOLS, ORDERED, "required resources {}",
        "The required resources as a multiset: `req:dd` at least two Dragons, `req=dd` exactly, "
        "`req<=ddC` met by two Dragons and one Chi, `req>=3` any three, `req=0` none.",
        "req<=ddC", _POOL, phrases=phrases.HELD, explain=resources.explain_resources,
        nothing="no resource",
    ),
    Field(
        "provides", ("prov", "pr"), resources.POOLS, ORDERED, "provided resources {}",
        "The provided resources, written like required ones.", "prov:C", _POOL,
        phrases=phrases.HELD, explain=resources.explain_resources, nothing="no resource",
    ),
    Field(
        "fighting", ("fight", "fi"), value_types.number_or_x(), ORDERED, "Fighting {}",
        "The printed Fighting of a Character. X and * are no numbers: `fi:x` finds both.",
        "fi>=6", _NUMBER,
    ),
    Field(
        "power", ("pow",), value_types.NUMBER, ORDERED, "Power {}",
        "The Power that a Site generates.", "pow>=2", _NUMBER,
    ),
    Field(
        "body", ("b",), value_types.NUMBER, ORDERED, "Body {}", "The Body of a Site.", "b>=8",
        _NUMBER,
    ),
    Field(
        "keyword", ("k", "kw"), types.KEYWORD, (Op.HAS, Op.IS_NOT), "keyword {}",
        "A bold-faced ability that the card has without condition, with its number if you like.",
        "k:toughness>=2", types.keyword, explain=text_conditions.explain_as_written,
    ),
    Field(
        "restriction", ("res",), types.RESTRICTION, EQUAL, "restriction {}",
        "A restriction, such as Unique or Weapon; the same as `is:unique`.", "res:weapon",
        types.restriction, explain=text_conditions.explain_as_written,
    ),
    Field(
        "designator", ("d",), value_types.WORD, EQUAL, "designator {}",
        "A designator by section 14 of the rules: plurals and possessives match, compounds are "
        "split, `d:cyber` finds every word that starts with Cyber.",
        "d:sorcerer", words.designator,
    ),
    Field(
        "subject", (), value_types.WORD, EQUAL, "played on {}",
        "What a State is played on.", "subject:site",
        words.contained(lambda printed: printed.subject), phrases=phrases.NAMED,
    ),
    Field(
        "words", ("w",), value_types.NUMBER, ORDERED, "words of other text {}",
        "Words of rules text that no fact expresses; with 0 the facts are all of the card.",
        "words<=10", _NUMBER,
    ),
    _USUAL.pop("set"),
    Field(
        "pool", (), value_types.WORD, EQUAL, "in the card pool {}",
        "A card pool: classic, modern or new-heroes.", "pool:modern", words.pool,
    ),
    Field(
        "rarity", ("r",), _RARITY, ORDERED, "rarity {}",
        "In the order token, fixed, very common, common, uncommon, rare, promo.", "r:promo",
        _RARITIES, explain=text_conditions.explain_as_written,
    ),
    Field(
        "text", ("o", "x"), value_types.WORD_OR_PATTERN, (Op.HAS,), "rules text {}",
        "Rules text, where the owner of the site brought the texts; `~` is the card's own title.",
        "text:smoke", text_conditions.rules_text("adefgjmpsyCHM"), phrases=phrases.NAMED,
    ),
    Field(
        "does", ("do",), deeds.DEED, (Op.HAS,), "{}",
        deeds.HELP, "does:destroys", deeds.does, phrases=phrases.UNSAID, explain=deeds.explain,
    ),
    Field(
        "is", ("has",), _FLAG, (Op.HAS,), "{}",
        "A flag: see the list below.", "is:foundation", flags(FLAGS), explain=explain_flag(FLAGS),
    ),
    *_USUAL.values(),
)  # fmt: skip

_CLASHES: Final = {
    "s": "Write one of: set (e:) or subtitle (sub:)",
    "threshold": "The required resources are req:",
    "strength": "Fighting is fi:",
    "color": "Cards have factions (fac:) and talents (tal:)",
    "colour": "Cards have factions (fac:) and talents (tal:)",
    "cmc": "The cost is c:",
    "mana": "The cost is c:, the required resources req:",
    "subtype": "Words of title and subtitle are designators (d:)",
    "flavor": "Flavour text is not stored here",
    "flavour": "Flavour text is not stored here",
    "a": "Artists are not stored here",
    "artist": "Artists are not stored here",
}

GRAMMAR: Final[Language[Bind[Title, Printing]]] = Language.of(_ROWS, _CLASHES, "type or cost")


@dataclass(frozen=True, slots=True, repr=False)
class SearchIndex(search.SearchIndex[Title, Printing]):
    """The titles of one catalogue, ready to be searched. Keep one per catalogue."""

    catalogue: Catalogue

    @classmethod
    def of(cls, catalogue: Catalogue) -> SearchIndex:
        """Prepare a catalogue for searching; the text of a title is that of a newest printing."""

        def text_of(title: Title) -> str | None:
            texts = (printing.text for printing in reversed(catalogue.printings_of(title)))
            return next(filter(None, texts), None)

        return cls.prepared(catalogue, text_of)


CARDS: Final[CardLanguage[Title, Printing]] = CardLanguage(
    SearchIndex, GRAMMAR, FLAGS, ORDERS, plain_words
)
"""The language in which the cards of Shadowfist are searched."""
