import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { makeFolder } from '#db/own-folder.ts';
import type { DB } from '#db/schema.generated.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { renderPrintFile } from '#server/images/drawing/print-file.ts';
import { printLines } from '#server/queries/work/print-lines.ts';

/**
 * Writes the print files of an order into a folder: one PNG for each printed side of each line, from the design as it was frozen with
 * the order. Gives the names of the files; none for an order of ready goods. Errors: throws when there is no such order or a picture is
 * gone.
 */
export async function printOrder(
  db: Kysely<DB>,
  storage: Pick<ObjectStorage, 'get'>,
  orderNumber: string,
  folder: string,
): Promise<string[]> {
  const order = await db.selectFrom('sales.orders').select('id').where('order_number', '=', orderNumber).executeTakeFirst();
  if (order === undefined) throw new Error(`There is no order ${orderNumber}.`);
  const lines = await printLines(db, [order.id]);
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
