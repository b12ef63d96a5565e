"""Answer a posted list with its verdict, a repaired list, and a link to share.

    python3 bot.py https://example.org spoils < list.txt

Call `answer` from a chat bot: it takes what somebody posted and returns what to say.
"""

import json
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class RefusedError(Exception):
    """The site refused a request; the message says why."""


def ask(address, **body):
    """Send a question and return the answer."""
    asked = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(asked) as answered:
            return json.load(answered)
    except HTTPError as refused:
        raise RefusedError(json.load(refused)["detail"]) from None


def answer(site, game, text):
    """Return what to say about a list."""
    address = f"{site}/api/v1/games/{game}"
    try:
        report = ask(f"{address}/check", list=text, repair=True, settle=True)
        said = [f"{report['verdict'].capitalize()} in {report['format']}."]
        said += [f"{it['rule']}: {it['message']}" for it in report["findings"]]
        for it in report["import"]:
            if it["status"] == "open":
                meant = (
                    f" Did you mean {' or '.join(it['suggestions'])}?" if it["suggestions"] else ""
                )
                said.append(f"Line {it['line']}, “{it['text']}”: {it['note']}{meant}")
        repaired = report["repaired"]
        if report["verdict"] != "legal" and repaired and repaired["verdict"] == "legal":
            text = repaired["text"]
            said += ["This list would be legal:", text.strip()]
        if repaired and not repaired["unread"]:
            made = ask(f"{address}/decks", list=text)
            said.append(f"To look at: {made['read']}")
    except RefusedError as problem:
        return str(problem)
    return "\n".join(said)


if __name__ == "__main__":
    print(answer(sys.argv[1].rstrip("/"), sys.argv[2], sys.stdin.read()))
