#include "text_width.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace queens::app {
namespace {

struct Range {
  std::uint32_t first, last;
};

/// Unicode's nonspacing marks (category Mn) of Bengali and those for Latin, and what joins or parts
/// letters. Other vowels of Bengali (category Mc) take a column, though they are drawn into one.
constexpr std::array kWithoutWidth = {
    Range{0x0300, 0x036F}, Range{0x0981, 0x0981}, Range{0x09BC, 0x09BC}, Range{0x09C1, 0x09C4},
    Range{0x09CD, 0x09CD}, Range{0x09E2, 0x09E3}, Range{0x09FE, 0x09FE}, Range{0x200B, 0x200F},
};

bool has_width(std::uint32_t character) {
  return std::none_of(kWithoutWidth.begin(), kWithoutWidth.end(), [=](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }

}  // namespace

std::size_t text_width(std::string_view text) {
  constexpr std::uint32_t kPayload = 0x3F;
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size();) {
    // The lead's marker stays in front of the bits, but for the short sequences that matter.
    std::uint32_t character = static_cast<unsigned char>(text[i]);
    if ((character & 0xE0U) == 0xC0U) character &= 0x1FU;
    if ((character & 0xF0U) == 0xE0U) character &= 0x0FU;
    for (++i; i < text.size() && continues(text[i]); ++i)
      character = character << 6 | (static_cast<unsigned char>(text[i]) & kPayload);
    if (has_width(character)) ++width;
  }
  return width;
}

}  // namespace queens::app
