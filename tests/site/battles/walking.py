"""Walking through the pages of battles."""

import re

from flask.testing import FlaskClient

from tests.games.terrus.examples import FRONT_ROW

MARKUP = re.compile(r"(?:<[^>]*>|\s)+")


def opened(client: FlaskClient, text: str = FRONT_ROW, **fields: str) -> str:
    """The address of a battle that was pasted."""
    answer = client.post("/terrus/battle", data={"battle": text, **fields})
    assert answer.status_code == 303, answer.text
    return answer.location


def on(client: FlaskClient, address: str, **fields: str) -> str:
    """The address after an answer."""
    answer = client.post(address, data={name.replace("_", "-"): it for name, it in fields.items()})
    assert answer.status_code == 303, answer.text
    return answer.location


def words(client: FlaskClient, address: str) -> str:
    """The words of a page."""
    answer = client.get(address)
    assert answer.status_code == 200, address
    return MARKUP.sub(" ", answer.text)


def at_the_wounds(client: FlaskClient) -> str:
    """The address of the front row's first split of wounds."""
    address = on(client, opened(client), q0="Farm", q1="Farm", q2="Farm", q3="Mill")
    address = on(client, address, q0="Farm", q1="Farm")
    address = on(client, address, fight="Farm")
    return on(client, on(client, address, respond="pass"), respond="pass")
