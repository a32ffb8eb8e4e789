#include "queens/translate.hpp"

namespace queens {
namespace {

Translate chosen = nullptr;

}  // namespace

void set_translation(Translate translate) noexcept { chosen = translate; }

const char* translation(const char* one, const char* several, unsigned long number) noexcept {
  if (chosen != nullptr) return chosen(one, several, number);
  return several == nullptr || number == 1 ? one : several;
}

}  // namespace queens
