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
  {"trees":[{"board":"4","side":4,"solutions":"2","nodes":"17","naive":"256","percent":6.640625,"nodes_by_depth":["1","4","6","4","2"]}]}
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
