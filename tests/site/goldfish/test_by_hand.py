"""One game by hand without script: opening hand, advice, table, undo."""

import html
import re
from collections import Counter
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils.facts import Catalogue

WARLORD = "/spoils/goldfish/precon/starter-arcanist-warlord"


def hand_names(page: str) -> list[str]:
    """The cards of a hand: those of an opening hand one by one, those on the table in stacks."""
    names = re.findall(r'class="card hand-card[^"]*" aria-label="([^"]+)"', page)
    for stack in page.split('<li class="held')[1:]:
        name = re.search(r"<h3><a [^>]*>([^<]+)<", stack)
        copies = re.search(r'class="copies">×(\d+)<', stack.partition("</li>")[0])
        assert name
        names += [name[1]] * (int(copies[1]) if copies else 1)
    return [html.unescape(name) for name in names]


def buttons(page: str) -> dict[str, str]:
    """The answers by their words, without what they leave."""
    found = re.findall(r'name="do" value="([^"]+)"[^>]*>\s*(?:<span>)?([^<]+)', page)
    return {
        re.sub(r", leaves \d+$", "", html.unescape(words.strip())): html.unescape(action)
        for action, words in reversed(found)
    }


def board(page: str) -> str:
    """Both sides of the table, without the log and the hand."""
    return page.partition('class="table-board"')[2].partition('class="table-side"')[0]


class Player:
    """Somebody at the table who follows links and presses buttons."""

    def __init__(self, client: FlaskClient, address: str) -> None:
        self.client = client
        self.address = address
        self.go(address)

    def go(self, address: str) -> None:
        answer = self.client.get(address, follow_redirects=True)
        assert answer.status_code == 200
        request = answer.request
        self.address = f"{request.path}?{request.query_string.decode()}"
        self.page = answer.text

    def press(self, words: str, *, card: str = "") -> None:
        """Press a button; `card` names the one in hand that it belongs to."""
        stacks = self.page.split('<li class="held')[1:] if card else [self.page]
        place = next(stack for stack in stacks if f">{card}<" in stack or not card)
        action = buttons(place)[words].replace(" ", "+")
        self.go(f"{self.address}&do={action}")

    @property
    def question(self) -> str:
        found = re.search(r"data-question>(.*?)</p>", self.page)
        assert found
        return re.sub(r"<[^>]+>", "", found[1])

    def finish_turn(self) -> None:
        while "End turn" not in buttons(self.page):
            self.press(next(iter(buttons(self.page))))
        self.press("End turn")
        while "opponent’s turn</b>" in self.page:
            self.press("Let it happen")


def chances(page: str) -> list[float]:
    table = page[page.index('class="table choices"') :]
    words = {"never": 0.0, "always": 100.0}
    shown = re.findall(r'<td class="num"><b>([^<]+)</b>', table)
    return [words[each] if each in words else float(each.removesuffix(" %")) for each in shown]


def test_every_visit_without_a_seed_is_another_shuffle(client: FlaskClient) -> None:
    seeds = {client.get(f"{WARLORD}/hand").location for _ in range(4)}
    assert len(seeds) > 1


def test_a_link_shows_the_same_hand_to_everybody(client: FlaskClient) -> None:
    page = client.get(f"{WARLORD}/hand?seed=4417").text
    assert len(hand_names(page)) == 8
    assert hand_names(page) == hand_names(client.get(f"{WARLORD}/hand?seed=4417").text)
    assert len(hand_names(client.get(f"{WARLORD}/hand?seed=4417&order=second").text)) == 9


def test_the_link_for_others_gives_no_right_to_edit(client: FlaskClient) -> None:
    base = client.post("/decks/precon/seed-1-rogue").location
    page = client.get(f"{goldfish_of(base)}/hand?seed=5", follow_redirects=True).text
    shared = re.search(r'href="([^"]+)">Share this hand', page)
    assert shared
    address = html.unescape(shared[1])
    assert base.rpartition("/")[2] not in address
    assert hand_names(client.get(address).text) == hand_names(page)


def test_advice_ranks_choices_and_includes_keeping_all(client: FlaskClient) -> None:
    page = client.get(f"{WARLORD}/hand?seed=4417").text
    ranked = chances(page)
    assert "Keep all cards" in page
    assert ranked[0] == max(ranked)
    assert ranked[0] > ranked[-1]


def test_choosing_a_line_marks_its_cards_and_puts_nothing_back(client: FlaskClient) -> None:
    page = client.get(f"{WARLORD}/hand?seed=4417").text
    row = re.search(r'<th scope="row"><a href="([^"]+)">Put back (\d)', page)
    assert row
    marked = client.get(html.unescape(row[1])).text
    assert marked.count('name="back" value') - marked.count('type="hidden" name="back"') == 8
    assert marked.count(" checked ") == int(row[2])
    assert 'class="chosen"' in marked
    assert hand_names(marked) == hand_names(page)


def test_a_goal_that_cannot_be_reached_says_so_in_words(client: FlaskClient) -> None:
    page = client.get(f"{WARLORD}/hand?seed=1&n=3&q=provides:G&turn=2").text
    assert "The deck does not contain what is needed." in page
    assert "<b>never</b>" in page


@pytest.mark.parametrize(
    ("count", "query"), [("0", "t:character"), ("x", "t:character"), ("1", "colour:R")]
)
def test_a_need_that_cannot_be_read_says_why_beside_its_row(
    client: FlaskClient, count: str, query: str
) -> None:
    page = client.get(f"{WARLORD}/hand", query_string={"seed": 1, "n": count, "q": query}).text
    assert 'id="need-1-error"' in page
    assert f'value="{query}"' in page
    assert len(hand_names(page)) == 8


def test_a_goal_too_large_to_count_is_refused_in_words(client: FlaskClient) -> None:
    arguments = {"seed": 1, "n": ["9"] * 5, "q": ["c=1", "c=2", "c=3", "t:character", "t:tactic"]}
    page = client.get(f"{WARLORD}/hand", query_string=arguments).text
    assert "too many combinations" in page


def test_cards_put_back_go_under_the_deck_and_as_many_are_drawn(client: FlaskClient) -> None:
    hand = hand_names(client.get(f"{WARLORD}/hand?seed=4417").text)
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1&back=3&back=1")
    kept = [name for place, name in enumerate(hand) if place not in (0, 2)]
    assert not Counter(kept) - Counter(hand_names(player.page))
    assert f"2 cards put back: {hand[2]}, {hand[0]}." in html.unescape(player.page)


def test_five_turns_by_hand(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    for turn in range(1, 6):
        assert f"Turn {turn}</b>" in player.page
        assert player.question.startswith("Your Develop.")
        player.press("Play a resource" if turn < 3 else "Draw a card")
        player.finish_turn()
    assert "Turn 6</b>" in player.page


WHAT_IT_DOES = "inflict 1 damage on your opponent&#39;s faction."


def test_cards_in_hand_and_on_the_table_say_what_they_do(client: FlaskClient) -> None:
    hand = client.get(f"{WARLORD}/hand?seed=11").text
    assert hand.count("hand-card") >= 8
    for words in (WHAT_IT_DOES, "Put the picked card into its owner", "No rules text."):
        assert words in hand
    player = Player(client, f"{WARLORD}/table?seed=11&mulligan=1")
    assert WHAT_IT_DOES in player.page
    assert WHAT_IT_DOES not in board(player.page)
    assert "<summary>The Tournament Faction</summary>" in board(player.page)


def test_a_card_in_play_says_what_it_does(client: FlaskClient) -> None:
    deck = "1 Hall of Great Justice\n30 Rage\n30 Barbaric Rifleman"
    address = client.post("/spoils/goldfish", data={"deck": deck}).location.rpartition("/")[0]
    player = Player(client, f"{address}/table?seed=2&mulligan=1")
    player.press("Draw a card")
    player.press("Deploy")
    while "Let it happen" in buttons(player.page):
        player.press("Let it happen")
    assert WHAT_IT_DOES in board(player.page)


def test_each_card_that_cannot_be_deployed_says_what_it_lacks(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    player.press("Draw a card")
    assert 'lacks 2 <svg class="i i-R"' in player.page
    assert "play it as your Develop, or pay 4" in player.page
    player = Player(client, f"{WARLORD}/table?seed=1&mulligan=1")
    player.press("Draw a card")
    assert re.search(r"costs \d more than you have", player.page)


def test_undo_takes_back_the_last_answer(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    before = player.page
    player.press("Draw a card")
    assert player.page != before
    undo = re.search(r'href="([^"]+)"[^>]*data-key="u"', player.page)
    assert undo
    player.go(html.unescape(undo[1]))
    assert hand_names(player.page) == hand_names(before)
    assert player.question.startswith("Your Develop.")


def test_the_address_is_the_game(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    player.press("Play a resource")
    player.press("Play as a resource")
    again = Player(client, player.address)
    assert hand_names(again.page) == hand_names(player.page)
    assert again.question == player.question


def goldfish_of(deck: str) -> str:
    """The goldfish address below the address of a deck."""
    return deck.replace("/decks/", "/spoils/goldfish/")


@pytest.fixture
def played(client: FlaskClient) -> tuple[str, Player]:
    """A deck of the builder with its address, and a game of it that stands at its first turn."""
    deck = client.post("/decks/precon/starter-arcanist-warlord").location
    player = Player(client, f"{goldfish_of(deck)}/hand?seed=4417")
    player.go(player.address.replace("/hand?", "/table?") + "&mulligan=1&back=2&back=3")
    return deck, player


def add_a_card(client: FlaskClient, deck: str, catalogue: Catalogue) -> None:
    scout = catalogue.newest["Scout"].id
    data = {"version": "1", "change": f"add deck {scout} 1"}
    assert client.post(f"{deck}/change", data=data).status_code == 303


CHANGED_SINCE = "This deck has changed since; the game belongs to version 1."


def test_a_game_plays_the_version_of_the_deck_it_was_made_for(
    app: Flask, client: FlaskClient, played: tuple[str, Player], catalogue: Catalogue
) -> None:
    deck, player = played
    hand, address = hand_names(player.page), player.address
    assert CHANGED_SINCE not in player.page
    add_a_card(client, deck, catalogue)
    for visitor in (client, app.test_client()):
        again = Player(visitor, address)
        assert hand_names(again.page) == hand
        assert CHANGED_SINCE in again.page
        again.press("Play a resource")
        assert CHANGED_SINCE in again.page
    newest = re.search(r'href="([^"]+)">Draw a hand from version 2<', again.page)
    assert newest
    assert CHANGED_SINCE not in client.get(newest[1], follow_redirects=True).text
    client.post(f"{deck}/undo")
    assert CHANGED_SINCE not in Player(client, address).page


def test_forms_of_a_game_keep_its_version(
    client: FlaskClient, played: tuple[str, Player], catalogue: Catalogue
) -> None:
    deck, player = played
    add_a_card(client, deck, catalogue)
    hand = client.get(player.address.replace("/table?", "/hand?")).text
    assert CHANGED_SINCE in hand
    found = re.findall(r"<form.*?</form>", player.page + hand, re.DOTALL)
    forms = [form for form in found if 'method="get"' in form]
    assert len(forms) == 3
    assert all(re.search(r'name="version" value="1-\w+"', form) for form in forms)


def test_who_only_reads_opens_no_version_without_its_address(
    app: Flask, client: FlaskClient, played: tuple[str, Player], catalogue: Catalogue
) -> None:
    deck, player = played
    add_a_card(client, deck, catalogue)
    proof = parse_qs(urlsplit(player.address).query)["version"][0]
    reader = app.test_client()
    for wrong in ("1", "1-", "1-000000000000", "2-" + proof.partition("-")[2], "99", "x", "-"):
        assert reader.get(player.address.replace(proof, wrong)).status_code == 404


def test_an_older_address_that_names_no_version_says_that_the_game_is_not_this_decks(
    client: FlaskClient, played: tuple[str, Player], catalogue: Catalogue
) -> None:
    deck, player = played
    for words in ("Play a resource", "Play as a resource"):
        player.press(words)
    add_a_card(client, deck, catalogue)
    answer = client.get(re.sub(r"&version=[^&]*", "", player.address))
    assert answer.status_code == 409
    assert "This game cannot be shown." in answer.text


def test_decks_of_the_account_are_offered_too(client: FlaskClient) -> None:
    client.post("/account/sign-up", data={"name": "Ada", "password": "four staples of rage"})
    deck = client.post("/decks/precon/seed-1-rogue").location
    for page in ("/spoils/goldfish", f"{WARLORD}/compare"):
        assert deck.removeprefix("/decks/") in client.get(page).text


def test_an_action_that_is_not_legal_changes_nothing_and_says_so(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    for wrong in ("deploy+999", "attack+1", "rubbish"):
        address = player.address
        player.go(f"{address}&do={wrong}")
        assert "Nothing was done" in player.page
        assert player.address == address


@pytest.mark.parametrize("game", ["x", "eNoD", "é", "A" * 500])
def test_a_game_that_cannot_be_read_leads_back_to_the_hand(client: FlaskClient, game: str) -> None:
    moved = client.get(f"{WARLORD}/table", query_string={"seed": 4417, "game": game})
    assert moved.status_code == 302
    assert urlsplit(moved.location).path.endswith("/hand")
    assert parse_qs(urlsplit(moved.location).query)["seed"] == ["4417"]


def test_a_script_gets_the_table_alone(client: FlaskClient) -> None:
    address = f"{WARLORD}/table?seed=4417&mulligan=1"
    answer = client.get(address, headers={"X-Fragment": "table"}, follow_redirects=True)
    assert "<html" not in answer.text
    assert 'id="move"' in answer.text


def test_every_line_of_the_log_goes_back_to_before_it(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    before = player.page
    player.press("Draw a card")
    player.finish_turn()
    drew = re.search(
        r'href="([^"]+)"[^>]*><span[^>]*>[^<]*</span><span data-line>Drew', player.page
    )
    assert drew
    player.go(html.unescape(drew[1]))
    assert player.question == "Your Develop. Draw a card, or play a resource."
    assert hand_names(player.page) == hand_names(before)


def test_beside_the_hand_stands_what_each_choice_of_the_develop_brings(client: FlaskClient) -> None:
    player = Player(client, f"{WARLORD}/table?seed=4417&mulligan=1")
    assert "What you gain this turn" in player.page
    unseen = re.search(r"Exact, (\d+) cards unseen", player.page)
    assert unseen
    chances = re.findall(r"with chance (\d+)/(\d+) = <b>([\d.]+)</b>", player.page)
    assert chances
    for part, whole, decimal in chances:
        assert f"{int(part) / int(whole):.3f}" == decimal
        assert int(unseen[1]) % int(whole) == 0
    player.press("Draw a card")
    assert "What you gain this turn" not in player.page


def test_a_card_with_several_texts_offers_them_in_words_and_is_no_develop(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    deck = "1 Drowned Catacombs\n30 Deception\n20 Overindulge\n20 Guttersnipe"
    address = client.post("/spoils/goldfish", data={"deck": deck}).location.rpartition("/")[0]
    player = Player(client, f"{address}/table?seed=1&mulligan=1")
    player.press("Play a resource")
    player.press("Play as a resource")
    player.press("Deploy", card="Guttersnipe")
    while "Overindulge" not in player.question:
        player.press("Deploy", card="Overindulge")
    text = "Pick a character and the picked character gets −2 life this turn"
    assert text in buttons(player.page)
    assert "once, from the faction" not in player.page


SWITCHING = "1 The Tournament Faction\n25 Emergency Obfuscation\n30 Deception\n20 Scout"
CHANGED = "The players have changed seats."


def test_who_changes_seats_goes_on_at_the_opponents_side(client: FlaskClient) -> None:
    address = client.post("/spoils/goldfish", data={"deck": SWITCHING}).location.rpartition("/")[0]
    player = Player(client, f"{address}/table?seed=2&mulligan=1")
    while "Deploy" not in buttons(player.page):
        player.press("Play a resource")
        player.press("Play as a resource")
        if "Deploy" not in buttons(player.page):
            player.finish_turn()
    player.press("Deploy")
    while "Let it happen" in buttons(player.page) and CHANGED not in player.page:
        player.press("Let it happen")
    assert CHANGED in player.page
    there = player.page.partition('aria-label="Opponent, in play"')[2]
    assert there.index("Emergency Obfuscation") < there.index("</ul>")
    assert "you sit at the opponent’s side." in player.page
    titles = set()
    for _ in range(12):
        found = re.search(r'class="turn-number">([^<]+)<', player.page)
        assert found
        titles.add(found[1])
        assert set(hand_names(player.page)) == {"Deception"}, "the opponent's staples"
        for words in ("Draw a card", "Let it happen", "End turn"):
            if words in buttons(player.page):
                player.press(words)
        if CHANGED not in player.page:
            break
    assert titles == {f"Turn {turn} of the opponent’s side" for turn in (1, 2)}
    assert "you are back at your own side." in player.page
    assert "opposite</a>" in player.page
    assert "Emergency Obfuscation" in hand_names(player.page)


def with_three_resources(client: FlaskClient, other: str, seed: int) -> Player:
    """A turn with three resources, one of them `other`, and a card in hand that costs 2."""
    deck = f"1 Hall of Great Justice\n8 Rage\n30 {other}\n30 Anxious Oaf"
    address = client.post("/spoils/goldfish", data={"deck": deck}).location.rpartition("/")[0]
    player = Player(client, f"{address}/table?seed={seed}&mulligan=1")
    player.press("Play a resource")
    player.press("Play as a resource", card=other)
    assert "3 free resources" in player.page
    return player


def test_paying_with_staples_takes_no_press_and_can_be_done_differently(
    client: FlaskClient,
) -> None:
    player = with_three_resources(client, "Obsession", 5)
    before = player.address
    player.press("Deploy")
    assert "1 free resource" in player.page
    assert "undo" in player.page
    undo = re.search(r'href="([^"]+)"[^>]*data-key="u"', player.page)
    assert undo
    back = Player(client, html.unescape(undo[1]))
    assert parse_qs(urlsplit(back.address).query) == parse_qs(urlsplit(before).query)
    differently = re.search(r'href="([^"]+)"[^>]*>Pay differently<', player.page)
    assert differently
    player.go(html.unescape(differently[1]))
    assert player.question.endswith("Choose resources to pay with.")
    ways = [words for words in buttons(player.page) if re.match(r"Pay with \d", words)]
    assert sorted(ways) == ["Pay with 1 Obsession and 1 Rage", "Pay with 2 Obsession"]


def test_paying_with_a_resource_that_has_a_text_takes_one_press(client: FlaskClient) -> None:
    player = with_three_resources(client, "Violence", 5)
    player.press("Deploy")
    assert player.question.endswith("Choose resources to pay with.")
    player.press("Pay with 1 Rage and 1 Violence")
    assert "1 free resource" in player.page


def test_a_payment_that_was_begun_by_hand_is_left_to_the_player(client: FlaskClient) -> None:
    player = with_three_resources(client, "Obsession", 5)
    player.press("Deploy")
    differently = re.search(r'href="([^"]+)"[^>]*>Pay differently<', player.page)
    assert differently
    player.go(html.unescape(differently[1]))
    by_hand = player.address
    obsession = (
        board(player.page).rpartition('class="stocks"')[2].partition('aria-label="Obsession"')[2]
    )
    player.go(f"{by_hand}&do={buttons(obsession)['Pay with this'].replace(' ', '+')}")
    assert player.question.endswith("Choose resources to pay with.")
    assert "3 free resources" in player.page
    for wrong in ("pay+999+998", "pay+1+2+3+4+5", "pay", "pay+x"):
        player.go(f"{by_hand}&do={wrong}")
        assert "Nothing was done" in player.page
        assert player.address == by_hand


def test_414_2_an_ability_is_repeated_as_often_as_the_player_says(client: FlaskClient) -> None:
    """A faction draws a card for three resources: with six of them, twice."""
    deck = "1 The Tournament Faction\n75 Rage"
    place = client.post("/spoils/goldfish", data={"deck": deck}).location.rpartition("/")[0]
    player = Player(client, f"{place}/table?seed=5&mulligan=1")
    wanted = ("Play a resource", "Play as a resource", "Draw, pay 3", "Let it happen", "End turn")
    while "Repeat what you did" not in player.page:
        offered = buttons(player.page)
        player.press(next(words for words in wanted if words in offered))
    assert '<option value="1">the last ability</option>' in player.page
    shown = player.address
    for asked, words in (
        ("round=1&times=1", "Repeated 1 time."),
        ("round=1&times=40", "Repeated 1 of 40 times"),
        ("round=1&times=many", "between 1 and 100 times"),
        ("round=4&times=1", "cannot be used again now"),
    ):
        player.go(f"{shown}&{asked}")
        assert words in player.page
    assert player.address == shown, "what was refused changes nothing"
