"""Every route by every kind of visitor: `+` opens, `s` asks to sign in, `.` shows nothing.

The tables are made by hand: a route that is in none of them fails, and so does one that opens
to somebody else. Routes below `/events/<way>/<key>` are tried in events of several states; what
each state allows has tests of its own. No answer to anybody but the player and the desk may hold
title, count or hash of a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pytest
from flask import Flask
from werkzeug.routing import Rule

from app.games import Game, game
from tests.site.subjects import SHADOWFIST, TERRUS, Subject
from tests.site.visitors import EVENT_PAGES, GUESSED, Visitor, World

Table = Mapping[str, str]

PAGES: Final[Table] = {
    # nobody, player, organizer, curator, administrator
    "+ + + + +": """
        GET accounts.forgotten, POST accounts.forgotten, GET accounts.sign_in,
        POST accounts.sign_in, POST accounts.sign_out, GET accounts.sign_up,
        POST accounts.sign_up, GET attacks.form, POST attacks.read, GET attacks.attack,
        GET bench.form, POST bench.change, GET bench.bench, GET bench.example, GET bench.export,
        GET bench.about, POST bench.computer,
        GET battles.form, POST battles.read, GET battles.battle,
        POST battles.answer, GET battles.export, GET cards.browse, GET cards.card, GET cards.face,
        GET cards.find, GET cards.names, GET cards.search_help,
        GET quick_check.first, POST quick_check.first, GET quick_check.of_game,
        POST quick_check.of_game, GET moved, POST moved, GET curation.texts, POST decks.decided,
        GET decks.index, POST decks.add_card, POST decks.new, POST decks.precon,
        GET public_decks.browse,
        POST decks.import_deck, POST decks.import_files,
        GET events.by_code, GET events.help, GET events.index, GET events.import_event,
        POST events.import_event,
        GET events.new, POST events.new,
        GET events.pairings, GET events.poster, GET events.projector,
        GET events.pairings_changes, GET events.standings_changes, GET events.public_standings,
        GET events.public_standings_file, GET events.public_places, GET events.public_places_file,
        GET events.places_changes,
        GET events.qr, GET events.calendar,
        GET events.view, POST events.view, GET goldfish.index, GET goldfish.matrix,
        GET by_link.new, POST by_link.new,
        POST goldfish.paste, GET static_pages.components, GET static_pages.default_rules,
        GET static_pages.findings, GET static_pages.formats, GET static_pages.keyboard,
        GET static_pages.accessibility, GET static_pages.privacy, GET static_pages.rule,
        GET static_pages.rules,
        GET watching.form, GET watching.new, GET ways_to_play.index,
        GET limited.index, GET limited.open_sealed,
        GET limited.begin_draft,
        GET admin.health, GET machine_files.robots, GET static_file, POST theme.choose,
        GET offline.kept, GET offline.manifest, GET offline.worker,
        GET collection.checklist, GET collection.export,
        GET collection.import, GET collection.overview, GET collection.search,
        GET collection.trade, GET collection.wish,
        POST collection.checklist, POST collection.import, POST collection.search,
        POST collection.trade, POST collection.wish,
        GET api_pages.overview, GET api.openapi, GET api.games, GET api.game, GET api.cards,
        GET api.card, GET api.printings, GET api.sets, GET api.set, GET api.formats,
        GET api.rules, GET api.catalogue_json, GET api.catalogue_csv, POST api.check,
        POST api.convert, POST api.odds, POST api.rulings, GET api.public_decks,
        GET api.precons, GET api.precon, GET public_decks.feed, GET events.feed,
        GET api.card_names, POST api.look_up_cards, POST api.make_deck, POST api.compare,
        POST api.goldfish, POST api.gauntlet, POST api.odds_job,
        GET api.boosters, POST api.packs, POST api.army, POST api.battle, POST api.attack,
        GET api.public_event, GET api.public_rounds, GET api.public_standings,
        GET receipts.check, POST receipts.check, GET receipts.keys""",
    # A program is asked for a token, whatever its cookie says.
    "s s s s s": "GET api.account, GET api.own_decks, GET api.own_events, "
    "GET api.collection, PATCH api.change_collection, GET api.webhooks, POST api.make_webhook, "
    "POST api.turn_on_webhook, DELETE api.delete_webhook",
    "s + + + +": """
        GET accounts.delete, GET accounts.tokens, GET armies.index, GET armies.new,
        GET accounts.export, GET accounts.mail, GET accounts.overview,
        GET decks.export,
        GET accounts.password, GET collection.together, GET webhooks.overview""",
    ". + + + +": """
        POST accounts.delete, POST accounts.tokens, POST armies.keep, POST armies.new,
        POST accounts.mail, POST accounts.password,
        POST accounts.sign_out_everywhere, POST collection.take, POST decks.keep,
        POST webhooks.overview""",
    "s . . + +": """
        GET curation.add, GET curation.banned_list, GET curation.changes, GET curation.edit,
        GET curation.export_csv,
        GET curation.export_set, GET curation.history, GET curation.overview,
        GET curation.upload, GET decks.reports""",
    ". . . + +": """
        POST curation.add, POST curation.banned_list, POST curation.decide, POST curation.edit,
        POST curation.store,
        POST curation.upload, POST curation.withdraw""",
    "s . . . +": """
        GET admin.people, GET admin.settings, GET admin.outgoing_mail, GET by_link.reports""",
    ". . . . +": """
        POST admin.deck, POST admin.person, POST admin.settings, POST admin.outgoing_mail,
        POST by_link.reports""",
    # The session of that number is the player's.
    ". + . . .": "POST accounts.end_session",
    # No deck is public, nobody has such an army, nobody has reported a player.
    "s . . . .": """
        GET decks.decide, GET decks.report, GET armies.army, GET armies.meet,
        GET by_link.reported""",
    # Nothing is there: no such deck to adopt, no reset link of that key, no folder of images,
    # no collection behind a link, nothing counted, nothing held back, nothing changed by a
    # curator, lists that are not open yet, no metrics, nobody to tell of a flaw, no game in the
    # address, no boosters in it, no printing of that id, no pods of an event to which players
    # bring their decks, no round, no game by link, no gauntlet that goes on.
    ". . . . .": """
        GET admin.metrics, GET machine_files.security, POST accounts.adopt,
        GET accounts.reset, POST accounts.reset,
        GET accounts.confirm_mail, POST accounts.confirm_mail, POST decks.decide, POST decks.like,
        POST decks.report, GET public_decks.by_author, GET curation.show, POST curation.undo,
        GET cards.image, GET collection.link, POST collection.link, POST collection.count,
        POST curation.discard,
        GET events.list, GET events.list_file, GET events.list_files, GET events.lists,
        GET events.public_pods, GET events.pods_changes, GET events.pods_projector,
        GET embedding.deck_card, GET embedding.oembed, GET api.job, POST api.go_on,
        DELETE api.cancel, GET watching.look, GET api.printing, GET api.public_round,
        GET by_link.join,
        POST by_link.join, GET by_link.seat, POST by_link.answer, POST by_link.leave,
        GET by_link.since, POST by_link.claim, GET by_link.record, GET by_link.replay,
        GET by_link.bench,
        POST by_link.rematch, POST by_link.reply, POST by_link.say, POST by_link.take_back,
        POST by_link.let_watch, POST by_link.wish, GET by_link.report, POST by_link.report,
        GET by_link.watch, GET by_link.watch_since, POST by_link.call_judge,
        POST by_link.next_game,
        GET limited.sealed, POST limited.build_sealed, GET limited.draft, POST limited.build_draft,
        POST goldfish.stop_one_gauntlet,
        POST accounts.revoke_token, POST armies.army, POST armies.copy, POST armies.delete,
        POST webhooks.change""",
}

DECKS: Final[Table] = {
    # nobody, other player, curator, administrator, withdrawn link, read link, edit link, owner
    ". . . . . + + +": """
        POST decks.copy, POST decks.wish_for,
        GET decks.deck, GET decks.download, GET decks.files, GET decks.missing,
        GET decks.missing_as_csv, GET decks.picture, GET decks.print, GET decks.proxies,
        GET decks.pull,
        GET decks.send, GET goldfish.block,
        GET goldfish.compare, GET goldfish.download, POST goldfish.download,
        POST goldfish.figures, GET goldfish.hand, GET goldfish.odds, GET goldfish.panel,
        GET goldfish.report, GET goldfish.table, GET goldfish.gauntlet,
        POST goldfish.play_gauntlet, POST goldfish.stop_gauntlet, GET goldfish.play,
        GET goldfish.changes,
        GET goldfish.hand_in_turns, POST goldfish.measure_changes,
        POST goldfish.play_on_referee""",
    ". . . . . . + +": """
        POST decks.change, GET decks.compare, GET decks.history, POST decks.name_version,
        POST decks.redo, GET decks.remarks, POST decks.restore, GET decks.search,
        POST decks.set_share, GET decks.settings, POST decks.settings, GET decks.share,
        GET decks.suggestions, GET decks.text, POST decks.text, POST decks.undo,
        GET decks.exchange, GET decks.finish,
        POST decks.delete, POST decks.new_links""",
    # The owner's deck is private: there is no link to draw, and a program has no session.
    ". . . . . + + .": "GET decks.qr, GET api.deck",
    # No deck is a copy of a public one, and the address names no game of a gauntlet, against the
    # computer or of a measured change; an edit link leads to the read link first.
    ". . . . . . + .": """
        GET decks.original, POST api.change_deck, GET api.deck_changes, GET goldfish.gauntlet_game,
        GET goldfish.play_replay, GET goldfish.shown_pair""",
}

EVENTS: Final[Table] = {
    # nobody, curator, administrator, withdrawn link, other player, player, judge, organizer
    ". . . . + + + +": """
        GET events.event, GET events.own_qr, POST events.confirm_pool, GET events.register_pool,
        POST events.register_pool""",
    ". . . . + + . .": """
        POST events.check_in, POST events.claim_pool, POST events.leave, GET events.own_answers,
        POST events.read_messages,
        POST events.own_answers, GET events.own_round, GET events.own_hand_in,
        POST events.own_hand_in,
        GET events.own_receipt, GET events.own_receipt_file,
        GET events.own_versions, GET events.pool, GET matches.match, GET matches.match_since,
        POST matches.come""",
    ". . . . . . + +": """
        POST api.add_player, POST api.enter_result, POST api.hand_in,
        POST events.act_on_players, POST events.add_player, POST events.answer,
        POST events.answer_offer,
        GET events.begin_check, POST events.begin_check, GET events.check, POST events.check,
        GET events.check_changes,
        GET events.changes, GET events.rounds_changes, GET events.checks, GET events.penalties,
        GET events.penalties_file, POST events.penalty,
        GET events.correct_pool, POST events.correct_pool, POST events.draw,
        GET api.event_changes, GET events.export_log, POST events.give_pool, GET events.log,
        GET events.player,
        GET events.player_hand_in, POST events.player_hand_in, GET events.player_receipt,
        GET events.player_receipt_file,
        GET events.player_versions, GET events.pools, GET events.print, GET events.print_blank,
        GET events.print_pools, POST events.print_sheets, POST events.rename_player,
        GET events.rounds, POST events.seat, GET events.standings, GET events.standings_file,
        GET events.places, GET events.places_file,
        POST events.drop_player, GET events.import_players, POST events.import_players,
        GET events.pods, POST events.make_pods, POST events.move_in_pods, POST events.pod_clock,
        POST events.player_link, GET events.print_seats, GET events.plan, POST events.store_plan,
        POST events.set_player, GET events.report_file""",
    # No event of these has started, or has a round.
    ". . . . . . . .": """
        POST events.clock, POST events.results_from_file, POST events.own_round,
        POST events.pair, POST events.result,
        GET events.round_file, POST events.unpair, GET events.print_round, GET events.read_line,
        GET events.open_now,
        POST events.enter_line, POST events.change_pairing, POST matches.leave,
        GET matches.table, GET matches.table_since, POST matches.rule""",
    ". . . . . . . +": """
        GET events.copy, POST events.copy, GET events.end,
        POST events.failed_mails, GET events.entry, POST events.entry, POST events.export,
        GET events.exports, GET events.intake,
        POST events.intake, GET events.links, POST events.make_link, POST events.printable,
        GET events.publish, POST events.publish, POST events.purge, GET events.recheck,
        POST events.recheck, GET events.settings, POST events.settings,
        POST events.withdraw_link, POST events.move, POST events.personal_links,
        GET api.event, GET api.event_players, GET api.event_lists, GET api.event_checks,
        GET api.event_receipt, GET api.event_standings""",
}

LAST: Final = (
    "accounts.sign_out_everywhere", "decks.delete", "decks.new_links", "events.drop_player",
    "events.withdraw_link", "events.move", "events.player_link",
)  # fmt: skip
"""Routes that take something away from later visitors: tried at the end, in this order."""


NEEDS: Final[tuple[tuple[Callable[[Game], object], str], ...]] = (
    (
        lambda of: of.cards,
        """GET cards.browse, GET cards.card, GET cards.face, GET cards.find, GET cards.names,
        GET cards.search_help, GET api.cards, GET api.card, GET api.printings, GET api.sets,
        GET api.set, GET api.card_names, GET api.precons, GET api.precon, GET public_decks.feed,
        GET api.catalogue_json, GET api.catalogue_csv, GET api.public_decks,
        GET curation.changes, GET curation.show, POST curation.undo,
        GET curation.overview, GET curation.texts, GET curation.upload, POST curation.upload,
        POST decks.precon, POST decks.add_card,
        GET public_decks.browse, GET collection.checklist, GET collection.export,
        GET collection.import, GET collection.overview, GET collection.search,
        GET collection.together, GET collection.trade, GET collection.wish,
        POST collection.checklist, POST collection.import, POST collection.search,
        POST collection.trade, POST collection.wish""",
    ),
    (
        lambda of: of.cards and of.cards.needed().forms,
        """GET curation.add, POST curation.add, GET curation.edit, POST curation.edit,
        GET curation.export_csv, GET curation.history,
        POST curation.withdraw""",
    ),
    (lambda of: of.cards and of.cards.needed().write_set, "GET curation.export_set"),
    (lambda of: of.legality, "GET static_pages.findings"),
    (lambda of: of.suggestions, "GET decks.suggestions"),
    (
        lambda of: of.construction,
        """GET static_pages.formats, GET api.formats,
        GET curation.banned_list, POST curation.banned_list""",
    ),
    (
        lambda of: of.rulebook,
        """GET static_pages.rule, GET static_pages.rules,
        GET static_pages.default_rules, GET api.rules""",
    ),
    (lambda of: of.odds or of.simulator or of.table, "GET goldfish.index, POST goldfish.paste"),
    (
        lambda of: of.simulator,
        """GET goldfish.block, GET goldfish.compare, GET goldfish.download,
        POST goldfish.download, POST goldfish.figures, GET goldfish.panel, GET goldfish.report""",
    ),
    (
        lambda of: of.simulator and of.simulator.needed().card_changes,
        "GET goldfish.changes, POST goldfish.measure_changes, GET goldfish.shown_pair",
    ),
    (lambda of: of.simulator and of.simulator.needed().referee, "POST goldfish.play_on_referee"),
    (
        lambda of: of.simulator and of.simulator.needed().hand_in_turns,
        "GET goldfish.hand_in_turns",
    ),
    (lambda of: of.table, "GET goldfish.table"),
    (
        lambda of: of.computer_players,
        """GET goldfish.gauntlet, POST goldfish.play_gauntlet, GET goldfish.gauntlet_game,
        GET goldfish.matrix, POST goldfish.stop_gauntlet""",
    ),
    (lambda of: of.playing, "GET goldfish.play, GET goldfish.play_replay"),
    (
        lambda of: of.seated_play,
        "GET by_link.new, POST by_link.new, GET by_link.reports, POST by_link.reports",
    ),
    (
        lambda of: of.limited,
        """GET limited.index, GET limited.open_sealed, GET limited.begin_draft, GET api.boosters,
        POST events.claim_pool, POST events.confirm_pool, GET events.correct_pool,
        POST events.correct_pool, POST events.give_pool, GET events.pool, GET events.pools,
        GET events.register_pool, POST events.register_pool,
        GET events.pods, POST events.make_pods, POST events.move_in_pods,
        POST events.pod_clock""",
    ),
)
"""Capabilities needed by routes that exist for games in general. Without one, nothing is there."""

_REDIRECTED: Final = "goldfish."
"""Routes at which an edit link leads to the read link first, whether or not that has the page."""


def expected(table: Table, of: Game) -> dict[str, str]:
    """The answers of a table that hold for a game."""
    lacking = {
        " ".join(route.split())
        for has, routes in NEEDS
        if not has(of)
        for route in routes.split(",")
    }
    return {
        route: _nothing_there(told, leads_on=table is DECKS and _REDIRECTED in route)
        if route in lacking
        else told
        for route, told in routes_of(table).items()
    }


def _nothing_there(told: str, *, leads_on: bool) -> str:
    """The answers if nothing is there; a visitor who is not signed in is still asked to sign in."""
    by_visitor = told.replace("+", ".").split()
    if leads_on:
        by_visitor[-2] = "+"
    return " ".join(by_visitor)


def routes_of(table: Table) -> dict[str, str]:
    """Each `METHOD endpoint` of a table with what it expects."""
    return {
        " ".join(route.split()): expected
        for expected, routes in table.items()
        for route in routes.split(",")
    }


def tried(
    world: World, visitors: Callable[[], list[Visitor]], belongs: Callable[[Rule], bool]
) -> dict[str, str]:
    """The answer that every visitor gets at every route that belongs to the table."""
    found = {}
    there = visitors()
    rules = sorted(world.app.url_map.iter_rules(), key=_place)
    for rule in filter(belongs, rules):
        if rule.endpoint in ("decks.delete", "decks.new_links"):
            there = visitors()
        for method in sorted({*(rule.methods or ())} - {"HEAD", "OPTIONS"}):
            told = [world.ask(visitor, rule, method) for visitor in there]
            found[f"{method} {rule.endpoint}"] = " ".join(told)
    return found


def _place(rule: Rule) -> tuple[int, str]:
    return (LAST.index(rule.endpoint) if rule.endpoint in LAST else -1, rule.endpoint)


def of_an_event(rule: Rule) -> bool:
    return EVENT_PAGES in rule.rule


def of_a_deck(rule: Rule) -> bool:
    return "<way>/<key>" in rule.rule and not of_an_event(rule)


def of_a_game(rule: Rule) -> bool:
    """A page about a game, or one that begins something in it."""
    begins = rule.endpoint in ("decks.new", "decks.import_deck", "decks.precon", "decks.add_card")
    return "<game:game>" in rule.rule or begins or rule.endpoint == "events.new"


def of_a_page(rule: Rule) -> bool:
    return not of_a_deck(rule) and not of_an_event(rule)


@pytest.fixture
def world(app: Flask) -> World:
    return World(app)


@pytest.fixture
def of_shadowfist(app: Flask) -> World:
    return World(app, SHADOWFIST)


@pytest.mark.slow
def test_pages_open_to_whom_they_are_for(world: World) -> None:
    assert tried(world, world.page_visitors, of_a_page) == routes_of(PAGES)


@pytest.mark.slow
@pytest.mark.parametrize("about", [SHADOWFIST, TERRUS], ids=lambda about: about.key)
def test_pages_of_another_game_open_to_the_same(world: World, about: Subject) -> None:
    there = expected(PAGES, game(about.key))
    world.subject = about
    found = tried(world, world.page_visitors, lambda rule: of_a_page(rule) and of_a_game(rule))
    assert len(found) > 40
    assert found == {route: there[route] for route in found}


@pytest.mark.slow
def test_decks_open_to_who_holds_a_link_or_owns_them(world: World) -> None:
    assert tried(world, world.deck_visitors, of_a_deck) == routes_of(DECKS)


@pytest.mark.slow
def test_decks_of_another_game_open_to_the_same(of_shadowfist: World) -> None:
    found = tried(of_shadowfist, of_shadowfist.deck_visitors, of_a_deck)
    assert found == expected(DECKS, game("shadowfist"))


@pytest.mark.slow
def test_events_open_to_who_holds_a_link_of_that_kind(world: World) -> None:
    assert tried(world, world.event_visitors, of_an_event) == routes_of(EVENTS)


@pytest.mark.slow
def test_events_of_another_game_open_to_the_same(of_shadowfist: World) -> None:
    found = tried(of_shadowfist, of_shadowfist.event_visitors, of_an_event)
    assert found == expected(EVENTS, game("shadowfist"))


def test_every_route_is_in_exactly_one_table(app: Flask) -> None:
    there = sorted(
        {
            f"{method} {rule.endpoint}"
            for rule in app.url_map.iter_rules()
            for method in {*(rule.methods or ())} - {"HEAD", "OPTIONS"}
        }
    )
    listed = sorted(route for table in (PAGES, DECKS, EVENTS) for route in routes_of(table))
    assert there == listed


def test_what_a_game_may_lack_is_a_route_in_a_table() -> None:
    known = {route for table in (PAGES, DECKS, EVENTS) for route in routes_of(table)}
    for _, routes in NEEDS:
        assert set(routes_of({"": routes})) <= known
    assert expected(EVENTS, game("spoils")) == routes_of(EVENTS)


@pytest.mark.slow
def test_what_is_not_yours_looks_like_what_is_not_there(world: World) -> None:
    """A withdrawn link, one of another kind and one that never was get the same answer."""
    links = world.places[0].links
    rules = [rule for rule in world.app.url_map.iter_rules() if of_an_event(rule)]
    for kind, other in (("organizer", "judge"), ("judge", "player"), ("player", "judge")):
        keys = [links[name].rpartition("/")[2] for name in (f"withdrawn {kind}", other)]
        for rule in rules:
            if "GET" in (rule.methods or ()):
                tries = [(kind, key) for key in (GUESSED, *keys)]
                absent, *others = world.pages_of(rule, *tries)
                assert absent.startswith("404 ")
                assert others == [absent] * len(others), f"{kind}: {rule.rule}"
