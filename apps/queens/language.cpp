#include "language.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "base/words.hpp"
#include "exit_code.hpp"

#ifdef QUEENS_LOCALE_DIR
#include <libintl.h>

#include <clocale>
#include <filesystem>
#include <system_error>
#endif

namespace queens::app {
namespace {

constexpr std::array<std::string_view, 2> kLanguages = {"en", "bn"};

/// The language of a locale's name: "bn" of "bn_BD.UTF-8".
std::string_view language_of(std::string_view locale) {
  return locale.substr(0, locale.find_first_of("_.@"));
}

bool is_known(std::string_view language) {
  return std::find(kLanguages.begin(), kLanguages.end(), language) != kLanguages.end();
}

std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// As gettext does it: LANGUAGE is a list of what one would rather read, but for those who asked
/// for the plain locale "C".
std::string_view language_of_environment() {
  std::string_view locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (locale.empty()) locale = variable(name);
  if (locale.empty() || locale == "C" || locale == "POSIX") return "en";
  std::string_view list = variable("LANGUAGE");
  if (list.empty()) list = locale;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(':'), list.size());
    if (const std::string_view language = language_of(list.substr(0, end)); is_known(language))
      return language;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return "en";
}

/// Empty where nothing follows the flag.
std::optional<std::string> take_language(std::vector<std::string>& arguments) {
  constexpr std::string_view kFlag = "--lang", kFlagAndValue = "--lang=";
  std::optional<std::string> language;
  for (auto argument = arguments.begin(); argument != arguments.end() && *argument != "--";) {
    const bool has_value = argument->starts_with(kFlagAndValue);
    if (!has_value && *argument != kFlag) {
      ++argument;
      continue;
    }
    language = has_value ? argument->substr(kFlagAndValue.size()) : "";
    argument = arguments.erase(argument);
    if (has_value || argument == arguments.end()) continue;
    language = *argument;
    argument = arguments.erase(argument);
  }
  return language;
}

#ifdef QUEENS_LOCALE_DIR
constexpr const char* kDomain = "queens";

const char* by_gettext(const char* one, const char* several, unsigned long number) {
  if (*one == '\0') return one;  // a catalogue's own head
  return several == nullptr ? dgettext(kDomain, one) : dngettext(kDomain, one, several, number);
}

/// The locale of the language may not be installed, and in "C" gettext translates nothing: so it is
/// "C.UTF-8", which always is, and LANGUAGE says the rest. Only messages change: numbers keep their
/// digits and their point.
void speak(const std::string& language) {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error || std::setlocale(LC_MESSAGES, "C.UTF-8") == nullptr) return;
  if (::setenv("LANGUAGE", language.c_str(), 1) != 0) return;
  bindtextdomain(kDomain, (program.parent_path() / QUEENS_LOCALE_DIR).c_str());
  bind_textdomain_codeset(kDomain, "UTF-8");
  set_translation(by_gettext);
}
#else
/// A build without gettext.
void speak(const std::string& /*language*/) {}
#endif

}  // namespace

void choose_language(std::vector<std::string>& arguments) {
  const auto asked = take_language(arguments);
  // Whoever asks wrongly is told so in the language of the environment.
  const std::string_view language =
      asked && is_known(*asked) ? std::string_view(*asked) : language_of_environment();
  if (language != "en") speak(std::string(language));
  if (asked && !is_known(*asked))
    refuse(tr_format("--lang expected one of {}, found {}", fmt::join(kLanguages, ", "),
                     asked->empty() ? tr("nothing") : *asked));
}

std::vector<std::string> language_names() { return {kLanguages.begin(), kLanguages.end()}; }

}  // namespace queens::app
