#!/usr/bin/env python3
"""What tests/docs/run and tests/docs/links should find in documents and pages that are wrong, and in right ones not."""
import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True


def load(name):
    loader = importlib.machinery.SourceFileLoader(name, str(HERE / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


run, links = load("run"), load("links")


def blocks(text):
    return [run.Block(text, match) for match in run.FENCE.finditer(text)]


class Blocks(unittest.TestCase):
    def test_commands_and_what_they_print(self):
        block, = blocks("A\n\n```console\n$ printf 'a\n> b\\n'\na\nb\n$ true\n```\n")
        self.assertEqual(list(block.examples()), [(4, "printf 'a\nb\\n'", "a\nb\n"), (8, "true", "")])
        self.assertIsNone(block.fault())

    def test_what_is_not_run_says_so(self):
        shown, run_after_all = blocks("<!-- not run: it installs -->\n```console\n$ a\n```\n\n```console\n$ b\n```\n")
        self.assertEqual((shown.note, run_after_all.note), ("not run", None))

    def test_commands_hide_nowhere(self):
        for hidden in ("```sh\nls\n```", "```\nls\n```", "```text\n$ ls\n```", "```text\n./queens count 8\n```",
                       "1. A\n\n   ```text\n   queens count 8\n   ```", "```console\nqueens count 8\n```",
                       "<!-- not run: no -->\n```cpp\n```", "<!-- from: README.md -->\n```cpp\nnever\n```"):
            block, = blocks(hidden + "\n")
            self.assertIsNotNone(block.fault(), hidden)

    def test_pictures_and_code_are_no_commands(self):
        for fine in ("```text\n Q---*\n```", "```cpp\nint queens;\n```", "```pycon\n>>> import queens\n```"):
            block, = blocks(fine + "\n")
            self.assertIsNone(block.fault(), fine)

    def test_commands_in_the_text(self):
        self.assertEqual(run.IN_TEXT.findall("`./queens count 8\n--json` and `queens` and `queenside`"),
                         ["count 8\n--json"])


class Links(unittest.TestCase):
    PAGE = '<h1 id="top">A</h1><a href="index.html#top">A</a><a href="https://oeis.org/A000170">B</a>'

    def faults(self, page, **others):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            files = {"search-index.js": 'searchIndex = [["index.html","","",""]];\n', "index.html": page, **others}
            for file, text in files.items():
                (folder / file).write_text(text)
            pages = {path: links.Page(path.read_text()) for path in sorted(folder.rglob("*.html"))}
            return [fault for *_, fault in (*links.check_pages(folder, pages), *links.check_search(folder, pages),
                                            *links.check_other_files(folder))]

    def test_a_right_page(self):
        style = {"a.css": "a { color: red; } /* a//b */", "a.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>'}
        self.assertEqual(self.faults(self.PAGE, **style), [])

    def test_each_fault(self):
        for wrong in ('<a href="other.html">', '<a href="#nowhere">', '<a href="index.html#nowhere">',
                      '<a href="../outside.html">', '<a href="http://oeis.org">', '<a href="https://oeis">',
                      '<a href="//oeis.org">', '<img src="none.png" alt="A">', '<img src="index.html">',
                      '<script src="https://oeis.org/a.js"></script>', '<link href="https://oeis.org/a.css">',
                      '<p id="top">', '<p style="background: url(https://oeis.org/a)">'):
            self.assertEqual(len(self.faults(self.PAGE + wrong)), 1, wrong)

    def test_other_files(self):
        index = {"search-index.js": 'searchIndex = [["index.html#gone","","",""]];\n'}
        for others in ({"b.html": "nobody links here"}, {"a.css": "@import 'b.css';"}, {"a.js": "fetch('https://a.b')"},
                       {"a.css": "a { background: url(//a.b/c); }"}, index):
            self.assertEqual(len(self.faults(self.PAGE, **others)), 1, others)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "--quiet"])
