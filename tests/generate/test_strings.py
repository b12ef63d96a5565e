"""The list of texts that a user can read."""

from pathlib import Path

import pytest

from app.generate.strings import in_python, in_script, in_template, main


def test_python_texts_are_messages_and_help_but_not_docstrings_or_queries() -> None:
    source = '''"""A module about nothing in particular."""
@click.command()
def command(name: str) -> None:
    """Say hello to NAME."""
    echo(f"Hello, {name}! "
         "How are you?")
    run("SELECT name FROM users")
'''
    assert list(in_python(source)) == [
        (3, "Say hello to NAME."),
        (5, "Hello, {name}! How are you?"),
    ]


def test_a_sentence_of_a_page_is_one_text_with_its_values_in_braces() -> None:
    source = """{% set title = "Your decks" %}
<p>You have <b>{{ count }}</b>
decks{% if full %}, all full{% else %} or fewer{% endif %}.</p>
<input placeholder="Search cards" value="not shown">
<script>const hidden = "no text";</script>"""
    assert sorted(in_template(source)) == [
        (1, "Your decks"),
        (2, "You have {count}\ndecks, all full |  or fewer."),
        (4, "[placeholder] Search cards"),
    ]


def test_strings_of_a_script_are_texts_and_its_comments_are_not() -> None:
    source = """// Not a text, but a comment.
say(`Saved: ${count} decks`);
find("button[data-name='x']");"""
    assert list(in_script(source)) == [(2, "Saved: ${count} decks")]


def test_every_line_has_file_line_and_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    page.write_text("<h1>Your\n  decks</h1>")
    main([str(page)])
    assert capsys.readouterr().out == f"{page}:1: Your decks\n"
