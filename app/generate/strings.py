"""List every text that somebody may read: `python3 run.py strings [PATH ...]`.

Each line of output is `file:line: text`. Python is read as a syntax tree, templates with Jinja's
lexer and an HTML parser, scripts with a small tokenizer. What is put in at run time is shown in
braces; the branches of a condition are separated by `|`.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment

ROOT: Final = Path(__file__).parents[2]
PLACES: Final = (
    ROOT / "run.py",
    ROOT / "app",
    ROOT / "templates",
    ROOT / "static" / "js",
)
GAMES: Final = ROOT / "app" / "games"
LEFT_OUT: Final = "scripts"
"""The folder of a game whose card scripts hold data only; their texts come from its wording."""

READERS: Final = (".py", ".html", ".js")

# Two words, or one that begins like a sentence.
TEXT: Final = re.compile(r"[A-Za-z]{2,}[^\w]* [^\n]*\w|\w[^\n]* [A-Za-z]{2,}|^[A-Z][a-z]+[.:…!?]?$")
NO_TEXT: Final = re.compile(
    r"(?i:^\s*(select|insert|update|delete|create|drop|pragma|alter|with|order by)\b)|\(\?|\\[bdsw]"
)
SPACES: Final = re.compile(r"\s+")

ATTRIBUTES: Final = {"alt", "aria-label", "aria-description", "placeholder", "title", "label"}
INLINE: Final = {
    *("a", "abbr", "b", "br", "code", "em", "i", "kbd", "q", "small", "span", "strong", "sub"),
    *("sup", "time", "var"),
}
UNSEEN: Final = {"script", "style", "svg"}

JS_TOKEN: Final = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)
      | (?P<regex>(?<=[(,=:!&|?])\s*/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+/)""",
    re.VERBOSE | re.DOTALL,
)


class Text(NamedTuple):
    """A text and the line on which it begins."""

    line: int
    words: str


def texts(path: Path) -> list[Text]:
    """The texts of one file, in the order in which they are written."""
    source = path.read_text(encoding="utf-8")
    found = {".py": in_python, ".html": in_template, ".js": in_script}[path.suffix](source)
    return sorted({Text(line, SPACES.sub(" ", words).strip()) for line, words in found})


def is_text(words: str) -> bool:
    """Tell whether a string constant looks like English rather than like a name or a query."""
    return bool(TEXT.search(words)) and not NO_TEXT.search(words)


def in_python(source: str) -> Iterator[Text]:
    """String constants that look like text, and the help of commands."""
    tree = ast.parse(source)
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _is_command(node):
            yield Text(node.lineno, ast.get_docstring(node) or "")
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            left_out.update(ast.walk(node))
            if is_text(words := _with_fields(node)):
                yield Text(node.lineno, words)
        elif isinstance(node, ast.Constant) and node not in left_out:
            words = node.value if isinstance(node.value, str) else ""
            if is_text(words):
                yield Text(node.lineno, words)


def _is_command(node: ast.FunctionDef) -> bool:
    return any(
        isinstance(part, ast.Attribute) and part.attr in ("command", "group")
        for decorator in node.decorator_list
        for part in ast.walk(decorator)
    )


def _with_fields(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{" + ast.unparse(part.value) + "}"
        for part in node.values
        if isinstance(part, (ast.Constant, ast.FormattedValue))
    )


def in_template(source: str) -> Iterator[Text]:
    """Texts between tags, attributes that are shown or read aloud, and strings in expressions."""
    page: list[str] = []
    inside: list[str] = []
    begun, depth = 0, ""
    for line, kind, value in Environment(autoescape=True).lex(source):
        if kind == "data":
            page.append(value)
        elif kind.endswith("_begin") and not depth:
            begun, depth, inside = line, kind, []
        elif depth and kind == depth.replace("_begin", "_end"):
            page.append(_stand_in(depth, "".join(inside)) + "\n" * value.count("\n"))
            depth = ""
        else:
            inside.append(value)
            if kind == "string" and is_text(value[1:-1]):
                yield Text(line or begun, value[1:-1])
    reader = _PageReader()
    reader.feed("".join(page))
    reader.close()
    reader.flush()
    yield from reader.found


def _stand_in(kind: str, inside: str) -> str:
    lines = "\n" * inside.count("\n")
    if kind == "variable_begin":
        words = SPACES.sub(" ", inside).strip().strip("-").strip()
        return "{" + re.sub(r"""[<>"'&]""", "", words) + "}" + lines
    return (" | " if re.match(r"-?\s*(else|elif)\b", inside) else "") + lines


class _PageReader(HTMLParser):
    """Joins the pieces of text inside one block of a page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[Text] = []
        self._words = ""
        self._line = 0
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ATTRIBUTES and value and re.search(r"[A-Za-z]", value):
                self.found.append(Text(self.getpos()[0], f"[{name}] {value}"))
        if tag in UNSEEN:
            self._unseen += 1
        if tag not in INLINE:
            self.flush()

    def handle_endtag(self, tag: str) -> None:
        if tag in UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        if tag not in INLINE:
            self.flush()

    def handle_data(self, data: str) -> None:
        if self._unseen:
            return
        if not self._words.strip():
            blank = data[: len(data) - len(data.lstrip())]
            self._line = self.getpos()[0] + blank.count("\n")
        self._words += data

    def flush(self) -> None:
        """End the current block of text."""
        without_fields = re.sub(r"\{[^{}]*\}", "", self._words)
        if re.search(r"[A-Za-z]", without_fields):
            self.found.append(Text(self._line, self._words))
        self._words = ""


def in_script(source: str) -> Iterator[Text]:
    """String and template literals that look like text."""
    for match in JS_TOKEN.finditer(source):
        words = (match["text"] or "")[1:-1]
        if is_text(words) and not re.search(r"^[.#\[]|[\[\]=>]{2}|^use strict$", words):
            yield Text(source.count("\n", 0, match.start()) + 1, words)


def files(places: Sequence[Path]) -> Iterator[Path]:
    """The files to read under the given places, sorted."""
    for place in places:
        inside = sorted(place.rglob("*")) if place.is_dir() else [place]
        for path in inside:
            if path.suffix in READERS and not _is_script_of_a_card(path):
                yield path


def _is_script_of_a_card(path: Path) -> bool:
    return any(folder.name == LEFT_OUT and folder.parent.parent == GAMES for folder in path.parents)


def main(arguments: Sequence[str]) -> None:
    """Write the texts of the files and folders named, or of all."""
    places = [Path(name).resolve() for name in arguments] or list(PLACES)
    for path in files(places):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        for line, words in texts(path):
            sys.stdout.write(f"{name}:{line}: {words}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
