// Totals become Python's whole numbers, which know no limit.
#pragma once

#include <pybind11/pybind11.h>

#include "queens/total.hpp"

namespace pybind11::detail {

template <>
struct type_caster<queens::Total> {
  PYBIND11_TYPE_CASTER(queens::Total, const_name("int"));

  /// No function takes one.
  bool load(handle /*source*/, bool /*convert*/) { return false; }

  static handle cast(queens::Total total, return_value_policy /*policy*/, handle /*parent*/) {
    if (const auto word = total.as_word()) return PyLong_FromUnsignedLongLong(*word);
    return PyLong_FromString(total.to_string().c_str(), nullptr, 10);
  }
};

}  // namespace pybind11::detail
