// The rows of the table of formats; each is defined in the file of its format.
#pragma once

#include "queens/board_text.hpp"
#include "text/cursor.hpp"

namespace queens {

extern const BoardFormat kGridFormat, kMatrixFormat, kPlacementFormat, kLeetcodeFormat, kFenFormat,
    kJsonFormat, kCsvFormat, kLinesFormat, kCsplibFormat, kPycsp3Format, kKattisFormat, kUvaFormat,
    kSquaresFormat;

// Only written.
extern const BoardFormat kCnfFormat, kOpbFormat, kLpFormat, kMinizincFormat, kAspFormat,
    kXcsp3Format, kSvgFormat, kUnicodeFormat;

/// Passes what stands after a board where others may follow. Whether that is the end of the text.
Expected<bool> pass_to_next_board(Cursor& cursor, const BoardFormat& format);

}  // namespace queens
