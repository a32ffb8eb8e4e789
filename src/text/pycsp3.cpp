// The data of PyCSP3's blocked queens: {"n":8,"blocks":[[0,3]]}, from 0.
#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/members.hpp"

namespace queens {
namespace {

constexpr MemberNames kNames = {"n", "blocks", ""};

bool fits(Cursor cursor) { return fits_object(cursor, kNames); }

Expected<WideBoard> read(Cursor& cursor, const BoardKnown& known) {
  return read_object(cursor, kNames, known.max_side);
}

Written append(std::string& out, const WideBoard& board) {
  if (const auto without = check_no_queens(board); !without) return without;
  if (const auto listable = check_listable(board); !listable) return listable;
  append_object(out, kNames, board);
  return {};
}

}  // namespace

const BoardFormat kPycsp3Format = {"pycsp3", "'{' and \"n\" or \"blocks\"", fits, read, nullptr,
                                   append};

}  // namespace queens
