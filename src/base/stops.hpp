// Searches that run at once: each ends when it is asked to, or when another has the answer.
#pragma once

#include "queens/stop.hpp"

namespace queens {

/// Either of two requests to stop.
class Stops {
 public:
  Stops(const Stop& asked, const Stop& answered) noexcept : asked_(asked), answered_(answered) {}
  explicit Stops(const Stop& asked) noexcept : Stops(asked, Stop::never()) {}

  [[nodiscard]] bool requested() const noexcept {
    return asked_.requested() || answered_.requested();
  }

 private:
  const Stop& asked_;
  const Stop& answered_;
};

}  // namespace queens
