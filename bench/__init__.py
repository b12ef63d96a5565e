"""Benchmarks: ratios measured in one run, medians of alternating rounds.

`python3 run.py bench` runs every module here that defines `main`, or those named.
"""
