"""The form for an attack: fields made of an attack, and the text that they amount to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.shadowfist.attacks.attack import MOST_PLAYERS, Attack
from app.games.shadowfist.attacks.limits import MAX_ATTACKERS, MAX_INTERCEPTORS
from app.games.shadowfist.attacks.text.writing import (
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
            _filled(f"a{number}", attacker.card, _share(attacker.share)),
            *(
                _filled(f"a{number}i{place}", each.card, interceptor_options(each))
                for place, each in enumerate(attacker.chain)
            ),
            CardFields(f"a{number}i{len(attacker.chain)}"),
        )
        for number, attacker in enumerate(attack.attackers)
    ]
    if len(chains) < MAX_ATTACKERS:
        number = len(chains)
        chains.append((CardFields(f"a{number}"), CardFields(f"a{number}i0")))
    return FormFields(
        attack.title,
        str(attack.players),
        attack.target.type.value,
        _filled("t", attack.target),
        attack.fate or "",
        tuple(chains),
    )


def _filled(prefix: str, card: Combatant, more: tuple[str, ...] = ()) -> CardFields:
    ordinary, corrupted = card.counters.ordinary, damage_words(card)[-1:]
    facts = (*(corrupted if card.counters.corrupted else ()), *other_words(card), *more)
    damage = str(ordinary) if ordinary else ""
    return CardFields(prefix, card.name, str(card.score), damage, ", ".join(facts))


def _share(share: int | None) -> tuple[str, ...]:
    return () if share is None else (f"share {share}",)


def composed(form: Mapping[str, str]) -> str:
    """The text of an attack that the fields of the form amount to."""
    return "".join(f"{line}\n" for line in _lines(form))


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
    """A card as a line of text; empty where nothing is filled in."""
    name, number, damage, more = (_cell(form, f"{prefix}-{what}") for what in _NAMES)
    if not any((name, number, damage, more)):
        return ""
    facts = [name_words(name)]
    facts += [type_] if type_ else []
    facts += [f"{score} {number}"] if number else []
    facts += [f"damage {damage}"] if damage else []
    facts += [more] if more else []
    return ", ".join(facts)


def _cell(form: Mapping[str, str], name: str) -> str:
    return " ".join(form.get(name, "").split())
