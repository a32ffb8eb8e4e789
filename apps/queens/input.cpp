#include "input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <utility>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "output.hpp"
#include "queens/text.hpp"
#include "system_words.hpp"
#include "violation_text.hpp"

namespace queens::app {
namespace {

/// No board of bits needs more; a device or pipe without end is noticed soon.
constexpr std::size_t kMaxBoardBytes = std::size_t{1} << 20;

[[noreturn]] void fail(const std::string& source, std::string expected, std::string found) {
  throw Failure(ExitCode::bad, worded(source, {1, 1, std::move(expected), std::move(found)}));
}

/// What the system says of the last call ends the sentence.
[[noreturn]] void fail_to_read(const std::string& source) {
  std::string reason = system_words(errno);
  reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
  throw Failure(ExitCode::bad,
                tr_format("{}:1:1: expected a readable file, found {}", source, reason));
}

/// An open file that closes itself; standard input stays open.
class File {
 public:
  explicit File(const std::string& argument)
      : descriptor_(argument == "-" ? STDIN_FILENO : ::open(argument.c_str(), O_RDONLY)) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
  }
  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

std::string read_all(const File& file, const std::string& name, std::size_t max_bytes) {
  std::string text;
  char chunk[1 << 16];
  struct stat status {};
  if (::fstat(file.descriptor(), &status) == 0 && S_ISREG(status.st_mode))
    text.reserve(std::min(static_cast<std::size_t>(status.st_size), max_bytes) + sizeof chunk);
  while (true) {
    const ssize_t got = ::read(file.descriptor(), chunk, sizeof chunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EISDIR) fail(name, tr("a file"), tr("a directory"));
    if (got < 0) fail_to_read(name);
    if (got == 0) return text;
    text.append(chunk, static_cast<std::size_t>(got));
    if (text.size() > max_bytes) fail(name, tr_format("at most {} bytes", max_bytes), tr("more"));
  }
}

bool is_number(const std::string& argument) {
  return !argument.empty() &&
         std::all_of(argument.begin(), argument.end(), [](char c) { return '0' <= c && c <= '9'; });
}

const BoardFormat* required_format = nullptr;  // see require_board_format

void explain_format(const Source& source, const FoundFormat& found) {
  if (required_format != nullptr) return;
  say(tr_format("format: {}, as {} begins with {}\n", found.format->name, source.name,
                tr(found.format->sign.data())));
  for (const auto& other : found.others)
    say(tr_format(
        "not {}: {}\n", other.format->name,
        other.error ? worded(source.name, *other.error) : tr("it would be the same board")));
}

using ReadBoards = Expected<FoundBoards>(std::string_view text, const BoardFormat* format,
                                         const BoardKnown& known);

Expected<FoundBoards> read_one(std::string_view text, const BoardFormat* format,
                               const BoardKnown& known) {
  return read_any_board(text, format, known).map([](FoundBoard&& found) {
    std::vector<WideBoard> only;
    only.push_back(std::move(found.board));
    return FoundBoards{std::move(found), std::move(only)};
  });
}

FoundBoards read_argument(const std::string& board_or_side, const BoardKnown& known,
                          std::size_t max_bytes, Explain explain, ReadBoards* read = read_one) {
  if (board_or_side.empty() && isatty(STDIN_FILENO) == 1)
    refuse(tr("expected a board: a number, a file, or - for standard input"));
  const std::string argument = board_or_side.empty() ? "-" : board_or_side;
  if (is_number(argument)) {
    const auto side = read_side(argument, known.max_side);
    if (!side) throw Failure(ExitCode::bad, worded(tr("argument"), side.error()));
    return {{nullptr, {}}, {WideBoard(*side)}};
  }
  const Source source = read_source(argument, max_bytes);
  auto found = read(source.text, required_format, known);
  if (!found) throw Failure(ExitCode::bad, worded(source.name, found.error()));
  if (explain == Explain::yes) explain_format(source, *found);
  return std::move(*found);
}

void report_conflicts_of_fixed(const WideBoard& board) {
  if (board.side() > Board::kMaxSide) return;
  for (const Violation& conflict : conflicts_of_fixed(narrowed(board)))
    say(tr_format("queens: no solution: fixed {}\n", worded(conflict, IndexBase::zero)));
}

}  // namespace

Source read_source(const std::string& argument, std::size_t max_bytes) {
  const std::string name = argument == "-" ? tr("standard input") : argument;
  const File file(argument);
  if (file.descriptor() < 0) fail_to_read(name);
  return {name, read_all(file, name, max_bytes)};
}

void require_board_format(const BoardFormat* format) { required_format = format; }

bool is_board_format_required() { return required_format != nullptr; }

Board read_board_argument(const std::string& board_or_side, Explain explain) {
  const BoardKnown known{.max_side = Board::kMaxSide};
  const FoundBoards found = read_argument(board_or_side, known, kMaxBoardBytes, explain);
  report_conflicts_of_fixed(found.boards.front());
  return narrowed(found.boards.front());
}

WideBoard read_wide_board_argument(const std::string& board_or_side, Explain explain) {
  WideBoard board = read_board_as_it_is(board_or_side, {}, explain);
  report_conflicts_of_fixed(board);
  return board;
}

FoundBoards read_boards_argument(const std::string& board_or_side, Explain explain) {
  FoundBoards found = read_argument(board_or_side, {}, kMaxTextBytes, explain, read_any_boards);
  for (const WideBoard& board : found.boards) report_conflicts_of_fixed(board);
  return found;
}

WideBoard read_board_as_it_is(const std::string& board_or_side, const BoardKnown& known,
                              Explain explain) {
  return std::move(read_argument(board_or_side, known, kMaxTextBytes, explain).boards.front());
}

std::string worded(const std::string& source, const Error& error) {
  return tr_format("{}:{}:{}: expected {}, found {}", source, error.line, error.column,
                   error.expected, error.found);
}

}  // namespace queens::app
