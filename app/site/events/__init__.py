"""The registration desk: events, their links, hand-ins, and everything around them.

`states` says what may be done when and by whom; nothing else decides it. `reach` turns a link
into an event and a holder, `log` records what is done. Stores take a session and an actor.
"""
