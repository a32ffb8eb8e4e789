#include "rule_flag.hpp"

#include <unistd.h>

#include <algorithm>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "queens/puzzle_text.hpp"
#include "violation_text.hpp"

namespace queens::app {
namespace {

constexpr std::size_t kMaxPuzzleBytes = std::size_t{1} << 20;

RuledBoard read_puzzle_argument(const std::string& argument, Explain explain) {
  if (is_board_format_required()) refuse(tr("--rule regions excludes --from FORMAT"));
  if (argument.empty() && isatty(STDIN_FILENO) == 1)
    refuse(tr("expected a puzzle: a file, or - for standard input"));
  if (!argument.empty() && argument.find_first_not_of("0123456789") == std::string::npos)
    refuse(tr_format("--rule regions expected a file with a grid of letters, found {}", argument));
  const Source source = read_source(argument.empty() ? "-" : argument, kMaxPuzzleBytes);
  auto puzzle = read_puzzle(source.text);
  if (!puzzle) throw Failure(ExitCode::bad, worded(source.name, puzzle.error()));
  if (explain == Explain::yes)
    say(tr_format("format: a grid of letters, {} regions\n", puzzle->regions()->count()));
  return std::move(*puzzle);
}

}  // namespace

void add_rule(CLI::App& command, Rule& rule) {
  std::vector<std::string> names;
  names.reserve(kRules.size());
  for (const Rule one : kRules) names.emplace_back(name_of(one));
  command
      .add_option_function<std::string>(
          "--rule", [&rule](const std::string& name) { rule = *rule_named(name); },
          tr("queens (the default), torus (diagonals go on at the opposite border),\n"
             "superqueen (queen and knight), or regions: one queen a row, a column and a\n"
             "region, no two touching; BOARD is a grid of letters, a letter a region"))
      ->check(CLI::IsMember(names))
      ->type_name("NAME");
}

void refuse_under_rule(const CLI::App& command, Rule rule, const std::vector<std::string>& flags) {
  if (rule == Rule::queens) return;
  for (const std::string& flag : flags)
    if (const CLI::Option* option = command.get_option_no_throw(flag);
        option != nullptr && option->count() > 0)
      refuse(tr_format("--rule {} excludes {}", name_of(rule), flag));
}

RuledBoard read_ruled_board_argument(const std::string& board_or_side, Rule rule, Explain explain) {
  const auto read = [&] {
    if (rule == Rule::regions) return read_puzzle_argument(board_or_side, explain);
    const BoardKnown known{.max_side = Board::kMaxSide};
    return RuledBoard(narrowed(read_board_as_it_is(board_or_side, known, explain)), rule);
  };
  RuledBoard board = read();
  for (const Violation& conflict : conflicts_of_fixed(board))
    say(tr_format("queens: no solution: fixed {}\n",
                  worded(conflict, IndexBase::zero, board.regions())));
  return board;
}

}  // namespace queens::app
