import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** The databases of a whole run take some four GB, and the shops that use them want room beside them. */
const roomNeeded = 10 * 2 ** 30;

/**
 * An empty folder for the throwaway PostgreSQL of a run, to be removed by whoever asked. It lies in memory where there is plenty: copying a
 * template makes a thousand files, and a disk takes several times as long over them.
 */
export function throwawayFolder(): string {
  return mkdtempSync(join(hasRoom() ? memoryFolder : tmpdir(), 'seam-test-'));
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(memoryFolder);
    return type === tmpfs && bavail * bsize > roomNeeded && process.availableMemory() > roomNeeded;
  } catch {
    return false;
  }
}

/** What Linux calls a file system in memory (statfs(2)). */
const tmpfs = 0x01_02_19_94;
