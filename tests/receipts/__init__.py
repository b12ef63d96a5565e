"""Tests of signed receipts."""
