// A place in a text that knows its line and column, and words what it finds there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/words.hpp"
#include "queens/error.hpp"

namespace queens {

class Cursor {
 public:
  /// At the beginning of `text`, after a byte order mark if there is one.
  explicit Cursor(std::string_view text);

  [[nodiscard]] bool at_end() const { return position_ == text_.size(); }
  [[nodiscard]] bool at_line_end() const { return at_end() || peek() == '\n'; }
  [[nodiscard]] bool at_digit() const { return !at_end() && peek() >= '0' && peek() <= '9'; }
  [[nodiscard]] bool at(char c) const { return !at_end() && peek() == c; }
  [[nodiscard]] char peek() const { return text_[position_]; }
  [[nodiscard]] int line() const { return line_; }
  [[nodiscard]] int column() const { return column_; }

  void advance();
  /// Passes spaces, tabs and carriage returns.
  void skip_spaces();
  /// Passes spaces and line ends.
  void skip_blank();
  /// Passes empty lines, and what spaces the last of them has; stays before the spaces of a line
  /// that holds more.
  void skip_blank_lines();
  /// Passes blanks, and comments from `sign` to the end of their line.
  void skip_comments(char sign);

  /// Passes trailing spaces and one line end; an error if something else stands there.
  Expected<void> end_line(std::string expected = tr("end of line"));

  /// Passes `c`, or says that it was expected.
  Expected<void> take(char c);

  /// Passes `text`, which has no line end, if it stands here; whether it did.
  bool take_text(std::string_view text);

  /// Passes `word` if a space or the end of the line follows it; whether it did.
  bool take_word(std::string_view word);

  /// A run of digits as a number from `low` to `high`; an error says that `what` in that range was
  /// expected.
  Expected<int> number(const char* what, int low, int high);

  /// The same for a number up to 10^18.
  Expected<std::uint64_t> long_number(const char* what, std::uint64_t low, std::uint64_t high);

  /// An error at this place: `expected` against what is found here.
  [[nodiscard]] tl::unexpected<Error> error(std::string expected) const;
  [[nodiscard]] tl::unexpected<Error> error(std::string expected, std::string found) const;

 private:
  [[nodiscard]] std::string found() const;

  std::string_view text_;
  std::size_t position_ = 0;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace queens
