import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { commandOutput, hasProcFolder, isAlive } from '../process-mark.ts';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';

/** How long an old server may take to end, in ms. */
const patienceMs = 10_000;

/**
 * Ends what a killed process left running in this cluster, and only that: the number in `postmaster.pid` may have been given to a stranger since,
 * so a process is ours when its data folder is this one. Where the system does not tell, nothing is signalled and PostgreSQL itself decides.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = readPostmaster(cluster)?.pid ?? 0;
  const isOurs = isServerOf(pid, cluster);
  if (isOurs) signal(pid, 'SIGINT');
  // Without their parent these serve nobody, but as long as one is left no new server may touch the files.
  else for (const orphan of serversOf(cluster)) signal(orphan, 'SIGQUIT');
  const deadline = Date.now() + patienceMs;
  while ((isServerOf(pid, cluster) || serversOf(cluster).length > 0) && Date.now() < deadline)
    await new Promise((next) => setTimeout(next, 25));
  // PostgreSQL passes over the number of a dead process, but takes any living one of its own user for a server.
  if (isAlive(pid) && isStranger(pid, cluster)) rmSync(postmasterFile(cluster), { force: true });
}

/** Whether this process is a PostgreSQL server whose data folder is `cluster`. False when the system does not tell. */
export function isServerOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (!hasProcFolder()) return commandOutput('command', pid)?.includes(` -D ${cluster} `) ?? false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Certain that a living process is not the server of this cluster, which a system must be able to tell. */
function isStranger(pid: number, cluster: string): boolean {
  const isTold = hasProcFolder() || commandOutput('command', pid) !== undefined;
  return isTold && !isServerOf(pid, cluster);
}

/** Every process of a server in this cluster: they all live in its folder. Empty where there is no /proc. */
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
    // Gone in the meantime.
  }
}
