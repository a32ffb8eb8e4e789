// A board as numbered open squares: what the searches by smallest choice work on.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace queens {

/// Boards of up to `kSide` rows with up to 64 * `kWords` open squares.
///
/// The open squares are numbered, row by row, and what is still open is a set of these numbers:
/// three words for the 187 squares of a board of side 28 that is three quarters closed. A queen
/// takes away what is on her four lines: a union of four sets, made once. Each row and column keeps
/// the number of its open squares; only the squares taken away change it.
///
/// Undoing is copying: a state is a few hundred bytes.
template <int kSide, int kWords>
class SparseBoard {
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

 public:
  /// Rows, columns and both kinds of diagonals, numbered in this order.
  using Line = std::uint16_t;
  struct Lines {
    Line row, column, rising, falling;
  };
  static constexpr int kLines = 2 * kSide;  ///< those that must have a queen

  /// What is left to choose on a row or column: its number of open squares times `kOne`, plus its
  /// own number. So the least key is the smallest choice *and* says whose it is, and finding it is
  /// one pass of minima, which compilers turn into vectors. A key below `kOne` is a dead end.
  using Key = std::conditional_t<kSide <= 64, std::int16_t, std::int32_t>;
  static constexpr Key kOne = kLines;
  /// The key of a line that has its queen, or is beyond the board. It is high enough that taking
  /// away the other squares of the line leaves it above the key of any line that has no queen.
  static constexpr Key kSettled = 3 * (kSide + 1) * kOne;
  static constexpr Key kLeastSettled = 2 * (kSide + 1) * kOne;

  using Set = std::array<std::uint64_t, index(kWords)>;
  struct State {
    Set open{};
    std::array<Key, index(kLines)> keys{};
  };

  explicit SparseBoard(int side) noexcept : side_(side) {
    for (int line = 0; line < kLines; ++line)
      root_.keys[index(line)] = line < 2 * side ? static_cast<Key>(line) : kSettled;
  }

  /// Adds an open square. Requires them row by row.
  void open(int row, int column) noexcept {
    const Lines lines = {line(row), line(side_ + column), line(2 * side_ + row + column),
                         line(5 * side_ - 1 + row - column)};
    const std::size_t word = index(squares_ / 64);
    const std::uint64_t one = std::uint64_t{1} << (squares_ % 64);
    for (const Line crossed : {lines.row, lines.column, lines.rising, lines.falling})
      sets_[crossed][word] |= one;
    root_.open[word] |= one;
    add(root_.keys[lines.row], kOne);
    add(root_.keys[lines.column], kOne);
    lines_[index(squares_)] = lines;
    ++squares_;
    words_ = (squares_ + 63) / 64;
  }

  /// The board without a queen.
  [[nodiscard]] const State& root() const noexcept { return root_; }

  static Key smallest_key(const State& state) noexcept {
    Key smallest = kSettled;
    for (const Key key : state.keys) smallest = key < smallest ? key : smallest;
    return smallest;
  }

  /// Calls `visit(square)` for each open square of a line.
  template <class Visit>
  void for_each_open(const State& state, Line which, Visit visit) const noexcept {
    for (int word = 0; word < words_; ++word)
      for (std::uint64_t rest = state.open[index(word)] & sets_[which][index(word)]; rest != 0;
           rest &= rest - 1)
        visit(64 * word + std::countr_zero(rest));
  }

  /// Puts a queen on an open square; says whether every line still has a square.
  bool settle(State& state, int square) const noexcept {
    const Lines queen = lines_[index(square)];
    state.keys[queen.row] = kSettled;
    state.keys[queen.column] = kSettled;
    int sign = 0;  // negative as soon as one key is below kOne
    for (int word = 0; word < words_; ++word) {
      const std::size_t w = index(word);
      std::uint64_t taken = state.open[w] & (sets_[queen.row][w] | sets_[queen.column][w] |
                                             sets_[queen.rising][w] | sets_[queen.falling][w]);
      state.open[w] ^= taken;
      for (; taken != 0; taken &= taken - 1) {
        const Lines& lost = lines_[index(64 * word + std::countr_zero(taken))];
        add(state.keys[lost.row], -kOne);
        add(state.keys[lost.column], -kOne);
        sign |= (state.keys[lost.row] - kOne) | (state.keys[lost.column] - kOne);
      }
    }
    return sign >= 0;
  }

 private:
  static constexpr Line line(int i) { return static_cast<Line>(i); }
  static void add(Key& key, int amount) { key = static_cast<Key>(key + amount); }

  int side_;
  int squares_ = 0;
  int words_ = 0;
  std::array<Lines, index(64 * kWords)> lines_{};  ///< of each square
  std::array<Set, index(6 * kSide)> sets_{};       ///< the squares of each line
  State root_;
};

}  // namespace queens
