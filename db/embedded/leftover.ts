import { rmSync } from 'node:fs';
import { isAlive } from '../process-mark.ts';
import { isServerOf, isStranger, serversOf, signalAll } from './own-processes.ts';
import { postmasterFile, readPostmaster } from './postmaster-file.ts';

/** How long a server may take to end, in ms, before it and its children are killed. */
export const patienceMs = 4_000;
/** How long a killed process may stay, in ms: one that waits for its disk ends only when the disk answers. */
const killedMs = 5_000;

/**
 * Ends servers of this cluster left running by a killed process, if need be by killing them: PostgreSQL recovers from its log. The pid in
 * `postmaster.pid` may have been reused, so a process is only ours when its data folder is this one. Where the system does not tell, nothing
 * is signalled and PostgreSQL decides.
 */
export async function stopLeftover(cluster: string, say: (line: string) => void, patience = patienceMs): Promise<void> {
  const pid = readPostmaster(cluster)?.pid ?? 0;
  // Without their parent these processes do nothing useful, but no new server can use the files while one is left.
  if (isServerOf(pid, cluster)) signalAll([pid], 'SIGINT');
  else signalAll(serversOf(pid, cluster), 'SIGQUIT');
  let left = await leftAfter(patience, pid, cluster);
  if (left.length > 0) {
    say('A database that an earlier process left behind does not end. It is killed, and recovers.');
    signalAll(left, 'SIGKILL');
    left = await leftAfter(killedMs, pid, cluster);
    if (left.length > 0) say(`Processes of the earlier database cannot be ended: ${left.join(', ')}.`);
  }
  // PostgreSQL ignores a dead process's pid, but takes any running process of its own user for a server.
  if (isAlive(pid) && isStranger(pid, cluster)) rmSync(postmasterFile(cluster), { force: true });
}

/** The servers of the cluster that are left after at most `ms`. */
async function leftAfter(ms: number, postmaster: number, cluster: string): Promise<number[]> {
  const deadline = Date.now() + ms;
  for (;;) {
    const left = serversOf(postmaster, cluster);
    if (left.length === 0 || Date.now() >= deadline) return left;
    await new Promise((next) => setTimeout(next, 25));
  }
}
