import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppleSettings } from '#server/settings/social.ts';
import { createCodeFlow } from './code-flow.ts';
import { type AppleEvent, type AppleProvider, SocialFault, type SocialParts, type SocialPerson } from './port.ts';

const eventKinds: Readonly<Record<string, AppleEvent['kind']>> = {
  'email-disabled': 'email-disabled',
  'email-enabled': 'email-enabled',
  'consent-revoked': 'consent-revoked',
  'account-delete': 'account-delete',
  // Apple's own documentation spells it both ways.
  'account-deleted': 'account-delete',
};

const notificationEvent = z.object({ type: z.string(), sub: z.string().min(1) });
const sentUser = z.object({ name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }).optional() });

const secretSeconds = 300;
const patienceMs = 5_000;

/**
 * Sign in with Apple: responds with a form post from Apple's site, sends the name once in an unsigned field, needs a client secret minted
 * for each call, and sends notifications about accounts.
 */
export function appleProvider(settings: AppleSettings, parts: SocialParts): AppleProvider {
  const { issuer, clientId, serverUrl = issuer } = settings;
  const flow = createCodeFlow(
    {
      vendor: 'apple',
      settings,
      authentication: () => async (_server, _client, body) => {
        body.set('client_id', clientId);
        body.set('client_secret', await mintSecret(settings, parts.clock()));
      },
    },
    parts,
  );
  return {
    vendor: 'apple',
    startUrl: (checks) => flow.startUrl(checks, { scope: 'openid name email', response_mode: 'form_post' }),
    async personOf(answer, checks) {
      const { claims, refreshToken } = await flow.redeem(withoutUser(answer), checks);
      const { sub, email, email_verified: isVerified, is_private_email: isPrivate } = claims;
      return {
        vendor: 'apple',
        subject: sub,
        email: typeof email === 'string' ? email : null,
        isEmailVerified: isTrue(isVerified),
        isPrivateEmail: isTrue(isPrivate),
        name: nameIn(answer.get('user')),
        refreshToken,
      } satisfies SocialPerson;
    },
    async unlink({ refreshToken }) {
      if (refreshToken === null) return;
      const secret = await mintSecret(settings, parts.clock());
      const form = { client_id: clientId, client_secret: secret, token: refreshToken, token_type_hint: 'refresh_token' };
      const reply = await fetch(`${serverUrl}/auth/revoke`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      }).catch((error: unknown) => {
        throw new SocialFault('away', 'apple: revoke', error);
      });
      if (!reply.ok) throw new SocialFault(reply.status >= 500 ? 'away' : 'refused', `apple: revoke ${reply.status}`);
    },
    async readEvent(payload) {
      const { events } = await flow.idTokens.checkEvent(payload);
      // Apple encodes the event as a JSON string inside the claims.
      const event = notificationEvent.safeParse(typeof events === 'string' ? parseJson(events) : events);
      if (!event.success) throw new SocialFault('refused', 'apple: a webhook without an event');
      const kind = Object.hasOwn(eventKinds, event.data.type) ? eventKinds[event.data.type] : undefined;
      return kind === undefined ? null : { kind, subject: event.data.sub };
    },
  };
}

/** Apple's client secret: a JWT signed with the team's key, valid for five minutes. */
async function mintSecret({ teamId, keyId, clientId, issuer, privateKey }: AppleSettings, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + secretSeconds)
    .sign(await importPKCS8(privateKey, 'ES256'));
}

/** The name, sent once at the first consent, family name first as in Korean; only a suggestion, because it is not signed. */
function nameIn(user: string | null): string | null {
  const sent = sentUser.safeParse(user === null ? null : parseJson(user));
  const { firstName = '', lastName = '' } = sent.data?.name ?? {};
  const isKorean = /^\p{Script=Hangul}+$/u.test(firstName + lastName);
  const name = isKorean ? `${lastName}${firstName}` : `${firstName} ${lastName}`.trim();
  return name === '' ? null : name;
}

function withoutUser(answer: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(answer);
  rest.delete('user');
  return rest;
}

/** Apple also sends booleans as strings. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
