// Solutions by their place in the list.
#pragma once

#include "queens/ranks.hpp"
#include "queens/stop.hpp"

namespace queens::app {

/// Counts boards with so many threads; nothing if `stop` was requested. It must outlive the result.
CountBoard counter(int threads, const Stop& stop);

/// A failure of Ranks as the command line words it.
[[noreturn]] void fail(RankFailure failure, const Stop& stop);

/// The value, or the failure.
template <class Value>
Value ranked(const tl::expected<Value, RankFailure>& result, const Stop& stop) {
  if (!result) fail(result.error(), stop);
  return *result;
}

}  // namespace queens::app
