#include "ledger/postgres.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "base/words.hpp"
#include "ledger/libpq.hpp"

namespace queens {
namespace {

struct FinishConnection {
  void operator()(PGconn* connection) const { libpq().finish(connection); }
};
struct ClearResult {
  void operator()(PGresult* result) const { libpq().clear(result); }
};
using PgConnection = std::unique_ptr<PGconn, FinishConnection>;
using PgResult = std::unique_ptr<PGresult, ClearResult>;

/// The library's messages, without their line ends.
std::string one_line(std::string message) {
  while (!message.empty() && message.back() == '\n') message.pop_back();
  for (char& c : message)
    if (c == '\n') c = ' ';
  return message;
}

/// As the server reads it; null where the value is.
struct Parameter {
  explicit Parameter(const SqlValue& value) : is_null(queens::is_null(value)) {
    if (const auto* const whole = std::get_if<std::int64_t>(&value)) text = std::to_string(*whole);
    if (const auto* const real = std::get_if<double>(&value)) text = fmt::format("{}", *real);
    if (const auto* const string = std::get_if<std::string>(&value)) text = *string;
  }

  std::string text;
  bool is_null;
};

/// The types that a ledger's statements give, by their numbers in the server's catalogue.
SqlValue value_of(const PGresult* result, int row, int column) {
  constexpr std::array<Oid, 3> kWhole = {20, 21, 23};     // int8, int2, int4
  constexpr std::array<Oid, 3> kReal = {700, 701, 1700};  // float4, float8, numeric
  if (libpq().getisnull(result, row, column) == 1) return std::monostate{};
  const char* const text = libpq().getvalue(result, row, column);
  const Oid type = libpq().ftype(result, column);
  for (const Oid whole : kWhole)
    if (type == whole) return std::int64_t{std::strtoll(text, nullptr, 10)};
  for (const Oid real : kReal)
    if (type == real) return std::strtod(text, nullptr);
  return std::string(text);
}

class Postgres : public Database {
 public:
  explicit Postgres(PgConnection connection) : connection_(std::move(connection)) {
    // What the server says on its way down is not for the terminal.
    libpq().set_notice_processor(
        connection_.get(), [](void*, const char*) {}, nullptr);
  }

  LedgerResult<SqlRows> run(const std::string& sql, const std::vector<SqlValue>& values) override {
    if (libpq().status(connection_.get()) != CONNECTION_OK && !in_transaction_)
      libpq().reset(connection_.get());
    if (sql == "COMMIT" || sql == "ROLLBACK") in_transaction_ = false;
    const std::vector<Parameter> parameters(values.begin(), values.end());
    std::vector<const char*> texts;
    texts.reserve(parameters.size());
    for (const Parameter& one : parameters)
      texts.push_back(one.is_null ? nullptr : one.text.c_str());
    const PgResult result(libpq().exec_params(connection_.get(), sql.c_str(),
                                              static_cast<int>(texts.size()), nullptr, texts.data(),
                                              nullptr, nullptr, 0));
    const ExecStatusType status = libpq().result_status(result.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
      return tl::make_unexpected(error_of(result.get()));
    if (sql == begin()) in_transaction_ = true;
    SqlRows rows;
    for (int row = 0; row < libpq().ntuples(result.get()); ++row) {
      SqlRow& added = rows.emplace_back();
      for (int column = 0; column < libpq().nfields(result.get()); ++column)
        added.push_back(value_of(result.get(), row, column));
    }
    return rows;
  }

  LedgerResult<bool> has_tables() override {
    const auto rows =
        run("SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND "
            "table_name = 'cases'",
            {});
    if (!rows) return tl::make_unexpected(rows.error());
    return !rows->empty();
  }

  [[nodiscard]] std::string begin() const override { return "BEGIN"; }
  [[nodiscard]] std::string now() const override {
    return "extract(epoch FROM clock_timestamp())::double precision";
  }
  [[nodiscard]] std::string skip_claimed() const override { return " FOR UPDATE SKIP LOCKED"; }

 private:
  [[nodiscard]] LedgerError error_of(const PGresult* result) const {
    const char* const state = libpq().result_error_field(result, PG_DIAG_SQLSTATE);
    const std::string_view code = state == nullptr ? std::string_view() : state;
    // The server goes down, or two transactions waited for each other: both are worth another try.
    const bool passing = code.starts_with("57P") || code == "40P01";
    const bool lost = libpq().status(connection_.get()) != CONNECTION_OK;
    return {passing || lost ? LedgerFault::unreachable : LedgerFault::unusable,
            one_line(libpq().error_message(connection_.get()))};
  }

  PgConnection connection_;
  bool in_transaction_ = false;
};

}  // namespace

bool is_postgres(const std::string& store) {
  return store.starts_with("postgresql://") || store.starts_with("postgres://");
}

LedgerResult<std::unique_ptr<Database>> connect_postgres(const std::string& store) {
  if (find_libpq() == nullptr)
    return tl::make_unexpected(
        LedgerError{LedgerFault::unusable,
                    tr("PostgreSQL's client library is not installed (Debian: libpq5)")});
  PgConnection connection(libpq().connectdb(store.c_str()));
  if (libpq().status(connection.get()) != CONNECTION_OK)
    return tl::make_unexpected(
        LedgerError{LedgerFault::unreachable, one_line(libpq().error_message(connection.get()))});
  return std::make_unique<Postgres>(std::move(connection));
}

}  // namespace queens
