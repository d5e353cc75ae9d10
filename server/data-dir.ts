import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the data folder for this process, so that two shops never share one database folder.
 * What a killed process left is taken over. Errors: throws when another living process holds it.
 */
export function holdDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'seam.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isSeam(holder)) {
    throw new Error(`Another Seam (process ${holder}) already uses this data folder. Stop it, or set DATA_DIR and PORT.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isSeam(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || /main\.ts|tools\/(?:backup|restore|admin)\.ts/.test(readFileSync(commandLine, 'utf8'));
}
