import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a running server says who it is. A server that was killed leaves its own behind. */
export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** What the last server of this cluster wrote about itself; null when there is no such file. */
export function readPostmaster(cluster: string): { pid: number; port: number } | null {
  const file = postmasterFile(cluster);
  if (!existsSync(file)) return null;
  // PostgreSQL's LOCK_FILE_LINE_PID and LOCK_FILE_LINE_PORT, counted from one there.
  const { 0: pid, 3: port } = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}
