#include "formula/dimacs.hpp"

namespace queens {

std::string dimacs(int side, std::span<const Square> open, const Formula& formula) {
  std::string text = "c Non-attacking queens on a board of side " + std::to_string(side) + ".\n";
  text += "c A variable is true if a queen stands on its square: variable row column, from 0.\n";
  text += "c Squares that are reserved, or that a fixed queen attacks, have none.\n";
  int variable = 0;
  for (const Square& square : open)
    text += "c " + std::to_string(++variable) + ' ' + std::to_string(square.row) + ' ' +
            std::to_string(square.column) + '\n';
  if (formula.variables() > variable)
    text += "c The others say whether a part of a long line has a queen.\n";
  text += "p cnf " + std::to_string(formula.variables()) + ' ' + std::to_string(formula.clauses()) +
          '\n';
  for (const int literal : formula.literals()) {
    text += std::to_string(literal);
    text += literal == 0 ? '\n' : ' ';
  }
  return text;
}

}  // namespace queens
