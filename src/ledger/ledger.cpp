#include "queens/ledger.hpp"

#include <algorithm>

#include "base/words.hpp"
#include "ledger/engines.hpp"
#include "ledger/ledger_plan.hpp"
#include "ledger/store.hpp"
#include "ledger/worker.hpp"
#include "plan/plan.hpp"

namespace queens {

Ledger::Ledger(std::unique_ptr<Store> store, Board board)
    : store_(std::move(store)), board_(board) {}
Ledger::Ledger(Ledger&&) noexcept = default;
Ledger& Ledger::operator=(Ledger&&) noexcept = default;
Ledger::~Ledger() = default;

namespace {

LedgerResult<std::unique_ptr<Store>> new_store(const std::string& store_name, const Board& board,
                                               const LedgerPlan& plan) {
  auto database = open_database(store_name, Open::new_one);
  if (!database) return tl::make_unexpected(database.error());
  auto store = std::make_unique<Store>(std::move(*database));
  if (const auto made = store->create(board, plan.family, plan.cases); !made)
    return tl::make_unexpected(made.error());
  return store;
}

/// Hands in the counts that cases have, those of one worker in a row at once; as Store::hand_in.
LedgerResult<std::vector<std::int64_t>> hand_in_counted(Store& store,
                                                        const std::vector<LedgerCase>& cases) {
  std::vector<std::int64_t> disputed;
  std::vector<HandedIn> counts;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const LedgerCase& one = cases[i];
    if (one.is_counted)
      counts.push_back({one.id, one.solutions, one.residue, one.kernel, one.seconds});
    const bool goes_on = i + 1 < cases.size() && cases[i + 1].worker == one.worker;
    if (goes_on || counts.empty()) continue;
    const auto found = store.hand_in(one.worker, counts);
    if (!found) return tl::make_unexpected(found.error());
    disputed.insert(disputed.end(), found->begin(), found->end());
    counts.clear();
  }
  return disputed;
}

}  // namespace

LedgerResult<Ledger> Ledger::create(const std::string& store_name, const Board& board,
                                    std::size_t cases) {
  auto store = new_store(store_name, board, plan_ledger(board, cases));
  if (!store) return tl::make_unexpected(store.error());
  return Ledger(std::move(*store), board);
}

LedgerResult<Ledger> Ledger::import(const std::string& store_name, const Board& board,
                                    const std::vector<LedgerCase>& cases) {
  // Whoever imports a part counts the rest by the kernel that counted it.
  const auto counted = std::find_if(cases.begin(), cases.end(),
                                    [](const LedgerCase& one) { return one.is_counted; });
  const std::string_view kernel =
      counted == cases.end() ? "lanes" : std::string_view(counted->kernel);
  auto store = new_store(store_name, board, {std::string(family_of(kernel)), cases});
  if (!store) return tl::make_unexpected(store.error());
  if (const auto done = hand_in_counted(**store, cases); !done)
    return tl::make_unexpected(done.error());
  return Ledger(std::move(*store), board);
}

LedgerResult<Ledger> Ledger::open(const std::string& store_name) {
  auto database = open_database(store_name, Open::existing);
  if (!database) return tl::make_unexpected(database.error());
  auto store = std::make_unique<Store>(std::move(*database));
  const auto board = store->check();
  if (!board) return tl::make_unexpected(board.error());
  return Ledger(std::move(store), *board);
}

std::string Ledger::name_of(const Board& board) { return case_name(board); }
std::optional<Board> Ledger::board_of(const std::string& name) { return board_named(name); }

LedgerResult<LedgerStatus> Ledger::work(const WorkOptions& options) {
  const auto family = store_->kernel();
  if (!family) return tl::make_unexpected(family.error());
  return Worker(*store_, *family, options).run();
}

LedgerResult<LedgerStatus> Ledger::status() { return store_->status(); }
LedgerResult<bool> Ledger::release(const std::string& worker) { return store_->release(worker); }
LedgerResult<std::vector<LedgerCase>> Ledger::cases() { return store_->cases(); }

LedgerResult<std::uint64_t> Ledger::merge(Ledger& other) {
  const auto ours = store_->digest();
  const auto theirs = other.store_->digest();
  if (!ours) return tl::make_unexpected(ours.error());
  if (!theirs) return tl::make_unexpected(theirs.error());
  if (*ours != *theirs)
    return tl::make_unexpected(LedgerError{LedgerFault::other, tr("its plan is another one")});
  const auto before = store_->status();
  const auto cases = other.store_->cases();
  if (!before) return tl::make_unexpected(before.error());
  if (!cases) return tl::make_unexpected(cases.error());
  const auto disputed = hand_in_counted(*store_, *cases);
  if (!disputed) return tl::make_unexpected(disputed.error());
  if (!disputed->empty())
    return tl::make_unexpected(LedgerError{
        LedgerFault::disagrees, tr_format("two counts of case {} differ", disputed->front())});
  const auto after = store_->status();
  if (!after) return tl::make_unexpected(after.error());
  return after->counted - before->counted;
}

}  // namespace queens
