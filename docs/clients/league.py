"""Keep a page of a league's site up to date: the pairings, results and standings of an event.

python3 league.py https://example.org/events/view/ID page.html
"""

import html
import json
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def read(address, tag=""):
    """Return what is at an address, and its tag; None if it is still what has that tag."""
    try:
        with urlopen(Request(address, headers={"If-None-Match": tag})) as answer:
            return json.load(answer), answer.headers["ETag"]
    except HTTPError as refused:
        if refused.code == 304:
            return None, tag
        raise SystemExit(json.load(refused)["detail"]) from None


def page(event, rounds, ranking):
    """Return the event as a page."""
    said = [f"<h1>{html.escape(event['name'])}</h1>", f"<p>{event['state'].capitalize()}</p>"]
    if ranking["winner"]:
        said.append(f"<p>Winner: {html.escape(ranking['winner'])}</p>")
    for one in rounds[-1:]:
        until = f", until {one['ends_at']}" if one["ends_at"] else ""
        said.append(f"<h2>{one['title']}{until}</h2><ol>")
        for table in one["tables"]:
            names = " – ".join(seat["name"] for seat in table["seats"])
            said.append(f"<li>{html.escape(names)} {html.escape(table['result'])}</li>")
        said.append("</ol>")
    said.append("<h2>Standings</h2><ol>")
    said += [
        f"<li>{html.escape(line['name'])}: {line['points']:g} ({line['record']})</li>"
        for line in ranking["standings"]
    ]
    return "\n".join([*said, "</ol>"])


def follow(address, file, times=None, seconds=10):
    """Write the page whenever the event has changed."""
    site, _, public_id = address.partition("/events/view/")
    event, tag = f"{site}/api/v1/events/view/{public_id}", ""
    while times is None or times > 0:
        changed, tag = read(event, tag)
        if changed is not None:
            rounds, standings = read(f"{event}/rounds")[0], read(f"{event}/standings")[0]
            Path(file).write_text(page(changed, rounds["items"], standings), encoding="utf-8")
        times = times and times - 1
        time.sleep(seconds)


if __name__ == "__main__":
    follow(*sys.argv[1:3])
