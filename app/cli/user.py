"""`threshold user`: manage the accounts of a site."""

import sys

import click

from app.cli.site_database import site_database, site_option
from app.site.accounts import AccountError, store
from app.tables import Database, Role

password_option = click.option(
    "--password-stdin", is_flag=True, help="Read the password from standard input."
)


@click.group("user")
def command() -> None:
    """Manage accounts: add, list, change roles, set passwords."""


@command.command("add")
@click.argument("name")
@click.option(
    "--role",
    type=click.Choice([role.value for role in Role]),
    default=Role.PLAYER.value,
    show_default=True,
    help="What the account may do.",
)
@password_option
@site_option
def add(name: str, role: str, password_stdin: bool, database: str | None) -> None:
    """Create an account. The command asks for its password."""
    with site_database(database) as opened:
        try:
            user = store.add_user(opened, name, _password(password_stdin), Role(role))
        except AccountError as problem:
            raise click.ClickException(str(problem)) from None
        click.echo(f"{user.name} can sign in as {user.role}.")


@command.command("password")
@click.argument("name")
@password_option
@click.option("--keep-tokens", is_flag=True, help="Leave the account's tokens for programs valid.")
@site_option
def password(name: str, password_stdin: bool, keep_tokens: bool, database: str | None) -> None:
    """Set a new password, and end all sessions and tokens of the account."""
    with site_database(database) as opened:
        user_id = _find(opened, name)
        fresh = _password(password_stdin)
        try:
            store.check_password(fresh, name)
        except AccountError as problem:
            raise click.ClickException(str(problem)) from None
        store.set_password(opened, user_id, fresh, keeps_tokens=keep_tokens)
        ended = "sessions" if keep_tokens else "sessions and tokens"
        click.echo(f"The password is set; all {ended} of this account have ended.")


@command.command("role")
@click.argument("name")
@click.argument("role", type=click.Choice([role.value for role in Role]))
@site_option
def role(name: str, role: str, database: str | None) -> None:
    """Change the role of an account."""
    with site_database(database) as opened:
        user = store.set_role(opened, _find(opened, name), Role(role))
        click.echo(f"{user.name} is now {user.role}.")


@command.command("list")
@site_option
def list_users(database: str | None) -> None:
    """List all accounts with role and last sign-in."""
    with site_database(database) as opened, opened.reading() as session:
        for user in store.list_users(session):
            hidden = "  hidden" if user.hidden_at else ""
            click.echo(f"{user.name:<40}  {user.role:<13}  {user.used_at:%Y-%m-%d}{hidden}")


def _find(opened: Database, name: str) -> int:
    with opened.reading() as session:
        user = store.find_user(session, name)
    if user is None or user.id is None:
        raise click.ClickException(f"There is no account {name!r}; see threshold user list.")
    return user.id


def _password(from_stdin: bool) -> str:
    if from_stdin:
        return sys.stdin.readline().rstrip("\r\n")
    answer = click.prompt("Password", hide_input=True, confirmation_prompt="Repeat the password")
    return str(answer)
