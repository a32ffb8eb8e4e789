#include <array>
#include <utility>

#include "queens/tree_walk.hpp"
#include "tree/tactics.hpp"

namespace queens {

/// The nodes on the way from a root to where the walk is.
class TreeWalk::Stack {
 public:
  Stack(const Board& board, const Strategy& strategy)
      : strategy_(strategy),
        cases_(cases_of(board, strategy.pruning)),
        board_(board),
        tactics_(board, strategy) {}

  bool next() {
    while (depth_ >= 0) {
      Level& level = top();
      if (level.fate == Fate::branches && level.untried != 0) {
        descend(level);
        return true;
      }
      if (level.fate == Fate::branches) ask_up_to(level, board_.side());
      --depth_;
    }
    return next_case();
  }

  [[nodiscard]] std::uint64_t checks() const { return asked_ + tactics_.checks(); }

  struct Level {
    Node node;
    Square queen{-1, -1};
    std::vector<Square> forced;
    Fate fate = Fate::branches;
    int row = 0;      ///< the one that branches
    Row untried = 0;  ///< its squares whose branches are still to come
    int asked = 0;    ///< how many of its squares have been asked, from the left
  };

  [[nodiscard]] const Level& here() const { return levels_[static_cast<std::size_t>(depth_)]; }
  [[nodiscard]] int depth() const { return depth_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] std::size_t case_index() const { return next_case_ - 1; }
  [[nodiscard]] std::size_t cases() const { return cases_.size(); }

 private:
  Level& top() { return levels_[static_cast<std::size_t>(depth_)]; }

  bool next_case() {
    if (next_case_ == cases_.size()) return false;
    asked_ += tactics_.checks();
    board_ = cases_[next_case_++].board;
    tactics_ = Tactics(board_, strategy_);
    depth_ = 0;
    top().forced.clear();
    top().node = tactics_.root(top().forced);
    arrive();
    return true;
  }

  void descend(Level& from) {
    const int column = lowest_column(from.untried);
    from.untried = without_lowest(from.untried);
    ask_up_to(from, column + 1);
    ++depth_;
    Level& level = top();
    level.node = from.node;
    level.queen = {from.row, column};
    level.forced.clear();
    tactics_.place(level.node, level.queen, level.forced);
    arrive();
  }

  void arrive() {
    Level& level = top();
    Node& node = level.node;
    level.fate = Fate::dead_end;
    if (node.dead_end) return;
    if (node.rows == 0) {
      node.dead_end = tactics_.check_complete(node);
      if (!node.dead_end) level.fate = Fate::solution;
      return;
    }
    level.row = tactics_.choose_row(node);
    level.untried = node.open_in(level.row);
    level.asked = 0;
    if (level.untried != 0) {
      level.fate = Fate::branches;
      return;
    }
    node.dead_end = {DeadEnd::Kind::row, level.row};
    ask_up_to(level, board_.side());
  }

  void ask_up_to(Level& level, int squares) {
    if (tactics_.asks_squares()) asked_ += static_cast<std::uint64_t>(squares - level.asked);
    level.asked = squares;
  }

  Strategy strategy_;
  Plan cases_;
  std::size_t next_case_ = 0;
  Board board_;
  Tactics tactics_;
  int depth_ = -1;
  std::uint64_t asked_ = 0;
  std::array<Level, Board::kMaxSide + 1> levels_;
};

TreeWalk::TreeWalk(const Board& board, const Strategy& strategy)
    : stack_(std::make_unique<Stack>(board, strategy)) {}
TreeWalk::~TreeWalk() = default;
TreeWalk::TreeWalk(TreeWalk&&) noexcept = default;
TreeWalk& TreeWalk::operator=(TreeWalk&&) noexcept = default;

bool TreeWalk::next() { return stack_->next(); }
int TreeWalk::depth() const { return stack_->depth(); }
Square TreeWalk::queen() const { return stack_->here().queen; }
const std::vector<Square>& TreeWalk::forced() const { return stack_->here().forced; }
Fate TreeWalk::fate() const { return stack_->here().fate; }
DeadEnd TreeWalk::dead_end() const { return stack_->here().node.dead_end.value_or(DeadEnd{}); }
int TreeWalk::row() const { return stack_->here().row; }
std::uint64_t TreeWalk::open() const { return stack_->here().node.open_in(row()); }

Placement TreeWalk::placement() const {
  const auto& columns = stack_->here().node.column;
  return {columns.begin(), columns.begin() + board().side()};
}

std::uint64_t TreeWalk::checks() const { return stack_->checks(); }
const Board& TreeWalk::board() const { return stack_->board(); }
std::size_t TreeWalk::case_index() const { return stack_->case_index(); }
std::size_t TreeWalk::cases() const { return stack_->cases(); }

}  // namespace queens
