"""Every kind of visitor of one site: accounts of each role, holders of each link, and nobody.

The site has a private deck, a deck behind links, and events in several states. A visitor has
the cookie of an account and the ways, each with a key, by which somebody of the kind could try
to reach a deck or an event; who holds no key tries public names and guesses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event as happening
from sqlmodel import col, select
from werkzeug.routing import Rule

from app.games import game
from app.games.link_texts import packed
from app.games.tabletop.decklists.decklist import short_hash
from app.site.accounts import store as accounts
from app.site.events.check_codes import check_code
from app.site.events.log import Actor
from app.site.events.pools import store as pools
from app.site.platform.request.rate_limits import count_from_now
from app.tables import (
    AccountSession,
    Database,
    Deck,
    Entry,
    Event,
    EventLink,
    EventRole,
    EventState,
    HandIn,
    Role,
)  # fmt: skip
from app.tables.base import insert_unless_there
from app.tables.events import WRITERS
from tests.site.events.conftest import PASSWORD, event_fields
from tests.site.subjects import SPOILS, Subject
from tests.support.catalogues import shipped_catalogue
from tests.support.connections import HeldConnections
from tests.support.pages import without_token

SIGN_IN: Final = "/account/sign-in"
GUESSED: Final = "A" * 32
EVENT_PAGES: Final = "/events/<way>/<key>"

PLACES: Final = (
    (EventState.OPEN, "none"),
    (EventState.CLOSED, "none"),
    (EventState.FINISHED, "none"),
    (EventState.OPEN, "sealed"),
)

"""The events there are: between them each thing that can be done is allowed to somebody."""

_MOVES: Final = {
    EventState.OPEN: "close",
    EventState.CLOSED: "start",
    EventState.FINISHED: "resume",
}
TITLE: Final = "Plan of the thirty-seventh dawn"

_HEALTH: Final = "admin.health"
"""The page that tries to write, and changes no row."""
_DESK: Final = ("player", "judge", "organizer")
_BATTLES: Final = game("terrus").battles.needed()
_ATTACKS: Final = game("shadowfist").attacks.needed()
_ATTACK: Final = _ATTACKS.read(_ATTACKS.examples[0].text).token
_BENCH: Final = packed("the spoils cr3")
_IN_ADDRESS: Final = {
    "<game:game>/bench/example/<id_>": "spoils/bench/example/reasons",
    "<game:game>/bench/card/<slug>": "spoils/bench/card/scout",
    "<game:game>/bench/<token>/computer": f"spoils/bench/{_BENCH}/computer",
    "<game:game>/bench/<token>/ruling.<form>": f"spoils/bench/{_BENCH}/ruling.json",
    "<game:game>/bench/<token>": f"spoils/bench/{_BENCH}",
    "<game:game>/bench": "spoils/bench",
    "<game:game>/attack/<token>": f"shadowfist/attack/{_ATTACK}",
    "<game:game>/attack": "shadowfist/attack",
    "<game:game>/armies": "terrus/armies",
    "<game:game>/battle": "terrus/battle",
    "<game:game>/watch": "shadowfist/watch",
    "<token>": _BATTLES.read(_BATTLES.examples[0].text, ()).token,
    "<path:_rest>": "scout",
    "<int:overlay>": "1",
    "<digest>/<path:served>": "x/css/base.css",
    "<pile>": "owned",
    "<kind>": "cards",
    "<int:user_id>": "1",
    "<int:number>": "1",
    "receipt/1.<form>": "receipt/1.json",
    "<what>.<form>": "players.csv",
    "<form>": "csv",
}
_FORMS: Final = {
    "bench.computer": {"level": "apprentice"},
    "armies.keep": {"role": "attacker", "from": _IN_ADDRESS["<token>"]},
    "decks.change": {"change": "set", "version": "1"},
    "events.make_link": {"kind": "judge"},
    "events.act_on_players": {"do": "rename"},
    "events.personal_links": {"as": "csv"},
    "api.change_deck": {"version": 1},
    "api.add_player": {"name": "Cleo"},
    "api.hand_in": {"list": "4 Scout"},
    "api.enter_result": {"table": 1, "seats": [1, 2], "result": "2-1"},
}


@dataclass(frozen=True)
class Visitor:
    """Somebody: the cookie of an account, and what to try for decks and for each event."""

    name: str
    cookie: str = ""
    decks: tuple[tuple[str, str], ...] = ()
    events: tuple[tuple[tuple[str, str], ...], ...] = ()


@dataclass(frozen=True)
class Place:
    """An event with what stands in addresses and forms of it; `spare` is the id of a link."""

    public_id: str
    code: str
    entry: str
    links: dict[str, str]
    spare: str
    move: str
    pool: str
    check: str
    printing: str

    def form(self, endpoint: str) -> dict[str, str]:
        """The fields that a form of this event needs in order to be understood."""
        special = {
            "events.move": {"move": self.move},
            "events.withdraw_link": {"link": self.spare},
            "events.move_in_pods": {"player": self.entry},
        }
        return special.get(endpoint) or _FORMS.get(endpoint, {})


class World:
    """The site that all visitors visit."""

    def __init__(self, app: Flask, subject: Subject = SPOILS) -> None:
        self.app = app
        self.subject = subject
        self.precon = f"/decks/precon/{subject.precon}{subject.query}"
        self.database: Database = app.extensions["database"]
        self.written: list[str] = []
        happening.listen(self.database.engine, "before_cursor_execute", self._note)
        self.held = HeldConnections(self.database.engine)
        self.cookies = {role: self._cookie_of(role) for role in Role}
        self.owner = self._cookie_of(Role.PLAYER, "owner")
        with self.database.reading() as rows:
            self._sessions = [dict(it.model_dump()) for it in rows.exec(select(AccountSession))]
        cards = game(subject.key).cards.needed()
        self.printing = shipped_catalogue(cards).precons[subject.precon].lines[-1].printing
        self.places = [
            self._event(state, kind) for state, kind in PLACES if kind == "none" or subject.drawn
        ]
        self.secrets = self._secrets()

    def page_visitors(self) -> list[Visitor]:
        """Nobody, and an account of each role."""
        return [Visitor("nobody"), *(Visitor(str(role), self.cookies[role]) for role in Role)]

    def deck_visitors(self) -> list[Visitor]:
        """Those who try to reach a fresh private deck, or one behind links."""
        own, edit, read, old_edit, old_read = self._decks()
        tries = (("own", own), ("edit", own), ("read", GUESSED), ("view", own))
        return [
            Visitor("nobody", decks=tries),
            Visitor("other player", self.cookies[Role.PLAYER], tries),
            Visitor("curator", self.cookies[Role.CURATOR], tries),
            Visitor("administrator", self.cookies[Role.ADMINISTRATOR], tries),
            Visitor("withdrawn", decks=(("edit", old_edit), ("read", old_read))),
            Visitor("read link", decks=(("read", read), ("edit", read))),
            Visitor("edit link", decks=(("edit", edit),)),
            Visitor("owner", self.owner, (("own", own),)),
        ]

    def event_visitors(self) -> list[Visitor]:
        """Those who try to reach the events; who can do most comes last.

        Who has no link tries every way once, each in another event than the way before.
        """
        tries = tuple(
            self._guesses(place)[at :: len(self.places)] for at, place in enumerate(self.places)
        )
        withdrawn = tuple(
            tuple(_link(place.links[f"withdrawn {kind}"]) for kind in WRITERS)
            for place in self.places
        )
        return [
            Visitor("nobody", events=tries),
            Visitor("curator", self.cookies[Role.CURATOR], events=tries),
            Visitor("administrator", self.cookies[Role.ADMINISTRATOR], events=tries),
            Visitor("withdrawn", events=withdrawn),
            *(
                Visitor(name, events=tuple((_link(place.links[name]),) for place in self.places))
                for name in ("other player", "player", "judge", "organizer")
            ),
        ]

    @staticmethod
    def _guesses(place: Place) -> tuple[tuple[str, str], ...]:
        """The keys that somebody without a link may try: the names that are in public addresses."""
        return (
            ("own", place.public_id), ("mine", place.public_id), ("organizer", GUESSED),
            ("judge", place.public_id), ("player", place.entry),
        )  # fmt: skip

    def pages_of(self, rule: Rule, *links: tuple[str, str]) -> list[str]:
        """The page of a route of the first event by each link, without its key and token."""
        pages = []
        for way, key in links:
            address = _filled(rule.rule, way, key, self.places[0], self.subject)
            answer = self.app.test_client().get(address)
            page = without_token(answer.text.replace(key, ""))
            pages.append(f"{answer.status_code} {page}")
        return pages

    def ask(self, visitor: Visitor, rule: Rule, method: str) -> str:
        """`+` if any address opens, `s` if one has to sign in first, `.` if nothing is there.

        A program that has to send a token is one that has to sign in.

        Fails where an answer to somebody who is not of the desk holds anything of a list, and where
        a page that is only looked at stores something, or a request holds two connections.
        """
        told = "."
        count_from_now(self.app)
        for address, form in addresses(rule, visitor, self.places, self.subject):
            client = self._client(visitor.cookie)
            self.written.clear()
            self.held.most()
            sent = "json" if rule.rule.startswith("/api/") else "data"
            answer = client.open(
                address, method=method, **({sent: form} if method == "POST" else {})
            )
            may_write = method == "POST" or rule.endpoint == _HEALTH
            assert may_write or not self.written, f"{method} {address}: {self.written}"
            assert self.held.most() <= 1, f"{method} {address} held two connections"
            if any(AccountSession.__tablename__ in statement for statement in self.written):
                self._renew_sessions()
            assert answer.status_code < 500, f"{method} {address}: {answer.status_code}"
            if visitor.name not in _DESK:
                leaked = [secret for secret in self.secrets if secret.encode() in answer.data]
                assert not leaked, f"{visitor.name} reads {leaked} at {method} {address}"
            assert answer.status_code != 429, f"{method} {address} was asked for too often"
            asks_to_sign_in = answer.status_code in (302, 303) and answer.location.startswith(
                SIGN_IN
            )
            if asks_to_sign_in or answer.status_code == 401:
                told = "s"
            elif answer.status_code != 404:
                return "+"
        return told

    def _renew_sessions(self) -> None:
        """Sign in again who has signed out, or whose sessions a new password has ended."""
        with self.database.writing() as rows:
            for values in self._sessions:
                insert_unless_there(rows, AccountSession, **values)

    def _note(self, _connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            self.written.append(statement)

    def _secrets(self) -> list[str]:
        """Title, counts and hashes of the lists, in every form that could be shown."""
        with self.database.reading() as session:
            handed = session.exec(select(HandIn).where(HandIn.title == TITLE)).first()
            events = session.exec(select(Event)).all()
        assert handed is not None
        assert handed.hash is not None
        marks = [check_code(event, handed.hash) for event in events]
        return [TITLE, *self.subject.marks, handed.hash, short_hash(handed.hash), *marks]

    def _client(self, cookie: str) -> FlaskClient:
        client = self.app.test_client()
        if cookie:
            client.set_cookie("threshold", cookie)
        return client

    def _cookie_of(self, role: Role, name: str = "") -> str:
        accounts.add_user(self.database, name or str(role), PASSWORD, role)
        client = self.app.test_client()
        client.post(SIGN_IN, data={"name": name or str(role), "password": PASSWORD})
        cookie = client.get_cookie("threshold")
        assert cookie is not None
        return str(cookie.value)

    def _decks(self) -> tuple[str, str, str, str, str]:
        guest = self.app.test_client()
        own = _last_part(self._client(self.owner).post(self.precon).location)
        edit = _last_part(guest.post(self.precon).location)
        read = self._newest_deck().read_key
        old_edit = _last_part(guest.post(self.precon).location)
        old_read = self._newest_deck().read_key
        assert guest.post(f"/decks/edit/{old_edit}/links").status_code == 303
        with self.database.writing() as session:
            deck = session.exec(select(Deck).where(Deck.public_id == own)).one()
            deck.visibility = "private"
        return own, edit, read, old_edit, old_read

    def _newest_deck(self) -> Deck:
        with self.database.reading() as session:
            return session.exec(select(Deck).order_by(col(Deck.id).desc())).first()  # type: ignore[return-value]

    def _event(self, state: EventState, kind: str) -> Place:
        organizer = self.app.test_client()
        of_game = self.subject.built if kind == "none" else self.subject.drawn
        fields = event_fields(**of_game, pool_kind=kind)
        if self.subject.key != "spoils":
            del fields["supplied"]
        base = organizer.post(f"/events/new{self.subject.query}", data=fields).location
        with self.database.reading() as session:
            event = session.exec(select(Event).order_by(col(Event.id).desc())).first()
        assert event is not None
        links = {"organizer": base}
        for name in ("player", "other player", "withdrawn player"):
            entered = self.app.test_client().post(
                f"/events/view/{event.public_id}", data={"name": name}
            )
            links[name] = entered.location
        for name in ("judge", "withdrawn judge", "withdrawn organizer", "spare judge"):
            links[name] = _made(organizer, base, name)
        spare = self._withdraw(organizer, base, event)
        pool = self._pool(event) if kind != "none" else "X"
        check = self._move_on(organizer, base, links, self._entry(event, "player"), state, kind)
        return Place(
            event.public_id, event.code, self._entry(event, "player").public_id, links, spare,
            _MOVES[state], pool, check, self.printing,
        )  # fmt: skip

    def _withdraw(self, organizer: FlaskClient, base: str, event: Event) -> str:
        """Withdraw what is called so, and return the id of the spare link."""
        with self.database.reading() as session:
            found = session.exec(select(EventLink).where(EventLink.event_id == event.id))
            ids = {link.label: str(link.id) for link in found}
        for label in ("withdrawn judge", "withdrawn organizer"):
            organizer.post(f"{base}/links/withdraw", data={"link": ids[label]})
        gone = self._entry(event, "withdrawn player")
        organizer.post(f"{base}/players/{gone.public_id}/link")
        return ids["spare judge"]

    def _pool(self, event: Event) -> str:
        counts = {"unknown": 1}
        actor, entry = Actor(EventRole.JUDGE, "judge"), self._entry(event, "other player")
        with self.database.writing() as session:
            return pools.register(session, event.id or 0, counts, actor, entry).code

    def _entry(self, event: Event, name: str) -> Entry:
        with self.database.reading() as session:
            wanted = select(Entry).where(Entry.event_id == event.id, Entry.name == name)
            return session.exec(wanted).one()

    def _move_on(
        self,
        organizer: FlaskClient,
        base: str,
        links: dict[str, str],
        entry: Entry,
        state: EventState,
        kind: str,
    ) -> str:
        """Hand in, lead the event to its state, and return the number of a check there."""
        if kind != "none":
            return "1"
        for who, text in (
            ("player", f"// {TITLE}\n{self.subject.secret}"),
            ("other player", self.subject.legal),
        ):
            form = {"list": text, "do": "hand_in"}
            assert organizer.post(f"{links[who]}/hand-in", data=form).status_code == 303
        if state is EventState.OPEN:
            return "1"
        organizer.post(f"{base}/move", data={"move": "close"})
        begun = organizer.post(f"{base}/players/{entry.public_id}/check")
        if state is EventState.FINISHED:
            organizer.post(f"{base}/move", data={"move": "start"})
            organizer.post(f"{base}/move", data={"move": "finish"})
        return _last_part(begun.location)


def addresses(
    rule: Rule, visitor: Visitor, places: list[Place], subject: Subject
) -> Iterator[tuple[str, dict[str, str]]]:
    """Every address of a route that the visitor could try, with a form for it."""
    pattern, endpoint = rule.rule, rule.endpoint
    if EVENT_PAGES in pattern:
        for place, ways in zip(places, visitor.events, strict=True):
            for way, key in ways:
                yield _filled(pattern, way, key, place, subject), place.form(endpoint)
    elif "<way>/<key>" in pattern:
        for way, key in visitor.decks:
            yield _filled(pattern, way, key, places[0], subject), _FORMS.get(endpoint, {})
    else:
        address = _filled(pattern, "", GUESSED, places[0], subject)
        query = "" if "<game:game>" in pattern else subject.query
        if endpoint == "curation.edit":
            query = f"?key={subject.card}"
        if endpoint == "decks.add_card":
            yield address + query, {"printing": subject.printing}
        else:
            yield address + query, _FORMS.get(endpoint, {})


def _filled(pattern: str, way: str, key: str, place: Place, subject: Subject) -> str:
    values = {
        "<way>": way,
        "<key>": key,
        "/checks/<int:number>": f"/checks/{place.check}",
        "<entry>": place.entry,
        "<public_id>": place.public_id,
        "/pools/<code>": f"/pools/{place.pool}",
        "/at/<code>": f"/at/{place.code}",
        "<code>": subject.pack,
        "/card/<zone>/<printing>": f"/card/deck/{place.printing}",
        "<printing>": "x",
        **_IN_ADDRESS,
        **subject.in_address,
    }
    for name, value in values.items():
        pattern = pattern.replace(name, value)
    return pattern


def _link(path: str) -> tuple[str, str]:
    _, _, way, key = path.split("/")
    return way, key


def _last_part(path: str) -> str:
    return path.rpartition("/")[2]


def _made(organizer: FlaskClient, base: str, name: str) -> str:
    kind = _last_part(name.replace(" ", "/"))
    organizer.post(f"{base}/links/new", data={"kind": kind, "label": name})
    page = organizer.get(f"{base}/links").text
    found = re.search(rf"/events/{kind}/[\w-]+", page.partition('id="fresh"')[2])
    assert found, page
    return found[0]
