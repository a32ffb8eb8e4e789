// Boards in the formats of other tools: one table of them, found out from a text, read and written.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queens/error.hpp"
#include "queens/export.hpp"
#include "queens/text.hpp"
#include "queens/wide_board.hpp"

namespace queens {

class Cursor;

/// What is known of a board before it is read.
struct BoardKnown {
  int max_side = WideBoard::kMaxSide;  ///< drawings also end at kMaxDrawnSide
  std::optional<int> side = {};        ///< for texts that need not tell it
  std::optional<IndexBase> base = {};  ///< for the formats that leave it open
  PlacementBy by = PlacementBy::rows;  ///< as is this
};

/// Why a format cannot express a board, as the end of "cannot write fen: ...".
struct Refusal {
  std::string reason;
};
using Written = tl::expected<void, Refusal>;

/// A format of boards. What a text calls queens are fixed ones.
/// Source: docs/formats.md describes each, with its origin and base.
struct BoardFormat {
  std::string_view name;
  std::string_view sign;  ///< what its texts begin with, as a noun phrase

  /// Whether a text begins so; null: only written.
  bool (*fits)(Cursor start);
  /// One board, and nothing after it.
  Expected<WideBoard> (*read)(Cursor& cursor, const BoardKnown& known);
  /// Passes what must or may stand after the last board; null: nothing does.
  Expected<void> (*end)(Cursor& cursor);
  /// Appends the board, or nothing and says why not: it is never changed to fit.
  Written (*append)(std::string& out, const WideBoard& board);
  /// What is written after the last board.
  std::string_view closing = {};
};

/// Appends a board with one queen in each row, or in each column, as the format `placement` does,
/// which leaves open from where numbers count and what they are about.
QUEENS_API Written append_placement(std::string& out, const WideBoard& board, IndexBase base,
                                    PlacementBy by);

/// All formats, those that are read first.
QUEENS_API std::span<const BoardFormat* const> board_formats() noexcept;

/// The format of that name, or null; "board" is a second name of "grid".
QUEENS_API const BoardFormat* board_format_named(std::string_view name) noexcept;

/// The format of a text, and how it was found.
struct FoundFormat {
  struct Other {
    const BoardFormat* format;
    std::optional<Error> error;  ///< none: the same boards
  };
  const BoardFormat* format;
  std::vector<Other> others;  ///< formats whose texts begin the same way
};

struct FoundBoard : FoundFormat {
  WideBoard board;
};

/// Boards, at least one.
struct FoundBoards : FoundFormat {
  std::vector<WideBoard> boards;
};

/// Reads a text that holds one board.
/// `format`: null to find it. All formats whose texts begin like this one are tried; one that reads
///           it is taken, and those that read different boards are an error: nobody should guess.
/// Errors: the first place where the text is wrong; in the format that got farthest, if several
///         were tried.
QUEENS_API Expected<FoundBoard> read_any_board(std::string_view text, const BoardFormat* format,
                                               const BoardKnown& known);

/// Reads a text that holds one board, as above, or several in one format, one after the other; what
/// may stand after a board, as an empty line, may stand between two.
/// Errors: as above.
QUEENS_API Expected<FoundBoards> read_any_boards(std::string_view text, const BoardFormat* format,
                                                 const BoardKnown& known);

}  // namespace queens
