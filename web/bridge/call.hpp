// How the page and the module talk: text in, text out, through the memory that they share.
//
// The page asks for room for the texts of a question (`question`), writes them there, and calls an
// exported function with each text's address and length. That returns the address of its answer,
// and `answer_size` tells how long it is: JSON, valid until the next call.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// A function that the page calls by its own name.
#define QUEENS_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace queens::web {

/// A text of the question, as the page hands it over.
using Address = const char*;

/// Hands over an answer: its address.
Address answer(std::string text);

}  // namespace queens::web
