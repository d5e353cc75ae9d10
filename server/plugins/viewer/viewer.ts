import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { chooseRole, currentRole, type Role } from '#rules/member/rights/role.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { createTokenVerifier, type TokenVerifier, type VerifiedClaims } from '#server/plugins/viewer/token-verifier.ts';
import type { Shop } from '#server/shop.ts';

/** The caller. Always taken from the verified token, never from a field of the request (specification 6). */
export type Viewer = {
  /** The role for REST: the header's if allowed, else the first allowed one in priority order. */
  readonly role: Role;
  /** The role for the data service: the same, but null when the header asks for a role that the token does not allow. */
  readonly dataRole: Role | null;
  /** The member; null for a visitor. */
  readonly userId: string | null;
  readonly allowedRoles: readonly Role[];
  readonly claims: VerifiedClaims | null;
  /** Of an administrator whose call depends on them (server/rest/permission-check.ts). */
  readonly staffRoles?: readonly StaffRole[];
};

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
  interface FastifyContextConfig {
    /** A route whose bearer tokens are for a third party that a demonstration simulates. Every caller is a visitor there. */
    hasForeignTokens?: boolean;
  }
}

const visitor: Viewer = { role: 'public', dataRole: 'public', userId: null, allowedRoles: ['public'], claims: null };

/**
 * Reads the bearer token of every request below `app` into `request.viewer`. Without a token the caller is a visitor. An invalid token
 * fails the request with `invalid-jwt` (a Refusal thrown to the error handler); it is never silently treated as a visitor.
 */
export async function addViewer(app: FastifyInstance, shop: Shop): Promise<void> {
  const verify = await createTokenVerifier(shop);
  app.decorateRequest('viewer');
  app.addHook('onRequest', (request, _reply, done) => {
    const token = bearerToken(request);
    request.viewer = visitor;
    // Without a token there is nothing to wait for.
    if (token === null || request.routeOptions.config.hasForeignTokens) return done();
    memberOf(request, token, verify).then((viewer) => {
      request.viewer = viewer;
      done();
    }, done);
  });
}

async function memberOf(request: FastifyRequest, token: string, verify: TokenVerifier): Promise<Viewer> {
  const claims = await verify(token).catch(() => {
    // An issuer outage says nothing about this token, so it must not end a session.
    throw new Refusal(fail('UNAVAILABLE'));
  });
  if (!claims) throw new Refusal(fail('invalid-jwt'));
  const header = request.headers['x-hasura-role'];
  const asked = Array.isArray(header) ? header[0] : header;
  const { allowedRoles } = claims;
  return {
    role: chooseRole(asked, allowedRoles, currentRole(allowedRoles)),
    // Everybody may act as a visitor (specification 6: the header holds the stored role, or public).
    dataRole: chooseRole(asked, [...allowedRoles, 'public'], null),
    userId: claims.sub,
    allowedRoles,
    claims,
  };
}

function bearerToken({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) return null;
  const [scheme, token] = headers.authorization.split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : null;
}
