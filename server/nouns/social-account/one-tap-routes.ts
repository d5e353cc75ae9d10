import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import { oneTap, oneTapCredentialBody, oneTapOutcome } from '#contract/rest/social-accounts.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { spendProof } from '#server/credentials/spend-proof.ts';
import { SocialFault, type SocialPerson } from '#server/gateways/social/port.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { openSocialBrowser, sealedPrompt, sendArrivalCookie, sendPromptCookie } from '#server/plugins/social-browser.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { arrivalSeconds, sealArrival } from './arrival.ts';
import { issueTicket, openAttempt, takeAnswer } from './attempts.ts';
import { settlePerson } from './settle-person.ts';

const permission = 'social-account.sign-in';

/** A login page may stay open for long before it is used. */
const promptSeconds = 60 * 60;

const kept = z.object({ nonce: z.string(), expires: z.number() });

const credentials: RouteLimit = { name: 'one-tap', by: 'address', window: 10 * 60, most: 60 };

/**
 * Google's prompt on the login page (specification 4). Its nonce is sealed in a cookie, so that merely viewing the page writes nothing; a
 * credential is valid once, for the nonce of this browser.
 */
export const oneTapRoutes = routes('social accounts', (shop) => {
  const { config, clock, database } = shop;
  const key = derivedKey(config.secret, 'one tap');
  const seconds = () => Math.floor(clock().getTime() / 1000);

  return [
    route('POST /one-tap', 'What the prompt of Google needs', { permission, reply: oneTap }, ({ reply }) => {
      const { clientId, scriptUrl } = googleOf(shop).oneTap;
      const nonce = randomBytes(32).toString('base64url');
      sendPromptCookie(reply, config, sealText(JSON.stringify({ nonce, expires: seconds() + promptSeconds }), key), promptSeconds);
      return { client_id: clientId, script_url: scriptUrl, nonce };
    }),
    route(
      'POST /one-tap/credentials',
      'Sign in with what the prompt of Google gave',
      { permission, body: oneTapCredentialBody, reply: oneTapOutcome },
      async ({ body, request, reply, count }) => {
        const google = googleOf(shop);
        await count(credentials);
        const nonce = nonceOf(request);
        sendPromptCookie(reply, config, '', 0);
        const person = await google.personOfCredential(body.credential, nonce).catch(async (error: unknown) => {
          throw await refusalOf(error, request);
        });
        if (!(await isFirst(nonce))) throw new Refusal(fail('SOCIAL_STATE_LOST'));
        return { ticket: await settle(person, request, reply) };
      },
    ),
  ];

  function nonceOf(request: FastifyRequest): string {
    const text = openText(sealedPrompt(request, config) ?? '', key);
    const read = text === null ? null : kept.safeParse(JSON.parse(text));
    if (!read?.success || read.data.expires <= seconds()) throw new Refusal(fail('SOCIAL_STATE_LOST'));
    return read.data.nonce;
  }

  /** True for the first of several credentials with the same nonce. */
  function isFirst(nonce: string): Promise<boolean> {
    return spendProof(database.identity, `one-tap ${nonce}`, new Date((seconds() + promptSeconds) * 1000));
  }

  async function refusalOf(error: unknown, request: FastifyRequest): Promise<unknown> {
    if (!(error instanceof SocialFault)) return error;
    if (error.kind === 'away') return new Refusal(fail('SOCIAL_PROVIDER_AWAY'));
    await recordSecurityEvent(database.identity, { type: 'SOCIAL_REFUSED', cause: 'google prompt', ip: request.ip, at: clock() });
    return new Refusal(fail('SOCIAL_REFUSED'));
  }

  /** A ticket for a member; null for an unknown person, whose arrival is then stored in the browser. */
  async function settle(person: SocialPerson, request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const now = clock();
    const known = await settlePerson(shop, person, request.ip);
    if (isFailure(known)) throw new Refusal(known);
    const browser = openSocialBrowser(request, reply, config);
    const { id: attemptId, checks } = await openAttempt(database.identity, { vendor: 'google', browser, returnTo: '/', userId: null, now });
    await takeAnswer(database.identity, { vendor: 'google', state: checks.state, browser, now });
    if (known !== null) return issueTicket(database.identity, { attemptId, ...known, now });
    sendArrivalCookie(reply, config, sealArrival({ secret: config.secret, browser, now }, { attemptId, person }), arrivalSeconds);
    return null;
  }
});

function googleOf({ gateways }: Shop) {
  const { google } = gateways.social;
  if (google === null) throw new Refusal(fail('GOOGLE_NEEDS_CLIENT_ID'));
  return google;
}
