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
