// Counts the solutions of the board in a file: count_board examples/cses.txt
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "queens/count.hpp"
#include "queens/text.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: count_board FILE\n";
    return 2;
  }
  std::ifstream file(argv[1]);
  if (!file) {
    std::cerr << argv[1] << ": cannot be read\n";
    return 2;
  }
  const std::string text(std::istreambuf_iterator<char>(file), {});

  // The library prints nothing: a text that is no board is a value with a place.
  const queens::Expected<queens::Board> board = queens::read_board(text);
  if (!board) {
    const queens::Error& error = board.error();
    std::cerr << argv[1] << ':' << error.line << ':' << error.column << ": expected "
              << error.expected << ", found " << error.found << '\n';
    return 2;
  }

  const auto count = queens::count(*board);
  if (!count) {
    std::cerr << "cannot be counted\n";
    return 1;
  }
  std::cout << "side " << board->side() << ", reserved " << board->reserved_count()
            << ", solutions " << count->solutions.to_string() << '\n';
}
