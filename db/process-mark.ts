import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** True when a process with this id exists, whichever user owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 2) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The start time of a process, in the system's format; undefined when it is not running or the system does not tell. Process ids are
 * reused, but a pid with its start time is unique.
 */
export function beginningOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (!hasProcFolder()) return commandOutput('lstart', pid);
  try {
    // Field 22, counted after the process name, which may contain anything: ticks since boot.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // A zombie is not running.
    if (state === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`;
  } catch {
    return undefined;
  }
}

/** True when the system has /proc. */
export function hasProcFolder(): boolean {
  return existsSync('/proc/self/stat');
}

/** The output of `ps` for one process; undefined without `ps` or such a process. */
export function commandOutput(column: 'lstart' | 'command', pid: number): string | undefined {
  return psOutput('-ww', '-o', `${column}=`, '-p', String(pid));
}

/** The output of `ps`; undefined when it is empty, or `ps` fails or does not exist. */
export function psOutput(...options: string[]): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    const text = execFileSync('ps', options, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}
