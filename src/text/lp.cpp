// LP, as CPLEX and most other integer programming solvers read it: x_R_C is 1 if a queen stands on
// row R, column C, from 0. A row or column without an open square is a variable that is 0 and 1.
#include <fmt/format.h>

#include <iterator>

#include "base/words.hpp"
#include "board/open_squares.hpp"
#include "formula/lines.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// A line of the format is at most 510 characters long.
constexpr std::size_t kTermsInLine = 16;

class LpWriter {
 public:
  LpWriter(std::string& out, std::span<const Square> open) : out_(out), open_(open) {}

  void append_objective() {
    out_ += "Minimize\n obj: 0 ";
    if (open_.empty()) {
      out_ += "none";
    } else {
      append_variable(open_.front());
    }
    out_ += '\n';
  }

  void append_lines(const Lines& lines, std::string_view name, std::string_view relation) {
    for (std::size_t line = 0; line < lines.size(); ++line) {
      const bool exact = relation == "= 1";
      if (lines[line].empty() && exact) {
        fmt::format_to(std::back_inserter(out_), " {0}_{1}: none = 1\n {0}_{1}_none: none = 0\n",
                       name, line);
        any_none_ = true;
      }
      if (lines[line].size() < (exact ? 1 : 2)) continue;
      fmt::format_to(std::back_inserter(out_), " {}_{}:", name, line);
      append_sum(lines[line]);
      out_.append(" ").append(relation).append("\n");
    }
  }

  void append_variables() {
    out_ += "Binary\n";
    for (const Square square : open_) {
      out_ += ' ';
      append_variable(square);
      out_ += '\n';
    }
    if (any_none_ || open_.empty()) out_ += " none\n";
    out_ += "End\n";
  }

 private:
  void append_sum(const std::vector<int>& variables) {
    for (std::size_t i = 0; i < variables.size(); ++i) {
      if (i > 0) out_ += i % kTermsInLine == 0 ? "\n  +" : " +";
      out_ += ' ';
      append_variable(open_[static_cast<std::size_t>(variables[i]) - 1]);
    }
  }

  void append_variable(Square square) {
    fmt::format_to(std::back_inserter(out_), "x_{}_{}", square.row, square.column);
  }

  std::string& out_;
  std::span<const Square> open_;
  bool any_none_ = false;
};

Written append_lp(std::string& out, const WideBoard& board) {
  if (board.side() == 0)
    return tl::make_unexpected(Refusal{tr("a board of side 0 has no variables")});
  if (const auto small = check_modelled(board); !small) return small;
  const auto open = open_squares(board);
  const OpenLines lines = lines_of(board.side(), open);
  out += "\\ Non-attacking queens: x_R_C is 1 if a queen stands on row R, column C.\n";
  LpWriter writer(out, open);
  writer.append_objective();
  out += "Subject To\n";
  writer.append_lines(lines.rows, "row", "= 1");
  writer.append_lines(lines.columns, "column", "= 1");
  writer.append_lines(lines.rising, "rising", "<= 1");
  writer.append_lines(lines.falling, "falling", "<= 1");
  writer.append_variables();
  return {};
}

}  // namespace

const BoardFormat kLpFormat = {"lp", "", nullptr, nullptr, nullptr, append_lp};

}  // namespace queens
