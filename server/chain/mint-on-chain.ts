import { MINT_TRIES, openMintStates } from '#rules/member/reward.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { rewardUri } from '../nouns/wallet/reward-metadata.ts';
import { type Mint, MintRefused, type RewardChain, type SignedMint } from './reward-chain.ts';

/** Tokens per run. */
const AT_ONCE = 50;

/**
 * Brings the chain up to date with the ledger: mints tokens in wallets that are not on the chain, and follows up transactions already sent.
 * A mint is stored before it is sent, so after a crash the same transaction is sent again, and the contract accepts each token only once.
 * Only one process may run it at a time, because the issuer's transactions are numbered in sequence. Returns how many tokens it sent or
 * found minted. Throws ChainAway.
 */
export async function mintOnChain(shop: Shop, chain: RewardChain): Promise<number> {
  const db = shop.database.service;
  const contract = await chain.contract();
  const tokens = await openTokens(db, contract);
  let moved = 0;
  for (const token of tokens) if (await advanceMint({ shop, chain, contract }, token)) moved += 1;
  return moved;
}

interface Parts {
  shop: Shop;
  chain: RewardChain;
  contract: string;
}

type OpenToken = Awaited<ReturnType<typeof openTokens>>[number];

function openTokens(db: Db, contract: string) {
  return db
    .selectFrom('member.reward_tokens as token')
    .leftJoin('member.reward_mints as mint', (join) => join.onRef('mint.token_id', '=', 'token.id').on('mint.contract', '=', contract))
    .select([
      'token.id',
      'token.owner_address',
      'mint.state',
      'mint.nonce',
      'mint.transaction_hash',
      'mint.signed_transaction',
      'mint.tries',
    ])
    .where('token.owner_address', 'is not', null)
    .where((where) => where.or([where('mint.state', 'is', null), where('mint.state', 'in', openMintStates)]))
    .orderBy('token.id')
    .limit(AT_ONCE)
    .execute();
}

async function advanceMint(parts: Parts, token: OpenToken): Promise<boolean> {
  const { chain, shop } = parts;
  const to = token.owner_address ?? '';
  const { transaction_hash: hash, signed_transaction: raw } = token;
  if (hash === null || raw === null) {
    if ((await chain.ownerOf(token.id)) !== null) throw new Error(`token ${token.id} is on the chain, and this shop did not mint it there`);
    return signAndSend(parts, token);
  }
  const outcome = await chain.outcome(hash);
  if (outcome === 'MINED' || (outcome === 'FAILED' && isSame(await chain.ownerOf(token.id), to))) {
    await change(parts, token.id, { state: 'CONFIRMED', confirmed_at: shop.clock(), error: '' });
    return true;
  }
  if (outcome === 'FAILED') return signAndSend(parts, token);
  // Not in a block yet. If another transaction used its nonce, it never will be.
  const isOver = (await chain.nonce('mined')) > (token.nonce ?? 0);
  if (isOver && (await chain.outcome(hash)) === 'UNKNOWN') return signAndSend(parts, token);
  await chain.send({ raw });
  return false;
}

async function signAndSend(parts: Parts, token: OpenToken): Promise<boolean> {
  const { shop, chain } = parts;
  const tries = (token.tries ?? 0) + 1;
  if (tries > MINT_TRIES) {
    await change(parts, token.id, { state: 'FAILED', error: `not minted after ${MINT_TRIES} tries` });
    return false;
  }
  const mint: Mint = { tokenId: token.id, to: token.owner_address ?? '', uri: rewardUri(shop.config.publicUrl, token.id) };
  try {
    const signed = await chain.sign(mint, await chain.nonce('waiting'));
    await storeMint(parts, token.id, signed, tries);
    await chain.send(signed);
    return true;
  } catch (error) {
    if (!(error instanceof MintRefused) || tries === 1) throw error;
    await change(parts, token.id, { state: 'FAILED', error: error.message });
    return false;
  }
}

function storeMint({ shop, contract }: Parts, tokenId: number, { nonce, hash, raw }: SignedMint, tries: number) {
  const mint = { nonce, transaction_hash: hash, signed_transaction: raw, tries, sent_at: shop.clock() };
  return shop.database.service
    .insertInto('member.reward_mints')
    .values({ contract, token_id: tokenId, ...mint })
    .onConflict((conflict) => conflict.columns(['contract', 'token_id']).doUpdateSet(mint))
    .execute();
}

type Change = { state: 'CONFIRMED' | 'FAILED'; confirmed_at?: Date; error: string };

function change({ shop, contract }: Parts, tokenId: number, to: Change) {
  return shop.database.service
    .updateTable('member.reward_mints')
    .set({ ...to, error: to.error.slice(0, 500) })
    .where('contract', '=', contract)
    .where('token_id', '=', tokenId)
    .execute();
}

function isSame(owner: string | null, address: string): boolean {
  return owner?.toLowerCase() === address.toLowerCase();
}
