// A connection to a database that speaks SQL. Parameters are $1, $2 ... in their order.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "queens/ledger.hpp"

namespace queens {

/// Null, a whole number, a number, or a text.
using SqlValue = std::variant<std::monostate, std::int64_t, double, std::string>;
using SqlRow = std::vector<SqlValue>;
using SqlRows = std::vector<SqlRow>;

class Database {
 public:
  virtual ~Database() = default;

  /// The rows that a statement gives. Errors: those of the database, worded by it.
  virtual LedgerResult<SqlRows> run(const std::string& sql,
                                    const std::vector<SqlValue>& values = {}) = 0;

  /// Whether a ledger's tables are there.
  virtual LedgerResult<bool> has_tables() = 0;

  /// How this database begins a transaction that is going to write.
  [[nodiscard]] virtual std::string begin() const = 0;

  /// Seconds since 1970 by the database's own clock, as an expression: workers' clocks may differ.
  [[nodiscard]] virtual std::string now() const = 0;

  /// What ends a SELECT so that rows claimed by others at this moment are passed over.
  [[nodiscard]] virtual std::string skip_claimed() const = 0;
};

enum class Open : bool { existing, new_one };

/// Opens a file, or for `postgresql://` a database of a server.
/// Errors: missing, exists, unusable, unreachable, damaged.
LedgerResult<std::unique_ptr<Database>> open_database(const std::string& store, Open how);

/// Runs `statements`; ends the transaction with all of them done, or none.
template <class Statements>
auto in_transaction(Database& database, const Statements& statements) -> decltype(statements()) {
  if (auto begun = database.run(database.begin()); !begun)
    return tl::make_unexpected(begun.error());
  auto result = statements();
  const auto ended = database.run(result ? "COMMIT" : "ROLLBACK");
  if (result && !ended) {
    (void)database.run("ROLLBACK");
    return tl::make_unexpected(ended.error());
  }
  return result;
}

inline std::int64_t whole(const SqlValue& value) {
  if (const auto* const real = std::get_if<double>(&value)) return static_cast<std::int64_t>(*real);
  const auto* const number = std::get_if<std::int64_t>(&value);
  return number == nullptr ? 0 : *number;
}

inline double number(const SqlValue& value) {
  const auto* const real = std::get_if<double>(&value);
  return real != nullptr ? *real : static_cast<double>(whole(value));
}

inline std::string text(const SqlValue& value) {
  const auto* const string = std::get_if<std::string>(&value);
  return string == nullptr ? std::string() : *string;
}

inline bool is_null(const SqlValue& value) { return std::holds_alternative<std::monostate>(value); }

}  // namespace queens
