import { ticketGrant } from '#contract/ticket-grant.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { postForm, type Reply } from '../identity-calls.ts';
import type { IdentityShop } from '../identity-shop.ts';
import { answerOf, type Choice } from './social-stand-in.ts';

/** A browser at the shop: its cookies, and a person's steps of signing in through a provider. */
export function socialBrowser(shop: IdentityShop) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (reply: Reply): Reply => {
    for (const { name, value } of reply.cookies) jar.set(name, value);
    return reply;
  };
  const get = async (url: string, headers: Record<string, string> = {}) =>
    keep(await shop.app.inject({ method: 'GET', url, headers: { cookie: cookie(), ...headers } }));

  const browser = {
    jar,
    get,
    async call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, token?: string): Promise<Reply> {
      const headers = { cookie: cookie(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      return keep(await shop.app.inject({ method, url: `/api${url}`, headers, ...(body === undefined ? {} : { payload: body }) }));
    },
    /** Goes to the provider and back; returns the shop's final address. */
    async come(vendor: SocialVendor, choice: Choice = {}, next = '/cart'): Promise<URL> {
      const start = await get(`/auth/social/${vendor}/start?${new URLSearchParams({ next })}`);
      return browser.comeFrom(String(start.headers.location), choice);
    },
    async comeFrom(startUrl: string, choice: Choice = {}): Promise<URL> {
      return browser.bring(await answerOf(startUrl, choice));
    },
    /** Delivers a provider's response like a browser: a post from another site carries no cookies. */
    async bring({ method, url, fields }: Awaited<ReturnType<typeof answerOf>>): Promise<URL> {
      if (method === 'GET') return locationOf(await get(url.pathname + url.search));
      const posted = keep(
        await postForm(shop.app, url.pathname, Object.fromEntries(fields), { headers: { origin: 'https://appleid.apple.com' } }),
      );
      const finish = locationOf(posted);
      return locationOf(await get(finish.pathname + finish.search));
    },
    /** Exchanges the ticket from a return address for tokens; `about` adds form fields. */
    async exchange(ticket: string, about: Record<string, string> = {}): Promise<Reply> {
      return keep(
        await postForm(shop.app, '/auth/token', { grant_type: ticketGrant, ticket, ...about }, { headers: { cookie: cookie() } }),
      );
    },
  };

  function locationOf(reply: Reply): URL {
    return new URL(String(reply.headers.location), shop.config.publicUrl);
  }
  return browser;
}
