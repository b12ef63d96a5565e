"""Headers of a proxy about its visitors count with the setting `PROXIES`, and only then."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPResponse
from urllib.parse import urlsplit

import pytest

from tests.support.site import listening, website

SAID = {
    "X-Forwarded-For": "192.0.2.7",
    "X-Forwarded-Host": "threshold.example.org",
    "X-Forwarded-Proto": "https",
}


def asked_for_sign_in(settings: dict[str, object], proxies: int) -> HTTPResponse:
    """The answer of a server, as `threshold serve` runs it, to a request from a proxy."""
    with (
        website({**settings, "PROXIES": proxies}) as app,
        listening(app, threads=1) as address,
    ):
        asking = HTTPConnection(urlsplit(address).netloc, timeout=20)
        asking.request("GET", "/account/sign-in", headers=SAID)
        answer = asking.getresponse()
        answer.read()
        asking.close()
        return answer


@pytest.mark.slow
def test_https_at_the_proxy_binds_the_cookie_to_the_host(settings: dict[str, object]) -> None:
    answer = asked_for_sign_in(settings, proxies=1)
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("__Host-threshold=")
    assert "; Secure" in cookie
    assert answer.headers["Strict-Transport-Security"]


@pytest.mark.parametrize("proxies", [0, 2])
def test_headers_of_proxies_that_are_not_there_count_for_nothing(
    settings: dict[str, object], proxies: int
) -> None:
    answer = asked_for_sign_in(settings, proxies)
    assert answer.headers["Set-Cookie"].startswith("threshold=")
    assert "Strict-Transport-Security" not in answer.headers
