// PostgreSQL's client library, loaded when a ledger's address first asks for it: linked, it and the
// twenty libraries that it brings would double the time that every command takes to start.
#pragma once

#include <libpq-fe.h>

namespace queens {

/// Its functions that are used here, as its documentation has them.
struct Libpq {
  decltype(&PQclear) clear;
  decltype(&PQconnectdb) connectdb;
  decltype(&PQerrorMessage) error_message;
  decltype(&PQexecParams) exec_params;
  decltype(&PQfinish) finish;
  decltype(&PQftype) ftype;
  decltype(&PQgetisnull) getisnull;
  decltype(&PQgetvalue) getvalue;
  decltype(&PQnfields) nfields;
  decltype(&PQntuples) ntuples;
  decltype(&PQreset) reset;
  decltype(&PQresultErrorField) result_error_field;
  decltype(&PQresultStatus) result_status;
  decltype(&PQsetNoticeProcessor) set_notice_processor;
  decltype(&PQstatus) status;
};

/// Null if it is not on this machine.
const Libpq* find_libpq();

/// Requires that it was found.
inline const Libpq& libpq() { return *find_libpq(); }

}  // namespace queens
