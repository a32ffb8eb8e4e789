What takes long says how far it is: on a terminal as a bar, for programs as a JSON object a second.

  $ first_of() { exec 3< <(exec "$@" 2>&1 >/dev/null); head -n 1 <&3; kill $! && wait $!; }
  $ keys() { python3 -c 'import json, sys; print(*json.loads(sys.stdin.readline()))'; }
  $ first_of queens count 23 --progress json | keys
  percent seconds seconds_left
  $ first_of queens count 23 --kernel lanes --progress json | keys
  percent seconds seconds_left
  $ first_of queens count 22 --classes --progress json | keys
  percent seconds seconds_left
  $ first_of queens count 19 --by-square --threads 1 --progress json | keys
  percent seconds seconds_left
  $ first_of queens tree 20 --progress json | keys
  percent nodes per_second seconds seconds_left
  $ first_of queens tree 17 --prune symmetry,lines --progress json | keys
  percent nodes per_second seconds seconds_left
  $ first_of queens tree 30 --estimate knuth --probes 100000000 --progress json | keys
  percent descents per_second seconds seconds_left
  $ first_of queens list 20 --progress json | keys
  percent solutions per_second seconds seconds_left
  $ first_of queens find 36 --first rows --progress json | keys
  percent seconds seconds_left
  $ first_of queens generate --side 40 --many 1000000000 --progress json | keys
  percent boards per_second seconds seconds_left

The share that is done, and nothing of it where nobody knows.

  $ number() { python3 -c "import json, sys; print(json.loads(sys.stdin.readline())['$1'])"; }
  $ first_of queens tree 20 --progress json | number percent | grep -Ec '^[0-9]{1,2}[.]'
  1
  $ first_of queens find 36 --first rows --progress json | number percent
  None

A ledger's progress is its own: what was counted before counts as done.

  $ queens ledger create long.ledger 21 > created
  $ first_of queens work long.ledger --progress json | keys
  percent cases of per_second seconds seconds_left

The bar is for terminals only, and the answer stands on a line of its own.

  $ script -qec 'timeout --preserve-status --signal INT 5 queens count 23' /dev/null < /dev/null | grep -Eo '\[[#.]{24}\] [0-9.]+ %' | head -n 1 | sed 's/[0-9.]* %/P %/'
  [........................] P %
  $ queens count 8 --progress json
  92
  $ queens count 8 --progress xml
  queens count: --progress: xml not in {bar,json} (see 'queens count --help')
  [2]
