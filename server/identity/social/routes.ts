import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, isFailure } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { notSetUp, type SocialReturn, writeSocialReturn } from '#contract/social.ts';
import { isSocialVendor, type SocialVendor } from '#rules/member/sign-in/social.ts';
import { addressPrefixes, languageOfAddress } from '#rules/shop/locale.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { SocialFault, type SocialPerson } from '#server/gateways/social/port.ts';
import { addressKey, openLimit } from '#server/limits/limit.ts';
import { arrivalSeconds, sealArrival } from '#server/nouns/social-account/arrival.ts';
import { issueTicket, openAttempt, type SocialAttempt, takeAnswer } from '#server/nouns/social-account/attempts.ts';
import { linkAccount } from '#server/nouns/social-account/link-account.ts';
import { settlePerson } from '#server/nouns/social-account/settle-person.ts';
import { openSocialBrowser, sendArrivalCookie, socialBrowser } from '#server/plugins/social-browser.ts';
import type { Shop } from '#server/shop.ts';
import { addAppleAnswer } from './apple-answer.ts';

/** Sign-ins one address may start: mobile carriers put many shoppers behind one. */
const startLimit = { window: 10 * 60, most: 100 };

type Vendor = { Params: { vendor: string } };

/**
 * Sign-in by Google, Apple or Kakao (specification 1.31, 4): `GET /auth/social/{vendor}/start` redirects to the provider, which redirects back
 * to `/auth/social/{vendor}/callback`. From there a known person goes to the login page with a ticket, an unknown one to /sign-up/social, a
 * member linking an account back to where they started. Every error ends on a page that shows it.
 */
export async function socialRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { config, database } = shop;
  const starts = openLimit(database.identityPool, 'social-start', startLimit);

  app.get<Vendor & { Querystring: Record<string, string | undefined> }>('/auth/social/:vendor/start', hidden, async (request, reply) => {
    const { vendor } = request.params;
    if (!isSocialVendor(vendor)) return reply.callNotFound();
    const { next, silent } = request.query;
    const returnTo = returnPath(typeof next === 'string' ? next : null);
    const problem = (code: ErrorCode) => backToLogin(reply, vendor, returnTo, { kind: 'problem', code });
    const provider = shop.gateways.social[vendor];
    if (provider === null) return problem(notSetUp[vendor]);
    // Browsers tell when an address is requested by something other than a navigation.
    const isPicture = ![undefined, 'document'].includes(request.headers['sec-fetch-dest']);
    if (isPicture || !(await starts.take(addressKey(request.ip))).isAllowed) return problem('TOO_MANY_REQUESTS');
    const browser = openSocialBrowser(request, reply, config);
    const { checks } = await openAttempt(database.identity, { vendor, browser, returnTo, userId: null, now: shop.clock() });
    try {
      return reply.redirect(await provider.startUrl(checks, { isSilent: silent === '1' }), 303);
    } catch (error) {
      return problem(codeOf(error, request));
    }
  });

  app.get<Vendor>('/auth/social/:vendor/callback', hidden, async (request, reply) => {
    const { vendor } = request.params;
    // Apple responds with a form; a response in the address is forged.
    if (!isSocialVendor(vendor) || vendor === 'apple') return reply.callNotFound();
    return arrive(vendor, new URL(request.url, config.publicUrl).searchParams, request, reply);
  });

  addAppleAnswer(app, shop, (answer, request, reply) => arrive('apple', answer, request, reply));

  async function arrive(vendor: SocialVendor, answer: URLSearchParams, request: FastifyRequest, reply: FastifyReply) {
    const browser = socialBrowser(request, config);
    const state = answer.get('state');
    const now = shop.clock();
    const attempt = browser && state ? await takeAnswer(database.identity, { vendor, state, browser, now }) : null;
    if (attempt === null || browser === null) return backToLogin(reply, vendor, '/', { kind: 'problem', code: 'SOCIAL_STATE_LOST' });
    const about = { shop, attempt, request, reply };
    try {
      const person = await shop.gateways.social[vendor]?.personOf(answer, attempt.checks);
      if (!person) return comeBack(about, { kind: 'problem', code: notSetUp[vendor] });
      return await settle({ ...about, browser }, person);
    } catch (error) {
      if (error instanceof SocialFault && error.kind === 'unasked') return comeBack(about, { kind: 'unasked' });
      const code = codeOf(error, request);
      if (code === 'SOCIAL_REFUSED')
        await recordSecurityEvent(database.identity, { type: 'SOCIAL_REFUSED', cause: vendor, ip: request.ip, at: now });
      return comeBack(about, { kind: 'problem', code });
    }
  }
}

const hidden = { schema: { hide: true } };

type Coming = { readonly shop: Shop; readonly attempt: SocialAttempt; readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Redirects a person whose account has been verified. */
async function settle(about: Coming & { readonly browser: string }, person: SocialPerson): Promise<FastifyReply> {
  const { shop, attempt, browser, request, reply } = about;
  const { config, database } = shop;
  if (attempt.userId !== null) {
    const failure = await linkAccount(shop, { userId: attempt.userId, person, ip: request.ip });
    return comeBack(about, failure ? { kind: 'problem', code: failure.failure } : { kind: 'linked' });
  }
  const known = await settlePerson(shop, person, request.ip);
  if (isFailure(known)) return comeBack(about, { kind: 'problem', code: known.failure });
  const now = shop.clock();
  if (known !== null) {
    const ticket = await issueTicket(database.identity, { attemptId: attempt.id, ...known, now });
    return comeBack(about, ticket === null ? { kind: 'problem', code: 'SOCIAL_STATE_LOST' } : { kind: 'ticket', ticket });
  }
  sendArrivalCookie(reply, config, sealArrival({ secret: config.secret, browser, now }, { attemptId: attempt.id, person }), arrivalSeconds);
  return reply.header('cache-control', 'no-store').redirect(pageBefore('sign-up-social', attempt.returnTo), 303);
}

/** Back to the page the attempt started from. */
function comeBack({ attempt, reply }: Pick<Coming, 'attempt' | 'reply'>, about: SocialReturn): FastifyReply {
  if (attempt.userId === null) return backToLogin(reply, attempt.vendor, attempt.returnTo, about);
  return reply.header('cache-control', 'no-store').redirect(`${attempt.returnTo.split('#', 1)[0]}#${writeSocialReturn(about)}`, 303);
}

/** To the login page, or Kakao's own for Kakao (specification 2), with the outcome in the fragment. */
function backToLogin(reply: FastifyReply, vendor: SocialVendor, next: string, about: SocialReturn): FastifyReply {
  const page = pageBefore(vendor === 'kakao' ? 'login-kakao' : 'login', next);
  return reply.header('cache-control', 'no-store').redirect(`${page}#${writeSocialReturn(about)}`, 303);
}

/** A page of signing in that leads on to `next`, in the language that its address names: links of a page stay in it. */
function pageBefore(name: 'login' | 'login-kakao' | 'sign-up-social', next: string): string {
  const { locale, path } = languageOfAddress(next);
  return addressPrefixes[locale ?? 'ko'] + urlFor(name, {}, { next: path });
}

/** The error code shown to the person; anything but a provider error is a bug and rethrown. */
function codeOf(error: unknown, request: FastifyRequest): ErrorCode {
  if (!(error instanceof SocialFault)) throw error;
  if (error.kind === 'cancelled') return 'SOCIAL_CANCELLED';
  request.log.warn({ err: error }, 'a social sign-in failed');
  return error.kind === 'away' ? 'SOCIAL_PROVIDER_AWAY' : 'SOCIAL_REFUSED';
}
