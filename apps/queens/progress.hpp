// How far a long command is, on standard error.
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "queens/progress.hpp"

namespace queens::app {

/// How far it is at some moment.
struct Standing {
  double work = 0;   ///< in all, as expected, in some unit; 0: nobody knows
  double done = 0;   ///< of it
  double count = 0;  ///< of things done that people count
  std::string unit;  ///< of the count: "nodes"; none when empty
  double of = 0;     ///< how many of them there are in all; 0: nobody knows
};

/// Draws a bar on a terminal, or prints a JSON object for programs, once a second. A command that
/// is over within a second shows none.
class ProgressLine {
 public:
  enum class Form { bar_on_terminal, json };

  /// `standing` is asked on a thread of its own, first after a second: it may take its time.
  /// `before` is how it stood when this began.
  ProgressLine(Form form, std::function<Standing()> standing, Standing before = {});
  /// Of a search, whose work is in `unit`, or in nothing that says something when that is empty.
  ProgressLine(Form form, const Progress& search, const std::string& unit);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  /// Ends the bar's line.
  ~ProgressLine();

 private:
  struct Pace;
  void show_every_second(const std::stop_token& end);
  void show();
  void print_json(const Standing& standing, const Pace& pace) const;
  void draw(const Standing& standing, const Pace& pace);

  Form form_;
  std::function<Standing()> standing_;
  Standing before_;
  double started_;
  bool is_drawn_ = false;
  std::jthread thread_;  ///< shows it
};

/// "1 h 02 min", "35 s".
std::string shown_duration(double seconds);

}  // namespace queens::app
