#include "certificate.hpp"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "input.hpp"
#include "queens/ledger.hpp"

namespace queens::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 1;

Json line_of(const LedgerCase& one) {
  Json line = {{"case", one.id},
               {"board", one.board},
               {"weight", {one.numerator, one.denominator}},
               {"size", one.size}};
  if (!one.is_counted) return line;
  line["solutions"] = std::to_string(one.solutions);
  line["residue"] = one.residue;
  line["kernel"] = one.kernel;
  line["worker"] = one.worker;
  line["seconds"] = one.seconds;
  return line;
}

/// What a line should have held.
struct BadLine {
  std::string expected;
};

template <class T>
T member(const Json& line, const char* name) {
  const auto found = line.find(name);
  if (found == line.end()) throw BadLine{tr_format("a member \"{}\"", name)};
  try {
    return found->get<T>();
  } catch (const Json::exception&) {
    throw BadLine{tr_format("another value of \"{}\"", name)};
  }
}

std::uint64_t number_of(const std::string& digits) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size())
    throw BadLine{tr("a whole number as \"solutions\"")};
  return number;
}

LedgerCase case_of(const Json& line) {
  LedgerCase one;
  one.id = member<std::int64_t>(line, "case");
  one.board = member<std::string>(line, "board");
  const auto weight = member<std::vector<std::uint64_t>>(line, "weight");
  if (weight.size() != 2 || weight[1] == 0 || !Ledger::board_of(one.board))
    throw BadLine{tr("a weight of two numbers, and the name of a board")};
  one.numerator = weight[0];
  one.denominator = weight[1];
  one.size = member<double>(line, "size");
  one.is_counted = line.contains("solutions");
  if (!one.is_counted) return one;
  one.solutions = number_of(member<std::string>(line, "solutions"));
  one.residue = member<std::uint64_t>(line, "residue");
  one.kernel = member<std::string>(line, "kernel");
  one.worker = member<std::string>(line, "worker");
  one.seconds = member<double>(line, "seconds");
  if (one.residue != one.solutions % kResidueModulus)
    throw BadLine{tr("the residue of the solutions")};
  return one;
}

Json parsed(const std::string& text) {
  Json line = Json::parse(text, nullptr, false);
  if (!line.is_object()) throw BadLine{tr("a JSON object")};
  return line;
}

Certificate read(std::istream& text, int& number) {
  std::string line;
  std::getline(text, line);
  number = 1;
  const Json head = parsed(line);
  if (member<int>(head, "certificate") != kVersion) throw BadLine{tr("a certificate of version 1")};
  const auto board = Ledger::board_of(member<std::string>(head, "board"));
  if (!board) throw BadLine{tr("the name of a board")};
  Certificate certificate{*board, {}};
  while (std::getline(text, line)) {
    ++number;
    certificate.cases.push_back(case_of(parsed(line)));
  }
  ++number;
  if (certificate.cases.size() != member<std::size_t>(head, "cases"))
    throw BadLine{tr("as many cases as the first line says")};
  return certificate;
}

}  // namespace

std::string certificate_text(const Certificate& certificate) {
  const Json head = {{"certificate", kVersion},
                     {"board", Ledger::name_of(certificate.board)},
                     {"cases", certificate.cases.size()}};
  std::string text = head.dump() + "\n";
  for (const LedgerCase& one : certificate.cases)
    text += line_of(one).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
  return text;
}

Certificate read_certificate(const std::string& argument) {
  const Source source = read_source(argument, kMaxTextBytes);
  std::istringstream text(source.text);
  int line = 0;
  try {
    return read(text, line);
  } catch (const BadLine& bad) {
    throw Failure(ExitCode::bad, tr_format("{}:{}:1: expected {}, found something else",
                                           source.name, line, bad.expected));
  }
}

}  // namespace queens::app
