// SQLite: a ledger in one file.
#pragma once

#include <memory>
#include <string>

#include "ledger/database.hpp"

namespace queens {

enum class OpenFile : bool { existing, new_one };

/// Opens a file; writes wait for those of other processes, and are on the disk when they are done.
/// Errors: LedgerFault::missing, exists, unusable or damaged.
LedgerResult<std::unique_ptr<Database>> open_sqlite(const std::string& file, OpenFile how);

}  // namespace queens
