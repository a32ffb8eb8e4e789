#include "interrupt.hpp"

#include <csignal>

namespace queens::app {
namespace {

Stop interrupted;

void request_stop(int /*signal*/) { interrupted.request(); }

}  // namespace

const Stop& stop_on_interrupt() {
  struct sigaction action = {};
  action.sa_handler = request_stop;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return interrupted;
}

}  // namespace queens::app
