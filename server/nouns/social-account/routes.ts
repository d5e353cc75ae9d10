import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { beginLink, begunLink, linkArrival, socialAccounts, vendorParams } from '#contract/rest/social-accounts.ts';
import { problem } from '#contract/rest/values.ts';
import { notSetUp } from '#contract/social.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { SocialFault } from '#server/gateways/social/port.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { dropArrival, openSocialBrowser } from '#server/plugins/social-browser.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { secondSignIn } from '#server/rest/second-sign-in.ts';
import type { Shop } from '#server/shop.ts';
import { arrivalOf } from './arrival-of.ts';
import { openAttempt } from './attempts.ts';
import { linkAccount } from './link-account.ts';
import { readAccounts } from './read-accounts.ts';
import { unlinkAccount } from './unlink-account.ts';

const tags = ['social accounts'];

/** The Google, Apple and Kakao accounts that a member signs in with: list, link with proof, unlink. */
export async function socialAccountsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service, identity } = shop.database;
  const prove = secondSignIn(shop);

  typed.get(
    '/social-accounts',
    {
      config: { permission: 'social-account.read' },
      schema: { tags, summary: 'How the caller signs in', response: { 200: socialAccounts, '4xx': problem } },
    },
    (request) => {
      return readAccounts(service, memberOf(request), shop.config.social.vendors);
    },
  );

  typed.post(
    '/social-accounts/:vendor/attempts',
    {
      config: { permission: 'social-account.change' },
      schema: {
        tags,
        summary: 'Begin to link an account: the address of the provider to go to',
        params: vendorParams,
        body: beginLink,
        response: { 200: begunLink, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const { vendor } = request.params;
      const provider = shop.gateways.social[vendor];
      if (provider === null) throw new Refusal(fail(notSetUp[vendor]));
      const userId = await prove(request, request.body.password);
      const browser = openSocialBrowser(request, reply, shop.config);
      const returnTo = returnPath(request.body.return_to);
      const { checks } = await openAttempt(identity, { vendor, browser, returnTo, userId, now: shop.clock() });
      const url = await provider.startUrl(checks, { isSilent: false }).catch((error: unknown) => {
        throw error instanceof SocialFault ? new Refusal(fail('SOCIAL_PROVIDER_AWAY')) : error;
      });
      return { url };
    },
  );

  typed.post(
    '/social-accounts',
    {
      config: { permission: 'social-account.change' },
      schema: {
        tags,
        summary: 'Link the account that this browser has just come with',
        body: linkArrival,
        response: { 200: socialAccounts, '4xx': problem },
      },
    },
    async (request, reply) => {
      const { person } = arrivalOf(request, shop);
      const userId = await prove(request, request.body.password);
      const failure = await linkAccount(shop, { userId, person, ip: request.ip });
      if (failure) throw new Refusal(failure);
      dropArrival(reply, shop.config);
      return readAccounts(service, userId, shop.config.social.vendors);
    },
  );

  typed.delete(
    '/social-accounts/:vendor',
    {
      config: { permission: 'social-account.change' },
      schema: { tags, summary: 'Unlink an account', params: vendorParams, response: { 200: z.object({}), '4xx': problem } },
    },
    async (request) => {
      const about = { userId: memberOf(request), vendor: request.params.vendor, ip: request.ip };
      const report = (error: unknown) => request.log.warn({ err: error }, 'a link was not ended at the provider');
      return orProblem((await unlinkAccount(shop, about, report)) ?? {});
    },
  );
}
