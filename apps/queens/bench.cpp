// queens bench: which kernels run here, and how fast.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <optional>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "queens/count.hpp"
#include "table.hpp"
#include "textbook.hpp"

namespace queens::app {
namespace {

constexpr int kSmallest = 8;
constexpr int kLargest = 20;
constexpr int kRuns = 3;

struct BenchRequest {
  int side = 15;
};

/// The median of some runs in milliseconds; empty if one could not be made.
std::optional<double> median_ms(const std::function<bool()>& run) {
  std::array<double, kRuns> times{};
  for (double& time : times) {
    const auto start = std::chrono::steady_clock::now();
    if (!run()) return std::nullopt;
    time =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  }
  std::sort(times.begin(), times.end());
  return times[kRuns / 2];
}

/// Time and speed-up of one engine.
std::vector<std::string> row(const std::string& name, std::optional<double> ms, double textbook) {
  if (!ms) return {name, tr("not here"), ""};
  return {name, fmt::format("{:.2f}", *ms), fmt::format("{:.1f}", textbook / *ms)};
}

void run(const BenchRequest& request) {
  const Board board(request.side);
  const Stop& stop = stop_on_interrupt();
  std::uint64_t expected = 0;
  const double textbook = *median_ms([&] {
    expected = bench::count_by_textbook(request.side);
    return true;
  });
  Table table({tr("kernel"), tr("milliseconds"), tr("times the textbook")});
  table.add_row(row(tr("textbook"), textbook, textbook));
  for (const std::string& kernel : kernel_names()) {
    const auto ms = median_ms([&] {
      const auto counted = count(board, {.kernel = kernel, .threads = 1, .stop = &stop});
      if (stop.requested()) throw Failure(ExitCode::stopped, tr("queens: stopped"));
      if (counted && counted->solutions != Total(expected))
        refuse(tr_format("kernel {} gives a wrong total", kernel));
      return counted.has_value();
    });
    table.add_row(row(kernel, ms, textbook));
  }
  Output output;
  output.write(tr_format("the empty board of side {}, one thread, medians of {} runs\n\n",
                         request.side, kRuns));
  output.write(table.to_string());
  output.flush();
}

}  // namespace

void add_bench(CLI::App& program, ExitCode& /*exit_code: a measurement is always an answer*/) {
  CLI::App& command = *program.add_subcommand(
      "bench",
      tr("Which counting kernels run on this processor, and how fast: against a textbook's\n"
         "solver with one bit a column and mirror symmetry, on the empty board"));
  const auto request = std::make_shared<BenchRequest>();
  command
      .add_option("N", request->side,
                  tr_format("The side of the board, {} to {} (15 when not given; 16 takes about\n"
                            "a minute, 18 an hour)",
                            kSmallest, kLargest))
      ->check(CLI::Range(kSmallest, kLargest))
      ->type_name("");
  add_examples(command, tr("queens bench        a few seconds"), "queens bench 16");
  command.callback([=] { run(*request); });
}

}  // namespace queens::app
