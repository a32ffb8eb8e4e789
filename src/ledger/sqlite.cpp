#include "ledger/sqlite.hpp"

#include <sqlite3.h>

#include <array>
#include <string_view>

#include "base/words.hpp"

namespace queens {
namespace {

struct CloseSqlite {
  void operator()(sqlite3* connection) const { sqlite3_close(connection); }
};
struct Finalize {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Connection = std::unique_ptr<sqlite3, CloseSqlite>;
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

LedgerFault fault_of(int code) {
  switch (code & 0xFF) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return LedgerFault::damaged;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_FULL:
    case SQLITE_IOERR:
      return LedgerFault::interrupted;
    case SQLITE_CANTOPEN:
      return LedgerFault::missing;
    default:
      return LedgerFault::unusable;
  }
}

/// What a person meets most often; the rest stays in SQLite's English.
constexpr std::array kOftenSaid = {
    tr_later("unable to open database file"),
    tr_later("file is not a database"),
    tr_later("database disk image is malformed"),
    tr_later("attempt to write a readonly database"),
    tr_later("database is locked"),
    tr_later("database or disk is full"),
    tr_later("disk I/O error"),
};

std::string translated(std::string_view english) {
  for (const char* words : kOftenSaid)
    if (english == words) return tr(words);
  return std::string(english);
}

LedgerError error_of(sqlite3* connection, int code) {
  const char* const words =
      connection == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(connection);
  return {fault_of(code), translated(words)};
}

SqlValue value_at(sqlite3_stmt* statement, int column) {
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
      return std::int64_t{sqlite3_column_int64(statement, column)};
    case SQLITE_FLOAT:
      return sqlite3_column_double(statement, column);
    case SQLITE_NULL:
      return std::monostate{};
    default: {
      const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
      const void* const bytes = sqlite3_column_blob(statement, column);
      return std::string(static_cast<const char*>(bytes), size);
    }
  }
}

struct Bind {
  sqlite3_stmt* statement;
  int index;

  int operator()(std::monostate) const { return sqlite3_bind_null(statement, index); }
  int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, index, value); }
  int operator()(double value) const { return sqlite3_bind_double(statement, index, value); }
  int operator()(const std::string& value) const {
    return sqlite3_bind_text(statement, index, value.data(), static_cast<int>(value.size()),
                             SQLITE_TRANSIENT);  // NOLINT: a cast of the library's own
  }
};

class Sqlite : public Database {
 public:
  explicit Sqlite(Connection connection) : connection_(std::move(connection)) {}

  LedgerResult<SqlRows> run(const std::string& sql, const std::vector<SqlValue>& values) override {
    sqlite3_stmt* prepared = nullptr;
    int code = sqlite3_prepare_v2(connection_.get(), sql.c_str(), static_cast<int>(sql.size()),
                                  &prepared, nullptr);
    const Statement statement(prepared);
    for (std::size_t i = 0; code == SQLITE_OK && i < values.size(); ++i)
      code = std::visit(Bind{prepared, static_cast<int>(i) + 1}, values[i]);
    if (code != SQLITE_OK) return tl::make_unexpected(error_of(connection_.get(), code));
    SqlRows rows;
    while ((code = sqlite3_step(prepared)) == SQLITE_ROW) {
      SqlRow& row = rows.emplace_back();
      for (int column = 0; column < sqlite3_column_count(prepared); ++column)
        row.push_back(value_at(prepared, column));
    }
    if (code != SQLITE_DONE) return tl::make_unexpected(error_of(connection_.get(), code));
    return rows;
  }

  LedgerResult<bool> has_tables() override {
    const auto tables = run("SELECT 1 FROM sqlite_master LIMIT 1", {});
    if (!tables) return tl::make_unexpected(tables.error());
    return !tables->empty();
  }

  [[nodiscard]] std::string begin() const override { return "BEGIN IMMEDIATE"; }
  [[nodiscard]] std::string now() const override {
    return "((julianday('now') - 2440587.5) * 86400.0)";
  }
  [[nodiscard]] std::string skip_claimed() const override { return ""; }  // one writer at a time

 private:
  Connection connection_;
};

LedgerResult<Connection> connect(const std::string& file, Open how) {
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE |
                    (how == Open::new_one ? SQLITE_OPEN_CREATE : 0);
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
  Connection connection(opened);
  if (code != SQLITE_OK) return tl::make_unexpected(error_of(opened, code));
  constexpr int kPatience = 60'000;  // milliseconds that others may write
  sqlite3_busy_timeout(opened, kPatience);
  return connection;
}

}  // namespace

LedgerResult<std::unique_ptr<Database>> connect_sqlite(const std::string& file, Open how) {
  auto connection = connect(file, how);
  if (!connection) return tl::make_unexpected(connection.error());
  std::unique_ptr<Database> database = std::make_unique<Sqlite>(std::move(*connection));
  // FULL: what is handed in survives a power cut, not only a crash.
  for (const char* setting : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"})
    if (const auto set = database->run(setting); !set) return tl::make_unexpected(set.error());
  // A damaged page would show only when it is read, maybe after days.
  const auto sound = database->run("PRAGMA quick_check");
  if (!sound) return tl::make_unexpected(sound.error());
  if (text(sound->front()[0]) != "ok")
    return tl::make_unexpected(LedgerError{LedgerFault::damaged, text(sound->front()[0])});
  return database;
}

}  // namespace queens
