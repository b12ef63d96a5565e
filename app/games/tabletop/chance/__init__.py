"""Randomness and probability: SplitMix64, shuffles, counting of hands, sampling, blocks.

Nothing here keeps a global random state: a seed and a number name every random word, so the
same game comes out on any machine, on any thread and in any order. Importing the package
imports neither numpy nor numba; `splitmix64` and `counters` load them where they are asked
for arrays, and `compiled` is the numba form of the shuffle.
"""
