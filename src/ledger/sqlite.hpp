// SQLite: a ledger in one file.
#pragma once

#include <memory>
#include <string>

#include "ledger/database.hpp"

namespace queens {

/// Opens a file, or makes an empty one; writes wait for those of other processes, and are on the
/// disk when they are done. Errors: missing, unusable or damaged.
LedgerResult<std::unique_ptr<Database>> connect_sqlite(const std::string& file, Open how);

}  // namespace queens
