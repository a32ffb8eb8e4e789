# A PostgreSQL server of one's own, in a temporary folder and on a socket in it. To be sourced.
#
#     start_postgres   sets $folder and $store, a database; ends with 77 where there is no server
#     server ARGUMENT...  is pg_ctl for it, as in `server -m fast restart`
# The server is stopped, the folder removed and every job killed when the script ends.

as_server() { "$@"; }
server() { as_server "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w "$@" >/dev/null; }

stop_postgres() {
  kill -KILL $(jobs -p) 2>/dev/null || true
  server -m immediate stop 2>/dev/null || true
  rm -rf "$folder"
}

start_postgres() {
  bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1)
  if [[ -z $bin ]]; then
    echo "skipped: no PostgreSQL server is installed"
    exit 77
  fi
  folder=$(mktemp -d)
  if ((EUID == 0)); then
    # The server refuses to run as root.
    chown postgres "$folder"
    as_server() { runuser -u postgres -- "$@"; }
  fi
  trap stop_postgres EXIT
  cd /
  as_server "$bin/initdb" -D "$folder/data" -A trust -U queens >/dev/null
  echo "listen_addresses = ''
unix_socket_directories = '$folder'" | as_server tee -a "$folder/data/postgresql.conf" >/dev/null
  server start
  as_server "$bin/createdb" -h "$folder" -U queens counts
  store="postgresql://queens@/counts?host=$folder"
}
