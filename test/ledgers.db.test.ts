import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ownerConnection } from './database.ts';
import { ledgerViolations, moneyDisagreements, stockTotals } from './ledgers.ts';
import { demoDatabase } from './rows/demo-database.ts';

let owner: pg.Client;

beforeAll(async () => {
  const database = await demoDatabase();
  owner = await ownerConnection(database);
});

/** The names of the ledgers that a change breaks, found in a transaction that is rolled back. */
async function brokenBy(change: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(change);
    return (await ledgerViolations(owner)).map(({ ledger }) => ledger.split(':')[0] ?? '');
  } finally {
    await owner.query('rollback');
  }
}

test('the ledgers of the demonstration add up', async () => {
  expect(await ledgerViolations(owner)).toEqual([]);
  expect(await moneyDisagreements(owner, new Map())).toEqual([]);
});

test.each([
  ['stock', 'update product.products set stock_count = stock_count + 1 where id = (select min(id) from product.products)'],
  [
    'payments',
    `insert into sales.payments (payment_id, order_id, method, amount, status)
     select 'P00000000000000000000000', id, 'CARD', 1, 'PAID' from sales.orders where status = 'PAYMENT_WAIT' limit 1`,
  ],
  ['payments', "delete from sales.payments where status = 'PAID' and id = (select min(id) from sales.payments where status = 'PAID')"],
  ['refunds', "update sales.payments set status = 'MISMATCH', paid_at = now() where status = 'VIRTUAL_ACCOUNT_ISSUED'"],
  ['claims', "insert into sales.claims (order_id, type, status, reason) select min(id), 'CANCEL', 'ACCEPTED', 'x' from sales.orders"],
  [
    'points',
    "insert into sales.point_entries (user_id, type, amount, lot_id, reason) select user_id, 'USED', amount + 1, id, 'ORDER' from sales.point_entries where type = 'EARNED' limit 1",
  ],
])('a wrong entry in the %s ledger is found', async (ledger, change) => {
  expect(await brokenBy(change)).toContain(ledger);
});

test('pieces are compared with stock and open orders, and money known only to the provider is found', async () => {
  const before = await stockTotals(owner);
  expect([...before.values()].every((pieces) => pieces >= 0) && before.size > 10).toBe(true);
  expect(await moneyDisagreements(owner, new Map([['P00000000000000000000stranger', 5]]))).toHaveLength(1);
});
