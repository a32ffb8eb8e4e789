#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace queens::app {
namespace {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

constexpr double kEvery = 1;  // seconds

std::string bar(double percent) {
  constexpr int kWidth = 30;
  const int full = static_cast<int>(percent / 100 * kWidth);
  return std::string(static_cast<std::size_t>(full), '#') +
         std::string(static_cast<std::size_t>(kWidth - full), '.');
}

}  // namespace

std::string shown_duration(double seconds) {
  const auto whole = static_cast<long long>(std::ceil(seconds));
  constexpr long long kMinute = 60, kHour = 60 * kMinute, kDay = 24 * kHour;
  if (whole >= kDay) return fmt::format("{} d {:02} h", whole / kDay, whole % kDay / kHour);
  if (whole >= kHour) return fmt::format("{} h {:02} min", whole / kHour, whole % kHour / kMinute);
  if (whole >= kMinute) return fmt::format("{} min {:02} s", whole / kMinute, whole % kMinute);
  return fmt::format("{} s", whole);
}

double percent_done(const LedgerStatus& status) {
  return status.work > 0 ? 100 * status.work_done / status.work : 100;
}

Progress::Progress(Form form)
    : form_(form), is_terminal_(::isatty(STDERR_FILENO) == 1), started_(now()), work_before_(-1) {}

Progress::~Progress() {
  if (is_drawn_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::show(const LedgerStatus& status) {
  if (work_before_ < 0) work_before_ = status.work_done;
  const double time = now();
  if (time - shown_ < kEvery || (form_ == Form::bar_on_terminal && !is_terminal_)) return;
  shown_ = time;
  const double rate = (status.work_done - work_before_) / (time - started_);
  const double left = rate > 0 ? (status.work - status.work_done) / rate : -1;
  const double percent = percent_done(status);
  if (form_ == Form::json) {
    nlohmann::ordered_json line = {{"percent", percent},
                                   {"counted", status.counted},
                                   {"cases", status.cases},
                                   {"seconds", time - started_}};
    line["seconds_left"] = left < 0 ? nlohmann::ordered_json() : nlohmann::ordered_json(left);
    fmt::print(stderr, "{}\n", line.dump());
    return;
  }
  fmt::print(stderr, "\r\x1b[K[{}] {:5.1f} %  {} of {} cases  {} left", bar(percent), percent,
             status.counted, status.cases, left < 0 ? "?" : shown_duration(left));
  std::fflush(stderr);
  is_drawn_ = true;
}

}  // namespace queens::app
