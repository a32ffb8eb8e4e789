#include "call.hpp"

#include <utility>

namespace queens::web {
namespace {

std::string asked;
std::string answered;

}  // namespace

Address answer(std::string text) {
  answered = std::move(text);
  return answered.data();
}

QUEENS_EXPORT(question) char* question(std::size_t size) {
  asked.resize(size);
  return asked.data();
}

QUEENS_EXPORT(answer_size) std::size_t answer_size() { return answered.size(); }

}  // namespace queens::web
