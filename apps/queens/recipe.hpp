// What random boards are to have, as the command line says it.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "queens/generate.hpp"

namespace queens::app {

/// A number of squares, or a share of all.
struct ReservedAmount {
  enum class Unit { squares, millionths } unit = Unit::squares;
  std::uint64_t amount = 0;
};

/// Accepts a number, or a percentage with up to four decimals, as in 20%.
CLI::Validator reserved_amount();

/// Requires a text that reserved_amount() accepts.
ReservedAmount reserved_amount_of(const std::string& text);

/// What --symmetry can be.
struct SymmetryChoice {
  std::string_view name;
  SymmetrySet symmetries;
  std::string_view queens;  ///< why not every number of queens is possible
};

/// The names, for help and the parser.
std::vector<std::string> symmetry_names();

/// Requires one of the names.
const SymmetryChoice& symmetry_named(std::string_view name);

struct RecipeRequest {
  int side = 0;
  ReservedAmount reserved = {};
  std::uint64_t queens = 0;
  const SymmetryChoice* symmetry = nullptr;  ///< null: boards need not be
};

/// Throws Failure where no board can be like that, with the nearest numbers that can. A share of
/// the squares is rounded, and with a symmetry becomes the next lower number that it allows.
BoardRecipe recipe_of(const RecipeRequest& request);

}  // namespace queens::app
