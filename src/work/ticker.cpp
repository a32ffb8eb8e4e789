#include "work/ticker.hpp"

#include <chrono>

#include "work/clock.hpp"

namespace queens {

Ticker::Ticker(double seconds, std::function<void()> tick)
    : tick_(std::move(tick)), thread_([this, seconds] { run(seconds); }) {}

Ticker::~Ticker() {
  {
    const std::lock_guard lock(mutex_);
    is_ended_ = true;
  }
  ended_.notify_one();
  thread_.join();
}

void Ticker::run(double seconds) {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, std::chrono::duration<double>(seconds), [&] { return is_ended_; }))
    tick_();
}

void pause(double seconds, const std::function<bool()>& wakes) {
  constexpr auto kNap = std::chrono::milliseconds(50);
  for (const double end = seconds_now() + seconds; seconds_now() < end && !wakes();)
    std::this_thread::sleep_for(kNap);
}

}  // namespace queens
