// Our JSON: {"side":8,"reserved":[[0,3]],"queens":[[1,4]]}, or the array of columns that the
// program writes of a solution. docs/board.schema.json is the schema.
#include "text/board_formats.hpp"
#include "text/columns.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/members.hpp"

namespace queens {
namespace {

constexpr MemberNames kJsonNames = {"side", "reserved", "queens"};

bool fits_json(Cursor cursor) {
  if (fits_object(cursor, kJsonNames)) return true;
  cursor.skip_spaces();
  if (!cursor.take('[')) return false;
  cursor.skip_blank();
  return cursor.at_digit() || cursor.at(']');
}

Expected<WideBoard> read_json(Cursor& cursor, const BoardKnown& known) {
  cursor.skip_blank();
  if (!cursor.at('[')) return read_object(cursor, kJsonNames, known.max_side);
  return read_column_array(cursor, known).map([&](Columns&& columns) {
    return board_of(std::move(columns));
  });
}

Written append_json(std::string& out, const WideBoard& board) {
  if (const auto listable = check_listable(board); !listable) return listable;
  append_object(out, kJsonNames, board);
  return {};
}

}  // namespace

const BoardFormat kJsonFormat = {
    "json",    tr_later("'{' and \"side\", \"reserved\" or \"queens\", or '[' and a number"),
    fits_json, read_json,
    nullptr,   append_json};

}  // namespace queens
