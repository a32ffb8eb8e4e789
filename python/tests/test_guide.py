"""The examples of docs/python.md print what it says."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "python.md"


def test_examples():
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 10 and failed == 0
