#include "ledger/store.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/random.hpp"
#include "base/words.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

/// Raised when the tables change; a ledger of another version is refused.
constexpr const char* kSchema = "2";

LedgerError damaged(std::string reason) { return {LedgerFault::damaged, std::move(reason)}; }

std::optional<std::uint64_t> number_in(const std::string& digits) {
  std::uint64_t number = 0;
  for (const char digit : digits)
    if (digit < '0' || digit > '9' || __builtin_mul_overflow(number, 10, &number) ||
        __builtin_add_overflow(number, static_cast<std::uint64_t>(digit - '0'), &number))
      return std::nullopt;
  return digits.empty() ? std::nullopt : std::optional(number);
}

/// A row of the table, as `cases` selects it.
LedgerResult<LedgerCase> case_of(const SqlRow& row) {
  LedgerCase one;
  one.id = whole(row[0]);
  one.board = text(row[1]);
  one.numerator = static_cast<std::uint64_t>(whole(row[2]));
  one.denominator = static_cast<std::uint64_t>(whole(row[3]));
  one.size = number(row[4]);
  one.is_counted = !is_null(row[5]);
  if (!one.is_counted) return one;
  const auto solutions = number_in(text(row[5]));
  if (!solutions) return tl::make_unexpected(damaged(tr_format("the count of case {}", one.id)));
  one.solutions = *solutions;
  one.residue = static_cast<std::uint64_t>(whole(row[6]));
  one.kernel = text(row[7]);
  one.worker = text(row[8]);
  one.seconds = number(row[9]);
  if (one.residue != one.solutions % kResidueModulus)
    return tl::make_unexpected(
        damaged(tr_format("the count of case {} does not have its residue", one.id)));
  return one;
}

constexpr const char* kTables[] = {
    "CREATE TABLE head (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE cases (id BIGINT PRIMARY KEY, board TEXT NOT NULL UNIQUE, "
    "numerator BIGINT NOT NULL, denominator BIGINT NOT NULL, size DOUBLE PRECISION NOT NULL, "
    "solutions TEXT, residue BIGINT, kernel TEXT, counted_by TEXT, seconds DOUBLE PRECISION, "
    "counted_at DOUBLE PRECISION, "
    "claimed_by TEXT, leased_until DOUBLE PRECISION)",
    "CREATE INDEX free_cases ON cases (id) WHERE solutions IS NULL AND claimed_by IS NULL",
    "CREATE TABLE disagreements (case_id BIGINT NOT NULL, first_worker TEXT NOT NULL, "
    "first_count TEXT NOT NULL, second_worker TEXT NOT NULL, second_count TEXT NOT NULL, "
    "settled_by TEXT)",
};

}  // namespace

std::string digest_of(const std::vector<LedgerCase>& cases) {
  std::uint64_t digest = 0;
  const auto mix = [&](std::uint64_t value) { digest = scatter(digest ^ scatter(value)); };
  for (const LedgerCase& one : cases) {
    mix(one.board.size());
    for (const char c : one.board) mix(static_cast<unsigned char>(c));
    mix(one.numerator);
    mix(one.denominator);
  }
  return fmt::format("{:016x}", digest);
}

LedgerResult<bool> Store::create(const Board& board, std::string_view kernel,
                                 const std::vector<LedgerCase>& cases) {
  return in_transaction(*database_, [&]() -> LedgerResult<bool> {
    for (const char* table : kTables)
      if (const auto made = database_->run(table); !made) return tl::make_unexpected(made.error());
    const std::vector<std::pair<std::string, std::string>> head = {
        {"schema", kSchema},
        {"board", case_name(board)},
        {"kernel", std::string(kernel)},
        {"cases", std::to_string(cases.size())},
        {"digest", digest_of(cases)}};
    for (const auto& [name, value] : head)
      if (const auto made = database_->run("INSERT INTO head VALUES ($1, $2)", {name, value});
          !made)
        return tl::make_unexpected(made.error());
    for (const LedgerCase& one : cases) {
      const auto made = database_->run(
          "INSERT INTO cases (id, board, numerator, denominator, size) VALUES ($1, $2, $3, $4, $5)",
          {one.id, one.board, static_cast<std::int64_t>(one.numerator),
           static_cast<std::int64_t>(one.denominator), one.size});
      if (!made) return tl::make_unexpected(made.error());
    }
    return true;
  });
}

LedgerResult<std::string> Store::head(const std::string& name) {
  const auto rows = database_->run("SELECT value FROM head WHERE name = $1", {name});
  if (!rows) return tl::make_unexpected(rows.error());
  if (rows->empty()) return tl::make_unexpected(damaged(tr_format("its head has no {}", name)));
  return text(rows->front()[0]);
}

LedgerResult<Board> Store::check() {
  const auto schema = head("schema");
  if (!schema) {
    LedgerError error = schema.error();
    if (error.fault == LedgerFault::unusable) error = damaged(tr("there is no ledger in it"));
    return tl::make_unexpected(error);
  }
  if (*schema != kSchema)
    return tl::make_unexpected(
        LedgerError{LedgerFault::other,
                    tr_format("expected a ledger of version {}, found {}", kSchema, *schema)});
  const auto name = head("board");
  if (!name) return tl::make_unexpected(name.error());
  const auto board = board_named(*name);
  if (!board) return tl::make_unexpected(damaged(tr("its board is none")));
  return *board;
}

LedgerResult<std::string> Store::kernel() { return head("kernel"); }
LedgerResult<std::string> Store::digest() { return head("digest"); }

LedgerResult<std::vector<Claim>> Store::claim(const std::string& worker, std::size_t most,
                                              double lease_seconds, WorkOptions::Slice slice) {
  const std::string now = database_->now();
  const auto claim_where = [&](const std::string& condition) {
    return database_->run(
        fmt::format("UPDATE cases SET claimed_by = $1, leased_until = {} + $2 WHERE id IN ("
                    "SELECT id FROM cases WHERE solutions IS NULL AND {} AND id % {} = {} "
                    "ORDER BY id LIMIT {}{}) RETURNING id, board, size",
                    now, condition, slice.count, slice.index, most, database_->skip_claimed()),
        {worker, lease_seconds});
  };
  // Those that nobody has claimed have an index of their own: to look through the others each time
  // would make a thousand claims a thousand times as slow.
  auto rows = claim_where("claimed_by IS NULL");
  if (rows && rows->empty()) rows = claim_where("leased_until < " + now);
  if (!rows) return tl::make_unexpected(rows.error());
  std::vector<Claim> claims;
  for (const SqlRow& row : *rows) {
    const auto board = board_named(text(row[1]));
    if (!board)
      return tl::make_unexpected(damaged(tr_format("the board of case {}", whole(row[0]))));
    claims.push_back({whole(row[0]), *board, number(row[2])});
  }
  std::sort(claims.begin(), claims.end(),
            [](const Claim& a, const Claim& b) { return a.id < b.id; });
  return claims;
}

LedgerResult<bool> Store::renew(const std::string& worker, double lease_seconds) {
  const auto done = database_->run(
      fmt::format(
          "UPDATE cases SET leased_until = {} + $1 WHERE solutions IS NULL AND claimed_by = $2",
          database_->now()),
      {lease_seconds, worker});
  if (!done) return tl::make_unexpected(done.error());
  return true;
}

LedgerResult<bool> Store::release(const std::string& worker) {
  const auto done = database_->run(
      "UPDATE cases SET claimed_by = NULL, leased_until = NULL WHERE solutions IS NULL AND "
      "claimed_by = $1",
      {worker});
  if (!done) return tl::make_unexpected(done.error());
  return true;
}

/// False if the case has another count.
LedgerResult<bool> Store::hand_in_one(const std::string& worker, const HandedIn& count) {
  const std::string solutions = std::to_string(count.solutions);
  const auto rows =
      database_->run("SELECT solutions, counted_by FROM cases WHERE id = $1", {count.id});
  if (!rows) return tl::make_unexpected(rows.error());
  if (rows->empty()) return tl::make_unexpected(damaged(tr_format("case {} is gone", count.id)));
  const SqlRow& there = rows->front();
  if (is_null(there[0])) {
    const auto done = database_->run(
        "UPDATE cases SET solutions = $1, residue = $2, kernel = $3, counted_by = $4, "
        "seconds = $5, counted_at = " +
            database_->now() + ", claimed_by = NULL, leased_until = NULL WHERE id = $6",
        {solutions, static_cast<std::int64_t>(count.residue), count.kernel, worker, count.seconds,
         count.id});
    if (!done) return tl::make_unexpected(done.error());
    return true;
  }
  if (text(there[0]) == solutions) return true;
  const auto noted = database_->run(
      "INSERT INTO disagreements (case_id, first_worker, first_count, second_worker, second_count) "
      "VALUES ($1, $2, $3, $4, $5)",
      {count.id, text(there[1]), text(there[0]), worker, solutions});
  if (!noted) return tl::make_unexpected(noted.error());
  const auto opened = database_->run("UPDATE cases SET solutions = NULL WHERE id = $1", {count.id});
  if (!opened) return tl::make_unexpected(opened.error());
  return false;
}

LedgerResult<std::vector<std::int64_t>> Store::hand_in(const std::string& worker,
                                                       const std::vector<HandedIn>& counts) {
  return in_transaction(*database_, [&]() -> LedgerResult<std::vector<std::int64_t>> {
    std::vector<std::int64_t> disputed;
    for (const HandedIn& count : counts) {
      const auto agreed = hand_in_one(worker, count);
      if (!agreed) return tl::make_unexpected(agreed.error());
      if (!*agreed) disputed.push_back(count.id);
    }
    return disputed;
  });
}

LedgerResult<bool> Store::settle(const std::string& worker, const HandedIn& count) {
  return in_transaction(*database_, [&]() -> LedgerResult<bool> {
    const auto noted = database_->run("UPDATE disagreements SET settled_by = $1 WHERE case_id = $2",
                                      {worker, count.id});
    if (!noted) return tl::make_unexpected(noted.error());
    return hand_in_one(worker, count);
  });
}

LedgerResult<bool> Store::is_complete(WorkOptions::Slice slice) {
  const auto rows = database_->run(
      fmt::format("SELECT 1 FROM cases WHERE solutions IS NULL AND id % {} = {} LIMIT 1",
                  slice.count, slice.index));
  if (!rows) return tl::make_unexpected(rows.error());
  return rows->empty();
}

LedgerResult<LedgerStatus> Store::status() {
  const auto sums = database_->run(
      "SELECT count(*), count(solutions), sum(size), "
      "sum(CASE WHEN solutions IS NULL THEN 0 ELSE size END) FROM cases");
  if (!sums) return tl::make_unexpected(sums.error());
  const SqlRow& sum = sums->front();
  LedgerStatus status;
  status.cases = static_cast<std::uint64_t>(whole(sum[0]));
  status.counted = static_cast<std::uint64_t>(whole(sum[1]));
  status.work = number(sum[2]);
  status.work_done = number(sum[3]);
  const auto lately =
      database_->run(fmt::format("SELECT sum(size), {0} - min(counted_at - seconds) FROM cases "
                                 "WHERE counted_at > {0} - $1",
                                 database_->now()),
                     {kLedgerRateSeconds});
  if (!lately) return tl::make_unexpected(lately.error());
  const SqlRow& late = lately->front();
  // The first of them began within the time, or before: then it was at work all the time.
  if (!is_null(late[0]) && number(late[1]) > 0)
    status.work_a_second = number(late[0]) / std::min(number(late[1]), kLedgerRateSeconds);
  const auto disputes = database_->run(
      "SELECT case_id, first_worker, first_count, second_worker, second_count, settled_by "
      "FROM disagreements ORDER BY case_id");
  if (!disputes) return tl::make_unexpected(disputes.error());
  for (const SqlRow& row : *disputes)
    status.disagreements.push_back(
        {whole(row[0]), text(row[1]), text(row[2]), text(row[3]), text(row[4]), text(row[5])});
  const auto workers = database_->run(
      fmt::format("SELECT worker, sum(claimed), sum(counted), max(lease) FROM ("
                  "SELECT claimed_by AS worker, 1 AS claimed, 0 AS counted, leased_until - {} AS "
                  "lease FROM cases "
                  "WHERE solutions IS NULL AND claimed_by IS NOT NULL UNION ALL "
                  "SELECT counted_by, 0, 1, 0 FROM cases WHERE solutions IS NOT NULL) AS deeds "
                  "GROUP BY worker ORDER BY worker",
                  database_->now()));
  if (!workers) return tl::make_unexpected(workers.error());
  for (const SqlRow& row : *workers)
    status.workers.push_back({text(row[0]), static_cast<std::uint64_t>(whole(row[1])),
                              static_cast<std::uint64_t>(whole(row[2])), number(row[3])});
  return status;
}

LedgerResult<std::vector<LedgerCase>> Store::cases() {
  const auto rows = database_->run(
      "SELECT id, board, numerator, denominator, size, solutions, residue, kernel, counted_by, "
      "seconds FROM cases ORDER BY id");
  if (!rows) return tl::make_unexpected(rows.error());
  std::vector<LedgerCase> cases;
  for (const SqlRow& row : *rows) {
    auto one = case_of(row);
    if (!one) return tl::make_unexpected(one.error());
    cases.push_back(std::move(*one));
  }
  const auto written = digest();
  if (!written) return tl::make_unexpected(written.error());
  if (*written != digest_of(cases))
    return tl::make_unexpected(damaged(tr("its cases are not those that were planned")));
  return cases;
}

}  // namespace queens
