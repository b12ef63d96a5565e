"""Games of a person against the computer. Nothing is stored: the address holds the answers."""
