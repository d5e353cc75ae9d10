import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors.ts';
import { problem, uuidParams } from '#contract/rest/values.ts';
import { askCode, checkCode, checkedCode, sentCode } from '#contract/rest/verifications.ts';
import { normalizeMobile } from '#rules/member/credential.ts';
import { addressLimits, CODE_SECONDS, PROOF_SECONDS, RESEND_SECONDS, SHOP_CODES_A_DAY } from '#rules/member/verification.ts';
import { askCode as sendCode } from '#server/commands/verification/ask-code.ts';
import { checkCode as exchangeCode } from '#server/commands/verification/check-code.ts';
import { outboxPath } from '#server/gateways/messages/stand-in/path.ts';
import { addressKey, createAttemptLimiter } from '#server/limits/attempt-limiter.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { phoneHolder } from '#server/queries/member/phone-holder.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { takeAttempt } from '#server/rest/take-attempt.ts';
import type { Shop } from '#server/shop.ts';

/** Guesses from one address, over all its codes; each code has its own limit too. */
const checkLimit = { name: 'code-checks', attempts: 200, seconds: 60 * 60 };

/** Codes by phone (specification 5): `POST /api/verifications`, `POST /api/verifications/{id}/check`. The same for members and strangers. */
export async function verificationsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { identityPool, service } = shop.database;
  const ofAddress = addressLimits.map((limit) => createAttemptLimiter(identityPool, limit));
  const ofShop = createAttemptLimiter(identityPool, { name: 'codes-of-shop', attempts: SHOP_CODES_A_DAY, seconds: 86_400 });
  const checks = createAttemptLimiter(identityPool, checkLimit);

  typed.post(
    '/verifications',
    {
      config: { permission: 'verification.ask' },
      schema: {
        tags: ['members'],
        summary: 'Send a code to a phone',
        body: askCode,
        response: { 201: sentCode, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const { purpose, phone, locale } = request.body;
      const userId = purpose === 'PHONE_CHANGE' ? memberOf(request) : null;
      const target = normalizeMobile(phone);
      if (target === null) throw new Refusal(fail('PHONE_INVALID', { field: 'phone' }));
      for (const limiter of ofAddress) await takeAttempt(limiter, addressKey(request.ip));
      await takeAttempt(ofShop, 'all');
      const asked = orProblem(await sendCode(shop, { purpose, channel: 'SMS', target, locale, userId }));
      if ('waitSeconds' in asked) throw new Refusal(fail('TOO_MANY_REQUESTS'), asked.waitSeconds);
      const outbox = shop.gateways.messages.SMS?.isOutbox ? outboxPath : null;
      return reply.code(201).send({ id: asked.id, expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS, outbox });
    },
  );

  typed.post(
    '/verifications/:id/check',
    {
      config: { permission: 'verification.ask' },
      schema: {
        tags: ['members'],
        summary: 'Exchange the code for a proof',
        params: uuidParams,
        body: checkCode,
        response: { 200: checkedCode, '4xx': problem, 503: problem },
      },
    },
    async (request) => {
      await takeAttempt(checks, addressKey(request.ip));
      const { userId } = request.viewer;
      const { proof, target } = orProblem(await exchangeCode(shop, { id: request.params.id, entered: request.body.code, userId }));
      const holder = await phoneHolder(service, target).select('id').executeTakeFirst();
      return { proof, expires_in: PROOF_SECONDS, is_registered: holder !== undefined && holder.id !== userId };
    },
  );
}
