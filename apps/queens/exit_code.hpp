// What the program ends with, for scripts.
#pragma once

#include <stdexcept>
#include <string>

namespace queens::app {

enum class ExitCode : int {
  answered = 0,
  no = 1,       ///< no solution, or not a valid one
  bad = 2,      ///< bad usage, bad input, or an answer that could not be written
  stopped = 3,  ///< ended before it was decided, on request or for want of effort
};

/// Ends the command with one line on standard error: the message as it is.
struct Failure : std::runtime_error {
  Failure(ExitCode exit_code, const std::string& message)
      : std::runtime_error(message), code(exit_code) {}
  ExitCode code;
};

/// The same for bad usage or input, with the reason after the program's name.
[[noreturn]] inline void refuse(const std::string& reason) {
  throw Failure(ExitCode::bad, "queens: " + reason);
}

}  // namespace queens::app
