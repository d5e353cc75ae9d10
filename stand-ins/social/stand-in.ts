import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { redirectUrlOf } from '#server/gateways/social/port.ts';
import { derivedEcKey } from '#server/keys/derived-ec-key.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { createCodes } from './codes.ts';
import { oneTapStandIn } from './one-tap-routes.ts';
import { pageRoutes } from './page-routes.ts';
import type { StandInVendor, VendorQuirks } from './parts.ts';
import { protocolRoutes } from './protocol-routes.ts';
import { createSigning } from './signing.ts';

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
const assets = {
  '/pages.css': { type: 'text/css; charset=utf-8', body: asset('pages.css') },
  '/post-form.js': { type: 'text/javascript; charset=utf-8', body: asset('post-form.js') },
};

type Options = { config: Pick<Config, 'social' | 'publicUrl' | 'secret'> };

/** Providers use their own clock, and so does openid-client. */
const clock = () => new Date();

/**
 * The parts of Google, Apple and Kakao that the shop uses, with their quirks: pages, codes, tokens signed with their own keys,
 * notifications. Ships with the shop and is the default in demonstration mode; registers nothing for a provider whose client id is set.
 */
export async function socialStandIn(app: FastifyInstance, { config }: Options): Promise<void> {
  const { google, apple, kakao } = config.social;
  const played: VendorQuirks[] = [];
  if (google?.source === 'stand-in') played.push({ vendor: 'google', settings: google });
  if (apple?.source === 'stand-in') played.push({ vendor: 'apple', settings: apple, named: new Set() });
  if (kakao?.source === 'stand-in') played.push({ vendor: 'kakao', settings: kakao });
  if (played.length === 0) return;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  for (const [path, { type, body }] of Object.entries(assets)) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body));
  }
  for (const quirks of played) {
    const { vendor, settings } = quirks;
    const sealingKey = derivedKey(config.secret, `${vendor} stand-in codes`);
    const part: StandInVendor = {
      vendor,
      issuer: settings.issuer,
      serverUrl: settings.serverUrl ?? settings.issuer,
      clientId: settings.clientId,
      redirectUrl: redirectUrlOf(config.publicUrl, vendor),
      shopOrigin: new URL(config.publicUrl).origin,
      sealingKey,
      codes: createCodes(sealingKey, clock),
      signing: createSigning(settings, derivedEcKey(config.secret, `${vendor} stand-in signing`), clock),
      clock,
      quirks,
    };
    await app.register(protocolRoutes, { prefix: `/${vendor}`, part });
    await app.register(pageRoutes, { prefix: `/${vendor}`, part });
    if (vendor === 'google') await app.register(oneTapStandIn, { prefix: `/${vendor}`, part });
  }
}
