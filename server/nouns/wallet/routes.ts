import { fail } from '#contract/errors/errors.ts';
import { sentCode } from '#contract/rest/verifications.ts';
import { connectWalletBody, rewardMetadata, sendWalletCodeBody, wallet } from '#contract/rest/wallet.ts';
import { takeRewardCoupon } from '#server/nouns/reward/take-reward-coupon.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { codeLimits, sentCodeOf } from '#server/rest/code-sending.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { connectWallet as connect, disconnectWallet } from './connect-wallet.ts';
import { readWallet } from './read-wallet.ts';
import { rewardMetadata as readMetadata } from './reward-metadata.ts';
import { checkWalletEntry, mailWalletCode } from './send-wallet-code.ts';
import { createWalletThrottle } from './wallet-throttle.ts';

// Enough for typos; too few to find out which emails have a wallet.
const registers: RouteLimit = { name: 'wallet-registers', by: ['member', 'address'], window: 60 * 60, most: 30 };
// Attempts per member over all codes; each code also has its own limit.
const codes: RouteLimit = { name: 'wallet-codes', by: 'member', window: 60 * 60, most: 50 };

/** The member's wallet and its rewards (specification 1, 2 and 8). */
export const walletRoutes = routes('wallet', (shop) => {
  const throttle = createWalletThrottle(shop);
  return [
    route('GET /wallet', 'My wallet, its rewards and what may be earned', { permission: 'wallet.read', reply: wallet }, ({ userId }) =>
      readWallet(shop, userId),
    ),
    route(
      'POST /wallet/codes',
      'Check e-mail and password of a wallet, new or not, and mail a code',
      { permission: 'wallet.connect', body: sendWalletCodeBody, made: sentCode },
      async ({ userId, body, request: { ip }, count }) => {
        if (body.way === 'REGISTER') await count(registers);
        const entry = orProblem(await checkWalletEntry(shop, throttle, body, { userId, ip }));
        if ('waitSeconds' in entry) throw new Refusal(fail('TOO_MANY_REQUESTS'), entry.waitSeconds);
        await count(...codeLimits);
        return sentCodeOf(shop, await mailWalletCode(shop, userId, entry, body.locale), 'MAIL');
      },
    ),
    route(
      'POST /wallet/connection',
      'Connect the wallet a code opens',
      { permission: 'wallet.connect', limit: codes, body: connectWalletBody, reply: wallet },
      async ({ userId, body, request }) => {
        orProblem(await connect(shop, userId, body, request.ip));
        return readWallet(shop, userId);
      },
    ),
    route(
      'DELETE /wallet/connection',
      'Part from the wallet; what is in it stays in it',
      { permission: 'wallet.connect', reply: wallet },
      async ({ userId, request }) => {
        await disconnectWallet(shop, userId, request.ip);
        return readWallet(shop, userId);
      },
    ),
    route(
      'POST /wallet/tokens/:id/coupon',
      'Take the coupon of a reward, once',
      { permission: 'wallet.connect', reply: wallet },
      async ({ userId, params }) => {
        orProblem(await takeRewardCoupon(shop, userId, params.id));
        return readWallet(shop, userId);
      },
    ),
    route(
      'GET /rewards/:id',
      'Metadata of a reward, as ERC-721 wants it',
      { permission: 'reward.describe', reply: rewardMetadata },
      async ({ params, reply }) => {
        const metadata = orProblem((await readMetadata(shop, params.id)) ?? fail('NOT_FOUND'));
        reply.header('cache-control', 'public, max-age=3600');
        return metadata;
      },
    ),
  ];
});
