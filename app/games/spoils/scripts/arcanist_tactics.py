"""Arcanist tactics."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_BOTTOM,
    DECK_SHUFFLED,
    DECK_TOP,
    DISCARD_PILE,
    DISCARDED,
    FOUND,
    HAND,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_PLAYER,
    PLAY_FACE_DOWN,
    RESOURCE,
    SPEED,
    STRENGTH,
    TACTIC,
    THIS,
    Ability,
    Alter,
    Choose,
    ChooseNumber,
    Count,
    Deplete,
    Deploy,
    Destroy,
    Detach,
    Discard,
    DiscardThose,
    Done,
    Draw,
    FlipUp,
    Gains,
    HalfUp,
    If,
    Keyword,
    Kind,
    Less,
    Let,
    Look,
    May,
    Meets,
    NoLess,
    Number,
    OfTrade,
    OfType,
    OneOfTexts,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    Plus,
    Price,
    Put,
    PutTokensDivided,
    Reveal,
    SameAs,
    Search,
    State,
    Times,
    Total,
    UpTo,
    script,
)

SCRIPTS: Final = (
    script(
        "Air Travel",
        OnResolve(
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)), Draw()), cost=(Pick(CHARACTER),)
        ),
    ),
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
        "Concentriculation",
        OnResolve(effect=(Put(PICKED, DECK_TOP),), cost=(Pick(NON_RESOURCE),)),
        Ability(
            "RECUR",
            cost=(Pay(3), Pick(CHARACTER), Put(THIS, OUT_OF_GAME)),
            effect=(Put(PICKED, HAND),),
            threshold="OOO",
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
        "Entangle",
        OnResolve(
            effect=(Alter(PICKED, (Less(SPEED, 1),)), Draw()), cost=(Pick(CHARACTER, UpTo(2)),)
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
        "Expedition Endeavour",
        OneOfTexts(
            (
                OnResolve(
                    effect=(
                        May(
                            (Search(CHARACTER.that(OfTrade(Trade.ARCANIST))), Reveal(FOUND)),
                            (Put(FOUND, HAND),),
                        ),
                    ),
                    cost=(May(then=(Detach(UpTo(3), OPPONENT),), who=OPPONENT),),
                ),
                OnResolve(
                    effect=(Detach(Plus(Number("X"), 3)),),
                    cost=(
                        ChooseNumber(),
                        Choose(CHARACTER.you_control().being(State.RESTORED), Number("X")),
                        Deplete(CHOSEN),
                    ),
                ),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)
                ),
            )
        ),
    ),
    script(
        "Foment",
        OnResolve(effect=(Put(PICKED, HAND), Draw()), cost=(Pick(RESOURCE.you_control()),)),
        FlipUp(1, "OO", (PlayResources(),)),
    ),
    script(
        "Forget",
        OnResolve(
            effect=(
                Put(PICKED, HAND),
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
            cost=(Pick(NON_RESOURCE),),
        ),
    ),
    script(
        "Maladjustment",
        OnResolve(
            effect=(Put(PICKED, HAND), May(then=(PlayResources(),))),
            cost=(Pick(RESOURCE.you_control()),),
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
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
                May((Pick(CARD.that(SameAs(Kind.TYPE, DISCARDED))),), (Put(PICKED, HAND),)),
            )
        ),
    ),
    script(
        "Quotidian Assassination", OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(CHARACTER),))
    ),
    script(
        "Quotidian Disappearance",
        OnResolve(
            effect=(
                Pick(NON_RESOURCE.opponent_controls(), who=OPPONENT),
                If(Done(), (Put(PICKED, HAND),)),
            )
        ),
    ),
    script(
        "Remember", OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(TACTIC.in_discard_pile()),))
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
        "Ritual of the Knob & Pull",
        OnResolve(
            effect=(
                If(
                    NoLess(Count(RESOURCE.being(State.FACE_DOWN).opponent_controls()), Number("X")),
                    (Destroy(PICKED),),
                ),
            ),
            cost=(Pick(CHARACTER), Let("X", Total(STRENGTH, PICKED))),
        ),
    ),
    script(
        "Ritual of the Ominous Urn",
        OnResolve(
            effect=(
                Discard(who=OPPONENT),
                May(
                    (Search(CARD.that(SameAs(Kind.TYPE, DISCARDED))), Reveal(FOUND)),
                    (Put(FOUND, HAND),),
                ),
            )
        ),
    ),
    script(
        "Ritual of the Shattering Teeth",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT), UpTo(Number("X"))),
                DiscardThose(CHOSEN),
            ),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
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
        "Spontaneous Displacement",
        OnResolve(
            effect=(
                Put(PICKED, HAND),
                May(
                    then=(
                        Deploy(
                            NON_RESOURCE.at_most(NUMERIC_COST, Number("X")).in_hand(), Price.FREE
                        ),
                    )
                ),
            ),
            cost=(Pick(NON_RESOURCE), Let("X", HalfUp(Total(NUMERIC_COST, PICKED)))),
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
    script(
        "This, That, and the Other Thing",
        OnResolve(
            effect=(
                Choose(PICKED),
                Put(CHOSEN, DECK_SHUFFLED),
                Choose(PICKED.in_discard_pile()),
                Put(CHOSEN, PLAY_FACE_DOWN),
                Put(PICKED.in_discard_pile(), HAND),
            ),
            cost=(Pick(TACTIC.in_discard_pile(), 3),),
        ),
    ),
    script(
        "Violating Ritual",
        OnResolve(effect=(Discard(2, PICKED_PLAYER), Draw()), cost=(PickPlayer(),)),
    ),
    script(
        "Voidal Perversion",
        OnResolve(
            effect=(PutTokensDivided(PICKED, UpTo(2)), Draw()), cost=(Pick(NON_RESOURCE, UpTo(2)),)
        ),
    ),
    script(
        "Voidal Webbing",
        OnResolve(effect=(Alter(PICKED, (Less(SPEED, 1),)),), cost=(Pick(CHARACTER),)),
    ),
)
