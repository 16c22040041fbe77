"""What lies in the database but must not be read from it: sealed with a key kept elsewhere.

The key is `MEADHALL_SECRET_KEY`, or a file of its own in the data folder, made once. Neither is in
the database or in a backup. What another key has sealed stays closed: that is no error, the hall
that has the key will see to it.
"""

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from cryptography.fernet import Fernet, InvalidToken

from meadhall.core.errors import SetupError
from meadhall.hall.settings import Settings

KEY_FILE: Final = "hall.key"


class Seal:
    """Seals and opens texts. `mark` names the key without telling anything about it."""

    def __init__(self, settings: Settings) -> None:
        word = settings.secret_key.get_secret_value()
        key = _key_of(word) if word else _key_in(settings.data)
        try:
            self._fernet = Fernet(key)
        except ValueError as error:
            raise SetupError(f"{settings.data / KEY_FILE} holds no key of a hall") from error
        self._key = key
        self.mark = self.fingerprint("mark")[:16]

    def close(self, text: str) -> str:
        return self._fernet.encrypt(text.encode()).decode()

    def open(self, sealed: str) -> str | None:
        """None: sealed with another key, or not sealed at all."""
        try:
            return self._fernet.decrypt(sealed.encode()).decode()
        except InvalidToken:
            return None

    def fingerprint(self, text: str) -> str:
        """The same for the same text; without the key it leads back to nothing."""
        return hmac.digest(self._key, text.encode(), "sha256").hex()


def _key_of(word: str) -> bytes:
    """Slow on purpose: a word people made up should not be found by trying."""
    made = hashlib.scrypt(word.encode(), salt=b"meadhall", n=2**14, r=8, p=1, dklen=32)
    return base64.urlsafe_b64encode(made)


def _key_in(folder: Path) -> bytes:
    """The key in the folder. Of several processes that begin at once, one makes it."""
    path = folder / KEY_FILE
    try:
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _make(path)
        return path.read_bytes().strip()
    except OSError as error:
        raise SetupError(
            f"the hall cannot keep its key in {path} ({error.strerror}); let it, or set"
            " MEADHALL_SECRET_KEY"
        ) from error


def _make(path: Path) -> None:
    part = path.with_name(f"{KEY_FILE}.{secrets.token_hex(4)}")
    opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(opened, "wb") as file:
            file.write(Fernet.generate_key() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        # Whole or not at all, and never over one that is there.
        with suppress(FileExistsError):
            os.link(part, path)
    finally:
        part.unlink()
