"""Our own phrases put the way the grammar knows them, so that what `say` prints can be read."""

from __future__ import annotations

import re
from typing import Final

_WORDS: Final = r"strength|life|speed|structure|numeric cost"
_ICONS: Final = r"the number of \[\w\] you control"
_OPENING: Final = re.compile(r"(?:COST: |EFFECT: |(?:\[\w\])+: )")
_SAID: Final = tuple(
    (re.compile(pattern), known)
    for pattern, known in (
        # how sentences hang together
        (r"^As soon as ", "If "),
        (r"^((?:At|When|If|While) [^:]+): ", r"\1, "),
        (r", instead, (.+?)\.$", r", \1 instead."),
        (r"; (?:then )?if (you|they) do, ", r". If \1 do, "),
        (r"; if you do and ", ". If you do, if "),
        (r"; if (you|they) do not, ", r". If \1 don't, "),
        (r"; otherwise ", ". Otherwise, "),
        (r"; if you win, ", ". If you win, "),
        (r"; if you lose, (?=[XY] is)", ". Otherwise, "),
        (r"; if you lose, ", ". If you lose, "),
        (r"; then if ", ". If "),
        # restrictions in costs
        (r"Only if it is your opponent's turn", "Use this only during your opponent's turn"),
        (r"Only if it is your turn", "Use this only during your turn"),
        (r"Only if a battle is being fought", "Use this only during a battle"),
        (r"Only if no battle is being fought", "Use this only not during a battle"),
        (r"Only if your opponent is attacking", "Use this only while you are being attacked"),
        (r"Only if you are attacking", "Use this only while you are attacking"),
        (
            r"Only if this responds to the deployment of (an? \w+)",
            r"Use this only in response to \1 being played",
        ),
        (r"Only if ", "Use this only if "),
        (r"Use this from your discard pile", "Use this only if this card is in your discard pile"),
        (r"Use this at most once each turn\.", "Use this only once each turn."),
        (r"Use this at most (\d+) times each turn\.", r"Use this only \1 times each turn."),
        (r"Any player may use this\.", "Any player may use this ability."),
        (r"goes from play to your discard pile", "is put into your discard pile from play"),
        (r"goes from play to its owner's discard pile", "is put into a discard pile from play"),
        # verbs
        (r"\bdeploy(s?)\b", r"play\1"),
        (r"\bdamage on\b", "damage to"),
        (r", divided as you like, among ", " divided however you want to "),
        (r"tokens, divided as you like, on ", "tokens divided however you want on "),
        (r"([Cc])hoose ([XY]), at least 1", r"\1hoose a number for \2 that is greater than 0"),
        (
            r"([Cc])hoose ([XY]), at most ",
            r"\1hoose a number for \2 that is less than or equal to ",
        ),
        (r"\b2([XY])\b", r"\1+\1"),
        (r"([Cc])hoose ([XY])(?=[.,])", r"\1hoose a number for \2"),
        (r"(?:It is|They are) discarded", "Your opponent discards that card"),
        (
            r"[Tt]he next numeric cost you pay this turn is (.+?) lower",
            r"Reduce the next numeric cost you pay this turn by \1",
        ),
        (
            r"face-down as a resource under its owner's control",
            "under its owner's control as a face-down resource instead of into their discard pile",
        ),
        (r"play face-down as a resource", "play as a face-down resource"),
        (r"attach it to its controller's faction", "attach it to your faction"),
        (
            r"them back on top in any order|the cards looked at back on top in any order",
            "them back in any order",
        ),
        (r"the cards? looked at", "it"),
        # nouns and conditions
        (r"\bMicromajig(s?)\b(?! token)", r"Micromajig token\1"),
        (rf"of ({_WORDS}) ([XY\d]+) or less", r"with \1 \2 or less"),
        (rf"with ({_WORDS}) no higher than ({_ICONS})", r"with \1 X or less, where X is \2"),
        (rf"has ({_WORDS}) ([XY\d]+) or less", r"has \2 \1 or less"),
        (rf"of ({_WORDS}) ([XY\d]+)", r"with \1 \2"),
        (r"outside battle", "that is not in a battle"),
        (r"(this card|it) has at least 1 token\b", r"there is a token on \1"),
        (r"(this card|it) has no tokens", r"there are no tokens on \1"),
        (r"(this card|it) has at least (\d+) tokens", r"there are at least \2 tokens on \1"),
        (r"if (an? \w+(?: or \w+)?) was picked, ", r"if you picked \1 as part of its cost, "),
        (r"if \w+s were picked, ", "if you picked characters as part of its cost, "),
        (r"was deployed by Flip Up", "was played using Flip Up"),
        (
            r"^You choose one of these texts for this card:",
            "Choose one of the following as this card's rules text:",
        ),
        (
            r"can attack on the turn it comes under your control",
            "can attack even if it has not been in play under your control since the start of "
            "the turn",
        ),
        (
            r"While you control more (\w+) than your opponent,",
            r"While the number of \1 you control is more than the number of \1 your opponent "
            r"controls,",
        ),
        (r"in this card's party", "in a party with this card"),
        (r"^Each (\w+) gets (.+) on it\.$", r"All \1s get \2 on them."),
        (r"\b(character|item), (item) or (location)\b", r"\1, \2, or \3"),
        (r"\beach of the picked\b", "the picked"),
        (r"(deck) on its bottom", r"\1 on the bottom"),
        (
            r"has at least as many tokens as its numeric cost",
            "has at least X tokens on it, where X is its numeric cost",
        ),
        (r"until your next turn starts", "until the start of your next turn"),
        (r"“Provides (.+?)”", r'"PROVIDES \1"'),
        (r"the picked (\w+) was damaged this turn", r"the \1 has received damage this turn"),
        (
            r"the number of cards in your hand is even",
            "you have an even number of cards in your hand",
        ),
        (r"goes from play to your discard pile", "is put into your discard pile from play"),
        (r"goes from play to its owner's discard pile", "is put into a discard pile from play"),
        (r"\bCovert character", "character with Covert"),
        (r"loses all rules text", "has no rules text"),
        (r"by a faction's Restore Rule", "by your faction's Restore Rule"),
        (
            r"there are at least (\d+) cards in your hand",
            r"you have at least \1 cards in your hand",
        ),
        (
            r"there are at least (\w+) cards in your opponent's discard pile",
            r"your opponent has at least \1 cards in their discard pile",
        ),
        (r"there is (an? \w+) (you control|your opponent controls)", r"there is \1 \2"),
        (
            r"your opponent's influence is at most (\d+)",
            r"your opponent's faction has \1 influence or less",
        ),
    )
)


def known_phrases(line: str) -> str:
    """A line with our own phrases replaced by the ones the grammar knows."""
    start = _OPENING.match(line)
    opening, rest = (start[0], line[start.end() :]) if start else ("", line)
    for pattern, known in _SAID:
        rest = pattern.sub(known, rest)
    return opening + rest
