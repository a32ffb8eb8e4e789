// Counts an empty board with a ledger, which survives: after Ctrl-C, or a kill at any moment, the
// same command goes on. Several may run at once: durable_count FILE SIDE
#include <unistd.h>

#include <csignal>
#include <iostream>
#include <string>

#include "queens/ledger.hpp"
#include "queens/text.hpp"

namespace {

queens::Stop stop;

int refuse(const queens::LedgerError& error) {
  std::cerr << "ledger: " << error.reason << '\n';
  return error.fault == queens::LedgerFault::interrupted ? 3 : 2;
}

}  // namespace

int main(int argc, char** argv) {
  const auto side = argc == 3 ? queens::read_side(argv[2]) : queens::Expected<int>(0);
  if (argc != 3 || !side) {
    std::cerr << "usage: durable_count FILE SIDE\n";
    return 2;
  }
  const queens::Board board(*side);

  auto ledger = queens::Ledger::open(argv[1]);
  if (!ledger && ledger.error().fault == queens::LedgerFault::missing)
    ledger = queens::Ledger::create(argv[1], board);
  if (!ledger) return refuse(ledger.error());
  if (ledger->board() != board) {
    std::cerr << "ledger: it is of another board\n";
    return 2;
  }
  const auto before = ledger->status();
  if (!before) return refuse(before.error());

  std::signal(SIGINT, [](int) { stop.request(); });
  queens::WorkOptions options;
  options.worker = "process " + std::to_string(getpid());
  options.stop = &stop;
  const auto status = ledger->work(options);
  if (!status) return refuse(status.error());
  const auto cases = ledger->cases();
  if (!cases) return refuse(cases.error());
  const auto total = queens::total_of(*cases);
  if (!total) return refuse(total.error());
  std::cout << "solutions " << total->to_string() << ", cases counted before: "
            << (before->counted == before->cases ? "all" : "some or none") << '\n';
}
