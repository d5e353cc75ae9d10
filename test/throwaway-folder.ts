import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** A whole run's databases take some four GB, and the shops using them need space too. */
const roomNeeded = 10 * 2 ** 30;

/**
 * An empty folder for a run's throwaway PostgreSQL, which the caller removes. It is in memory if there is enough: copying a template
 * creates a thousand files, and a disk takes several times as long.
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

/** The file system type of tmpfs in Linux (statfs(2)). */
const tmpfs = 0x01_02_19_94;
