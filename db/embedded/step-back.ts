import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/** Linux allows a non-root user one group change per 100 ms. */
const againMs = 150;
/** After this many failed attempts, the machine is busy with other users' changes. */
const mostTries = 50;

/**
 * Lowers the priority of an embedded PostgreSQL process relative to the thread that serves pages. PostgreSQL runs each connection in its
 * own session, and with sched_autogroup Linux schedules sessions as groups, so thirty connections would otherwise weigh thirty times as
 * much as the shop. There the niceness of the group is set, elsewhere only that of the process.
 *
 * @param behind how much niceness it is behind this process, 0 to 19; a connection 10 behind gets a tenth of the shop's share.
 */
export function stepBack(pid: number | null | undefined, behind: number): void {
  if (!pid) return;
  try {
    setPriority(pid, nicenessBehind(behind));
  } catch {
    // It has already exited.
  }
  void setGroupNiceness(pid, Math.min(19, ownGroupNiceness() + behind));
}

/** The niceness of a process `behind` (0 to 19) this process or thread. Going ahead of it would require root. */
export function nicenessBehind(behind: number): number {
  return Math.min(19, getPriority() + behind);
}

/** The niceness of this process's group, which is independent of its own niceness; 0 without such groups. */
export function ownGroupNiceness(): number {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Sets the niceness of a process's whole session, if sessions are scheduled as groups; otherwise does nothing. */
export async function setGroupNiceness(pid: number, niceness: number, tries = 1): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    await writeFile(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    // Any other error: no such groups on this system, or the process has already exited.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && tries < mostTries)
      setTimeout(() => void setGroupNiceness(pid, niceness, tries + 1), againMs).unref();
  }
}
