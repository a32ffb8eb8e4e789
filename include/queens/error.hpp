// Bad input is a value with a place. The library never prints and never exits.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace queens {

/// What a text should have held at some place, and what it holds instead.
/// Unit:   `line` and `column` count from 1, columns in bytes of the line.
/// Words:  `expected` and `found` are noun phrases ("'.', '*' or 'Q'", "'x'"), in English unless
///         translate.hpp has another language.
struct Error {
  int line = 1;
  int column = 1;
  std::string expected;
  std::string found;
};

template <class T>
using Expected = tl::expected<T, Error>;

}  // namespace queens
