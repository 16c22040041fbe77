"""What `librt.strings.BytesWriter` does, for Python without it (a browser's, for one)."""


class BytesWriter:
    """Bytes that grow at the end."""

    def __init__(self) -> None:
        self._written = bytearray()

    def append(self, number: int) -> None:
        self._written.append(number)

    def write(self, row: bytes) -> None:
        self._written += row

    def getvalue(self) -> bytes:
        return bytes(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def __getitem__(self, at: int) -> int:
        return self._written[at]

    def __setitem__(self, at: int, number: int) -> None:
        self._written[at] = number
