// queens count: how many solutions.
#include "queens/count.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"

namespace queens::app {
namespace {

enum class Counted { solutions, classes };

struct Request {
  std::string board;
  Counted counted = Counted::solutions;
  enum class Form { number, json } form = Form::number;
  enum class Talk { quiet, verbose } talk = Talk::quiet;
  std::string kernel;
  int threads = 0;
  std::uint64_t memory = 0;  ///< bytes; 0 for half of what is free
};

/// Half of the memory that the system calls available, or 1 GiB where it does not say.
std::size_t memory_bytes(std::uint64_t asked) {
  if (asked != 0) return asked;
  std::ifstream meminfo("/proc/meminfo");
  std::string word;
  for (std::uint64_t kib = 0; meminfo >> word;)
    if (word == "MemAvailable:" && meminfo >> kib) return kib * 1024 / 2;
  return std::size_t{1} << 30;
}

Failure worded_failure(CountFailure failure, const Request& request) {
  switch (failure) {
    case CountFailure::unknown_kernel:
    case CountFailure::unusable_kernel:
      return {ExitCode::bad,
              fmt::format("queens: kernel {} cannot count this board here", request.kernel)};
    case CountFailure::stopped:
      return {ExitCode::stopped, "queens: stopped before the count was complete"};
    case CountFailure::overflow:
      break;
  }
  return {ExitCode::bad, "queens: the total does not fit into 128 bits"};
}

/// Solutions alone count as their own classes under the identity.
ClassCount counted(const Board& board, const Request& request) {
  const CountOptions options{request.kernel, request.threads, memory_bytes(request.memory),
                             &stop_on_interrupt()};
  if (request.counted == Counted::classes) {
    const auto classes = count_classes(board, options);
    if (!classes) throw worded_failure(classes.error(), request);
    return *classes;
  }
  const auto all = count(board, options);
  if (!all) throw worded_failure(all.error(), request);
  return {*all, all->solutions, 1};
}

void explain(const Board& board, const ClassCount& result, double seconds) {
  fmt::print(stderr, "board: side {}, {} reserved, {} fixed, keeps {} of 8 symmetries\n",
             board.side(), board.reserved_count(), board.fixed_queens().size(),
             board.symmetries().order());
  fmt::print(stderr, "kernel: {}, about {:.2g} s expected on one thread\n", result.all.kernel,
             result.all.expected_seconds);
  fmt::print(stderr, "plan: {} cases, {} threads\n", result.all.cases, result.all.threads);
  fmt::print(stderr, "time: {:.3f} s\n", seconds);
}

std::string as_json(const Board& board, const ClassCount& result, Counted counted) {
  nlohmann::ordered_json object = {{"side", board.side()},
                                   {"reserved", board.reserved_count()},
                                   {"fixed", board.fixed_queens().size()},
                                   {"solutions", result.all.solutions.to_string()}};
  if (counted == Counted::classes) {
    object["classes"] = result.classes.to_string();
    object["symmetries"] = result.symmetries;
  }
  return object.dump();
}

void run(const Request& request) {
  const Board board = read_board_argument(request.board);
  const auto start = std::chrono::steady_clock::now();
  const ClassCount result = counted(board, request);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  if (request.talk == Request::Talk::verbose) explain(board, result, time.count());
  Output output;
  output.write(request.form == Request::Form::json ? as_json(board, result, request.counted)
                                                   : result.classes.to_string());
  output.write("\n");
  output.flush();
}

}  // namespace

void add_count(CLI::App& program, ExitCode& /*exit_code: a count is always an answer*/) {
  CLI::App& command = *program.add_subcommand("count", "How many solutions a board has");
  const auto request = std::make_shared<Request>();
  add_board(command, request->board);
  command.add_flag_callback(
      "--classes", [=] { request->counted = Counted::classes; },
      "Count solutions up to the symmetries that the board keeps");
  command.add_flag_callback(
      "--json", [=] { request->form = Request::Form::json; },
      "Print one JSON object, numbers of solutions as strings");
  add_threads(command, request->threads);
  command
      .add_option("--kernel", request->kernel,
                  "The counting engine: " + fmt::format("{}", fmt::join(kernel_names(), ", ")) +
                      ";\na family of them (lanes, join); or up-to-avx2, up-to-portable.\n"
                      "Chosen for the board when not given, here or in QUEENS_KERNEL")
      ->envname("QUEENS_KERNEL")
      ->check(CLI::Validator(
          [](const std::string& name) {
            return is_kernel_choice(name)
                       ? std::string()
                       : fmt::format("expected one of {}, a family or up-to-..., found {}",
                                     fmt::join(kernel_names(), ", "), name);
          },
          ""))
      ->type_name("NAME");
  command
      .add_option("--memory", request->memory,
                  "Working memory, as in 2G or 500M (half of what is free when not given)")
      ->transform(size_in_bytes())
      ->type_name("SIZE");
  command.add_flag_callback(
      "--verbose", [=] { request->talk = Request::Talk::verbose; },
      "Tell the plan and the time on standard error");
  add_examples(command, "queens count 8             92",
               "queens count board.txt     the board in a file, '.' open and '*' reserved");
  command.callback([=] { run(*request); });
}

}  // namespace queens::app
