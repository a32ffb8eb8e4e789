// Whoever counts cases of a ledger.
#pragma once

#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "ledger/store.hpp"
#include "queens/ledger.hpp"

namespace queens {

class Worker {
 public:
  Worker(Store& store, std::string family, const WorkOptions& options)
      : store_(store), family_(std::move(family)), options_(options) {}

  /// Until no case is left, or the stop is requested.
  LedgerResult<LedgerStatus> run();

 private:
  template <class Operation>
  auto patiently(const Operation& operation) -> decltype(operation());
  LedgerResult<std::vector<Claim>> claim();
  LedgerResult<bool> count_claims(const std::vector<Claim>& claims);
  std::vector<HandedIn> count(std::span<const Claim> claims) const;
  LedgerResult<bool> hand_in(std::span<const Claim> claims, const std::vector<HandedIn>& counts);
  [[nodiscard]] std::size_t stretch_of(std::span<const Claim> claims) const;
  [[nodiscard]] bool is_stopped() const { return options_.stop->requested(); }

  Store& store_;
  std::string family_;
  const WorkOptions& options_;
  std::mutex mutex_;  ///< of the store, which a renewal uses too
  double size_done_ = 0, seconds_spent_ = 0;
  double last_size_ = 0;  ///< of the last case claimed: the next ones are no larger
};

/// Has the readable kernel decide about a case on which two workers disagree.
LedgerResult<bool> settle_by_referee(Store& store, const Claim& claim, const WorkOptions& options);

}  // namespace queens
