import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

const fileIn = (dataDir: string) => join(dataDir, 'last-backup');

/** Notes in the data folder that a backup was finished, for the process that shows it. */
export async function noteBackup(dataDir: string, now: Date): Promise<void> {
  await writeFile(fileIn(dataDir), `${now.toISOString()}\n`);
}

/** When the last backup that was taken with this data folder was finished; absent when there was none. */
export function watchBackups(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'seam_backup_last_success_timestamp_seconds',
    help: 'When a backup was last finished with this DATA_DIR; with several processes take the latest',
    registers: [registry],
    async collect() {
      const file = await stat(fileIn(dataDir)).catch(() => null);
      this.remove({});
      if (file !== null) this.set(file.mtimeMs / 1000);
    },
  });
}
