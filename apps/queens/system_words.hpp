// What the system says of a call that failed, in the language of messages.
#pragma once

#include <string>

namespace queens::app {

/// `error` as in errno. What is not often said stays English.
std::string system_words(int error);

}  // namespace queens::app
