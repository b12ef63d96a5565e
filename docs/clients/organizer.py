"""Add the players of a folder to an event: each file is a list, and its name is the player's.

python3 organizer.py https://example.org/events/organizer/KEY lists
"""

import json
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def send(address, body):
    """Return the answer to a request and whether it was accepted; a refusal has a `code`."""
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request) as answer:
            return json.load(answer), True
    except HTTPError as refused:
        return json.load(refused), False


def add(event, name, text):
    """Add a player with a list, and return in words what came of it.

    A player who is there already gets the list; the same list again changes nothing. A list that
    breaks rules is handed in, too: the organizer talks to the player.
    """
    sent = {"list": text, "accept_illegal": True}
    answer, done = send(f"{event}/players", {"name": name, "list": sent})
    if not done and answer["code"] == "name_taken":
        answer, done = send(f"{event}/players/{answer['player']}/list", sent)
    elif done:
        answer = answer["list"]
    if not done:
        lines = [f"  {it['line']}: {it['text']}: {it['note']}" for it in answer.get("lines", ())]
        return "\n".join([f"{name}: {answer['detail']}", *lines])
    errors = [f"  {it['message']}" for it in answer["findings"] if it["severity"] == "error"]
    said = answer["verdict"] if answer["changed"] else f"{answer['verdict']}, as before"
    return "\n".join([f"{name}: {said}", *errors])


def take_in(address, folder):
    """Add every player of a folder, and return what came of each."""
    site, _, way = address.partition("/events/")
    event = f"{site}/api/v1/events/{way}"
    files = sorted(it for it in Path(folder).iterdir() if it.suffix == ".txt")
    return [add(event, file.stem, file.read_text(encoding="utf-8")) for file in files]


if __name__ == "__main__":
    print("\n".join(take_in(*sys.argv[1:3])))
