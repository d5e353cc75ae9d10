import { readdirSync, readFileSync, statSync } from 'node:fs';
import { commandOutput, hasProcFolder, isAlive, psOutput } from '../process-mark.ts';

/** True when this process is a PostgreSQL server with the data folder `cluster`. False when the system does not tell. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (!hasProcFolder()) return commandOutput('command', pid)?.includes(` -D ${cluster} `) ?? false;
  try {
    if (!readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) return false;
    // Not by its path: in a container another folder has the same one.
    const [folder, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return folder.dev === ours.dev && folder.ino === ours.ino;
  } catch {
    return false;
  }
}

/** True when a process is definitely not the server of this cluster; requires a system that can tell. */
export function isStranger(pid: number, cluster: string): boolean {
  const isTold = hasProcFolder() || commandOutput('command', pid) !== undefined;
  return isTold && !isServerOf(pid, cluster);
}

/**
 * Every server process of this cluster: by its working directory, even without its postmaster. Without /proc only the postmaster, when it is
 * ours, and its children.
 */
export function serversOf(postmaster: number, cluster: string): number[] {
  if (!hasProcFolder()) return isServerOf(postmaster, cluster) ? [postmaster, ...childrenOf(postmaster)] : [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => isServerOf(pid, cluster));
}

function childrenOf(parent: number): number[] {
  const lines = psOutput('-A', '-o', 'pid=,ppid=')?.split('\n') ?? [];
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

/** Signals processes; one that has exited in the meantime is left out. */
export function signalAll(pids: readonly number[], signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has exited in the meantime.
    }
  }
}
