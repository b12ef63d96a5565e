"""The registration desk: events, their links, hand-ins, and everything around them.

Each part of the desk is a package with its pages in `views` and its queries and changes in `store`,
or a module if it is small (`links` with the pages in `link_views`). `states` alone decides what may
be done when and by whom. `access` resolves a link to an event and a holder, and `log` records what
is done. Stores take a session and an actor.
"""
