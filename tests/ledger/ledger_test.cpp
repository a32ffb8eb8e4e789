#include "queens/ledger.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "kernel/counted.hpp"
#include "ledger/database.hpp"
#include "ledger/store.hpp"
#include "ledger/worker.hpp"
#include "queens/count.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

static_assert(kResidueModulus == Counted::kPrime);

/// A folder that is gone after the test.
class LedgerFile : public testing::Test {
 protected:
  LedgerFile() { std::filesystem::create_directories(folder_); }
  ~LedgerFile() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string file(const std::string& name = "ledger") const {
    return folder_ / name;
  }

  static WorkOptions options(const std::string& worker = "somebody") {
    WorkOptions options;
    options.worker = worker;
    options.threads = 2;
    return options;
  }

  /// The database behind a ledger, to do to it what nobody should.
  [[nodiscard]] std::unique_ptr<Database> database() const {
    return std::move(open_database(file(), Open::existing).value());
  }

  void spoil(const std::string& sql) const { ASSERT_TRUE(database()->run(sql).has_value()) << sql; }

 private:
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("queens-ledger-" + std::to_string(::getpid()));
};

TEST_F(LedgerFile, CountsBoardsAsCountDoes) {
  std::mt19937_64 random(21);
  for (int round = 0; round < 12; ++round) {
    const Board board = support::board_of(oracle::random_grid(round, 0.05 * (round % 4), random));
    std::filesystem::remove(file());
    Ledger ledger = Ledger::create(file(), board).value();
    ASSERT_TRUE(ledger.work(options()).has_value());
    EXPECT_EQ(total_of(ledger.cases().value()).value(), count(board)->solutions) << round;
  }
}

TEST_F(LedgerFile, JoinsHalvesOfLargeBoards) {
  for (const int side : {16, 17}) {
    std::filesystem::remove(file());
    const Board board(side);
    Ledger ledger = Ledger::create(file(), board, 30).value();
    ASSERT_TRUE(ledger.work(options()).has_value());
    EXPECT_EQ(total_of(ledger.cases().value()).value(), count(board)->solutions) << side;
  }
}

TEST_F(LedgerFile, KnowsItsBoardWhenOpenedAgain) {
  Board board(7);
  board.reserve({1, 2});
  board.fix({0, 0});
  { ASSERT_TRUE(Ledger::create(file(), board).has_value()); }
  const Ledger ledger = Ledger::open(file()).value();
  EXPECT_EQ(Ledger::name_of(ledger.board()), Ledger::name_of(board));
  EXPECT_EQ(Ledger::create(file(), board).error().fault, LedgerFault::exists);
  EXPECT_EQ(Ledger::open(file("nothing")).error().fault, LedgerFault::missing);
}

TEST_F(LedgerFile, RefusesATotalWhileCasesAreMissing) {
  Ledger ledger = Ledger::create(file(), Board(8)).value();
  EXPECT_EQ(total_of(ledger.cases().value()).error().fault, LedgerFault::incomplete);
  EXPECT_EQ(partial_total_of(ledger.cases().value()).value(), Total(0));
  ASSERT_TRUE(ledger.work(options()).has_value());
  EXPECT_EQ(total_of(ledger.cases().value()).value(), Total(92));
}

TEST_F(LedgerFile, StopsAndGoesOn) {
  Ledger ledger = Ledger::create(file(), Board(12), 400).value();
  Stop stop;
  WorkOptions first = options();
  first.stop = &stop;
  first.progress = [&](const LedgerStatus&) { stop.request(); };
  EXPECT_EQ(ledger.work(first).error().fault, LedgerFault::interrupted);
  const LedgerStatus status = ledger.status().value();
  EXPECT_GT(status.counted, 0U);
  EXPECT_LT(status.counted, status.cases);
  EXPECT_EQ(status.workers.at(0).claimed, 0U);  // what it did not count is for others at once
  const LedgerStatus end = ledger.work(options("another")).value();
  EXPECT_EQ(end.counted, end.cases);
  EXPECT_EQ(total_of(ledger.cases().value()).value(), Total(14200));
}

TEST_F(LedgerFile, GivesACaseToOneWorkerAtATimeUntilItsLeaseIsUp) {
  { ASSERT_TRUE(Ledger::create(file(), Board(8), 20).has_value()); }
  Store store(database());
  const auto first = store.claim("first", 1000, 1000).value();
  EXPECT_GE(first.size(), 20U);
  EXPECT_TRUE(store.claim("second", 1000, 1000)->empty());
  EXPECT_EQ(store.status()->workers.at(0).claimed, first.size());
  ASSERT_TRUE(store.renew("first", -1).has_value());  // its lease is up a second ago
  EXPECT_EQ(store.claim("second", 1000, 1000)->size(), first.size());
  ASSERT_TRUE(store.release("second").has_value());
  EXPECT_EQ(store.claim("third", 1, 1000)->size(), 1U);
}

TEST_F(LedgerFile, TellsHowFastItGoes) {
  Ledger ledger = Ledger::create(file(), Board(9), 20).value();
  EXPECT_EQ(ledger.status()->work_a_second, 0);
  ASSERT_TRUE(ledger.work(options("one")).has_value());
  EXPECT_GT(ledger.status()->work_a_second, 0);
  // What was counted long ago says nothing of today.
  ASSERT_TRUE(database()->run("UPDATE cases SET counted_at = counted_at - 100000").has_value());
  EXPECT_EQ(ledger.status()->work_a_second, 0);
}

HandedIn count_of(std::int64_t id, std::uint64_t solutions) {
  return {id, solutions, solutions % kResidueModulus, "lanes", 0.5};
}

TEST_F(LedgerFile, TakesARepeatedCountOnceAndRecordsADisagreement) {
  { ASSERT_TRUE(Ledger::create(file(), Board(8), 20).has_value()); }
  Store store(database());
  EXPECT_TRUE(store.hand_in("first", {count_of(3, 7)})->empty());
  EXPECT_TRUE(store.hand_in("second", {count_of(3, 7)})->empty());
  EXPECT_EQ(store.status()->counted, 1U);
  EXPECT_EQ(store.hand_in("third", {count_of(3, 8)}).value(), std::vector<std::int64_t>{3});
  EXPECT_EQ(store.status()->counted, 0U);
  ASSERT_EQ(store.status()->disagreements.size(), 1U);
  EXPECT_EQ(store.status()->disagreements.front().first_worker, "first");
  const auto noted = database()->run("SELECT first_worker, second_worker FROM disagreements");
  EXPECT_EQ(text(noted->at(0)[0]), "first");
  EXPECT_EQ(text(noted->at(0)[1]), "third");
  ASSERT_TRUE(store.settle("third", count_of(3, 7)).has_value());
  EXPECT_EQ(store.cases()->at(3).solutions, 7U);
}

TEST_F(LedgerFile, HasTheRefereeSettleADisagreement) {
  Ledger ledger = Ledger::create(file(), Board(8), 20).value();
  Store store(database());
  const Claim claim = store.claim("honest", 1, 1000)->at(0);
  ASSERT_TRUE(store.hand_in("liar", {count_of(claim.id, 99)})->empty());
  const std::uint64_t truth = count(claim.board)->solutions.as_word().value();
  EXPECT_EQ(store.hand_in("honest", {count_of(claim.id, truth)})->size(), 1U);
  ASSERT_TRUE(settle_by_referee(store, claim, options("honest")).has_value());
  EXPECT_EQ(store.cases()->at(0).solutions, truth);
  const LedgerStatus::Disagreement noted = store.status()->disagreements.at(0);
  EXPECT_EQ(noted.first_worker, "liar");
  EXPECT_EQ(noted.second_worker, "honest");
  EXPECT_EQ(noted.settled_by, "honest");
  EXPECT_EQ(store.cases()->at(0).kernel, "referee");
  ASSERT_TRUE(ledger.work(options()).has_value());
  EXPECT_EQ(total_of(ledger.cases().value()).value(), Total(92));
}

TEST_F(LedgerFile, NoticesWhatWasChanged) {
  Ledger ledger = Ledger::create(file(), Board(8)).value();
  ASSERT_TRUE(ledger.work(options()).has_value());
  spoil("UPDATE cases SET solutions = '5' WHERE id = 2");
  EXPECT_EQ(ledger.cases().error().fault, LedgerFault::damaged);
  spoil("UPDATE cases SET solutions = '5', residue = 5 WHERE id = 2");
  EXPECT_EQ(recount(ledger.cases().value(), 1, 0, options()).error().fault, LedgerFault::disagrees);
  spoil("UPDATE cases SET solutions = 'x' WHERE id = 2");
  EXPECT_EQ(ledger.cases().error().fault, LedgerFault::damaged);
}

TEST_F(LedgerFile, NoticesAnotherPlan) {
  Ledger ledger = Ledger::create(file(), Board(8)).value();
  spoil("UPDATE cases SET numerator = numerator + 1 WHERE id = 1");
  EXPECT_EQ(ledger.cases().error().fault, LedgerFault::damaged);
}

TEST_F(LedgerFile, RefusesOtherVersionsAndOtherFiles) {
  { ASSERT_TRUE(Ledger::create(file(), Board(8)).has_value()); }
  spoil("UPDATE head SET value = '99' WHERE name = 'schema'");
  EXPECT_EQ(Ledger::open(file()).error().fault, LedgerFault::other);
  spoil("DROP TABLE head");
  EXPECT_EQ(Ledger::open(file()).error().fault, LedgerFault::damaged);
  std::ofstream(file("text")) << "This is no database, but a text that is long enough for one.\n"
                              << std::string(2000, '.');
  EXPECT_EQ(Ledger::open(file("text")).error().fault, LedgerFault::damaged);
}

TEST_F(LedgerFile, NoticesAnyDamagedPage) {
  { ASSERT_TRUE(Ledger::create(file(), Board(10), 300).value().work(options()).has_value()); }
  const auto size = std::filesystem::file_size(file());
  std::ifstream in(file(), std::ios::binary);
  const std::string sound((std::istreambuf_iterator<char>(in)), {});
  ASSERT_EQ(sound.size(), size);
  std::mt19937_64 random(22);
  const Total total = count(Board(10))->solutions;
  for (int round = 0; round < 200; ++round) {
    std::string flipped = sound;
    const auto bit = random() % (8 * flipped.size());
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
    std::ofstream(file("flipped"), std::ios::binary) << flipped;
    auto ledger = Ledger::open(file("flipped"));
    if (!ledger) continue;
    const auto cases = ledger->cases();
    const auto found = cases ? total_of(*cases) : tl::make_unexpected(cases.error());
    EXPECT_EQ(found.value_or(total), total) << "bit " << bit;  // or it struck what does not matter
  }
  std::ofstream(file("short"), std::ios::binary) << sound.substr(0, size / 2);
  EXPECT_FALSE(Ledger::open(file("short")).has_value());
}

TEST_F(LedgerFile, MergesPartsThatWereCountedApart) {
  const Board board(9);
  Ledger whole = Ledger::create(file("whole"), board, 40).value();
  Ledger part = Ledger::create(file("part"), board, 40).value();
  Ledger other = Ledger::create(file("other"), Board(8), 40).value();
  ASSERT_TRUE(part.work(options()).has_value());
  EXPECT_EQ(whole.merge(other).error().fault, LedgerFault::other);
  EXPECT_EQ(whole.merge(part).value(), part.status()->cases);
  EXPECT_EQ(whole.merge(part).value(), 0U);
  EXPECT_EQ(total_of(whole.cases().value()).value(), Total(352));
}

TEST_F(LedgerFile, IsCountedInSlices) {
  Ledger whole = Ledger::create(file("whole"), Board(9), 40).value();
  const auto cases = whole.cases().value();
  std::uint64_t merged = 0;
  for (int index = 0; index < 3; ++index) {
    Ledger part = Ledger::import(file(std::to_string(index)), Board(9), cases).value();
    WorkOptions slice = options();
    slice.slice = {index, 3};
    const LedgerStatus status = part.work(slice).value();
    EXPECT_LT(status.counted, status.cases / 2);
    merged += whole.merge(part).value();
  }
  EXPECT_EQ(merged, cases.size());
  EXPECT_EQ(total_of(whole.cases().value()).value(), Total(352));
}

TEST_F(LedgerFile, IsImportedFromItsCases) {
  Ledger ledger = Ledger::create(file(), Board(9)).value();
  ASSERT_TRUE(ledger.work(options()).has_value());
  const auto cases = ledger.cases().value();
  Ledger copy = Ledger::import(file("copy"), Board(9), cases).value();
  EXPECT_EQ(total_of(copy.cases().value()).value(), Total(352));
}

TEST_F(LedgerFile, RecountsByAnotherKernel) {
  Ledger ledger = Ledger::create(file(), Board(10)).value();
  ASSERT_TRUE(ledger.work(options()).has_value());
  const auto cases = ledger.cases().value();
  EXPECT_EQ(recount(cases, 1, 0, options()).value(), cases.size());
  EXPECT_GE(recount(cases, 0.00001, 0, options()).value(), 1U);
}

TEST_F(LedgerFile, CoversTheBoardOnce) {
  std::mt19937_64 random(23);
  for (const int side : {8, 11, 13}) {
    Board board(side);
    for (int i = 0; i < side / 3; ++i)
      board.reserve({int(random() % std::size_t(side)), int(random() % std::size_t(side))});
    for (const Board& one : {Board(side), board}) {
      std::filesystem::remove(file());
      Ledger ledger = Ledger::create(file(), one, 50).value();
      auto cases = ledger.cases().value();
      ASSERT_TRUE(check_cover(one, cases, 50, 0).has_value());
      cases.erase(cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(cases.size()) / 2);
      const auto found = check_cover(one, cases, 50, 0);
      ASSERT_FALSE(found.has_value()) << side;
      EXPECT_EQ(found.error().fault, LedgerFault::damaged);
      auto twice = ledger.cases().value();
      twice.push_back(twice.front());
      twice.push_back(twice.at(twice.size() / 3));
      EXPECT_FALSE(check_cover(one, twice, 100, 0).has_value()) << side;
    }
  }
}

}  // namespace
}  // namespace queens
