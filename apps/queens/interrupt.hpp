// Ctrl-C as a request to stop.
#pragma once

#include "queens/stop.hpp"

namespace queens::app {

/// The stop that SIGINT and SIGTERM request from the first call on.
/// A second signal ends the program at once.
const Stop& stop_on_interrupt();

}  // namespace queens::app
