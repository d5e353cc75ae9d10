import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a running server records itself. A killed server leaves it behind. */
export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** The record of the cluster's last server; null when there is no such file. */
export function readPostmaster(cluster: string): { pid: number; port: number; isStopping: boolean } | null {
  const file = postmasterFile(cluster);
  if (!existsSync(file)) return null;
  // PostgreSQL's LOCK_FILE_LINE_PID, LOCK_FILE_LINE_PORT and LOCK_FILE_LINE_PM_STATUS, which are one-based.
  const { 0: pid, 3: port, 7: status } = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), isStopping: status?.trim() === 'stopping' };
}
