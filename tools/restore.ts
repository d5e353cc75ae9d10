// npm run restore -- FOLDER [--force]: restores a backup into an empty database and data folder (docs/operating.md).
import { parseArgs } from 'node:util';
import { readPlace } from '#server/config.ts';
import { verifiedManifest } from '#server/operating/manifest.ts';
import { openPlace } from '#server/operating/place.ts';
import { restoreBackup } from '#server/operating/restore-backup.ts';
import { closeAtSignals } from '#server/process/closing.ts';
import { report } from './command.ts';

await report(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new Error('Say which backup: npm run restore -- FOLDER [--force]');
  const { onClose } = closeAtSignals();
  // Before the embedded database is made for a backup that is none.
  const manifest = await verifiedManifest(source);
  const place = await openPlace(readPlace(), { isNewAllowed: true });
  onClose(place.close);
  try {
    if (place.isShopOpen) throw new Error('The shop is running. Stop it first.');
    const { takenAt, tables } = await restoreBackup({ source, manifest, ...place, isForced: values.force });
    return `The shop is as it was at ${takenAt}: ${tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${tables.length} tables.`;
  } finally {
    await place.close();
  }
});
