// node tools/trade-record.ts ORDER_NUMBER: shows the retained record of a deleted member's order (docs/operating.md, section 13).
import { parseArgs } from 'node:util';
import { readConfig, readPlace } from '#server/config.ts';
import { openPlace, openShopDatabase } from '#server/operating/place.ts';
import { readTradeRecord } from '#server/operating/read-trade-record.ts';
import { closeAtSignals } from '#server/process/closing.ts';
import { report } from './command.ts';

await report(async () => {
  const [reference] = parseArgs({ allowPositionals: true }).positionals;
  if (reference === undefined) throw new Error('Say which: node tools/trade-record.ts ORDER_NUMBER');
  const { onClose } = closeAtSignals();
  const place = await openPlace(readPlace());
  onClose(place.close);
  try {
    const database = await openShopDatabase(place);
    return await readTradeRecord(database.service, readConfig().secret, reference).finally(() => database.close());
  } finally {
    await place.close();
  }
});
