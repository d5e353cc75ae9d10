import type pg from 'pg';
import type { Shop } from '#server/shop.ts';
import { mintOnChain } from './mint-on-chain.ts';
import type { RewardChain } from './reward-chain.ts';

/** Brings the chain up to date with the reward ledger, in one process at a time. Throws while the chain is unreachable. */
export async function mintInTurn(shop: Shop, queue: pg.Pool, chain: RewardChain): Promise<number> {
  // A session-level lock: it is released with the process, and no transaction stays open while calling the chain.
  const client = await queue.connect();
  try {
    const { rows } = await client.query<{ is_ours: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('mint rewards', 0)) as is_ours",
    );
    return rows[0]?.is_ours ? await mintOnChain(shop, chain) : 0;
  } finally {
    // Closed rather than returned to the pool, so that the lock is always released.
    client.release(true);
  }
}
