"""Tests of the bench of Shadowfist."""
