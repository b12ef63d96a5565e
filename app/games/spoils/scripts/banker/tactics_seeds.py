"""Banker tactics: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Alluring Quicksand",
        OnResolve(effect=(FlipFaceDown(PICKED),), cost=(Pick(CHARACTER),)),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(FlipFaceDown(PICKED),),
            threshold="GGGG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Anatidaephobia",
        OnResolve(
            effect=(Terminate(RESPONDED_TO),),
            cost=(
                Only(RespondingTo(CHARACTER)),
                If(Not(ByFlipUp()), (Pay(Total(NUMERIC_COST, RESPONDED_TO)),)),
            ),
        ),
        FlipUp(1, "G", (LoseInfluence(5),)),
    ),
    script(
        "Architectural Restitution",
        OnResolve(
            effect=(Put(PICKED, PLAY), ChangeAttackTarget(PICKED)),
            cost=(Only(Attacking(OPPONENT)), Pick(LOCATION.in_discard_pile())),
        ),
        FlipUp(2, "GG"),
    ),
    script(
        "Because God Said So!",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, 5), More(LIFE, 5))),),
            cost=(Pick(CHARACTER.being(State.BLOCKING)),),
        ),
    ),
    script(
        "Clam Hash",
        OnResolve(
            effect=(Alter(PICKED, (More(LIFE, 2),)), If(ByFlipUp(), (Put(THIS, HAND),))),
            cost=(Pick(CHARACTER),),
        ),
        FlipUp(2, "GG"),
    ),
    script(
        "Crushing Usury",
        OnResolve(effect=(Destroy(PICKED), LoseInfluence(3)), cost=(Pick(CHARACTER),)),
        FlipUp(2, "G"),
    ),
    script(
        "Delectable Boon",
        OnResolve(
            effect=(Establish(Redirect(picked(1), picked(2), Number("X"))),),
            cost=(
                ChooseNumber(),
                Pay(Number("X")),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION, CardType.FACTION)))),
                Pick(
                    CARD.that(
                        OfType((CardType.CHARACTER, CardType.LOCATION, CardType.FACTION))
                    ).other_than(picked(1))
                ),
            ),
        ),
    ),
    script(
        "Desserted Island",
        OnResolve(effect=(Draw(3),)),
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME)),
            effect=(Draw(),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Essence of Greed",
        OneOfTexts(
            (
                OnResolve(effect=(Draw(),)),
                OnResolve(effect=(Alter(PICKED, (More(LIFE, 2),)),), cost=(Pick(CHARACTER),)),
                OnResolve(effect=(GainInfluence(4),)),
            )
        ),
    ),
    script(
        "Extravagant Contusion",
        OnResolve(
            effect=(Destroy(PICKED),),
            cost=(
                ChooseNumber(),
                Pay(Number("X")),
                Pick(CHARACTER.at_most(NUMERIC_COST, Number("X"))),
            ),
        ),
    ),
    script(
        "Fecal Urgency",
        OnResolve(
            effect=(Draw(Number("X")), LoseInfluence(Times(2, Number("X")))),
            cost=(ChooseNumber(at_most=Icons("G")),),
        ),
    ),
    script(
        "Hidden Ruins",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(LOCATION.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("G")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "G"),
    ),
    script(
        "Inconvenient Roadblock",
        OnResolve(
            effect=(
                Establish(
                    Replacement(InflictsBattle(CARD), (AmountBecomes(0),)), Until.END_OF_BATTLE
                ),
                Draw(),
            ),
            cost=(Only(InBattle()),),
        ),
        FlipUp(1, "G"),
    ),
    script(
        "Karmic Cake",
        OnResolve(effect=(Search(RESOURCE), Reveal(FOUND), Put(FOUND, HAND))),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME)),
            effect=(Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND)),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Miraculous Regeneration",
        OnResolve(
            effect=(
                Choose(PICKED),
                Put(CHOSEN, PLAY_FACE_DOWN),
                Put(PICKED.other_than(CHOSEN), HAND),
            ),
            cost=(Pick(CHARACTER.in_discard_pile(), 2),),
        ),
    ),
    script(
        "Mutineer's Hiatus",
        OnResolve(effect=(Draw(2),), cost=(Choose(CHARACTER.owned_by(YOU)), Destroy(CHOSEN))),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(CHARACTER.owned_by(YOU))),
            effect=(Destroy(PICKED), Draw()),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Overzealous Excavation",
        OnResolve(effect=(Put(top(8), DISCARD_PILE), Draw())),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME), Pick(CARD.in_discard_pile())),
            effect=(Put(PICKED, PLAY_FACE_DOWN),),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Prestige Inversion",
        OnResolve(
            effect=(Put(PICKED, OUT_OF_GAME),), cost=(Pick(CHARACTER.being(State.WITH_UNIQUE)),)
        ),
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME)),
            effect=(Draw(),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Subordinate Demotivation",
        OnResolve(
            effect=(
                Choose(CHARACTER.opponent_controls().that(Lowest(NUMERIC_COST))),
                Destroy(CHOSEN),
            )
        ),
    ),
    script(
        "Tiny Shiny",
        OnResolve(
            effect=(
                Establish(Replacement(Inflicts(CARD, PICKED), (ChangeAmount(-2),), next_only=True)),
                Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Walk the Plank", OnResolve(effect=(Destroy(CHARACTER.at_most(NUMERIC_COST, Icons("G"))),))
    ),
)
