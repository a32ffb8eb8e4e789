#include "list/case_search.hpp"

#include <algorithm>
#include <cstring>

namespace queens {
namespace {

constexpr std::size_t kStep = Endings::kSlack;

/// Copies whole steps: quicker than to ask how many bytes are left.
/// Both sides need room for a step more.
char* append(char* out, const char* text, std::size_t size) {
  for (std::size_t done = 0; done < size; done += kStep)
    std::memcpy(out + done, text + done, kStep);
  return out + size;
}

}  // namespace

CaseSearch::CaseSearch(const Board& board, const Endings& endings, const Pieces& pieces,
                       const ListOptions& options)
    : board_(board),
      endings_(endings),
      pieces_(pieces),
      stop_(*options.stop),
      upper_rows_(board.side() - endings.rows()),
      all_columns_(full_row(board.side())),
      queens_(static_cast<std::size_t>(upper_rows_) + 1),
      starts_(static_cast<std::size_t>(upper_rows_) + 1) {
  std::size_t longest = 0;
  for (const auto& row : pieces.of_square) {
    std::size_t in_row = 0;
    for (const std::string& piece : row) in_row = std::max(in_row, piece.size());
    longest += in_row;
  }
  beginning_.resize(longest + kStep);
  if (options.listing == Listing::classes) classes_.emplace(board, options.alike);
  for (const std::string& text : pieces.after_class) room_ = std::max(room_, text.size());
  room_ += longest + pieces.between.size() + 2 * kStep;
  std::copy(pieces.between.begin(), pieces.between.end(), beginning_.begin());
  beginning_.resize(room_);
  starts_[0] = pieces.between.size();
}

bool CaseSearch::run(const Prefix& prefix, Block& block, const std::function<Flow()>& full) {
  block_ = &block;
  full_ = &full;
  written_rows_ = 0;
  int row = 0;
  for (const std::uint8_t column : prefix.columns)
    queens_[static_cast<std::size_t>(row++)] = bit(column);
  return row == upper_rows_ ? finish(prefix.attacks) : descend(row, prefix.attacks);
}

bool CaseSearch::goes_on() {
  constexpr std::uint32_t kStepsBetweenChecks = 1 << 12;
  return ++steps_ % kStepsBetweenChecks != 0 || !stop_.requested();
}

bool CaseSearch::descend(int row, const Attacks& attacks) {
  if (!goes_on()) return false;
  const bool is_last = row + 1 == upper_rows_;
  for (Row open = board_.open_row(row) & ~attacks.all(); open != 0; open = without_lowest(open)) {
    const Row queen = open & (~open + 1);
    queens_[static_cast<std::size_t>(row)] = queen;
    written_rows_ = std::min(written_rows_, row);
    const Attacks after = attacks.after(queen);
    if (!(is_last ? finish(after) : descend(row + 1, after))) return false;
  }
  return true;
}

bool CaseSearch::finish(const Attacks& attacks) {
  const Row columns = all_columns_ & ~attacks.columns;
  if ((columns & ~(attacks.to_left | attacks.to_right)) == 0) return true;
  const Endings::Group& group = endings_.with_columns(columns);
  bool wanted = true;
  endings_.for_each_fitting(group, attacks,
                            [&](std::uint32_t ending) { wanted = wanted && add(ending); });
  return wanted;
}

bool CaseSearch::add(std::uint32_t ending) {
  if (written_rows_ < upper_rows_) write_beginning();
  const int orbit = classes_ ? class_with(ending) : 1;
  if (orbit == 0) return true;
  if (!block_->has_room(room_) && (*full_)() == Flow::enough) return false;
  const std::string_view text = endings_.text(ending);
  char* out =
      append(block_->end(), beginning_.data(), starts_[static_cast<std::size_t>(upper_rows_)]);
  out = append(out, text.data(), text.size());
  if (classes_) {
    const std::string& after = pieces_.after_class[static_cast<std::size_t>(orbit)];
    out = std::copy(after.begin(), after.end(), out);
  }
  block_->add_solution(out);
  return true;
}

/// The size of its class if the solution with this ending is to stand for it, otherwise 0.
int CaseSearch::class_with(std::uint32_t ending) {
  std::memcpy(solution_.data() + upper_rows_, endings_.columns(ending),
              static_cast<std::size_t>(endings_.rows()));
  return classes_->orbit_of_smallest({solution_.data(), static_cast<std::size_t>(board_.side())});
}

void CaseSearch::write_beginning() {
  for (; written_rows_ < upper_rows_; ++written_rows_) {
    const auto row = static_cast<std::size_t>(written_rows_);
    const auto column = static_cast<std::size_t>(lowest_column(queens_[row]));
    const std::string& piece = pieces_.of_square[row][column];
    solution_[row] = static_cast<std::uint8_t>(column);
    std::copy(piece.begin(), piece.end(),
              beginning_.begin() + static_cast<std::ptrdiff_t>(starts_[row]));
    starts_[row + 1] = starts_[row] + piece.size();
  }
}

}  // namespace queens
