// node tools/print-files.ts ORDER_NUMBER FOLDER: writes an order's print files (docs/operating.md, section 12).
import { parseArgs } from 'node:util';
import { readPlace } from '#server/config.ts';
import { openStorage } from '#server/gateways/storage/open.ts';
import { openPlace, openShopDatabase } from '#server/operating/place.ts';
import { printOrder } from '#server/printing/print-order.ts';
import { closeAtSignals } from '#server/process/closing.ts';
import { report } from './command.ts';

await report(async () => {
  const [orderNumber, folder] = parseArgs({ allowPositionals: true }).positionals;
  if (orderNumber === undefined || folder === undefined)
    throw new Error('Say which order and where: node tools/print-files.ts ORDER_NUMBER FOLDER');
  const { onClose } = closeAtSignals();
  const place = await openPlace(readPlace());
  onClose(place.close);
  try {
    const database = await openShopDatabase(place);
    const { storage } = openStorage(place);
    const names = await printOrder(database.service, storage, orderNumber, folder).finally(() => database.close());
    return names.length === 0 ? 'Nothing of this order is printed.' : names.join('\n');
  } finally {
    await place.close();
  }
});
