A count that is recorded, case by case.

  $ queens count 10 --ledger count.ledger
  724
  $ queens count 10 --ledger count.ledger
  724
  $ queens ledger status count.ledger | sed -E 's/[^ ]+:[0-9]+:[0-9]+/worker/; s/ +worker/worker/; s/-+\+/-+/'
  64 of 64 cases counted, 100.0 % of the work
  
  worker | counted | claimed | lease
  -+---------+---------+------
  worker |      64 |       0 |      
  $ queens ledger total count.ledger
  724
  $ queens ledger verify count.ledger --sample 100%
  64 cases: 100 solutions found at random are each in them just as often as they should be,
  64 cases counted again by another kernel agree; total 724
  $ queens count 11 --ledger count.ledger
  queens: count.ledger: this is the ledger of another board
  [2]
  $ printf 'Q...\n....\n....\n....\n' > board; queens count board --ledger board.ledger
  0
  $ queens count 8 --classes --ledger other.ledger
  queens count: --classes excludes --ledger (see 'queens count --help')
  [2]

Made first, counted by workers.

  $ queens ledger create work.ledger 9 --cases 30
  work.ledger: 31 cases
  $ queens ledger total work.ledger
  queens: work.ledger: 31 of 31 cases are not counted yet
  [3]
  $ queens ledger total work.ledger --partial
  0
  $ queens ledger create work.ledger 9
  queens: work.ledger: there is a ledger in it already
  [2]
  $ queens work work.ledger & queens work work.ledger; wait
  $ queens ledger total work.ledger
  352
  $ queens work work.ledger --progress json
  $ queens work nothing.ledger
  queens: nothing.ledger: unable to open database file
  [2]

A certificate is checked without the ledger.

  $ queens ledger export work.ledger > certificate
  $ head -n 1 certificate
  {"certificate":1,"board":"9:1ff.1ff.1ff.1ff.1ff.1ff.1ff.1ff.1ff","cases":31}
  $ queens check-certificate certificate
  31 cases: 100 solutions found at random are each in them just as often as they should be,
  1 cases counted again by another kernel agree; total 352
  $ sed -E '3s/"solutions":"[0-9]+"/"solutions":"1000"/' certificate | queens check-certificate -
  standard input:3:1: expected the residue of the solutions, found something else
  [2]
  $ sed '5d' certificate | queens check-certificate -
  standard input:32:1: expected as many cases as the first line says, found something else
  [2]
  $ sed -E '3s/"solutions":"[0-9]+","residue":[0-9]+/"solutions":"1000","residue":1000/' certificate | queens check-certificate - --sample 100%
  queens: -: case 1 has 1000 solutions, counted again 4
  [1]
  $ echo '{"certificate":2}' | queens check-certificate -
  standard input:1:1: expected a certificate of version 1, found something else
  [2]
  $ echo 'no' | queens check-certificate -
  standard input:1:1: expected a JSON object, found something else
  [2]
  $ queens ledger import copy.ledger certificate && queens ledger total copy.ledger
  352
  $ queens ledger create part.ledger 9 --cases 30; queens ledger merge part.ledger work.ledger
  part.ledger: 31 cases
  work.ledger: 31 new counts
  $ queens ledger merge part.ledger count.ledger
  queens: count.ledger: its plan is another one
  [2]

Slices, for machines that share no store.

  $ queens ledger create sliced.ledger 9 --cases 30
  sliced.ledger: 31 cases
  $ for slice in 1/3 2/3 3/3; do queens work sliced.ledger --slice $slice; done; ls sliced*
  sliced.ledger
  sliced.ledger.1-of-3
  sliced.ledger.2-of-3
  sliced.ledger.3-of-3
  $ queens ledger merge sliced.ledger sliced.ledger.1-of-3 sliced.ledger.2-of-3
  sliced.ledger.1-of-3: 11 new counts
  sliced.ledger.2-of-3: 10 new counts
  $ queens ledger total sliced.ledger
  queens: sliced.ledger: 10 of 31 cases are not counted yet
  [3]
  $ queens ledger merge sliced.ledger sliced.ledger.3-of-3; queens ledger total sliced.ledger
  sliced.ledger.3-of-3: 10 new counts
  352
  $ queens work sliced.ledger --slice 0/3
  queens: --slice expected I/N with 1 <= I <= N, as in 2/8, found 0/3
  [2]
  $ queens work sliced.ledger --slice 4/3
  queens: --slice expected I/N with 1 <= I <= N, as in 2/8, found 4/3
  [2]
  $ queens work sliced.ledger --slice 1
  queens: --slice expected I/N with 1 <= I <= N, as in 2/8, found 1
  [2]
  $ queens ledger status postgresql://localhost:1/nothing 2>&1 | grep -o 'queens: postgresql://localhost:1/nothing: connection to server'
  queens: postgresql://localhost:1/nothing: connection to server

What is no ledger.

  $ echo 'a text' > text; queens ledger status text
  queens: text: file is not a database
  [2]
  $ queens ledger status no/such/ledger
  queens: no/such/ledger: unable to open database file
  [2]
  $ head -c 9000 count.ledger > short.ledger; queens ledger status short.ledger
  queens: short.ledger: database disk image is malformed
  [2]
  $ queens count 8 --ledger /proc/ledger
  queens: /proc/ledger: unable to open database file
  [2]

Ctrl-C loses nothing.

  $ queens ledger create long.ledger 19 --cases 500
  long.ledger: 528 cases
  $ timeout --foreground --preserve-status --signal INT 3 queens work long.ledger
  queens: long.ledger: stopped; what was counted is kept
  [3]
  $ queens ledger status long.ledger | grep -c '^0 of'
  0
  [1]
  $ queens ledger status long.ledger | tail -n 1 | cut -d '|' -f3
         0 
