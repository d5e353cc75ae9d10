import { signInWaits } from '#rules/member/sign-in/sign-in-attempts.ts';
import { createGrowingWait } from '#server/limits/growing-wait.ts';
import { addressKey } from '#server/limits/limit.ts';
import { takeTurns } from '#server/limits/take-turns.ts';
import type { Shop } from '#server/shop.ts';

/** Who tries a password, and for which wallet. */
interface WalletAttempt {
  userId: string;
  email: string;
  ip: string;
}

/** Slows password guessing at wallets with the same delays as sign-in, but separate counters. */
export type WalletThrottle = ReturnType<typeof createWalletThrottle>;

export function createWalletThrottle({ database, clock }: Pick<Shop, 'database' | 'clock'>) {
  const pair = createGrowingWait(database.identity, 'wallet-pair', signInWaits.pair, clock);
  const wallet = createGrowingWait(database.identity, 'wallet-id', signInWaits.id, clock);
  const address = createGrowingWait(database.identity, 'wallet-address', signInWaits.address, clock);
  return {
    async take({ userId, email, ip }: WalletAttempt) {
      const own = `${userId}|${email}`;
      const turns = await takeTurns([
        [pair, own],
        [wallet, email],
        [address, addressKey(ip)],
      ]);
      if (!turns.isAllowed) return turns;
      const succeeded = async () => {
        await turns.takeBack();
        await pair.clear(own);
      };
      return { ...turns, succeeded };
    },
  };
}
