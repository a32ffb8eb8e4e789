// The language of the command line: English or Bengali.
#pragma once

#include <string>
#include <vector>

namespace queens::app {

/// Has all texts from now on be in the language that --lang asks for, else in that of LANGUAGE,
/// LC_ALL, LC_MESSAGES or LANG; and takes --lang out of the arguments, wherever it stands.
/// `arguments`: without the program's name. Throws Failure.
void choose_language(std::vector<std::string>& arguments);

/// What --lang takes.
std::vector<std::string> language_names();

}  // namespace queens::app
