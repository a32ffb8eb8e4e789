// Proofs that a board has no solution, checked clause by clause.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "find/decide.hpp"
#include "kernel/referee.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/rup.hpp"
#include "support/wide.hpp"

namespace queens {
namespace {

using support::board_of;
using Verdict = Finding::Verdict;

struct Proof {
  Finding finding;
  std::string formula;
  std::string text;
};

Proof prove(const WideBoard& board) {
  const std::string path = ::testing::TempDir() + "queens_proof_" +
                           ::testing::UnitTest::GetInstance()->current_test_info()->name();
  Proof proof{decide(board, {.threads = 1, .seed = 0, .proof = path}), proof_formula(board), {}};
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  proof.text = text.str();
  return proof;
}

class Proofs : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!can_prove()) GTEST_SKIP() << "built without a solver";
  }
};

TEST_F(Proofs, ProveWhatUnitPropagationSettles) {
  for (const oracle::Grid& grid : std::vector<oracle::Grid>{
           {"..", ".."},
           {"...", "...", "..."},
           {"*"},
           {"....", "****", "....", "...."},
           {"Q...", "Q...", "....", "...."},
           {".*..", ".*..", ".*..", ".*.."},
           {"Q...", "....", "....", "...."},
           {"QQ", ".."},
       }) {
    const Proof proof = prove(WideBoard(board_of(grid)));
    ASSERT_EQ(proof.finding.verdict, Verdict::none) << ::testing::PrintToString(grid);
    EXPECT_TRUE(rup::proves(proof.formula, proof.text)) << proof.formula << proof.text;
  }
}

TEST_F(Proofs, ProveThatRandomBoardsHaveNone) {
  std::mt19937_64 random(20261120);
  int with_lemmas = 0;
  int solvable = 0;
  for (int round = 0; round < 150; ++round) {
    const int side = 4 + round % 9;
    // The more squares, the more must be reserved for a board without a solution to be likely.
    const oracle::Grid grid = oracle::random_grid(side, 0.3 + 0.025 * side, random);
    const Board board = board_of(grid);
    const bool expected = count_by_referee(board, Stop::never()).solutions != 0;
    const Proof proof = prove(WideBoard(board));
    ASSERT_EQ(proof.finding.verdict, expected ? Verdict::found : Verdict::none);
    ASSERT_EQ(rup::proves(proof.formula, proof.text), !expected) << ::testing::PrintToString(grid);
    solvable += expected ? 1 : 0;
    if (!expected && proof.text.find('\n') + 1 < proof.text.size()) ++with_lemmas;
  }
  EXPECT_GT(with_lemmas, 20);
  EXPECT_GT(solvable, 20);
}

TEST_F(Proofs, ProveThatDenseBoardsHaveNone) {
  // Long lines, so that the formula has variables of its own, and symmetries that stay unbroken.
  const Proof knights = prove(WideBoard(board_of({
      "*......*",
      "........",
      "........",
      "...**...",  //
      "...**...",
      "........",
      "*......*",
      "*......*",
  })));
  ASSERT_EQ(knights.finding.verdict == Verdict::none, rup::proves(knights.formula, knights.text));
  const Proof corner = prove(WideBoard(6, {}, {{0, 0}}));
  ASSERT_EQ(corner.finding.verdict, Verdict::none);
  EXPECT_TRUE(rup::proves(corner.formula, corner.text));
}

TEST_F(Proofs, AreRefusedWhenTheyAreNone) {
  const Proof proof = prove(WideBoard(6, {}, {{0, 0}}));
  ASSERT_TRUE(rup::proves(proof.formula, proof.text));
  EXPECT_FALSE(rup::proves(proof.formula, ""));
  EXPECT_FALSE(rup::proves(proof.formula, "1 0\n"));
  const std::string solvable = proof_formula(WideBoard(6));
  EXPECT_FALSE(rup::proves(solvable, "0\n"));
  EXPECT_FALSE(rup::proves(solvable, proof.text));
}

TEST_F(Proofs, SayWhichVariableIsWhichSquare) {
  EXPECT_EQ(proof_formula(WideBoard(board_of({"Q..", "...", "..*"}))),
            "c Non-attacking queens on a board of side 3.\n"
            "c A variable is true if a queen stands on its square: variable row column, from 0.\n"
            "c Squares that are reserved, or that a fixed queen attacks, have none.\n"
            "c 1 0 0\n"
            "c 2 1 2\n"
            "c 3 2 1\n"
            "p cnf 3 7\n"
            "1 0\n2 0\n3 0\n1 0\n3 0\n2 0\n-2 -3 0\n");
}

TEST_F(Proofs, AreNotClaimedWithoutTheFile) {
  EXPECT_EQ(decide(WideBoard(3), {.threads = 1, .seed = 0, .proof = "/nowhere/proof"}).verdict,
            Verdict::stopped);
}

}  // namespace
}  // namespace queens
