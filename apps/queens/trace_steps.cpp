#include "trace_steps.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "base/words.hpp"

namespace queens::app {
namespace {

/// The nodes above the one where the walk is.
class Path {
 public:
  explicit Path(const std::function<bool(const Step&)>& use) : use_(use) {}

  /// The walk has gone on, from a node at `depth_before`, or ended.
  bool back_from(int depth_before, int depth, std::uint64_t checks) {
    for (int left = depth_before - 1; left >= depth; --left) {
      const Above& above = nodes_[static_cast<std::size_t>(left)];
      if (!use_({.kind = Step::Kind::back,
                 .depth = left,
                 .row = above.row,
                 .checks = checks,
                 .queens = above.queens}))
        return false;
    }
    return true;
  }

  bool arrive(const TreeWalk& walk) {
    nodes_.resize(static_cast<std::size_t>(walk.depth()) + 1);
    Above& here = nodes_.back();
    here.queens = walk.placement();
    const auto say = [&](Step::Kind kind, Square queen = {}, DeadEnd dead_end = {}) {
      return use_({.kind = kind,
                   .depth = walk.depth(),
                   .queen = queen,
                   .dead_end = dead_end,
                   .checks = walk.checks(),
                   .queens = here.queens});
    };
    if (walk.depth() == 0 && walk.cases() > 1 && !say(Step::Kind::next_case)) return false;
    if (walk.depth() > 0 && !say(Step::Kind::place, walk.queen())) return false;
    for (const Square queen : walk.forced())
      if (!say(Step::Kind::force, queen)) return false;
    if (walk.fate() == Fate::solution) return say(Step::Kind::solution);
    if (walk.fate() == Fate::dead_end) return say(Step::Kind::dead_end, {}, walk.dead_end());
    here.row = walk.row();
    return true;
  }

 private:
  struct Above {
    int row = 0;
    Placement queens;
  };
  const std::function<bool(const Step&)>& use_;
  std::vector<Above> nodes_;
};

std::string worded(const DeadEnd& dead_end, const Placement& queens) {
  switch (dead_end.kind) {
    case DeadEnd::Kind::row:
      return tr_format("row {}: 0 open, back", dead_end.index);
    case DeadEnd::Kind::column:
      return tr_format("column {}: 0 open, back", dead_end.index);
    case DeadEnd::Kind::queen:
      break;
  }
  return tr_format("row {} column {}: attacked or reserved, back", dead_end.index,
                   queens[static_cast<std::size_t>(dead_end.index)]);
}

std::string_view name_of(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::next_case:
      return "case";
    case Step::Kind::place:
      return "place";
    case Step::Kind::force:
      return "force";
    case Step::Kind::dead_end:
      return "dead_end";
    case Step::Kind::solution:
      return "solution";
    case Step::Kind::back:
      break;
  }
  return "back";
}

}  // namespace

void for_each_step(TreeWalk& walk, const std::function<bool(const Step&)>& use) {
  Path path(use);
  int depth_before = 0;
  while (walk.next()) {
    if (!path.back_from(depth_before, walk.depth(), walk.checks()) || !path.arrive(walk)) return;
    depth_before = walk.depth();
  }
  path.back_from(depth_before, 0, walk.checks());
}

std::string worded(const Step& step, const TreeWalk& walk) {
  switch (step.kind) {
    case Step::Kind::next_case:
      return tr_format("case {} of {}", walk.case_index() + 1, walk.cases());
    case Step::Kind::place:
      return tr_format("place row {} column {}", step.queen.row, step.queen.column);
    case Step::Kind::force:
      return tr_format("force row {} column {}", step.queen.row, step.queen.column);
    case Step::Kind::dead_end:
      return worded(step.dead_end, step.queens);
    case Step::Kind::solution:
      return tr_format("solution {}", fmt::join(step.queens, " "));
    case Step::Kind::back:
      break;
  }
  return step.depth == 0 ? tr_format("row {}: all tried, end", step.row)
                         : tr_format("row {}: all tried, back", step.row);
}

std::string as_json_line(const Step& step, const TreeWalk& walk) {
  nlohmann::ordered_json line = {{"step", name_of(step.kind)}, {"depth", step.depth}};
  switch (step.kind) {
    case Step::Kind::next_case:
      line["case"] = walk.case_index();
      line["cases"] = walk.cases();
      break;
    case Step::Kind::place:
    case Step::Kind::force:
      line["row"] = step.queen.row;
      line["column"] = step.queen.column;
      break;
    case Step::Kind::dead_end: {
      const bool column = step.dead_end.kind == DeadEnd::Kind::column;
      line[column ? "column" : "row"] = step.dead_end.index;
      line["reason"] =
          step.dead_end.kind == DeadEnd::Kind::queen ? "queen may not stand" : "0 open";
      break;
    }
    case Step::Kind::solution:
      line["placement"] = step.queens;
      break;
    case Step::Kind::back:
      line["row"] = step.row;
      break;
  }
  line["checks"] = step.checks;
  return line.dump() + "\n";
}

std::string drawn(const Board& board, const Placement& queens) {
  Board closed = board;
  for (std::size_t row = 0; row < queens.size(); ++row)
    if (queens[row] >= 0) closed.fix({static_cast<int>(row), queens[row]});
  std::string text;
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const Square square{row, column};
      const bool open = (closed.open_row(row) >> column & 1) != 0;
      text += column == 0 ? "" : " ";
      if (queens[static_cast<std::size_t>(row)] == column)
        text += 'Q';
      else
        text += board.is_reserved(square) ? '*' : open ? '.' : 'x';
    }
    text += '\n';
  }
  return text;
}

}  // namespace queens::app
