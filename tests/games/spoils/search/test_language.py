"""The language, section by section: each query with cards it must and must not find.

The sections follow the tables of conventions and of operators.
"""

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.search import SearchIndex, parse, search
from app.games.tabletop.search import Context, MissingContextError, QueryError, Texts

STAPLES = {"Obsession", "Greed", "Elitism", "Deception", "Rage"}


def found(index: SearchIndex, query: str, context: Context | None = None) -> list[str]:
    """The names a query finds, in order."""
    return [card.name for card in search(index, query, context or Context()).cards]


# Each row: query; some of the cards it finds; some it does not find.
CONVENTIONS = [
    # a bare word is part of the name; several words are all of them
    ("scout", ["Scout", "T Force 5 Megascoutmajig"], ["Gnat"]),
    ("gnats swarm", ["Swarm of Gnats"], ["Gnat"]),
    ("striker deadly", ["Deadly Striker"], ["Scout"]),
    # a blank is and; the words and, or in any case
    ("t:character c=1 tr:arcanist", ["Gnat"], ["Scout", "Obsession"]),
    ("t:character AND c=1 and tr:arcanist", ["Gnat"], ["Scout"]),
    ("!Scout Or !Gnat", ["Scout", "Gnat"], ["Swarm of Gnats"]),
    # several values in one field
    ("t:item|location c=1", ["Hidden Dagger", "Clockman Skydocks"], ["Gnat"]),
    ("gnat|scout", ["Gnat", "Swarm of Gnats", "Scout"], ["Deadly Striker"]),
    ("!Scout|Gnat", ["Scout", "Gnat"], ["Swarm of Gnats"]),
    # and binds closer than or; parentheses
    ("!Scout or !Gnat c=4", ["Scout"], ["Gnat"]),
    ("(!Scout or !Gnat) c=4", ["Scout"], ["Gnat"]),
    ("(!Scout or !Gnat) c=1", ["Gnat"], ["Scout"]),
    ("((!Scout))", ["Scout"], ["Gnat"]),
    # negation before anything
    ("t:faction -n:tournament", ["Drowned Catacombs"], ["The Tournament Faction"]),
    ("t:faction not n:tournament", ["Drowned Catacombs"], ["The Tournament Faction"]),
    ("-(t:character or t:tactic) c=4", [], ["Scout", "All-Nighter"]),
    ("--!Scout", ["Scout"], ["Gnat"]),
    ("-not !Scout", ["Scout"], ["Gnat"]),
    ("tr!=universal t:item c=1", ["Hidden Dagger"], ["Clockman Skydocks"]),
    # quotes, also typographic
    ('"of gnats"', ["Swarm of Gnats"], ["Gnat"]),
    ("“of gnats”", ["Swarm of Gnats"], ["Gnat"]),
    ("„of gnats“", ["Swarm of Gnats"], ["Gnat"]),
    ("«of gnats»", ["Swarm of Gnats"], ["Gnat"]),
    ('st:"demon knight"', ["Geiseric, the Souleater"], ["Gnat"]),
    ('"and"', ["Abandoned Testing Complex"], ["Scout"]),
    # exact names
    ('!"Scout"', ["Scout"], ["T Force 5 Megascoutmajig"]),
    ("!“Deadly Striker”", ["Deadly Striker"], []),
    # : and = of texts and numbers
    ("name=scout", ["Scout"], ["T Force 5 Megascoutmajig"]),
    ("name:scout", ["Scout", "T Force 5 Megascoutmajig"], []),
    ("c:4 !Scout", ["Scout"], []),
    ("c=4 !Scout", ["Scout"], []),
    # all comparisons, with their synonyms
    ("c<4", ["Gnat"], ["Scout", "Obsession"]),
    ("c<=4", ["Gnat", "Scout"], ["Obsession"]),
    ("c>4", ["Ominous Oozling"], ["Scout", "Obsession"]),
    ("c>=4", ["Scout"], ["Gnat", "Obsession"]),
    ("c!=4", ["Gnat"], ["Scout", "Obsession"]),
    ("c<>4", ["Gnat"], ["Scout", "Obsession"]),
    ("c≠4", ["Gnat"], ["Scout", "Obsession"]),
    ("c≤1", ["Gnat"], ["Scout"]),
    ("c≥4", ["Scout"], ["Gnat"]),
    ("c=1|4", ["Gnat", "Scout"], ["Ominous Oozling"]),
    ("c!=1|4", ["Ominous Oozling"], ["Gnat", "Scout"]),
    # field against field
    ("str>life t:char", ["Deadly Striker"], ["Scout", "Gnat"]),
    ("str=life", ["Scout", "Gnat"], ["Deadly Striker"]),
    ("life>=c", ["Gnat"], ["Scout"]),
    ("flipth>th", ["Banana Peel"], ["Anatidaephobia", "Scout"]),
    ("flipth=th", ["Anatidaephobia"], ["Banana Peel"]),
    # regular expressions on names and subtypes
    ("/^sc.*t$/", ["Scout"], ["T Force 5 Megascoutmajig"]),
    (r"name:/\bgnats?\b/", ["Gnat", "Swarm of Gnats"], ["Scout"]),
    ("st:/^(mau|lurker)$/", ["Gnat"], ["Scout"]),
    (r"/T Force \d/", ["T Force 5 Megascoutmajig"], ["Scout"]),
    # case, accents, apostrophes and digits are folded in names
    ("SCOUT", ["Scout"], []),
    ("scöut", ["Scout"], []),
    ("frickin’", ["Frickin' Sweet Pogo-Bunny"], []),
    ("elite", ["Elite Team Registration"], ["Scout"]),
    ("leet", ["1337!", "31337!"], ["Scout"]),
    ("brawny", ["6r4wny 60dy9u4rd5"], []),
    ("security", ["53cur17y 5y573m"], []),
    ("mechanic elf", [], ["M3CHm4n1c 31f"]),
    ("mechmanic elf", ["M3CHm4n1c 31f"], []),
    ("M3ch4n1c", ["313373 M3ch4n1c"], []),
    ("gobstoppers", ["94r913 My 908570pp3r5"], []),
    ("pepper", ["H07 P3pp3r", "B14nd P3pp3r"], []),
    ('name="leet!"', ["1337!"], ["31337!"]),
    ("!1337!", ["1337!"], ["31337!"]),
    ('!"leet!"', [], ["1337!", "31337!"]),
    ("horsemajig of the apocalypse - war", ["Horsemajig of the Apocalypse - War"], ["Scout"]),
    ("all nighter", ["All-Nighter"], ["Scout"]),
    ("all-nighter", ["All-Nighter"], ["Scout"]),
]

OPERATORS = [
    # name
    ("n:oozling", ["Ominous Oozling"], ["Scout"]),
    ("name!=scout !Scout|Gnat", ["Gnat"], ["Scout"]),
    # trade
    ("tr:ban", ["Anatidaephobia", "Greed"], ["Scout"]),
    ("tr=Warlord", ["Scout", "Rage"], ["Gnat"]),
    ("tr:rog|war", ["Scout", "Banana Peel"], ["Gnat"]),
    # type; where none fits, subtypes and supertypes
    ("t:fac", ["Hall of Great Justice"], ["Scout"]),
    ("type:tactics", ["1337!"], ["Scout"]),
    ("t:soldier", ["Scout"], ["Gnat"]),
    ("t:knight", ["Merbegon, the Insatiable Taxidermist"], ["Scout"]),
    ("t:staple", [*STAPLES], ["Neurosis"]),
    ("t=soldier", [], ["Scout"]),
    ("t!=character c=4", ["All-Nighter"], ["Scout"]),
    # subtype: one of the list
    ("st:soldier", ["Scout"], ["Gnat"]),
    ("sub:grif", ["Cicibeo the Swift"], ["Scout"]),
    ("subtype=cicibeo", ["Cicibeo the Swift"], ["Scout"]),
    ("st=cici", [], ["Cicibeo the Swift"]),
    ("st!=soldier tr:war c=4", ["Deadly Striker"], ["Scout"]),
    # cost; what has none fulfils no comparison
    ("c:0", ["Cicibeo the Swift", "Crest of Rage"], ["Obsession", "Drowned Catacombs"]),
    ("c:x", [], ["Obsession", "Scout"]),
    ("c>5", ["Ominous Oozling"], ["Obsession"]),
    ("-c>=0", ["Obsession", "Micromajig Token", "Drowned Catacombs"], ["Cicibeo the Swift"]),
    # threshold as a multiset
    ("th:RR", ["Scout", "Really Big Barduse"], ["Gnat", "Embittered Cadet"]),
    ("th=RR", ["Scout"], ["Really Big Barduse"]),
    ("th=2R", ["Scout"], ["Really Big Barduse"]),
    ("th=[R][R]", ["Scout"], ["Really Big Barduse"]),
    ("th=2rage", ["Scout"], ["Really Big Barduse"]),
    ("th<=2R", ["Scout", "Embittered Cadet", "Obsession"], ["Gnat", "Really Big Barduse"]),
    ("th<2R", ["Embittered Cadet", "Obsession"], ["Scout", "Gnat"]),
    ("th>2R", ["Really Big Barduse"], ["Scout", "Gnat"]),
    ("th>=RR", ["Scout", "Really Big Barduse"], ["Gnat"]),
    ("th!=RR", ["Really Big Barduse", "Gnat", "Obsession"], ["Scout"]),
    ("th>=3", ["Really Big Barduse", "Cicibeo the Swift"], ["Scout", "Gnat"]),
    ("th=0", ["Obsession", "Crest of Rage", "Unscrupuls of Victory"], ["Scout"]),
    ("th:V", ["Time to Retire"], ["Scout"]),
    ("th:RO", [], ["Scout", "Gnat"]),
    ("th<=RO", ["Gnat", "Embittered Cadet"], ["Scout"]),
    ("th:greed", ["Anatidaephobia"], ["Scout"]),
    # icon: which kinds occur
    ("i:R", ["Scout", "Really Big Barduse"], ["Gnat", "Obsession"]),
    ("i:rage", ["Scout"], ["Gnat"]),
    ("i=R", ["Scout"], ["Gnat"]),
    ("i<=RD", ["Scout", "Banana Peel", "Obsession"], ["Gnat", "Time to Retire"]),
    ("i=0", ["Obsession", "Crest of Rage"], ["Scout"]),
    ("i>=1", ["Scout", "Time to Retire"], ["Obsession"]),
    ("i>=2", [], ["Scout"]),
    ("i!=R", ["Gnat", "Obsession"], ["Scout"]),
    # provides
    ("pr:OO", ["Neurosis", "Crest of Obsession"], ["Obsession"]),
    ("pr:O", ["Neurosis", "Obsession", "Minion of Thabbash"], ["Gnat"]),
    ("pr=O", ["Obsession"], ["Neurosis"]),
    ("pr>=2", ["Neurosis", "Crest of Rage"], ["Obsession", "Scout"]),
    # strength, life, speed: missing where not printed
    ("str<=0", ["Fiendish Fez", "Shade of the Devoured Emperor"], ["1337!", "Obsession"]),
    ("strength=-2", ["Fiendish Fez"], ["Scout"]),
    ("str>=-1 t:item", ["Hidden Dagger", "Cunning Disguise"], ["Fiendish Fez"]),
    ("str=+1 t:item", ["Hidden Dagger"], ["Fiendish Fez"]),
    ("hp=3", ["Scout"], ["Gnat"]),
    ("li=1", ["Gnat"], ["Scout"]),
    ("sp>=4", ["Scout"], ["Gnat"]),
    ("str!=3", ["Gnat"], ["Scout", "1337!"]),
    ("-str=3", ["Gnat", "1337!"], ["Scout"]),
    # structure: locations only
    ("stru>=8", ["Mighty Ballista"], ["Clockman Skydocks", "Scout"]),
    ("structure<100", ["Clockman Skydocks"], ["Scout"]),
    # sets
    ("e:1ed", ["Scout"], ["Gnat", "Neurosis"]),
    ("e:seed2", ["Party Clowns", "31337!"], ["Scout"]),
    ('e:"shade of"', ["Cicibeo the Swift"], ["Scout"]),
    ('e="seed 1: children of the lingamorph"', ["Neurosis"], ["Party Clowns"]),
    ("-e:1ed", ["Gnat"], ["Scout"]),
    ("e!=1ed", ["Gnat"], ["Scout"]),
    ("-e:2ed e:1p2", [], ["Gnat"]),
    ("e>=seed1", ["Neurosis", "Scout"], ["Obsession"]),
    ("e<sd1", ["Scout", "Gnat", "Obsession"], ["Neurosis"]),
    ("e>2ed", ["Cicibeo the Swift"], ["Scout"]),
    ("edition<=fnr", ["Obsession"], ["Scout"]),
    # number, of the same printing as the set
    ("e:sd1 num=27", ["Neurosis"], ["Scout"]),
    ("num=69", ["4p7 31f"], []),
    ("e:1p2 num=69", ["4p7 31f"], []),
    ("e:2ed num=69", [], ["4p7 31f"]),
    ("e:2ed cn>=124 cn<=124", ["4p7 31f"], ["Scout"]),
    ("num<1000", ["Scout"], ["Obsession"]),
    # rarity, of the same printing too; r is rare, never Rage
    ("r:r", ["Neurosis", "Cicibeo the Swift"], ["Embittered Cadet", "Rage"]),
    ("r:staple", [*STAPLES], ["Scout"]),
    ("r:f", ["Geiseric, the Souleater"], ["Scout"]),
    ("r=common", ["4p7 31f"], ["Neurosis"]),
    ("r=uncommon", ["4p7 31f"], ["Neurosis"]),
    ("r:c e:1p2", ["4p7 31f"], []),
    ("r:c e:2ed", [], ["4p7 31f"]),
    ("r>=uncommon", ["4p7 31f", "Neurosis"], ["Obsession"]),
    ("r<common", ["Obsession", "Geiseric, the Souleater"], ["4p7 31f"]),
    ("r!=common", ["Neurosis"], ["4p7 31f"]),
    # keyword
    ("kw:covert", ["Nattering Stoopswaggler"], ["Scout"]),
    ('kw:"flip up"', ["Banana Peel"], ["Scout"]),
    ("kw:flipup kw:attach", ["Hidden Dagger"], ["Banana Peel"]),
    ("kw=recur", ["Bug Bite"], ["Scout"]),
    ("kw>=2", ["Banana Peel", "Hidden Dagger"], ["Scout", "Anatidaephobia"]),
    ("kw=0", ["Scout"], ["Anatidaephobia"]),
    ("kw!=covert", ["Scout"], ["Nattering Stoopswaggler"]),
    # flip up
    ("flip=1", ["Anatidaephobia", "Hidden Dagger"], ["Scout", "Banana Peel"]),
    ("flipcost>=3", ["Banana Peel"], ["Scout"]),
    ("flip>=0", ["Banana Peel"], ["Scout"]),
    ("flipth:DD", ["Banana Peel"], ["Hidden Dagger", "Scout"]),
    ("flipth<=D", ["Hidden Dagger"], ["Banana Peel", "Scout", "Obsession"]),
    # flags
    ("is:unique", ["Cicibeo the Swift", "Crest of Rage"], ["Scout"]),
    ("has:flipup", ["Anatidaephobia"], ["Scout"]),
    ("is:flip-up", ["Anatidaephobia"], ["Scout"]),
    ("is:staple", [*STAPLES], ["Neurosis", "Scout"]),
    ("is:starter", ["Air Travel", "Obsession"], ["Cicibeo the Swift"]),
    ("is:faction", ["Drowned Catacombs"], ["Scout"]),
    ("is:resource", ["Obsession", "Neurosis"], ["Scout"]),
    ("is:token", ["Micromajig Token"], ["Scout"]),
    ("is:permanent", ["Scout", "Hidden Dagger", "Mighty Ballista", "Obsession"], ["1337!"]),
    ("is:reprint", ["Scout", "1337!"], ["31337!", "Obsession"]),
    ("is:leet", ["1337!", "H07 P3pp3r", "Jo Ciendeilio, M07h3r 0f 1337"], ["Numba 1 Stunna!"]),
    ("is:leet", ["4p7 31f"], ["12 Man Brunch of Doom", "T Force 5 Megascoutmajig"]),
    ("is:universal", ["Crest of Rage", "Drowned Catacombs"], ["Scout"]),
    ("is:playable:RD", ["Scout", "Banana Peel", "Obsession", "Time to Retire"], ["Gnat"]),
    ("playable:RD", ["Scout", "Banana Peel"], ["Gnat", "Drowned Catacombs", "Micromajig Token"]),
    ("-is:leet|unique !Scout|1337!", ["Scout"], ["1337!"]),
    # formats
    ("f:constructed", ["Scout", "Drowned Catacombs"], ["Micromajig Token"]),
    ("legal:limited@2008-05-17", ["Scout"], ["Micromajig Token"]),
    ("banned:constructed", [], ["Scout"]),
    ("restricted:constructed", [], ["Scout"]),
    # printed in a set at some time
    ("in:1ed in:2ed", ["Scout"], ["Gnat"]),
    ("e:1ed e:2ed", [], ["Scout"]),
]


@pytest.mark.parametrize(("query", "yes", "no"), CONVENTIONS + OPERATORS)
def test_a_query_finds_what_it_says(
    index: SearchIndex, catalogue: Catalogue, query: str, yes: list[str], no: list[str]
) -> None:
    names = set(found(index, query))
    assert set(yes) <= names
    assert not set(no) & names
    assert set(no) <= set(catalogue.by_name)


def test_an_empty_query_finds_everything(index: SearchIndex, catalogue: Catalogue) -> None:
    assert found(index, "") == found(index, "  ") == [card.name for card in catalogue.cards]


class TestArrangement:
    """Order, direction and grouping are no conditions."""

    def test_without_an_order_exact_names_come_first_then_the_alphabet(
        self, index: SearchIndex
    ) -> None:
        assert found(index, "scout") == ["Scout", "T Force 5 Megascoutmajig"]
        assert found(index, "1337!")[0] == "1337!"
        assert found(index, "elite")[0] == "Elite Team Registration"
        assert found(index, "t:faction")[0] == "Alliance of Handy Weirdos"

    def test_what_was_typed_comes_before_what_only_reads_alike(self, index: SearchIndex) -> None:
        names = found(index, "leet")
        spelt = [n for n in names if "leet" in n.casefold()]
        assert names[: len(spelt)] == spelt
        assert names[len(spelt) :]

    def test_by_a_number_with_what_has_none_last_in_either_direction(
        self, index: SearchIndex
    ) -> None:
        up = search(index, "tr:warlord order:cost").cards
        down = search(index, "tr:warlord order:cost dir:desc").cards
        costs = [card.cost for card in up if card.cost is not None]
        assert costs == sorted(costs)
        assert [card.cost for card in down if card.cost is not None] == costs[::-1]
        assert up[-1].cost is None
        assert down[-1].cost is None

    @pytest.mark.parametrize(
        "order",
        ["name", "cost", "th", "trade", "type", "rarity", "set", "num", "str", "life", "spd"],
    )
    def test_every_order_keeps_the_same_cards(self, index: SearchIndex, order: str) -> None:
        everything = found(index, "t:character")
        ordered = found(index, f"t:character order:{order}")
        assert sorted(ordered) == sorted(everything)
        assert sorted(found(index, f"t:character sort:{order} dir:desc")) == sorted(everything)

    def test_unique_prints_lists_each_printing_that_fulfils_the_query(
        self, index: SearchIndex
    ) -> None:
        rows = search(index, '!"4p7 31f" unique:prints').found
        assert [row.printing.set.code for row in rows] == ["1P2", "2ED"]
        assert all(row.printings == (row.printing,) for row in rows)

    def test_with_unique_prints_each_printing_is_judged_on_its_own(
        self, index: SearchIndex
    ) -> None:
        sets = [
            row.printing.set.code for row in search(index, '!"4p7 31f" -e:1p2 unique:prints').found
        ]
        assert sets == ["2ED"]
        assert found(index, '!"4p7 31f" -e:1p2') == []
        (reprint,) = search(index, '!"4p7 31f" is:reprint unique:prints').found
        assert reprint.printing.set.code == "2ED"

    def test_a_card_is_shown_by_its_newest_fitting_printing(self, index: SearchIndex) -> None:
        assert search(index, "!Scout").found[0].printing.set.code == "2ED"
        assert search(index, "!Scout e:1ed").found[0].printing.set.code == "1ED"

    def test_it_holds_wherever_it_stands(self, index: SearchIndex) -> None:
        assert found(index, "order:cost !Scout|Gnat") == ["Gnat", "Scout"]
        assert found(index, "!Scout or !Gnat order:cost") == ["Gnat", "Scout"]
        assert found(index, "(dir:desc) !Scout or !Gnat") == ["Scout", "Gnat"]

    def test_display_is_kept_for_the_page(self) -> None:
        assert parse("display:grid").arrangement.display == "grid"


class TestContext:
    """Conditions about a collection, deck or pool, and about texts."""

    context = Context(
        collection={"Scout": 4, "Gnat": 1},
        deck={"Gnat": 3, "Rage": 10},
        pool={"Puddle of Goo": 1},
    )

    @pytest.mark.parametrize(
        ("query", "names"),
        [
            ("own>=4", ["Scout"]),
            ("own>0", ["Gnat", "Scout"]),
            ("need>0", ["Gnat", "Rage"]),
            ("need=2", ["Gnat"]),
            ("qty=3", ["Gnat"]),
            ("qty>own", ["Gnat", "Rage"]),
            ("in:deck", ["Gnat", "Rage"]),
            ("in:collection -in:deck", ["Scout"]),
            ("in:pool", ["Puddle of Goo"]),
            ("in:pool|deck", ["Gnat", "Puddle of Goo", "Rage"]),
        ],
    )
    def test_copies_are_counted(self, index: SearchIndex, query: str, names: list[str]) -> None:
        assert found(index, query, self.context) == names

    @pytest.mark.parametrize(
        ("query", "about"),
        [
            ("own>=4", "collection"),
            ("need>0", "deck"),
            ("qty>0", "deck"),
            ("in:deck", "deck"),
            ("in:pool", "pool"),
            ("in:collection", "collection"),
            ("t:item text:damage", "texts"),
            ("is:vanilla", "texts"),
            ("kw:handoff", "texts"),
            ("is:errata", "Errata"),
        ],
    )
    def test_what_is_missing_is_said_in_words(
        self, index: SearchIndex, query: str, about: str
    ) -> None:
        with pytest.raises(MissingContextError, match=about) as refused:
            search(index, query)
        assert refused.value.query == query
        assert query.endswith(query[refused.value.start : refused.value.end])

    def test_texts_are_searched_and_their_source_is_named(self, index: SearchIndex) -> None:
        words = Texts(
            "generated wording",
            {
                "Scout": "Pay {R}: Scout gains 1 speed. HANDOFF to a soldier.",
                "Gnat": "",
                "Swarm of Gnats": "Destroy a Gnat.",
            },
        )
        context = Context(texts=(words,))
        assert found(index, "text:speed", context) == ["Scout"]
        assert found(index, 'o:"~ gains"', context) == ["Scout"]
        assert found(index, "x:~", context) == ["Scout"]
        assert found(index, "text:[r]", context) == ["Scout"]
        assert found(index, "text:{R}", context) == ["Scout"]
        assert found(index, r"text:/\d speed/", context) == ["Scout"]
        assert found(index, "text:/^~/", context) == []
        assert found(index, "kw:handoff", context) == ["Scout"]
        assert found(index, "is:vanilla", context) == ["Gnat"]
        assert found(index, "has:text", context) == ["Scout", "Swarm of Gnats"]
        assert any(
            "generated wording" in note for note in search(index, "text:speed", context).notes
        )

    def test_the_newest_text_counts_unless_a_set_is_asked_about(self, index: SearchIndex) -> None:
        old, new = index.catalogue.printings_of(index.catalogue.by_name["Scout"])
        context = Context(texts=(Texts("imported text", {old.id: "older", new.id: "newer"}),))
        assert found(index, "text:newer", context) == ["Scout"]
        assert found(index, "text:older", context) == []
        assert found(index, "text:older e:1ed", context) == ["Scout"]
        assert found(index, "text:older e:2ed", context) == []
        (row,) = search(index, "text:older unique:prints", context).found
        assert row.printing == old

    def test_errata_are_asked_about(self, index: SearchIndex) -> None:
        assert found(index, "is:errata", Context(errata=frozenset({"Gnat"}))) == ["Gnat"]


class TestWhatIsSaidBesides:
    """Notes tell why nothing was found and what is not known."""

    @pytest.mark.parametrize(
        ("query", "words"),
        [
            ("t:rage", "i:"),
            ("st:soldeir", "no subtype"),
            ("c:x", "extra costs"),
            ("e:1ed e:2ed", "in:SET"),
            ("!Scuot", "Scout"),
            ("deadly strikre", "Deadly Striker"),
            ("banned:current", "incomplete"),
            ("f:constructed@2008-05-17", "release date"),
        ],
    )
    def test_a_note_says_so(self, index: SearchIndex, query: str, words: str) -> None:
        assert any(words in note for note in search(index, query).notes)

    def test_an_incomplete_format_gives_no_verdict(self, index: SearchIndex) -> None:
        with pytest.raises(QueryError, match="Not known: Which sets"):
            search(index, "f:current")

    def test_a_plain_answer_has_no_notes(self, index: SearchIndex) -> None:
        assert search(index, "st:soldier c<=4").notes == ()


# Each row: query; the text of the place; part of what is said.
MISTAKES = [
    ("s:5", "s", "speed (spd)"),
    ("colr:x", "colr", "no field"),
    ("strenght>4", "strenght", "Did you mean strength"),
    ("cmc<3", "cmc", "cost is c"),
    ("c:rg", "rg", "i:rg"),
    ("c:2.5", "2.5", "not a whole number"),
    ("c<=12345", "12345", "at most 4 digits"),
    ("c>=", "", "whole number"),
    ("c >= 3", ">=", "without spaces"),
    ("th:RQ", "RQ", "O G E D R V"),
    ("th:99R", "99R", "more than 20"),
    ("str>text", "text", "number field"),
    ("str>th", "th", "number field"),
    ("tr:blue", "blue", "Arcanist"),
    ("tr<rogue", "<", "one of"),
    ("pr<2", "<", "one of"),
    ("r:rage", "rage", "staple"),
    ("r:mythic", "mythic", "uncommon"),
    ("is:flavor", "flavor", "Flavour"),
    ("is:funny", "funny", "reprint"),
    ("has:flavour", "flavour", "Flavour"),
    ("ft:x", "ft", "Flavour"),
    ("e:alpha", "e:alpha", "1ED (1st Edition)"),
    ("e>=alpha", "e>=alpha", "no set"),
    ("f:modern", "f:modern", "constructed"),
    ("f:constructed@someday", "constructed@someday", "@2008-05-17"),
    ("kw>covert", "covert", "cannot be compared"),
    ("order:colour", "colour", "cost"),
    ("order:cost order:name", "order:name", "twice"),
    ("-order:cost", "-order:cost", "negated"),
    ("order:cost or t:item", "or t:item", "on both sides"),
    ("-", "", "condition is missing"),
    ("(t:item", "(", "not closed"),
    ("t:item)", ")", "never opened"),
    ("t:item ()", "()", "empty"),
    ('"scout', '"', "not closed"),
    ("/scout", "/", "not closed"),
    ("/(/", "/(/", "missing )"),
    (r"/(a)\1/", r"/(a)\1/", "back-references"),
    ("/a{5000}/", "/a{5000}/", "repeats must be small"),
    ("/a/ /b/ /c/ /d/", "/d/", "at most 3"),
    ("t:item or", "", "condition is missing"),
    ("or t:item", "or", "quotes"),
    ("t:item and", "", "condition is missing"),
    ("not", "", "condition is missing"),
    ("t:item and or c=1", "or", "condition is missing"),
    ("a=b=c", "a", "not a field"),
    ("1:2", "1:", "not a field"),
    ("name:", "", "a word"),
    ('name:""', '""', "nothing to search for"),
    ("t:item|", "", "a word"),
]


@pytest.mark.parametrize(("query", "place", "words"), MISTAKES)
def test_an_error_names_its_place_and_what_was_expected(
    index: SearchIndex, query: str, place: str, words: str
) -> None:
    with pytest.raises(QueryError) as refused:
        search(index, query)
    error = refused.value
    assert words in error.message
    assert query[error.start : error.end] == place
    line, marks, message = error.caret.splitlines()
    assert line == query
    assert marks.count("^") == max(1, len(place))
    assert marks.index("^") == error.start
    assert message == error.message


def test_letters_of_icons_are_icons_only_where_icons_are_asked_for(index: SearchIndex) -> None:
    assert "Scout" in found(index, "i:R")
    assert found(index, "r:r") != found(index, "i:R")
    assert set(found(index, "th:E")) & set(found(index, "e:2ed")) != set(found(index, "th:E"))


def test_no_two_names_read_alike_even_with_digits_as_letters(index: SearchIndex) -> None:
    assert len({entry.folded for entry in index.entries}) == len(index.entries)
    assert len({entry.leet for entry in index.entries}) == len(index.entries)
