"""Numbers and words as bytes, one behind the other."""

from __future__ import annotations


class PackingError(ValueError):
    """Bytes that end too early, or numbers that cannot be."""


class Packer:
    """Collects."""

    def __init__(self) -> None:
        self.data = bytearray()

    def number(self, value: int) -> None:
        """A number from 0 in seven bits a byte. Raises PackingError for less."""
        if value < 0:
            raise PackingError(f"{value} is less than nothing")
        while value > 127:
            self.data.append(value & 127 | 128)
            value >>= 7
        self.data.append(value)

    def signed(self, value: int) -> None:
        """Any whole number."""
        self.number(value * 2 if value >= 0 else -value * 2 - 1)

    def word(self, text: str) -> None:
        """A text."""
        data = text.encode()
        self.number(len(data))
        self.data += data


class Unpacker:
    """Reads them again. Raises PackingError where the bytes end."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def _byte(self) -> int:
        if self._at >= len(self._data):
            raise PackingError("the bytes end too early")
        self._at += 1
        return self._data[self._at - 1]

    def number(self, most: int = 1 << 70) -> int:
        """A number from 0 to `most`."""
        value = shift = 0
        while True:
            byte = self._byte()
            value |= (byte & 127) << shift
            shift += 7
            if value > most:
                raise PackingError(f"{value} is more than {most}")
            if byte < 128:
                return value
            if shift > 70:
                raise PackingError("this number never ends")

    def signed(self) -> int:
        """Any whole number."""
        value = self.number()
        return value // 2 if value % 2 == 0 else -(value + 1) // 2

    def word(self, longest: int = 200) -> str:
        """A text of at most so many bytes."""
        length = self.number(longest)
        data = self._data[self._at : self._at + length]
        if len(data) < length:
            raise PackingError("the bytes end too early")
        self._at += length
        try:
            return data.decode()
        except UnicodeDecodeError as error:
            raise PackingError(f"no text: {error}") from error

    def rest(self) -> bytes:
        """Whatever comes behind."""
        return self._data[self._at :]
