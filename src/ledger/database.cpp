#include "ledger/database.hpp"

#include "base/words.hpp"
#include "ledger/postgres.hpp"
#include "ledger/sqlite.hpp"

namespace queens {

LedgerResult<std::unique_ptr<Database>> open_database(const std::string& store, Open how) {
  auto database = is_postgres(store) ? connect_postgres(store) : connect_sqlite(store, how);
  if (!database) return database;
  const auto has_tables = (*database)->has_tables();
  if (!has_tables) return tl::make_unexpected(has_tables.error());
  // A file whose making was interrupted has none yet.
  if (!*has_tables && how == Open::existing)
    return tl::make_unexpected(LedgerError{LedgerFault::missing, tr("there is no ledger in it")});
  if (*has_tables && how == Open::new_one)
    return tl::make_unexpected(
        LedgerError{LedgerFault::exists, tr("there is a ledger in it already")});
  return database;
}

}  // namespace queens
