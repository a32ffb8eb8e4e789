// The language of messages: English, unless whoever uses the library brings another.
#pragma once

#include "queens/export.hpp"

namespace queens {

/// Gives a text of the library in another language, as a catalogue of gettext does.
/// Shape:  `one` as it stands in the sources, and `several` if it depends on `number`, else null;
///         what stands in braces is filled in later, and must stand in the answer as well.
/// Errors: what it does not know it gives back: `one`, or `several` if the number is not 1.
using Translate = const char* (*)(const char* one, const char* several, unsigned long number);

/// Has what readers expect and find, why a format refuses a board and what is wrong with a ledger
/// be told in another language; null: in English again. Not while another thread calls the library.
QUEENS_API void set_translation(Translate translate) noexcept;

/// A text in the language that was set, by the rules above.
QUEENS_API const char* translation(const char* one, const char* several = nullptr,
                                   unsigned long number = 1) noexcept;

}  // namespace queens
