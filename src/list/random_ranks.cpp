#include "base/random.hpp"
#include "queens/ranks.hpp"

namespace queens {

RandomRanks::RandomRanks(std::uint64_t total, std::uint64_t seed, Draw draw)
    : total_(total), seed_(seed), draw_(draw) {}

std::optional<std::uint64_t> RandomRanks::next() {
  if (total_ == 0 || (draw_ == Draw::distinct && drawn_ == total_)) return std::nullopt;
  // Each draw has a generator of its own, so that none depends on how many numbers others took.
  Random random(scatter(seed_) + drawn_);
  if (draw_ == Draw::independent) {
    ++drawn_;
    return random.evenly_below(total_);
  }
  // A shuffle (Fisher and Yates 1938) of all ranks, of which only those that moved are kept.
  const auto at = [&](std::uint64_t place) {
    const auto found = moved_.find(place);
    return found == moved_.end() ? place : found->second;
  };
  const std::uint64_t place = drawn_ + random.evenly_below(total_ - drawn_);
  const std::uint64_t rank = at(place);
  moved_[place] = at(drawn_);
  moved_.erase(drawn_++);
  return rank;
}

}  // namespace queens
