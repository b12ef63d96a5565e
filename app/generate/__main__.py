"""`python -m app.generate` writes the generated files; with `--check` it names stale ones."""

import sys

from app.generate import stale_files, write_files


def main(arguments: list[str]) -> int:
    """Write or check all generated files; return the exit status."""
    try:
        if "--check" not in arguments:
            write_files()
            return 0
        stale = list(stale_files())
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    for file in stale:
        print(f"{file} is not current. Run: python3 run.py docs")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
