#include "tree/picture/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace queens {

std::string escape_xml(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  }
  return out;
}

void begin_svg(std::string& out, double width, double height, std::string_view title,
               std::string_view description) {
  fmt::format_to(std::back_inserter(out),
                 R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0:.0f} {1:.0f}" )svg"
                 R"svg(role="img" font-family="sans-serif">
<title>{2}</title>
<desc>{3}</desc>
<rect width="{0:.0f}" height="{1:.0f}" fill="#ffffff"/>
)svg",
                 width, height, escape_xml(title), escape_xml(description));
}

double text_width(std::string_view text, double font_size) {
  constexpr double kMeanWidth = 0.64;  // of a letter, in font sizes
  const auto letters = std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;  // but what continues one in UTF-8
  });
  return kMeanWidth * font_size * static_cast<double>(letters);
}

double fitting_font_size(std::string_view text, double wanted, double width) {
  const double natural = text_width(text, wanted);
  return natural <= width ? wanted : wanted * width / natural;
}

}  // namespace queens
