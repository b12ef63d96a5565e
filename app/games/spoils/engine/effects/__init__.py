"""Proposed effects, what prevents or replaces them, and state-based checks."""
