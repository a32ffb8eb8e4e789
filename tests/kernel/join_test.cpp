// The join kernels, each forced, where the common kernel tests do not reach.
#include "kernel/join/join.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <string_view>
#include <thread>
#include <vector>

#include "kernel/join/engine.hpp"
#include "kernel/referee.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

struct Variant {
  std::string_view name;
  const join::Engine* engine;
  bool (*usable)(const Board&) noexcept;
  Counted (*run)(const Board&, const Means&) noexcept;

  std::uint64_t count(const Board& board, const Means& means) const {
    return run(board, means).solutions;
  }
};

constexpr Variant kVariants[] = {
    {"join-portable", &join::kPortableEngine, usable_by_join_portable, count_by_join_portable},
#if defined(__x86_64__)
    {"join-avx2", &join::kAvx2Engine, usable_by_join_avx2, count_by_join_avx2},
    {"join-avx512", &join::kAvx512Engine, usable_by_join_avx512, count_by_join_avx512},
#endif
};

/// Those that this processor can run.
std::vector<Variant> usable_variants() {
  std::vector<Variant> usable;
  for (const Variant& variant : kVariants)
    if (variant.usable(Board(8))) usable.push_back(variant);
  return usable;
}

/// A board with a share of its squares reserved, and up to two fixed queens.
Board random_board(int side, double reserved, std::mt19937_64& random) {
  oracle::Grid grid = oracle::random_grid(side, reserved, random);
  for (int i = static_cast<int>(random() % 3); side > 0 && i > 0; --i)
    grid[random() % grid.size()][random() % grid.size()] = 'Q';
  return support::board_of(grid);
}

TEST(Join, PortableIsAlwaysUsable) {
  EXPECT_EQ(usable_variants().front().name, "join-portable");
  for (const Variant& variant : usable_variants()) {
    EXPECT_TRUE(variant.usable(Board(kMaxJoinSide))) << variant.name;
    EXPECT_FALSE(variant.usable(Board(kMaxJoinSide + 1))) << variant.name;
    Board mostly_closed(24);
    for (int row = 0; row < 24; ++row)
      for (int column = 0; column < 13; ++column) mostly_closed.reserve({row, column});
    EXPECT_FALSE(variant.usable(mostly_closed)) << variant.name;
  }
}

/// A run of so many placements, as bands have it: where the bands meet, then at the middle line.
std::vector<join::Mask> random_run(std::uint32_t size, join::Mask more, std::mt19937_64& random) {
  std::vector<join::Mask> run;
  for (std::uint32_t i = 0; i < size; ++i) run.push_back((random() & random() & 0xFFF) | more);
  for (std::uint32_t i = 0; i < size; ++i) run.push_back(random() >> 2);
  return run;
}

TEST(Join, ListsRunsOfAnyLength) {  // from side 22 on there are some of over 256 placements
  std::mt19937_64 random(19);
  for (std::uint32_t inner_size = 1; inner_size < 700; inner_size += 1 + inner_size / 40) {
    const std::uint32_t outer_size = 1 + inner_size % 5;
    std::vector<join::Mask> outer = random_run(outer_size, join::kNowhere, random);
    std::vector<join::Mask> inner = random_run(inner_size, 0, random);
    std::vector<join::Mask> expected;
    for (std::uint32_t i = 0; i < outer_size; ++i)
      for (std::uint32_t j = 0; j < inner_size; ++j)
        if ((outer[i] & inner[j]) == 0)
          expected.push_back(outer[outer_size + i] | inner[inner_size + j]);
    std::sort(expected.begin(), expected.end());
    inner.resize(inner.size() + join::kMargin);  // vectors are read whole
    const join::Couple couple = {0, outer_size, 0, inner_size};
    for (const Variant& variant : usable_variants()) {
      std::vector<join::Mask> list(join::kStepMasks * outer_size + expected.size() +
                                   2 * join::kMargin);
      join::Cursor cursor;
      list.resize(variant.engine->list({outer.data(), inner.data(), &couple, 1}, cursor,
                                       list.data(), list.size() - join::kMargin));
      std::sort(list.begin(), list.end());
      EXPECT_EQ(cursor.couple, 1U) << variant.name;
      EXPECT_EQ(list, expected) << variant.name << ", " << inner_size;
    }
  }
}

TEST(Join, CountsEmptyBoards) {
  for (const Variant& variant : usable_variants())
    for (const auto& known : support::empty_boards(13))
      EXPECT_EQ(variant.count(Board(known.side), Means{}), known.solutions)
          << variant.name << " on side " << known.side;
}

TEST(Join, CountsReferenceBoards) {
  for (const Variant& variant : usable_variants())
    for (const auto& known : support::reference_boards(15))
      EXPECT_EQ(variant.count(known.board, Means{}), known.count)
          << variant.name << " on " << known.name;
}

TEST(Join, AgreesWithOracle) {
  std::mt19937_64 random(20240701);
  for (int round = 0; round < 300; ++round) {
    const int side = round % 8;
    const oracle::Grid grid = oracle::random_grid(side, 0.1 * (round % 7), random);
    const std::size_t expected = oracle::solutions(grid).size();
    for (const Variant& variant : usable_variants())
      EXPECT_EQ(variant.count(support::board_of(grid), Means{}), expected)
          << variant.name << ::testing::PrintToString(grid);
  }
}

TEST(Join, AgreesWithRefereeOnRandomBoards) {
  std::mt19937_64 random(20240702);
  for (int round = 0; round < 200; ++round) {
    const Board board = random_board(8 + round % 5, 0.1 * (round % 7), random);
    const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
    for (const Variant& variant : usable_variants())
      EXPECT_EQ(variant.count(board, Means{}), expected) << variant.name;
  }
}

TEST(Join, AgreesWithRefereeOnSymmetricBoards) {
  // Closing pairs or fours of squares keeps a mirror, a flip or both, which the join makes use of.
  std::mt19937_64 random(20240703);
  for (int round = 0; round < 120; ++round) {
    const int side = 6 + round % 6;
    Board board(side);
    for (int i = 0; i < round % 5; ++i) {
      const Square square = {static_cast<int>(random() % static_cast<unsigned>(side)),
                             static_cast<int>(random() % static_cast<unsigned>(side))};
      board.reserve(square);
      if (round % 3 != 0) board.reserve(image(Symmetry::mirror, square, side));
      if (round % 3 != 1) board.reserve(image(Symmetry::flip, square, side));
      if (round % 3 == 2) board.reserve(image(Symmetry::half_turn, square, side));
    }
    const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
    for (const Variant& variant : usable_variants())
      EXPECT_EQ(variant.count(board, Means{}), expected) << variant.name;
  }
}

TEST(Join, CountsTheSameInAnyMemory) {
  std::mt19937_64 random(20240704);
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{10'000}, std::size_t{1'000'000}}) {
    for (const Variant& variant : usable_variants()) {
      for (const auto& known : support::empty_boards(12))
        EXPECT_EQ(variant.count(Board(known.side), {.memory_bytes = bytes}), known.solutions)
            << variant.name << " on side " << known.side << " in " << bytes << " bytes";
      const Board board = random_board(11, 0.2, random);
      EXPECT_EQ(variant.count(board, {.memory_bytes = bytes}),
                count_by_referee(board, Stop::never()).solutions)
          << variant.name << " in " << bytes << " bytes";
    }
  }
}

TEST(Join, CountsTheSameOnAnyThreads) {
  std::mt19937_64 random(20240705);
  for (const int threads : {2, 5}) {
    for (const std::size_t bytes : {std::size_t{10'000}, std::size_t{64} << 20}) {
      const Means means{.memory_bytes = bytes, .threads = threads, .on_threads = run_on_threads};
      for (const Variant& variant : usable_variants()) {
        for (const auto& known : support::empty_boards(10))
          EXPECT_EQ(variant.count(Board(known.side), means), known.solutions)
              << variant.name << " on side " << known.side << ", " << threads << " threads";
        const Board board = random_board(11, 0.2, random);
        EXPECT_EQ(variant.count(board, means), count_by_referee(board, Stop::never()).solutions)
            << variant.name << ", " << threads << " threads";
      }
    }
  }
}

TEST(Join, StopsSoon) {
  for (const Variant& variant : usable_variants()) {
    Stop stop;
    std::chrono::steady_clock::time_point requested;
    std::thread asking([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      requested = std::chrono::steady_clock::now();
      stop.request();
    });
    variant.count(Board(26), {.stop = &stop});  // would take days
    const auto ended = std::chrono::steady_clock::now();
    asking.join();
    // About 50 ms on a quiet machine; sanitizers and busy machines take longer.
    EXPECT_LT(ended - requested, std::chrono::seconds(2)) << variant.name;
  }
}

}  // namespace
}  // namespace queens
