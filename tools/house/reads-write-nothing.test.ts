import { expect, test } from 'vitest';
import { writingReads } from './reads-write-nothing.ts';

const order = 'server/nouns/order';
const found = (files: Record<string, string>) => writingReads(new Map(Object.entries(files)));

test('a read function that writes is found, and a write function is not reported', () => {
  expect(found({ [`${order}/read-order.ts`]: ".updateTable('sales.orders')", [`${order}/place-order.ts`]: ".insertInto('x')" })).toEqual([
    `${order}/read-order.ts: writes; a read never does`,
  ]);
});

test('a read function that imports a write over another file is found, and a type import is not reported', () => {
  const write = { [`${order}/placing/place-order.ts`]: ".insertInto('sales.orders')" };
  const between = { [`${order}/order-lines.ts`]: "import { placeOrder } from './placing/place-order.ts';" };
  const by = (line: string) => found({ ...write, ...between, [`${order}/list-orders.ts`]: line });
  expect(by("import {\n  lines,\n} from '#server/nouns/order/order-lines.ts';")).toHaveLength(1);
  expect(by("import type { Lines } from './order-lines.ts';")).toEqual([]);
});

test.each(['search-orders', 'quote-checkout', 'preview-claim'])('a read function with another verb that writes is found: %s', (name) => {
  expect(found({ [`${order}/${name}.ts`]: ".insertInto('x')" })).toHaveLength(1);
});
