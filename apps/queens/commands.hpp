// The subcommands: each adds its flags to the program and, when chosen, leaves its exit code.
#pragma once

#include <CLI/CLI.hpp>

#include "exit_code.hpp"

namespace queens::app {

void add_count(CLI::App& program, ExitCode& exit_code);
void add_list(CLI::App& program, ExitCode& exit_code);
void add_find(CLI::App& program, ExitCode& exit_code);
void add_tree(CLI::App& program, ExitCode& exit_code);
void add_check(CLI::App& program, ExitCode& exit_code);
void add_convert(CLI::App& program, ExitCode& exit_code);
void add_generate(CLI::App& program, ExitCode& exit_code);
void add_ledger(CLI::App& program, ExitCode& exit_code);
void add_work(CLI::App& program, ExitCode& exit_code);
void add_check_certificate(CLI::App& program, ExitCode& exit_code);
void add_bench(CLI::App& program, ExitCode& exit_code);
void add_manual(CLI::App& program, ExitCode& exit_code);
void add_completion(CLI::App& program, ExitCode& exit_code);

}  // namespace queens::app
