#include "ledger/worker.hpp"

#include <algorithm>

#include "base/words.hpp"
#include "ledger/engines.hpp"
#include "work/clock.hpp"
#include "work/parallel.hpp"
#include "work/ticker.hpp"

namespace queens {
namespace {

/// How long counts wait until they are handed in, roughly: what a crash can lose.
constexpr double kHandInSeconds = 1;

/// A case by one kernel; its time is that of the thread, or threads, that counted it.
HandedIn count_case(const Claim& claim, const Kernel& kernel, const Means& means) {
  const double start = seconds_now();
  const Counted counted = kernel.counted(claim.board, means);
  return {claim.id, counted.solutions, counted.residue, std::string(kernel.name),
          seconds_now() - start};
}

}  // namespace

/// Tries again while the server does not answer, each time after a longer pause.
template <class Operation>
auto Worker::patiently(const Operation& operation) -> decltype(operation()) {
  constexpr double kFirstPause = 0.1, kLongestPause = 10;
  const double end = seconds_now() + options_.patience_seconds;
  for (double wait = kFirstPause;; wait = std::min(2 * wait, kLongestPause)) {
    auto result = [&] {
      const std::lock_guard lock(mutex_);
      return operation();
    }();
    if (result || result.error().fault != LedgerFault::unreachable || seconds_now() > end ||
        is_stopped())
      return result;
    pause(wait, [&] { return is_stopped(); });
  }
}

LedgerResult<LedgerStatus> Worker::run() {
  const Ticker renewals(options_.lease_seconds / 3, [this] {
    const std::lock_guard lock(mutex_);
    (void)store_.renew(options_.worker, options_.lease_seconds);  // the next one may do better
  });
  while (!is_stopped()) {
    const auto claims = claim();
    if (!claims) return tl::make_unexpected(claims.error());
    if (!claims->empty()) {
      const auto done = count_claims(*claims);
      if (!done) return tl::make_unexpected(done.error());
      continue;
    }
    const auto complete = patiently([&] { return store_.is_complete(options_.slice); });
    if (!complete) return tl::make_unexpected(complete.error());
    if (*complete) return patiently([&] { return store_.status(); });
    pause(1, [&] { return is_stopped(); });  // for what others have claimed
  }
  const std::lock_guard lock(mutex_);
  if (const auto released = store_.release(options_.worker); !released)
    return tl::make_unexpected(released.error());
  return tl::make_unexpected(LedgerError{LedgerFault::interrupted, tr("stopped")});
}

/// As many cases as take about a batch's time, if they are like the last ones.
LedgerResult<std::vector<Claim>> Worker::claim() {
  constexpr double kMost = 10'000;
  const auto fewest = static_cast<double>(threads_for(options_.threads));
  const double rate = seconds_spent_ > 0 ? size_done_ / seconds_spent_ : 0;
  const double wanted = last_size_ > 0 ? rate * options_.batch_seconds / last_size_ : 0;
  const auto most = static_cast<std::size_t>(std::clamp(wanted, fewest, kMost));
  bool is_first_try = true;
  auto claims = patiently([&]() -> LedgerResult<std::vector<Claim>> {
    // A claim may have been made of which the answer was lost.
    if (!is_first_try)
      if (const auto done = store_.release(options_.worker); !done)
        return tl::make_unexpected(done.error());
    is_first_try = false;
    return store_.claim(options_.worker, most, options_.lease_seconds, options_.slice);
  });
  if (claims && !claims->empty()) last_size_ = claims->back().size;
  return claims;
}

/// How many of the first claims take about as long as counts may wait.
std::size_t Worker::stretch_of(std::span<const Claim> claims) const {
  const double rate = seconds_spent_ > 0 ? size_done_ / seconds_spent_ : 0;
  double size = 0;
  std::size_t count = 0;
  while (count < claims.size() && size <= rate * kHandInSeconds) size += claims[count++].size;
  return std::min(claims.size(),
                  std::max(count, static_cast<std::size_t>(threads_for(options_.threads))));
}

LedgerResult<bool> Worker::count_claims(const std::vector<Claim>& claims) {
  for (std::span<const Claim> left = claims; !left.empty() && !is_stopped();) {
    const std::span<const Claim> stretch = left.first(stretch_of(left));
    const double start = seconds_now();
    const std::vector<HandedIn> counts = count(stretch);
    seconds_spent_ += seconds_now() - start;
    for (const Claim& claim : stretch) size_done_ += claim.size;
    if (const auto done = hand_in(stretch, counts); !done) return tl::make_unexpected(done.error());
    left = left.subspan(stretch.size());
  }
  return true;
}

/// The counts that were complete when the stop was requested, if it was.
std::vector<HandedIn> Worker::count(std::span<const Claim> claims) const {
  const int threads = threads_for(options_.threads);
  std::vector<std::optional<HandedIn>> counts(claims.size());
  const auto count_one = [&](std::size_t i, int case_threads) {
    if (is_stopped()) return;
    const Kernel& kernel = engine_of(family_, claims[i].board);
    const Means means{options_.stop, options_.memory_bytes, case_threads, run_on_threads};
    const HandedIn counted = count_case(claims[i], kernel, means);
    if (!is_stopped()) counts[i] = counted;  // what a stop left unfinished is no count
  };
  const bool divides = shares_among_threads(engine_of(family_, claims.front().board).division);
  for_each_index(claims.size(), divides ? 1 : threads,
                 [&](std::size_t i) { count_one(i, divides ? threads : 1); });
  std::vector<HandedIn> complete;
  for (const auto& counted : counts)
    if (counted) complete.push_back(*counted);
  return complete;
}

LedgerResult<bool> Worker::hand_in(std::span<const Claim> claims,
                                   const std::vector<HandedIn>& counts) {
  for (const HandedIn& counted : counts)
    if (counted.solutions % kResidueModulus != counted.residue)
      return tl::make_unexpected(LedgerError{
          LedgerFault::damaged, tr("a sum changed while it was made: faulty memory or processor")});
  const auto disputed = patiently([&] { return store_.hand_in(options_.worker, counts); });
  if (!disputed) return tl::make_unexpected(disputed.error());
  for (const std::int64_t id : *disputed) {
    const auto claim =
        std::find_if(claims.begin(), claims.end(), [&](const Claim& one) { return one.id == id; });
    const auto settled = patiently([&] { return settle_by_referee(store_, *claim, options_); });
    if (!settled) return tl::make_unexpected(settled.error());
  }
  if (!options_.progress) return true;
  const auto status = patiently([&] { return store_.status(); });
  if (!status) return tl::make_unexpected(status.error());
  options_.progress(*status);
  return true;
}

LedgerResult<bool> settle_by_referee(Store& store, const Claim& claim, const WorkOptions& options) {
  const Means means{options.stop, options.memory_bytes, 1, run_on_threads};
  const HandedIn counted = count_case(claim, kernels().front(), means);
  if (options.stop->requested()) return true;  // the case is open, and will be counted again
  return store.settle(options.worker, counted);
}

}  // namespace queens
