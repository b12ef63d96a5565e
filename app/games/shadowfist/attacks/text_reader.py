"""Reads the text of an attack, line by line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from app.games.shadowfist.attacks import (
    FEWEST_PLAYERS,
    MAX_ATTACKERS,
    MAX_INTERCEPTORS,
    MAX_LINES,
    MAX_TEXT,
    MOST_PLAYERS,
    Attack,
    Attacker,
    Interceptor,
)
from app.games.shadowfist.attacks.text_facts import CardFacts, FactError, Flag, flaw_of, whole
from app.games.shadowfist.attacks.text_problems import AttackTextError, Problem, quoted
from app.games.shadowfist.engine.damage.combatants import Combatant, Counters
from app.games.shadowfist.engine.damage.fates import Fate, fates_of
from app.games.shadowfist.terms import CardType
from app.games.text import flaw_in

_LINE: Final = re.compile(r"([A-Za-z]+) *:(.*)")
_QUOTED: Final = re.compile(r'"((?:[^"]|"")*)" *(?:,(.*))?')
_FATES: Final[Mapping[str, Fate]] = {each.value.casefold(): each for each in Fate}
_KEYS: Final = "attack, players, fate, attacker, interceptor and target"


def read_attack(content: bytes | str) -> Attack:
    """Read an attack. Raises AttackTextError with everything that is wrong.

    Limits are checked before anything else.
    """
    text = _checked(content)
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            reader.read(number, line.strip())
    return reader.finish()


def _checked(content: bytes | str) -> str:
    if len(content) > 4 * MAX_TEXT:
        raise _refused(f"The text is too large for an attack: at most {MAX_TEXT:,} characters.")
    try:
        text = content if isinstance(content, str) else content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1 if isinstance(content, bytes) else 0
        raise _refused("This is not text. Save the attack as text in UTF-8.", line) from None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > MAX_TEXT:
        raise _refused(f"An attack has at most {MAX_TEXT:,} characters; this is {len(text):,}.")
    if text.count("\n") > MAX_LINES:
        raise _refused(f"An attack has at most {MAX_LINES} lines.")
    if flaw := flaw_in(text):
        raise _refused(f"It contains {flaw.message}.", text.count("\n", 0, flaw.at) + 1)
    if not text.strip():
        raise _refused("The text is empty. Begin with “attacker: NAME, Fighting 4”.")
    return text


def _refused(message: str, line: int = 0) -> AttackTextError:
    return AttackTextError((Problem(line, "", message),))


class _Reader:
    """Collects attackers with their chains, the target, and what is wrong."""

    def __init__(self) -> None:
        self._problems: list[Problem] = []
        self._attackers: list[Attacker] = []
        self._target: Combatant | None = None
        self._fate: tuple[int, Fate] | None = None
        self._players = FEWEST_PLAYERS
        self._title = ""
        self._cards: list[Combatant] = []
        self._immune: set[int] = set()
        self._has_target = False
        self._keys: Mapping[str, Callable[[int, str], None]] = {
            "attack": self._read_title,
            "players": self._read_players,
            "fate": self._read_fate,
            "attacker": self._read_attacker,
            "interceptor": self._read_interceptor,
            "target": self._read_target,
        }

    def read(self, line: int, text: str) -> None:
        """Read one line that is not empty."""
        match = _LINE.match(text)
        handle = self._keys.get(match[1].casefold()) if match else None
        if match is None or handle is None:
            self._problem(
                line,
                "",
                f"{quoted(text)} is not understood. A line begins with one of {_KEYS}, then a "
                "colon.",
            )
            return
        try:
            handle(line, match[2].strip())
        except FactError as error:
            self._problem(line, "", str(error))

    def finish(self) -> Attack:
        """The attack that was read. Raises AttackTextError."""
        if not self._attackers and not self._problems:
            self._problem(0, "", "Nobody attacks. Write a line “attacker: NAME, Fighting 4”.")
        if not self._has_target:
            self._problem(0, "", "There is no target. Write a line “target: NAME, Body 8”.")
        if self._fate and self._target and self._fate[1] not in fates_of(self._target):
            line, fate = self._fate
            known = " or ".join(fates_of(self._target)) or "smoked, without a choice"
            self._problem(line, self._target.name, f"It cannot be {fate}: it is {known} (30.3.3).")
        if self._problems or self._target is None:
            raise AttackTextError(self._problems)
        return _with_names(
            Attack(
                tuple(self._attackers),
                self._target,
                self._fate[1] if self._fate else None,
                self._players,
                self._title,
            ),
            self._immune,
        )

    def _problem(self, line: int, name: str, message: str) -> None:
        self._problems.append(Problem(line, name, message))

    def _read_title(self, line: int, text: str) -> None:
        if flaw := flaw_of(text):
            raise FactError(f"The title {flaw}")
        self._title = text

    def _read_players(self, line: int, text: str) -> None:
        self._players = whole(text, "The number of players must be", MOST_PLAYERS, FEWEST_PLAYERS)

    def _read_fate(self, line: int, text: str) -> None:
        fate = _FATES.get(" ".join(text.casefold().split()))
        if fate is None:
            raise FactError(f"{quoted(text)} is no fate. Write one of: {', '.join(Fate)}.")
        self._fate = line, fate

    def _read_attacker(self, line: int, text: str) -> None:
        if len(self._attackers) == MAX_ATTACKERS:
            raise FactError(f"An attack has at most {MAX_ATTACKERS} attackers.")
        name, facts = self._card_line(line, text, f"attacker {len(self._attackers) + 1}")
        if facts.player or facts.ceases:
            self._problem(line, name, "“by” and “ceases” belong to an interceptor.")
        card = self._card(line, name, facts, CardType.CHARACTER)
        self._attackers.append(Attacker(card, (), facts.numbers.get("share")))

    def _read_interceptor(self, line: int, text: str) -> None:
        if not self._attackers:
            raise FactError("An interceptor stands below the attacker that it intercepts.")
        if sum(len(each.chain) for each in self._attackers) == MAX_INTERCEPTORS:
            raise FactError(f"An attack has at most {MAX_INTERCEPTORS} interceptors.")
        last = self._attackers[-1]
        name, facts = self._card_line(line, text, f"an interceptor of {last.card.name}")
        self._no_share(line, name, facts)
        card = self._card(line, name, facts, CardType.CHARACTER)
        chain = (*last.chain, Interceptor(card, facts.player, facts.ceases))
        self._attackers[-1] = replace(last, chain=chain)

    def _read_target(self, line: int, text: str) -> None:
        if self._has_target:
            raise FactError("There is a second target. An attack has one (28.1.3).")
        self._has_target = True
        name, facts = self._card_line(line, text, "the target")
        self._no_share(line, name, facts)
        if facts.player or facts.ceases:
            self._problem(line, name, "“by” and “ceases” belong to an interceptor.")
        self._target = self._card(line, name, facts, facts.type or CardType.CHARACTER)

    def _no_share(self, line: int, name: str, facts: CardFacts) -> None:
        if "share" in facts.numbers:
            self._problem(line, name, "“share” belongs to an attacker (30.3.1).")

    def _card_line(self, line: int, text: str, who: str) -> tuple[str, CardFacts]:
        """Read the name and the facts of a card, noting problems. `who` replaces a missing name."""
        match = _QUOTED.fullmatch(text)
        name, rest = (match[1].replace('""', '"'), match[2] or "") if match else _split(text)
        name = name.strip()
        if flaw := flaw_of(name):
            self._problem(line, who, f"The name {flaw}")
            name = who
        facts = CardFacts()
        for item in _items(rest):
            try:
                facts.add(item)
            except FactError as error:
                self._problem(line, name, str(error))
        return name, facts

    def _card(self, line: int, name: str, facts: CardFacts, type_: CardType) -> Combatant:
        if facts.type and facts.type is not type_:
            self._problem(line, name, "Only a Character attacks or intercepts; it has Fighting.")
        score = facts.numbers.get("score", 0)
        word = "Fighting" if type_ is CardType.CHARACTER else "Body"
        counters = Counters(
            facts.numbers.get("damage", 0), facts.numbers.get("corrupted damage", 0)
        )
        if not score:
            self._problem(line, name, f"Say its {word}, at least 1, such as “{word} 4”.")
        elif counters.total >= score and Flag.STAYS_AT_ZERO not in facts.flags:
            self._problem(
                line,
                name,
                f"With {word} {score} and {counters.total} damage it is smoked already (20.1). "
                "Lower the damage.",
            )
        card = Combatant(
            key=len(self._cards),
            name=name,
            type=type_,
            score=score,
            counters=counters,
            keywords=frozenset(facts.keywords),
            inflicting=tuple(facts.inflicting),
            taking=tuple(facts.taking),
            toughness=facts.numbers.get("toughness", 0),
            stays_at_zero=Flag.STAYS_AT_ZERO in facts.flags,
            is_turned=Flag.TURNED in facts.flags,
        )
        self._cards.append(card)
        if Flag.IMMUNE in facts.flags:
            self._immune.add(card.key)
        return card


def _split(text: str) -> tuple[str, str]:
    name, _, rest = text.partition(",")
    return name, rest


def _items(text: str) -> Iterator[str]:
    """The facts between commas; a comma in brackets separates nothing."""
    for item in re.split(r",(?![^()]*\))", text):
        if item.strip():
            yield item.strip()


def _with_names(attack: Attack, immune: set[int]) -> Attack:
    """The attack with equal names numbered and immunity to all other Characters filled in."""
    times = Counter(card.name for card in attack.cards)
    seen: Counter[str] = Counter()
    taken = set(times)
    everybody = frozenset(card.key for card in attack.cards)

    def changed(card: Combatant) -> Combatant:
        name = card.name
        while times[card.name] > 1 and name in taken:
            seen[card.name] += 1
            name = f"{card.name} #{seen[card.name]}"
        taken.add(name)
        others = everybody - {card.key} if card.key in immune else frozenset()
        return replace(card, name=name, immune_to=others)

    for card in attack.cards:
        attack = attack.with_card(changed(card))
    return attack
