import { fail } from '#contract/errors/errors.ts';
import {
  addPasskeyBody,
  passkeyChallenge,
  passkeyChallengeBody,
  passkeyParams,
  passkeys,
  provePasskeyBody,
  removePasskeyBody,
} from '#contract/rest/sign-in/passkeys.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { askerOf } from '#server/rest/member-of.ts';
import { route, routes } from '#server/rest/route.ts';
import { addPasskey, makeChallenge, provePasskey, readPasskeys, removePasskey } from './passkeys.ts';

const permission = 'passkey.use';
const tries: RouteLimit = { name: 'passkeys', by: 'member', window: 15 * 60, most: 30 };

/** Passkeys of who works in the back office: a second proof of the sign-in, like the password (server/rest/second-sign-in.ts). */
export const passkeyRoutes = routes('passkeys', [
  route('GET /passkeys', 'My passkeys', { permission, reply: passkeys }, async ({ shop, userId }) => ({
    passkeys: await readPasskeys(shop, userId),
  })),
  route(
    'POST /passkeys/challenges',
    'What the browser needs to make a passkey, or to confirm by one',
    { permission, limit: tries, body: passkeyChallengeBody, reply: passkeyChallenge },
    async ({ shop, userId, body: { purpose, password }, prove }) => {
      if (shop.config.identity.issuerUrl !== undefined) return fail('IDENTITY_ELSEWHERE');
      if (purpose === 'REGISTER') await prove(password);
      return makeChallenge(shop, userId, purpose);
    },
  ),
  route('POST /passkeys', 'Add a passkey', { permission, body: addPasskeyBody }, ({ shop, request, body }) =>
    addPasskey(shop, askerOf(request), body),
  ),
  route(
    'POST /passkeys/proofs',
    'Confirm by a passkey that I am there',
    { permission, limit: tries, body: provePasskeyBody },
    ({ shop, request, body }) => provePasskey(shop, askerOf(request), body),
  ),
  route(
    'DELETE /passkeys/:key',
    'Remove a passkey',
    { permission, params: passkeyParams, body: removePasskeyBody },
    async ({ shop, params, request, body, prove }) => {
      await prove(body.password);
      return removePasskey(shop, askerOf(request), params.key);
    },
  ),
]);
