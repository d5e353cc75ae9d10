import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { issuerOf } from '#server/config.ts';
import { strangerHash } from '#server/credentials/password-hash.ts';
import { mountProvider } from '#server/identity/mount.ts';
import { createProvider, protocolPath } from '#server/identity/provider.ts';
import { tokenProxy } from '#server/identity/proxy/routes.ts';
import { createSignInThrottle } from '#server/identity/sign-in/sign-in-throttle.ts';
import { providerEventRoutes } from '#server/identity/social/provider-events.ts';
import { socialRoutes } from '#server/identity/social/routes.ts';
import { userInfo } from '#server/identity/user-info.ts';
import { type Keys, openKeyRing } from '#server/keys/key-ring.ts';
import { logOutage } from '#server/logged-error.ts';
import type { Shop } from '#server/shop.ts';

const realmPath = '/realms/seam';

/**
 * The identity service: the OpenID provider at Keycloak's paths, the shop's own `/auth/token` and `/auth/revoke` in front of it, and
 * sign-in by Google, Apple and Kakao below `/auth/social`. With IDENTITY_URL the provider is not mounted, and the shop's routes call the
 * configured issuer.
 */
export async function identityService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  await app.register(tokenProxy, { shop });
  await app.register(socialRoutes, { shop });
  await app.register(providerEventRoutes, { shop });
  if (shop.config.identity.issuerUrl !== undefined) return;

  const issuer = issuerOf(shop.config);
  await strangerHash();
  const provider = await providerOfTheMoment(shop, issuer, app.log);
  await app.register(userInfo, { shop, path: `${realmPath}${protocolPath}/userinfo` });
  await app.register(mountProvider, { provider, path: realmPath, base: new URL(issuer) });
}

/** The library takes its keys at construction, so a key change needs a new provider; requests in progress keep the old one. */
async function providerOfTheMoment(shop: Shop, issuer: string, log: FastifyBaseLogger) {
  const ring = await openKeyRing(shop);
  const throttle = createSignInThrottle(shop);
  const onOutage = (error: unknown) => logOutage(log, error);
  const start = (keys: Keys) => ({ version: keys.version, answer: createProvider({ shop, throttle, issuer, keys, onOutage }).callback() });
  let current = start(await ring.keys());
  return async () => {
    const keys = await ring.keys();
    if (keys.version !== current.version) current = start(keys);
    return current.answer;
  };
}
