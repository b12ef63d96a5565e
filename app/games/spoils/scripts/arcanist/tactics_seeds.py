"""Arcanist tactics: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Anathematize",
        OnResolve(effect=(Alter(PICKED, (Less(STRENGTH, 5),)), Draw()), cost=(Pick(CHARACTER),)),
    ),
    script(
        "Arcane Research", OnResolve(effect=(Search(TACTIC, UpTo(4)), Put(FOUND, DISCARD_PILE)))
    ),
    script(
        "Brainbath",
        OnResolve(effect=(Draw(2), Choose(CARD.in_hand()), Put(CHOSEN, DECK_BOTTOM))),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME)),
            effect=(Discard(who=OPPONENT), Draw()),
            threshold="OO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Cowslaw",
        OnResolve(
            effect=(
                May(
                    (Search(TACTIC.at_most(NUMERIC_COST, Number("X"))), Reveal(FOUND)),
                    (Put(FOUND, HAND),),
                ),
            ),
            cost=(
                ChooseNumber(at_least=1),
                Choose(TACTIC.in_discard_pile(), Number("X")),
                Put(CHOSEN, OUT_OF_GAME),
            ),
        ),
        FlipUp(1, "O", (Draw(),)),
    ),
    script(
        "Day of the Tentacle",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                Put(CHOSEN, PLAY_FACE_DOWN, OPPONENT),
            )
        ),
    ),
    script(
        "Desolate",
        OnResolve(
            effect=(Destroy(CHARACTER.that(Exactly(STRENGTH, Number("X")))),),
            cost=(ChooseNumber(at_most=Icons("O")),),
        ),
    ),
    script(
        "Encumber",
        OnResolve(
            effect=(Put(PICKED, HAND),),
            cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME)),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
            threshold="O",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Essence of Obsession",
        OneOfTexts(
            (
                OnResolve(effect=(Discard(who=OPPONENT),)),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)
                ),
                OnResolve(effect=(Alter(PICKED, (Less(STRENGTH, 2),)),), cost=(Pick(CHARACTER),)),
            )
        ),
    ),
    script(
        "Evanesce", OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(CHARACTER),)), FlipUp(1, "OO")
    ),
    script(
        "Foment",
        OnResolve(effect=(Put(PICKED, HAND), Draw()), cost=(Pick(RESOURCE.you_control()),)),
        FlipUp(1, "OO", (PlayResources(),)),
    ),
    script(
        "Forbidden Knowledge",
        OnResolve(
            effect=(
                May(
                    then=(
                        Look(CARD.in_hand(OPPONENT)),
                        Look(top(1, OPPONENT)),
                        Look(RESOURCE.being(State.FACE_DOWN).opponent_controls()),
                    )
                ),
                Draw(),
            )
        ),
        FlipUp(0, "OO"),
    ),
    script(
        "Inhibit",
        OnResolve(
            effect=(Alter(PICKED, (LosesText(),), Until.YOUR_NEXT_TURN), Draw()),
            cost=(Pick(NON_RESOURCE),),
        ),
    ),
    script(
        "Manifest",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(TACTIC.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("O")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "O"),
    ),
    script(
        "Muddle",
        OnResolve(
            effect=(Duplicate(RESPONDED_TO), Terminate(RESPONDED_TO)),
            cost=(Only(RespondingTo(TACTIC)), Pay(Total(NUMERIC_COST, RESPONDED_TO))),
        ),
    ),
    script(
        "Obscure",
        OnResolve(effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)),
        FlipUp(2, "O"),
    ),
    script(
        "Otter Floss",
        OnResolve(
            effect=(
                Draw(),
                Choose(CARD.in_hand()),
                Put(CHOSEN, DECK_BOTTOM),
                Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),
            )
        ),
    ),
    script(
        "Perturb",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Pick(NON_RESOURCE.in_hand(OPPONENT)),
                DiscardThose(PICKED),
                May((Pick(CARD.that(SameAs(Kind.TYPE, DISCARDED))),), (Put(picked(2), HAND),)),
            )
        ),
    ),
    script(
        "Reality Shift",
        OnResolve(
            effect=(
                Let("X", Total(NUMERIC_COST, NON_RESOURCE.you_control())),
                Put(NON_RESOURCE.you_control(), HAND),
                Bespoke(
                    "deploy_any_number_up_to_total_cost",
                    (
                        "you may deploy any number of cards in your hand for free, as long as "
                        "the total of their numeric costs is X or less"
                    ),
                ),
            )
        ),
    ),
    script(
        "Redonkulous",
        OnResolve(
            effect=(
                If(ByFlipUp(), (Discard(2, OPPONENT),)),
                If(NoMore(Count(CARD.in_hand(OPPONENT)), 3), (Put(PICKED, OUT_OF_GAME),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
        FlipUp(5, "OO"),
    ),
    script(
        "Ritual of the Double Monkey",
        OnResolve(
            effect=(
                Discard(who=OPPONENT),
                If(Meets("OOO"), (Discard(who=OPPONENT),)),
                If(Meets("OOOOOOOO"), (Discard(who=OPPONENT),)),
            )
        ),
        FlipUp(2, "O"),
    ),
    script(
        "Rouse",
        OnResolve(effect=(Put(PICKED, DECK_TOP),), cost=(Pick(TACTIC.in_discard_pile()),)),
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME), Pick(TACTIC.in_discard_pile())),
            effect=(Put(PICKED, DECK_TOP),),
            threshold="OOO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Spatchcocking",
        OnResolve(
            effect=(
                Bespoke(
                    "keep_one_of_each_type_in_play",
                    "Each player chooses a card they control of each non-resource type",
                ),
                Put(NON_RESOURCE.other_than(CHOSEN), HAND),
            )
        ),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME)),
            effect=(
                By(
                    OPPONENT,
                    (
                        Reveal(CARD.in_hand(THEY)),
                        Bespoke(
                            "keep_one_of_each_type_in_hand",
                            "chooses a card in their hand of each non-resource type",
                        ),
                        DiscardThose(NON_RESOURCE.in_hand(THEY).other_than(CHOSEN)),
                    ),
                ),
            ),
            threshold="OOOO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Stupidify",
        OnResolve(effect=(Discard(2, OPPONENT),)),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME)),
            effect=(Discard(who=OPPONENT),),
            threshold="O",
            area=Area.DISCARD_PILE,
        ),
    ),
)
