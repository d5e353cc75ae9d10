import type pg from 'pg';
import { mintOnChain } from '#server/commands/reward/mint-on-chain.ts';
import type { Shop } from '#server/shop.ts';

/** Brings the chain up to the ledger of rewards, in one process at a time. Nothing where no chain is set. Throws while the chain is away. */
export async function mintRewards(shop: Shop, queue: pg.Pool): Promise<number> {
  const { chain } = shop.gateways.wallet;
  if (chain === null) return 0;
  // A lock of the connection: it goes with the process, and no transaction stays open while the chain is asked.
  const client = await queue.connect();
  try {
    const { rows } = await client.query<{ is_ours: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('mint rewards', 0)) as is_ours",
    );
    return rows[0]?.is_ours ? await mintOnChain(shop, chain) : 0;
  } finally {
    // Ended rather than given back, so that the lock is over whatever happened.
    client.release(true);
  }
}
