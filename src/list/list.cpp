#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <optional>

#include "base/scratch.hpp"
#include "list/case_search.hpp"
#include "list/pictures.hpp"
#include "list/sequence.hpp"
#include "queens/list.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// Enough for most cases: the others wait for their turn when a block is full.
constexpr std::size_t kBlockBytes = std::size_t{256} << 10;
constexpr std::size_t kWaitingPerThread = 4;

/// Cases of less are not worth their overhead.
constexpr int kFewestRows = 3;

/// Whether the list is every solution: of a part, most are better not searched for.
bool wants_all(const ListOptions& options) {
  return options.listing == Listing::solutions && options.from.empty() && options.first == 0 &&
         options.limit == ListOptions{}.limit;
}

/// Gives each thread the next case, in the order of the list.
class Cases {
 public:
  Cases(const Board& board, int rows, const Placement& from) : prefixes_(board, rows, from) {}

  bool next(Prefix& prefix, std::uint64_t& number) {
    const std::lock_guard lock(mutex_);
    number = taken_++;
    return prefixes_.next(prefix);
  }

 private:
  std::mutex mutex_;
  Prefixes prefixes_;
  std::uint64_t taken_ = 0;
};

}  // namespace

Listed list(const Board& board, const Pieces& pieces, const ListOptions& options,
            const std::function<Flow(std::string_view)>& write) {
  assert(pieces.of_square.size() == static_cast<std::size_t>(board.side()));
  if (board.side() == 0)  // one solution, of no pieces
    return {options.first == 0 && options.limit > 0 ? 1U : 0U, Listed::End::complete};

  const auto given = static_cast<int>(options.from.size());
  assert(given < board.side());
  std::optional<Pictures> pictures;
  if (wants_all(options) && Pictures::suits(board)) pictures.emplace(board);
  const int rows =
      pictures ? pictures->rows() : std::max(given, prefix_rows(board, board.side() - kFewestRows));
  const int threads = rows == 0 ? 1 : threads_for(options.threads);
  if (pictures && !pictures->search(threads, *options.stop)) return {0, Listed::End::stopped};

  const Pictures* const known = pictures ? &*pictures : nullptr;
  const std::size_t block_bytes =
      std::max(kBlockBytes, CaseSearch(board, rows, pieces, options, known).room());
  const auto searching = static_cast<std::size_t>(threads);
  std::vector<Block> blocks;
  const auto memory =
      make_scratch<char>(whole_pages((kWaitingPerThread + 1) * searching * block_bytes));
  for (std::size_t i = 0; i < (kWaitingPerThread + 1) * searching; ++i)
    blocks.emplace_back(std::span(memory.get() + i * block_bytes, block_bytes));
  std::vector<Block> own(blocks.end() - threads, blocks.end());
  blocks.erase(blocks.end() - threads, blocks.end());

  Sequence sequence(options, pieces.between.size(), std::move(blocks), write);
  Cases cases(board, rows, options.from);
  std::atomic<std::size_t> started = 0;
  run_on_threads(threads, [&] {
    CaseSearch search(board, rows, pieces, options, known);
    Block& block = own[started++];
    Prefix prefix;
    std::uint64_t number = 0;
    const auto full = [&] { return sequence.write_part(number, block); };
    while (cases.next(prefix, number) && sequence.may_begin(number)) {
      if (!search.run(prefix, block, full) || options.stop->requested())
        return sequence.end(Listed::End::stopped);
      sequence.finish(number, block);
    }
  });
  return sequence.listed();
}

}  // namespace queens
