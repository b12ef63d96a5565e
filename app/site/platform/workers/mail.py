"""Email, if a mail server is configured; sent in the background."""

from __future__ import annotations

import logging
import smtplib
import ssl
import threading
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from flask import Flask

SECONDS: Final = 20
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class MailServer:
    """The server that sends mail. `security` is `starttls`, `tls` or `none`."""

    host: str
    port: int
    sender: str
    security: str = "starttls"
    user: str = ""
    password: str = ""

    def send(self, to: str, subject: str, text: str) -> None:
        """Send one message. Raises OSError or smtplib.SMTPException."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self.sender)[1].rpartition("@")[2])
        message.set_content(text)
        with self._connected() as server:
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def _connected(self) -> smtplib.SMTP:
        trusted = ssl.create_default_context()
        if self.security == "tls":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trusted)
        server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        if self.security == "starttls":
            server.starttls(context=trusted)
        return server


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


def send_later(server: MailServer, to: str, subject: str, text: str) -> threading.Thread:
    """Send in a separate thread, so that the response time reveals nothing."""

    def send() -> None:
        try:
            server.send(to, subject, text)
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("An email could not be sent: %s", problem)

    thread = threading.Thread(target=send, name="mail")
    thread.start()
    return thread
