import { DamagedObject } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';

/** Pictures copied at a time. */
const LANES = 8;

/**
 * Copies every picture from one storage to another, while a shop serves from either. What is there is read and compared by its hash, so a
 * run that was stopped is repeated, and finds what came meanwhile. Returns how many are in the other storage, how many of them this run
 * copied, and the names of those that are damaged here, which are left out. Errors: throws when either storage is away.
 */
export async function moveStorage(from: ObjectStorage, to: ObjectStorage): Promise<{ there: number; copied: number; damaged: string[] }> {
  const names = from.list()[Symbol.asyncIterator]();
  const outcome = { there: 0, copied: 0, damaged: [] as string[] };
  const copy = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const name = next.value;
      const content = await from.get(name);
      // Removed since it was listed.
      if (content === null) continue;
      const isNew = !(await to.has(name));
      try {
        await to.putAs(name, content);
        outcome.there += 1;
        if (isNew) outcome.copied += 1;
      } catch (error) {
        if (!(error instanceof DamagedObject)) throw error;
        outcome.damaged.push(`${name.hash}.${name.extension}`);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, copy));
  return outcome;
}
