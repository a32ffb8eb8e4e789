"""The stub names what the package has, no more and no less, and a type checker can use it."""

import ast
import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

import queens

PACKAGE = Path(queens.__file__).parent
CONSUMER = Path(__file__).with_name("consumer.py")
ALLOWED = Path(__file__).with_name("stubtest_allowed.txt")


def mypy(folder, module, *arguments):
    """Runs a tool of mypy, which leaves its caches in a folder; what it prints is shown if the test fails."""
    environment = os.environ | {"MYPYPATH": str(PACKAGE.parent),
                                "MYPY_CACHE_DIR": str(folder / "cache")}
    return subprocess.run([sys.executable, "-m", module, *arguments], env=environment,
                          cwd=folder).returncode


def test_the_stub_is_the_packages(tmp_path):
    assert mypy(tmp_path, "mypy.stubtest", "--allowlist", str(ALLOWED), "queens") == 0


def test_a_strict_user_passes(tmp_path):
    assert mypy(tmp_path, "mypy", "--strict", str(CONSUMER)) == 0


def described(body, prefix=""):
    """Yields (name, docstring) of what a stub defines."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            name = prefix + node.name
            if not (node.name.startswith("__") and node.name != "__init__"):
                yield name, ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                yield from described(node.body, name + ".")


STUB = ast.parse((PACKAGE / "__init__.pyi").read_text())
DESCRIBED = dict(described(STUB.body))


def test_the_stub_describes_all_public_names():
    assert sorted(name for name in DESCRIBED if "." not in name) == sorted(queens.__all__)
    assert ast.get_docstring(STUB).startswith(inspect.getdoc(queens))
    for name in queens.__all__:
        members = vars(getattr(queens, name)) if inspect.isclass(getattr(queens, name)) else ()
        for member in members:
            if not member.startswith("_"):
                assert f"{name}.{member}" in DESCRIBED


@pytest.mark.parametrize("name", DESCRIBED)
def test_help_says_what_the_stub_says_first(name):
    value = queens
    for part in name.split("."):
        value = getattr(value, part)
    assert DESCRIBED[name].split("\n\n")[0] in inspect.getdoc(value)
