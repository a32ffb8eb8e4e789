// A formula in conjunctive normal form, as satisfiability solvers take it.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace queens {

/// Literals are the numbers of variables, which count from 1, negative if negated.
class Formula {
 public:
  /// The number of a new variable.
  int new_variable() { return ++variables_; }

  /// Adds a clause; an empty one makes the formula unsatisfiable.
  void add(std::span<const int> clause) {
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    literals_.push_back(0);
    ++clauses_;
  }
  void add(std::initializer_list<int> clause) { add(std::span(clause.begin(), clause.size())); }

  [[nodiscard]] int variables() const noexcept { return variables_; }
  [[nodiscard]] std::size_t clauses() const noexcept { return clauses_; }
  /// All clauses, each ended by a 0.
  [[nodiscard]] std::span<const int> literals() const noexcept { return literals_; }

 private:
  int variables_ = 0;
  std::size_t clauses_ = 0;
  std::vector<int> literals_;
};

}  // namespace queens
