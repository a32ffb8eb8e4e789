// A certificate: a plan with its counts as lines of JSON, which anyone can check.
#pragma once

#include <string>
#include <vector>

#include "queens/board.hpp"
#include "queens/ledger.hpp"

namespace queens::app {

struct Certificate {
  Board board;
  std::vector<LedgerCase> cases;
};

/// The first line tells the board and the number of cases, each other one a case.
std::string certificate_text(const Certificate& certificate);

/// Reads a file, or standard input for "-". Throws Failure with `name:line:column: expected …`.
Certificate read_certificate(const std::string& argument);

}  // namespace queens::app
