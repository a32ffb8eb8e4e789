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
      nodes_(kMostNodes + 1),
      expanded_(kMostNodes + 1),
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
  std::copy(prefix.columns.begin(), prefix.columns.end(), solution_.begin());
  return descend(static_cast<int>(prefix.columns.size()), prefix.attacks);
}

bool CaseSearch::goes_on() {
  constexpr std::uint32_t kStepsBetweenChecks = 1 << 8;
  return ++steps_ % kStepsBetweenChecks != 0 || !stop_.requested();
}

bool CaseSearch::descend(int row, const Attacks& attacks) {
  if (upper_rows_ - row <= kBatchRows) return search_batch(row, attacks);
  for (Row open = board_.open_row(row) & ~attacks.all(); open != 0; open = without_lowest(open)) {
    const Row queen = open & (~open + 1);
    solution_[static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(lowest_column(queen));
    written_rows_ = std::min(written_rows_, row);
    if (!descend(row + 1, attacks.after(queen))) return false;
  }
  return true;
}

bool CaseSearch::search_batch(int row, const Attacks& attacks) {
  if (!goes_on()) return false;
  const Row open = board_.open_row(row) & ~attacks.all();
  nodes_[0] = {attacks, open, 0};
  std::size_t count = open != 0 ? 1 : 0;
  for (int next = row; next < upper_rows_; ++next) count = expand(next, count);
  hits_.clear();
  for (std::size_t i = 0; i < count; ++i) {
    const Node& node = nodes_[i];
    endings_.for_each_fitting(all_columns_ & ~node.attacks.columns, node.attacks,
                              [&](std::uint32_t ending) {
                                endings_.prefetch(ending);
                                hits_.push_back({node.path, ending});
                              });
  }
  for (const Hit& hit : hits_) {
    take_path(row, hit.path);
    if (!add(hit.ending)) return false;
  }
  return true;
}

/// Makes all children of the first `count` nodes, whose next row is `row`, and leaves in their
/// place those that have an open square in the row below. Returns how many these are.
std::size_t CaseSearch::expand(int row, std::size_t count) {
  const Row open_below = board_.open_row(row + 1);
  const Node* node = nodes_.data();
  const Node* const end = node + count;
  std::size_t kept = 0;
  for (Row open = node->open; node != end;) {
    const Row queen = open & (~open + 1);
    const Attacks after = node->attacks.after(queen);
    const Row below = open_below & ~after.all();
    Node& child = expanded_[kept];  // part by part: g++ 12 would copy a whole one from the stack
    child.attacks.columns = after.columns;
    child.attacks.to_left = after.to_left;
    child.attacks.to_right = after.to_right;
    child.open = below;
    child.path = node->path << 8 | static_cast<std::uint32_t>(lowest_column(queen));
    kept += below != 0 ? 1 : 0;
    open = without_lowest(open);
    const Row is_done = open == 0 ? 1 : 0;
    open |= node[1].open & (Row{0} - is_done);  // asked for before it is known whether it is next
    node += is_done;
  }
  nodes_.swap(expanded_);
  return kept;
}

/// Makes the columns from `row` on those of a path, and has no more written than what changes.
void CaseSearch::take_path(int row, std::uint32_t path) {
  for (int at = upper_rows_ - 1; at >= row; --at, path >>= 8) {
    std::uint8_t& column = solution_[static_cast<std::size_t>(at)];
    if (const auto now = static_cast<std::uint8_t>(path); column != now) {
      column = now;
      written_rows_ = std::min(written_rows_, at);
    }
  }
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
    const std::string& piece = pieces_.of_square[row][solution_[row]];
    std::copy(piece.begin(), piece.end(),
              beginning_.begin() + static_cast<std::ptrdiff_t>(starts_[row]));
    starts_[row + 1] = starts_[row] + piece.size();
  }
}

}  // namespace queens
