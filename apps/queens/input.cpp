#include "input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "exit_code.hpp"
#include "queens/text.hpp"
#include "violation_text.hpp"

namespace queens::app {
namespace {

/// No board of bits needs more; a device or pipe without end is noticed soon.
constexpr std::size_t kMaxBoardBytes = std::size_t{1} << 20;

[[noreturn]] void fail(const std::string& source, std::string expected, std::string found) {
  throw Failure(ExitCode::bad, worded(source, {1, 1, std::move(expected), std::move(found)}));
}

/// What the system says of the last call, as the end of a sentence.
std::string system_message() {
  std::string message = std::strerror(errno);
  message[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(message[0])));
  return message;
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
    if (got < 0 && errno == EISDIR) fail(name, "a file", "a directory");
    if (got < 0) fail(name, "a readable file", system_message());
    if (got == 0) return text;
    text.append(chunk, static_cast<std::size_t>(got));
    if (text.size() > max_bytes) fail(name, fmt::format("at most {} bytes", max_bytes), "more");
  }
}

bool is_number(const std::string& argument) {
  return !argument.empty() &&
         std::all_of(argument.begin(), argument.end(), [](char c) { return '0' <= c && c <= '9'; });
}

/// How one kind of board is read.
template <class AnyBoard>
struct Reading {
  int max_side;
  std::size_t max_bytes;
  Expected<AnyBoard> (*read)(std::string_view);
};

constexpr Reading<Board> kReading{Board::kMaxSide, kMaxBoardBytes, read_board};
constexpr Reading<WideBoard> kWideReading{WideBoard::kMaxSide, kMaxTextBytes, read_wide_board};

template <class AnyBoard>
AnyBoard read_argument(const std::string& board_or_side, const Reading<AnyBoard>& reading) {
  if (board_or_side.empty() && isatty(STDIN_FILENO) == 1)
    throw Failure(ExitCode::bad,
                  "queens: expected a board: a number, a file, or - for standard input");
  const std::string argument = board_or_side.empty() ? "-" : board_or_side;
  if (is_number(argument)) {
    const auto side = read_side(argument, reading.max_side);
    if (!side) throw Failure(ExitCode::bad, worded("argument", side.error()));
    return AnyBoard(*side);
  }
  const Source source = read_source(argument, reading.max_bytes);
  auto board = reading.read(source.text);
  if (!board) throw Failure(ExitCode::bad, worded(source.name, board.error()));
  return std::move(*board);
}

void report_conflicts_of_fixed(const Board& board) {
  for (const Violation& conflict : conflicts_of_fixed(board))
    fmt::print(stderr, "queens: no solution: fixed {}\n", worded(conflict, IndexBase::zero));
}

}  // namespace

Source read_source(const std::string& argument, std::size_t max_bytes) {
  const std::string name = argument == "-" ? "standard input" : argument;
  const File file(argument);
  if (file.descriptor() < 0) fail(name, "a readable file", system_message());
  return {name, read_all(file, name, max_bytes)};
}

Board read_board_argument(const std::string& board_or_side) {
  Board board = read_argument(board_or_side, kReading);
  report_conflicts_of_fixed(board);
  return board;
}

WideBoard read_wide_board_argument(const std::string& board_or_side) {
  WideBoard board = read_argument(board_or_side, kWideReading);
  if (board.side() <= Board::kMaxSide) report_conflicts_of_fixed(narrowed(board));
  return board;
}

std::string worded(const std::string& source, const Error& error) {
  return fmt::format("{}:{}:{}: expected {}, found {}", source, error.line, error.column,
                     error.expected, error.found);
}

}  // namespace queens::app
