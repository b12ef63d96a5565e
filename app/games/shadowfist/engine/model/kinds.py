"""Kinds of cards in play: the facts of a printing, prepared for quick access. Rules: 7, 8, 49."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from app.games.shadowfist.engine.model.card_text import NO_TEXT, CardText
from app.games.shadowfist.facts import Pool, Printed, Score, Title, Token
from app.games.shadowfist.terms import CardType, Keyword, PlayCostKind, Resource, Restriction

Needs: TypeAlias = tuple[tuple[int, int], ...]
"""Places of resources in the order of `Resource`, each with how many."""

RESOURCES: Final = tuple(Resource)


@dataclass(frozen=True, slots=True)
class OtherCost:
    """Resources and Power of Crisis or Reload. Rules: 43, 50.4."""

    requires: Needs
    power: int


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Kind:
    """One printing as the referee plays it.

    `titles` are its title and the title of its Identity (49.1). `cost` is None if none is
    printed, and 0 if it is X (`has_x`). `is_hidden` says that it is played face-down (25.7.1).
    `unknown_fighting` is the X or * that is printed as Fighting and that no script defines; a
    player says what it is, and until then it is 0 and smokes nobody. `has_unknown_toughness` is the
    same of Toughness, said by hand. `has_fighting_number` is False if X or * is printed (15.0).
    `is_exact` tells whether these facts and the `text` are all of the card.
    """

    printing: str
    title: str
    titles: frozenset[str]
    type: CardType
    cost: int | None
    has_x: bool = False
    requires: Needs = ()
    provides: Needs = ()
    fighting: int = 0
    unknown_fighting: str = ""
    has_fighting_number: bool = True
    power: int = 0
    body: int = 0
    restrictions: frozenset[Restriction] = frozenset()
    keywords: frozenset[Keyword] = frozenset()
    toughness: int = 0
    has_unknown_toughness: bool = False
    influence: int = 0
    immunities: tuple[str, ...] = ()
    crisis: OtherCost | None = None
    reload: OtherCost | None = None
    subject: str = ""
    designators: frozenset[str] = frozenset()
    is_token: bool = False
    is_exact: bool = False
    text: CardText = NO_TEXT
    is_character: bool = False
    is_site: bool = False
    is_feng_shui: bool = False
    is_state: bool = False
    is_edge: bool = False
    is_event: bool = False
    is_hidden: bool = False
    is_unique: bool = False
    follows_subject: bool = False

    @property
    def resources(self) -> frozenset[Resource]:
        """The resources whose type of card it is. Rules: 18.2."""
        return frozenset(RESOURCES[place] for place, _ in self.requires + self.provides)


def needs(pool: Pool) -> Needs:
    """A multiset of resources as the places that are not empty."""
    return tuple((place, count) for place, count in enumerate(pool.counts) if count)


def _number(score: Score | None) -> int:
    return score if isinstance(score, int) else 0


def _unknown(score: Score | None) -> str:
    return "" if score is None or isinstance(score, int) else str(score)


def kind_of(title: Title, printed: Printed, printing: str, text: CardText | None = None) -> Kind:
    """The kind of one printing of a title; `text` is None where its text is not known."""
    costs = {
        it.kind: OtherCost(needs(it.requires), it.power)
        for it in printed.play_costs
    }  # fmt: skip
    identity = (title.identity,) if title.identity else ()
    return made_kind(
        printing=printing,
        title=title.name,
        titles=frozenset((title.name, *identity)),
        type=printed.type,
        cost=None if printed.cost is None else _number(printed.cost),
        has_x=printed.cost is not None and not isinstance(printed.cost, int),
        requires=needs(printed.requires),
        provides=needs(printed.provides),
        fighting=_number(printed.fighting),
        unknown_fighting=_unknown(printed.fighting) if text is None else "",
        has_fighting_number=printed.fighting is None or isinstance(printed.fighting, int),
        power=printed.power or 0,
        body=printed.body or 0,
        restrictions=frozenset(printed.restrictions),
        keywords=frozenset(it.keyword for it in printed.abilities),
        toughness=_number(printed.amount(Keyword.TOUGHNESS)),
        has_unknown_toughness=bool(_unknown(printed.amount(Keyword.TOUGHNESS))) and text is None,
        influence=_number(printed.amount(Keyword.INFLUENCE)),
        immunities=tuple(
            it.about for it in printed.abilities if it.keyword is Keyword.IMMUNITY
        ),
        crisis=costs.get(PlayCostKind.CRISIS),
        reload=costs.get(PlayCostKind.RELOAD),
        subject=printed.subject,
        designators=printed.designators,
        is_exact=text is not None or (printed.words_left == 0 and not printed.effects),
        text=NO_TEXT if text is None else text,
    )  # fmt: skip


def made_kind(
    *,
    title: str,
    type: CardType,  # noqa: A002  the word of the rulebook
    cost: int | None,
    printing: str = "",
    titles: Iterable[str] = (),
    has_x: bool = False,
    requires: Needs = (),
    provides: Needs = (),
    fighting: int = 0,
    unknown_fighting: str = "",
    has_fighting_number: bool = True,
    power: int = 0,
    body: int = 0,
    restrictions: frozenset[Restriction] = frozenset(),
    keywords: frozenset[Keyword] = frozenset(),
    toughness: int = 0,
    has_unknown_toughness: bool = False,
    influence: int = 0,
    immunities: tuple[str, ...] = (),
    crisis: OtherCost | None = None,
    reload: OtherCost | None = None,
    subject: str = "",
    designators: frozenset[str] = frozenset(),
    is_token: bool = False,
    is_exact: bool = True,
    text: CardText = NO_TEXT,
) -> Kind:
    """Make a kind from its printed facts, with everything that follows from them."""
    is_feng_shui = type is CardType.FENG_SHUI_SITE
    controlled_with_subject = {Restriction.SCHTICK, Restriction.VEHICLE, Restriction.WEAPON}
    return Kind(
        printing=printing or title,
        title=title,
        titles=frozenset(titles) or frozenset((title,)),
        type=type,
        cost=cost,
        has_x=has_x,
        requires=requires,
        provides=provides,
        fighting=fighting,
        unknown_fighting=unknown_fighting,
        has_fighting_number=has_fighting_number,
        power=power,
        body=body,
        restrictions=restrictions | ({Restriction.TOAST_IT} if is_token else frozenset()),
        keywords=keywords,
        toughness=toughness,
        has_unknown_toughness=has_unknown_toughness,
        influence=influence,
        immunities=immunities,
        crisis=crisis,
        reload=reload,
        subject=subject,
        designators=designators,
        is_token=is_token,
        is_exact=is_exact,
        text=text,
        is_character=type in (CardType.CHARACTER, CardType.TOKEN),
        is_site=type.is_site,
        is_feng_shui=is_feng_shui,
        is_state=type is CardType.STATE,
        is_edge=type is CardType.EDGE,
        is_event=type is CardType.EVENT,
        is_hidden=is_feng_shui and cost is None and not requires,
        is_unique=Restriction.UNIQUE in restrictions,
        follows_subject=not controlled_with_subject.isdisjoint(restrictions),
    )


def token_kind(token: Token) -> Kind:
    """The kind of a token Character. Rules: 47.0, 47.1."""
    ability = token.ability
    return made_kind(
        title=token.title,
        type=CardType.TOKEN,
        cost=token.cost,
        fighting=token.fighting,
        keywords=frozenset((ability.keyword,)) if ability else frozenset(),
        influence=_number(ability.amount) if ability else 0,
        is_token=True,
    )
