#include "interrupt.hpp"

#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <csignal>

#include "base/words.hpp"
#include "exit_code.hpp"

namespace queens::app {
namespace {

Stop interrupted;
std::atomic<bool> out_of_time = false;
std::string_view out_of_time_words;  ///< known before, as a signal handler may not look them up
static_assert(std::atomic<bool>::is_always_lock_free);

void request_stop(int /*signal*/) { interrupted.request(); }

void end_time(int /*signal*/) {
  if (out_of_time.exchange(true)) {
    for (const std::string_view text : {out_of_time_words, std::string_view("\n")})
      if (::write(STDERR_FILENO, text.data(), text.size()) < 0) break;
    ::_exit(static_cast<int>(ExitCode::stopped));
  }
  interrupted.request();
}

void handle(int signal, void (*handler)(int), unsigned flags) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = static_cast<int>(SA_RESTART | flags);
  sigaction(signal, &action, nullptr);
}

timeval time_of(double seconds) {
  constexpr double kMicroseconds = 1e6;
  const double whole = std::floor(seconds);
  return {static_cast<time_t>(whole), static_cast<suseconds_t>((seconds - whole) * kMicroseconds)};
}

}  // namespace

const Stop& stop_on_interrupt() {
  handle(SIGINT, request_stop, SA_RESETHAND);
  handle(SIGTERM, request_stop, SA_RESETHAND);
  return interrupted;
}

void stop_after(double seconds) {
  constexpr double kGrace = 0.5;
  out_of_time_words = tr("queens: undecided: the time limit was reached");
  handle(SIGALRM, end_time, 0);
  const itimerval timer = {time_of(kGrace), time_of(seconds)};
  setitimer(ITIMER_REAL, &timer, nullptr);
}

std::string_view out_of_time_message() { return out_of_time_words; }

bool was_out_of_time() { return out_of_time; }

Failure stopped_before_decided() {
  return {ExitCode::stopped, was_out_of_time() ? std::string(out_of_time_message())
                                               : tr("queens: stopped before it was decided")};
}

}  // namespace queens::app
