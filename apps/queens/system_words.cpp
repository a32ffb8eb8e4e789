#include "system_words.hpp"

#include <array>
#include <cstring>
#include <string_view>

#include "base/words.hpp"

namespace queens::app {
namespace {

constexpr std::array kOftenSaid = {
    tr_later("No such file or directory"),
    tr_later("Permission denied"),
    tr_later("Is a directory"),
    tr_later("Not a directory"),
    tr_later("File exists"),
    tr_later("File name too long"),
    tr_later("Read-only file system"),
    tr_later("No space left on device"),
    tr_later("Input/output error"),
    tr_later("Bad file descriptor"),
};

}  // namespace

std::string system_words(int error) {
  const std::string_view english = std::strerror(error);
  for (const char* words : kOftenSaid)
    if (english == words) return tr(words);
  return std::string(english);
}

}  // namespace queens::app
