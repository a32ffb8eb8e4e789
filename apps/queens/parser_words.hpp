// What the parser of command lines says, in the language of messages.
#pragma once

#include <string>

namespace queens::app {

/// A message of the parser, on one line; as it is when nobody has translated one like it.
std::string parser_words(std::string message);

}  // namespace queens::app
