import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPool } from '#db/pool.ts';
import type { TestChain } from '#test/chain/memory-chain.ts';
import { testChain } from '#test/chain/test-chain.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addRewardKinds, addWallet } from '#test/rows/reward-rows.ts';
import { grantRewardToken } from '../nouns/reward/grant-reward-token.ts';
import { mintInTurn } from './mint-in-turn.ts';
import { mintOnChain } from './mint-on-chain.ts';
import type { RewardChain } from './reward-chain.ts';

/** The ledger and a chain (test/chain/test-chain.ts): tokens in wallets are minted once, whatever fails along the way. */

let node: TestChain;
let shop: CommerceShop;
let chain: RewardChain;

beforeAll(async () => {
  node = await testChain();
  chain = node.chain;
  shop = await commerceShop({ WALLET: 'chain', ...node.settings });
  await addRewardKinds(shop.database.service);
});
afterAll(() => node.end());

beforeEach(async () => {
  await settled();
});

/** Everything mintable is minted, and recorded as such. */
async function settled(): Promise<void> {
  await mintOnChain(shop, chain);
  await node.mine();
  await mintOnChain(shop, chain);
}

/** A token in a member's wallet; returns its id and the wallet. */
async function granted(): Promise<{
  id: number;
  address: string;
  read: () => Promise<{ state: string; transaction_hash: string | null }>;
}> {
  const db = shop.database.service;
  const member = await shop.addMember();
  const address = await addWallet(db, member.userId);
  const grant = { userId: member.userId, cause: 'FIRST_PURCHASE', orderId: null, now: shop.clock() } as const;
  await db.transaction().execute((trx) => grantRewardToken(trx, grant));
  const shown = async () => (await member.call({ url: '/api/wallet' })).json().tokens[0];
  return { id: (await shown()).id, address, read: async () => (await shown()).mint };
}

const ownerOf = async (id: number) => (await chain.ownerOf(id))?.toLowerCase() ?? null;
const mintOf = (id: number) =>
  shop.database.service.selectFrom('member.reward_mints').selectAll().where('token_id', '=', id).executeTakeFirstOrThrow();

test('a reward of a connected wallet is minted and confirmed by its receipt', async () => {
  const { id, address, read } = await granted();
  expect(await read()).toEqual({ state: 'WAITING', transaction_hash: null });
  expect(await mintOnChain(shop, chain)).toBe(1);
  await node.mine();
  expect(await ownerOf(id)).toBe(address);
  expect(await mintOnChain(shop, chain)).toBe(1);
  expect(await read()).toEqual({ state: 'CONFIRMED', transaction_hash: (await mintOf(id)).transaction_hash });
  expect(await mintOnChain(shop, chain)).toBe(0);
});

test('a mint stored by a process that died before sending is sent again unchanged', async () => {
  const { id, address } = await granted();
  const dies: RewardChain = { ...chain, send: () => Promise.reject(new Error('killed')) };
  await expect(mintOnChain(shop, dies)).rejects.toThrow('killed');
  const { transaction_hash } = await mintOf(id);
  expect(await ownerOf(id)).toBeNull();
  await settled();
  expect(await ownerOf(id)).toBe(address);
  expect(await mintOf(id)).toMatchObject({ state: 'CONFIRMED', transaction_hash, tries: 1 });
});

test('a mint that the chain lost is sent again; one whose nonce another mint used is signed again', async () => {
  const [lost, outrun] = [await granted(), await granted()];
  await mintOnChain(shop, chain);
  await node.loseWaiting();
  await mintOnChain(shop, chain);
  expect(await mintOf(lost.id)).toMatchObject({ state: 'SENT', tries: 1 });
  await node.loseWaiting();
  // Somebody else uses the issuer's key.
  const foreign = await chain.sign({ tokenId: 1_000_000, to: lost.address, uri: '' }, await chain.nonce('mined'));
  const second = await chain.sign({ tokenId: 1_000_001, to: lost.address, uri: '' }, foreign.nonce + 1);
  await chain.send(foreign);
  await chain.send(second);
  await node.mine();
  await settled();
  expect([await ownerOf(lost.id), await ownerOf(outrun.id)]).toEqual([lost.address, outrun.address]);
  expect(await mintOf(lost.id)).toMatchObject({ state: 'CONFIRMED', tries: 2 });
});

test('while the chain is away a mint is kept and tried again; two processes at once mint once', async () => {
  const { id, address } = await granted();
  await expect(mintOnChain(shop, node.away)).rejects.toThrow();
  const queue = openPool({ connectionString: shop.database.url, max: 2, onLost: () => undefined });
  try {
    const done = await Promise.all([mintInTurn(shop, queue, chain), mintInTurn(shop, queue, chain)]);
    expect(done[0] + done[1]).toBeGreaterThanOrEqual(1);
  } finally {
    await queue.end();
  }
  await node.mine();
  expect(await ownerOf(id)).toBe(address);
  expect(await mintOf(id)).toMatchObject({ tries: 1 });
});
