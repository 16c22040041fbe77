"""E-mail through the hall's own mail server. What is written to whom comes from typed fields."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Final

from meadhall.hall.settings import Settings

STEP_SECONDS: Final = 5.0
SECONDS: Final = 20.0
TLS_FROM_THE_START: Final = 465


class Letters:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # A mail server that hangs holds these two and nobody else.
        self._threads = ThreadPoolExecutor(2, "notice letters")

    async def send(self, address: str, title: str, body: str) -> None:
        """Raises smtplib.SMTPException, OSError or TimeoutError."""
        letter = EmailMessage()
        letter["From"] = self._settings.smtp_from
        letter["To"] = address
        letter["Subject"] = title
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain="meadhall.invalid")
        # No answers, no out-of-office notes.
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(body)
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SECONDS):
            await loop.run_in_executor(self._threads, self._post, letter)

    def _post(self, letter: EmailMessage) -> None:
        settings = self._settings
        trust = ssl.create_default_context()
        server: smtplib.SMTP
        if settings.smtp_port == TLS_FROM_THE_START:
            server = smtplib.SMTP_SSL(
                settings.smtp_host, settings.smtp_port, timeout=STEP_SECONDS, context=trust
            )
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=STEP_SECONDS)
        with server:
            server.ehlo()
            sealed = settings.smtp_port == TLS_FROM_THE_START
            if not sealed and server.has_extn("starttls") and not _here(settings.smtp_host):
                server.starttls(context=trust)
                sealed = True
            if settings.smtp_user:
                if not sealed and not _here(settings.smtp_host):
                    raise smtplib.SMTPException("no password without TLS")
                server.login(settings.smtp_user, settings.smtp_password.get_secret_value())
            server.send_message(letter)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _here(host: str) -> bool:
    """On this machine nobody listens in, and certificates name other hosts."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
