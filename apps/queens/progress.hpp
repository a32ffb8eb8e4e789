// How far a long count is, on standard error.
#pragma once

#include <string>

#include "queens/ledger.hpp"

namespace queens::app {

/// Draws a bar on a terminal, or prints a JSON object a second for programs.
class Progress {
 public:
  enum class Form { bar_on_terminal, json };

  explicit Progress(Form form);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Ends the bar's line.
  ~Progress();

  void show(const LedgerStatus& status);

 private:
  Form form_;
  bool is_terminal_;
  bool is_drawn_ = false;
  double started_;
  double shown_ = 0;    ///< when it was drawn last
  double work_before_;  ///< done when this began, or below 0
};

/// "1 h 02 min", "35 s".
std::string shown_duration(double seconds);

/// The share of the work that is done, in percent.
double percent_done(const LedgerStatus& status);

}  // namespace queens::app
