#include "ledger/engines.hpp"

#include <array>

namespace queens {

const Kernel& engine_of(std::string_view family, const Board& board) {
  const auto all = kernels();  // plainest first
  for (std::size_t i = all.size(); i-- > 0;)
    if (family_of(all[i].name) == family && all[i].usable(board)) return all[i];
  return all.front();
}

const Kernel& other_engine_than(std::string_view kernel, const Board& board) {
  constexpr std::array kByPreference = {"lanes", "join", "sparse"};
  for (const std::string_view family : kByPreference) {
    const Kernel& engine = engine_of(family, board);
    if (family != family_of(kernel) && family_of(engine.name) == family) return engine;
  }
  return kernels().front();
}

}  // namespace queens
