#include "progress.hpp"
#include "base/words.hpp"
#include "output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>

namespace queens::app {
namespace {

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Expectations are estimates, so that only the end is 100 %.
std::optional<double> percent_of(const Standing& standing) {
  constexpr double kMost = 99.9;
  if (standing.work <= 0) return std::nullopt;
  return std::min(100 * standing.done / standing.work, kMost);
}

std::string bar(double percent) {
  constexpr int kWidth = 24;
  const int full = static_cast<int>(percent / 100 * kWidth);
  return std::string(static_cast<std::size_t>(full), '#') +
         std::string(static_cast<std::size_t>(kWidth - full), '.');
}

/// "1234", "5.68e+10".
std::string shown_count(double count) {
  constexpr double kMostWritten = 1e6;
  return count < kMostWritten ? fmt::format("{:.0f}", count) : fmt::format("{:.2e}", count);
}

}  // namespace

std::string shown_duration(double seconds) {
  const auto whole = static_cast<long long>(std::ceil(seconds));
  constexpr long long kMinute = 60, kHour = 60 * kMinute, kDay = 24 * kHour;
  if (whole >= kDay) return tr_format("{} d {:02} h", whole / kDay, whole % kDay / kHour);
  if (whole >= kHour) return tr_format("{} h {:02} min", whole / kHour, whole % kHour / kMinute);
  if (whole >= kMinute) return tr_format("{} min {:02} s", whole / kMinute, whole % kMinute);
  return tr_format("{} s", whole);
}

/// How fast it has gone since this began.
struct ProgressLine::Pace {
  double seconds;
  double counted;                      ///< a second
  double percent;                      ///< a second
  std::optional<double> seconds_left;  ///< none where nobody knows
};

ProgressLine::ProgressLine(Form form, std::function<Standing()> standing, Standing before)
    : form_(form),
      standing_(std::move(standing)),
      before_(std::move(before)),
      started_(seconds_now()),
      thread_([this](const std::stop_token& end) { show_every_second(end); }) {}

ProgressLine::ProgressLine(Form form, const Progress& search, const std::string& unit)
    : ProgressLine(form, [&search, unit]() -> Standing {
        return {search.expected(), search.done(), unit.empty() ? 0 : search.done(), unit};
      }) {}

ProgressLine::~ProgressLine() {
  thread_.request_stop();
  thread_.join();
  if (is_drawn_) say("\r\x1b[K");
}

void ProgressLine::show_every_second(const std::stop_token& end) {
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any never;
  const auto is_over = [&] { return end.stop_requested(); };
  while (!never.wait_for(lock, end, std::chrono::seconds(1), is_over)) show();
}

void ProgressLine::show() {
  if (form_ == Form::bar_on_terminal && ::isatty(STDERR_FILENO) == 0) return;
  const Standing standing = standing_();
  const double seconds = seconds_now() - started_;
  const double rate = (standing.done - before_.done) / seconds;
  Pace pace{seconds, (standing.count - before_.count) / seconds,
            standing.work > 0 ? 100 * rate / standing.work : 0, std::nullopt};
  if (standing.work > 0 && rate > 0)
    pace.seconds_left = std::max(standing.work - standing.done, 0.0) / rate;
  if (form_ == Form::json)
    print_json(standing, pace);
  else
    draw(standing, pace);
}

void ProgressLine::print_json(const Standing& standing, const Pace& pace) const {
  const auto percent = percent_of(standing);
  nlohmann::ordered_json line;
  line["percent"] = percent ? nlohmann::ordered_json(*percent) : nlohmann::ordered_json();
  if (!standing.unit.empty()) {
    line[standing.unit] = standing.count;
    if (standing.of > 0) line["of"] = standing.of;
    line["per_second"] = pace.counted;
  }
  line["seconds"] = pace.seconds;
  line["seconds_left"] =
      pace.seconds_left ? nlohmann::ordered_json(*pace.seconds_left) : nlohmann::ordered_json();
  say(line.dump() + "\n");
}

void ProgressLine::draw(const Standing& standing, const Pace& pace) {
  std::string line;
  if (const auto percent = percent_of(standing))
    line += fmt::format("[{}] {:.1f} %  ", bar(*percent), *percent);
  if (standing.unit.empty() && pace.seconds_left)
    line += tr_format("{:.2g} % a second  ", pace.percent);
  const char* const unit = tr(standing.unit.c_str());
  if (standing.of > 0)
    line += tr_format("{} of {} {}, {:.3g} a second  ", shown_count(standing.count),
                      shown_count(standing.of), unit, pace.counted);
  else if (!standing.unit.empty())
    line += tr_format("{} {}, {:.3g} a second  ", shown_count(standing.count), unit, pace.counted);
  line += pace.seconds_left ? tr_format("{} left", shown_duration(*pace.seconds_left))
                            : tr_format("{} so far", shown_duration(pace.seconds));
  say("\r\x1b[K" + line);
  is_drawn_ = true;
}

}  // namespace queens::app
