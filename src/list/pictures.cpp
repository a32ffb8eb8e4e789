#include "list/pictures.hpp"

#include <algorithm>
#include <atomic>

#include "list/packed_pictures.hpp"
#include "list/prefixes.hpp"
#include "list/sort.hpp"
#include "plan/plan.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

constexpr int kBits = PackedPictures::kBits;

/// Rows that a search begins with. With more, engines are begun too often for what they find.
constexpr int kSearchedFrom = 2;

/// The columns of the first rows as a number.
std::uint64_t packed(std::span<const std::uint8_t> columns) {
  std::uint64_t number = 0;
  for (const std::uint8_t column : columns) number = number << kBits | column;
  return number;
}

struct Task {
  const Board* board;
  Prefix prefix;
};

}  // namespace

bool Pictures::suits(const Board& board) {
  return board.side() <= PackedPictures::kMaxSide && board.symmetries().order() > 1 &&
         fastest_lister(board, board.side() - kSearchedFrom) != nullptr;
}

Pictures::Pictures(const Board& board)
    : board_(board), pictures_(board.side(), board.symmetries()) {}

bool Pictures::search(int threads, const Stop& stop) {
  const std::vector<Board> boards = smallest_of_orbits(board_, board_.symmetries());
  std::vector<Task> tasks;
  for (const Board& board : boards) {
    Prefixes prefixes(board, kSearchedFrom);
    for (Prefix prefix; prefixes.next(prefix);) tasks.push_back({&board, prefix});
  }
  const int rows_below = board_.side() - kSearchedFrom;
  const SolutionLister& lister = *fastest_lister(board_, rows_below);
  const std::size_t keys = std::size_t{1} << (kBits * rows());
  for (int i = 0; i < threads; ++i) found_.emplace_back(keys);
  std::atomic<std::size_t> started = 0;
  std::atomic<std::size_t> taken = 0;
  run_on_threads(threads, [&] {
    Buckets& into = found_[started++];
    PackedSolutions found;
    for (std::size_t i = taken++; i < tasks.size() && !stop.requested(); i = taken++) {
      const auto& [board, prefix] = tasks[i];
      found.numbers.clear();
      lister.list(*board, kSearchedFrom, prefix.attacks, stop, found);
      found.repack(0, kBits);
      const std::uint64_t above = packed(prefix.columns) << (kBits * rows_below);
      for (const std::uint64_t below : found.numbers)
        pictures_.each_of_smallest(above | below, [&](std::uint64_t solution) {
          into.add(solution >> key_shift(), solution);
        });
    }
  });
  for_each_index(keys, threads, [&](std::size_t key) {
    if (!stop.requested()) sort(key);
  });
  return !stop.requested();
}

/// Of one key, in order through the buckets of all threads.
void Pictures::sort(std::size_t key) {
  std::vector<std::uint64_t> numbers;
  for (const Buckets& found : found_) found.append_to(numbers, key);
  std::vector<std::uint64_t> scratch;
  sort_numbers(numbers, key_shift(), scratch);
  const std::uint64_t* next = numbers.data();
  for (Buckets& found : found_) next = found.replace(key, next);
}

void Pictures::take(std::span<const std::uint8_t> first, PackedSolutions& solutions) const {
  solutions.rows = board_.side();
  solutions.bits = kBits;
  solutions.left = 0;
  const std::uint64_t key = packed(first);
  const std::uint64_t mirror_key = pictures_.mirrored(key << key_shift()) >> key_shift();
  const bool is_mirrored = pictures_.in_pairs() && mirror_key < key;
  const auto begin = solutions.numbers.size();
  for (const Buckets& found : found_)
    found.append_to(solutions.numbers, is_mirrored ? mirror_key : key);
  if (!is_mirrored) return;
  // The mirror turns the order round.
  const auto taken = std::span(solutions.numbers).subspan(begin);
  std::reverse(taken.begin(), taken.end());
  for (std::uint64_t& number : taken) number = pictures_.mirrored(number);
}

}  // namespace queens
