#include "list/case_search.hpp"

#include <algorithm>

#include "list/sort.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

/// The boards on which the solutions are that the list is made of.
std::vector<Board> searched(const Board& board, const ListOptions& options) {
  if (options.listing == Listing::solutions) return {board};
  return smallest_of_orbits(board, symmetries_of(options.alike, board.symmetries()));
}

bool has_open(const Board& board, std::span<const std::uint8_t> columns) {
  int row = 0;
  return std::all_of(columns.begin(), columns.end(), [&](std::uint8_t column) {
    return (board.open_row(row++) & bit(column)) != 0;
  });
}

}  // namespace

CaseSearch::CaseSearch(const Board& board, int rows, const Pieces& pieces,
                       const ListOptions& options, const Pictures* pictures)
    : board_(board),
      pieces_(pieces),
      stop_(*options.stop),
      pictures_(pictures),
      searched_(searched(board, options)),
      engine_row_(rows),
      text_(pieces),
      room_(text_.room()) {
  if (options.listing == Listing::classes) classes_.emplace(board, options.alike);
  std::size_t longest = 0;
  for (const std::string& text : pieces.after_class) longest = std::max(longest, text.size());
  room_ += longest;
  while (engine_row_ < board.side() && lister_ == nullptr)
    if (lister_ = fastest_lister(board, board.side() - engine_row_); lister_ == nullptr)
      ++engine_row_;
}

bool CaseSearch::run(const Prefix& prefix, Block& block, const std::function<Flow()>& full) {
  block_ = &block;
  full_ = &full;
  std::copy(prefix.columns.begin(), prefix.columns.end(), solution_.begin());
  return descend(static_cast<int>(prefix.columns.size()), prefix.attacks);
}

bool CaseSearch::list(int row, const Attacks& attacks) {
  found_.numbers.clear();
  if (pictures_ != nullptr) {
    pictures_->take({solution_.data(), static_cast<std::size_t>(row)}, found_);
  } else {
    search(row, attacks);
    sort_numbers(found_.numbers, found_.bits * found_.rows, scratch_);
  }
  if (stop_.requested()) return false;
  const int first = board_.side() - found_.rows;
  std::uint8_t* const columns = solution_.data() + first;
  if (first == 0 && !classes_ && text_.is_columns()) return unpack();
  const std::uint64_t* last = nullptr;
  for (const std::uint64_t& number : found_.numbers) {
    const int same = last == nullptr ? 0 : found_.first_difference(*last, number);
    found_.unpack(number, columns);
    if (!add(last == nullptr ? 0 : first + same)) return false;
    last = &number;
  }
  return true;
}

/// Where the text is what solutions are unpacked to, nothing else is needed.
bool CaseSearch::unpack() {
  for (const std::uint64_t number : found_.numbers) {
    if (!block_->has_room(room_) && (*full_)() == Flow::enough) return false;
    auto* const out = reinterpret_cast<std::uint8_t*>(block_->end());
    found_.unpack(number, out);
    block_->add_solution(block_->end() + board_.side());
  }
  return true;
}

void CaseSearch::search(int row, const Attacks& attacks) {
  for (const Board& board : searched_) {
    if (!has_open(board, {solution_.data(), static_cast<std::size_t>(row)})) continue;
    const std::size_t begin = found_.numbers.size();
    lister_->list(board, row, attacks, stop_, found_);
    // What is found on several boards must be comparable.
    if (searched_.size() > 1) found_.repack(begin, column_bits(board.side()));
  }
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
  same_rows_ = std::min(same_rows_, row);
  const int orbit =
      classes_
          ? classes_->orbit_of_smallest({solution_.data(), static_cast<std::size_t>(board_.side())})
          : 1;
  if (orbit == 0) return true;
  if (!block_->has_room(room_) && (*full_)() == Flow::enough) return false;
  char* out = text_.write(block_->end(), same_rows_, solution_.data());
  same_rows_ = board_.side();
  if (classes_) {
    const std::string& after = pieces_.after_class[static_cast<std::size_t>(orbit)];
    out = std::copy(after.begin(), after.end(), out);
  }
  block_->add_solution(out);
  return true;
}

}  // namespace queens
