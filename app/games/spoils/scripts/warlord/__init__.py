"""Scripts of the Warlord's cards."""
