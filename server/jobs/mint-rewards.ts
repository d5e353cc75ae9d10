import type pg from 'pg';
import { mintOnChain } from '#server/commands/reward/mint-on-chain.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Brings the chain up to date with the reward ledger, in one process at a time. Does nothing when no chain is configured. Throws while the
 * chain is unreachable.
 */
export async function mintRewards(shop: Shop, queue: pg.Pool): Promise<number> {
  const { chain } = shop.gateways.wallet;
  if (chain === null) return 0;
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
