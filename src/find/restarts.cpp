#include "find/restarts.hpp"

#include <cassert>
#include <memory>

#include "find/restart_search.hpp"

namespace queens {
namespace {

template <int kSide, int kWords>
Finding find_with(int side, std::span<const Square> open, RestartOptions options, Stops stops) {
  const auto search = std::make_unique<RestartSearch<kSide, kWords>>(side, options.seed, stops);
  for (const Square& square : open) search->open(square.row, square.column);
  const Finding::Verdict verdict = search->run(options.nodes);
  if (verdict != Finding::Verdict::found) return {verdict, {}};
  Placement placement(static_cast<std::size_t>(side));
  for (const int queen : search->queens()) {
    const Square& square = open[static_cast<std::size_t>(queen)];
    placement[static_cast<std::size_t>(square.row)] = square.column;
  }
  return {verdict, std::move(placement)};
}

}  // namespace

bool is_searchable(int side, std::size_t open) noexcept {
  return side <= 256 || (side <= 1024 && open <= 64 * 1024);
}

Finding find_with_restarts(int side, std::span<const Square> open, RestartOptions options,
                           Stops stops) {
  assert(is_searchable(side, open.size()));
  if (side <= 64) {
    if (open.size() <= 64 * 4) return find_with<64, 4>(side, open, options, stops);
    if (open.size() <= 64 * 8) return find_with<64, 8>(side, open, options, stops);
    return find_with<64, 64>(side, open, options, stops);
  }
  if (side <= 128 && open.size() <= 64 * 16) return find_with<128, 16>(side, open, options, stops);
  if (side <= 256 && open.size() <= 64 * 64) return find_with<256, 64>(side, open, options, stops);
  if (side <= 256) return find_with<256, 1024>(side, open, options, stops);
  return find_with<1024, 1024>(side, open, options, stops);
}

}  // namespace queens
