#include "interrupt.hpp"

#include <sys/time.h>

#include <atomic>
#include <cmath>
#include <csignal>

namespace queens::app {
namespace {

Stop interrupted;
std::atomic<bool> out_of_time = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void request_stop(int /*signal*/) { interrupted.request(); }

void end_time(int /*signal*/) {
  out_of_time = true;
  interrupted.request();
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(signal, &action, nullptr);
}

}  // namespace

const Stop& stop_on_interrupt() {
  handle(SIGINT, request_stop);
  handle(SIGTERM, request_stop);
  return interrupted;
}

void stop_after(double seconds) {
  handle(SIGALRM, end_time);
  constexpr double kMicroseconds = 1e6;
  itimerval timer = {};
  timer.it_value.tv_sec = static_cast<time_t>(seconds);
  timer.it_value.tv_usec =
      static_cast<suseconds_t>((seconds - std::floor(seconds)) * kMicroseconds);
  setitimer(ITIMER_REAL, &timer, nullptr);
}

bool was_out_of_time() { return out_of_time; }

}  // namespace queens::app
