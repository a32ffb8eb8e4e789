// Rows of named values, written as a table for people, or as CSV or JSON for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "queens/total.hpp"
#include "table.hpp"

namespace queens::app {

enum class Form { table, csv, json };

/// What a column is called; left out of the form whose name is empty.
struct Field {
  std::string heading;
  std::string csv;
  std::string json;
};

struct Cell {
  std::string shown;             ///< in the table
  nlohmann::ordered_json value;  ///< in JSON
  /// In CSV; when empty, the value: strings without quotes, arrays with spaces between, null as
  /// nothing.
  std::string csv = {};
};

/// A number that may not fit a double: a string in JSON.
Cell total_cell(const std::string& number, Digits digits);
Cell total_cell(Total number, Digits digits);
Cell number_cell(int number);
Cell text_cell(const std::string& text);

class Report {
 public:
  /// `rows` is what JSON calls the rows.
  Report(std::string rows, std::vector<Field> fields);

  /// Requires one cell a field.
  void add_row(std::vector<Cell> cells);

  [[nodiscard]] std::string to_string(Form form) const;

 private:
  [[nodiscard]] std::string as_table() const;
  [[nodiscard]] std::string as_csv() const;
  [[nodiscard]] std::string as_json() const;

  std::string name_;
  std::vector<Field> fields_;
  std::vector<std::vector<Cell>> rows_;
};

}  // namespace queens::app
