import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { problem, uuidParams } from '#contract/rest/values.ts';
import { checkCode, checkedCode, sendCode, sentCode } from '#contract/rest/verifications.ts';
import { isEmail, normalizeEmail, normalizeMobile } from '#rules/member/credential.ts';
import { PROOF_SECONDS } from '#rules/member/sign-in/verification.ts';
import { findPhoneHolder } from '#server/nouns/member/joining/find-phone-holder.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { codeSending } from '#server/rest/code-sending.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { checkCode as exchangeCode } from './check-code.ts';
import { sendCode as send } from './send-code.ts';

/** Codes by phone (specification 5): `POST /api/verifications`, `POST /api/verifications/{id}/check`. The same for members and strangers. */
export async function verificationsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  const sending = codeSending(shop);
  // Attempts per address, over all its codes; each code also has its own limit.
  const checks = limit(shop, 'code-checks', { by: 'address', window: 60 * 60, most: 200 });

  typed.post(
    '/verifications',
    {
      config: { permission: 'verification.ask' },
      schema: {
        tags: ['members'],
        summary: 'Send a code to a phone, or to find a password to a mailbox',
        body: sendCode,
        response: { 201: sentCode, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const { purpose, phone, email, locale } = request.body;
      const userId = purpose === 'PHONE_CHANGE' ? memberOf(request) : null;
      const isByMail = phone === undefined && purpose === 'FIND_PASSWORD';
      if (isByMail && !isEmail(email ?? '')) throw new Refusal(fail('INVALID_INPUT', { field: 'email' }));
      const target = isByMail ? normalizeEmail(email ?? '') : normalizeMobile(phone ?? '');
      if (target === null) throw new Refusal(fail('PHONE_INVALID', { field: 'phone' }));
      const channel = isByMail ? 'MAIL' : 'SMS';
      await sending.count(request);
      const asked = await send(shop, { purpose, channel, target, locale, userId });
      return reply.code(201).send(sending.replyOf(asked, channel));
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
      await checks(request);
      const { userId } = request.viewer;
      const { proof, target } = orProblem(await exchangeCode(shop, { id: request.params.id, entered: request.body.code, userId }));
      const holder = await findPhoneHolder(service, target).select('id').executeTakeFirst();
      return { proof, expires_in: PROOF_SECONDS, is_registered: holder !== undefined && holder.id !== userId };
    },
  );
}
