// queens convert: a board from one format to another.
#include <fmt/format.h>

#include <cstdlib>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "output.hpp"
#include "queens/board_text.hpp"
#include "series.hpp"

namespace queens::app {
namespace {

struct ConvertRequest {
  std::string board;
  const BoardFormat* to = nullptr;
  BoardKnown known = {};
  Explain explain = Explain::no;
  IndexBase to_base = IndexBase::zero;  ///< of a placement that is written
  PlacementBy to_by = PlacementBy::rows;
};

/// Red reserved squares and yellow queens, for a terminal.
std::string with_colours(const std::string& text) {
  std::string coloured;
  for (std::size_t i = 0; i < text.size();) {
    const auto sign = [&](std::string_view character, std::string_view colour) {
      if (text.compare(i, character.size(), character) != 0) return false;
      coloured += fmt::format("\x1b[{}m{}\x1b[0m", colour, character);
      i += character.size();
      return true;
    };
    if (!sign("▒", "31") && !sign("♛", "1;33")) coloured += text[i++];
  }
  return coloured;
}

void run(const ConvertRequest& request) {
  const bool usual = request.to_base == IndexBase::zero && request.to_by == PlacementBy::rows;
  if (!usual && request.to->name != "placement")
    throw Failure(
        ExitCode::bad,
        tr("queens convert: --to-count-from-1 and --to-by-columns expected --to placement"));
  const WideBoard board = read_board_as_it_is(request.board, request.known, request.explain);
  std::string text = written(board, *request.to, request.to_base, request.to_by);
  text += request.to->closing;
  Output output;
  const bool coloured =
      request.to->name == "unicode" && output.is_terminal() && std::getenv("NO_COLOR") == nullptr;
  output.write(coloured ? with_colours(text) : text);
  output.flush();
}

}  // namespace

void add_convert(CLI::App& program, ExitCode& /*exit_code: a board that is written is an answer*/) {
  CLI::App& command = *program.add_subcommand(
      "convert",
      tr("A board in another format. What a format cannot express is refused with the reason;\n"
         "docs/formats.md describes each format."));
  const auto request = std::make_shared<ConvertRequest>();
  add_board(command, request->board);
  command
      .add_option_function<std::string>(
          "--to", [=](const std::string& name) { request->to = board_format_named(name); },
          wrapped(tr_format("Format to write: {}", writable_format_names())))
      ->required()
      ->check(writable_format())
      ->type_name("FORMAT");
  add_count_from_1(command,
                   tr("Columns in a placement or JSON array count from 1 (found from the\n"
                      "numbers when not given)"),
                   [=] { request->known.base = IndexBase::one; });
  command.add_flag_callback(
      "--by-columns", [=] { request->known.by = PlacementBy::columns; },
      tr("A placement or JSON array that is read has the row of each column instead"));
  command.add_flag_callback(
      "--to-count-from-1", [=] { request->to_base = IndexBase::one; },
      tr("Columns in a placement that is written count from 1"));
  command.add_flag_callback(
      "--to-by-columns", [=] { request->to_by = PlacementBy::columns; },
      tr("A placement that is written has the row of each column instead"));
  command.add_flag_callback(
      "--verbose", [=] { request->explain = Explain::yes; },
      tr("Tell on standard error which format BOARD is in, and why not another"));
  add_examples(command, "queens convert board.txt --to json",
               "queens find 8 --format placement | queens convert --to board");
  command.callback([=] { run(*request); });
}

}  // namespace queens::app
