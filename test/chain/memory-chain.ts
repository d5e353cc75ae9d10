import { createHash } from 'node:crypto';
import { ChainAway, type Mint, MintRefused, type RewardChain } from '#server/chain/reward-chain.ts';

/** A chain that mines when it is told to. */
export interface TestChain {
  chain: RewardChain;
  /** The same shop's chain while it does not answer. */
  away: RewardChain;
  /** What a shop on it is configured with. */
  settings: Record<string, string>;
  mine(): Promise<void>;
  /** The node forgets what is not in a block yet. */
  loseWaiting(): Promise<void>;
  end(): Promise<void>;
}

type Transaction = Mint & { nonce: number };

/** A contract in memory, with what minting relies on: transactions in the order of their nonces, a pool that may lose them, each token once. */
export async function memoryChain(): Promise<TestChain> {
  const owners = new Map<number, string>();
  const receipts = new Map<string, 'MINED' | 'FAILED'>();
  const pool = new Map<number, string>();
  let mined = 0;
  const chain: RewardChain = {
    contract: async () => `1:0x${'0'.repeat(40)}`,
    ownerOf: async (tokenId) => owners.get(tokenId) ?? null,
    nonce: async (after) => {
      let next = mined;
      while (after === 'waiting' && pool.has(next)) next += 1;
      return next;
    },
    sign: async (mint, nonce) => {
      if (owners.has(mint.tokenId)) throw new MintRefused('AlreadyMinted');
      const raw = JSON.stringify({ ...mint, nonce } satisfies Transaction);
      return { nonce, raw, hash: hashOf(raw) };
    },
    send: async ({ raw }) => {
      const { nonce } = JSON.parse(raw) as Transaction;
      if (nonce >= mined && !pool.has(nonce)) pool.set(nonce, raw);
    },
    outcome: async (hash) => receipts.get(hash) ?? 'UNKNOWN',
  };
  return {
    chain,
    away: { ...chain, contract: () => Promise.reject(new ChainAway('no answer')) },
    settings: { CHAIN_RPC_URL: 'http://localhost', CHAIN_CONTRACT: `0x${'0'.repeat(40)}`, CHAIN_ISSUER_KEY: `0x${'1'.repeat(64)}` },
    mine: async () => {
      for (let raw = pool.get(mined); raw !== undefined; raw = pool.get(mined)) {
        const { tokenId, to } = JSON.parse(raw) as Transaction;
        receipts.set(hashOf(raw), owners.has(tokenId) ? 'FAILED' : 'MINED');
        if (!owners.has(tokenId)) owners.set(tokenId, to);
        pool.delete(mined);
        mined += 1;
      }
    },
    loseWaiting: async () => pool.clear(),
    end: async () => undefined,
  };
}

function hashOf(raw: string): string {
  return `0x${createHash('sha256').update(raw).digest('hex')}`;
}
