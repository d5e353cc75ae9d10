import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/** Linux lets a user who is not root change one group in 100 ms. */
const againMs = 150;
/** A machine on which so many tries fail is busy with somebody else's changes. */
const mostTries = 50;

/**
 * Lets a process of the embedded PostgreSQL give way to the thread that serves pages where both want a core. PostgreSQL makes each connection a
 * session, and on Linux a session may be a group with a share of its own (sched_autogroup): then the share of the group counts, and thirty
 * connections without a word weigh thirty times what the whole shop does. Elsewhere the process alone is changed.
 *
 * @param behind by how much niceness it stands behind this process, 0 to 19; a connection 10 behind weighs a tenth of the shop.
 */
export function stepBack(pid: number | null | undefined, behind: number): void {
  if (!pid) return;
  try {
    setPriority(pid, nicenessBehind(behind));
  } catch {
    // It has ended already.
  }
  void setGroupNiceness(pid, Math.min(19, ownGroupNiceness() + behind));
}

/** The niceness of what stands `behind` (0 to 19) this process or thread, wherever that stands itself: to go before it is root's to allow. */
export function nicenessBehind(behind: number): number {
  return Math.min(19, getPriority() + behind);
}

/** What the group of this process has, which its own niceness does not change; 0 where there are no such groups. */
export function ownGroupNiceness(): number {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Sets what the whole session of a process weighs, where sessions are groups with a share of their own; elsewhere nothing happens. */
export async function setGroupNiceness(pid: number, niceness: number, tries = 1): Promise<void> {
  if (process.platform !== 'linux') return;
  try {
    await writeFile(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    // Anything else: no such groups here, or it has ended already.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && tries < mostTries)
      setTimeout(() => void setGroupNiceness(pid, niceness, tries + 1), againMs).unref();
  }
}
