#include "kernel/rule/choice_board.hpp"

#include <algorithm>
#include <bit>

#include "base/bits.hpp"

namespace queens {
namespace {

void add_to(std::uint64_t* set, int square) {
  set[square / 64] |= std::uint64_t{1} << (square % 64);
}

}  // namespace

ChoiceBoard::ChoiceBoard(const RuledBoard& board)
    : side_(board.side()),
      families_(2 + static_cast<std::size_t>(entry_of(board.rule()).exact_families)),
      lines_(static_cast<int>(families_) * side_),
      one_(lines_ + 1),
      settled_((side_ * side_ + 2) * one_),  // as a region may have nearly all squares
      numbers_(square_index({side_, 0}, side_), -1) {
  for (int row = 0; row < side_; ++row)
    for (Row rest = board.open_row(row); rest != 0; rest = without_lowest(rest)) {
      const Square square{row, lowest_column(rest)};
      numbers_[square_index(square, side_)] = static_cast<int>(crossings_.size());
      Crossing crossing{square, {row, side_ + square.column}};
      for (std::size_t family = 2; family < families_; ++family)
        crossing.lines[family] =
            static_cast<int>(family) * side_ +
            entry_of(board.rule()).exact_line(board, square, static_cast<int>(family) - 2);
      crossings_.push_back(crossing);
    }
  words_ = (crossings_.size() + 63) / 64;
  taken_by_.resize(crossings_.size() * words_);
  on_line_.resize(static_cast<std::size_t>(lines_) * words_);
  root_.open.resize(words_);
  root_.columns.assign(static_cast<std::size_t>(side_), -1);
  for (int line = 0; line < lines_; ++line) root_.keys.push_back(line);
  for (int a = 0; a < static_cast<int>(crossings_.size()); ++a) {
    const Crossing& crossing = crossings_[static_cast<std::size_t>(a)];
    add_to(root_.open.data(), a);
    add_to(set(taken_by_, a), a);
    for (int b = 0; b < a; ++b) {
      if (!board.attack(crossings_[static_cast<std::size_t>(b)].square, crossing.square)) continue;
      add_to(set(taken_by_, a), b);
      add_to(set(taken_by_, b), a);
    }
    for (std::size_t family = 0; family < families_; ++family) {
      add_to(set(on_line_, crossing.lines[family]), a);
      root_.keys[static_cast<std::size_t>(crossing.lines[family])] += one_;
    }
  }
}

/// Takes an open square from its lines; whether each still has one, or its queen.
template <std::size_t kFamilies>
bool ChoiceBoard::take(State& state, int square) const {
  const Crossing& lost = crossings_[static_cast<std::size_t>(square)];
  Key least = settled_;
  for (std::size_t family = 0; family < kFamilies; ++family) {
    Key& key = state.keys[static_cast<std::size_t>(lost.lines[family])];
    key -= one_;
    least = std::min(least, key);
  }
  return least >= one_;
}

template <std::size_t kFamilies>
bool ChoiceBoard::put_crossing(State& state, int square) const {
  const Crossing& queen = crossings_[static_cast<std::size_t>(square)];
  // High enough to stay above every line that has no queen when its other squares are taken.
  for (std::size_t family = 0; family < kFamilies; ++family)
    state.keys[static_cast<std::size_t>(queen.lines[family])] = 2 * settled_ + queen.lines[family];
  state.columns[static_cast<std::size_t>(queen.square.row)] = queen.square.column;
  const std::uint64_t* takes = set(taken_by_, square);
  bool alive = true;
  for (std::size_t word = 0; word < words_ && alive; ++word) {
    std::uint64_t taken = state.open[word] & takes[word];
    state.open[word] ^= taken;
    for (; taken != 0; taken &= taken - 1)
      alive &= take<kFamilies>(state, static_cast<int>(64 * word) + std::countr_zero(taken));
  }
  return alive;
}

/// The number of families is known to the compiler: half of the time goes into their counters.
bool ChoiceBoard::put(State& state, int square) const {
  static_assert(kMaxExactFamilies == 2);
  if (families_ == 2) return put_crossing<2>(state, square);
  return families_ == 3 ? put_crossing<3>(state, square) : put_crossing<4>(state, square);
}

bool ChoiceBoard::close(State& state, int square) const {
  if (square < 0 || !is_open(state, square)) return true;
  state.open[static_cast<std::size_t>(square / 64)] ^= std::uint64_t{1} << (square % 64);
  if (families_ == 2) return take<2>(state, square);
  return families_ == 3 ? take<3>(state, square) : take<4>(state, square);
}

bool ChoiceBoard::is_open(const State& state, int square) const noexcept {
  return (state.open[static_cast<std::size_t>(square / 64)] >> (square % 64) & 1) != 0;
}

ChoiceBoard::Fate ChoiceBoard::settle(State& state) const {
  for (;;) {
    const Key smallest = smallest_key(state);
    if (smallest >= settled_) return Fate::complete;
    if (smallest < one_) return Fate::dead_end;
    if (smallest >= 2 * one_) return Fate::branches;
    const std::uint64_t* squares = set(on_line_, static_cast<int>(smallest % one_));
    std::size_t word = 0;
    while ((state.open[word] & squares[word]) == 0) ++word;
    const int only =
        static_cast<int>(64 * word) + std::countr_zero(state.open[word] & squares[word]);
    if (!put(state, only)) return Fate::dead_end;
  }
}

ChoiceBoard::Key ChoiceBoard::smallest_key(const State& state) const noexcept {
  Key smallest = settled_;
  for (const Key key : state.keys) smallest = std::min(smallest, key);
  return smallest;
}

int ChoiceBoard::any_smallest(const State& state, Random& random) const {
  const Key squares = smallest_key(state) / one_;
  const auto is_smallest = [&](Key key) { return key / one_ == squares; };
  int which = random.below(
      static_cast<int>(std::count_if(state.keys.begin(), state.keys.end(), is_smallest)));
  for (int line = 0;; ++line)
    if (is_smallest(state.keys[static_cast<std::size_t>(line)]) && which-- == 0) return line;
}

void ChoiceBoard::choose(const State& state, Order order, Random* random,
                         std::vector<int>& squares) const {
  if (order == Order::rows) return squares_of(state, first_row(state), squares);
  squares_of(state,
             random != nullptr ? any_smallest(state, *random)
                               : static_cast<int>(smallest_key(state) % one_),
             squares);
}

int ChoiceBoard::first_row(const State& state) const noexcept {
  int row = 0;
  while (state.keys[static_cast<std::size_t>(row)] >= settled_) ++row;
  return row;
}

void ChoiceBoard::squares_of(const State& state, int line, std::vector<int>& squares) const {
  squares.clear();
  const std::uint64_t* on_line = set(on_line_, line);
  for (std::size_t word = words_; word-- > 0;)
    for (std::uint64_t rest = state.open[word] & on_line[word]; rest != 0;) {
      const int last = 63 - std::countl_zero(rest);
      squares.push_back(static_cast<int>(64 * word) + last);
      rest ^= std::uint64_t{1} << last;
    }
}

}  // namespace queens
