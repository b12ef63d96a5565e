"""The settings of an event: entering, showing and changing them."""
