// A checker of proofs that a formula has no model: forward, by unit propagation, as slow as simple.
// It shares no code with the library; it reads the files that anyone would check.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace rup {

using Clause = std::vector<int>;

/// The clauses of a text in the format DIMACS CNF, without looking at its heading.
inline std::vector<Clause> clauses_of(const std::string& dimacs) {
  std::vector<Clause> clauses;
  std::istringstream text(dimacs);
  for (std::string line; std::getline(text, line);) {
    if (line.empty() || line[0] == 'c' || line[0] == 'p') continue;
    Clause clause;
    std::istringstream numbers(line);
    for (int literal = 0; numbers >> literal && literal != 0;) clause.push_back(literal);
    clauses.push_back(clause);
  }
  return clauses;
}

class Checker {
 public:
  explicit Checker(const std::vector<Clause>& formula) {
    for (const Clause& clause : formula) add(clause);
  }

  /// Whether unit propagation finds a conflict once every literal of `clause` is false.
  [[nodiscard]] bool implies(const Clause& clause) const {
    std::set<int> yes = units_;
    for (const int literal : clause) yes.insert(-literal);
    return conflicts(yes);
  }

  void add(Clause clause) {
    std::sort(clause.begin(), clause.end());
    ++clauses_[clause];
    if (clause.size() == 1) units_.insert(clause[0]);
  }

  /// False if there is no such clause. Units stay, as in every checker: what they gave stays known.
  bool remove(Clause clause) {
    std::sort(clause.begin(), clause.end());
    const auto found = clauses_.find(clause);
    if (found == clauses_.end()) return false;
    if (clause.size() > 1 && --found->second == 0) clauses_.erase(found);
    return true;
  }

 private:
  [[nodiscard]] bool conflicts(std::set<int> yes) const {
    for (const int literal : yes)
      if (yes.contains(-literal)) return true;
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [clause, times] : clauses_) {
        int open = 0;
        int open_literals = 0;
        bool satisfied = false;
        for (const int literal : clause) {
          if (yes.contains(literal)) satisfied = true;
          if (yes.contains(literal) || yes.contains(-literal)) continue;
          open = literal;
          ++open_literals;
        }
        if (satisfied || open_literals > 1) continue;
        if (open_literals == 0) return true;
        changed |= yes.insert(open).second;
      }
    }
    return false;
  }

  std::map<Clause, int> clauses_;
  std::set<int> units_;
};

/// Whether `drat`, the text form, is a proof that `dimacs` has no model, each of its clauses being
/// implied by unit propagation from those before it. (DRAT would allow more.)
inline bool proves(const std::string& dimacs, const std::string& drat) {
  const std::vector<Clause> formula = clauses_of(dimacs);
  if (std::find(formula.begin(), formula.end(), Clause{}) != formula.end()) return true;
  Checker checker(formula);
  std::istringstream text(drat);
  for (std::string line; std::getline(text, line);) {
    const bool deletes = line.starts_with("d ");
    std::istringstream numbers(deletes ? line.substr(2) : line);
    Clause clause;
    int literal = 0;
    while (numbers >> literal && literal != 0) clause.push_back(literal);
    if (!numbers) return false;
    if (deletes) {
      if (!checker.remove(clause)) return false;
      continue;
    }
    if (!checker.implies(clause)) return false;
    if (clause.empty()) return true;
    checker.add(clause);
  }
  return false;
}

}  // namespace rup
