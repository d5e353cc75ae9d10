import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { beginLinkBody, begunLink, linkArrivalBody, socialAccounts, vendorParams } from '#contract/rest/social-accounts.ts';
import { notSetUp } from '#contract/social.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { SocialFault } from '#server/gateways/social/port.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { dropArrival, openSocialBrowser } from '#server/plugins/social-browser.ts';
import { route, routes } from '#server/rest/route.ts';
import { arrivalOf } from './arrival-of.ts';
import { openAttempt } from './attempts.ts';
import { linkAccount } from './link-account.ts';
import { readAccounts } from './read-accounts.ts';
import { unlinkAccount } from './unlink-account.ts';

/** The Google, Apple and Kakao accounts that a member signs in with: list, link with proof, unlink. */
export const socialAccountRoutes = routes('social accounts', [
  route(
    'GET /social-accounts',
    'How the caller signs in',
    { permission: 'social-account.read', reply: socialAccounts },
    ({ shop, db, userId }) => readAccounts(db, userId, shop.config.social.vendors),
  ),
  route(
    'POST /social-accounts/:vendor/attempts',
    'Begin to link an account: the address of the provider to go to',
    { permission: 'social-account.change', params: vendorParams, body: beginLinkBody, reply: begunLink },
    async ({ shop, params: { vendor }, body, request, reply, prove }) => {
      const provider = shop.gateways.social[vendor];
      if (provider === null) return fail(notSetUp[vendor]);
      const userId = await prove(body.password);
      const browser = openSocialBrowser(request, reply, shop.config);
      const returnTo = returnPath(body.return_to);
      const { checks } = await openAttempt(shop.database.identity, { vendor, browser, returnTo, userId, now: shop.clock() });
      const url = await provider.startUrl(checks, { isSilent: false }).catch((error: unknown) => {
        throw error instanceof SocialFault ? new Refusal(fail('SOCIAL_PROVIDER_AWAY')) : error;
      });
      return { url };
    },
  ),
  route(
    'POST /social-accounts',
    'Link the account that this browser has just come with',
    { permission: 'social-account.change', body: linkArrivalBody, reply: socialAccounts },
    async ({ shop, db, body, request, reply, prove }) => {
      const { person } = arrivalOf(request, shop);
      const userId = await prove(body.password);
      const failure = await linkAccount(shop, { userId, person, ip: request.ip });
      if (failure) return failure;
      dropArrival(reply, shop.config);
      return readAccounts(db, userId, shop.config.social.vendors);
    },
  ),
  route(
    'DELETE /social-accounts/:vendor',
    'Unlink an account',
    { permission: 'social-account.change', params: vendorParams, reply: z.object({}) },
    async ({ shop, userId, params, request }) => {
      const about = { userId, vendor: params.vendor, ip: request.ip };
      const report = (error: unknown) => request.log.warn({ err: error }, 'a link was not ended at the provider');
      return (await unlinkAccount(shop, about, report)) ?? {};
    },
  ),
]);
