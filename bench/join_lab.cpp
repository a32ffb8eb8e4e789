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

#include "kernel/join.hpp"
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
