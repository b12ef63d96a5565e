"""The form for an attack: fields made of an attack, and the text that they amount to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.shadowfist.attacks import (
    MAX_ATTACKERS,
    MAX_INTERCEPTORS,
    MOST_PLAYERS,
    Attack,
)
from app.games.shadowfist.attacks.text_writer import (
    damage_words,
    interceptor_options,
    name_words,
    other_words,
)
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.terms import CardType

_NAMES: Final = ("name", "score", "damage", "more")


@dataclass(frozen=True, slots=True)
class CardFields:
    """A line of the form. `prefix` begins the names of its fields."""

    prefix: str
    name: str = ""
    score: str = ""
    damage: str = ""
    more: str = ""

    @property
    def is_filled(self) -> bool:
        """True if any field is filled in."""
        return any((self.name, self.score, self.damage, self.more))


@dataclass(frozen=True, slots=True)
class FormFields:
    """The whole form. `chains` are an attacker and its interceptors each, with empty lines."""

    title: str
    players: str
    target_type: str
    target: CardFields
    fate: str
    chains: tuple[tuple[CardFields, ...], ...]
    types: tuple[str, ...] = (CardType.FENG_SHUI_SITE, CardType.SITE, CardType.CHARACTER)
    fates: tuple[str, ...] = tuple(Fate)
    numbers: tuple[str, ...] = tuple(map(str, range(2, MOST_PLAYERS + 1)))


def form_fields(attack: Attack) -> FormFields:
    """The form filled with an attack, with room for one more attacker and interceptor each."""
    chains = [
        (
            _filled(attacker.card, _share(attacker.share)),
            *(_filled(each.card, interceptor_options(each)) for each in attacker.chain),
        )
        for attacker in attack.attackers
    ]
    if len(chains) < MAX_ATTACKERS:
        chains.append((CardFields(""),))
    return FormFields(
        attack.title,
        str(attack.players),
        attack.target.type.value,
        replace(_filled(attack.target), prefix="t"),
        attack.fate or "",
        tuple(_renumbered(number, chain) for number, chain in enumerate(chains)),
    )


def _filled(card: Combatant, more: tuple[str, ...] = ()) -> CardFields:
    ordinary, corrupted = card.counters.ordinary, damage_words(card)[-1:]
    facts = (*(corrupted if card.counters.corrupted else ()), *other_words(card), *more)
    damage = str(ordinary) if ordinary else ""
    return CardFields("", card.name, str(card.score), damage, ", ".join(facts))


def _share(share: int | None) -> tuple[str, ...]:
    return () if share is None else (f"share {share}",)


def entered(form: Mapping[str, str]) -> FormFields:
    """The form as it was filled in, with room for one more attacker and interceptor each."""
    chains: list[tuple[CardFields, ...]] = []
    for number in range(MAX_ATTACKERS):
        given = [_given(form, f"a{number}i{place}") for place in range(MAX_INTERCEPTORS)]
        chain = [card for card in given if card.is_filled]
        attacker = _given(form, f"a{number}")
        if attacker.is_filled or chain:
            chains.append((attacker, *chain))
    if len(chains) < MAX_ATTACKERS:
        chains.append((CardFields(""),))
    return FormFields(
        _cell(form, "title"),
        _cell(form, "players"),
        _cell(form, "t-type"),
        _given(form, "t"),
        _cell(form, "fate"),
        tuple(_renumbered(number, chain) for number, chain in enumerate(chains)),
    )


def _renumbered(number: int, chain: Sequence[CardFields]) -> tuple[CardFields, ...]:
    attacker, *interceptors = chain
    return (
        replace(attacker, prefix=f"a{number}"),
        *(
            replace(each, prefix=f"a{number}i{place}")
            for place, each in enumerate((*interceptors, CardFields("")))
        ),
    )


def _given(form: Mapping[str, str], prefix: str) -> CardFields:
    return CardFields(prefix, *(_cell(form, f"{prefix}-{what}") for what in _NAMES))


def composed(form: Mapping[str, str]) -> str:
    """The text of an attack that the fields of the form amount to."""
    return "".join(f"{line}\n" for line in _lines(form))


def prefixes() -> Iterator[str]:
    """Yield the beginnings of the names of all cards' fields; the target comes last."""
    for number in range(MAX_ATTACKERS):
        yield f"a{number}"
        yield from (f"a{number}i{place}" for place in range(MAX_INTERCEPTORS))
    yield "t"


def _lines(form: Mapping[str, str]) -> Iterator[str]:
    for key, field in (("attack", "title"), ("players", "players")):
        if value := _cell(form, field):
            yield f"{key}: {value}"
    for number in range(MAX_ATTACKERS):
        chain = [
            line
            for place in range(MAX_INTERCEPTORS)
            if (line := _line(form, f"a{number}i{place}", "Fighting"))
        ]
        attacker = _line(form, f"a{number}", "Fighting")
        if attacker or chain:
            yield f"attacker: {attacker}"
        yield from (f"  interceptor: {line}" for line in chain)
    type_ = _cell(form, "t-type")
    score = "Fighting" if type_ == CardType.CHARACTER else "Body"
    yield f"target: {_line(form, 't', score, type_)}"
    fate = _cell(form, "fate")
    if fate and type_ != CardType.CHARACTER:
        yield f"fate: {fate}"


def _line(form: Mapping[str, str], prefix: str, score: str, type_: str = "") -> str:
    """A card as a line of text; empty if nothing is filled in."""
    card = _given(form, prefix)
    if not card.is_filled:
        return ""
    facts = [name_words(card.name)]
    facts += [type_] if type_ else []
    facts += [f"{score} {card.score}"] if card.score else []
    facts += [f"damage {card.damage}"] if card.damage else []
    facts += [card.more] if card.more else []
    return ", ".join(facts)


def _cell(form: Mapping[str, str], name: str) -> str:
    return " ".join(form.get(name, "").split())
