// The residue beside each count: of every kernel, forced, and what it shows of a damaged sum.
#include "kernel/counted.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string_view>
#include <thread>
#include <vector>

#include "kernel/kernel.hpp"
#include "plan/plan.hpp"
#include "support/boards.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kPrime = 4'294'967'291;  // 2^32 - 5

/// Expects exactly `solutions`, and the residue that they have.
void expect_counted(const Counted& counted, std::uint64_t solutions, std::string_view where) {
  EXPECT_EQ(counted.solutions, solutions) << where;
  EXPECT_EQ(counted.residue, solutions % kPrime) << where;
  EXPECT_TRUE(counted.is_intact()) << where;
}

TEST(Counted, AddsPartsOfAnySize) {
  Counted sum;
  expect_counted(sum, 0, "nothing");
  std::uint64_t expected = 0;
  for (const std::uint64_t part : {std::uint64_t{0}, std::uint64_t{1}, kPrime - 1, kPrime,
                                   kPrime + 1, 7 * kPrime - 3, std::uint64_t{1} << 62}) {
    expect_counted(Counted::of(part), part, "a part alone");
    sum.add(part);
    expected += part;
    expect_counted(sum, expected, "a part more");
  }
}

TEST(Counted, AddsCountsWithAWeight) {
  for (const std::uint64_t weight : {0U, 1U, 2U, 4U, 8U})
    for (const std::uint64_t part : {std::uint64_t{5}, kPrime - 1, 1000 * kPrime - 1}) {
      Counted sum = Counted::of(3 * kPrime - 1);
      sum.add(Counted::of(part), weight);
      expect_counted(sum, 3 * kPrime - 1 + weight * part, "a weighted count");
    }
}

const std::uint64_t kSums[] = {0, 1, 92, kPrime - 1, kPrime, 227'514'171'973'736};

TEST(Counted, ShowsEveryFlippedBit) {
  for (const std::uint64_t solutions : kSums)
    for (int bit = 0; bit < 64; ++bit) {
      const std::uint64_t flip = std::uint64_t{1} << bit;
      Counted in_solutions = Counted::of(solutions);
      in_solutions.solutions ^= flip;
      EXPECT_FALSE(in_solutions.is_intact()) << "bit " << bit << " of " << solutions;
      Counted in_residue = Counted::of(solutions);
      in_residue.residue ^= flip;
      EXPECT_FALSE(in_residue.is_intact()) << "residue's bit " << bit << " of " << solutions;
    }
}

TEST(Counted, ShowsABitThatFlippedBeforeMoreWasAdded) {
  for (const std::uint64_t solutions : kSums)
    for (int bit = 0; bit < 64; ++bit)
      for (const bool in_residue : {false, true}) {
        Counted damaged = Counted::of(solutions);
        (in_residue ? damaged.residue : damaged.solutions) ^= std::uint64_t{1} << bit;
        damaged.add(kPrime - 2);
        damaged.add(Counted::of(14'200), 4);
        EXPECT_FALSE(damaged.is_intact()) << "bit " << bit << " of " << solutions;
        Counted sum = Counted::of(352);
        sum.add(damaged);
        EXPECT_FALSE(sum.is_intact()) << "bit " << bit << " of " << solutions;
      }
}

TEST(Kernels, AddUpResiduesOnEmptyBoards) {
  for (const Kernel& kernel : kernels())
    for (const auto& known : support::empty_boards(11)) {
      const Board board(known.side);
      if (kernel.usable(board)) expect_counted(kernel.counted(board), known.solutions, kernel.name);
    }
}

TEST(Kernels, AddUpResiduesOnReferenceBoards) {
  for (const Kernel& kernel : kernels())
    for (const auto& known : support::reference_boards(13))
      if (kernel.usable(known.board))
        expect_counted(kernel.counted(known.board), known.count, known.name);
}

// What lanes split by the queen of a column, being wider than 16 bits, and dense boards.
TEST(Kernels, AddUpResiduesOnWideBoards) {
  for (const auto& known : support::reference_boards(28)) {
    if (known.board.side() < 17) continue;
    if (known.name.starts_with("dense"))
      expect_counted(find_kernel("sparse")->counted(known.board), known.count, known.name);
    else
      for (const char* name : {"lanes-avx2", "lanes-avx512"})
        if (const Kernel* kernel = find_kernel(name); kernel->usable(known.board))
          expect_counted(kernel->counted(known.board), known.count, known.name);
  }
}

TEST(Kernels, AddUpResiduesOnTheCasesOfASplit) {
  for (const auto& known : support::reference_boards(10)) {
    const Plan plan = split(plan_by_symmetry(known.board), 20);
    for (const Kernel& kernel : kernels()) {
      if (!kernel.usable(known.board)) continue;
      std::vector<Total> counts;
      for (const Case& one : plan) {
        const Counted counted = kernel.counted(one.board);
        EXPECT_EQ(counted.residue, counted.solutions % kPrime) << kernel.name << known.name;
        counts.emplace_back(counted.solutions);
      }
      EXPECT_EQ(weighted_total(plan, counts), Total(known.count)) << kernel.name << known.name;
    }
  }
}

// Odd and even sides, as their halves and weights differ, and lists that are made in parts.
TEST(Join, AddsUpResiduesOnTwoThreads) {
  for (const std::size_t bytes : {std::size_t{10'000}, std::size_t{64} << 20}) {
    const Means means{.memory_bytes = bytes, .threads = 2, .on_threads = run_on_threads};
    for (const Kernel& kernel : kernels()) {
      if (!shares_among_threads(kernel.division)) continue;
      for (const auto& known : support::empty_boards(12))
        if (const Board board(known.side); kernel.usable(board))
          expect_counted(kernel.counted(board, means), known.solutions, kernel.name);
      for (const auto& known : support::reference_boards(12))
        if (kernel.usable(known.board))
          expect_counted(kernel.counted(known.board, means), known.count, known.name);
    }
  }
}

TEST(Kernels, StopWithAnIntactPartOfTheCount) {
  const Board board(20);  // would take minutes, or hours
  for (const Kernel& kernel : kernels()) {
    if (!kernel.usable(board)) continue;
    Stop stop;
    const std::jthread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      stop.request();
    });
    EXPECT_TRUE(kernel.counted(board, {.stop = &stop}).is_intact()) << kernel.name;
  }
}

}  // namespace
}  // namespace queens
