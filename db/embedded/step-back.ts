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
  const niceness = Math.min(19, getPriority() + behind);
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
  if (process.platform === 'linux') void stepGroupBack(pid, niceness, 1);
}

async function stepGroupBack(pid: number, niceness: number, tries: number): Promise<void> {
  try {
    await writeFile(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    // Anything else: no such groups here, or it has ended already.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && tries < mostTries)
      setTimeout(() => void stepGroupBack(pid, niceness, tries + 1), againMs).unref();
  }
}
