"""The grammar of card scripts that games share; each game has words, cards and verbs of its own.

A script is a frozen value. Its bases, arithmetic, comparisons and flow are here, with the walk
through all words of a script, its form as JSON, and the loading of files of scripts.
"""
