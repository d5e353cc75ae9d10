import { type Kysely, sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/schema.generated.ts';
import { testDatabase } from '#test/database.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { atomically, type Tries } from '../atomically.ts';

const { service } = await testDatabase();
const quietly = (): Tries & { pauses: number[] } => {
  const pauses: number[] = [];
  return { most: 3, pauses, pause: async (failed) => void pauses.push(failed) };
};
const failing = (code: string) => sql.raw(`do $$ begin raise exception 'made' using errcode = '${code}'; end $$`);
const policiesOf = (db: Kysely<DB>) => db.selectFrom('product.shipping_policies').select('id').execute();
const addPolicy = (trx: Transaction<DB>) =>
  trx
    .insertInto('product.shipping_policies')
    .values({ name: JSON.stringify({ ko: '무료', en: 'Free' }), fee_type: 'FREE', day1: 1, day2: 2 })
    .execute();

test('two transactions that lock two rows in opposite orders both succeed', async () => {
  await Promise.all([1, 2].map(() => atomically(service, addPolicy)));
  const ids = (await policiesOf(service)).map(({ id }) => id);
  let arrived = 0;
  let open: () => void = () => {};
  const both = new Promise<void>((resolve) => (open = resolve));
  const tries: number[] = [];
  const lockAll = (order: number[]) =>
    atomically(service, async (trx) => {
      tries.push(order[0] ?? 0);
      for (const id of order) {
        await trx.updateTable('product.shipping_policies').set({ day2: 3 }).where('id', '=', id).execute();
        arrived += 1;
        if (arrived === 2) open();
        await both;
      }
      return order[0];
    });
  expect(await Promise.all([lockAll(ids), lockAll(ids.toReversed())])).toEqual([ids[0], ids.at(-1)]);
  // They did conflict; the loser may lose again on a busy machine.
  expect(tries.length).toBeGreaterThan(2);
});

test('a row that is removed after it was read is read again and not found', async () => {
  const catalogue = await addCatalogue(service);
  const read: boolean[] = [];
  const made = await atomically(service, async (trx) => {
    const policies = await policiesOf(trx);
    const isThere = policies.some(({ id }) => id === catalogue.policyId);
    read.push(isThere);
    if (!isThere) return null;
    await service.deleteFrom('product.shipping_policies').where('id', '=', catalogue.policyId).execute();
    return addProduct(trx, catalogue, { code: 'named-too-late' });
  });
  expect([made, read]).toEqual([null, [true, false]]);
});

test('a failed attempt of a transaction leaves nothing behind, and a transaction is tried three times at most', async () => {
  const before = (await policiesOf(service)).length;
  const tries = quietly();
  let count = 0;
  const always = atomically(
    service,
    async (trx) => {
      count += 1;
      await addPolicy(trx);
      await failing('40001').execute(trx);
    },
    tries,
  );
  await expect(always).rejects.toMatchObject({ code: '40001' });
  expect([count, tries.pauses]).toEqual([3, [1, 2]]);
  expect(await policiesOf(service)).toHaveLength(before);
});

test('a transaction that fails for another reason than a lock is not retried', async () => {
  const tries = quietly();
  await expect(atomically(service, (trx) => failing('23514').execute(trx), tries)).rejects.toMatchObject({ code: '23514' });
  expect(tries.pauses).toEqual([]);
});
