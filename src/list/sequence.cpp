#include "list/sequence.hpp"

#include <algorithm>
#include <utility>

namespace queens {

Sequence::Sequence(const ListOptions& options, std::size_t separator, std::vector<Block> waiting,
                   const Write& write)
    : has_ended_(options.limit == 0),
      write_(write),
      progress_(options.progress),
      to_skip_(options.first),
      limit_(options.limit),
      separator_(separator) {
  for (Block& block : waiting) slots_.push_back({std::move(block)});
}

bool Sequence::may_begin(std::uint64_t number) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return has_ended_ || number < front_ + slots_.size(); });
  return !has_ended_;
}

void Sequence::finish(std::uint64_t number, Block& block) {
  {
    const std::lock_guard lock(mutex_);
    Slot& slot = slot_of(number);
    std::swap(slot.block, block);
    slot.is_ready = true;
  }
  block.clear();
  write_ready();
}

/// Writes the blocks whose turn has come, unless another thread is at it: it will see them.
void Sequence::write_ready() {
  std::unique_lock lock(mutex_);
  if (is_writing_) return;
  while (!has_ended_ && slot_of(front_).is_ready) {
    is_writing_ = true;
    Slot& slot = slot_of(front_);
    lock.unlock();
    const auto ended = write(slot.block);
    lock.lock();
    is_writing_ = false;
    slot.is_ready = false;
    ++front_;
    if (ended) end_locked(*ended);
    changed_.notify_all();
  }
}

Flow Sequence::write_part(std::uint64_t number, Block& block) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return has_ended_ || (front_ == number && !is_writing_); });
  if (has_ended_) return Flow::enough;
  is_writing_ = true;
  lock.unlock();
  const auto ended = write(block);
  block.clear();
  lock.lock();
  is_writing_ = false;
  if (ended) end_locked(*ended);
  changed_.notify_all();
  return has_ended_ ? Flow::enough : Flow::more;
}

/// How the list ends with this block, if it does.
std::optional<Listed::End> Sequence::write(const Block& block) {
  const std::uint64_t skipped = std::min<std::uint64_t>(to_skip_, block.solutions());
  to_skip_ -= skipped;
  const std::uint64_t count = std::min(block.solutions() - skipped, limit_ - written_);
  std::string_view text = block.text(skipped, skipped + count);
  if (count > 0 && written_ == 0) text.remove_prefix(separator_);
  written_ += count;
  if (progress_ != nullptr) progress_->advance(static_cast<double>(skipped + count));
  if (!text.empty() && write_(text) == Flow::enough) return Listed::End::enough;
  if (written_ == limit_) return Listed::End::complete;
  return std::nullopt;
}

void Sequence::end(Listed::End how) {
  const std::lock_guard lock(mutex_);
  end_locked(how);
  changed_.notify_all();
}

void Sequence::end_locked(Listed::End how) {
  if (!has_ended_) end_ = how;
  has_ended_ = true;
}

}  // namespace queens
