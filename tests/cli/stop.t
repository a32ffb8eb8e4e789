Ctrl-C ends a long search soon, with exit code 3 and without an answer.

  $ stopped() { timeout --foreground --preserve-status -s INT 0.3 "$@"; }
  $ stopped queens count 30
  queens: stopped before the count was complete
  [3]
  $ stopped queens list 40 --format json > /dev/null
  queens: stopped before the list was complete
  [3]
  $ stopped queens list 24 --at 1000000000000
  queens: stopped before the solution was found
  [3]
  $ stopped queens find 64 --first rows
  queens: stopped before it was decided
  [3]
  $ stopped queens tree 30
  queens: stopped before the tree was walked
  [3]
  $ stopped queens generate --side 64 --reserved 10 --unsolvable --tries 1000000
  queens: stopped before the last board was found
  [3]
  $ stopped queens generate --side 64 --queens 4 --unique
  queens: stopped before the last board was found
  [3]
  $ stopped queens generate --side 3 --queens 3 --tries 1000000000
  queens: stopped before the last board was found
  [3]

Under other rules.

  $ stopped queens count --rule torus 29
  queens: stopped before the count was complete
  [3]
  $ stopped queens list --rule superqueen 30
  queens: stopped before the list was complete
  [3]
  $ stopped queens tree --rule superqueen 30
  queens: stopped before the tree was walked
  [3]
  $ stopped queens generate --rule regions --side 52
  queens: stopped before the last puzzle was found
  [3]
