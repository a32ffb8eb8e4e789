// A lab bench for the join: both sides in one process, medians.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <sys/resource.h>

// The whole plan, to put a clock around each step.
#include "kernel/join.cpp"
#include "queens/board.hpp"

using namespace queens;

namespace {

double cpu_now() {
  rusage u{};
  getrusage(RUSAGE_SELF, &u);
  return double(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + 1e-6 * double(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}
double wall_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Textbook scalar bitmask.
std::uint64_t plain(std::uint32_t all, std::uint32_t c, std::uint32_t l, std::uint32_t r) {
  if (c == all) return 1;
  std::uint64_t t = 0;
  for (std::uint32_t a = all & ~(c | l | r); a != 0;) {
    const std::uint32_t b = a & (~a + 1);
    a ^= b;
    t += plain(all, c | b, (l | b) << 1, (r | b) >> 1);
  }
  return t;
}
std::uint64_t rows[32];
int side;
std::uint64_t masked(int row, std::uint32_t c, std::uint32_t l, std::uint32_t r) {
  if (row == side) return 1;
  std::uint64_t t = 0;
  for (std::uint32_t a = std::uint32_t(rows[row]) & ~(c | l | r); a != 0;) {
    const std::uint32_t b = a & (~a + 1);
    a ^= b;
    t += masked(row + 1, c | b, (l | b) << 1, (r | b) >> 1);
  }
  return t;
}
double textbook_empty(int n, int from, int to) {  // first-row columns from .. to-1
  const double t = cpu_now();
  const std::uint32_t all = (1U << n) - 1;
  std::uint64_t s = 0;
  for (int c = from; c < to; ++c) {
    const std::uint32_t b = 1U << c;
    s += plain(all, b, b << 1, b >> 1);
  }
  const double d = cpu_now() - t;
  std::printf("textbook n=%d columns %d..%d: %llu in %.3f s\n", n, from, to - 1, (unsigned long long)s, d);
  return d;
}

Board read(const char* name) {
  std::ifstream file(name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  Board board(int(lines.size()));
  for (int r = 0; r < board.side(); ++r)
    for (int c = 0; c < board.side(); ++c)
      if (lines[std::size_t(r)][std::size_t(c)] == '*') board.reserve({r, c});
  return board;
}

// The steps of an engine with a clock around each.
const join::Engine* timed;
std::uint64_t list_ticks, join_ticks, listed;
double pairs;
std::size_t timed_list(const join::Recipe& r, join::Cursor& c, join::Mask* o, std::size_t n) {
  const auto t = __builtin_ia32_rdtsc();
  const auto s = timed->list(r, c, o, n);
  list_ticks += __builtin_ia32_rdtsc() - t;
  listed += s;
  return s;
}
std::uint64_t timed_join(join::Mask* a, std::size_t n, join::Mask* b, std::size_t m, const join::Workshop& w) {
  const auto t = __builtin_ia32_rdtsc();
  const auto s = timed->count_disjoint(a, n, b, m, w);
  join_ticks += __builtin_ia32_rdtsc() - t;
  pairs += double(n) * double(m);
  return s;
}

}  // namespace

// join_lab VARIANT(avx512|avx2|portable|text) BOARD(n|file) [reps [memory MiB]]
int main(int argc, char** argv) {
  const std::string variant = argv[1];
  const bool number = std::strspn(argv[2], "0123456789") == std::strlen(argv[2]);
  const Board board = number ? Board(std::atoi(argv[2])) : read(argv[2]);
  const int reps = argc > 3 ? std::atoi(argv[3]) : 3;
  JoinLimits limits;
  if (argc > 4) limits.memory_bytes = std::size_t(std::atoi(argv[4])) << 20;
  side = board.side();
  for (int r = 0; r < side; ++r) rows[r] = board.open_row(r);
  if (variant == "text") {
    if (number && argc > 5)
      textbook_empty(side, std::atoi(argv[4]), std::atoi(argv[5]));
    else if (number)
      textbook_empty(side, 0, side / 2);
    else {
      const double t = cpu_now();
      const auto s = masked(0, 0, 0, 0);
      std::printf("textbook masked: %llu in %.3f s\n", (unsigned long long)s, cpu_now() - t);
    }
    return 0;
  }
  if (variant == "eight" || variant == "halves") {
    // Plans for the empty board: 8-fold boards by the first column, or half columns with the
    // symmetries that they keep. `reps` is the number of pairs of columns.
    const int n = side;
    const double c0 = cpu_now();
    std::uint64_t sum24 = 0;
    int boards = 0;
    double largest = 0;
    const auto add = [&](const Board& b, std::uint64_t weight24) {
      const double c = cpu_now();
      ++boards;
      sum24 += weight24 * count_by_join_avx512(b, Stop::never());
      largest = std::max(largest, cpu_now() - c);
    };
    if (variant == "eight") {
      for (int t = 0; 2 * t < n - 1; ++t)
        for (int p = 0; p < (t == 0 ? 1 : 8); ++p) {
          Board b(n);
          int ties = 1;
          const auto border = [&](bool tie, Square tied, auto square_at) {
            if (tie) { b.fix(tied); ++ties; }
            else for (int i = 0; i < n; ++i) if (i <= t || i >= n - 1 - t) { const Square q = square_at(i); if (!(q == Square{0, t})) b.reserve(q); }
          };
          b.fix({0, t});
          if (t == 0) ties = 2;
          else {
            border(p & 1, {n - 1, n - 1 - t}, [&](int i) { return Square{n - 1, i}; });
            border(p & 2, {n - 1 - t, 0}, [&](int i) { return Square{i, 0}; });
            border(p & 4, {t, n - 1}, [&](int i) { return Square{i, n - 1}; });
          }
          add(b, 24 * 8 / std::uint64_t(ties) );
        }
    } else {
      const int pairs_of = reps;
      for (unsigned l = 0; l < 1U << pairs_of; ++l)
        for (unsigned r = 0; r < 1U << pairs_of; ++r) {
          const unsigned all = (1U << pairs_of) - 1;
          std::vector<std::pair<unsigned, unsigned>> orbit{{l, r}, {r, l}, {all & ~l, all & ~r}, {all & ~r, all & ~l}};
          std::sort(orbit.begin(), orbit.end());
          orbit.erase(std::unique(orbit.begin(), orbit.end()), orbit.end());
          if (orbit[0] != std::pair{l, r}) continue;
          Board b(n);
          for (int i = 0; i < pairs_of; ++i)
            for (int row = 0; row < n; ++row) {
              if ((row < n / 2) == ((l >> i & 1) != 0)) b.reserve({row, i});
              if ((row < n / 2) == ((r >> i & 1) != 0)) b.reserve({row, n - 1 - i});
            }
          add(b, 24 * orbit.size());
        }
    }
    std::printf("%s n=%d: %llu in %d boards cpu %.3f largest %.3f\n", variant.c_str(), n, (unsigned long long)(sum24 / 24), boards, cpu_now() - c0, largest);
    return 0;
  }
  if (variant[0] == 't' && variant != "text") {  // tavx512 ...
    const std::string v = variant.substr(1);
    timed = v == "avx512" ? &join::kAvx512Engine : v == "avx2" ? &join::kAvx2Engine : &join::kPortableEngine;
    const join::Engine engine{timed_list, timed_join};
    const auto t = __builtin_ia32_rdtsc();
    const double c = cpu_now(), w0 = wall_now();
    const auto total = join::count_with(engine, board, Stop::never(), limits);
    const double all = double(__builtin_ia32_rdtsc() - t), cpu = cpu_now() - c;
    std::printf("%s %s: %llu cpu %.4f wall %.4f lists %.3f join %.3f rest %.3f listed %.4e pairs %.4e\n", v.c_str(), argv[2],
                (unsigned long long)total, cpu, wall_now() - w0, double(list_ticks) / all, double(join_ticks) / all,
                1 - double(list_ticks + join_ticks) / all, double(listed), pairs);
    return 0;
  }
  using Count = std::uint64_t (*)(const Board&, const Stop&, const JoinLimits&) noexcept;
  Count run = count_by_join_portable;
  if (variant == "avx512") run = count_by_join_avx512;
#ifdef HAVE_AVX2
  if (variant == "avx2") run = count_by_join_avx2;
#endif
  std::vector<double> cpu, wall;
  std::uint64_t total = 0;
  for (int i = 0; i < reps; ++i) {
    const double c = cpu_now(), w = wall_now();
    total = run(board, Stop::never(), limits);
    cpu.push_back(cpu_now() - c);
    wall.push_back(wall_now() - w);
  }
  std::sort(cpu.begin(), cpu.end());
  std::sort(wall.begin(), wall.end());
  rusage u{};
  getrusage(RUSAGE_SELF, &u);
  std::printf("%s %s: %llu cpu %.4f wall %.4f (best %.4f) rss %.1f MiB\n", variant.c_str(), argv[2],
              (unsigned long long)total, cpu[cpu.size() / 2], wall[wall.size() / 2], cpu[0],
              double(u.ru_maxrss) / 1024);
}
