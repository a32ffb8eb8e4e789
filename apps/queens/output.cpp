#include "output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "system_words.hpp"

namespace queens::app {
namespace {

constexpr std::size_t kBufferSize = std::size_t{64} << 10;

}  // namespace

Output::Output() : is_terminal_(isatty(STDOUT_FILENO) == 1) {}

void Output::write(std::string_view text) {
  if (text.size() >= kBufferSize) {  // not worth a copy
    flush();
    return write_through(text);
  }
  buffer_ += text;
  if (is_terminal_ || buffer_.size() >= kBufferSize) flush();
}

void Output::flush() {
  write_through(buffer_);
  buffer_.clear();
}

void Output::write_through(std::string_view rest) {
  while (!rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
      continue;
    }
    if (errno == EINTR) continue;
    if (errno == EPIPE) throw OutputClosed{};
    throw Failure(ExitCode::bad,
                  tr_format("queens: cannot write the answer: {}", system_words(errno)));
  }
}

void write_file(const std::string& name, const std::string& text) {
  std::ofstream file(name);
  file << text;
  if (!file.flush()) refuse(tr_format("cannot write {}", name));
}

void say(const std::string& text) { (void)std::fputs(text.c_str(), stderr); }

}  // namespace queens::app
