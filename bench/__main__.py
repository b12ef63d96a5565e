"""Run all benchmarks, or those named: `python3 run.py bench check_decks`."""

import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module

import bench


def main(names: Sequence[str]) -> int:
    """Run the modules of this package that define `main`; return the worst of their statuses."""
    known = [module.name for module in pkgutil.iter_modules(bench.__path__)]
    if unknown := [name for name in names if name not in known]:
        print(f"There is no benchmark {', '.join(unknown)}. Known are {', '.join(known)}.")
        return 64
    worst = 0
    for name in names or known:
        if name == "__main__":
            continue
        run = getattr(import_module(f"bench.{name}"), "main", None)
        if run is not None:
            print(f"# {name}", flush=True)
            worst = max(worst, run() or 0)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
