"""Numbers as people read them."""


def signed(number: int | float) -> str:
    """A number with its sign, the minus being a real one."""
    shown = f"{number:+,.2f}" if isinstance(number, float) else f"{number:+,}"
    return shown.replace("-", "−") if number else shown.removeprefix("+")
