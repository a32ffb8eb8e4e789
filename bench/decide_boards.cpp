// How long deciding a board takes, engine by engine: queens_decide_boards ENGINE THREADS FILE...
// ENGINE is decide, search or solver. Prints a line for each file: verdict, seconds, file.
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "board/open_squares.hpp"
#include "find/decide.hpp"
#include "find/restarts.hpp"
#include "find/sat/solver.hpp"

namespace queens::bench {
namespace {

/// A board of any side, drawn with '.', '*' and 'Q'.
WideBoard read_drawing(const std::string& name) {
  std::ifstream file(name);
  std::vector<Square> reserved, fixed;
  int side = 0;
  for (std::string line; std::getline(file, line); ++side)
    for (int column = 0; column < static_cast<int>(line.size()); ++column) {
      const char square = line[static_cast<std::size_t>(column)];
      if (square == '*') reserved.push_back({side, column});
      if (square == 'Q') fixed.push_back({side, column});
    }
  return WideBoard(side, std::move(reserved), std::move(fixed));
}

Finding decide_with(std::string_view engine, int threads, const WideBoard& board) {
  if (engine == "decide") return decide(board, {.threads = threads, .proof = {}});
  const auto open = open_squares(board);
  const Stops stops(Stop::never());
  if (engine == "search") return find_with_restarts(board.side(), open, {}, stops);
  return find_by_sat(board.side(), open, {}, stops);
}

std::string_view word(Finding::Verdict verdict) {
  if (verdict == Finding::Verdict::found) return "found";
  return verdict == Finding::Verdict::none ? "none" : "stopped";
}

}  // namespace
}  // namespace queens::bench

int main(int argc, char** argv) {
  using namespace queens::bench;
  using Clock = std::chrono::steady_clock;
  double total = 0;
  for (int i = 3; i < argc; ++i) {
    const queens::WideBoard board = read_drawing(argv[i]);
    const auto start = Clock::now();
    const queens::Finding finding = decide_with(argv[1], std::atoi(argv[2]), board);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    total += seconds;
    std::cout << word(finding.verdict) << '\t' << seconds << '\t' << argv[i] << std::endl;
  }
  std::cout << "total\t" << total << '\n';
}
