"""What is raised for a format that no deck can be checked against."""

from typing import Final

LONGEST_FORMAT: Final = 20_000
"""Characters of a format file."""


class FormatError(ValueError):
    """A format that cannot be used. Each of the `problems` says what is wrong and what would do."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
