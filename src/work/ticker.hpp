// Something to do again and again while other work goes on.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace queens {

/// Calls `tick` every so many seconds, on a thread of its own, until it is destroyed.
class Ticker {
 public:
  Ticker(double seconds, std::function<void()> tick);
  ~Ticker();
  Ticker(const Ticker&) = delete;
  Ticker& operator=(const Ticker&) = delete;

 private:
  void run(double seconds);

  std::function<void()> tick_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool is_ended_ = false;
  std::thread thread_;
};

/// Waits so long, or until `wakes` says so, which is asked twenty times a second.
void pause(double seconds, const std::function<bool()>& wakes);

}  // namespace queens
