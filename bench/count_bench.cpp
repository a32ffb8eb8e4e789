// How long a count takes: every kernel on one thread, and the textbook, on the same boards.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <utility>

#include "kernel/kernel.hpp"
#include "queens/count.hpp"
#include "support/boards.hpp"
#include "textbook.hpp"

namespace queens::bench {
namespace {

constexpr int kFirstSide = 12;
constexpr int kLastSide = 18;
constexpr std::array kReserved = {"random-16-10pc", "random-18-30pc", "symmetric-d4-15",
                                  "dense-28-76pc"};
/// Minutes each: only for who asks for them by --benchmark_filter.
constexpr auto kUnasked = "-^((textbook|referee|sparse)/(empty-(17|18)|random-18-10pc))$";

/// A row of the result: `counted` again and again, each total compared with the known one.
void add_row(const std::string& name, std::uint64_t known, std::function<Total()> counted) {
  const auto run = [known, counted = std::move(counted)](benchmark::State& state) {
    for (auto _ : state)
      if (counted() != Total(known)) return state.SkipWithError("wrong total");
  };
  benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond);
}

void add_kernels(const support::KnownBoard& known) {
  for (const Kernel& kernel : kernels())
    if (kernel.usable(known.board))
      add_row(std::string(kernel.name) + "/" + known.name, known.count, [known, &kernel] {
        return count(known.board, {.kernel = kernel.name, .threads = 1})->solutions;
      });
}

void add_empty_boards() {
  for (const support::KnownSide& known : support::empty_boards(kLastSide)) {
    if (known.side < kFirstSide) continue;
    const std::string name = "empty-" + std::to_string(known.side);
    add_row("textbook/" + name, known.solutions,
            [side = known.side] { return Total(count_by_textbook(side)); });
    add_kernels({name, Board(known.side), known.solutions});
  }
}

void add_reserved_boards() {
  for (const support::KnownBoard& known : support::reference_boards(Board::kMaxSide)) {
    if (std::find(kReserved.begin(), kReserved.end(), known.name) == kReserved.end()) continue;
    add_row("textbook/" + known.name, known.count,
            [board = known.board] { return Total(count_by_textbook(board)); });
    add_kernels(known);
  }
}

/// A tenth of the squares of side 18 reserved at random: minutes for the textbook.
void add_large_reserved_board() {
  constexpr int kSide = 18;
  constexpr int kReservedSquares = 32;
  constexpr std::uint64_t kSolutions = 102'548'147;
  std::mt19937_64 random(18);
  const auto below_side = [&] { return static_cast<int>(random() % kSide); };
  Board board(kSide);
  while (board.reserved_count() < kReservedSquares) {
    const int row = below_side();
    board.reserve({row, below_side()});
  }
  add_row("textbook/random-18-10pc", kSolutions,
          [board] { return Total(count_by_textbook(board)); });
  add_kernels({"random-18-10pc", board, kSolutions});
}

}  // namespace
}  // namespace queens::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  if (benchmark::GetBenchmarkFilter().empty())
    benchmark::SetBenchmarkFilter(queens::bench::kUnasked);
  queens::bench::add_empty_boards();
  queens::bench::add_reserved_boards();
  queens::bench::add_large_reserved_board();
  benchmark::RunSpecifiedBenchmarks();
}
