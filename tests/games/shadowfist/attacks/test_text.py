"""The text of an attack: what is read, what is refused with line, name and remedy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.capabilities.attacks import UnreadableAttackError
from app.games.shadowfist.attacks import CeasesBy
from app.games.shadowfist.attacks.text_problems import AttackTextError
from app.games.shadowfist.attacks.text_reader import read_attack
from app.games.shadowfist.attacks.text_writer import write_attack
from app.games.shadowfist.engine.damage.combatants import Counters
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.damage.modifiers import Modifier, Step
from app.games.shadowfist.presentation.attacks import links
from app.games.shadowfist.presentation.attacks.calculator import EXAMPLES, ShadowfistAttacks
from app.games.shadowfist.terms import CardType, Keyword
from tests.games.shadowfist.attacks.written import TEMPLE

EVERYTHING = """\
# a comment
attack: Everything at once
players: 4
ATTACKER: "Dragon, the Great", Fighting: 12, damage 2, Corrupted damage 1, Ambush, LETHAL, share 3,
  Interceptor: "Monkey" Wu, 4, Toughness: 1, Toughness 2, turned, by Ben (left), ceases (stealth)
attacker: A, 5, +2 damage (Sword, old), −1 damage, ×2 damage, ÷2 damage, damage reduced by 1, \
at most 9 damage
target: Bay, Site, Body 8, stays at zero, x3 taken, /2 taken, +1 taken, -1 taken (Wall), \
at most 4 taken
fate: Seized
"""


def problems(*lines: str) -> list[str]:
    """The problems found in a text of an attack."""
    with pytest.raises(AttackTextError) as caught:
        read_attack("\n".join(lines))
    return list(caught.value.lines)


def test_everything_that_can_be_said_is_read() -> None:
    attack = read_attack(EVERYTHING)
    first, second = attack.attackers
    monkey = first.chain[0]
    assert (attack.title, attack.players, attack.fate) == ("Everything at once", 4, Fate.SEIZED)
    assert first.card.name == "Dragon, the Great"
    assert first.card.counters == Counters(2, 1)
    assert first.card.keywords == {Keyword.AMBUSH, Keyword.LETHAL}
    assert first.share == 3
    assert (monkey.card.name, monkey.card.toughness) == ('"Monkey" Wu', 3)
    assert (monkey.player, monkey.ceases) == ("Ben (left)", CeasesBy.STEALTH)
    assert monkey.card.is_turned
    assert [each.step for each in second.card.inflicting] == [2, 3, 4, 5, 7, 8]
    assert second.card.inflicting[0] == Modifier(Step.BONUSES, 2, "Sword, old")
    assert [each.step for each in attack.target.taking] == [4, 5, 6, 7, 8]
    assert (attack.target.type, attack.target.stays_at_zero) == (CardType.SITE, True)


@pytest.mark.parametrize("text", [EVERYTHING, *(each.text for each in EXAMPLES)])
def test_what_is_written_reads_back_as_the_same(text: str) -> None:
    attack = read_attack(text)
    assert read_attack(write_attack(attack)) == attack
    assert links.opened(links.token(attack)) == attack


@pytest.mark.parametrize(
    ("words", "type_"),
    [("Body 4", CardType.FENG_SHUI_SITE), ("Site, Body 4", CardType.SITE),
     ("4", CardType.CHARACTER), ("Body 4, site", CardType.SITE),
     ("Fighting 4", CardType.CHARACTER)],
)  # fmt: skip
def test_the_type_of_the_target_follows_from_its_number_unless_it_is_said(
    words: str, type_: CardType
) -> None:
    assert read_attack(f"attacker: A, 3\ntarget: T, {words}").target.type is type_


def test_equal_names_are_numbered_and_stay_so() -> None:
    attack = read_attack(
        "attacker: Thug, 2\ninterceptor: Thug, 2\nattacker: Thug #1, 2\ntarget: T, 3"
    )
    assert [card.name for card in attack.cards] == ["Thug #2", "Thug #1", "Thug #3", "T"]
    assert read_attack(write_attack(attack)) == attack


def test_immunity_is_to_all_other_characters() -> None:
    attack = read_attack(f"attacker: A, 2, immunity characters\ninterceptor: B, 2\n{TEMPLE}")
    assert attack.attackers[0].card.immune_to == {1, 2}


def test_lines_of_windows_and_mac_and_a_mark_at_the_beginning_are_read() -> None:
    for end in ("\r\n", "\r"):
        assert read_attack(f"\ufeffattacker: A, 3{end}{TEMPLE}{end}".encode()).target.score == 9


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("attacker: A, Figting 3", "line 1: A: “Figting 3” is not understood. Write a number"),
        ("attacker: A", "line 1: A: Say its Fighting, at least 1, such as “Fighting 4”."),
        ("attacker: A, 3, Fighting 4", "line 1: A: Fighting is said twice. Keep one of the two."),
        ("attacker: A, 0", "Say its Fighting, at least 1"),
        ("attacker: A, 100", "line 1: A: Fighting or Body must be a whole number from 0 to 99"),
        ("attacker: A, -3", "“-3” is not understood"),
        ("attacker: A, 1.5", "“1.5” is not understood"),
        ("attacker: A, Fighting ٣", "not “٣”"),
        ("attacker: A, Fighting 99999999999999999999", "from 0 to 99, not “99999999999999999999”"),
        ("attacker: A, X", "“X” is not understood"),
        ("attacker: A, 3, damage 3", "With Fighting 3 and 3 damage it is smoked already (20.1)."),
        ("attacker: A, 3, Toughness x", "Toughness must be a whole number from 0 to 99, not “x”."),
        ("attacker: A, 3, Toughness 60, Toughness 60", "Toughness adds up to more than 99."),
        ("attacker: A, 3, +0 damage", "must be a whole number from 1 to 99, not “0”"),
        ("attacker: A, 3, x10 damage", "must be a whole number from 1 to 9, not “10”"),
        ("attacker: A, 3, Stealth 2", "Write “Stealth” without a number."),
        ("attacker: A, 3, Immunity: Events", "Only “Immunity: Characters” changes combat damage"),
        ("attacker: A, 3, Crisis 2", "It does not change an attack; leave it out."),
        ("attacker: A, Body 3", "Only a Character attacks or intercepts; it has Fighting."),
        ("attacker: A, 3, by Ben", "“by” and “ceases” belong to an interceptor."),
        ("attacker: , 3", "line 1: attacker 1: The name is missing."),
        (f"attacker: {'x' * 61}, 3", "line 1: attacker 1: The name is longer than 60"),
        ("attacker: A, 3, +1 damage (" + "x" * 61 + ")", "The label is longer than 60 characters."),
        ("attacker: A, 3\ninterceptor: B, 3, share 2", "line 2: B: “share” belongs to an attacker"),
        ("interceptor: B, 3", "line 1: An interceptor stands below the attacker"),
        ("attacker: A, 3\nplayers: 9", "line 2: The number of players must be a whole"),
        ("attacker: A, 3\nfate: eaten", "“eaten” is no fate. Write one of: smoked, seized, burned"),
        ("attacker: A, 3\nweather: rain", "A line begins with one of attack, players, fate"),
        ("attacker: A, 3\n4 Thug 2/2", "line 2: “4 Thug 2/2” is not understood"),
        ("attacker: A, 3, " + ", ".join(["+1 damage"] * 9), "A card has at most 8 modifiers."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_line_name_and_remedy(line: str, said: str) -> None:
    assert said in problems(line, TEMPLE)[0]


def test_all_problems_are_listed_and_very_many_are_counted() -> None:
    several = problems("attacker: A, Ambsh, 3, foo", "target: T", "bar")
    assert len(several) == 4
    assert problems(*["x"] * 50)[-1] == "And 31 more."


def test_what_is_missing_is_said() -> None:
    assert "Nobody attacks. Write a line" in problems(TEMPLE)[0]
    assert "There is no target. Write a line" in problems("attacker: A, 3")[0]
    assert "There is a second target." in problems("attacker: A, 3", TEMPLE, TEMPLE)[0]


def test_a_fate_has_to_fit_the_target() -> None:
    wrong = "fate: burned for Power"
    assert (
        "it is smoked or seized (30.3.3)"
        in problems("attacker: A, 3", "target: T, Site, Body 3", wrong)[0]
    )
    assert "without a choice" in problems("attacker: A, 3", "target: T, 3", wrong)[0]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "The text is empty."),
        (b" \n\n", "The text is empty."),
        (b"\x89PNG\r\n\x1a\n\xff", "This is not text. Save the attack as text in UTF-8."),
        (b"attacker: A\0, 3", "line 1: It contains a NUL character"),
        (b"x" * 20_000, "at most 16,384 characters; this is 20,000."),
        (b"x" * 70_000, "too large for an attack"),
        (b"\n" * 201, "at most 200 lines"),
    ],
)  # fmt: skip
def test_what_is_no_text_or_too_large_is_refused_first(content: bytes, said: str) -> None:
    with pytest.raises(AttackTextError, match=said.replace(".", r"\.")):
        read_attack(content)


def test_too_many_cards_are_refused() -> None:
    assert "at most 12 attackers" in problems(*["attacker: A, 3"] * 13, TEMPLE)[0]
    chain = ["attacker: A, 3", *["interceptor: B, 3"] * 25, TEMPLE]
    assert "at most 24 interceptors" in problems(*chain)[0]


@given(st.text(max_size=300))
def test_no_text_makes_the_reader_fail_otherwise(text: str) -> None:
    try:
        attack = ShadowfistAttacks().read(f"attacker: A, 3, {text}\n{TEMPLE}")
    except UnreadableAttackError:
        return
    assert ShadowfistAttacks().opened(attack.token).text == attack.text
    assert attack.page()


@pytest.mark.parametrize("token", ["", "abc", "A" * 7_000, "%00", "é"])
def test_a_damaged_link_holds_no_attack(token: str) -> None:
    with pytest.raises(UnreadableAttackError, match="damaged"):
        links.opened(token)
