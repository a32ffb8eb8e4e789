// What many threads make at once, handed out in order.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include "list/block.hpp"
#include "queens/list.hpp"

namespace queens {

/// Gets the blocks of cases, which are numbered in the order of the list, and writes the part that
/// is wanted. Blocks that come early wait, but only a fixed number: whoever is further ahead
/// waits himself. The first case never does, so that the list always goes on.
class Sequence {
 public:
  using Write = std::function<Flow(std::string_view)>;

  /// `separator` is the size of what stands before each solution, and is left out before the
  /// first. `waiting` are the blocks that can wait.
  Sequence(const ListOptions& options, std::size_t separator, std::vector<Block> waiting,
           const Write& write);

  /// Waits until case `number` is near enough to be begun; false once the list has ended.
  bool may_begin(std::uint64_t number);

  /// The last block of case `number`; afterwards `block` is another, empty one.
  void finish(std::uint64_t number, Block& block);

  /// A full block of case `number`, which is not its last: waits for its turn and writes it.
  Flow write_part(std::uint64_t number, Block& block);

  /// Ends the list: nothing more is written.
  void end(Listed::End how);

  [[nodiscard]] Listed listed() const { return {written_, end_}; }

 private:
  struct Slot {
    Block block;
    bool is_ready = false;
  };

  void write_ready();
  std::optional<Listed::End> write(const Block& block);
  void end_locked(Listed::End how);
  Slot& slot_of(std::uint64_t number) { return slots_[number % slots_.size()]; }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Slot> slots_;
  std::uint64_t front_ = 0;  ///< the case whose turn it is
  bool is_writing_ = false;  ///< some thread writes, without the lock
  bool has_ended_ = false;
  Listed::End end_ = Listed::End::complete;

  // Only whoever is writing looks at these.
  const Write& write_;
  Progress* progress_;
  std::uint64_t to_skip_;
  std::uint64_t limit_;
  std::size_t separator_;
  std::uint64_t written_ = 0;
};

}  // namespace queens
