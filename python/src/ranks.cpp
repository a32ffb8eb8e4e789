// Solutions by their place in the list, and by chance.
#include "queens/ranks.hpp"

#include <fmt/format.h>
#include <pybind11/pybind11.h>

#include <limits>

#include "arguments.hpp"
#include "interruptible.hpp"
#include "parts.hpp"
#include "queens/count.hpp"
#include "violation_text.hpp"

namespace queens::python {
namespace {

/// The ranks of a board, with a stop that Ctrl-C requests.
class RankedBoard {
 public:
  explicit RankedBoard(const py::object& board) : board_(board_of(board)) {}

  [[nodiscard]] const Board& board() const { return board_; }

  /// What `ask(ranks)` returns, but for failures, which are raised.
  template <class Ask>
  auto ask(const Ask& ask) {
    auto answer = run_interruptibly(stop_, [&] { return ask(ranks_); });
    if (answer) return std::move(*answer);
    if (answer.error() == RankFailure::out_of_range)
      throw py::value_error("rank: the board has no more solutions than that");
    PyErr_SetString(PyExc_OverflowError, "the solutions do not fit into 64 bits");
    throw py::error_already_set();
  }

  [[nodiscard]] const Stop& stop() const { return stop_; }

 private:
  Board board_;
  Stop stop_;
  Ranks ranks_{board_, [this](const Board& part) -> std::optional<std::uint64_t> {
                 CountOptions options;
                 options.stop = &stop_;
                 const auto counted = count(part, options);
                 return counted ? counted->solutions.as_word() : std::nullopt;
               }};
};

std::uint64_t number_of(std::string_view name, const py::object& value) {
  return static_cast<std::uint64_t>(
      whole_number(name, value, 0, std::numeric_limits<std::int64_t>::max()));
}

py::tuple solution_at(const py::object& board, const py::object& rank) {
  RankedBoard ranked(board);
  const std::uint64_t place = number_of("rank", rank);
  return tuple_of(ranked.ask([=](Ranks& ranks) { return ranks.at(place); }));
}

Placement solution_of(const Board& board, const py::object& columns) {
  if (PySequence_Check(columns.ptr()) == 0)
    throw py::type_error(fmt::format("placement: expected columns, found {}", type_name(columns)));
  const auto side = static_cast<std::size_t>(board.side());
  if (py::len(columns) != side)
    refuse("placement", fmt::format("{} columns", side), std::to_string(py::len(columns)));
  Placement placement;
  for (std::size_t row = 0; row < side; ++row)
    placement.push_back(static_cast<int>(whole_number(
        fmt::format("placement, row {}", row), columns[py::int_(row)], 0, board.side() - 1)));
  const auto wrong = violations(board, squares_of(placement));
  if (!wrong.empty())
    throw py::value_error("not a solution: " + app::worded(wrong.front(), IndexBase::zero));
  return placement;
}

std::uint64_t rank_of(const py::object& board, const py::object& columns) {
  RankedBoard ranked(board);
  const Placement placement = solution_of(ranked.board(), columns);
  return ranked.ask([&](Ranks& ranks) { return ranks.of(placement); });
}

using Drawn = tl::expected<std::vector<Placement>, RankFailure>;

py::list sample(const py::object& board, const py::object& k, const py::object& seed,
                bool distinct) {
  RankedBoard ranked(board);
  const std::uint64_t size = number_of("k", k);
  const std::uint64_t total = ranked.ask([](Ranks& ranks) { return ranks.total(); });
  if ((distinct || total == 0) && size > total)
    refuse("k", fmt::format("at most the board's {} solutions", total), std::to_string(size));
  RandomRanks random(total, seed_of(seed), distinct ? Draw::distinct : Draw::independent);
  const auto placements = ranked.ask([&](Ranks& ranks) -> Drawn {
    std::vector<Placement> drawn;
    while (drawn.size() < size && !ranked.stop().requested()) {
      auto solution = ranks.at(*random.next());
      if (!solution) return tl::unexpected(solution.error());
      drawn.push_back(std::move(*solution));
    }
    return drawn;
  });
  py::list solutions;
  for (const Placement& placement : placements) solutions.append(tuple_of(placement));
  return solutions;
}

}  // namespace

void add_ranks(py::module_& module) {
  module.def("solution_at", &solution_at, "board"_a, "rank"_a,
             "The solution of that rank, without listing those before.");
  module.def("rank_of", &rank_of, "board"_a, "placement"_a,
             "How many solutions come before this one in lexicographic order.");
  module.def("sample", &sample, "board"_a, "k"_a, "seed"_a, "distinct"_a = false,
             "Solutions by chance, each equally likely.");
}

}  // namespace queens::python
