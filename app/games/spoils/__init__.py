"""The Spoils. Inside, imports point only at what stands higher in the list of DESIGN:

terms, editions, facts, decklists, collection, construction, search, deckcheck, vocabulary,
scripts, wording, engine, goldfish.
"""
