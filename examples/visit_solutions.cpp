// Goes through solutions of the 12×12 board, each made when it is asked for, and stops at the first
// that a half turn carries to itself.
#include <iostream>

#include "queens/list.hpp"
#include "queens/placement.hpp"

int main() {
  queens::Solutions solutions(queens::Board(12));
  int visited = 0;
  while (const queens::Placement* solution = solutions.next()) {
    ++visited;
    if (queens::picture_of(queens::Symmetry::half_turn, *solution) != *solution) continue;
    std::cout << "solution " << visited << ':';
    for (const int column : *solution) std::cout << ' ' << column;
    std::cout << '\n';
    return 0;
  }
  std::cout << "none of " << visited << '\n';
  return 1;
}
