"""Run all benchmarks, or those named: `python3 run.py bench check_decks`.

Words after the first that begins with `--` are for the benchmark: `bench desk --seconds 60`.
"""

import inspect
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module

import bench


def main(words: Sequence[str]) -> int:
    """Run the modules of this package that define `main`; return the worst of their statuses."""
    options = next((at for at, word in enumerate(words) if word.startswith("--")), len(words))
    names, rest = words[:options], words[options:]
    known = [
        module.name for module in pkgutil.iter_modules(bench.__path__) if module.name != "__main__"
    ]
    if not names and any(word in ("--help", "-h") for word in rest):
        print(f"{__doc__}\nThe benchmarks are {', '.join(known)}.")
        return 0
    if unknown := [name for name in names if name not in known]:
        print(f"There is no benchmark {', '.join(unknown)}. Known are {', '.join(known)}.")
        return 64
    worst = 0
    for name in names or known:
        run = getattr(import_module(f"bench.{name}"), "main", None)
        if run is None:
            continue
        if rest and not inspect.signature(run).parameters:
            print(f"The benchmark {name} takes no options.")
            return 64
        print(f"# {name}", flush=True)
        worst = max(worst, (run(rest) if rest else run()) or 0)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
