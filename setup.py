"""Put the catalogue into what is installed; all else is in `pyproject.toml`."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

CATALOGUE = "cards.sqlite"


class WithCatalogue(build_py):
    """Copies the shipped catalogue beside the code that reads it."""

    def run(self) -> None:
        """Build the package; one that stays in its checkout reads the catalogue there."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "app", "catalogue", CATALOGUE)
            shutil.copyfile(Path(__file__).with_name(CATALOGUE), target)


setup(cmdclass={"build_py": WithCatalogue})
