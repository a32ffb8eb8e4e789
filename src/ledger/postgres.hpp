// PostgreSQL: a ledger that many machines share.
#pragma once

#include <memory>
#include <string>

#include "ledger/database.hpp"

namespace queens {

/// Whether a store's name is `postgresql://...` or `postgres://...`.
bool is_postgres(const std::string& store);

/// Connects to a server; a connection that is lost is made again by the next statement outside of a
/// transaction. Errors: unreachable; unusable where PostgreSQL's client
/// library is not installed.
LedgerResult<std::unique_ptr<Database>> connect_postgres(const std::string& store);

}  // namespace queens
