"""Tests of armies that accounts keep."""
