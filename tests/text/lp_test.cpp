// The LP text, read by a reader that knows nothing of boards, has the solutions as its points.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <sstream>

#include "queens/board_text.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

struct Constraint {
  std::vector<std::string> variables;
  std::string relation;
  int bound = 0;
};

struct Program {
  std::vector<Constraint> constraints;
  std::vector<std::string> variables;
};

/// Reads sums of variables without factors: the objective is skipped.
Program parse(const std::string& text) {
  std::istringstream words(text.substr(text.find("Subject To") + 10));
  Program program;
  bool binary = false;
  for (std::string word; words >> word && word != "End";) {
    if (word == "Binary") {
      binary = true;
    } else if (binary) {
      program.variables.push_back(word);
    } else if (word.back() == ':') {
      program.constraints.emplace_back();
    } else if (word == "=" || word == "<=") {
      program.constraints.back().relation = word;
      words >> program.constraints.back().bound;
    } else if (word != "+") {
      program.constraints.back().variables.push_back(word);
    }
  }
  return program;
}

/// Goes through the points variable by variable, as long as no sum is too large.
int points(const Program& program, std::map<std::string, int>& values, std::size_t next) {
  for (const Constraint& constraint : program.constraints) {
    int sum = 0;
    int free = 0;
    for (const std::string& variable : constraint.variables) {
      const auto value = values.find(variable);
      if (value == values.end())
        ++free;
      else
        sum += value->second;
    }
    if (sum > constraint.bound) return 0;
    if (constraint.relation == "=" && sum + free < constraint.bound) return 0;
  }
  if (next == program.variables.size()) return 1;
  int count = 0;
  for (const int value : {0, 1}) {
    values[program.variables[next]] = value;
    count += points(program, values, next + 1);
  }
  values.erase(program.variables[next]);
  return count;
}

int points(const WideBoard& board) {
  std::string text;
  EXPECT_TRUE(board_format_named("lp")->append(text, board).has_value());
  std::map<std::string, int> values;
  return points(parse(text), values, 0);
}

TEST(Lp, HasTheSolutionsAsPoints) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 40; ++i) {
    const auto grid = oracle::random_grid(1 + i % 6, 0.1 * (i % 4), random);
    EXPECT_EQ(points(WideBoard(support::board_of(grid))),
              static_cast<int>(oracle::solutions(grid).size()))
        << ::testing::PrintToString(grid);
  }
  EXPECT_EQ(points(WideBoard(6, {}, {{0, 1}})), 1);
  EXPECT_EQ(points(WideBoard(5, {}, {{0, 0}, {1, 1}})), 0);
  EXPECT_EQ(points(WideBoard(1, {{0, 0}}, {})), 0);
}

TEST(Lp, KeepsItsLinesShort) {
  std::string text;
  ASSERT_TRUE(board_format_named("lp")->append(text, WideBoard(200)).has_value());
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 510U);
}

}  // namespace
}  // namespace queens
