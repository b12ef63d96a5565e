"""The 418 numbered rules of the rulebook in our words, and the tests that show each."""
