// Standard output, buffered, and files, with every failure noticed.
#pragma once

#include <string>
#include <string_view>

namespace queens::app {

/// Whoever read our output has closed it: nothing is wrong, and there is nothing left to do.
struct OutputClosed {};

/// The answer goes through one of these; everything else goes to standard error.
/// Writing throws OutputClosed, or Failure when the device refuses.
class Output {
 public:
  Output();

  void write(std::string_view text);
  /// Call before the end: the destructor does not write.
  void flush();

  [[nodiscard]] bool is_terminal() const { return is_terminal_; }

 private:
  static void write_through(std::string_view rest);

  std::string buffer_;
  bool is_terminal_;
};

/// A new file, or another text in an old one; throws Failure when it cannot be written.
void write_file(const std::string& name, const std::string& text);

/// On standard error. Whoever reads it may have gone: no reason to end a command.
void say(const std::string& text);

}  // namespace queens::app
