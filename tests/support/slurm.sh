# A Slurm of one node of one's own, in a temporary folder. To be sourced.
#
#     start_slurm    starts the daemons and goes to $slurm, their folder; ends with 77 where they are
#                    not installed, or do not come up
#     wait_for_jobs  waits until no job is left, at most a minute
#     stop_slurm     ends all, and removes the folder
# Needs the right to run Slurm's daemons, as root.

export PATH=$PATH:/usr/sbin
slurm_pids=()

stop_slurm() {
  kill "${slurm_pids[@]}" 2>/dev/null || true
  wait "${slurm_pids[@]}" 2>/dev/null || true
  [[ -z ${slurm:-} ]] || rm -rf "$slurm"
}

start_slurm() {
  local daemon
  for daemon in slurmctld slurmd munged; do
    if ! command -v "$daemon" >/dev/null || ((EUID != 0)); then
      echo "skipped: $daemon is not installed, or this is not root"
      exit 77
    fi
  done
  slurm=$(mktemp -d)
  chmod 755 "$slurm"
  cd "$slurm"
  local i host socket=$slurm/munge.socket
  host=$(hostname -s)
  dd if=/dev/urandom of=key bs=1024 count=1 2>/dev/null
  chmod 400 key
  cat >slurm.conf <<CONF
ClusterName=queens
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$socket,cred_expire=5
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP OverSubscribe=FORCE:4
CONF
  mkdir state spool
  export SLURM_CONF=$slurm/slurm.conf

  munged --force --foreground --key-file="$slurm/key" --socket="$socket" \
    --pid-file="$slurm/munged.pid" --seed-file="$slurm/munged.seed" \
    --log-file="$slurm/munged.log" >munged.out 2>&1 &
  slurm_pids+=($!)
  for ((i = 0; i < 50; ++i)); do [[ -S $socket ]] && break || sleep 0.1; done
  slurmctld -D -i >slurmctld.out 2>&1 &
  slurm_pids+=($!)
  slurmd -D -N "$host" >slurmd.out 2>&1 &
  slurm_pids+=($!)
  for ((i = 0; i < 100; ++i)); do
    [[ $(sinfo --noheader --format %T 2>/dev/null) == idle ]] && break || sleep 0.2
  done
  if [[ $(sinfo --noheader --format %T 2>/dev/null) != idle ]]; then
    echo "skipped: Slurm's node does not come up on this machine:"
    tail -n 3 slurmd.out slurmctld.out
    exit 77
  fi
}

wait_for_jobs() {
  local i
  for ((i = 0; i < 300; ++i)); do
    [[ -z $(squeue --noheader) ]] && return || sleep 0.2
  done
  squeue
  tail -n 20 "$slurm"/slurmd.out
  return 1
}
