// One solution of a board of any side, with constant memory.
#include "queens/text.hpp"
#include "text/columns.hpp"
#include "text/grid.hpp"
#include "text/matrix.hpp"

namespace queens {
namespace {

/// All columns at once, as row by row would take most of the time of a large board.
void append_little_endian(std::string& out, std::span<const int> columns, IndexBase base) {
  std::size_t end = out.size();
  out.resize(end + 4 * columns.size());
  for (const int column : columns) {
    const auto number = static_cast<std::uint32_t>(column) + static_cast<std::uint32_t>(base);
    for (int byte = 0; byte < 4; ++byte) out[end++] = static_cast<char>(number >> (8 * byte));
  }
}

}  // namespace

SolutionWriter::SolutionWriter(const WideBoard& board, Format format, IndexBase base)
    : board_(&board), format_(format), base_(base) {}

void SolutionWriter::append(std::string& out, std::span<const int> columns) {
  if (format_ == Format::binary) return append_little_endian(out, columns, base_);
  if (format_ == Format::json && row_ == 0) out += '[';
  for (const int column : columns) {
    append_row(out, column);
    ++row_;
  }
  if (row_ < board_->side()) return;
  if (format_ == Format::json) out += ']';
  if (format_ == Format::json || format_ == Format::placement) out += '\n';
}

void SolutionWriter::append_row(std::string& out, int column) {
  switch (format_) {
    case Format::grid:
      return append_grid_row(out, *board_, row_, column);
    case Format::matrix:
      return append_matrix_row(out, board_->side(), column);
    case Format::json:
    case Format::placement:
      if (row_ > 0) out += format_ == Format::json ? ',' : ' ';
      return append_column(out, column, base_);
    case Format::binary:    // written above
    case Format::leetcode:  // ruled out by the contract
      return;
  }
}

}  // namespace queens
