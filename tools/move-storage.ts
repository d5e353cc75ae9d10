// npm run move-storage: copies the pictures of DATA_DIR to the bucket of STORAGE_URL while the shop serves (docs/operating.md, section 5).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPlace } from '#server/config.ts';
import { openStorage } from '#server/gateways/storage/open.ts';
import { moveStorage } from '#server/operating/move-storage.ts';
import { report } from './command.ts';

await report(async () => {
  const { dataDir, storage } = readPlace();
  if (storage.source === 'disk') throw new Error('Set STORAGE_URL to the bucket the pictures go to.');
  if (!existsSync(join(dataDir, 'objects'))) throw new Error(`There are no pictures in ${dataDir}. Set DATA_DIR as the shop has it.`);
  const disk = openStorage({ dataDir, storage: { source: 'disk' } });
  const { there, copied, damaged } = await moveStorage(disk.storage, openStorage({ dataDir, storage }).storage);
  const words = `${there} pictures are in the bucket, each compared by its hash; ${copied} of them are new.`;
  if (damaged.length > 0) throw new Error(`${words} Damaged in ${dataDir}, and left out: ${damaged.join(', ')}`);
  return words;
});
