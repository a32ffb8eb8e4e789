#include "pieces.hpp"

#include <fmt/format.h>

namespace queens::app {
namespace {

/// What a writer that has reached a row appends for each column of it.
std::vector<std::string> pieces_of_row(const SolutionWriter& writer, int side) {
  std::vector<std::string> pieces(static_cast<std::size_t>(side));
  for (int column = 0; column < side; ++column) {
    SolutionWriter here = writer;
    here.append(pieces[static_cast<std::size_t>(column)], {{column}});
  }
  return pieces;
}

std::vector<std::string> bytes_of_row(int side, IndexBase base) {
  std::vector<std::string> pieces;
  pieces.reserve(static_cast<std::size_t>(side));
  for (int column = 0; column < side; ++column)
    pieces.emplace_back(1, static_cast<char>(column + static_cast<int>(base)));
  return pieces;
}

}  // namespace

Pieces pieces_of(const Board& board, const SolutionText& text) {
  Pieces pieces{{}, is_multiline(text.format) ? "\n" : ""};
  const WideBoard wide(board);
  SolutionWriter writer(wide, text.format, text.base);
  std::string passed;
  for (int row = 0; row < board.side(); ++row) {
    pieces.of_square.push_back(text.format == Format::binary ? bytes_of_row(board.side(), text.base)
                                                             : pieces_of_row(writer, board.side()));
    writer.append(passed, std::vector<int>{0});
  }
  return pieces;
}

Pieces pieces_with_orbits(const Board& board, const SolutionText& text) {
  Pieces pieces = pieces_of(board, text);
  const bool is_json = text.format == Format::json;
  if (is_json)
    for (std::string& piece : pieces.of_square.front()) piece.insert(0, R"({"columns":)");
  for (std::string& piece : pieces.of_square.back()) piece.pop_back();  // the end of the line
  for (std::size_t size = 1; size < pieces.after_class.size(); ++size)
    pieces.after_class[size] =
        is_json ? fmt::format(",\"orbit\":{}}}\n", size) : fmt::format("\t{}\n", size);
  return pieces;
}

std::string empty_solution(const SolutionText& text) {
  std::string written;
  const WideBoard board(0);
  SolutionWriter(board, text.format, text.base).append(written, {});
  return written;
}

}  // namespace queens::app
