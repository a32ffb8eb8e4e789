#include "support/boards.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace queens::support {
namespace {

std::ifstream open_data(const std::string& name) {
  std::ifstream file(std::string(QUEENS_TEST_DATA) + "/" + name);
  if (!file) throw std::runtime_error("missing test data: " + name);
  return file;
}

std::vector<std::string> read_lines(const std::string& name) {
  std::ifstream file = open_data(name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

}  // namespace

Board board_of(const std::vector<std::string>& grid) {
  Board board(static_cast<int>(grid.size()));
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column) {
      const char square = grid.at(std::size_t(row)).at(std::size_t(column));
      if (square == '*') board.reserve({row, column});
      if (square == 'Q') board.fix({row, column});
    }
  return board;
}

std::vector<std::vector<std::string>> read_csv(const std::string& name) {
  std::vector<std::vector<std::string>> rows;
  for (const std::string& line : read_lines(name)) {
    std::vector<std::string> fields;
    std::stringstream stream(line);
    for (std::string field; std::getline(stream, field, ',');) fields.push_back(field);
    rows.push_back(fields);
  }
  rows.erase(rows.begin());
  return rows;
}

std::vector<KnownBoard> reference_boards(int max_side) {
  std::vector<KnownBoard> boards;
  for (const auto& row : read_csv("counts.csv")) {
    if (std::stoi(row.at(1)) > max_side) continue;
    boards.push_back(
        {row.at(0), board_of(read_lines("boards/" + row.at(0) + ".txt")), std::stoull(row.at(3))});
  }
  return boards;
}

std::vector<KnownSide> empty_boards(int max_side) {
  std::vector<KnownSide> boards;
  for (const auto& row : read_csv("plain_boards.csv")) {
    const int side = std::stoi(row.at(0));
    if (side > max_side) continue;
    KnownSide known{side, std::stoull(row.at(1)), std::nullopt};
    if (row.size() > 2 && !row[2].empty()) known.classes = std::stoull(row[2]);
    boards.push_back(known);
  }
  return boards;
}

}  // namespace queens::support
