import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether a process with this id exists, no matter which user owns it. */
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
 * When a process began, in the system's own words; undefined when it does not run or the system does not say. Numbers of processes are given
 * out again, a number together with its beginning is not.
 */
export function beginningOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (!hasProcFolder()) return commandOutput('lstart', pid);
  try {
    // Field 22, counted behind the name, which may hold anything: ticks since the machine started.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // What has ended and was not yet collected by its parent does not run.
    if (state === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`;
  } catch {
    return undefined;
  }
}

/** Whether this system shows its processes as folders. */
export function hasProcFolder(): boolean {
  return existsSync('/proc/self/stat');
}

/** What `ps` says about one process; undefined where there is no `ps` or no such process. */
export function commandOutput(column: 'lstart' | 'command', pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    const text = execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}
