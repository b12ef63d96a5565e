"""OCTGN, LackeyCCG, Cockatrice and Magic Online: what their files hold and how they break."""

import pytest

from app.games.spoils.decklists import Import, Zone
from app.games.spoils.presentation.deck_files import DECK_FILES

RAGE = "7e9610d4-c06d-437d-a5e6-000000000011"
OBSESSION = "7e9610d4-c06d-437d-a5e6-000000000007"
TOURNAMENT = "7e9610d4-c06d-437d-a5e6-000000000006"
GAME = "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88"


def o8d(faction: str, main: str = f'<card qty="3" id="{RAGE}">Rage</card>') -> str:
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<deck game="{GAME}">\n'
        f'<section name="Game Deck">{main}</section>\n{faction}\n</deck>'
    )


FACTION_CARDS = f'<card qty="1" id="{TOURNAMENT}">The Tournament Faction</card>\n' + (
    f'<card qty="2" id="{RAGE}">Rage</card>'
)


def statuses(read: Import) -> list[str]:
    return [line.status.value for line in read.lines]


def assert_five_rage_two_starting(read: Import) -> None:
    assert not read.is_unreadable, read
    assert read.format == "o8d"
    assert read.decklist.size == 5
    assert [(line.name, line.copies) for line in read.decklist.starting] == [("Rage", 2)]
    assert [card.name for card in read.decklist.factions] == ["The Tournament Faction"]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_the_faction_section_holds_faction_and_starting_resources(catalogue, mark):
    whole = o8d(f'<section name="Faction">{FACTION_CARDS}</section>')
    read = DECK_FILES.read(mark + whole.encode(), catalogue)
    assert_five_rage_two_starting(read)
    assert statuses(read) == ["read"] * 3


@pytest.mark.parametrize(
    "emptied", ['<section name="Faction" />', '<section name="Faction"></section>']
)
def test_cards_after_an_emptied_section_with_a_lone_end_tag_are_repaired(catalogue, emptied):
    read = DECK_FILES.read(o8d(f"{emptied}\n{FACTION_CARDS}\n</section>"), catalogue)
    assert_five_rage_two_starting(read)
    assert statuses(read) == ["read", "repaired", "read", "read"]
    repaired = next(line for line in read.lines if line.status == "repaired")
    assert "ends before its cards" in repaired.note
    assert repaired.line == 4


def test_cards_outside_a_section_are_read_as_standing_in_the_one_before(catalogue):
    read = DECK_FILES.read(o8d(f'<section name="Faction" />{FACTION_CARDS}'), catalogue)
    assert_five_rage_two_starting(read)
    assert statuses(read) == ["read", "repaired", "repaired"]


def test_the_id_is_the_authority_and_a_clash_with_the_name_is_told(catalogue):
    read = DECK_FILES.read(o8d("", f'<card qty="4" id="{OBSESSION}">Rage</card>'), catalogue)
    assert read.decklist.copies() == {"Obsession": 4}
    assert statuses(read) == ["repaired"]
    assert "Obsession" in read.lines[0].note
    assert "Rage" in read.lines[0].note


def test_an_unknown_id_falls_back_to_the_exact_name_and_never_further(catalogue):
    main = '<card qty="4" id="new">Scout</card><card qty="1" id="newer">Scuot</card>'
    read = DECK_FILES.read(o8d("", main), catalogue)
    assert statuses(read) == ["repaired", "open"]
    assert read.lines[1].suggestions == ("Scout",)
    assert read.is_unreadable


def test_the_same_id_twice_is_added_up(catalogue):
    main = f'<card qty="4" id="{RAGE}">Rage</card>' * 2
    read = DECK_FILES.read(o8d("", main), catalogue)
    assert [line.copies for line in read.decklist.lines] == [8]


def test_cards_of_an_unknown_section_are_not_guessed_into_the_deck(catalogue):
    read = DECK_FILES.read(
        o8d(f'<section name="Plunder"><card qty="1" id="{RAGE}">Rage</card></section>'), catalogue
    )
    assert statuses(read) == ["read", "open"]
    assert "Plunder" in read.lines[1].note


def test_a_card_that_cannot_start_is_read_as_a_card_of_the_deck(catalogue):
    scout = catalogue.newest["Scout"].id
    read = DECK_FILES.read(
        o8d(f'<section name="Faction"><card qty="1" id="{scout}">Scout</card></section>'), catalogue
    )
    assert statuses(read) == ["read", "repaired"]
    assert read.decklist.copies() == {"Rage": 3, "Scout": 1}
    assert read.decklist.starting == ()


def test_a_deck_of_another_game_of_octgn_is_told(catalogue):
    read = DECK_FILES.read(o8d("").replace(GAME, "a6c8d2e8-7cd8-11dd-8f94-e62b56d89593"), catalogue)
    assert statuses(read)[0] == "repaired"
    assert "The Spoils" in read.lines[0].note


def test_notes_of_octgn_are_kept(catalogue):
    read = DECK_FILES.read(o8d("<notes><![CDATA[ Slow & steady ]]></notes>"), catalogue)
    assert read.decklist.notes == "Slow & steady"


LACKEY = """<!DOCTYPE deck>
<deck version="0.8">
 <meta><game>spoils</game><title>Goo</title><author>Somebody</author><date>2008</date></meta>
 <superzone name="Deck">
  <card><name id="scout_1ed">Scout</name><set>1ED</set></card>
  <card><name id="scout_1ed">Scout</name><set>1ED</set></card>
  <card><name>Gnat</name></card>
 </superzone>
 <superzone name="Sideboard"><card><name>Gnat</name></card></superzone>
</deck>
"""


@pytest.mark.parametrize("encoding", ["utf-8", "iso-8859-1"])
def test_lackey_has_one_element_per_copy(catalogue, encoding):
    declared = f'<?xml version="1.0" encoding="{encoding}"?>' + LACKEY
    read = DECK_FILES.read(declared.encode(encoding), catalogue)
    assert not read.is_unreadable, read
    assert read.format == "dek"
    assert (read.decklist.name, read.decklist.author) == ("Goo", "Somebody")
    assert read.decklist.copies() == {"Scout": 2, "Gnat": 1}
    assert read.decklist.copies(Zone.SIDEBOARD) == {"Gnat": 1}
    assert read.decklist.lines[0].printing.set.code == "1ED"


def test_lackey_cards_of_an_unknown_zone_are_bad(catalogue):
    read = DECK_FILES.read(LACKEY.replace('"Sideboard"', '"Misc"'), catalogue)
    assert statuses(read)[-1] == "open"


def test_magic_online_shares_the_extension(catalogue):
    content = (
        '<?xml version="1.0" encoding="utf-8"?><Deck><NetDeckID>0</NetDeckID>'
        '<Cards CatID="1" Quantity="4" Sideboard="false" Name="Scout"/>'
        '<Cards CatID="2" Quantity="2" Sideboard="true" Name="Gnat"/></Deck>'
    )
    read = DECK_FILES.read(content, catalogue, "goo.dek")
    assert read.format == "mtgo"
    assert read.decklist.copies() == {"Scout": 4}
    assert read.decklist.copies(Zone.SIDEBOARD) == {"Gnat": 2}


def test_cockatrice_accepts_elements_of_newer_programs(catalogue):
    content = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp>Sat Nov 1 2008</lastLoadedTimestamp>
    <deckname>Goo</deckname>
    <format>constructed</format>
    <bannerCard providerId="">Scout</bannerCard>
    <comments>Slow</comments>
    <tags><tag>rage</tag></tags>
    <zone name="main"><card number="4" name="Scout" price="0.1"/></zone>
    <zone name="side"><card number="2" name="Gnat" setShortName="2ED"/></zone>
    <zone name="tokens"><card number="1" name="Micromajig Token"/></zone>
    <sideboard_plan><name>x</name></sideboard_plan>
</cockatrice_deck>"""
    read = DECK_FILES.read(content, catalogue)
    deck = read.decklist
    assert not read.is_unreadable, read
    assert (deck.name, deck.notes, deck.tags) == ("Goo", "Slow", ("rage",))
    assert deck.copies() == {"Scout": 4}
    assert deck.copies(Zone.SIDEBOARD) == {"Gnat": 2}
    assert deck.copies(Zone.CONSIDERING) == {"Micromajig Token": 1}


@pytest.mark.parametrize("root", ["carddatabase", "Deck", "svg"])
def test_xml_that_is_no_deck_is_refused_by_the_name_of_its_root(catalogue, root):
    read = DECK_FILES.read(f"<{root}><zone/></{root}>", catalogue)
    assert read.is_unreadable
    assert root in read.error
