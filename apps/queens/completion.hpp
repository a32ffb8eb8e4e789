// What a shell is told so that the tab key knows our commands, flags and their values.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace queens::app {

/// A script for the shell to read; it asks nothing of the program when the key is pressed.
std::string bash_completion(const CLI::App& program);
std::string zsh_completion(const CLI::App& program);
std::string fish_completion(const CLI::App& program);

}  // namespace queens::app
