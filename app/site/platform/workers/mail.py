"""Email, if a mail server is configured."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from typing import Final

from flask import Flask

from app.site.platform.workers.deliveries import LaterError, NeverError
from app.tables import Delivery

SECONDS: Final = 20
_ACCEPTED: Final = range(200, 300)
_FOR_GOOD: Final = range(500, 600)


@dataclass(frozen=True, slots=True)
class MailServer:
    """The server that sends mail. `security` is `starttls`, `tls` or `none`."""

    host: str
    port: int
    sender: str
    security: str = "starttls"
    user: str = ""
    password: str = ""

    def send(self, mail: Delivery, text: str, hand_over: Callable[[], None]) -> None:
        """Send one message; call `hand_over` just before the server may take it.

        Raises LaterError, and NeverError where the server refuses it for good, or where it does
        not say whether it took the message.
        """
        recipient = _envelope(mail.recipient)
        message = self._message(mail, recipient, text)
        try:
            server = self._connected()
        except (OSError, smtplib.SMTPException) as problem:
            raise LaterError(_words(problem), for_all=True) from None
        try:
            self._introduce(server, recipient)
            hand_over()
            _take(server, message)
        finally:
            with suppress(OSError, smtplib.SMTPException):
                server.quit()
            server.close()

    def _introduce(self, server: smtplib.SMTP, recipient: str) -> None:
        """Say from whom the message is and to whom it goes. Raises LaterError and NeverError."""
        try:
            server.ehlo_or_helo_if_needed()
            if self.user:
                server.login(self.user, self.password)
            code, said = server.mail(parseaddr(self.sender)[1])
            if code not in _ACCEPTED:
                raise smtplib.SMTPResponseException(code, said)
            code, said = server.rcpt(recipient)
        except (OSError, UnicodeError, smtplib.SMTPException) as problem:
            raise LaterError(_words(problem), for_all=True) from None
        if code not in _ACCEPTED:
            raise _refusal(code, said)

    def _message(self, mail: Delivery, recipient: str, text: str) -> bytes:
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"] = self.sender, recipient
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(mail.made_at)
        domain = parseaddr(self.sender)[1].rpartition("@")[2]
        message["Message-ID"] = f"<{mail.uid}@{domain}>"
        message.set_content(text)
        return message.as_bytes()

    def _connected(self) -> smtplib.SMTP:
        trusted = ssl.create_default_context()
        if self.security == "tls":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trusted)
        server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        if self.security == "starttls":
            server.starttls(context=trusted)
        return server


def _take(server: smtplib.SMTP, message: bytes) -> None:
    """Let a server take a message. Raises LaterError and NeverError."""
    try:
        code, said = server.data(message)
    except smtplib.SMTPDataError as refused:
        raise _refusal(refused.smtp_code, refused.smtp_error) from None
    except (OSError, smtplib.SMTPException) as problem:
        raise NeverError(
            "The mail server did not say whether it took this; it may have arrived. "
            f"{_words(problem)}"
        ) from None
    if code not in _ACCEPTED:
        raise _refusal(code, said)


def _envelope(address: str) -> str:
    """Return an address in ASCII. Raises NeverError if mail servers cannot be told of it."""
    name, _, domain = address.rpartition("@")
    try:
        plain = f"{name.encode('ascii').decode()}@{domain.encode('idna').decode()}"
    except UnicodeError:
        raise NeverError("Mail servers know no such address.") from None
    if not plain.isprintable() or " " in plain:
        raise NeverError("Mail servers know no such address.")
    return plain


def _refusal(code: int, said: bytes | str) -> LaterError | NeverError:
    words = f"{code} {_decoded(said)}"
    return NeverError(words) if code in _FOR_GOOD else LaterError(words)


def _decoded(said: bytes | str) -> str:
    return said.decode(errors="replace") if isinstance(said, bytes) else said


def _words(problem: Exception) -> str:
    if isinstance(problem, smtplib.SMTPResponseException):
        return f"{problem.smtp_code} {_decoded(problem.smtp_error)}"
    return str(problem) or type(problem).__name__


def mail_server(app: Flask) -> MailServer | None:
    """The configured server; None if there is none, or no address to put into links."""
    config = app.config
    if not (config["MAIL_HOST"] and config["MAIL_FROM"] and config["SITE_ADDRESS"]):
        return None
    return MailServer(
        host=str(config["MAIL_HOST"]),
        port=int(config["MAIL_PORT"]),
        sender=str(config["MAIL_FROM"]),
        security=str(config["MAIL_SECURITY"]),
        user=str(config["MAIL_USER"] or ""),
        password=str(config["MAIL_PASSWORD"] or ""),
    )
