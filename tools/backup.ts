// npm run backup [-- FOLDER]: backs up the whole shop into a folder while it runs (docs/operating.md).
import { join } from 'node:path';
import { readPlace } from '#server/config.ts';
import { openPlace } from '#server/operating/place.ts';
import { takeBackup } from '#server/operating/take-backup.ts';
import { closeAtSignals } from '#server/process/closing.ts';
import { report } from './command.ts';

const now = new Date();
const [target = join('backups', `seam-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)] = process.argv.slice(2);

await report(async () => {
  const { onClose } = closeAtSignals();
  const place = await openPlace(readPlace());
  onClose(place.close);
  try {
    const { tables, files } = await takeBackup({ ...place, target, now });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = files.reduce((sum, file) => sum + file.bytes, 0) / 1e6;
    return `${target}: ${rows} rows of ${tables.length} tables and ${files.length - tables.length} files, ${megabytes.toFixed(1)} MB. It holds personal data and keys: keep it where only you can read it.`;
  } finally {
    await place.close();
  }
});
