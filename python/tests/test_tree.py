"""Search trees against the reference sizes, and estimates against trees."""

import pytest

import data
import queens


@pytest.mark.parametrize("known", [row for row in data.rows("plain_boards.csv")
                                   if row["tree_nodes"] and int(row["side"]) <= 12],
                         ids=lambda known: known["side"])
def test_counts_nodes(known):
    profile = queens.tree(int(known["side"]))
    assert profile.nodes == sum(profile.nodes_by_depth) == int(known["tree_nodes"])
    assert profile.solutions == profile.nodes_by_depth[-1] == int(known["solutions"])


def test_profiles_side_6():
    profile = queens.tree(6)
    assert profile.nodes == 153
    assert profile.nodes_by_depth == [1, 6, 20, 36, 46, 40, 4] and sum(profile.nodes_by_depth) == 153
    assert repr(profile) == "<queens.TreeProfile: 153 nodes, 4 solutions>"
    # Both ways to profile the same tree.
    walked = queens.tree(6, order="top")
    for name in ("nodes_by_depth", "dead_ends", "solutions", "checks"):
        assert getattr(walked, name) == getattr(profile, name)


def test_prunes():
    sizes = [queens.tree(7, prune).nodes
             for prune in ("none", "columns", "lines", "lookahead", "propagate")]
    assert sizes == sorted(sizes, reverse=True) and len(set(sizes)) == len(sizes)
    assert queens.tree(3, "none").nodes == 1 + 3 + 9 + 27
    half_full = queens.Board(20)
    for row, column in list(enumerate(queens.find(20)))[:10]:
        half_full.fix(row, column)
    assert queens.tree(half_full, "none").nodes == sum(20**depth for depth in range(21))  # beyond 64 bits
    assert queens.tree(8, order="middle").solutions == 92
    assert queens.tree(data.corner_board(8)).solutions == 4


def test_estimates():
    exact = queens.estimate(4, probes=2)
    assert exact.probes == 2 and len(exact.nodes_by_depth) == 5
    assert (exact.nodes_by_depth[0].mean, exact.nodes_by_depth[0].half_width) == (1, 0)
    for descent in ("knuth", "importance"):
        estimate = queens.estimate(8, descent=descent, probes=20_000, seed=3)
        assert estimate.nodes.mean == pytest.approx(2057, rel=0.05)
        assert abs(estimate.nodes.mean - 2057) < 4 * estimate.nodes.half_width
        assert estimate.solutions.mean == pytest.approx(92, rel=0.2)
        assert 0 < estimate.solutions_seen < estimate.probes == 20_000
    again = queens.estimate(8, descent="importance", probes=20_000, seed=3)
    assert again.nodes.mean == estimate.nodes.mean
    assert "nodes>" in repr(again) and "±" in repr(again.nodes)


def test_refuses_unknown_names():
    with pytest.raises(ValueError, match="^prune: expected one of none, .*symmetry, found rows$"):
        queens.tree(6, prune="rows")
    with pytest.raises(ValueError, match="^order: expected top, .* or random:SEED, found down$"):
        queens.tree(6, order="down")
    with pytest.raises(ValueError, match="^descent: expected knuth or importance, found fast$"):
        queens.estimate(6, descent="fast")
    with pytest.raises(ValueError, match="^probes: expected a whole number from 2 to .*, found 1$"):
        queens.estimate(6, probes=1)
    with pytest.raises(OverflowError, match='^side 21 is too large for prune="columns"$'):
        queens.tree(21, prune="columns")
