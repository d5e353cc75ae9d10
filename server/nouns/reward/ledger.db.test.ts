import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { zeroAddress } from '#rules/member/reward.ts';
import { testDatabase } from '#test/database.ts';
import { addRewardKinds, someAddress } from '#test/rows/reward-rows.ts';

/** The ledger itself: whatever is written and in whatever order, a token has one owner, the last in its log. */

let db: Database['service'];
const wallets = [someAddress(), someAddress(), someAddress()];

beforeAll(async () => {
  db = (await testDatabase()).service;
  await addRewardKinds(db);
  for (const address of wallets)
    await db.insertInto('identity.wallet_accounts').values({ address, email: address, password_hash: '', sealed_key: '' }).execute();
});

async function addToken(): Promise<number> {
  const text = JSON.stringify({ ko: '첫 구매', en: 'First purchase' });
  const { id } = await db
    .insertInto('member.reward_tokens')
    .values({ cause: 'FIRST_PURCHASE', name: text, why: text, image_src: '/', granted_at: new Date('2026-11-20T03:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Attempt = { nth: number; from: number; to: number };

function transfer(token_id: number, { nth, from, to }: Attempt): Promise<boolean> {
  const row = { token_id, nth, from_address: wallets[from] ?? zeroAddress, to_address: wallets[to] ?? '' };
  return db
    .insertInto('member.reward_transfers')
    .values(row)
    .execute()
    .then(
      () => true,
      () => false,
    );
}

const attempts = fc.array(
  fc.record({ nth: fc.integer({ min: 1, max: 4 }), from: fc.integer({ min: 0, max: 3 }), to: fc.integer({ min: 0, max: 2 }) }),
  { minLength: 1, maxLength: 12 },
);

test('a token has one owner at a time: a transfer that does not start from the owner is refused', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (tried) => {
      const token = await addToken();
      // A model of a ledger with a single owner.
      let owner = 3;
      let count = 0;
      for (const attempt of tried) {
        const fits = attempt.nth === count + 1 && attempt.from === owner;
        expect(await transfer(token, attempt)).toBe(fits);
        if (fits) [owner, count] = [attempt.to, attempt.nth];
      }
      const shown = await db
        .selectFrom('member.reward_tokens')
        .select(['owner_address', 'transfers'])
        .where('id', '=', token)
        .executeTakeFirst();
      expect(shown).toEqual({ owner_address: wallets[owner] ?? null, transfers: count });
    }),
    { numRuns: 40, seed: 8 },
  );
});

test('of simultaneous transfers of a reward one succeeds, and the log is never rewritten', async () => {
  const token = await addToken();
  expect(await transfer(token, { nth: 1, from: 3, to: 0 })).toBe(true);
  const outcomes = await Promise.all([1, 2, 1, 2].map((to) => transfer(token, { nth: 2, from: 0, to })));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  await expect(
    db
      .updateTable('member.reward_transfers')
      .set({ to_address: wallets[0] ?? '' })
      .where('token_id', '=', token)
      .execute(),
  ).rejects.toThrow();
  await expect(db.deleteFrom('member.reward_transfers').where('token_id', '=', token).execute()).rejects.toThrow('foreign key');
});
