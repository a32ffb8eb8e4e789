// queens tree --trace: the search step by step, printed or one step a key.
#include <fmt/format.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "trace_steps.hpp"
#include "tree_request.hpp"

namespace queens::app {
namespace {

/// Has the terminal give every key at once and unseen, as long as it lives.
class Keys {
 public:
  Keys() {
    tcgetattr(STDIN_FILENO, &before_);
    termios each_key = before_;
    each_key.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    tcsetattr(STDIN_FILENO, TCSANOW, &each_key);
  }
  ~Keys() { tcsetattr(STDIN_FILENO, TCSANOW, &before_); }
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;

  /// Waits for a key; false for q, the end of input, or a stop.
  static bool wants_more(const Stop& stop) {
    constexpr int kMilliseconds = 50;  // how long a stop can go unnoticed
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    while (!stop.requested()) {
      if (::poll(&input, 1, kMilliseconds) <= 0) continue;
      char key = 'q';
      return ::read(STDIN_FILENO, &key, 1) == 1 && key != 'q' && key != 'Q';
    }
    return false;
  }

 private:
  termios before_ = {};
};

void step_by_key(TreeWalk& walk) {
  const Stop& stop = stop_on_interrupt();
  Output output;
  if (isatty(STDIN_FILENO) != 1 || !output.is_terminal())
    refuse(tr("--step waits for keys: expected a terminal"));
  const Keys keys;
  int number = 0;
  for_each_step(walk, [&](const Step& step) {
    output.write("\x1b[H\x1b[2J" +
                 tr_format("step {}, {} checks: {}\n\n{}\nany key: go on   q: end\n", ++number,
                           step.checks, worded(step, walk), drawn(walk.board(), step.queens)));
    output.flush();
    return Keys::wants_more(stop);
  });
}

}  // namespace

void trace(const Subject& subject, const TreeRequest& request) {
  const Stop& stop = stop_on_interrupt();
  TreeWalk walk(subject.board, strategies_of(request, subject.board.side()).front());
  if (request.steps == TreeRequest::Steps::by_key) return step_by_key(walk);
  Output output;
  for_each_step(walk, [&](const Step& step) {
    output.write(request.steps == TreeRequest::Steps::json_lines ? as_json_line(step, walk)
                                                                 : worded(step, walk) + "\n");
    return !stop.requested();
  });
  output.flush();
  if (stop.requested())
    throw Failure(ExitCode::stopped, tr("queens: stopped before the last step"));
}

}  // namespace queens::app
