#include "parser_words.hpp"

#include <fmt/args.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "base/words.hpp"

namespace queens::app {
namespace {

/// The parser gives finished English sentences: these are the ones that a command line can cause,
/// with {} for what differs. The first that fits is taken.
constexpr std::array kParserMessages = {
    tr_later("The following argument was not expected: {}"),
    tr_later("The following arguments were not expected: {}"),
    tr_later("{}: Value {} not in range {} to {}"),
    tr_later("{}: {} required {} missing"),
    tr_later("{}: At least {} required but received {}"),
    tr_later("{}: At Most {} required but received {}"),
    tr_later("{}: too many inputs for a flag"),
    tr_later("{}: {} not in {}"),
    tr_later("Could not convert: {} = {}"),
    tr_later("{} was given a disallowed flag override"),
    tr_later("{} requires {}"),
    tr_later("{} excludes {}"),
    tr_later("{} is required"),
};

/// A subcommand stands in the same sentence as an option.
constexpr const char* kSubcommand = tr_later("A subcommand");

constexpr std::string_view kHole = "{}";

/// What stands in `message` where `pattern` has {}, as short as it can be; none if it is not such a
/// message.
std::optional<std::vector<std::string>> filled_in(std::string_view pattern,
                                                  std::string_view message) {
  std::vector<std::string> parts;
  const std::size_t begin = std::min(pattern.find(kHole), pattern.size());
  if (message.substr(0, begin) != pattern.substr(0, begin)) return std::nullopt;
  message.remove_prefix(begin);
  pattern.remove_prefix(begin);
  while (!pattern.empty()) {
    pattern.remove_prefix(kHole.size());
    const std::string_view after = pattern.substr(0, std::min(pattern.find(kHole), pattern.size()));
    pattern.remove_prefix(after.size());
    const bool is_last = pattern.empty();
    if (is_last && !message.ends_with(after)) return std::nullopt;
    const std::size_t end = is_last ? message.size() - after.size() : message.find(after);
    if (end == message.npos) return std::nullopt;
    parts.emplace_back(message.substr(0, end));
    message.remove_prefix(end + after.size());
  }
  return parts;
}

/// "K" of "K:INT in [1 - 1024]": the name of a value comes with what it may be.
std::string without_range(const std::string& part) {
  const std::size_t end = part.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ/|%");
  return end != 0 && end != part.npos && part[end] == ':' ? part.substr(0, end) : part;
}

std::string filled(const char* words, const std::vector<std::string>& parts) {
  fmt::dynamic_format_arg_store<fmt::format_context> arguments;
  for (const std::string& part : parts)
    arguments.push_back(part == kSubcommand ? tr(kSubcommand) : without_range(part));
  return fmt::vformat(words, arguments);
}

}  // namespace

std::string parser_words(std::string message) {
  for (char& c : message)
    if (c == '\n' || c == '\r') c = ' ';
  for (const char* pattern : kParserMessages)
    if (const auto parts = filled_in(pattern, message)) return filled(tr(pattern), *parts);
  return message;
}

}  // namespace queens::app
