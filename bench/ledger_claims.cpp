// How many cases a store gives out and takes back in a second, by one worker.
//
//     ledger_claims STORE [CASES [BATCH]]     STORE must be new
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <string>

#include "ledger/database.hpp"
#include "ledger/store.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Boards of side 14, each another; nobody counts them.
std::vector<LedgerCase> made_up_cases(std::size_t count) {
  std::vector<LedgerCase> cases(count);
  for (std::size_t i = 0; i < count; ++i) {
    Board board(14);
    for (int square = 0; i >> square != 0; ++square)
      if ((i >> square & 1) != 0) board.reserve({square / 14, square % 14});
    cases[i].id = static_cast<std::int64_t>(i);
    cases[i].board = case_name(board);
    cases[i].size = static_cast<double>(count - i);
  }
  return cases;
}

template <class T>
T held(LedgerResult<T> result) {
  if (result) return std::move(*result);
  fmt::print(stderr, "{}\n", result.error().reason);
  std::exit(2);
}

void measure(const std::string& name, std::size_t count, std::size_t batch) {
  Store store(held(open_database(name, Open::new_one)));
  const auto cases = made_up_cases(count);
  double start = now();
  held(store.create(Board(14), "lanes", cases));
  fmt::print("created     {:9.0f} cases/s\n", static_cast<double>(count) / (now() - start));
  start = now();
  while (!held(store.claim("bench", batch, 1000)).empty()) {
  }
  fmt::print("claimed     {:9.0f} cases/s, {} at once\n",
             static_cast<double>(count) / (now() - start), batch);
  start = now();
  for (std::size_t first = 0; first < count; first += batch) {
    std::vector<HandedIn> counts;
    for (std::size_t i = first; i < std::min(count, first + batch); ++i)
      counts.push_back({static_cast<std::int64_t>(i), i, i, "lanes", 1});
    held(store.hand_in("bench", counts));
  }
  fmt::print("handed in   {:9.0f} cases/s, {} at once\n",
             static_cast<double>(count) / (now() - start), batch);
}

}  // namespace
}  // namespace queens

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const auto number = [&](int i, std::size_t otherwise) {
    return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
  };
  queens::measure(argv[1], number(2, 20'000), number(3, 100));
}
