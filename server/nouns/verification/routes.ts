import { fail } from '#contract/errors/errors.ts';
import { uuidParams } from '#contract/rest/values.ts';
import { checkCodeBody, checkedCode, sendCodeBody, sentCode } from '#contract/rest/verifications.ts';
import { isEmail, normalizeEmail, normalizeMobile } from '#rules/member/credential.ts';
import { PROOF_SECONDS } from '#rules/member/sign-in/verification.ts';
import { findPhoneHolder } from '#server/nouns/member/joining/find-phone-holder.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { codeLimits, sentCodeOf } from '#server/rest/code-sending.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { route, routes } from '#server/rest/route.ts';
import { checkCode as exchangeCode } from './check-code.ts';
import { sendCode as send } from './send-code.ts';

const permission = 'verification.ask';

// Attempts per address, over all its codes; each code also has its own limit.
const checks: RouteLimit = { name: 'code-checks', by: 'address', window: 60 * 60, most: 200 };

/** Codes by phone (specification 5): `POST /api/verifications`, `POST /api/verifications/{id}/check`. The same for members and strangers. */
export const verificationRoutes = routes('members', [
  route(
    'POST /verifications',
    'Send a code to a phone, or to find a password to a mailbox',
    { permission, body: sendCodeBody, made: sentCode },
    async ({ shop, body: { purpose, phone, email, locale }, request, count }) => {
      const userId = purpose === 'PHONE_CHANGE' ? memberOf(request) : null;
      const isByMail = phone === undefined && purpose === 'FIND_PASSWORD';
      if (isByMail && !isEmail(email ?? '')) return fail('INVALID_INPUT', { field: 'email' });
      const target = isByMail ? normalizeEmail(email ?? '') : normalizeMobile(phone ?? '');
      if (target === null) return fail('PHONE_INVALID', { field: 'phone' });
      const channel = isByMail ? 'MAIL' : 'SMS';
      await count(...codeLimits);
      return sentCodeOf(shop, await send(shop, { purpose, channel, target, locale, userId }), channel);
    },
  ),
  route(
    'POST /verifications/:id/check',
    'Exchange the code for a proof',
    { permission, limit: checks, params: uuidParams, body: checkCodeBody, reply: checkedCode },
    async ({ shop, db, params, body, request }) => {
      const { userId } = request.viewer;
      const { proof, target } = orProblem(await exchangeCode(shop, { id: params.id, entered: body.code, userId }));
      const holder = await findPhoneHolder(db, target).select('id').executeTakeFirst();
      return { proof, expires_in: PROOF_SECONDS, is_registered: holder !== undefined && holder.id !== userId };
    },
  ),
]);
