#include "find/portfolio.hpp"

#include <atomic>
#include <cstddef>

#include "find/restarts.hpp"
#include "find/sat/solver.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

/// Which of the engines is the quicker one this time must not show. So a solution of the search
/// comes first if it takes no more than `search_nodes`, and the solver's waits for that; what a
/// longer search finds is dropped. "None" is the same from both and ends everything.
class Portfolio {
 public:
  Portfolio(int side, std::span<const Square> open, const PortfolioOptions& options,
            const Stop& stop)
      : side_(side), open_(open), options_(options), stop_(stop) {}

  Finding run() {
    for_each_index(2, options_.threads, [&](std::size_t engine) {
      if (stop_.requested() || answered_.requested()) return;
      if (engine == 0) return search();
      solve();
    });
    return searched_.verdict == Verdict::stopped ? solved_ : searched_;
  }

 private:
  void search() {
    searched_ = search_for(options_.search_nodes, options_.seed, answered_);
    if (searched_.verdict != Verdict::stopped) return answered_.request();
    // Beside a solver at work it goes on, for the sake of a "none", until one of them has an
    // answer.
    if (!solver_began_) return;
    const Finding longer = search_for(RestartOptions::kNoLimit, options_.seed + 1, solver_ended_);
    if (longer.verdict != Verdict::none) return;
    searched_ = longer;
    answered_.request();
  }

  Finding search_for(std::uint64_t nodes, std::uint64_t seed, const Stop& ended) const {
    return find_with_restarts(side_, open_, {nodes, seed}, Stops(stop_, ended));
  }

  void solve() {
    solver_began_ = true;
    solved_ = find_by_sat(side_, open_, {options_.seed, {}}, Stops(stop_, answered_));
    if (solved_.verdict == Verdict::none) answered_.request();
    solver_ended_.request();
  }

  int side_;
  std::span<const Square> open_;
  const PortfolioOptions& options_;
  const Stop& stop_;
  std::atomic<bool> solver_began_ = false;
  Stop answered_;      ///< nobody needs to go on
  Stop solver_ended_;  ///< nobody needs a search beyond `search_nodes`
  Finding searched_{Verdict::stopped, {}};
  Finding solved_{Verdict::stopped, {}};
};

}  // namespace

Finding find_by_portfolio(int side, std::span<const Square> open, const PortfolioOptions& options,
                          const Stop& stop) {
  return Portfolio(side, open, options, stop).run();
}

}  // namespace queens
