"""Arcanist tactics, P to V."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    DECK_TOP,
    DISCARD_PILE,
    DISCARDED,
    EACH,
    FOUND,
    HAND,
    LAST_TACTIC,
    LOOKED_AT,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_PLAYER,
    PLAY_FACE_DOWN,
    RESOURCE,
    RESPONDED_TO,
    SPEED,
    STRENGTH,
    TACTIC,
    THAT,
    THEY,
    THIS,
    YOU,
    Ability,
    Action,
    Alter,
    Arrange,
    Bespoke,
    By,
    ByFlipUp,
    Cannot,
    Choose,
    ChooseNumber,
    ControllerOf,
    Count,
    Deploy,
    Deployed,
    Destroy,
    Detach,
    Discard,
    DiscardAtRandom,
    DiscardThose,
    Done,
    Draw,
    Duplicate,
    Establish,
    FlipUp,
    HalfUp,
    If,
    InBattle,
    Kind,
    Less,
    Let,
    Look,
    May,
    Meets,
    NoLess,
    NoMore,
    Not,
    Number,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    Plus,
    Price,
    Put,
    PutAnywhere,
    PutTokensDivided,
    Replacement,
    Requirement,
    RespondingTo,
    Reveal,
    SameAs,
    Search,
    State,
    Terminate,
    Times,
    Total,
    TurnOf,
    UpTo,
    picked,
    script,
    top,
)

SCRIPTS: Final = (
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
        "Quotidian Misfire",
        OnResolve(
            effect=(Establish(Replacement(PutAnywhere(CARD, HAND), (Put(THAT, DISCARD_PILE),))),)
        ),
    ),
    script(
        "Quotidian Transposition",
        OnResolve(
            effect=(By(EACH, (Pick(CHARACTER.owned_by(THEY), who=THEY), Put(PICKED, HAND))),)
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
                        "deploy as many cards for free as you like, as long as their numeric "
                        "costs together are no more than X"
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
        "Ritual of the Screaming Cheese",
        OneOfTexts(
            (
                OnResolve(effect=(Discard(2, OPPONENT),)),
                OnResolve(effect=(DiscardAtRandom(who=OPPONENT),)),
            ),
            OPPONENT,
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
        "Spatchcocking",
        OnResolve(
            effect=(
                By(
                    EACH,
                    (
                        Bespoke(
                            "keep_one_of_each_type_in_play",
                            "keeps one card of every type but resources in play",
                        ),
                        Put(NON_RESOURCE.controlled_by(THEY).other_than(CHOSEN), HAND),
                    ),
                ),
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
                            "keeps one card of every type but resources from their hand",
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
        "Stolen Inspiration",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
                Let("X", HalfUp(Total(NUMERIC_COST, DISCARDED))),
                May(
                    then=(
                        Deploy(
                            NON_RESOURCE.at_most(NUMERIC_COST, Number("X")).in_hand(), Price.FREE
                        ),
                    )
                ),
            )
        ),
    ),
    script(
        "Study Disturbance",
        OnResolve(
            effect=(
                Establish(Requirement(PICKED_PLAYER, Cannot(Action.DEPLOY, CHARACTER))),
                Draw(),
            ),
            cost=(
                PickPlayer(EACH),
                May((Pay(2, PICKED_PLAYER),), (Look(top(1)), Terminate(THIS)), who=PICKED_PLAYER),
            ),
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
        "Tedious TriAdic Truculence",
        OnResolve(
            effect=(Destroy(PICKED.at_most(STRENGTH, 3)),),
            cost=(
                Pick(CHARACTER, 3),
                May(
                    (Pay(3, OPPONENT),),
                    (Look(top(3)), Arrange(LOOKED_AT), Terminate(THIS)),
                    who=OPPONENT,
                ),
            ),
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
        "Underwhelming Performance",
        OnResolve(
            effect=(Alter(PICKED, (Less(STRENGTH, 6),)), Draw()),
            cost=(
                Pick(CHARACTER),
                May(then=(Detach(UpTo(2), ControllerOf(PICKED)),), who=ControllerOf(PICKED)),
            ),
        ),
    ),
    script(
        "Unnatural Alteration",
        OnResolve(
            effect=(
                Let("X", Total(NUMERIC_COST, PICKED)),
                Destroy(PICKED),
                If(
                    Done(),
                    (
                        Search(CHARACTER.at_most(NUMERIC_COST, Plus(Number("X"), 3))),
                        Reveal(FOUND),
                        May((Deploy(FOUND, Price.FREE),), otherwise=(Put(FOUND, HAND),)),
                    ),
                ),
            ),
            cost=(Only(TurnOf(YOU)), Only(Not(InBattle())), Pick(CHARACTER.you_control())),
        ),
    ),
    script(
        "Violating Ritual",
        OnResolve(effect=(Discard(2, PICKED_PLAYER), Draw()), cost=(PickPlayer(),)),
    ),
    script(
        "Voidal Interference",
        OnResolve(
            effect=(
                Terminate(RESPONDED_TO, HAND),
                By(
                    OwnerOf(RESPONDED_TO),
                    (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, DECK_TOP)),
                ),
            ),
            cost=(Only(RespondingTo(CARD)),),
        ),
    ),
    script(
        "Voidal Perversion",
        OnResolve(
            effect=(PutTokensDivided(PICKED, UpTo(2)), Draw()), cost=(Pick(NON_RESOURCE, UpTo(2)),)
        ),
    ),
    script(
        "Voidal Poisoning",
        OnResolve(
            effect=(
                Bespoke(
                    "spend_tokens_on_effects",
                    (
                        "Remove any number of tokens from cards you control. Spend them as "
                        "often as you like on these: 1 token: pick a character and inflict "
                        "1 damage on it; 2 tokens: draw a card; 2 tokens: your opponent "
                        "discards a card; 3 tokens: search your deck for a card and put it "
                        "into your hand"
                    ),
                ),
            )
        ),
    ),
    script(
        "Voidal Replication",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(effect=(Duplicate(LAST_TACTIC),), cost=(Only(Deployed(TACTIC)),)),
    ),
    script(
        "Voidal Webbing",
        OnResolve(effect=(Alter(PICKED, (Less(SPEED, 1),)),), cost=(Pick(CHARACTER),)),
    ),
)
