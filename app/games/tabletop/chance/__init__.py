"""Randomness and probability: SplitMix64, shuffles, counting of hands, figures, blocks.

Nothing here keeps a global random state: a seed and a number name every random word, so the
same game comes out on any machine, on any thread and in any order. Importing the package
imports neither numpy nor numba; `shuffle` and `figures` load them where they are asked
for arrays, and `shuffle_compiled` is the numba form of the shuffle.
"""

from pathlib import Path
from typing import Any


class GoldfishError(ValueError):
    """Something asked for that this deck or the rules do not allow; the message says what."""


def is_on_disk(kernel: Any) -> bool:
    """Tell whether a function with `cache=True` was compiled since its source was last changed.

    If so, calling it takes no longer than reading a file.
    """
    source = Path(kernel.py_func.__code__.co_filename)
    compiled = Path(kernel.stats.cache_path).glob(f"{source.stem}.{kernel.py_func.__name__}-*.nbi")
    return any(it.stat().st_mtime >= source.stat().st_mtime for it in compiled)
