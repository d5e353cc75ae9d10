import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { commandOutput, hasProcFolder, isAlive } from '../process-mark.ts';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';

/** Timeout for stopping an old server, in ms. */
const patienceMs = 10_000;

/**
 * Stops servers of this cluster left running by a killed process. The pid in `postmaster.pid` may have been reused, so a process is only
 * ours when its data folder is this one. Where the system does not tell, nothing is signalled and PostgreSQL decides.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = readPostmaster(cluster)?.pid ?? 0;
  const isOurs = isServerOf(pid, cluster);
  if (isOurs) signal(pid, 'SIGINT');
  // Without their parent these processes do nothing useful, but no new server can use the files while one is left.
  else for (const orphan of serversOf(cluster)) signal(orphan, 'SIGQUIT');
  const deadline = Date.now() + patienceMs;
  while ((isServerOf(pid, cluster) || serversOf(cluster).length > 0) && Date.now() < deadline)
    await new Promise((next) => setTimeout(next, 25));
  // PostgreSQL ignores a dead process's pid, but takes any running process of its own user for a server.
  if (isAlive(pid) && isStranger(pid, cluster)) rmSync(postmasterFile(cluster), { force: true });
}

/** True when this process is a PostgreSQL server with the data folder `cluster`. False when the system does not tell. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (!hasProcFolder()) return commandOutput('command', pid)?.includes(` -D ${cluster} `) ?? false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** True when a process is definitely not the server of this cluster; requires a system that can tell. */
function isStranger(pid: number, cluster: string): boolean {
  const isTold = hasProcFolder() || commandOutput('command', pid) !== undefined;
  return isTold && !isServerOf(pid, cluster);
}

/** Every server process of this cluster, found by its working directory. Empty without /proc. */
function serversOf(cluster: string): number[] {
  if (!hasProcFolder()) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => isServerOf(pid, cluster));
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited in the meantime.
  }
}
