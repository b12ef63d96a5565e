"""The 25 statements of section 16, and the tests that show each."""
