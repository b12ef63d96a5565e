"""Matches mailed lists to players, and selects one list for each player."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sqlmodel import Session

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.decklists.decklist import short_hash
from app.games.tabletop.decklists.report import ImportLine, Status
from app.games.text import fold
from app.site.decks.files.pasted_lists import PastedList
from app.site.events import played_pools, store
from app.site.events.incoming_lists import Prepared, prepare
from app.site.events.mailed_lists.texts import MailedText, without_copy_mark
from app.site.events.players import store as players
from app.site.events.store import EventError
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import VerdictView
from app.tables import CardPool, Entry, Event


@dataclass(frozen=True)
class MailedList:
    """One list with the player it seems to belong to, and what was read from it.

    `rivals` is how many lists of the same player were uploaded. Only one of them `is_ticked`.
    """

    path: str
    player: str
    written_at: datetime | None = None
    prepared: Prepared | None = None
    problem: str = ""
    is_known: bool = False
    replaces: int = 0
    rivals: int = 0
    is_ticked: bool = True

    @property
    def verdict(self) -> VerdictView | None:
        """The verdict; None if nothing could be read."""
        return self.prepared.judged.view if self.prepared and not self.problem else None

    @property
    def tally(self) -> list[tuple[str, int]]:
        """The number of lines in each state, without empty ones."""
        states = Counter(line.status for line in self._lines)
        shown = (state for state in Status if states[state] and state is not Status.BLANK)
        return [(state.value, states[state]) for state in shown]

    @property
    def repaired(self) -> list[ImportLine]:
        """The lines that were read after a correction."""
        return [line for line in self._lines if line.status is Status.REPAIRED]

    @property
    def _lines(self) -> Sequence[ImportLine]:
        return self.prepared.imported.lines if self.prepared else ()

    @property
    def short_hash(self) -> str:
        """The short hash, if there is one."""
        hash_ = self.prepared.hash if self.prepared else None
        return short_hash(hash_) if hash_ else ""


@dataclass(frozen=True)
class KnownPlayers:
    """The players of the event by folded name, and what their lists are checked against."""

    event: Event
    entries: Mapping[str, Entry]
    card_pools: Mapping[int | None, CardPool]

    @classmethod
    def of(cls, session: Session, event: Event) -> KnownPlayers:
        event_id = store.id_of(event)
        return cls(
            event,
            {one.folded_name: one for one in players.entries_of(session, event_id)},
            {one.played_by_id: one for one in played_pools.pools_of(session, event_id)},
        )

    def entry_of(self, player: str) -> Entry | None:
        """Return the player with that name; a number after a file's name is optional."""
        return self.entries.get(fold(player)) or self.entries.get(fold(without_copy_mark(player)))

    def criteria_for(self, entry: Entry | None) -> CriteriaLike:
        """Return what the list of that player is checked against. Raises FormatError."""
        return played_pools.criteria_for(self.event, self._pool_of(entry), current_catalogue())

    def lacks_pool(self, entry: Entry | None) -> bool:
        """Tell whether a pool must be confirmed before a list is accepted."""
        return played_pools.is_lacking(self.event, self._pool_of(entry))

    def _pool_of(self, entry: Entry | None) -> CardPool | None:
        return self.card_pools.get(entry.id) if entry else None


def matched(one: MailedText, known: KnownPlayers) -> MailedList:
    """Match a list to its player, and judge it by that player's criteria."""
    entry = known.entry_of(one.player)
    player = entry.name if entry else without_copy_mark(one.player)
    found = MailedList(
        one.path,
        player,
        one.written_at,
        problem=one.problem,
        is_known=entry is not None,
        replaces=entry.standing if entry else 0,
    )
    if one.problem:
        return found
    if not one.text.strip():
        return replace(found, problem="There is no list in it. Ask the player to send it again.")
    if known.lacks_pool(entry):
        return replace(found, problem="This player has to confirm a card pool first.")
    pasted = PastedList(one.text, one.filename)
    prepared = prepare(pasted, known.criteria_for(entry), source=f"mailed: {one.path}")
    return replace(found, prepared=prepared, problem=prepared.problem)


def one_of_each(mailed: Sequence[MailedList]) -> list[MailedList]:
    """Select one list for each player: the newest, if all times are known."""
    by_player: dict[str, list[int]] = defaultdict(list)
    for place, one in enumerate(mailed):
        if one.verdict:
            by_player[fold(one.player)].append(place)
    marked = list(mailed)
    for places in by_player.values():
        if len(places) < 2:
            continue
        times = [mailed[place].written_at for place in places]
        known = [time for time in times if time is not None]
        is_known = len(known) == len(times)
        newest = max(zip(known, places, strict=True))[1] if is_known else places[-1]
        for place in places:
            marked[place] = replace(mailed[place], rivals=len(places), is_ticked=place == newest)
    return marked


def refuse_open_lines(chosen: Sequence[MailedList]) -> None:
    """Raise EventError if a selected list has lines that nobody settled."""
    unread = {one.path: one.prepared.unread for one in chosen if one.prepared}
    open_lines = {path: lines for path, lines in unread.items() if lines}
    if open_lines:
        path, lines = next(iter(open_lines.items()))
        more = len(open_lines) - 1
        others = (
            f", and {plural(more, 'other list has', 'other lists have')} some too" if more else ""
        )
        raise EventError(
            f"{path} has {plural(len(lines), 'open line')}{others}. Correct each, choose a card "
            "for it, or say that it is not a card; or untick the list."
        )


def refuse_rivals(chosen: Sequence[MailedList]) -> None:
    """Raise EventError if two lists of one player are selected, or a list without a name."""
    paths: dict[str, str] = {}
    for one in chosen:
        try:
            key = fold(players.plain_name(one.player))
        except EventError as problem:
            raise EventError(f"{one.path}: {problem}") from None
        if key in paths:
            raise EventError(
                f"Two ticked lists belong to {one.player}: {paths[key]} and {one.path}. Untick "
                "one, or correct a name."
            )
        paths[key] = one.path
