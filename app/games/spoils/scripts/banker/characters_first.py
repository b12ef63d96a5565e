"""Banker characters: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Amortized Straw Man",
        EntersWith(3),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Ability("INSTALLMENT PLAN", cost=(Pay(3),), effect=(RemoveTokens(),)),
    ),
    script(
        "Beatrix Winterbottom",
        Unique("Beatrix"),
        Replacement(Draws(YOU), (ChangeAmount(1),)),
        Requirement(YOU, Cannot(Action.DRAW), NoLess(Count(CARD.in_hand()), 10)),
    ),
    script(
        "Blanching Butcher",
        Trigger(EntersPlay(), (LoseInfluence(3),)),
        Trigger(Blocks(), (Alter(THIS, (More(STRENGTH, 4), More(LIFE, 4))),)),
    ),
    script(
        "Class Action Defender",
        Replacement(Inflicts(CARD, THIS), (AmountBecomes(0),), NoLess(EventAmount(), 5)),
        Trigger(PlayerIsAttacked(YOU), (May((Pay(2),), (Restore(THIS),)),)),
    ),
    script("Club Mau Bouncer", Trigger(Inflicts(CHARACTER, THIS), (Inflict(1, SOURCE),))),
    script("Concealed Goon", COVERT, Trigger(EntersPlay(), (LoseInfluence(5),))),
    script(
        "Crooked Appraiser",
        Ability("INSPECT", cost=(Deplete(THIS), Pick(LOCATION)), effect=(Inflict(2, PICKED),)),
    ),
    script("Dandy Day-Trader"),
    script("Defense Attorney", Conditional(THIS, (Must(Action.BLOCK),))),
    script("Embezzling Bookkeeper", Trigger(EntersPlay(), (Draw(who=OPPONENT),))),
    script(
        "Entry-Level Employee",
        EntersWith(2),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Ability("INVEST", cost=(Pay(2),), effect=(RemoveTokens(),)),
    ),
    script(
        "Erotic Assassin",
        Conditional(THIS, (Cannot(Action.BE_RESTORED_BY_RULE),)),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability("RESTORE", cost=(Pay(2),), effect=(Restore(THIS),)),
    ),
    script(
        "Furtive Investor",
        COVERT,
        EntersWith(2),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Trigger(TurnStarts(), (May((Pick(NON_RESOURCE.you_control()),), (RemoveTokens(PICKED),)),)),
    ),
    script(
        "Ghostly Auditor",
        Conditional(THIS, (Gains(Keyword.COVERT),), Equal(Count(CHARACTER.you_control()), 1)),
        Trigger(Inflicts(to=FACTION), (Draw(2),)),
    ),
    script(
        "Hired Goons",
        COVERT,
        Trigger(TurnStarts(), (May((Pay(2),), otherwise=(TakeControl(THIS, OPPONENT),)),)),
    ),
    script(
        "Intermittently Sneaky Lawyer",
        Conditional(
            THIS, (More(STRENGTH, 1), Gains(Keyword.COVERT)), NoLess(Count(CARD.in_hand()), 6)
        ),
    ),
    script("Key Man", Trigger(LeavesPlay(), (Draw(),))),
    script(
        "Mafia Lawyer",
        Trigger(EntersPlay(), (LoseInfluence(2),)),
        Trigger(
            Destroyed(),
            (GainInfluence(Total(STRENGTH, CHARACTER.being(State.IN_BATTLE).opponent_controls())),),
            InBattle(),
        ),
    ),
    script(
        "Market Oracle",
        Ability(
            "INVEST",
            cost=(Deplete(THIS), Pick(NON_RESOURCE.you_control())),
            effect=(RemoveTokens(PICKED),),
        ),
    ),
    script("Mau Consultant", Trigger(EntersPlay(), (Draw(), LoseInfluence(2)))),
    script("Mau Tough", Trigger(EntersPlay(), (LoseInfluence(4),))),
    script(
        "Moneychanger",
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Ability("EXCHANGE", cost=(Deplete(THIS), PutTokens()), effect=(Draw(),)),
    ),
    script(
        "Motivational Speaker",
        Trigger(
            Blocks(), (Alter(CHARACTER.being(State.BLOCKING), (More(STRENGTH, 2), More(LIFE, 2))),)
        ),
    ),
    script("Nasty Butler", Trigger(EntersPlay(), (GainInfluence(4),))),
    script(
        "Necromorph Bureaucrat",
        Ability(
            "SUBJUGATE", cost=(Deplete(THIS), Pick(CHARACTER, UpTo(2))), effect=(Deplete(PICKED),)
        ),
    ),
    script(
        "Officious Obstructionist",
        Ability("STUBBORNNESS", cost=(Pay(1),), effect=(Alter(THIS, (More(LIFE, 1),)),)),
    ),
    script("Overinsured Figurehead", Trigger(LeavesPlay(), (Draw(2),))),
    script(
        "Paralegal Prodigy",
        Conditional(
            CHARACTER.of_subtype("lawyer").you_control().others(),
            (More(STRENGTH, 1), More(LIFE, 1)),
        ),
    ),
    script(
        "Pervasive Bodyguard",
        Ability(
            "PROTECT",
            cost=(Pay(1), Pick(CHARACTER.that(InPartyWith(THIS)))),
            effect=(Alter(PICKED, (More(LIFE, 1),)),),
        ),
    ),
    script(
        "Pettifogger",
        Trigger(Blocks(), (Destroy(CARD.that(Either((THIS, CHARACTER.being(State.ATTACKING))))),)),
    ),
    script(
        "Prudent Thug",
        Trigger(EntersPlay(), (LoseInfluence(3),)),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability("RESTORE", cost=(Pay(1), PutTokens()), effect=(Restore(THIS),)),
    ),
    script(
        "Pugnacious Publicist",
        Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(LIFE, 1),)),)),
    ),
    script(
        "Randolph von Macovawitz Spitoon III, Ltd.",
        Unique("Randolph"),
        Trigger(EntersPlay(), (Draw(),)),
        Ability(
            "PAYDAY LOAN",
            cost=(
                Pay(1),
                ChooseOne(
                    ((Discard(cards=RESOURCE),), (Choose(RESOURCE.you_control()), Destroy(CHOSEN)))
                ),
            ),
            effect=(Draw(),),
        ),
    ),
    script(
        "Real Estate Auctioneer",
        Ability("LIQUIDATE", cost=(Pay(2), Discard(), Deplete(THIS)), effect=(Draw(2),)),
    ),
    script(
        "Recapitulating Apparition",
        Trigger(
            PutFromPlay(THIS.owned_by(YOU), DISCARD_PILE),
            (May((Pay(1),), (Put(THIS, PLAY), Deplete(THIS))),),
        ),
    ),
    script(
        "Reluctant Hiree",
        EntersWith(3),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)),)),
        Ability("INVEST", cost=(Pay(Total(TOKENS, THIS)),), effect=(RemoveTokens(),)),
    ),
    script("Repo Man", Trigger(EntersPlay(), (May((Pick(LOCATION),), (Destroy(PICKED),)),))),
    script(
        "Resurrection Technician",
        Trigger(EntersPlay(), (May((Pick(CHARACTER.in_discard_pile()),), (Put(PICKED, HAND),)),)),
    ),
    script(
        "Samuel Gristwalter",
        Unique("Samuel"),
        Replacement(Inflicts(CARD, FACTION.you_control()), (AmountBecomes(0),)),
    ),
    script(
        "Skilled Negotiator",
        Ability(
            "HAGGLE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Less(STRENGTH, 2),)),),
        ),
    ),
    script(
        "Snooty Doorman",
        Ability(
            "DENIED!",
            cost=(Only(RespondingTo(CHARACTER)), Destroy(THIS)),
            effect=(Terminate(RESPONDED_TO),),
        ),
    ),
    script(
        "Tad Disingenuous",
        Ability(
            "UNDERHANDED DEAL", cost=(Discard(),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)
        ),
    ),
    script("Tax Attorney", Replacement(LosesInfluence(YOU), (ChangeAmount(-1),))),
    script(
        "The Garbageman",
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability("SIFT", cost=(Deplete(THIS),), effect=(Draw(), Discard())),
        Ability(
            "RUMMAGE",
            cost=(Pay(2), Choose(CARD.in_discard_pile(), 3), Put(CHOSEN, OUT_OF_GAME)),
            effect=(Restore(THIS),),
        ),
    ),
    script("Union Leader"),
)
