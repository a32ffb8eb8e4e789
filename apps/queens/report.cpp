#include "report.hpp"

#include <fmt/format.h>

#include "base/words.hpp"

namespace queens::app {
namespace {

using Json = nlohmann::ordered_json;

std::string csv_text(const Json& value) {
  if (value.is_null()) return "";
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  std::string joined;
  for (const Json& element : value)
    joined.append(joined.empty() ? "" : " ").append(csv_text(element));
  return joined;
}

}  // namespace

Cell total_cell(const std::string& number, Digits digits) {
  return {shown(number, digits), number};
}

Cell total_cell(Total number, Digits digits) { return total_cell(number.to_string(), digits); }
Cell number_cell(int number) { return {std::to_string(number), number}; }
Cell text_cell(const std::string& text) { return {text, text}; }

Report::Report(std::string rows, std::vector<Field> fields)
    : name_(std::move(rows)), fields_(std::move(fields)) {}

void Report::add_row(std::vector<Cell> cells) { rows_.push_back(std::move(cells)); }

std::string Report::to_string(Form form) const {
  switch (form) {
    case Form::csv:
      return as_csv();
    case Form::json:
      return as_json();
    case Form::table:
      break;
  }
  return as_table();
}

std::string Report::as_table() const {
  std::vector<std::string> headings;
  for (const Field& field : fields_)
    if (!field.heading.empty()) headings.emplace_back(tr(field.heading.c_str()));
  Table table(std::move(headings));
  for (const auto& row : rows_) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < fields_.size(); ++i)
      if (!fields_[i].heading.empty()) cells.push_back(row[i].shown);
    table.add_row(std::move(cells));
  }
  return table.to_string();
}

std::string Report::as_csv() const {
  Cells lines(1);
  for (const Field& field : fields_)
    if (!field.csv.empty()) lines.front().push_back(field.csv);
  for (const auto& row : rows_) {
    auto& line = lines.emplace_back();
    for (std::size_t i = 0; i < fields_.size(); ++i)
      if (!fields_[i].csv.empty())
        line.push_back(row[i].csv.empty() ? csv_text(row[i].value) : row[i].csv);
  }
  return csv_lines(lines);
}

std::string Report::as_json() const {
  Json rows = Json::array();
  for (const auto& row : rows_) {
    Json object = Json::object();
    for (std::size_t i = 0; i < fields_.size(); ++i)
      if (!fields_[i].json.empty()) object[fields_[i].json] = row[i].value;
    rows.push_back(std::move(object));
  }
  // A file's name need not be UTF-8.
  return Json{{name_, std::move(rows)}}.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace queens::app
