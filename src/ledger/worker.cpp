#include "ledger/worker.hpp"

#include <algorithm>

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

LedgerResult<LedgerStatus> Worker::run() {
  const Ticker renewals(options_.lease_seconds / 3, [this] {
    const std::lock_guard lock(mutex_);
    (void)store_.renew(options_.worker, options_.lease_seconds);  // the next one may do better
  });
  while (!is_stopped()) {
    std::unique_lock lock(mutex_);
    const double rate = seconds_spent_ > 0 ? size_done_ / seconds_spent_ : 0;
    const auto claims =
        store_.claim(options_.worker, rate * options_.batch_seconds, options_.lease_seconds);
    if (!claims) return tl::make_unexpected(claims.error());
    if (claims->empty()) {
      const auto complete = store_.is_complete();
      if (!complete) return tl::make_unexpected(complete.error());
      if (*complete) return store_.status();
      lock.unlock();
      pause(1, [&] { return is_stopped(); });  // for what others have claimed
      continue;
    }
    lock.unlock();
    if (const auto done = count_claims(*claims); !done) return tl::make_unexpected(done.error());
  }
  const std::lock_guard lock(mutex_);
  if (const auto released = store_.release(options_.worker); !released)
    return tl::make_unexpected(released.error());
  return tl::make_unexpected(LedgerError{LedgerFault::interrupted, "stopped"});
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
  const bool divides = engine_of(family_, claims.front().board).division == Division::by_kernel;
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
          LedgerFault::damaged, "a sum changed while it was made: faulty memory or processor"});
  const std::lock_guard lock(mutex_);
  const auto disputed = store_.hand_in(options_.worker, counts);
  if (!disputed) return tl::make_unexpected(disputed.error());
  for (const std::int64_t id : *disputed) {
    const auto claim =
        std::find_if(claims.begin(), claims.end(), [&](const Claim& one) { return one.id == id; });
    if (const auto settled = settle_by_referee(store_, *claim, options_); !settled)
      return tl::make_unexpected(settled.error());
  }
  if (!options_.progress) return true;
  const auto status = store_.status();
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
