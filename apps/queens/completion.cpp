// queens completion: for the shell's tab key, made from the same definitions as --help.
#include "completion.hpp"

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "output.hpp"

namespace queens::app {

void add_completion(CLI::App& program, ExitCode& /*exit_code: it can only be printed*/) {
  CLI::App& command = *program.add_subcommand(
      "completion", tr("Print what makes a shell complete queens' commands, flags and values"));
  const auto shell = std::make_shared<std::string>();
  command.add_option("SHELL", *shell, tr("bash, zsh or fish"))
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("SHELL");
  add_examples(command, "source <(queens completion bash)",
               "queens completion fish >~/.config/fish/completions/queens.fish");
  command.callback([=, &program] {
    Output output;
    output.write(*shell == "bash"  ? bash_completion(program)
                 : *shell == "zsh" ? zsh_completion(program)
                                   : fish_completion(program));
    output.flush();
  });
}

}  // namespace queens::app
