"""What numba has compiled on an earlier run and keeps on disk."""

from pathlib import Path
from typing import Any


def is_on_disk(kernel: Any) -> bool:
    """Whether a function that numba compiles with `cache=True` was compiled since its source was
    last changed, so that calling it takes no longer than reading a file.
    """
    source = Path(kernel.py_func.__code__.co_filename)
    compiled = Path(kernel.stats.cache_path).glob(f"{source.stem}.{kernel.py_func.__name__}-*.nbi")
    return any(it.stat().st_mtime >= source.stat().st_mtime for it in compiled)
