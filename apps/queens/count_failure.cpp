#include "count_failure.hpp"

#include "base/words.hpp"

namespace queens::app {

Failure worded_failure(CountFailure failure, const std::string& kernel) {
  switch (failure) {
    case CountFailure::unknown_kernel:
    case CountFailure::unusable_kernel:
      return {ExitCode::bad, tr_format("queens: kernel {} cannot count this board here", kernel)};
    case CountFailure::stopped:
      return {ExitCode::stopped, tr("queens: stopped before the count was complete")};
    case CountFailure::faulty:
      return {ExitCode::bad,
              tr("queens: a sum changed while it was made: faulty memory or processor")};
    case CountFailure::overflow:
      break;
  }
  return {ExitCode::bad, tr("queens: the total does not fit into 128 bits")};
}

}  // namespace queens::app
