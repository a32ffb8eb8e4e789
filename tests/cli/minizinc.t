What Gecode counts of the MiniZinc models that we write is what we count, of random boards.

  $ command -v minizinc > found || exit 80
  $ for seed in $(seq 20); do
  >   printf "side $((4 + seed % 3))\nrandom $((seed % 5))0%% $seed\n" > board
  >   [[ $((seed % 3)) != 0 ]] || echo "queen 1 3" >> board
  >   expected=$(queens count board)
  >   queens convert board --to minizinc > board.mzn
  >   found=$(minizinc --solver gecode --all-solutions board.mzn 2> warnings | grep -c -e '^----------$')
  >   [[ $found == $expected ]] && echo same || echo "seed $seed: expected $expected, found $found"
  > done | sort | uniq -c | sed 's/^ *//'
  20 same
