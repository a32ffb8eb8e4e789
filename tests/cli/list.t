Every solution, in lexicographic order of placement[row] = column.

  $ queens list 6
  1 3 5 0 2 4
  2 5 1 4 0 3
  3 0 4 1 5 2
  4 2 0 5 3 1
  $ queens list 6 --count-from-1 --limit 1
  2 4 6 1 3 5
  $ queens list 4 --format matrix
  0 1 0 0
  0 0 0 1
  1 0 0 0
  0 0 1 0
  
  0 0 1 0
  1 0 0 0
  0 0 0 1
  0 1 0 0
  $ printf '...*\n....\n....\n....\n' | queens list - --format board --limit 1
  .Q.*
  ...Q
  Q...
  ..Q.
  $ queens list 4 --format json
  [1,3,0,2]
  [2,0,3,1]
  $ queens list 4 --format json --count-from-1
  [2,4,1,3]
  [3,1,4,2]
  $ queens list 4 --format binary | od -An -tu1
     1   3   0   2   2   0   3   1
  $ queens list 8 --format binary --count-from-1 --limit 1 | od -An -tu1
     1   5   8   6   3   7   2   4
  $ queens list 8 | wc -l
  92
  $ for threads in 1 2 7; do queens list 12 --threads $threads | md5sum; done | uniq | wc -l
  1
  $ queens list 8 | head -n 1
  0 4 7 5 2 6 1 3
  $ queens list 8 | sort -c -V
  $ queens list 3
  $ queens list 8 --limit 0
  $ queens list 0 --format json
  []

A closed pipe ends it quietly, a full disk loudly, and what was asked for is not stored.

  $ queens list 20 | head -n 1; echo "${PIPESTATUS[0]}"
  0 2 4 1 3 12 14 11 17 19 16 8 15 18 7 9 6 13 5 10
  0
  $ queens list 8 > /dev/full
  queens: cannot write the answer: No space left on device
  [2]
  $ queens count 8 > /dev/full
  queens: cannot write the answer: No space left on device
  [2]
  $ (ulimit -v 1000000; queens list 13 | wc -l)
  73712

Any one of them, by counting those before it.

  $ queens list 8 --at 0; queens list 8 --at 91 --format json
  0 4 7 5 2 6 1 3
  [7,3,0,2,5,1,6,4]
  $ queens list 8 --at 92
  Solution does not exist
  [1]
  $ queens list 8 --from 90 --limit 5
  7 2 0 5 1 4 6 3
  7 3 0 2 5 1 6 4
  $ queens list 8 --from 92
  $ printf '....\n....\n....\n....\n' | queens list - --from grid --from 1
  2 0 3 1
  $ queens list 14 > all; for k in 0 1 99999 100000 200000 365595; do
  >   queens list 14 --at $k | cmp - <(sed "$((k + 1))q;d" all)
  > done
  $ queens list 14 --from 300000 --limit 20000 | cmp - <(tail -n +300001 all | head -n 20000)
  $ queens list 14 --from 365590 --threads 1 | cmp - <(tail -n 6 all)
  $ queens list 14 --from 365596
  $ queens list 16 --at 14772511 | queens list 16 --rank -
  14772511
  $ queens list 16 --at 14772512
  Solution does not exist
  [1]
  $ queens list 8 | queens list --rank - | tail -n 1
  91
  $ queens list 8 --count-from-1 | queens list 8 --rank - --count-from-1 | head -n 2
  0
  1
  $ echo 0 1 2 3 | queens list --rank -
  queens: line 1: not a solution: queens at row 0, column 0 and row 1, column 1 attack each other on a diagonal
  [1]
  $ queens list 0 --at 0 --format json; queens list 0 --at 1
  []
  Solution does not exist
  [1]
  $ queens list 8 --from 3 --at 2
  queens list: --from K excludes --at, --rank and --sample
  [2]
  $ queens list 8 --from there
  queens list: --from: .* (re)
  [2]

At random, each equally likely.

  $ queens list 8 --sample 500 --seed 7 > a; queens list 8 --sample 500 --seed 7 --threads 1 | cmp - a
  $ wc -l < a; queens check 8 a
  500
  valid
  $ sort -u a | wc -l
  92
  $ queens list 8 --sample 92 --distinct | sort | cmp - <(queens list 8)
  $ queens list 8 --sample 93 --distinct
  queens: the board has only 92 solutions
  [1]
  $ queens list 3 --sample 1
  queens: the board has only 0 solutions
  [1]
  $ queens list 4 --sample 2 --format matrix --seed 3 | grep -c .
  8
  $ queens list 8 --seed 3
  queens list: --seed requires --sample (see 'queens list --help')
  [2]

One solution for each class, and how many it stands for: they add up to all.

  $ queens list 6 --classes --orbits
  1 3 5 0 2 4\t4 (esc)
  $ queens list 8 --classes | wc -l
  12
  $ queens list 8 --classes --orbits --format json | tail -n 1
  {"columns":[2,5,1,4,7,0,6,3],"orbit":8}
  $ for board in 5 11 13 $DATA/boards/symmetric-rot90-12.txt; do
  >   queens list $board --classes --orbits | awk -F'\t' '{ sum += $2 } END { print NR, sum }'
  >   echo $(queens count $board --classes) $(queens count $board)
  > done | uniq -c | awk '{ print $1 }'
  2
  2
  2
  2
  $ queens list 9 --classes --from 40 --limit 1 | cmp - <(queens list 9 --classes | sed 41q\;d)
  $ queens list 8 --classes --at 3
  queens list: --at excludes --classes (see 'queens list --help')
  [2]
  $ queens list 8 --orbits
  queens list: --orbits requires --classes (see 'queens list --help')
  [2]
  $ queens list 8 --classes --orbits --format board
  queens list: --orbits expected --format placement or json
  [2]
