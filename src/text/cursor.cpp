#include "text/cursor.hpp"

#include <fmt/format.h>

namespace queens {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// The well-formed UTF-8 sequence at the beginning of `text`; empty if there is none.
/// Overlong forms and surrogates pass: this only decides how to show a wrong character.
std::string_view multibyte_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  std::size_t length = 0;
  if (lead >= 0xC2 && lead < 0xE0) length = 2;
  if (lead >= 0xE0 && lead < 0xF0) length = 3;
  if (lead >= 0xF0 && lead < 0xF5) length = 4;
  if (length == 0 || text.size() < length) return {};
  for (std::size_t i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return {};
  return text.substr(0, length);
}

}  // namespace

Cursor::Cursor(std::string_view text) : text_(text) {
  if (text_.substr(0, kByteOrderMark.size()) == kByteOrderMark)
    text_.remove_prefix(kByteOrderMark.size());
}

void Cursor::advance() {
  if (text_[position_] == '\n') {
    ++line_;
    column_ = 1;
  } else {
    ++column_;
  }
  ++position_;
}

void Cursor::skip_spaces() {
  while (at(' ') || at('\t') || at('\r')) advance();
}

void Cursor::skip_blank() {
  while (at(' ') || at('\t') || at('\r') || at('\n')) advance();
}

void Cursor::skip_blank_lines() {
  for (Cursor ahead = *this; !at_end(); *this = ahead) {
    ahead.skip_spaces();
    if (!ahead.at_line_end()) return;
    if (!ahead.at_end()) ahead.advance();
  }
}

void Cursor::skip_comments(char sign) {
  for (skip_blank(); at(sign); skip_blank())
    while (!at_line_end()) advance();
}

Expected<void> Cursor::end_line(std::string expected) {
  skip_spaces();
  if (!at_line_end()) return error(std::move(expected));
  if (!at_end()) advance();
  return {};
}

Expected<void> Cursor::take(char c) {
  if (!at(c)) return error(fmt::format("'{}'", c));
  advance();
  return {};
}

bool Cursor::take_text(std::string_view text) {
  if (text_.substr(position_, text.size()) != text) return false;
  position_ += text.size();
  column_ += static_cast<int>(text.size());
  return true;
}

bool Cursor::take_word(std::string_view word) {
  Cursor after = *this;
  if (!after.take_text(word)) return false;
  if (!after.at_line_end() && !after.at(' ') && !after.at('\t') && !after.at('\r')) return false;
  *this = after;
  return true;
}

Expected<int> Cursor::number(const char* what, int low, int high) {
  const auto value =
      long_number(what, static_cast<std::uint64_t>(low), static_cast<std::uint64_t>(high));
  if (!value) return tl::make_unexpected(value.error());
  return static_cast<int>(*value);
}

Expected<std::uint64_t> Cursor::long_number(const char* what, std::uint64_t low,
                                            std::uint64_t high) {
  // Worded when needed only: large boards have millions of numbers.
  const auto expected = [&] { return tr_format("{} from {} to {}", tr(what), low, high); };
  if (!at_digit()) return error(expected());
  const Cursor start = *this;
  std::uint64_t value = 0;
  while (at_digit()) {
    if (value <= high) value = value * 10 + static_cast<std::uint64_t>(peek() - '0');
    advance();
  }
  if (value < low || value > high) {
    std::string_view digits = text_.substr(start.position_, position_ - start.position_);
    constexpr std::size_t kShown = 20;
    return start.error(expected(), digits.size() <= kShown
                                       ? std::string(digits)
                                       : fmt::format("{}...", digits.substr(0, kShown)));
  }
  return value;
}

tl::unexpected<Error> Cursor::error(std::string expected) const {
  return error(std::move(expected), found());
}

tl::unexpected<Error> Cursor::error(std::string expected, std::string found) const {
  return tl::make_unexpected(Error{line_, column_, std::move(expected), std::move(found)});
}

std::string Cursor::found() const {
  if (at_end()) return text_.empty() ? tr("an empty file") : tr("end of file");
  const char c = peek();
  if (c == '\n') return tr("end of line");
  if (c >= ' ' && c <= '~') return fmt::format("'{}'", c);
  const std::string_view character = multibyte_character(text_.substr(position_));
  if (!character.empty()) return fmt::format("'{}'", character);
  return tr_format("byte 0x{:02x}", static_cast<unsigned char>(c));
}

}  // namespace queens
