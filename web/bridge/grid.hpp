// The boards of the page.
#pragma once

#include <cstddef>
#include <string>

#include "call.hpp"
#include "queens/board.hpp"
#include "queens/error.hpp"

namespace queens::web {

/// The page's boards have a side from 1 to this.
inline constexpr int kMaxSide = 20;

/// What a count may use at most, in bytes: a phone has several workers at once.
inline constexpr std::size_t kMemory = std::size_t{64} << 20;

/// A board from a text in the format "grid".
Expected<Board> read_grid(Address text, std::size_t size);

/// The answer that a text is no board: {"refusal": {"line", "column", "message"}}.
Address refuse(const Error& error);
Address refuse(int line, int column, std::string_view message);

/// The answer to a question about a board: `answer_for(board)`, or a refusal.
template <class AnswerFor>
Address on_board(Address text, std::size_t size, const AnswerFor& answer_for) {
  const Expected<Board> board = read_grid(text, size);
  return board ? answer(answer_for(*board)) : refuse(board.error());
}

}  // namespace queens::web
