"""The examples of the documentation print what it says."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
GUIDES = sorted(path for path in DOCS.rglob("*.md") if "```pycon" in path.read_text())


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: str(path.relative_to(DOCS)))
def test_examples(guide):
    failed, tried = doctest.testfile(str(guide), module_relative=False)
    assert tried > 3 and failed == 0
