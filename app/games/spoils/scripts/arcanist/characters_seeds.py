"""Arcanist characters: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Confounding Conjurer",
        OnResolve(cost=(May(then=(Pick(CHARACTER),)),)),
        Trigger(EntersPlay(), (Put(PICKED, HAND),), Exists(PICKED)),
    ),
    script(
        "Defiler of Innocence",
        Ability(
            "CORRUPT",
            cost=(Pay(2), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
        Ability(
            "DEFILE",
            cost=(Deplete(THIS),),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CHARACTER.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Devilfang Thunderhoof",
        Unique("Thunderhoof"),
        Trigger(EntersPlay(), (PutTokens(amount=Icons("O")),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Ability(
            "DISRUPT",
            cost=(Pay(2), RemoveTokens(), PickPlayer()),
            effect=(Discard(who=PICKED_PLAYER),),
        ),
    ),
    script(
        "Ensorcelled Familiar",
        Trigger(EntersPlay(), (May((Search(TACTIC), Reveal(FOUND)), (Put(FOUND, HAND),)),)),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(TACTIC.in_discard_pile())),
            effect=(Put(PICKED, HAND),),
            threshold="OOO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Flagitious Denunciator",
        COVERT,
        Ability(
            "DENOUNCE",
            cost=(Pay(2), Pick(CHARACTER), Destroy(THIS)),
            effect=(
                Put(PICKED, HAND),
                Look(CARD.in_hand(OPPONENT)),
                Choose(CHARACTER.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Foul Diviner", OnResolve(cost=(Choose(TACTIC.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)))
    ),
    script(
        "Geiseric, the Souleater",
        Unique("Geiseric"),
        Replacement(
            PutFromPlay(CHARACTER.owned_by(OPPONENT), HAND),
            (May((Pay(1),), (Put(THAT, OUT_OF_GAME), PutTokens()), (AsUsual(),)),),
        ),
        Ability(
            "SOUL CONSUMPTION",
            cost=(Pay(2), RemoveTokens()),
            effect=(
                Look(top(2)),
                Choose(LOOKED_AT),
                Put(CHOSEN, HAND),
                Put(LOOKED_AT.other_than(CHOSEN), DECK_BOTTOM),
            ),
        ),
    ),
    script(
        "Hextilda, the Exiled Crone",
        Unique("Hextilda"),
        Ability(
            "TOIL AND TROUBLE",
            cost=(Pay(4), Deplete(THIS), Pick(CARD.you_control().at_least(TOKENS, 1))),
            effect=(PutTokens(PICKED, Total(TOKENS, PICKED)),),
        ),
    ),
    script(
        "Hideous Hexapede of Horror",
        Ability(
            "HIDEOUSLY HORRENDOUS HEX OF HELLISHLY HORRIFYING HATRED",
            cost=(Pay(6), Destroy(THIS), Pick(CHARACTER, 6)),
            effect=(
                Inflict(6, PICKED),
                Inflict(6, FACTION),
                By(EACH, (Choose(CARD.in_hand(THEY), 6, THEY), Put(CHOSEN, OUT_OF_GAME))),
                By(EACH, (Choose(CARD.in_discard_pile(THEY), 6, THEY), Put(CHOSEN, OUT_OF_GAME))),
                By(EACH, (Put(top(6, THEY), OUT_OF_GAME),)),
            ),
        ),
    ),
    script(
        "High-Priest of Thabbash",
        Unique("Gloamspike"),
        Ability(
            "NEGATE",
            cost=(
                Pay(2),
                Deplete(THIS),
                Discard(),
                Pick(CARD.being_deployed().that(SameAs(Kind.TYPE, DISCARDED))),
            ),
            effect=(Terminate(PICKED),),
        ),
    ),
    script(
        "Horrendous Behemoth",
        Conditional(
            CHARACTER.that(Opposing(THIS)),
            (Less(STRENGTH, 1), Less(SPEED, 1)),
            Matches(THIS, CARD.being(State.IN_BATTLE)),
        ),
    ),
    script(
        "Horrifying Brain-Monkey",
        Ability(
            "SLOBBER",
            cost=(Pay(4), Destroy(THIS), Pick(CHARACTER)),
            effect=(If(Matches(PICKED, CARD.at_most(STRENGTH, Icons("O"))), (Destroy(PICKED),)),),
        ),
    ),
    script(
        "Imperial Thaumaturge",
        Ability("TICKLE", cost=(Pay(1), Deplete(THIS)), effect=(Discard(who=OPPONENT),)),
    ),
    script(
        "Lingamite Torture Monk",
        Ability(
            "TORTURE",
            cost=(Pick(CHARACTER.owned_by(YOU)), Destroy(THIS)),
            effect=(Put(PICKED, HAND),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(CHARACTER.owned_by(YOU))),
            effect=(Put(PICKED, HAND),),
            threshold="OO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Living God of Thabbash",
        Trigger(LeavesPlay(CHARACTER.you_control()), (Discard(who=OPPONENT),)),
        Ability(
            "HIGHER CALLING",
            cost=(Pay(2), Pick(CHARACTER.you_control())),
            effect=(Put(PICKED, HAND),),
        ),
    ),
    script(
        "Mesmerizing Enchantress",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(4)),)),)),
        Trigger(
            EntersPlay(),
            (Alter(PICKED, (Cannot(Action.ATTACK),), Until.YOUR_NEXT_TURN),),
            Exists(PICKED),
        ),
    ),
    script("Minion of Thabbash", COVERT, Provides("O")),
    script(
        "Nattering Stoopswaggler",
        COVERT,
        EntersWith(1, ByFlipUp()),
        Conditional(
            THIS,
            (Loses(Keyword.COVERT), More(STRENGTH, 1), More(LIFE, 1)),
            NoLess(Total(TOKENS, THIS), 1),
        ),
        Replacement(Destroyed(), (FlipFaceDown(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        FlipUp(3, "OO"),
    ),
    script(
        "Nefarious Horror",
        COVERT,
        Conditional(
            THIS,
            (More(STRENGTH, 2), More(LIFE, 2), Loses(Keyword.COVERT)),
            Not(NoMore(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))),
        ),
    ),
    script(
        "Obscene Astrologer",
        Ability(
            'GAZE UPON THE "STARS"',
            cost=(Deplete(THIS),),
            effect=(
                Let("X", Least(5, Icons("O"))),
                May(
                    then=(Deploy(TACTIC.in_hand().at_most(NUMERIC_COST, Number("X")), Price.FREE),)
                ),
            ),
        ),
    ),
    script(
        "Perturbatious Warlock",
        Trigger(
            EntersPlay(), (Choose(CARD.in_hand(OPPONENT), who=OPPONENT), Put(CHOSEN, DECK_TOP))
        ),
    ),
    script("Sequestered Hellion", COVERT, FlipUp(7, "OO")),
    script("Shrouded Demon", COVERT, Conditional(THIS, (More(LIFE, 2),), threshold="OOO")),
    script(
        "Sin Against Nature",
        Trigger(EntersPlay(), (Pick(RESOURCE.you_control()), Put(PICKED, HAND))),
    ),
    script(
        "Thabbashite Haruspex",
        Trigger(
            AnyOf((EntersPlay(), LeavesPlay())),
            (May((Draw(),), (Choose(CARD.in_hand()), Put(CHOSEN, DECK_BOTTOM))),),
        ),
    ),
    script(
        "Thabbashite Wizard",
        Trigger(EntersPlay(), (By(EACH, (May(then=(Draw(UpTo(2), THEY),), who=THEY),)),)),
    ),
    script(
        "The Abominable Hamster", COVERT, Conditional(THIS, (More(STRENGTH, 2),), threshold="OOOOO")
    ),
    script(
        "Titillated Mooncalf",
        Trigger(
            EntersPlay(CARD.providing("O").you_control()),
            (May((Pick(CHARACTER),), (Alter(PICKED, (Gains(Keyword.COVERT),)),)),),
        ),
    ),
    script("Unimportant Wizard", FlipUp(0, "O")),
    script(
        "Virulent Dogmatist",
        Ability(
            "BERATE",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (Less(STRENGTH, 2),)),), (Alter(PICKED, (Less(SPEED, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Wanton Wizard",
        Trigger(
            EntersPlay(), (May((Pick(TACTIC.in_discard_pile()),), (Put(PICKED, PLAY_FACE_DOWN),)),)
        ),
    ),
    script(
        "Witty Worm",
        Trigger(
            PlaysResource(YOU),
            (
                May(
                    (Reveal(THIS),),
                    (
                        Bespoke(
                            "deploy_this_for_1", "you may deploy this card for a numeric cost of 1"
                        ),
                    ),
                ),
            ),
            area=Area.HAND,
        ),
        Trigger(
            EntersPlay(),
            (
                May(
                    (Choose(RESOURCE.you_control()), Put(CHOSEN, HAND)),
                    (May(then=(PlayResources(),)),),
                ),
            ),
        ),
    ),
    script(
        "Woadenworm Gloamspike, Thabbashite Prince",
        Unique("Gloamspike"),
        Conditional(TACTIC.being(State.FACE_DOWN).you_control(), (GainsFlipUpAtItsCost(),)),
    ),
    script(
        "Wrinkly Rabbit",
        COVERT,
        Conditional(THIS, (More(STRENGTH, Icons("O")), More(LIFE, Icons("O")))),
    ),
)
