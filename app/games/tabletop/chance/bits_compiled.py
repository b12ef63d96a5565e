"""Bits of words for functions compiled by numba."""

from typing import Any

import numba
from numba import types
from numba.extending import intrinsic


@intrinsic
def lowest_bit(_typing: Any, _word: Any) -> Any:
    """The place of the lowest bit of a word that is not zero."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], numba.core.cgutils.true_bit)

    return types.uint64(types.uint64), generate


@intrinsic
def highest_bit(_typing: Any, _word: Any) -> Any:
    """The place of the highest bit of a word that is not zero, counted from the top."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], numba.core.cgutils.true_bit)

    return types.uint64(types.uint64), generate


@intrinsic
def count_bits(_typing: Any, _word: Any) -> Any:
    """Count the bits of a word that are set."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate
