// npm run migrate: brings the database to what this version needs, with the settings of the shop, and opens nothing. It may run while the
// version before serves; processes with MIGRATE=false wait for it (docs/operating.md, section 10).
import { openDatabase } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { openPlace } from '#server/operating/place.ts';
import { closeAtSignals } from '#server/process/closing.ts';
import { requireSameShop } from '#server/process/shop-mode.ts';
import { report } from './command.ts';

await report(async () => {
  const config = readConfig();
  const { onClose } = closeAtSignals();
  const place = await openPlace(config, { isNewAllowed: true });
  onClose(place.close);
  try {
    const options = { databaseUrl: place.url, dataDir: place.dataDir, say: (line: string) => console.log(line) };
    await (await openDatabase({ ...options, beforeMigrating: (database) => requireSameShop(database, config) })).close();
    return 'The database is ready for this version.';
  } finally {
    await place.close();
  }
});
