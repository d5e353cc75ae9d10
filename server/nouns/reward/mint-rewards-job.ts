import type pg from 'pg';
import type { Shop } from '#server/shop.ts';

/**
 * Mints waiting rewards where a chain is configured, and loads the code for it only there; returns how many tokens were sent or found minted, 0
 * without a chain. Throws while the chain is unreachable.
 */
export async function mintRewards(shop: Shop, queue: pg.Pool): Promise<number> {
  const { wallet } = shop.config;
  if (wallet.source !== 'chain') return 0;
  const [{ mintInTurn }, { openRewardChain }] = await Promise.all([
    import('#server/chain/mint-in-turn.ts'),
    import('#server/chain/open-reward-chain.ts'),
  ]);
  return mintInTurn(shop, queue, openRewardChain(wallet));
}
