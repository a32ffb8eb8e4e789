#include "recipe.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "percentage.hpp"

namespace queens::app {
namespace {

constexpr SymmetrySet set_of(std::initializer_list<Symmetry> symmetries) {
  SymmetrySet set;
  for (const Symmetry symmetry : symmetries) set.add(symmetry);
  return set;
}

constexpr std::array kSymmetryChoices = {
    SymmetryChoice{"half-turn", set_of({Symmetry::half_turn}),
                   tr_later("queens come in twos, but for one in the middle of an odd side")},
    SymmetryChoice{"quarter-turn", set_of({Symmetry::quarter_turn}),
                   tr_later("queens come in fours, but for one in the middle of an odd side")},
    SymmetryChoice{
        "mirror", set_of({Symmetry::mirror}),
        tr_later("a queen attacks its image, but for one in the middle column of an odd side")},
    SymmetryChoice{"diagonal", set_of({Symmetry::transpose}),
                   tr_later("a queen attacks its image, but for one on the diagonal")},
    SymmetryChoice{
        "all", set_of({Symmetry::quarter_turn, Symmetry::mirror}),
        tr_later("a queen attacks its images, but for one in the middle of an odd side")},
};

bool is_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

/// The nearest possible numbers, as in "12 or 14".
std::string nearest(const std::vector<int>& possible, std::uint64_t number) {
  const auto above = std::find_if(possible.begin(), possible.end(), [=](int candidate) {
    return static_cast<std::uint64_t>(candidate) > number;
  });
  if (above == possible.end()) return std::to_string(possible.back());
  return tr_format("{} or {}", *(above - 1), *above);  // 0 is always possible
}

bool contains(const std::vector<int>& possible, std::uint64_t number) {
  return std::find(possible.begin(), possible.end(), number) != possible.end();
}

int checked_queens(const RecipeRequest& request, SymmetrySet symmetries) {
  const std::uint64_t queens = request.queens;
  if (queens > static_cast<std::uint64_t>(request.side))
    refuse(tr_format("expected --queens up to {}, one a row, found {}", request.side, queens));
  const std::vector<int> possible = possible_queens(request.side, symmetries);
  if (!contains(possible, queens))
    refuse(tr_format("--symmetry {} on side {} expected --queens {}, found {}: {}",
                     request.symmetry->name, request.side, nearest(possible, queens), queens,
                     tr(request.symmetry->queens.data())));
  return static_cast<int>(queens);
}

int checked_reserved(const RecipeRequest& request, SymmetrySet symmetries, int queens) {
  const auto squares =
      static_cast<std::uint64_t>(request.side) * static_cast<std::uint64_t>(request.side);
  const bool share = request.reserved.unit == ReservedAmount::Unit::millionths;
  const std::uint64_t reserved =
      share ? (squares * request.reserved.amount + kMillionths / 2) / kMillionths
            : request.reserved.amount;
  const std::uint64_t room = squares - static_cast<std::uint64_t>(queens);
  if (reserved > room)
    refuse(tr_format("expected --reserved up to {} on side {} with --queens {}, found {}", room,
                     request.side, queens, reserved));
  const std::vector<int> possible = possible_reserved(request.side, symmetries, queens);
  if (share) return *(std::upper_bound(possible.begin(), possible.end(), reserved) - 1);
  if (!contains(possible, reserved))
    refuse(tr_format("--symmetry {} on side {} with --queens {} expected --reserved {}, found {}",
                     request.symmetry->name, request.side, queens, nearest(possible, reserved),
                     reserved));
  return static_cast<int>(reserved);
}

}  // namespace

CLI::Validator reserved_amount() {
  return CLI::Validator(
      [](const std::string& text) {
        constexpr std::size_t kMostDigits = 18;
        const bool number = is_digits(text) && text.size() <= kMostDigits;
        return number || millionths_of(text)
                   ? std::string()
                   : tr_format(
                         "expected a number of squares, or 0% to 100% with up to four decimals, "
                         "found {}",
                         text);
      },
      "");
}

ReservedAmount reserved_amount_of(const std::string& text) {
  if (const auto millionths = millionths_of(text))
    return {ReservedAmount::Unit::millionths, *millionths};
  return {ReservedAmount::Unit::squares, std::stoull(text)};
}

std::vector<std::string> symmetry_names() {
  std::vector<std::string> names;
  names.reserve(kSymmetryChoices.size());
  for (const SymmetryChoice& choice : kSymmetryChoices) names.emplace_back(choice.name);
  return names;
}

const SymmetryChoice& symmetry_named(std::string_view name) {
  return *std::find_if(kSymmetryChoices.begin(), kSymmetryChoices.end(),
                       [=](const SymmetryChoice& choice) { return choice.name == name; });
}

BoardRecipe recipe_of(const RecipeRequest& request) {
  BoardRecipe recipe{.side = request.side};
  if (request.symmetry != nullptr) recipe.symmetries = request.symmetry->symmetries;
  recipe.queens = checked_queens(request, recipe.symmetries);
  recipe.reserved = checked_reserved(request, recipe.symmetries, recipe.queens);
  return recipe;
}

}  // namespace queens::app
