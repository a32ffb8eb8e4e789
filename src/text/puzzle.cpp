// Puzzles as they are passed around: lines of letters, equal letters a region. What is reserved and
// fixed has no sign in such a grid, so it may follow as a grid of its own.
#include "queens/puzzle_text.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/grid.hpp"
#include "text/row.hpp"

namespace queens {
namespace {

bool at_letter(const Cursor& cursor) {
  if (cursor.at_end()) return false;
  const char c = cursor.peek();
  return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z');
}

/// That there are no more regions than rows, as each needs a queen of its own.
Expected<void> check_letters(Cursor start, const std::string& row, std::string& letters,
                             std::size_t side) {
  start.skip_spaces();
  for (const char letter : row) {
    if (letters.find(letter) == std::string::npos) {
      if (letters.size() == side)
        return start.error(
            tr_count("one of the {} region above", "one of the {} regions above", side));
      letters += letter;
    }
    start.advance();
  }
  return {};
}

Expected<Regions> read_regions(Cursor& cursor) {
  std::vector<std::string> rows;
  std::string letters;
  std::optional<std::size_t> side;
  while (!side || rows.size() < *side) {
    cursor.skip_blank_lines();
    if (cursor.at_end() && side)
      return cursor.error(tr_count("{} row", "{} rows", *side),
                          tr_count("{} row", "{} rows", rows.size()));
    if (cursor.at_end()) return cursor.error(tr("a grid of letters"));
    const Cursor start = cursor;
    cursor.skip_spaces();
    auto row = read_row_of_signs(cursor, side, Regions::kMaxSide, at_letter, tr("a letter"));
    if (!row) return tl::make_unexpected(row.error());
    side = row->size();
    if (const auto known = check_letters(start, *row, letters, *side); !known)
      return tl::make_unexpected(known.error());
    rows.push_back(std::move(*row));
  }
  return Regions(std::move(rows));
}

}  // namespace

Expected<RuledBoard> read_puzzle(std::string_view text) {
  Cursor cursor(text);
  auto regions = read_regions(cursor);
  if (!regions) return tl::make_unexpected(regions.error());
  const int side = regions->side();
  cursor.skip_blank_lines();
  if (cursor.at_end()) return RuledBoard(Board(side), std::move(*regions));

  const Cursor start = cursor;
  const auto grid = read_grid(cursor, side);
  if (!grid) return tl::make_unexpected(grid.error());
  if (grid->size() != static_cast<std::size_t>(side))
    return start.error(tr_format("a grid of side {}", side), tr_format("side {}", grid->size()));
  cursor.skip_blank_lines();
  if (!cursor.at_end()) return cursor.error(tr("end of file after the grid"));
  return RuledBoard(narrowed(wide_board_of(*grid)), std::move(*regions));
}

void append_puzzle(std::string& out, const RuledBoard& board) {
  for (const std::string& row : board.regions()->rows()) out.append(row).append("\n");
  if (board.board() == Board(board.side())) return;
  const WideBoard wide(board.board());
  out += '\n';
  for (int row = 0; row < board.side(); ++row) out += drawn_row(wide, row) + '\n';
}

}  // namespace queens
