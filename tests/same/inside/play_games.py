"""Play the games of a file at random, and print a digest of each: `play_games.py FILE`.

Each line of the file is a JSON object with `game`, `seed`, `edition` and `decks`. A deck of The
Spoils is a faction and the names of its cards, one of Shadowfist the ids of its printings. The
digest covers who is asked, the legal answers, the answer given and the events, as values without
names of classes and fields, so that renaming them changes nothing.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import random
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from app.catalogue import read_catalogue

MOST_ANSWERS = 2_000


def main(file: Path) -> None:
    """Play all games of the file; print a line for each with its digest and number of answers."""
    catalogues: dict[str, object] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        job = json.loads(line)
        key = job["game"]
        if key not in catalogues:
            catalogues[key] = read_catalogue(module_of(key, "card_data").CARD_DATA)
        sys.stdout.write(played(job, catalogues[key]) + "\n")


def played(job: Mapping[str, Any], catalogue: object) -> str:
    """Return the digest of a game with its number of answers, or the error that ended it."""
    engine = module_of(job["game"], "engine")
    chance, digest, answers = random.Random(job["seed"]), hashlib.sha256(), 0
    try:
        state = opened(engine, job, catalogue)
        while (asked := engine.to_decide(state)) is not None and answers < MOST_ANSWERS:
            legal = engine.legal_actions(state)
            answer = chance.choice(legal)
            events = engine.apply(state, answer)
            told = (asked, [str(each) for each in legal], str(answer), plain(list(events)))
            digest.update(f"{told}\n".encode())
            answers += 1
        digest.update(plain(engine.outcome(state)).encode())
    except Exception as error:
        return f"{type(error).__name__} after {answers} answers: {error}"
    return f"{digest.hexdigest()} {answers}"


def module_of(key: str, name: str) -> Any:
    """Return a package of a game."""
    return importlib.import_module(f"app.games.{key}.{name}")


def opened(engine: Any, job: Mapping[str, Any], catalogue: object) -> Any:
    """Open the game of a job."""
    if not job["edition"]:
        return engine.new_game(catalogue, job["decks"], seed=job["seed"])
    edition = next(it for it in editions(engine) if it.value == job["edition"])
    decks = [engine.Deck(faction, tuple(cards)) for faction, cards in job["decks"]]
    return engine.new_game(catalogue, decks, seed=job["seed"], edition=edition, blanks=True)


def editions(engine: Any) -> Any:
    """Return the type of the edition that `new_game` takes unless it is told another."""
    keyword_defaults: Mapping[str, object] = engine.new_game.__kwdefaults__
    return type(keyword_defaults["edition"])


def plain(value: object) -> str:
    """A value as text that depends on no name of a class or field. Raises TypeError."""
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return repr(value)
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(plain, value))}]"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(plain, value)))}}}"
    if is_dataclass(value):
        if type(value).__str__ is not object.__str__:
            return f"<{value}>"
        return f"({', '.join(plain(getattr(value, field.name)) for field in fields(value))})"
    raise TypeError(f"{type(value).__name__} has no plain form")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
