#include "list/case_search.hpp"

#include <algorithm>

#include "list/sort.hpp"

namespace queens {
namespace {

/// The fastest engine for the last `rows` rows; null when none takes them.
const SolutionLister* lister_for(const Board& board, int rows) {
  const SolutionLister* fastest = nullptr;
  for (const SolutionLister& lister : solution_listers())
    if (lister.usable(board, rows)) fastest = &lister;
  return fastest;
}

}  // namespace

CaseSearch::CaseSearch(const Board& board, int rows, const Pieces& pieces,
                       const ListOptions& options)
    : board_(board),
      pieces_(pieces),
      stop_(*options.stop),
      engine_row_(rows),
      text_(pieces),
      room_(text_.room()) {
  if (options.listing == Listing::classes) classes_.emplace(board, options.alike);
  std::size_t longest = 0;
  for (const std::string& text : pieces.after_class) longest = std::max(longest, text.size());
  room_ += longest;
  while (engine_row_ < board.side() && lister_ == nullptr)
    if (lister_ = lister_for(board, board.side() - engine_row_); lister_ == nullptr) ++engine_row_;
}

bool CaseSearch::run(const Prefix& prefix, Block& block, const std::function<Flow()>& full) {
  block_ = &block;
  full_ = &full;
  std::copy(prefix.columns.begin(), prefix.columns.end(), solution_.begin());
  return descend(static_cast<int>(prefix.columns.size()), prefix.attacks);
}

bool CaseSearch::list(int row, const Attacks& attacks) {
  found_.numbers.clear();
  lister_->list(board_, row, attacks, stop_, found_);
  if (stop_.requested()) return false;
  sort_numbers(found_.numbers, found_.bits * found_.rows, scratch_);
  std::uint8_t* const columns = solution_.data() + row;
  const std::uint64_t* last = nullptr;
  for (const std::uint64_t& number : found_.numbers) {
    const int same = last == nullptr ? 0 : found_.first_difference(*last, number);
    for (int below = same; below < found_.rows; ++below)
      columns[below] = static_cast<std::uint8_t>(found_.column(number, below));
    if (!add(last == nullptr ? 0 : row + same)) return false;
    last = &number;
  }
  return true;
}

bool CaseSearch::goes_on() {
  constexpr std::uint32_t kStepsBetweenChecks = 1 << 8;
  return ++steps_ % kStepsBetweenChecks != 0 || !stop_.requested();
}

bool CaseSearch::descend(int row, const Attacks& attacks) {
  if (row == board_.side()) return add(0);
  if (row == engine_row_) return list(row, attacks);
  if (!goes_on()) return false;
  for (Row open = board_.open_row(row) & ~attacks.all(); open != 0; open = without_lowest(open)) {
    const int column = lowest_column(open);
    solution_[static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(column);
    if (!descend(row + 1, attacks.after(bit(column)))) return false;
  }
  return true;
}

bool CaseSearch::add(int row) {
  text_.put(row, solution_.data());
  const int orbit =
      classes_
          ? classes_->orbit_of_smallest({solution_.data(), static_cast<std::size_t>(board_.side())})
          : 1;
  if (orbit == 0) return true;
  if (!block_->has_room(room_) && (*full_)() == Flow::enough) return false;
  char* out = text_.write(block_->end());
  if (classes_) {
    const std::string& after = pieces_.after_class[static_cast<std::size_t>(orbit)];
    out = std::copy(after.begin(), after.end(), out);
  }
  block_->add_solution(out);
  return true;
}

}  // namespace queens
