"""Arcanist items: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ambiguity Embiggener",
        Trigger(
            TurnStarts(EACH),
            (
                ChooseNumber(who=THEY),
                Let("Y", Least(Number("X"), Count(CARD.in_hand(THEY)))),
                Let("Z", Least(Number("X"), Count(CARD.in_hand(OpponentOf(THEY))))),
                By(
                    EACH,
                    (
                        Choose(CARD.in_hand(THEY), Number("X"), THEY),
                        Put(CHOSEN, DECK_BOTTOM, ordered_by=THEY),
                    ),
                ),
                Put(top(Number("Y"), THEY), HAND),
                Put(top(Number("Z"), OpponentOf(THEY)), HAND),
            ),
        ),
    ),
    script(
        "Ambiguity Inhibitor",
        Trigger(
            TurnStarts(), (Choose(CARD.in_hand()), Put(CHOSEN, DECK_BOTTOM), If(Done(), (Draw(),)))
        ),
    ),
    script(
        "Arcanist's Almanac",
        Ability(
            "FORESIGHT",
            cost=(Deplete(THIS),),
            effect=(PickPlayer(EACH), Look(top(5, PICKED_PLAYER)), Arrange(LOOKED_AT)),
        ),
    ),
    script(
        "Ashes of Zenobia",
        Unique("Ashes of Zenobia"),
        Trigger(TurnStarts(), (Draw(),)),
        Ability(
            "NULLIFY",
            cost=(Pay(5),),
            effect=(
                By(EACH, (Choose(CHARACTER.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND))),
            ),
        ),
    ),
    script(
        "Ectological Hazard Suit",
        AttachTo(),
        Trigger(EntersPlay(), (PutTokens(HOST),)),
        Conditional(HOST, (More(STRENGTH, Total(TOKENS, HOST)), More(LIFE, Total(TOKENS, HOST)))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(1),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Ectypal Stave",
        Ability(
            "COUNTERFEIT",
            cost=(
                Only(Deployed(TACTIC)),
                Choose(LAST_TACTIC),
                Pay(Plus(2, Total(NUMERIC_COST, CHOSEN))),
                Deplete(THIS),
            ),
            effect=(Duplicate(CHOSEN),),
        ),
    ),
    script(
        "Knobby Stave",
        EntersWith(2),
        Ability("DISRUPT", cost=(RemoveTokens(count=2),), effect=(Discard(who=OPPONENT),)),
    ),
    script(
        "Lugubrious Finger Trap",
        AttachTo(),
        Conditional(HOST, (Cannot(Action.ATTACK), Cannot(Action.BLOCK))),
    ),
    script(
        "Napiform Protuberance",
        AttachTo(),
        EntersWith(1),
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Conditional(
            HOST,
            (
                Less(STRENGTH, Total(TOKENS, THIS)),
                Less(LIFE, Total(TOKENS, THIS)),
                Less(SPEED, Total(TOKENS, THIS)),
            ),
        ),
    ),
    script(
        "The Deranger",
        Ability(
            "LOBOTOMIZE",
            cost=(Deplete(THIS),),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT), UpTo(2)),
                DiscardThose(CHOSEN),
                TakeControl(THIS, OPPONENT),
            ),
        ),
    ),
    script(
        "Very Big Hat of Invisibility",
        AttachTo(),
        Conditional(HOST, (Gains(Keyword.COVERT),)),
        Ability(
            "HANDOFF",
            cost=(
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Zenobia's Spyglass",
        Ability(
            "FORESIGHT",
            cost=(ChooseNumber(), Pay(Number("X"))),
            effect=(Look(top(Times(2, Number("X")))), Arrange(LOOKED_AT)),
        ),
    ),
)
