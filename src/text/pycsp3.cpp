// The data of PyCSP3's blocked queens: {"n":8,"blocks":[[0,3]]}, from 0.
#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/members.hpp"

namespace queens {
namespace {

constexpr MemberNames kPycsp3Names = {"n", "blocks", ""};

bool fits_pycsp3(Cursor cursor) { return fits_object(cursor, kPycsp3Names); }

Expected<WideBoard> read_pycsp3(Cursor& cursor, const BoardKnown& known) {
  return read_object(cursor, kPycsp3Names, known.max_side);
}

Written append_pycsp3(std::string& out, const WideBoard& board) {
  if (const auto without = check_no_queens(board); !without) return without;
  if (const auto listable = check_listable(board); !listable) return listable;
  append_object(out, kPycsp3Names, board);
  return {};
}

}  // namespace

const BoardFormat kPycsp3Format = {"pycsp3",    tr_later("'{' and \"n\" or \"blocks\""),
                                   fits_pycsp3, read_pycsp3,
                                   nullptr,     append_pycsp3};

}  // namespace queens
