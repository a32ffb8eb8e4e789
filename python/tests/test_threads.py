"""Long searches end by Ctrl-C, and other threads of Python run beside them.

Each search here would take days: a test that fails hangs, until its process is killed.
"""

import subprocess
import sys
from pathlib import Path

import pytest

HANGS_AFTER = 60  # seconds

SEARCHES = {
    "count": "queens.count(26)",
    "count by join": "queens.count(26, kernel='join')",
    "count by referee": "queens.count(26, kernel='referee', threads=1)",
    "count_classes": "queens.count_classes(26)",
    "by_square": "queens.by_square(26)",
    "find": "queens.find(data.pigeonhole_board())",
    "solutions": "next(queens.solutions(data.endless_board()))",
    "solution_at": "queens.solution_at(26, 10**15)",
    "rank_of": "queens.rank_of(26, queens.find(26, seed=1))",
    "sample": "queens.sample(26, 1, seed=1)",
    "sample of many": "queens.sample(8, 10**12, seed=1)",
    "tree": "queens.tree(26)",
    "tree node by node": "queens.tree(26, 'propagate')",
    "estimate": "queens.estimate(26, probes=10**12)",
}


def run(script):
    """What a script prints, run by a Python of its own."""
    return subprocess.run(
        [sys.executable, "-c", script], cwd=Path(__file__).parent,
        timeout=HANGS_AFTER, check=True, stdout=subprocess.PIPE, text=True).stdout


INTERRUPT = """
import os, signal, threading
import data, queens
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    SEARCH
except KeyboardInterrupt:
    print("interrupted, and counts on:", queens.count(8))
"""


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES.keys())
def test_ends_by_an_interrupt(search):
    assert run(INTERRUPT.replace("SEARCH", search)) == "interrupted, and counts on: 92\n"


BESIDE = """
import os, threading, time
import data, queens
begins = threading.Event()
def search():
    begins.set()
    SEARCH
threading.Thread(target=search, daemon=True).start()
begins.wait()
time.sleep(0.1)  # whoever kept the lock has it by now, for days
print("others run:", queens.count(8), flush=True)
os._exit(0)
"""


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES.keys())
def test_lets_other_threads_run(search):
    assert run(BESIDE.replace("SEARCH", search)) == "others run: 92\n"


ANOTHER_EXCEPTION = """
import signal
import queens
class Late(Exception): pass
def raise_late(signal, frame): raise Late
signal.signal(signal.SIGALRM, raise_late)
signal.setitimer(signal.ITIMER_REAL, 0.2)
try:
    queens.count(26)
except Late:
    print("late")
"""


def test_raises_what_a_handler_raises():
    assert run(ANOTHER_EXCEPTION) == "late\n"


TWO_AT_ONCE = """
import os, threading, time
import data, queens
solutions = queens.solutions(data.endless_board())
threading.Thread(target=next, args=(solutions,), daemon=True).start()
time.sleep(0.2)
try:
    next(solutions)
except ValueError as error:
    print(error, flush=True)
os._exit(0)
"""


def test_an_iterator_is_for_one_thread_at_a_time():
    assert run(TWO_AT_ONCE) == "solutions: the next is already searched for\n"
