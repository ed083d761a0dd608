"""Values that rules copy once for each move and change while they are new: states, and the seats in them.

A search makes hundreds of thousands of states a second. A tuple that is taken apart and put together again for a single
changed field costs more than the rules themselves; copying such a record is one call in C, reading a field is cheaper
than in a tuple.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct
from msgspec.structs import astuple, replace


class Record(Struct, gc=False):
    """A record of named fields that hold numbers, words, tuples and other records: compared and hashed by value.

    It may be changed by whoever has just made it (`copy`), and by nobody once it has been handed on: from then on it is
    as immutable as the states of `game.core.contract` have to be. Records never hold one another in a circle.
    """

    def __hash__(self) -> int:
        return hash(astuple(self))

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """Another record with the same fields, for its maker to change."""
    else:
        copy = Struct.__copy__  # in C as it is: not even a call in between

    def _replace(self, **changes: Any) -> Self:
        """A copy with these fields changed, as named tuples have it. Raises TypeError for a field that there is not."""
        return replace(self, **changes)


def plain(value: Any) -> Any:
    """The value as JSON has it: records as objects by field name, tuples as lists."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, Record):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    return value
