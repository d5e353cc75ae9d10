import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { makeFolder } from '#db/own-folder.ts';
import type { DB } from '#db/schema.generated.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { renderPrintFile } from '#server/images/drawing/print-file.ts';
import { listPrintLines } from '../nouns/order/production/list-print-lines.ts';

/**
 * Writes an order's print files into a folder: one PNG for each printed side of each line, from the design frozen with the order. Returns
 * the file names; none for an order of ready-made goods. Errors: throws when the order does not exist or a picture is missing.
 */
export async function printOrder(
  db: Kysely<DB>,
  storage: Pick<ObjectStorage, 'get'>,
  orderNumber: string,
  folder: string,
): Promise<string[]> {
  const order = await db.selectFrom('sales.orders').select('id').where('order_number', '=', orderNumber).executeTakeFirst();
  if (order === undefined) throw new Error(`There is no order ${orderNumber}.`);
  const lines = await listPrintLines(db, [order.id]);
  makeFolder(folder);
  const names: string[] = [];
  for (const line of lines) {
    for (const { side, file: name } of line.sides) {
      const file = await renderPrintFile(storage, side);
      if (file === null) throw new Error(`A picture of line ${line.id} is not in storage.`);
      await writeFile(join(folder, name), file.content, { mode: 0o600 });
      names.push(name);
    }
  }
  return names;
}
