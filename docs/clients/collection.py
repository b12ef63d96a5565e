"""Set the collection of an account to what a table says, for programs that keep collections.

    THRESHOLD_TOKEN=threshold_... python3 collection.py https://example.org spoils table.csv

The table has the columns `printing` and `copies`; printings that it does not name have none. The
token needs the scopes `collection:read` and `collection:write`.
"""

import csv
import json
import os
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address, token, change=None):
    """Read an address, or send it a change; return the status, and the answer or the problem."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = None if change is None else json.dumps(change).encode()
    method = "GET" if change is None else "PATCH"
    try:
        with urlopen(Request(address, body, headers, method=method)) as answer:
            return answer.status, json.load(answer)
    except HTTPError as refused:
        return refused.code, json.load(refused)


def synchronize(site, game, file, token):
    """Make the collection what the table says; return how many counts have changed."""
    with Path(file).open(encoding="utf-8", newline="") as table:
        wanted = {row["printing"]: int(row["copies"]) for row in csv.DictReader(table)}
    address = f"{site}/api/v1/account/collection/{game}/owned"
    while True:
        status, there = ask(address, token)
        if status != 200:
            raise SystemExit(there["detail"])
        counts = {row["printing"]: row["copies"] for row in there["copies"]}
        change = {one: n for one, n in wanted.items() if counts.get(one, 0) != n}
        change |= dict.fromkeys(counts.keys() - wanted.keys(), 0)
        status, answer = ask(address, token, {"digest": there["digest"], "set": change})
        if status == 200:
            return answer["changed"]
        if answer["code"] != "outdated":  # else somebody counted meanwhile: read again
            raise SystemExit(answer["detail"])


if __name__ == "__main__":
    print(synchronize(*sys.argv[1:4], os.environ["THRESHOLD_TOKEN"]), "counts changed")
