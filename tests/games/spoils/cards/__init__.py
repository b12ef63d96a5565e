"""Every card with a text does what is printed on it: tests by trade and type."""
