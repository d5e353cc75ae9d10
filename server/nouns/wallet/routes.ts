import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { sentCode } from '#contract/rest/verifications.ts';
import { connectWallet, rewardMetadata, sendWalletCode, wallet } from '#contract/rest/wallet.ts';
import { takeRewardCoupon } from '#server/nouns/reward/take-reward-coupon.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { codeSending } from '#server/rest/code-sending.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { connectWallet as connect } from './connect-wallet.ts';
import { disconnectWallet } from './disconnect-wallet.ts';
import { readWallet } from './read-wallet.ts';
import { rewardMetadata as readMetadata } from './reward-metadata.ts';
import { checkWalletEntry, mailWalletCode } from './send-wallet-code.ts';
import { createWalletThrottle } from './wallet-throttle.ts';

const changed = { 200: wallet, '4xx': problem, 503: problem };

/** The member's wallet and its rewards (specification 1, 2 and 8). */
export async function walletRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const throttle = createWalletThrottle(shop);
  // Enough for typos; too few to find out which emails have a wallet.
  const registers = limit(shop, 'wallet-registers', { by: ['member', 'address'], window: 60 * 60, most: 30 });
  // Attempts per member over all codes; each code also has its own limit.
  const codes = limit(shop, 'wallet-codes', { by: 'member', window: 60 * 60, most: 50 });
  const sending = codeSending(shop);

  typed.get(
    '/wallet',
    {
      config: { permission: 'wallet.read' },
      schema: { tags: ['wallet'], summary: 'My wallet, its rewards and what may be earned', response: { 200: wallet, '4xx': problem } },
    },
    async (request) => readWallet(shop, memberOf(request)),
  );

  typed.post(
    '/wallet/codes',
    {
      config: { permission: 'wallet.connect' },
      schema: {
        tags: ['wallet'],
        summary: 'Check e-mail and password of a wallet, new or not, and mail a code',
        body: sendWalletCode,
        response: { 201: sentCode, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      const userId = memberOf(request);
      if (body.way === 'REGISTER') await registers(request);
      const entry = orProblem(await checkWalletEntry(shop, throttle, body, { userId, ip }));
      if ('waitSeconds' in entry) throw new Refusal(fail('TOO_MANY_REQUESTS'), entry.waitSeconds);
      await sending.count(request);
      const asked = await mailWalletCode(shop, userId, entry, body.locale);
      return reply.code(201).send(sending.replyOf(asked, 'MAIL'));
    },
  );

  typed.post(
    '/wallet/connection',
    {
      config: { permission: 'wallet.connect' },
      schema: { tags: ['wallet'], summary: 'Connect the wallet a code opens', body: connectWallet, response: changed },
    },
    async (request) => {
      const userId = memberOf(request);
      await codes(request);
      orProblem(await connect(shop, userId, request.body, request.ip));
      return readWallet(shop, userId);
    },
  );

  typed.delete(
    '/wallet/connection',
    {
      config: { permission: 'wallet.connect' },
      schema: { tags: ['wallet'], summary: 'Part from the wallet; what is in it stays in it', response: changed },
    },
    async (request) => {
      const userId = memberOf(request);
      await disconnectWallet(shop, userId, request.ip);
      return readWallet(shop, userId);
    },
  );

  typed.post(
    '/wallet/tokens/:id/coupon',
    {
      config: { permission: 'wallet.connect' },
      schema: { tags: ['wallet'], summary: 'Take the coupon of a reward, once', params: idParams, response: changed },
    },
    async (request) => {
      const userId = memberOf(request);
      orProblem(await takeRewardCoupon(shop, userId, request.params.id));
      return readWallet(shop, userId);
    },
  );

  typed.get(
    '/rewards/:id',
    {
      config: { permission: 'reward.describe' },
      schema: {
        tags: ['wallet'],
        summary: 'Metadata of a reward, as ERC-721 wants it',
        params: idParams,
        response: { 200: rewardMetadata, '4xx': problem },
      },
    },
    async (request, reply) => {
      const metadata = await readMetadata(shop, request.params.id);
      if (metadata === null) throw new Refusal(fail('NOT_FOUND'));
      return reply.header('cache-control', 'public, max-age=3600').send(metadata);
    },
  );
}
