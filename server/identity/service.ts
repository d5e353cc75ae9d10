import type { FastifyInstance } from 'fastify';
import { issuerOf } from '#server/config.ts';
import { strangerHash } from '#server/credentials/password-hash.ts';
import { sweepExpiredRows } from '#server/identity/expired-rows.ts';
import { mountProvider } from '#server/identity/mount.ts';
import { createProvider, protocolPath } from '#server/identity/provider.ts';
import { tokenProxy } from '#server/identity/proxy/routes.ts';
import { userInfo } from '#server/identity/user-info.ts';
import { openKeyRing } from '#server/keys/key-ring.ts';
import type { Shop } from '#server/shop.ts';

const realmPath = '/realms/seam';

/**
 * The identity service: the OpenID provider at Keycloak's paths, and the shop's own `/auth/token` and `/auth/revoke` in front of it.
 * With IDENTITY_URL the provider stays away and the shop's own routes speak to the configured issuer.
 */
export async function identityService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  await app.register(tokenProxy, { shop });
  if (shop.config.identity.issuerUrl !== undefined) return;

  const issuer = issuerOf(shop.config);
  sweepExpiredRows(app, shop);
  await strangerHash();
  const provider = createProvider(shop, issuer, await openKeyRing(shop.config.dataDir));
  await app.register(userInfo, { shop, path: `${realmPath}${protocolPath}/userinfo` });
  await app.register(mountProvider, { provider, path: realmPath, base: new URL(issuer) });
}
