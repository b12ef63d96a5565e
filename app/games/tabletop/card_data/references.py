"""References between rows of card data, through the columns that hold keys."""

from typing import Any

from app.games.tabletop.card_data.kinds import CardData, Rows

Place = tuple[str, str]
"""Kind and key of a row."""


def referring(data: CardData[Any], rows: Rows, kind: str, key: str) -> list[Place]:
    """The rows that could not stay without this one, nearest first, each once.

    A card is referred to by the name that it has now, which may differ from its key.
    """
    names: dict[Place, str] = {(kind, key): key}
    if kind == data.card_kind:
        row = next((it for it in rows[kind] if data.key_of(kind, it) == key), None)
        names[kind, key] = (row and row.get(data.card_name)) or key
    found: dict[Place, None] = {}
    waiting = [(kind, key)]
    while waiting:
        place = waiting.pop(0)
        for other in data.kinds.values():
            columns = [column.name for column in other.columns if column.refers_to == place[0]]
            for row in rows.get(other.name, ()) if columns else ():
                there = (other.name, other.key_of(row))
                wanted = names.get(place, place[1])
                if there not in found and any(row.get(column) == wanted for column in columns):
                    found[there] = None
                    waiting.append(there)
    return list(found)
