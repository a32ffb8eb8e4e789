// Ctrl-C as a request to stop, and a limit of time.
#pragma once

#include <string_view>

#include "exit_code.hpp"
#include "queens/stop.hpp"

namespace queens::app {

/// The stop that SIGINT and SIGTERM request from the first call on.
/// A second signal ends the program at once.
const Stop& stop_on_interrupt();

/// Has the same stop requested after so many seconds, at least a thousandth. Half a second later
/// the program ends, if it did not: to allocate gigabytes or to write down a formula takes longer.
void stop_after(double seconds);

/// Whether that is why it was requested.
bool was_out_of_time();

/// What is said then.
std::string_view out_of_time_message();

/// How a search ends that was stopped before it knew.
Failure stopped_before_decided();

}  // namespace queens::app
