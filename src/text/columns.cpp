#include "text/columns.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace queens {
namespace {

/// A number as written, and where it stands, for an error that only all numbers together show.
struct Number {
  int value;
  Cursor place;
};

/// The next number, checked as far as one alone can be.
Expected<Number> read_number(Cursor& cursor, std::size_t read, ColumnsOptions options) {
  const int limit = options.side.value_or(Board::kMaxSide);
  if (read == static_cast<std::size_t>(limit))
    return cursor.error(fmt::format("at most {} numbers", limit));
  const Cursor place = cursor;
  const auto value = cursor.number("a column", 0, Board::kMaxSide);
  if (!value) return tl::make_unexpected(value.error());
  return Number{*value, place};
}

IndexBase guess_base(const std::vector<Number>& numbers, int side) {
  const auto has = [&](int value) {
    return std::any_of(numbers.begin(), numbers.end(),
                       [&](const Number& number) { return number.value == value; });
  };
  return has(side) && !has(0) ? IndexBase::one : IndexBase::zero;
}

Expected<Columns> columns_of(const std::vector<Number>& numbers, ColumnsOptions options) {
  const int side = options.side.value_or(static_cast<int>(numbers.size()));
  const IndexBase base = options.base.value_or(guess_base(numbers, side));
  const int first = static_cast<int>(base);
  Columns columns{side, base, {}};
  for (const Number& number : numbers) {
    if (number.value < first || number.value >= first + side)
      return number.place.error(fmt::format("a column from {} to {}", first, first + side - 1),
                                std::to_string(number.value));
    columns.queens.push_back({static_cast<int>(columns.queens.size()), number.value - first});
  }
  return columns;
}

}  // namespace

Expected<Columns> read_column_line(Cursor& cursor, ColumnsOptions options) {
  std::vector<Number> numbers;
  for (cursor.skip_spaces(); !cursor.at_line_end(); cursor.skip_spaces()) {
    const auto number = read_number(cursor, numbers.size(), options);
    if (!number) return tl::make_unexpected(number.error());
    numbers.push_back(*number);
  }
  if (!cursor.at_end()) cursor.advance();
  return columns_of(numbers, options);
}

Expected<Columns> read_column_array(Cursor& cursor, ColumnsOptions options) {
  if (const auto open = cursor.take('['); !open) return tl::make_unexpected(open.error());
  std::vector<Number> numbers;
  for (cursor.skip_blank(); !cursor.at(']'); cursor.skip_blank()) {
    if (!numbers.empty()) {
      if (!cursor.at(',')) return cursor.error("',' or ']'");
      cursor.advance();
      cursor.skip_blank();
    }
    const auto number = read_number(cursor, numbers.size(), options);
    if (!number) return tl::make_unexpected(number.error());
    numbers.push_back(*number);
  }
  cursor.advance();
  return columns_of(numbers, options);
}

void append_column(std::string& out, int column, IndexBase base) {
  fmt::format_int number(column + static_cast<int>(base));
  out.append(number.data(), number.size());
}

void append_column_line(std::string& out, const Placement& solution, IndexBase base) {
  for (std::size_t row = 0; row < solution.size(); ++row) {
    if (row > 0) out += ' ';
    append_column(out, solution[row], base);
  }
  out += '\n';
}

void append_column_array(std::string& out, const Placement& solution, IndexBase base) {
  out += '[';
  for (std::size_t row = 0; row < solution.size(); ++row) {
    if (row > 0) out += ',';
    append_column(out, solution[row], base);
  }
  out += "]\n";
}

}  // namespace queens
