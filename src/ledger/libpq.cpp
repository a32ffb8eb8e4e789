#include "ledger/libpq.hpp"

#include <dlfcn.h>

#include <optional>

namespace queens {
namespace {

#if defined(__APPLE__)
constexpr const char* kFile = "libpq.5.dylib";
#else
constexpr const char* kFile = "libpq.so.5";
#endif

/// Whether the function was there.
template <class Function>
bool load(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function != nullptr;
}

std::optional<Libpq> loaded() {
  void* const library = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return std::nullopt;
  Libpq pq{};
  const bool complete =
      load(library, "PQclear", pq.clear) && load(library, "PQconnectdb", pq.connectdb) &&
      load(library, "PQerrorMessage", pq.error_message) &&
      load(library, "PQexecParams", pq.exec_params) && load(library, "PQfinish", pq.finish) &&
      load(library, "PQftype", pq.ftype) && load(library, "PQgetisnull", pq.getisnull) &&
      load(library, "PQgetvalue", pq.getvalue) && load(library, "PQnfields", pq.nfields) &&
      load(library, "PQntuples", pq.ntuples) && load(library, "PQreset", pq.reset) &&
      load(library, "PQresultErrorField", pq.result_error_field) &&
      load(library, "PQresultStatus", pq.result_status) &&
      load(library, "PQsetNoticeProcessor", pq.set_notice_processor) &&
      load(library, "PQstatus", pq.status);
  return complete ? std::optional(pq) : std::nullopt;
}

}  // namespace

const Libpq* find_libpq() {
  static const std::optional<Libpq> library = loaded();
  return library ? &*library : nullptr;
}

}  // namespace queens
