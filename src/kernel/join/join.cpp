#include "kernel/join/join.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <memory>
#include <vector>

#include "base/binomial.hpp"
#include "board/open_count.hpp"
#include "kernel/join/engine.hpp"
#include "kernel/join/half.hpp"
#include "kernel/join/pairs.hpp"

namespace queens {
namespace join {
namespace {

/// Which symmetries the board keeps that carry halves to halves.
struct Kept {
  bool mirror = false;
  bool flip = false;
};

/// One count: the board is narrowed to parts that fit into memory, and each part is the sum, over
/// the sets of columns that the top half can use, of the pairs of a top and a bottom placement.
class Join {
 public:
  Join(const Engine& engine, const Squares& squares, Kept kept, const Means& means);

  Counted count(const Squares& squares);

 private:
  Counted count_listed(Row must, Row may);
  std::uint64_t weight(Row set) const;
  Pairs& pairs_of_thread(std::size_t thread);

  const Engine& engine_;
  const Means& means_;
  const int side_;
  const int middle_;  ///< rows of the top half, and the line above the bottom half
  const Kept kept_;
  std::size_t pool_masks_ = 0;
  Pool pool_{0};
  Half top_;
  Half bottom_;
  std::size_t listed_ = 0;                     ///< the longest lists
  double sets_ = 0;                            ///< of columns, of the whole board
  std::vector<std::unique_ptr<Pairs>> pairs_;  ///< one for each thread
};

/// The ways to put one queen into each of the rows first .. end-1, or `most` if there are more.
std::size_t ways(const Squares& squares, int first, int end, std::size_t most) {
  std::size_t product = 1;
  for (int row = first; row < end; ++row) {
    const Row open = squares.open[static_cast<std::size_t>(row)];
    product *= static_cast<std::size_t>(std::max(std::popcount(open), 1));
    if (product >= most) return most;
  }
  return product;
}

/// The orders of so many columns, or `most` if there are more: the rows of a half place its
/// columns.
std::size_t orders(int columns, std::size_t most) {
  std::size_t product = 1;
  for (int i = 2; i <= columns && product < most; ++i) product *= static_cast<std::size_t>(i);
  return std::min(product, most);
}

Join::Join(const Engine& engine, const Squares& squares, Kept kept, const Means& means)
    : engine_(engine),
      means_(means),
      side_(squares.side),
      middle_(squares.side / 2),
      kept_(kept),
      pairs_(static_cast<std::size_t>(means.threads)) {
  // Half of the memory for the bands, which all threads share, and half for the lists of the
  // threads; but no more than can be filled. Bands that do not fit cost another listing now and
  // then, lists that do not fit are made again and again.
  constexpr std::size_t kFewest = std::size_t{1} << 12;
  const int quarter = side_ / 4 + 1;
  const std::size_t most = means.memory_bytes / 2 / sizeof(Mask);
  std::size_t placements = kFewest;
  for (int row = 0; row < side_; row += quarter)
    placements += ways(squares, row, std::min(row + quarter, side_), most);
  pool_masks_ = std::min(2 * placements, most) + kMargin;
  pool_ = Pool(pool_masks_);

  const std::size_t most_listed =
      std::max(Pairs::longest_in(means.memory_bytes / 2 / pairs_.size()), kFewest);
  const std::size_t most_ways =
      std::max(ways(squares, 0, middle_, most_listed), ways(squares, middle_, side_, most_listed));
  listed_ = std::max(kFewest, std::min(most_ways, orders(side_ - middle_, most_listed)));
}

Counted Join::count(const Squares& squares) {
  if (means_.stop->requested()) return {};
  const Row top = squares.columns(0, middle_);
  const Row bottom = squares.columns(middle_, side_);
  const Row must = full_row(side_) & ~bottom;
  const Row may = top & bottom;
  if (sets_ == 0) sets_ = binomial(std::popcount(may), middle_ - std::popcount(must));
  if ((must & ~top) != 0 || std::popcount(must) > middle_ || std::popcount(must | may) < middle_)
    return {};

  pool_.clear();
  const bool listed = top_.list_bands(squares, 0, middle_, middle_, pool_, *means_.stop) &&
                      bottom_.list_bands(squares, middle_, side_, middle_, pool_, *means_.stop);
  if (means_.stop->requested()) return {};
  const std::size_t needed = listed ? Pairs::fewest(top_, bottom_) : 0;
  if (!listed && may == 0) {
    // One set of columns, and its bands are still too large.
    pool_masks_ *= 2;
    pool_ = Pool(pool_masks_);
    return count(squares);
  }
  if (!listed || (needed > listed_ && may != 0)) {
    // Everything is a board: the queen of one column is in the top half, or in the bottom half.
    const Row column = bit(lowest_column(may));
    Squares in_top = squares;
    in_top.close(column, middle_, side_);
    Squares in_bottom = squares;
    in_bottom.close(column, 0, middle_);
    Counted both = count(in_top);
    both.add(count(in_bottom));
    return both;
  }
  if (needed > listed_) {
    // One set of columns, and a run of it is longer than a list.
    listed_ = needed;
    for (auto& pairs : pairs_) pairs.reset();
  }
  return count_listed(must, may);
}

/// The memory of a thread, kept from one narrowed board to the next.
Pairs& Join::pairs_of_thread(std::size_t thread) {
  auto& pairs = pairs_[thread];
  if (pairs == nullptr) pairs = std::make_unique<Pairs>(engine_, listed_, *means_.stop);
  pairs->use(top_, bottom_);
  return *pairs;
}

/// The sum over all sets of `must` and some of `may`. Every thread goes through all sets, and
/// counts those of every next stretch that no other has taken: neighbours have most of their runs
/// in common, which then are in its cache.
Counted Join::count_listed(Row must, Row may) {
  constexpr std::uint64_t kStretch = 16;
  std::array<Row, kMaxJoinSide> columns{};
  int column_count = 0;
  for (Row rest = may; rest != 0; rest = without_lowest(rest))
    columns[static_cast<std::size_t>(column_count++)] = bit(lowest_column(rest));
  const int wanted = middle_ - std::popcount(must);
  const Row end = bit(column_count);
  std::atomic<std::size_t> threads = 0;
  std::atomic<std::uint64_t> stretches = 0;
  std::vector<Counted> sums(pairs_.size());  // one for each thread
  means_.on_threads(means_.threads, [&] {
    const std::size_t thread = threads++;
    Pairs& pairs = pairs_of_thread(thread);
    std::uint64_t stretch = stretches++;
    std::uint64_t index = 0;
    Counted sum;
    for (Row chosen = full_row(wanted); chosen < end && !means_.stop->requested();
         chosen = next_set(chosen)) {
      Row set = must;
      for (Row rest = chosen; rest != 0; rest = without_lowest(rest))
        set |= columns[static_cast<std::size_t>(lowest_column(rest))];
      if (const std::uint64_t w = weight(set); w != 0) {
        if (index / kStretch > stretch) stretch = stretches++;
        if (index++ / kStretch == stretch) {
          sum.add(pairs.count(set, full_row(side_) & ~set), w);
          means_.advance(static_cast<double>(w) / sets_);
        }
      }
      if (chosen == 0) break;
    }
    sums[thread] = sum;
  });
  Counted total;
  for (const Counted& sum : sums) total.add(sum);
  return total;
}

/// How many sets the kept symmetries make of this one if it is the first of them, or else 0.
std::uint64_t Join::weight(Row set) const {
  Row mirrored = 0;
  for (int column = 0; column < side_; ++column)
    mirrored |= (set >> column & 1) << (side_ - 1 - column);
  const Row all = full_row(side_);
  // The images of the set; without a symmetry, the set itself once more.
  const Row by_mirror = kept_.mirror ? mirrored : set;
  const Row by_flip = kept_.flip ? all & ~set : set;
  const Row by_both = kept_.mirror && kept_.flip ? all & ~mirrored : set;
  if (by_mirror < set || by_flip < set || by_both < set) return 0;
  // Those that carry the set to itself form a subgroup: the set has (order / their number) images.
  const unsigned order = (kept_.mirror ? 2U : 1U) * (kept_.flip ? 2U : 1U);
  unsigned fixing = 1;
  if (kept_.mirror && by_mirror == set) ++fixing;
  if (kept_.flip && by_flip == set) ++fixing;
  if (kept_.mirror && kept_.flip && by_both == set) ++fixing;
  return order / fixing;
}

Counted count_with(const Engine& engine, const Board& board, const Means& means) {
  const int side = board.side();
  Squares squares;
  squares.side = side;
  for (int row = 0; row < side; ++row)
    squares.open[static_cast<std::size_t>(row)] = board.open_row(row);
  const SymmetrySet symmetries = board.symmetries();
  const bool mirror = symmetries.contains(Symmetry::mirror);
  const bool flip = symmetries.contains(Symmetry::flip);
  // The halves of an odd side differ by the middle row, so that no flip carries one to the other.
  const Kept kept = {mirror, flip && side % 2 == 0};
  return Join(engine, squares, kept, means).count(squares);
}

/// Side and squares that suit a join: see kMaxJoinSide.
bool suits(const Board& board) {
  const int side = board.side();
  return side <= kMaxJoinSide &&
         (side <= kMaxJoinSideAnyBoard || 2 * open_count(board) >= side * side);
}

}  // namespace
}  // namespace join

Counted count_by_join_portable(const Board& board, const Means& means) noexcept {
  return join::count_with(join::kPortableEngine, board, means);
}
bool usable_by_join_portable(const Board& board) noexcept { return join::suits(board); }

#if defined(__x86_64__)
Counted count_by_join_avx2(const Board& board, const Means& means) noexcept {
  return join::count_with(join::kAvx2Engine, board, means);
}
bool usable_by_join_avx2(const Board& board) noexcept {
  return join::suits(board) && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

Counted count_by_join_avx512(const Board& board, const Means& means) noexcept {
  return join::count_with(join::kAvx512Engine, board, means);
}
bool usable_by_join_avx512(const Board& board) noexcept {
  return join::suits(board) && __builtin_cpu_supports("avx512f") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vpopcntdq") &&
         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt");
}
#endif

}  // namespace queens
