// Boards one after the other: on standard output, or each in a file of a folder.
#pragma once

#include <cstdint>
#include <string>

#include "output.hpp"
#include "queens/board_text.hpp"

namespace queens::app {

/// The text of one board; a placement counts from `base` and is about `by`. Throws Failure with the
/// reason where the format cannot express the board.
std::string written(const WideBoard& board, const BoardFormat& format,
                    IndexBase base = IndexBase::zero, PlacementBy by = PlacementBy::rows);

/// Writes a series of known length. Everything throws Failure where a file or folder cannot be
/// written.
class SeriesWriter {
 public:
  /// An empty folder stands for standard output; any other is made with the first board.
  SeriesWriter(const BoardFormat& format, std::string folder, std::uint64_t boards);

  /// Throws Failure if the next board's file is there: it would not be overwritten.
  void check_next() const;

  void write(const WideBoard& board);
  /// What is no board of a format, as a puzzle.
  void write_text(const std::string& text);

  /// Call after the last board.
  void end();

 private:
  [[nodiscard]] std::string file_name() const;
  void write_to_stream(const std::string& text);
  void write_to_file(const std::string& text) const;

  const BoardFormat& format_;
  std::string folder_;
  std::uint64_t boards_;
  std::uint64_t written_ = 0;
  Output output_;
};

}  // namespace queens::app
