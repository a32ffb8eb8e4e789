// Boards for tests: from drawings, and the reference set with its known counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queens/board.hpp"

namespace queens::support {

/// The board that rows of '.', '*' and 'Q' draw.
Board board_of(const std::vector<std::string>& grid);

struct KnownBoard {
  std::string name;
  Board board;
  std::uint64_t count;
};

/// The boards of tests/data/boards with their counts, up to `max_side`.
std::vector<KnownBoard> reference_boards(int max_side);

struct KnownSide {
  int side;
  std::uint64_t solutions;
  std::optional<std::uint64_t> classes;
};

/// The empty boards of tests/data/plain_boards.csv (OEIS A000170, A002562), up to `max_side`.
std::vector<KnownSide> empty_boards(int max_side);

/// The rows of a comma-separated file of tests/data, without its heading.
std::vector<std::vector<std::string>> read_csv(const std::string& name);

}  // namespace queens::support
