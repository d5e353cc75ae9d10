import { createPublicKey, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { sealText } from '#server/keys/seal.ts';
import { type GrantedPerson, grantedPerson, opened } from './codes.ts';
import type { StandInVendor } from './parts.ts';

const tokenForm = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});

const accessToken = z.object({ kind: z.literal('access'), person: grantedPerson });

/** The endpoints the shop's server calls: configuration, keys, tokens, and each provider's extras. */
export async function protocolRoutes(app: FastifyInstance, { part }: { part: StandInVendor }): Promise<void> {
  const { issuer, serverUrl, sealingKey, signing, codes, quirks } = part;

  app.get('/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${serverUrl}/token`,
    jwks_uri: `${serverUrl}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: [quirks.vendor === 'apple' ? 'pairwise' : 'public'],
    id_token_signing_alg_values_supported: [quirks.settings.algorithm],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  }));

  app.get('/keys', () => signing.published());

  app.post('/token', async (request, reply) => {
    const form = tokenForm.safeParse(request.body);
    if (!form.success) return refuse(reply, 400, 'invalid_request');
    if (!(await isClient(part, form.data))) return refuse(reply, 401, 'invalid_client');
    const redeemed = codes.redeem(form.data.code, form.data.redirect_uri, form.data.code_verifier);
    if (redeemed === null) return refuse(reply, 400, 'invalid_grant');
    const { person, request: asked } = redeemed;
    if (person.fault === 'away') return refuse(reply, 503, 'temporarily_unavailable');
    const idToken = await signing.sign({ ...claimsOf(part, person), nonce: asked.nonce }, person.fault);
    return reply.header('cache-control', 'no-store').send({
      access_token: sealText(JSON.stringify({ kind: 'access', person }), sealingKey),
      token_type: quirks.vendor === 'kakao' ? 'bearer' : 'Bearer',
      expires_in: 3600,
      ...(quirks.vendor === 'google'
        ? {}
        : { refresh_token: sealText(JSON.stringify({ kind: 'refresh', subject: person.subject }), sealingKey) }),
      id_token: idToken,
    });
  });

  if (quirks.vendor === 'apple') {
    app.post('/auth/revoke', async (request, reply) => {
      const form = z.object({ client_id: z.string(), client_secret: z.string(), token: z.string() }).safeParse(request.body);
      const isKnown = form.success && (await isClient(part, form.data)) && opened(form.data.token, sealingKey) !== null;
      return isKnown ? reply.send() : refuse(reply, 400, 'invalid_client');
    });
  }
  if (quirks.vendor === 'kakao') {
    app.get('/v2/user/me', { config: { hasForeignTokens: true } }, (request, reply) => {
      const token = accessToken.safeParse(opened(request.headers.authorization?.replace(/^Bearer /, '') ?? '', sealingKey));
      return token.success ? reply.send(kakaoAccount(token.data.person)) : refuse(reply, 401, 'invalid_token');
    });
    app.post('/v1/user/unlink', (request, reply) => {
      const { target_id: id = '' } = (request.body ?? {}) as Record<string, string>;
      return isAdmin(request, quirks.settings.adminKey) ? reply.send({ id }) : refuse(reply, 401, 'invalid_token');
    });
  }
}

/** The ID token claims of each provider, in its format. */
function claimsOf({ quirks, clientId }: StandInVendor, person: GrantedPerson): JWTPayload & { sub: string } {
  const { subject: sub, email, name } = person;
  switch (quirks.vendor) {
    case 'google':
      return { sub, azp: clientId, email, email_verified: person.isEmailVerified, name };
    case 'apple':
      // Strings where others have booleans, and never a name.
      return { sub, nonce_supported: true, email, email_verified: 'true', is_private_email: String(person.isPrivateEmail) };
    case 'kakao':
      return { sub, nickname: name, ...(email === null ? {} : { email }) };
  }
}

function kakaoAccount({ subject, email, isEmailVerified, name }: GrantedPerson) {
  const address = email === null ? {} : { email, is_email_valid: true, is_email_verified: isEmailVerified };
  return { id: subject, kakao_account: { profile: { nickname: name }, email_needs_agreement: email === null, ...address } };
}

async function isClient(
  { quirks, clientId, issuer, clock }: StandInVendor,
  form: { client_id: string; client_secret: string },
): Promise<boolean> {
  if (form.client_id !== clientId) return false;
  if (quirks.vendor !== 'apple') return isSame(form.client_secret, quirks.settings.clientSecret ?? '');
  const { teamId, privateKey } = quirks.settings;
  const checks = { algorithms: ['ES256'], issuer: teamId, subject: clientId, audience: issuer, currentDate: clock(), clockTolerance: 5 };
  return jwtVerify(form.client_secret, createPublicKey(privateKey), checks).then(
    () => true,
    () => false,
  );
}

function isAdmin(request: FastifyRequest, adminKey: string | null): boolean {
  return adminKey !== null && isSame(request.headers.authorization ?? '', `KakaoAK ${adminKey}`);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}
