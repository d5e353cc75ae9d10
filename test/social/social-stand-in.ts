import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { socialStandInPath } from '#contract/stand-in-paths.ts';
import { freePort } from '#db/free-port.ts';
import { readSocial, type SocialConfig } from '#server/settings/social.ts';
import { socialStandIn } from '#stand-ins/social/stand-in.ts';
import { closedAtEnd } from '../open.ts';

const secret = 's'.repeat(32);

/** Only the providers' stand-in, listening; `shopUrl` is where it redirects browsers to. */
export async function startSocialStandIn(): Promise<{ social: SocialConfig; shopUrl: string; end: () => Promise<void> }> {
  const port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  const social = readSocial({}, { isLive: false, hasOtherIssuer: false, secret, ownAddress: shopUrl, publicUrl: undefined });
  const app = closedAtEnd(fastify());
  await app.register(fastifyCookie);
  await app.register(socialStandIn, { prefix: socialStandInPath, config: { social, publicUrl: shopUrl, secret } });
  await app.listen({ port, host: '127.0.0.1' });
  return { social, shopUrl, end: () => app.close() };
}

/** A person's input on a provider's page. */
export type Choice = Partial<Record<'action' | 'person' | 'email' | 'name' | 'share' | 'unverified' | 'fault', string>>;

/** Opens a provider's page like a browser and chooses; returns the response to the shop and how it is sent. */
export async function answerOf(
  startUrl: string,
  choice: Choice = {},
): Promise<{ method: 'GET' | 'POST'; url: URL; fields: URLSearchParams }> {
  const asked = await fetch(startUrl, { redirect: 'manual' });
  const location = asked.headers.get('location');
  if (location !== null) return back(new URL(location));
  const html = await asked.text();
  const request = /name="request" value="([^"]+)"/.exec(html)?.[1];
  if (request === undefined) throw new Error(`no page to choose on: ${asked.status} ${html}`);
  const form = new URLSearchParams({ request, share: 'email', ...choice });
  const reply = await fetch(startUrl.replace(/\?.*$/, ''), { method: 'POST', body: form, redirect: 'manual' });
  const leads = reply.headers.get('location');
  if (leads !== null) return back(new URL(leads));
  const page = await reply.text();
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g))
    fields.set(
      name,
      value.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code))),
    );
  return { method: 'POST', url: new URL(/action="([^"]+)"/.exec(page)?.[1] ?? ''), fields };
}

function back(url: URL) {
  return { method: 'GET' as const, url, fields: url.searchParams };
}
