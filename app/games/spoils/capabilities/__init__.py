"""The capabilities of The Spoils, bound to its own types. What is heavy is imported when called."""
