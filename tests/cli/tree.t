The second source's table.

  $ queens tree 6 8
  N | solutions | nodes |      N^N | nodes/N^N
  --+-----------+-------+----------+----------
  6 |         4 |   153 |    46656 | 0.327932%
  8 |        92 |  2057 | 16777216 | 0.012261%
  $ queens tree 8 --levels
  N | solutions | nodes |      N^N | nodes/N^N
  --+-----------+-------+----------+----------
  8 |        92 |  2057 | 16777216 | 0.012261%
  
  nodes by depth
  8: 1 8 42 140 344 568 550 312 92
  $ queens tree 6 8 --csv
  N,solutions,nodes,N^N,percent,board
  6,4,153,46656,0.327932,6
  8,92,2057,16777216,0.012261,8
  $ queens tree 6 --csv --levels
  N,solutions,nodes,N^N,percent,nodes by depth,board
  6,4,153,46656,0.327932,1 6 20 36 46 40 4,6
  $ queens tree 4 --json --levels
  {"trees":[{"side":4,"solutions":"2","nodes":"17","naive":"256","percent":6.640625,"nodes_by_depth":["1","4","6","4","2"],"board":"4"}]}
  $ queens tree 0 1 2
  N | solutions | nodes | N^N |   nodes/N^N
  --+-----------+-------+-----+------------
  0 |         1 |     1 |   1 | 100.000000%
  1 |         1 |     2 |   1 | 200.000000%
  2 |         0 |     3 |   4 |  75.000000%

A board in a file.

  $ cp $DATA/boards/cses-sample.txt 'a,b.txt'; queens tree 8 a,b.txt
  N | solutions | nodes |      N^N | nodes/N^N |   board
  --+-----------+-------+----------+-----------+--------
  8 |        92 |  2057 | 16777216 | 0.012261% |       8
  8 |        65 |  1607 | 16777216 | 0.009578% | a,b.txt
  $ queens tree a,b.txt --csv
  N,solutions,nodes,N^N,percent,board
  8,65,1607,16777216,0.009578,"a,b.txt"

On a terminal, thousands are separated.

  $ script -qec 'queens tree 8' /dev/null < /dev/null | tr -d '\r'
  N | solutions | nodes |        N^N | nodes/N^N
  --+-----------+-------+------------+----------
  8 |        92 | 2,057 | 16,777,216 | 0.012261%

Strategies, compared. Times differ from run to run.

  $ untimed() { sed -E 's/[0-9]\.[0-9]{4} s/0.0000 s/'; }
  $ queens tree 6 --prune all | untimed
  N |     prune | nodes | leaves | dead ends | solutions | deepest | checks |   nodes/N^N | nodes/lines |     time
  --+-----------+-------+--------+-----------+-----------+---------+--------+-------------+-------------+---------
  6 |      none | 55987 |  46656 |     46652 |         4 |       6 | 128904 | 119.999571% |   36592.81% | 0.0000 s
  6 |   columns |  1957 |    720 |       716 |         4 |       6 |   9690 |   4.194530% |    1279.08% | 0.0000 s
  6 |     lines |   153 |     50 |        46 |         4 |       6 |    894 |   0.327932% |     100.00% | 0.0000 s
  6 | lookahead |   121 |     48 |        44 |         4 |       6 |   1729 |   0.259345% |      79.08% | 0.0000 s
  6 | propagate |    63 |     38 |        34 |         4 |       4 |   1492 |   0.135031% |      41.18% | 0.0000 s
  6 |  smallest |   119 |     40 |        36 |         4 |       6 |   1872 |   0.255058% |      77.78% | 0.0000 s
  6 |  symmetry |    37 |     12 |        11 |         4 |       6 |    216 |   0.079304% |      24.18% | 0.0000 s
  $ queens tree 5 --prune lines,smallest --levels --csv | cut -d, -f1-10,12-13
  N,prune,nodes,leaves,dead ends,solutions,deepest,checks,percent,percent of lines,nodes by depth,board
  5,lines,54,14,4,10,5,220,1.728000,100.00,1 5 12 14 12 10,5
  5,smallest,54,14,4,10,5,505,1.728000,100.00,1 5 12 14 12 10,5
  $ queens tree 4 --prune propagate --json | sed -E 's/"seconds":[^,]*/"seconds":0/'
  {"trees":[{"side":4,"prune":"propagate","nodes":"9","leaves":"6","dead_ends":"4","solutions":"2","deepest":2,"checks":"111","percent":3.515625,"percent_of_lines":52.94117647058823,"seconds":0,"board":"4"}]}
  $ queens tree 12 a,b.txt --prune columns,lines | untimed
   N |   prune |      nodes |    leaves | dead ends | solutions | deepest |      checks |  nodes/N^N | nodes/lines |       time |   board
  ---+---------+------------+-----------+-----------+-----------+---------+-------------+------------+-------------+------------+--------
  12 | columns | 1302061345 | 479001600 | 478987400 |     14200 |      12 | 11816546892 |  0.014603% |  152076.39% | calculated |      12
  12 |   lines |     856189 |    314730 |    300530 |     14200 |      12 |    10103868 | 9.603e-06% |     100.00% |   0.0000 s |      12
   8 | columns |      68069 |     23520 |     23455 |        65 |       8 |      438335 |  0.405723% |    4235.78% |   0.0000 s | a,b.txt
   8 |   lines |       1607 |       597 |       532 |        65 |       8 |       12336 |  0.009578% |     100.00% |   0.0000 s | a,b.txt
  $ for order in top middle ends even-odd random:1; do queens tree 8 --order $order --csv | tail -n 1 | cut -d, -f2-8; done
  lines,2057,736,644,92,8,15720
  lines,2057,736,644,92,8,15720
  lines,3749,1488,1396,92,8,29256
  lines,2551,956,864,92,8,19672
  lines,2249,832,740,92,8,17256

The first solution's cost, as Wirth counted it in 1971.

  $ queens tree 8 --first --prune lines,lookahead,propagate,smallest,symmetry | untimed
  N |     prune | placements | checks |     time |  first solution
  --+-----------+------------+--------+----------+----------------
  8 |     lines |        113 |    876 | 0.0000 s | 0 4 7 5 2 6 1 3
  8 | lookahead |         75 |   1543 | 0.0000 s | 0 4 7 5 2 6 1 3
  8 | propagate |         36 |   1375 | 0.0000 s | 0 4 7 5 2 6 1 3
  8 |  smallest |         75 |   2056 | 0.0000 s | 0 4 7 5 2 6 1 3
  8 |  symmetry |        113 |    876 | 0.0000 s | 3 6 4 1 5 0 2 7
  $ queens tree 3 8 --first --csv | cut -d, -f1-4,6
  N,prune,placements,checks,first solution
  3,lines,5,18,
  8,lines,113,876,0 4 7 5 2 6 1 3
  $ queens tree 4 --first --json | sed -E 's/"seconds":[^,]*/"seconds":0/'
  {"first":[{"side":4,"prune":"lines","placements":"8","checks":"26","seconds":0,"solution":[1,3,0,2],"board":"4"}]}

Estimates: the same seed, the same numbers on any number of threads.

  $ queens tree 8 --estimate knuth --seed 1
  N | prune | nodes | ± 95% | solutions | ± 95% | descents
  --+-------+-------+-------+-----------+-------+---------
  8 | lines |  2060 | 0.32% |        93 |  1.9% |   100000
  $ queens tree 8 --estimate knuth --seed 1 --threads 1 | cmp - <(queens tree 8 --estimate knuth --seed 1 --threads 3)
  $ queens tree 18 --estimate importance --prune lines,smallest --probes 5000
   N |    prune |      nodes | ± 95% |  solutions | ± 95% | descents
  ---+----------+------------+-------+------------+-------+---------
  18 |    lines | 5.9856e+10 |  2.3% | 7.5792e+08 |   14% |     5000
  18 | smallest | 2.0338e+10 |    2% | 6.9345e+08 |  9.4% |     5000
  $ queens tree 8 --estimate importance --until 2% --levels
  N | prune | nodes | ± 95% | solutions | ± 95% | descents
  --+-------+-------+-------+-----------+-------+---------
  8 | lines |  2056 | 0.32% |        92 |  1.9% |    49152
  
  8 lines
  depth | nodes |  ± 95%
  ------+-------+-------
      0 |     1 |  exact
      1 |     8 |  exact
      2 |    42 | 0.062%
      3 |   140 |  0.15%
      4 |   345 |  0.25%
      5 |   567 |  0.47%
      6 |   550 |  0.62%
      7 |   312 |  0.92%
      8 |    92 |   1.9%
  $ queens tree 3 --estimate knuth --probes 100 --csv
  N,prune,nodes,nodes ±,solutions,solutions ±,descents,solutions seen,board
  3,lines,6.04,0.27566472596748404,0.0,0.0,100,0,3
  $ queens tree 4 --estimate knuth --probes 1000 --json | python3 -c "import json, sys; e = json.load(sys.stdin)['estimates'][0]; print(e['prune'], e['nodes']['low'] < 17 < e['nodes']['high'], e['descents'])"
  lines True 1000

Step by step.

  $ queens tree 4 --trace | head -n 14
  place row 0 column 0
  place row 1 column 2
  row 2: 0 open, back
  place row 1 column 3
  place row 2 column 1
  row 3: 0 open, back
  row 2: all tried, back
  row 1: all tried, back
  place row 0 column 1
  place row 1 column 3
  place row 2 column 0
  place row 3 column 2
  solution 1 3 0 2
  row 3: all tried, back
  $ queens tree 4 --trace --prune propagate | tail -n 7
  place row 1 column 0
  force row 2 column 2
  row 3: 0 open, back
  place row 1 column 1
  row 2: 0 open, back
  row 1: all tried, back
  row 0: all tried, end
  $ queens tree 4 --trace --prune columns | sed -n '4,6p'
  place row 3 column 3
  row 1 column 1: attacked or reserved, back
  row 3: all tried, back
  $ queens tree 4 --trace --prune symmetry | head -n 3
  case 1 of 2
  place row 0 column 1
  place row 1 column 3
  $ printf 'Q...\n....\n....\n....\n' | queens tree - --trace
  place row 0 column 0
  place row 1 column 2
  row 2: 0 open, back
  place row 1 column 3
  place row 2 column 1
  row 3: 0 open, back
  row 2: all tried, back
  row 1: all tried, back
  row 0: all tried, end
  $ queens tree 3 --json-lines | head -n 4
  {"step":"place","depth":1,"row":0,"column":0,"checks":1}
  {"step":"place","depth":2,"row":1,"column":2,"checks":7}
  {"step":"dead_end","depth":2,"row":2,"reason":"0 open","checks":7}
  {"step":"back","depth":1,"row":1,"checks":11}
  $ queens tree 4 --json-lines | python3 -c "import json, sys; print(sum(json.loads(line)['step'] == 'place' for line in sys.stdin))"
  16
  $ (sleep 0.3; printf ' '; sleep 0.3; printf q) | script -qec 'queens tree 4 --step' /dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'
  ESC[HESC[2Jstep 1, 1 checks: place row 0 column 0
  
  Q x x x
  x x . .
  x . x .
  x . . x
  
  any key: go on   q: end
  ESC[HESC[2Jstep 2, 8 checks: place row 1 column 2
  
  Q x x x
  x x Q x
  x x x x
  x . x x
  
  any key: go on   q: end
  $ queens tree 4 --step
  queens: --step waits for keys: expected a terminal
  [2]

Pictures are well-formed, and not blank.

  $ queens tree 8 --prune all --svg profile.svg > /dev/null
  $ $TESTDIR/picture_png profile.svg '#000000' '#0072b2'
  ok
  $ queens tree 6 --tree-svg tree.svg > /dev/null
  $ $TESTDIR/picture_png tree.svg '#cc3311' '#007a5a' '#222222'
  ok
  $ python3 -c "import sys, xml.etree.ElementTree as t; [t.parse(f) for f in ('profile.svg', 'tree.svg')]"
  $ grep -c 'class="solution"' tree.svg
  4
  $ queens tree a,b.txt --svg profile.svg --levels > /dev/null
  $ $TESTDIR/picture_png profile.svg '#000000'
  ok
  $ printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>' > blank.svg
  $ $TESTDIR/picture_png blank.svg
  blank
  [1]
  $ queens tree 4 --dot tree.dot > /dev/null
  $ head -n 3 tree.dot; grep -c -e '->' tree.dot
  digraph tree {
  label="Search tree of a 4 × 4 board by “lines”\n17 nodes: 2 solutions, 4 dead ends, 44 pruned branches";
  graph [ordering=out, nodesep=0.12, fontname="sans-serif"];
  60

What is refused.

  $ queens tree 8 --prune lines,best
  queens: --prune expected all, or some of none, columns, lines, lookahead, propagate, smallest, symmetry, with commas, found 'best'
  [2]
  $ queens tree 8 --prune ''
  queens: --prune expected all, or some of none, columns, lines, lookahead, propagate, smallest, symmetry, with commas, found ''
  [2]
  $ queens tree 8 --order down
  queens: --order expected top, middle, ends, even-odd or random:SEED, found down
  [2]
  $ queens tree 8 --order random:-1
  queens: --order expected top, middle, ends, even-odd or random:SEED, found random:-1
  [2]
  $ queens tree 27 --prune none
  queens: --prune none expected a side up to 26, found 27
  [2]
  $ queens tree 21 --prune columns
  queens: --prune columns expected a side up to 20, found 21
  [2]
  $ queens tree 8 --until 1%
  queens: --probes, --seed and --until expected --estimate
  [2]
  $ queens tree 8 --seed 3
  queens: --probes, --seed and --until expected --estimate
  [2]
  $ queens tree 8 --estimate knuth --until 0%
  queens: --until expected a percentage from 0.0001% to 100%, as in 1%, found 0%
  [2]
  $ queens tree 8 --estimate knuth --until 1
  queens: --until expected a percentage from 0.0001% to 100%, as in 1%, found 1
  [2]
  $ queens tree 8 --estimate knuth --probes 1
  queens: --probes expected 2 or more, found 1
  [2]
  $ queens tree 8 --estimate guess
  queens tree: --estimate: guess not in {knuth,importance} (see 'queens tree --help')
  [2]
  $ queens tree 8 --estimate knuth --first
  queens tree: --first excludes --estimate (see 'queens tree --help')
  [2]
  $ queens tree 8 --trace --estimate knuth
  queens tree: --estimate excludes --trace (see 'queens tree --help')
  [2]
  $ queens tree 6 8 --trace
  queens: --trace expected one board and one strategy
  [2]
  $ queens tree 6 --trace --prune lines,columns
  queens: --trace expected one board and one strategy
  [2]
  $ queens tree 7 --tree-svg tree.svg
  queens: --tree-svg expected a side up to 6 and a tree up to 2000 nodes
  [2]
  $ queens tree 6 --prune none --tree-svg tree.svg
  queens: --tree-svg expected a side up to 6 and a tree up to 2000 nodes
  [2]
  $ queens tree 6 8 --dot tree.dot
  queens: --dot expected one board and one strategy
  [2]
  $ queens tree 6 --svg no/such/folder.svg
  queens: cannot write no/such/folder.svg
  [2]
  $ queens tree 8 --first --svg profile.svg
  queens: --svg draws what was counted: expected it without --estimate, --first and --trace
  [2]
  $ queens tree 8 --prune lines --threads 2
  queens: --threads expected no --prune and no --order: those are timed on one thread
  [2]
